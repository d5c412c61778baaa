"""The clock of the window as the hall is told of it."""

from carrom_desk.gui.clock.reading import ClockReading, ClockState
from carrom_desk.match.hall_store import TableClock

_ALIKE_MS = 1_500
"""Whole seconds are read: ends that lie nearer are those of a clock that simply goes on."""


def table_clock(reading: ClockReading, now_ms: int, before: TableClock | None) -> TableClock:
    """What it shows at this time of day; the same as before while it goes on, or stands, as it did."""
    since = reading.rule.since
    if reading.state is ClockState.NOT_USED:
        return TableClock(since)
    if reading.state is ClockState.STRUCK or not reading.state.is_running:
        return TableClock(since, left_ms=reading.left_s * 1_000)
    ends_ms = now_ms + (reading.left_s - reading.over_s) * 1_000
    if before is not None and before.since == since and before.ends_ms is not None:
        ends_ms = before.ends_ms if abs(ends_ms - before.ends_ms) < _ALIKE_MS else ends_ms
    return TableClock(since, ends_ms)


def runs_as_usual(reading: ClockReading, before: TableClock | None) -> bool:
    """Whether it has just begun with all its seconds: that much the hall knows from the entry."""
    is_new = before is None or before.since != reading.rule.since
    return is_new and reading.state.is_running and reading.left_s == reading.rule.seconds
