"""Clocks of a match: what they measure, their labels and their time limits."""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto, unique
from typing import Self

from carrom_desk.i18n import N_, NP_, Words

from .laws import Law


@unique
class ClockKind(StrEnum):
    """Kind of clock, by what it measures."""

    heading: Words
    """Heading shown above the clock."""
    purpose: Words
    """Text that follows the number of seconds."""
    occasion: Words | None
    """Moment when the clock runs, as described in an exercise; None when no law sets a time limit."""

    def __new__(cls, value: str, heading: Words, purpose: Words, occasion: Words | None = None) -> Self:
        """Creates a kind from its name in files and its texts."""
        kind = str.__new__(cls, value)
        kind._value_ = value
        kind.heading, kind.purpose, kind.occasion = heading, purpose, occasion
        return kind

    APPEARANCE = (
        "appearance",
        N_("Arrival"),
        N_("to be at the board"),
        N_("A player is not at the board when the match is called."),
    )
    """The players must be at the board (icf-revised 143(i))."""
    PRACTICE = "practice", N_("Trial board"), N_("for trial boards")
    """Trial boards before the first break, a few minutes (Trial board)."""
    BREAK = "break", N_("Break"), N_("for the break"), N_("The umpire has called “Play”. The break comes next.")
    """The break (46)."""
    STROKE = "stroke", N_("Stroke clock"), N_("for a stroke"), N_("It is a player’s turn to strike.")
    """A stroke (50)."""
    PLACING = "placing", N_("Placing"), N_("to place men"), N_("A man must be placed.")
    """Placing the men that come back (88(a))."""
    PLACING_OR_FORGOING = (
        "placing_or_forgoing",
        N_("Place or forgo"),
        N_("to place or forgo men"),
        N_("A due man may be placed or forgone."),
    )
    """Like `PLACING`, when some of the men are dues or penalties, which may be forgone (87(a), 88(a))."""
    CHANGE_OF_SIDES = (
        "change_of_sides",
        NP_("Clock", "Change of sides"),
        N_("to change sides"),
        N_("A game is over. The players change sides."),
    )
    """The players change sides (61)."""
    REST = (
        "rest",
        N_("Interval"),
        N_("of rest before the last game"),
        N_("The third game is next. The players rest."),
    )
    """The interval before the last game (138)."""


@unique
class Stop(Enum):
    """Reason why play is stopped (121)."""

    PAUSE = auto()
    """Play resumes with the time left, or with "Play" and the full time."""
    PROTEST = auto()
    """A protest, or the decision on one: play resumes with "Play" and the full time."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A time limit."""

    seconds: int
    laws: tuple[Law, ...]
    """Law that sets the limit first; an edition without that law has no limit. Empty if an event sets it."""
