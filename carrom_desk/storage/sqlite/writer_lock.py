"""Lock that lets only one desk at a time write to a database, and tells the others which one.

It is an operating system lock on a file next to the database, and ends with the process, so a killed desk leaves no
lock behind. The file itself stays, and records who locked it last.

Where locks are not shared, such as between two computers with one folder, the record decides. Its holder renews it
every few seconds, and reads it again before and after each write. Another desk waits until it has been silent for a
while, then takes over. Only the order of records counts, since clocks differ.
"""

import json
import os
import socket
import sys
import time
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from secrets import token_hex
from threading import Event, Thread

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.rules.texts.words import Sentence

from .folders import is_trusted

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BEAT_S = 2.0
"""Seconds between renewals of a record."""
SILENT_S = 7.0
"""Seconds without a renewal after which another desk takes over."""
SETTLE_S = 1.0
"""Seconds after which a record is read again where locks are not shared, since two desks may write it at once; longer
than such folders remember what was read.
"""
_LOOK_S = 0.2
_LOCKED_BYTE = 1 << 20
"""Offset of the locked byte, beyond all contents, since Windows blocks reading locked bytes."""
_LENGTH = 512
"""Bytes of a record, always the same, so that no renewal is read in part."""
_LONGEST_HOST = 60
_IS_LINK = N_("{file} is a link, but only a file of this name can protect the database. Delete it and try again.")
_CLOSE_FIRST = N_("{who} Close it first, then try again.")


@dataclass(frozen=True, slots=True)
class Holder:
    """Holder of the write lock, as recorded in the lock file."""

    pid: int
    """Process id; 0 if unknown."""
    host: str
    since: str
    """ISO 8601 in UTC."""
    token: str = ""
    """Random text that distinguishes this holder from all others."""
    beat: int = 0
    """Number of renewals."""
    is_open: bool = False
    """False once the holder has closed the database."""

    @property
    def sentence(self) -> Sentence:
        if not self.pid:
            return Sentence.of(N_("Another desk has this database open for writing."))
        words = N_("Another desk has this database open for writing: process {process} on {host}, since {since}.")
        return Sentence.of(words, process=self.pid, host=self.host, since=self.since)


_NOBODY = Holder(0, "", "")


class WriterClaim:
    """Right to write to a database, until it is closed or another desk takes over."""

    def __init__(self, file: FileIO, path: Path, *, is_synced: bool, took_over: bool) -> None:
        """Uses a locked file; `announce` records the holder in it."""
        self._file, self._path, self._is_synced = file, path, is_synced
        self.took_over = took_over
        """True when the former holder was only silent, and might still write to the files that it has open."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._holder = Holder(os.getpid(), _this_host(), now, token_hex(8), is_open=True)
        self._end = Event()
        self._renewing = Thread(target=self._renew, name="writer lock", daemon=True)

    def announce(self) -> None:
        """Records this desk and begins to renew the record."""
        self._write()
        self._renewing.start()

    def taken_by(self) -> Holder | None:
        """Returns the desk that has taken over, if any.

        Raises:
            OSError: the lock file could not be read.
        """
        # Opened again each time: only then a network's file system reads again.
        content = _content(self._path)
        if self._holder.token.encode() in content:
            return None
        found = _holder_in(content)
        return found if found.token else None

    def close(self) -> None:
        """Releases the right."""
        self._end.set()
        if self._renewing.is_alive():
            self._renewing.join()
            with suppress(OSError):
                if self.taken_by() is None:
                    self._holder = replace(self._holder, is_open=False)
                    self._write()
        self._file.close()

    def _renew(self) -> None:
        while not self._end.wait(BEAT_S):
            # A network that fails for a while makes this desk silent, but does not end it.
            with suppress(OSError):
                if self.taken_by() is not None:
                    break
                self._holder = replace(self._holder, beat=self._holder.beat + 1)
                self._write()

    def _write(self) -> None:
        self._file.seek(0)
        self._file.write(json.dumps(asdict(self._holder)).encode().ljust(_LENGTH))
        self._file.truncate(_LENGTH)
        if self._is_synced:
            os.fsync(self._file.fileno())


def lock_file(database: Path) -> Path:
    """Returns the lock file of a database, the same for every link to it."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def holder_of(database: Path) -> Holder | None:
    """Returns the current holder by the system's lock, if any, without creating a file.

    Raises:
        OSError: the lock file could not be opened.
    """
    if lock_file(database).is_symlink() or not lock_file(database).is_file():
        return None
    found = _locked(database)
    if isinstance(found, Holder):
        return found
    found.close()
    return None


