"""Direct use of the `sqlite3` driver for operations that SQLAlchemy does not offer; the only module that imports it.

Sets up durable connections, runs SQLite's checks and its online backup, and interprets error codes. Matches are read
and written through SQLAlchemy; only a recovery reads them here, from files that no engine can open.
"""

import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from enum import Enum, StrEnum, auto, unique
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory

from .files import companion, has_journal, is_interrupted
from .folders import is_trusted

Connection = sqlite3.Connection
DriverError = sqlite3.Error
PATIENCE_MS = 3_000
"""Milliseconds to wait for another program to finish writing."""
_PAUSE_S = 0.01
_STEPS_BETWEEN_QUESTIONS = 10_000
"""SQLite virtual machine steps between calls of the progress handler, a few milliseconds."""
_CACHE_KIB = 1_000
"""Pages that a connection keeps: half of what SQLite would, since the system keeps them as well."""
_MOST_PROBLEMS = 100
_HEADER = 100
"""Bytes of a database header."""


# Connections


@unique
class Access(StrEnum):
    """Access mode of a connection, as in SQLite URIs."""

    WRITE = "mode=rw"
    """Read and write; does not recreate a missing file."""
    READ = "mode=ro&"
    """Read a file that has a journal, without changing either."""
    READ_ALONE = "mode=rw&"
    """Read a file that has no journal, and remove the companion files that SQLite creates, which `READ` would leave."""
    LOOK = "mode=ro&immutable=1"
    """Mode for files that cannot change, such as on read-only media. Leaves no files next to them."""


def address_of(file: PurePath, access: Access) -> str:
    """Returns the URI of a file for SQLite, which expects the server of a Windows share to be part of the path."""
    share = "//" if file.drive.startswith("\\\\") else ""
    return f"file://{share}{file.as_uri().removeprefix('file://')}?{access.value}"


def connect(file: Path, access: Access) -> sqlite3.Connection:
    """Opens an existing file. Transactions are started and ended explicitly.

    Raises:
        sqlite3.Error: it could not be opened, or is not a database.
    """
    connection = sqlite3.connect(
        address_of(file, access),
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=PATIENCE_MS / 1_000,
    )
    try:
        _prepare(connection, file, access)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, file: Path, access: Access) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    if access is not Access.WRITE:
        connection.execute("PRAGMA query_only = ON")
        return
    # A commit returns once it is on disk; on macOS only fullfsync makes the disk flush its own cache. EXTRA also syncs
    # the folder, so that a removed rollback journal does not come back.
    is_logged = is_trusted(file.parent) and _set_journal(connection, "WAL")
    connection.execute(f"PRAGMA synchronous = {'FULL' if is_logged else 'EXTRA'}")
    connection.execute("PRAGMA fullfsync = ON")
    if not is_logged:
        _keep_rollback_journal(connection)
    # Only now: it reads the file, which another program may be making.
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")


def _set_journal(connection: sqlite3.Connection, mode: str) -> bool:
    """Sets the journal mode; the first connection to a new file makes the change, and others wait. Returns False if the
    folder does not allow it.
    """
    for is_last in tries():
        try:
            [is_set] = connection.execute(f"PRAGMA journal_mode = {mode}").fetchone()
            return str(is_set).upper() == mode
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode in _NO_SHARED_MEMORY:
                return False
            # SQLite waits for locks by itself, but not for this one.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or is_last:
                raise
    return False


def _keep_rollback_journal(connection: sqlite3.Connection) -> None:
    """Switches to a rollback journal, which needs no shared memory.

    Raises:
        sqlite3.OperationalError: another program has the file open, with write-ahead logging.
    """
    # A file copied here may still have write-ahead logging, which a connection alone can end without shared memory.
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    _set_journal(connection, "DELETE")
    connection.execute("PRAGMA locking_mode = NORMAL")
    connection.execute("SELECT 1 FROM sqlite_schema").fetchone()


def tries() -> Iterator[bool]:
    """Yields until the time limit is reached, with True for the last attempt."""
    deadline = time.monotonic() + PATIENCE_MS / 1_000
    while not (is_last := time.monotonic() >= deadline):
        yield is_last
        time.sleep(_PAUSE_S)
    yield is_last


