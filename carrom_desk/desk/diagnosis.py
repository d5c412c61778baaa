"""What helps to look into a fault: the program's diary, and one file with it, the versions and the match."""

import io
import os
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from carrom_desk.reports.whole_file import write_whole

if TYPE_CHECKING:
    from carrom_desk.match.store import StoredMatch

NAME = "carrom-desk.log"
LONGEST = 500_000
"""Bytes of one file; then the next begins."""
KEPT = 3
"""Files before the present one."""
REPLACEMENT = "\ufffd"
"""Stands for what must not be printed."""


class Diary:
    """Lines in a file that does not grow without end. A diary that cannot be written stops nothing."""

    def __init__(self, folder: Path) -> None:
        """Write into a folder, which is made with the first line."""
        self._folder = folder

    @property
    def file(self) -> Path:
        """Where the newest lines are."""
        return self._folder / NAME

    def files(self) -> tuple[Path, ...]:
        """What there is of it, newest first."""
        return tuple(file for file in self._places() if file.is_file())

    def note(self, line: str) -> None:
        """Write down what happened, in one line; no names, no paths."""
        self._write("INFO", line.replace("\n", REPLACEMENT))

    def note_fault(self, kind: type[BaseException], trace: TracebackType | None) -> None:
        """Write down where in the program a fault arose. What it says is left out: that might name somebody."""
        frames = "".join(traceback.format_tb(trace)).replace(str(Path.home()), "~")
        self._write("ERROR", f"{kind.__qualname__}\n{frames}".rstrip())

    def _places(self) -> Sequence[Path]:
        return (self.file, *(self.file.with_name(f"{NAME}.{number}") for number in range(1, KEPT + 1)))

    def _write(self, level: str, line: str) -> None:
        # The name of a match may come from a file: it cannot begin a line, nor turn one round.
        shown = "".join(letter if letter.isprintable() or letter == "\n" else REPLACEMENT for letter in line)
        at = datetime.now(UTC).astimezone().isoformat(" ", "milliseconds")
        written = f"{at} {level} {shown}\n".encode(errors="backslashreplace")
        with suppress(OSError):  # a disk that is full is told where it matters
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self.file.exists() and self.file.stat().st_size + len(written) > LONGEST:
                self._begin_next()
            with open(self.file, "ab", opener=lambda path, flags: os.open(path, flags, 0o600)) as log:
                log.write(written)

    def _begin_next(self) -> None:
        """Each file becomes the one before it; the oldest goes."""
        for newer, older in reversed(tuple(pairwise(self._places()))):
            if newer.exists():
                newer.replace(older)


def pack(target: Path, version: str, logs: Sequence[Path], match: "StoredMatch | None") -> None:
    """Write a ZIP of the logs, the versions, and the match if there is one.

    Raises:
        OSError: it could not be written; nothing was left half done.
    """
    import zipfile  # only here: a start need not wait for these

    from carrom_desk.exchange.match_file import write_match

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("about.txt", _about(version))
        for log in logs:
            archive.writestr(f"logs/{log.name}", _bytes_of(log))
        if match is not None:
            archive.writestr("match.carrom", write_match(match))
    write_whole(target, packed.getvalue(), is_private=True)


def _about(version: str) -> str:
    import platform

    lines = (
        f"Carrom Desk {version}",
        f"System {platform.platform()}",
        f"Processor {platform.machine()}",
        f"Python {platform.python_version()}",
    )
    return "\n".join(lines) + "\n"


def _bytes_of(log: Path) -> bytes:
    """What there is of a log; one that cannot be read says so in its place."""
    try:
        return log.read_bytes()
    except OSError as error:
        return f"This log could not be read: {error.strerror}.\n".encode()