def is_left_open(database: Path) -> bool:
    """Returns True when the last holder did not close the database, and might still write where locks are not shared.

    The lock of a local disk proves the end of a desk on this computer.
    """
    with suppress(OSError):
        last = _holder_in(_content(lock_file(database)))
        return last.is_open and not (last.host == _this_host() and is_trusted(database.parent))
    return False


def must_be_claimed(database: Path) -> bool:
    """Returns True when every writer must claim the database, also one for a moment, since SQLite's own locks may not
    be shared.
    """
    return not is_trusted(database.parent) or is_left_open(database)


def claim(database: Path) -> WriterClaim | Holder:
    """Acquires the right to write until it is closed, or returns the current holder by the system's lock.

    Waits some seconds where locks may not be shared.

    Raises:
        OSError: the lock file could not be created.
        StoreUnavailable: a desk that does not share this system's locks is writing.
    """
    file = _locked(database)
    if isinstance(file, Holder):
        return file
    with ExitStack() as undo:
        undo.enter_context(file)
        path, is_shared = lock_file(database), not is_trusted(database.parent)
        claimed = WriterClaim(file, path, is_synced=is_shared, took_over=is_left_open(database) and _is_silent(path))
        undo.callback(claimed.close)
        if _is_ours(file):
            claimed.announce()
            if is_shared:
                time.sleep(SETTLE_S)
                if (other := claimed.taken_by()) is not None:
                    raise StoreUnavailable(_CLOSE_FIRST, who=other.sentence)
        undo.pop_all()
    return claimed


def claim_alone(file: Path) -> WriterClaim:
    """Locks out every desk, so that the database file can be replaced.

    Commands that have it open briefly are not waited for: their writes after the replacement are refused.

    Raises:
        StoreUnavailable: a desk has the database open.
    """
    claimed = claim(file)
    if isinstance(claimed, Holder):
        raise StoreUnavailable(_CLOSE_FIRST, who=claimed.sentence)
    return claimed


def _is_silent(path: Path) -> bool:
    """Watches the record of a desk that did not close; returns True when it does not change, and False when the desk
    closes meanwhile.

    Raises:
        StoreUnavailable: the desk renewed it.
    """
    before = _holder_in(_content(path))
    deadline = time.monotonic() + SILENT_S
    while time.monotonic() < deadline:
        time.sleep(_LOOK_S)
        now = _holder_in(_content(path))
        if not now.is_open:
            return False
        if now != before:
            raise StoreUnavailable(_CLOSE_FIRST, who=now.sentence)
    return True


def _this_host() -> str:
    return socket.gethostname()[:_LONGEST_HOST]


def _locked(database: Path) -> FileIO | Holder:
    """Locks the lock file, or returns the holder.

    Raises:
        StoreUnavailable: the lock file is a link, which could lead to any file.
    """
    if lock_file(database).is_symlink():
        raise StoreUnavailable(_IS_LINK, file=str(lock_file(database)))
    handle = os.open(lock_file(database), os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    file = FileIO(handle, "r+b")
    try:
        if _try_lock(file):
            return file
        file.seek(0)
        holder = _holder_in(file.read(_LENGTH))
        file.close()
        return holder
    except BaseException:
        file.close()
        raise


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


def _content(path: Path) -> bytes:
    try:
        with path.open("rb", buffering=0) as file:
            return file.read(_LENGTH)
    except FileNotFoundError:
        return b""


def _holder_in(content: bytes) -> Holder:
    """Returns the holder recorded in the file; empty if there is none, or it is not written yet."""
    try:
        read = json.loads(content)
        host, since, token = str(read["host"]), str(read["since"]), str(read["token"])
        return Holder(int(read["pid"]), host, since, token, int(read["beat"]), bool(read["is_open"]))
    except (ValueError, KeyError, TypeError):
        return _NOBODY
