"""SQLite's own driver, for what SQLAlchemy has no words for: the one module that imports it.

How a connection is set up so that nothing is lost, SQLite's checks and its backup of a file in use, and what its errors
mean. Whatever is read or written as matches goes through SQLAlchemy; a rescue reads here what no engine could open.
"""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from enum import Enum, StrEnum, auto, unique
from pathlib import Path

Connection = sqlite3.Connection
DriverError = sqlite3.Error
PATIENCE_MS = 3_000
"""How long to wait for another program to finish writing."""
_PAUSE_S = 0.01
_STEPS_BETWEEN_QUESTIONS = 10_000
"""Steps of SQLite's own machine: a few milliseconds."""
_MOST_PROBLEMS = 100


# Connections


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


def connect_to_damaged(file: Path) -> Connection:
    """Open a file to read what can be read of it; letters that were overwritten make an entry unreadable, no more.

    Raises:
        DriverError: it cannot be opened.
    """
    connection = sqlite3.connect(file, isolation_level=None)
    connection.text_factory = _text
    return connection


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")


# What SQLite does with whole files


def quick_problem(file: Path, should_stop: Callable[[], bool] = lambda: False) -> str:
    """What SQLite's quick check finds wrong first; empty when all is well, or it was stopped.

    Raises:
        DriverError: the file cannot be read.
    """
    found = _checked(file, "quick_check(1)", should_stop)
    return (
        "" if found is None or found == ["ok"] else " ".join(found[0].replace("*** in database main ***", "").split())
    )


def file_problems(file: Path, should_stop: Callable[[], bool]) -> list[str] | None:
    """All that SQLite's whole check finds wrong, on a connection of its own; None when it was stopped.

    Raises:
        DriverError: the file cannot be read.
    """
    found = _checked(file, f"integrity_check({_MOST_PROBLEMS})", should_stop)
    return found if found is None else [each for each in found if each != "ok"]


def _checked(file: Path, check: str, should_stop: Callable[[], bool]) -> list[str] | None:
    with closing(connect(file, read_access(file))) as connection:
        connection.set_progress_handler(should_stop, _STEPS_BETWEEN_QUESTIONS)
        try:
            return [str(found) for (found,) in connection.execute(f"PRAGMA {check}")]
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return None
            raise


def copy(source: Path, target: Path) -> None:
    """Copy a database that may be in use over a file that is there.

    Raises:
        DriverError: it cannot be read or written.
    """
    with (
        closing(connect(source, read_access(source))) as reader,
        closing(connect(target, Access.WRITE)) as writer,
    ):
        reader.backup(writer)
        # One file, with nothing beside it: it can be carried away, and read from a medium that is read-only.
        writer.execute("PRAGMA journal_mode = DELETE")


# What its errors mean


@unique
class Fault(Enum):
    """What kept SQLite from doing what it was asked."""

    FULL = auto()
    READ_ONLY = auto()
    LOCKED = auto()
    CANNOT_OPEN = auto()
    BROKEN_MEDIUM = auto()
    NOT_ALLOWED = auto()
    DAMAGED = auto()
    TAKEN = auto()
    """There is a row of this key."""


_BY_CODE = {
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Fault.LOCKED,
    sqlite3.SQLITE_CANTOPEN: Fault.CANNOT_OPEN,
    sqlite3.SQLITE_IOERR: Fault.BROKEN_MEDIUM,
    sqlite3.SQLITE_NOLFS: Fault.BROKEN_MEDIUM,
    sqlite3.SQLITE_PERM: Fault.NOT_ALLOWED,
    sqlite3.SQLITE_AUTH: Fault.NOT_ALLOWED,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
}
"""By the primary result code."""
_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
_NOT_A_TEXT = "Could not decode to UTF-8"


def fault_of(error: DriverError) -> Fault | None:
    """What an error of the driver means; None for one that only a bug can cause."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # What was overwritten within a text: Python's driver finds it, and SQLite has no code for it.
        return Fault.DAMAGED if _NOT_A_TEXT in str(error) else None
    return Fault.TAKEN if code in _TAKEN else _BY_CODE.get(code & 0xFF)
