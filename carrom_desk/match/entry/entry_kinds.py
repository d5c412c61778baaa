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
"""Player of a side."""

EntryNumber = Annotated[int, Bounds(0, 10**6)]
"""Place of an entry in its log."""

MOST_POINTS = 99
"""More points than any board counts."""


@unique
class Need(Enum):
    """Precondition of a kind of entry, independent of its fields."""

    NOTHING = auto()
    MATCH = auto()
    """The match goes on."""
    GAME = auto()
    """A game is being played."""
    BOARD = auto()
    """A board is being played."""
    NO_BOARD = auto()
    """The match goes on, and a toss says who breaks."""
    PLAYED_BOARD = auto()
    """There is a board that a protest can be about."""
    CLAIM = auto()
    """Points may be claimed."""
    RULING = auto()
    """An act was ruled on."""
    NO_PAUSE = auto()
    """The match goes on and is not paused."""
    PAUSE = auto()
    PROTEST = auto()
    """A protest waits for its decision."""


@unique
class OnTime(Enum):
    """Effect of a kind of entry on time: on the clock, and on the duration of strokes."""

    BEGINS = auto()
    """A time begins, from which the next stroke is measured too while its board goes on."""
    ENDS = auto()
    """Another time begins, from which no stroke is measured."""
    GOES_ON = auto()
    """It is made while the player thinks."""
    UNKNOWN = auto()
    """The clock stays as it is, but nobody knows for how long the player thought."""
    STOPS = auto()
    """Time is made to stand still (121)."""
    RESUMES = auto()
    """Time goes on after that."""


@dataclass(frozen=True, slots=True)
class About:
    """Properties of a kind of entry, in addition to its fields."""

    name: str
    """Its name in files."""
    needs: Need
    time: OnTime
    is_remark: bool
    """True when it stands among the remarks of a report."""
    words: Words | Callable[[Any], Words] | None = None
    """Title of the entry; None if `entry_text` composes it."""
    typed: str = ""
    """The field with what somebody typed, which follows the words."""
    may_end: bool = False
    """True when a board, a game or the match may end by it."""
    stops: Stop | None = None
    """Kind of stop that it causes."""
    laws: tuple[Law, ...] = ()
    """Laws it follows from, if always the same; otherwise see `entry_laws`."""


class Described:
    """Properties of an entry, by its class."""

    __slots__ = ()
    about: ClassVar[About]
