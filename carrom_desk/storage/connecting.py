"""Connections to a SQLite file, each set up to lose nothing."""

import errno
import os
import sqlite3
import stat
import time
from contextlib import suppress
from enum import StrEnum, unique
from pathlib import Path

from carrom_desk.match.store import StoreUnavailable

PATIENCE_MS = 3_000
"""How long to wait for another program to finish writing."""
_PAUSE_S = 0.01
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


@unique
class Access(StrEnum):
    """What a connection may do, as SQLite's URIs put it."""

    WRITE = "mode=rw"
    """Read and write; a file that has gone is not made anew."""
    READ = "mode=ro"
    LOOK = "mode=ro&immutable=1"
    """Read a file that nothing can be writing to, leaving no trace beside it: on a medium that is read-only."""


def connect(file: Path, access: Access, *, patience_ms: int = PATIENCE_MS) -> sqlite3.Connection:
    """Open a file that is there; transactions are begun and ended in so many words.

    Raises:
        sqlite3.Error: it cannot be opened, or is no database.
    """
    connection = sqlite3.connect(
        f"{file.as_uri()}?{access.value}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=patience_ms / 1_000,
    )
    try:
        _prepare(connection, access, patience_ms)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, access: Access, patience_ms: int) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    if access is not Access.WRITE:
        connection.execute("PRAGMA query_only = ON")
        return
    _keep_a_log(connection, patience_ms)
    # A commit returns when the disk has it; on macOS only fullfsync makes the disk itself empty its cache.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")


def _keep_a_log(connection: sqlite3.Connection, patience_ms: int) -> None:
    """Have changes written ahead into a log; the first to open a new file makes the change, and others wait for him."""
    deadline = time.monotonic() + patience_ms / 1_000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            # SQLite waits by itself for a lock, but not for this one.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() >= deadline:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def read_access(file: Path) -> Access:
    """How to read a file without writing: where nothing may be put beside it, it is looked at as it lies."""
    is_in_use = file.with_name(f"{file.name}-wal").exists()
    return Access.READ if is_in_use or os.access(file.parent, os.W_OK) else Access.LOOK


def quick_problem(connection: sqlite3.Connection) -> str:
    """What SQLite's quick check finds wrong first; empty when all is well."""
    [(found,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
    return "" if found == "ok" else " ".join(str(found).replace("*** in database main ***", "").split())


def require_folder(file: Path) -> None:
    """A database is made where it was wanted, and no folder after a slip in its name.

    Raises:
        StoreUnavailable: its folder is not there.
    """
    if not file.parent.exists():
        raise StoreUnavailable(
            f"{file} cannot be made: there is no folder {file.parent}. Look at the path and whether its disk is "
            "connected, or make the folder first."
        )


def make_file(file: Path) -> None:
    """Make an empty file that only its owner may read, and the folder for it; one that is there is left alone.

    Raises:
        OSError: it cannot be made.
    """
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder", str(file))
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return
    sync_folder(file.parent)


def keep_private(file: Path) -> None:
    """Take a database, and what lies beside it, from everybody but its owner: it may have been copied here."""
    for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(OSError):  # not there, or not ours: then it is its owner's business
            mode = each.stat().st_mode
            if mode & _OTHERS:
                each.chmod(stat.S_IMODE(mode) & ~_OTHERS)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last through a loss of power, where the platform can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
