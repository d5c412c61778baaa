"""The clock of a match in the hall."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from carrom_desk.i18n import say
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.timing import ClockRule
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.wording.match_text import duration

from ..hub import AtTable
from ..receiving import now_ms

_DAY_MS = 86_400_000
_ALIKE_MS = 60_000
"""Difference between two computers' clocks that is too small to matter in a time of day."""


@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock of a match."""

    seconds: int
    """Time limit in seconds."""
    ends_ms: int | None = None
    """End in milliseconds since 1970; None while stopped."""
    left_ms: int = 0
    """Time left while stopped."""
    title: str = ""
    """Title of the clock."""
    struck: str = ""
    """Time of the stroke that is being entered, in words; empty if there is none."""


def clock_view(found: AtTable, record: MatchRecord, rule: ClockRule | None) -> ClockView | None:
    """Returns the clock required by the laws, as reported by the table if available, else as derived from its starting
    entry.
    """
    if rule is None:
        return None
    known, title = found.known, say(rule.kind.heading)
    clock = known.clock
    if clock is not None and clock.since == rule.since:
        if clock.left_ms is not None:
            seconds = duration(-(-clock.left_ms // 1_000))
            struck = "" if clock.ends_ms is None else say(ClockState.STRUCK.value, seconds=seconds)
            return ClockView(rule.seconds, left_ms=clock.left_ms, title=title, struck=struck)
        return None if clock.ends_ms is None else ClockView(rule.seconds, _near(clock.ends_ms), title=title)
    if rule.is_standing or rule.since < 0 or rule.is_after_correction or not rule.starts_at_once:
        return None
    try:
        began_ms = int(datetime.fromisoformat(record.entries[rule.since].at).timestamp() * 1_000)
    except (ValueError, OverflowError, OSError):
        return None  # not a valid time, or one that this system has no clock for
    return ClockView(rule.seconds, _near(began_ms + known.skew_ms + rule.seconds * 1_000), title=title)


def by_hub(at: str, skew_ms: int) -> str:
    """Returns a table's wall time, ISO 8601, by the hub's clock, which is ahead by so much."""
    if abs(skew_ms) < _ALIKE_MS:
        return at
    try:
        return (datetime.fromisoformat(at) + timedelta(milliseconds=skew_ms)).isoformat(timespec="milliseconds")
    except (ValueError, OverflowError):
        return at  # no time, or one that no calendar has


def _near(ms: int) -> int:
    """Limits a table's time to within a day of the current time."""
    return max(now_ms() - _DAY_MS, min(ms, now_ms() + _DAY_MS))


def moment(ms: int) -> str:
    """Returns the local date and time of day for milliseconds since 1970."""
    return datetime.fromtimestamp(ms / 1_000).astimezone().strftime("%Y-%m-%d %H:%M:%S")


def time_of_day(ms: int) -> str:
    """Returns the local time of day for milliseconds since 1970."""
    return moment(ms).partition(" ")[2]
