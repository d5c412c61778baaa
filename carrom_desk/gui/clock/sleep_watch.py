"""Notices that the machine has slept: the clock behind the deadlines stood still meanwhile."""

import time
from collections.abc import Callable
from typing import Protocol

NOTICED_NS = 500_000_000
"""A sleep shorter than half a second changes no whole second that matters."""


_PAIRS = (("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"), ("CLOCK_MONOTONIC_RAW", "CLOCK_UPTIME_RAW"))
"""A clock that goes on while the machine sleeps and the one behind the deadlines, which stands: on Linux, on macOS."""


class Clocks(Protocol):
    """What there is of Python's `time`."""

    def clock_gettime_ns(self, clock: int, /) -> int:
        """Nanoseconds on one of the platform's clocks."""


def slept_ns(clocks: Clocks = time) -> int:
    """Nanoseconds the machine has slept since it was started, which the clock behind the deadlines has not counted.

    0 where the platform does not say, and on Windows, where that clock goes on meanwhile.
    """
    for through, awake in _PAIRS:
        if hasattr(clocks, through) and hasattr(clocks, awake):
            # What stands is read first: a pause between the two would otherwise pass for sleep taken back.
            stood = clocks.clock_gettime_ns(getattr(clocks, awake))
            return max(0, clocks.clock_gettime_ns(getattr(clocks, through)) - stood)
    return 0


class SleepWatch:
    """Asks now and then whether the machine slept since it was asked last."""

    def __init__(self, slept: Callable[[], int] = slept_ns) -> None:
        self._slept = slept
        self._known = slept()

    def has_slept(self) -> bool:
        """Whether the machine slept since the last time this was asked."""
        now = self._slept()
        has_slept = now - self._known >= NOTICED_NS
        self._known = now
        return has_slept
