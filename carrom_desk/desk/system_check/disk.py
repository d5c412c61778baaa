"""The disk that matches are kept on: its room, and how long it takes until something is really on it."""

import os
import shutil
import tempfile
import time
from pathlib import Path
from typing import Protocol

from .finding import Check, Finding, Level, Reason

MUCH_MB, ENOUGH_MB = 500, 50
"""Megabytes free that are plenty, and those without which no match should begin."""
SLOW_MS = 150
"""A stroke that takes longer to be kept is felt."""
_MB = 1_000_000
_MUCH_TO_SAY = 10_000
_TRIES = 5
_BYTES = b"carrom desk" * 400


class Disk(Protocol):
    """A folder on a disk."""

    def free_mb(self) -> int:
        """Megabytes that are free; raises OSError."""

    def write_ms(self) -> float:
        """Milliseconds that a small write takes until it is on the disk; raises OSError."""


class FolderDisk:
    """The disk under a folder; a folder that is not there is made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def free_mb(self) -> int:
        """Megabytes that are free."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return shutil.disk_usage(self._folder).free // _MB

    def write_ms(self) -> float:
        """The middle of a few writes, each forced onto the disk; nothing of them is left."""
        self._folder.mkdir(parents=True, exist_ok=True)
        took = []
        with tempfile.NamedTemporaryFile(dir=self._folder, prefix=".carrom-desk-check-") as file:
            for _ in range(_TRIES):
                begun = time.monotonic_ns()
                file.write(_BYTES)
                file.flush()
                os.fsync(file.fileno())
                took.append((time.monotonic_ns() - begun) / 1_000_000)
        return sorted(took)[_TRIES // 2]


def size_words(megabytes: int) -> str:
    """Megabytes, or gigabytes where there are many."""
    return f"{megabytes} MB" if megabytes < _MUCH_TO_SAY else f"{megabytes // 1000} GB"


def check_disk(disk: Disk) -> Finding:
    """Room and speed of the disk."""
    try:
        free, took = disk.free_mb(), disk.write_ms()
    except OSError as error:
        return Finding(Check.DISK, Level.BAD, Reason.NOT_WRITABLE, {"why": error.strerror or str(error)})
    values: dict[str, str | int] = {"free": size_words(free), "ms": round(took) or 1}
    if free < ENOUGH_MB:
        return Finding(Check.DISK, Level.BAD, Reason.NO_ROOM, values)
    if free < MUCH_MB:
        return Finding(Check.DISK, Level.WARNING, Reason.LITTLE_ROOM, values)
    if took > SLOW_MS:
        return Finding(Check.DISK, Level.WARNING, Reason.SLOW, values)
    return Finding(Check.DISK, Level.GOOD, values=values)
