"""The clock on the wall, which stands in every entry, and the clock that strokes are timed by."""

from collections.abc import Callable

from carrom_desk.desk.ports import Now

from .finding import Check, Finding, Level, Reason

FIRST_YEAR, LAST_YEAR = 2025, 2100
"""A computer whose battery is empty begins again long before these years."""
_ASKED_MS = 50


def check_clocks(now: Now, wait_ms: Callable[[int], object]) -> Finding:
    """Whether the year can be right, and whether time goes on."""
    wall = now.wall()
    year = int(wall[:4]) if wall[:4].isdigit() else 0
    before = now.monotonic_ms()
    wait_ms(_ASKED_MS)
    if now.monotonic_ms() <= before:
        return Finding(Check.CLOCK, Level.BAD, Reason.STANDS_STILL)
    shown = wall[:16].replace("T", " ")
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return Finding(Check.CLOCK, Level.BAD, Reason.WRONG_YEAR, {"time": shown})
    return Finding(Check.CLOCK, Level.GOOD, values={"time": shown})
