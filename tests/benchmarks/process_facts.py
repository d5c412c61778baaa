"""What Linux knows of a process, and how one tells what it measured."""

import json
import os
import sys
from pathlib import Path

_START_TICKS = 19
"""Where the start of the process stands in /proc/self/stat, counted from behind the name in brackets."""


def begun_ns() -> int:
    """When this process began, on CLOCK_BOOTTIME: in steps of 10 ms, as `carrom-desk --smoke` counts."""
    ticks = int(Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()[_START_TICKS])
    return ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")


def memory_mib() -> float:
    """What this process holds in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def tell(**figures: object) -> None:
    """Writes what was measured, for the process that asked for it."""
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()
