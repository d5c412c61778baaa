"""Properties of every kind of entry, in addition to its fields."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto, unique
from typing import Annotated, Any, ClassVar

from carrom_desk.i18n import Words
from carrom_desk.match.setup import Bounds
from carrom_desk.rules.clocks import Stop
from carrom_desk.rules.laws import Law

PlayerNumber = Annotated[int, Bounds(1, 2)]
"""Number of a player within a side."""

EntryNumber = Annotated[int, Bounds(0, 10**6)]
"""Number of an entry in its log."""

MOST_POINTS = 99
"""Upper bound for the points of any board."""


@unique
class Precondition(Enum):
    """Precondition of a kind of entry, independent of its fields."""

    NOTHING = auto()
    MATCH = auto()
    """The match is not over."""
    GAME = auto()
    """A game is in progress."""
    BOARD = auto()
    """A board is in progress."""
    BREAK = auto()
    """A board is in progress whose break is still to come."""
    SHOOT_OUT = auto()
    """A level game waits for a shoot-out."""
    NO_BOARD = auto()
    """The match is not over, and a toss must decide who breaks."""
    PLAYED_BOARD = auto()
    """There is a board that a protest can be about."""
    CLAIM = auto()
    """Points may be claimed."""
    RULING = auto()
    """At least one act was ruled on."""
    NO_PAUSE = auto()
    """The match is neither over nor paused."""
    PROTEST = auto()
    """A protest is pending."""


@unique
class OnTime(Enum):
    """Effect of a kind of entry on the clock and on the measured duration of strokes."""

    BEGINS = auto()
    """Starts a new time, from which the next stroke on the same board is measured."""
    ENDS = auto()
    """Starts a new time, from which no stroke is measured."""
    GOES_ON = auto()
    """Entered while the player is thinking; no effect."""
    UNKNOWN = auto()
    """Leaves the clock unchanged, but the thinking time becomes unknown."""
    STOPS = auto()
    """Stops the clock (121)."""
    RESUMES = auto()
    """Restarts the clock after a stop."""


@dataclass(frozen=True, slots=True)
class About:
    """Metadata of a kind of entry."""

    name: str
    """Name in files."""
    needs: Precondition
    time: OnTime
    is_remark: bool
    """True when the entry is listed among the remarks of a report."""
    words: Words | Callable[[Any], Words] | None = None
    """Title of the entry; None if `entry_text` composes it."""
    typed: str = ""
    """Name of the field with typed text, which follows the title."""
    may_end: bool = False
    """True when the entry can end a board, a game or the match."""
    stops: Stop | None = None
    """Kind of stop that the entry causes."""
    laws: tuple[Law, ...] = ()
    """Laws behind the entry if they never vary; otherwise see `entry_laws`."""


class Described:
    """Base class that gives an entry its metadata."""

    __slots__ = ()
    about: ClassVar[About]
