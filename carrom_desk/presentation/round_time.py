"""Values and texts of the round clock."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.i18n import N_, Words, say

MS_PER_MINUTE = 60_000
LAST_MINUTES = 5
"""Number of minutes left at which the clock warns."""


@dataclass(frozen=True, slots=True)
class RoundTime:
    """Time of a round, which continues while the desk is closed, as the hall does not wait."""

    minutes: int
    """Agreed minutes."""
    left_ms: int
    """Milliseconds left while stopped; negative when over."""
    ends_at_ms: int | None = None
    """End as wall time in milliseconds since 1970; None while stopped."""
    has_begun: bool = False
    """True once it has been started."""


def new_round(minutes: int) -> RoundTime:
    """Returns a round that has not started."""
    return RoundTime(minutes, minutes * MS_PER_MINUTE)


@unique
class RoundState(StrEnum):
    """State of the round clock."""

    WAITING = "waiting"
    """Not started; starts with the first "Play" or by hand."""
    RUNNING = "running"
    LAST_MINUTES = "last_minutes"
    OVER = "over"
    HELD = "held"


@dataclass(frozen=True, slots=True)
class RoundReading:
    """Time on the round clock at one moment."""

    state: RoundState
    left_s: int
    """Whole seconds left, rounded up; never negative."""
    over_s: int = 0
    """Whole seconds since time was up."""


def reading_of(time: RoundTime, left_ms: int) -> RoundReading:
    """Returns the reading for a number of milliseconds left, negative if time is up."""
    left_s = max(0, -(-left_ms // 1000))
    over_s = max(0, -left_ms) // 1000
    return RoundReading(_state(time, left_s), left_s, over_s)


def _state(time: RoundTime, left_s: int) -> RoundState:
    if not time.has_begun:
        return RoundState.WAITING
    if time.ends_at_ms is None:
        return RoundState.HELD
    if left_s == 0:
        return RoundState.OVER
    return RoundState.LAST_MINUTES if left_s <= LAST_MINUTES * 60 else RoundState.RUNNING


_WORDS: Mapping[RoundState, Words] = {
    RoundState.WAITING: N_("Round {left}, not started"),
    RoundState.RUNNING: N_("Round {left}"),
    RoundState.LAST_MINUTES: N_("Round {left}"),
    RoundState.HELD: N_("Round {left}, paused"),
    RoundState.OVER: N_("Round: TIME +{over}"),
}


def round_words(reading: RoundReading) -> str:
    """Short text for the top bar, such as "Round 44:05"."""
    left, over = (f"{seconds // 60}:{seconds % 60:02}" for seconds in (reading.left_s, reading.over_s))
    return say(_WORDS[reading.state], left=left, over=over)


LONGEST = RoundReading(RoundState.OVER, 0, over_s=600)
"""Reading with the longest text; rounds have two-digit minutes."""
