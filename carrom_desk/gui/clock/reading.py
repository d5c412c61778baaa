"""What the clock shows at one moment."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.match.timing import ClockRule

NS = 1_000_000_000
"""Nanoseconds in a second."""

LAST_SECONDS = 5
"""With so many seconds left the clock warns."""


@unique
class ClockState(StrEnum):
    """How the clock stands."""

    NOT_USED = "not_used"
    """The umpire does without it, unless he starts it by hand."""
    WAITING = "waiting"
    """The umpire has to start it."""
    RUNNING = "running"
    LAST_FIVE = "last_five"
    """Running, with five seconds or fewer left."""
    STRUCK = "struck"
    """The stroke has been made, and is being entered: the seconds stand as they were at its first mark."""
    TIME = "time"
    """The seconds are over; this first second says so."""
    OVERRUN = "overrun"
    """Over for a second and more."""
    PAUSED = "paused"
    """Held by the umpire, or time stands still by the laws (icf-revised 121)."""
    INTERRUPTED = "interrupted"
    """The desk was closed, slept, or the log was corrected: how much time has gone nobody knows."""

    @property
    def is_running(self) -> bool:
        """Whether its seconds go by, or went by until the stroke that is being entered."""
        return self not in _STANDING

    @property
    def is_waiting(self) -> bool:
        """Whether the umpire is expected to start it, or to let it go on."""
        return self in (ClockState.WAITING, ClockState.INTERRUPTED)

    @property
    def is_over(self) -> bool:
        """Whether no second is left."""
        return self in (ClockState.TIME, ClockState.OVERRUN)


_STANDING = frozenset({ClockState.NOT_USED, ClockState.WAITING, ClockState.PAUSED, ClockState.INTERRUPTED})


@dataclass(frozen=True, slots=True)
class ClockReading:
    """The clock at one moment."""

    rule: ClockRule
    state: ClockState
    left_s: int
    """Whole seconds left, rounded up, 0 and more."""
    over_s: int = 0
    """Whole seconds since time was over."""


def reading_of(rule: ClockRule, left_ns: int, standing: ClockState | None) -> ClockReading:
    """Read the clock: nanoseconds left, negative when over; `standing` says why it does not run, if so."""
    left_s = max(0, -(-left_ns // NS))
    over_s = max(0, -left_ns) // NS
    return ClockReading(rule, standing or _running_state(left_s, over_s), left_s, over_s)


def _running_state(left_s: int, over_s: int) -> ClockState:
    if left_s > LAST_SECONDS:
        return ClockState.RUNNING
    if left_s > 0:
        return ClockState.LAST_FIVE
    return ClockState.OVERRUN if over_s else ClockState.TIME
