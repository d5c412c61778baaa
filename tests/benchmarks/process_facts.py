"""Facts that Linux has about a process, and a way for it to report what it measured."""

import json
import os
import sys
from pathlib import Path

_START_TICKS = 19
"""Field of /proc/self/stat with the start of the process, counted from behind the name in brackets."""


def begun_ns() -> int:
    """Returns when this process started, on CLOCK_BOOTTIME: in steps of 10 ms, as `carrom-desk --smoke` counts."""
    ticks = int(Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()[_START_TICKS])
    return ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")


def memory_mib() -> float:
    """Returns the memory that this process uses, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def tell(**figures: object) -> None:
    """Writes what was measured, for the process that asked for it."""
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()
