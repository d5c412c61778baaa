"""The clock of a table, as sent to the hall."""

from carrom_desk.match.ports.hall_store import TableClock
from carrom_desk.presentation.clock import ClockReading, ClockState

_ALIKE_MS = 50
"""Tolerance of a timer, within which a clock simply continues."""


def table_clock(reading: ClockReading, now_ms: int, before: TableClock | None) -> TableClock:
    """Returns the clock to send, unchanged while it keeps running or stays stopped."""
    since = reading.rule.since
    if reading.state is ClockState.NOT_USED:
        return TableClock(since)
    if not reading.state.is_running:
        return TableClock(since, left_ms=max(0, reading.left_ms))
    ends_ms = now_ms + reading.left_ms
    if before is not None and before.since == since and before.ends_ms is not None:
        ends_ms = before.ends_ms if abs(ends_ms - before.ends_ms) < _ALIKE_MS else ends_ms
    # Struck: pass on both the original end and the time shown until the stroke is entered.
    return TableClock(since, ends_ms, reading.left_ms if reading.state is ClockState.STRUCK else None)


def runs_as_usual(reading: ClockReading, before: TableClock | None) -> bool:
    """Returns True when it has just started in full, since the hall derives that from the entry."""
    is_new = before is None or before.since != reading.rule.since
    return is_new and reading.state.is_running and reading.left_s == reading.rule.seconds