def read_access(file: Path) -> Access:
    """Returns the access mode for reading a file without writing: immutable if SQLite may not write to its folder."""
    if has_journal(file) or is_interrupted(file):
        return Access.READ
    # SQLite leaves its companion files beside a write-protected file. The rest is tried: on Windows, and on a mounted
    # disk, permissions do not say whether a file can be created.
    if not os.access(file, os.W_OK):
        return Access.LOOK
    try:
        with closing(connect(file, Access.READ_ALONE)) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError as error:
        is_closed = fault_of(error) in (SqliteFault.READ_ONLY, SqliteFault.CANNOT_OPEN, SqliteFault.NOT_ALLOWED)
        if is_closed or error.sqlite_errorcode in _NO_SHARED_MEMORY:
            return Access.LOOK
    except sqlite3.DatabaseError:
        pass  # damaged, which the reader reports
    return Access.READ_ALONE


@contextmanager
def readable(file: Path, *, is_ours: bool = True) -> Iterator[tuple[Path, Access]]:
    """Yields the path and access mode for reading a file without leaving companion files, or even creating any if the
    file is unknown.

    A journal without its index, as after copying, can only be read by creating one, and a rollback journal by applying
    it, so a temporary copy is read instead.

    Raises:
        OSError: the file could not be copied.
    """
    if is_interrupted(file) and not _is_in_use(file):
        with TemporaryDirectory() as folder:
            yield _copied(file, "-journal", Path(folder)), Access.READ_ALONE
    elif not has_journal(file):
        yield file, read_access(file) if is_ours else Access.LOOK
    elif companion(file, "-shm").exists() and is_trusted(file.parent):
        yield file, Access.READ
    else:
        with TemporaryDirectory() as folder:
            yield _copied(file, "-wal", Path(folder)), Access.READ


def _is_in_use(file: Path) -> bool:
    """Returns True when a rollback journal is that of a running transaction; waits for its end."""
    try:
        with closing(connect(file, Access.READ)) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError:
        return False
    return True


def _copied(file: Path, end: str, folder: Path) -> Path:
    """Copies a file and its journal; again if a desk whose locks are not shared finished a transaction meanwhile."""
    copied, journal = folder / file.name, companion(file, end)
    for _ in tries():
        before = journal.stat() if journal.exists() else None
        shutil.copyfile(file, copied)
        if before is None:
            break
        with suppress(FileNotFoundError):
            shutil.copyfile(journal, companion(copied, end))
            after = journal.stat()
            if (before.st_ino, before.st_mtime_ns, before.st_size) == (after.st_ino, after.st_mtime_ns, after.st_size):
                break
        companion(copied, end).unlink(missing_ok=True)
    return copied


def sign(file: Path, application_id: int) -> None:
    """Writes the application id into the header of an empty file.

    Raises:
        DriverError: it could not be written.
    """
    with closing(sqlite3.connect(address_of(file, Access.WRITE), uri=True, timeout=PATIENCE_MS / 1_000)) as connection:
        connection.execute(f"PRAGMA application_id = {application_id}")


def header_of(file: Path) -> tuple[bool, int] | None:
    """Returns whether a file has a SQLite header, and its application id; None if it is empty or missing.

    Must not be used for a file that this process has open, since closing it would release SQLite's locks.

    Raises:
        OSError: it could not be read.
    """
    try:
        with file.open("rb") as raw:
            first = raw.read(_HEADER)
    except FileNotFoundError:
        return None
    if not first:
        return None
    return first.startswith(b"SQLite format 3\0"), int.from_bytes(first[68:72], "big")


def names_and_versions(file: Path, version_table: str) -> tuple[frozenset[str], list[object]]:
    """Returns the names of a file's tables and the rows of its version table, if any, without modifying the file.

    Raises:
        DriverError: it is not a database, or is damaged.
        OSError: it could not be read.
    """
    with readable(file, is_ours=False) as (place, access), closing(connect(place, access)) as connection:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        tables = frozenset(str(name) for (name,) in names)
        if version_table not in tables:
            return tables, []
        return tables, [row[0] for row in connection.execute(f"SELECT * FROM {version_table}")]


def connect_to_damaged(file: Path) -> Connection:
    """Opens a damaged file for recovery; invalid UTF-8 only makes the entry concerned unreadable.

    Raises:
        DriverError: it could not be opened.
    """
    connection = sqlite3.connect(file, isolation_level=None)
    connection.text_factory = _text
    return connection


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")


