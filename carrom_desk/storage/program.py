"""Which program this is, as far as what it computes goes."""

import os
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import carrom_desk.match
import carrom_desk.rules
from carrom_desk import __version__


@cache
def program_mark() -> str:
    """What tells this program from any other that could compute another state from a log, in hexadecimal.

    The version alone does not: who works on the laws changes what is computed many times between two releases. So the
    files of the laws and of the match count as well, by size and time, as they do for Python's own cache of them; to
    read them all would take longer than to replay a match.
    """
    packages = (*carrom_desk.rules.__path__, *carrom_desk.match.__path__)
    # Frozen into one file, it has no sources.
    stats = sorted(each for folder in packages for each in _stats(folder)) or [sys.executable]
    return sha256("\n".join((__version__, *stats)).encode()).hexdigest()


def _stats(folder: str) -> Iterator[str]:
    if not Path(folder).is_dir():
        return
    with os.scandir(folder) as found:
        for each in found:
            if each.is_dir():
                yield from _stats(each.path)
            elif each.name.endswith(".py"):
                stat = each.stat()
                yield f"{each.name} {stat.st_size} {stat.st_mtime_ns}"
