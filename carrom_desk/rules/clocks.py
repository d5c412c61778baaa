"""What is timed in a match, and for how long."""

from dataclasses import dataclass
from enum import StrEnum, unique

from .laws import Law


@unique
class ClockKind(StrEnum):
    """What is timed."""

    APPEARANCE = "appearance"
    """The players have to be at the board (icf-revised 143(i))."""
    PRACTICE = "practice"
    """Trial boards before the first break, a few minutes (Trial board)."""
    BREAK = "break"
    """The break (46)."""
    STROKE = "stroke"
    """A stroke (50)."""
    PLACING = "placing"
    """The men that come back have to be placed (88(a))."""
    PLACING_OR_FORGOING = "placing_or_forgoing"
    """Likewise, and some are dues or penalties, which may be forgone (87(a), 88(a))."""
    CHANGE_OF_SIDES = "change_of_sides"
    """The players change sides (61)."""
    REST = "rest"
    """The interval before the last game (138)."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A time limit."""

    seconds: int
    laws: tuple[Law, ...]
    """The one that gives the time first; an edition that does not have it does not time this."""
