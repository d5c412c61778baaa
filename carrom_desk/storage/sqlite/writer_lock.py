"""Lock that lets only one desk at a time write to a database, and tells the others which one.

It is an operating system lock on a file next to the database, and ends with the process, so a killed desk leaves no
lock behind. The file itself stays, and records who locked it last.
"""

import json
import os
import socket
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.rules.texts.words import Sentence

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCKED_BYTE = 1 << 20
"""Offset of the locked byte, beyond all contents, since Windows blocks reading locked bytes."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Holder of the write lock."""

    pid: int
    """Process id; 0 if unknown."""
    host: str
    since: str
    """ISO 8601 in UTC."""

    @property
    def sentence(self) -> Sentence:
        """Description of the holder."""
        if not self.pid:
            return Sentence.of(N_("Another desk has this database open for writing."))
        words = N_("Another desk has this database open for writing: process {process} on {host}, since {since}.")
        return Sentence.of(words, process=self.pid, host=self.host, since=self.since)


def lock_file(database: Path) -> Path:
    """Returns the lock file of a database, the same for every link to it."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def holder_of(database: Path) -> Holder | None:
    """Returns the current holder, if any, without creating a file.

    Raises:
        OSError: the lock file could not be opened.
    """
    if not lock_file(database).is_file():
        return None
    claimed = claim(database, says_who=False)
    if isinstance(claimed, Holder):
        return claimed
    claimed.close()
    return None


def claim(database: Path, *, says_who: bool = True) -> FileIO | Holder:
    """Acquires the write lock until the returned file is closed, or returns the current holder.

    Raises:
        OSError: the lock file could not be created.
    """
    handle = os.open(lock_file(database), os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    file = FileIO(handle, "r+b")
    try:
        if not _try_lock(file):
            holder = _read_holder(file)
            file.close()
            return holder
        if says_who and _is_ours(file):
            _write_holder(file)
    except BaseException:
        file.close()
        raise
    return file


def claim_alone(file: Path) -> FileIO:
    """Locks out every desk, so that the database file can be replaced.

    Commands that have it open briefly are not waited for: their writes after the replacement are refused.

    Raises:
        StoreUnavailable: a desk has the database open.
    """
    claimed = claim(file)
    if isinstance(claimed, Holder):
        words = N_("{who} Close it first, then try again.")
        raise StoreUnavailable(Sentence.of(words, who=claimed.sentence))
    return claimed


def _try_lock(file: FileIO) -> bool:
    try:
        if sys.platform == "win32":
            file.seek(_LOCKED_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _is_ours(file: FileIO) -> bool:
    """Returns True when the lock file was written by a desk; another program's file of this name is never
    overwritten.
    """
    file.seek(0)
    return file.read(1) in (b"", b"{")


def _write_holder(file: FileIO) -> None:
    since = datetime.now(UTC).isoformat(timespec="seconds")
    document = {"pid": os.getpid(), "host": socket.gethostname(), "since": since}
    file.seek(0)
    file.truncate()
    file.write(json.dumps(document).encode())


def _read_holder(file: FileIO) -> Holder:
    """Returns the holder recorded in the file. It may not be written yet; only the lock itself counts."""
    file.seek(0)
    try:
        document = json.loads(file.read(_LOCKED_BYTE))
        return Holder(int(document["pid"]), str(document["host"]), str(document["since"]))
    except (ValueError, KeyError, TypeError):
        return Holder(0, "", "")
