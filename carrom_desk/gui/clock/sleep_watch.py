"""Notices that the machine has slept: the clock behind the deadlines stood still meanwhile."""

import time
from collections.abc import Callable

NOTICED_NS = 500_000_000
"""A sleep shorter than half a second changes no whole second that matters."""


def slept_ns() -> int:
    """Nanoseconds the machine has slept since it was started; 0 where the platform does not say."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    if boottime is None:
        return 0
    awake = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return max(0, time.clock_gettime_ns(boottime) - awake)


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
