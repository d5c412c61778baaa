"""Problem reports: the program's log, and a file with facts, log and match."""

import io
import logging
import os
import traceback
from collections.abc import Sequence
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING

from carrom_desk.reports.output.whole_file import write_whole

if TYPE_CHECKING:
    from carrom_desk.match.ports.store import StoredMatch

NAME = "carrom-desk.log"
LONGEST = 500_000
"""Maximum size of one file in bytes, after which the next is started."""
KEPT = 3
"""Number of files kept besides the current one."""
REPLACEMENT = "\ufffd"
"""Replacement for characters that must not be printed."""


class LogFile(RotatingFileHandler):
    """Private log file of the program. Errors while writing it are ignored."""

    def __init__(self, folder: Path) -> None:
        """Writes to a folder, which is created with the first line."""
        super().__init__(folder / NAME, maxBytes=LONGEST, backupCount=KEPT, encoding="utf-8", delay=True)
        self.setFormatter(_PlainFormatter("%(asctime)s %(levelname)s %(message)s"))

    def _open(self) -> TextIOWrapper:
        file = Path(self.baseFilename)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o600)
        return os.fdopen(descriptor, "a", encoding=self.encoding, errors="backslashreplace")

    def doRollover(self) -> None:
        """Starts the next file, or goes on with this one as long as another window has it open (Windows)."""
        if self.stream is not None:
            self.stream.close()
            self.stream = None
        moved = Path(f"{self.baseFilename}.moved")
        try:  # before any older file is touched
            Path(self.baseFilename).replace(moved)
        except OSError:
            return
        moved.replace(self.baseFilename)
        super().doRollover()

    def handleError(self, record: logging.LogRecord) -> None:
        """Ignores errors: a full disk is reported elsewhere."""


class _PlainFormatter(logging.Formatter):
    """Formats an event as one line, with the location of an error but not its message, which might contain names."""

    def format(self, record: logging.LogRecord) -> str:
        record.message = record.getMessage().replace("\n", REPLACEMENT)
        record.asctime = self.formatTime(record)
        lines = [self.formatMessage(record)]
        if record.exc_info and record.exc_info[0] is not None:
            lines.append(record.exc_info[0].__qualname__)
            lines += "".join(traceback.format_tb(record.exc_info[2])).replace(str(Path.home()), "~").splitlines()
        # The name of a match may come from a file, so it must not start a line or reverse one.
        return "\n".join("".join(each if each.isprintable() else REPLACEMENT for each in line) for line in lines)


def start_log(folder: Path) -> LogFile:
    """Writes the log to a folder; everything if the root logger has level DEBUG (`--debug`)."""
    handler = LogFile(folder)
    ours = logging.getLogger("carrom_desk")
    ours.addHandler(handler)
    if not ours.isEnabledFor(logging.INFO):
        ours.setLevel(logging.INFO)
    return handler


def log_files(folder: Path) -> tuple[Path, ...]:
    """Returns the existing log files in a folder, newest first."""
    places = (NAME, *(f"{NAME}.{number}" for number in range(1, KEPT + 1)))
    return tuple(folder / name for name in places if (folder / name).is_file())


def pack(target: Path, facts: str, logs: Sequence[Path], match: "StoredMatch | None") -> None:
    """Writes a ZIP of the page of facts, the logs, and the match if there is one.

    Raises:
        OSError: it could not be written; no partial file is left.
    """
    import zipfile  # imported late: not needed at the start

    from carrom_desk.exchange.match_file import write_match

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("facts.txt", facts)
        for log in logs:
            archive.writestr(f"logs/{log.name}", _bytes_of(log))
        if match is not None:
            archive.writestr("match.carrom", write_match(match))
    write_whole(target, packed.getvalue(), is_private=True)


def _bytes_of(log: Path) -> bytes:
    """Returns the contents of a log file, or a message if it is unreadable."""
    try:
        return log.read_bytes()
    except OSError as error:
        return f"This log could not be read: {error.strerror}.\n".encode()
