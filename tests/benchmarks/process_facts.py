"""Linux facts about a process, and reporting of measurements."""

import json
import os
import sys
from pathlib import Path

_START_TICKS = 19
"""Index of the process's start time in /proc/self/stat, counted after the name in brackets."""


def begun_ns() -> int:
    """Returns the start of this process on CLOCK_BOOTTIME, in steps of 10 ms, as `carrom-desk --smoke` does."""
    ticks = int(Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()[_START_TICKS])
    return ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")


def memory_mib() -> float:
    """Returns the memory used by this process in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def tell(**figures: object) -> None:
    """Writes the measurements for the parent process."""
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()
