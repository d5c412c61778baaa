"""How long the start took, counted from the start of the process."""

import os
import time
from collections.abc import Callable
from pathlib import Path

_IMPORTED_NS = time.monotonic_ns()
_START_TICKS = 19
"""Where the start of the process stands in /proc/self/stat, counted from behind the name in brackets."""

AgeMs = Callable[[], float]
"""Milliseconds since the process began."""


def process_age_ms() -> AgeMs:
    """A stopwatch that was started with the process; where the platform does not say when, with this module."""
    begun_ns = _begun_ns()
    if begun_ns is None:
        return lambda: (time.monotonic_ns() - _IMPORTED_NS) / 1e6
    return lambda: (time.clock_gettime_ns(time.CLOCK_BOOTTIME) - begun_ns) / 1e6


def _begun_ns() -> int | None:
    """When the process began, on the clock that counts from the machine's start (Linux)."""
    if not hasattr(time, "CLOCK_BOOTTIME"):
        return None
    try:
        stat = Path("/proc/self/stat").read_text(encoding="ascii", errors="replace")
        ticks = int(stat.rpartition(")")[2].split()[_START_TICKS])
        return ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return None