# Operations on whole files


def quick_problem(file: Path, should_stop: Callable[[], bool] = lambda: False) -> str:
    """Returns the first problem found by SQLite's quick check; empty if there is none or it was stopped.

    Raises:
        DriverError: the file could not be read.
    """
    found = _checked(file, "quick_check(1)", should_stop)
    return (
        "" if found is None or found == ["ok"] else " ".join(found[0].replace("*** in database main ***", "").split())
    )


def file_problems(file: Path, should_stop: Callable[[], bool]) -> list[str] | None:
    """Returns the problems found by SQLite's full check, on a separate connection; None if it was stopped.

    Raises:
        DriverError: the file could not be read.
    """
    found = _checked(file, f"integrity_check({_MOST_PROBLEMS})", should_stop)
    return found if found is None else [each for each in found if each != "ok"]


def _checked(file: Path, check: str, should_stop: Callable[[], bool]) -> list[str] | None:
    with readable(file) as (place, access), closing(connect(place, access)) as connection:
        connection.set_progress_handler(should_stop, _STEPS_BETWEEN_QUESTIONS)
        try:
            return [str(found) for (found,) in connection.execute(f"PRAGMA {check}")]
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return None
            raise


def copy(source: Path, target: Path) -> None:
    """Copies a database, which may be in use, over an existing file.

    Raises:
        DriverError: the database could not be read, or the copy not written.
    """
    with (
        readable(source) as (place, access),
        closing(connect(place, access)) as reader,
        closing(connect(target, Access.WRITE)) as writer,
    ):
        reader.backup(writer)
        # A single file without companions, which can be copied and read from read-only media.
        writer.execute("PRAGMA journal_mode = DELETE")


# Errors


@unique
class SqliteFault(Enum):
    """Cause of an SQLite error."""

    FULL = auto()
    READ_ONLY = auto()
    LOCKED = auto()
    CANNOT_OPEN = auto()
    BROKEN_MEDIUM = auto()
    NOT_ALLOWED = auto()
    DAMAGED = auto()
    TAKEN = auto()
    """A row with this key exists."""


_NO_SHARED_MEMORY = {
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMSIZE,
    sqlite3.SQLITE_IOERR_SHMMAP,
    sqlite3.SQLITE_IOERR_SHMLOCK,
}
"""Extended codes of a folder without shared memory."""
_BY_CODE = {
    sqlite3.SQLITE_FULL: SqliteFault.FULL,
    sqlite3.SQLITE_READONLY: SqliteFault.READ_ONLY,
    sqlite3.SQLITE_BUSY: SqliteFault.LOCKED,
    sqlite3.SQLITE_LOCKED: SqliteFault.LOCKED,
    sqlite3.SQLITE_PROTOCOL: SqliteFault.LOCKED,
    sqlite3.SQLITE_CANTOPEN: SqliteFault.CANNOT_OPEN,
    sqlite3.SQLITE_IOERR: SqliteFault.BROKEN_MEDIUM,
    sqlite3.SQLITE_NOLFS: SqliteFault.BROKEN_MEDIUM,
    sqlite3.SQLITE_PERM: SqliteFault.NOT_ALLOWED,
    sqlite3.SQLITE_AUTH: SqliteFault.NOT_ALLOWED,
    sqlite3.SQLITE_CORRUPT: SqliteFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: SqliteFault.DAMAGED,
}
"""Errors by primary result code."""
_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
_ALTERED = re.compile(
    "no such (table|column): (main\\.)?(matches|entries|players)"
    "|table (matches|entries|players) has no column|unsupported file format"
)
"""Messages of SQLite, without a code of their own, for a table or header altered by other programs."""
_NOT_A_TEXT = "Could not decode to UTF-8"


def fault_of(error: DriverError) -> SqliteFault | None:
    """Returns the cause of a driver error; None for one that only a bug can cause."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Corrupt text: detected by Python's driver, and SQLite has no code for it.
        return SqliteFault.DAMAGED if _NOT_A_TEXT in str(error) else None
    if code in _TAKEN:
        return SqliteFault.TAKEN
    if code == sqlite3.SQLITE_CONSTRAINT_TRIGGER or (code == sqlite3.SQLITE_ERROR and _ALTERED.match(str(error))):
        return SqliteFault.DAMAGED
    return _BY_CODE.get(code & 0xFF)
