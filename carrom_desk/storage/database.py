"""The database: found or made, of the right version, and every connection to it safe.

`SqlMatchStore(open_database("matches.sqlite3"))` is a store of matches.
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.pool import QueuePool

from carrom_desk.match.store import StoreError, StoreUnavailable

from .connecting import PATIENCE_MS, Access, connect, make_file, read_access
from .lineage import LINEAGE, Age, Lineage
from .location import Location, location_of
from .one_writer import Holder, WriterLock, claim
from .preparing import make_tables, upgrade
from .troubles import told_plainly

_WRITES = "carrom_desk_writes"


class Database:
    """An open database. It is made by `open_database` and belongs to whoever opened it: close it."""

    def __init__(self, location: Location, reader: sa.Engine, writer: sa.Engine, *, is_read_only: bool) -> None:
        """Work through two engines over one pool of connections: one for reading, one for writing."""
        self.location = location
        self.is_read_only = is_read_only
        self.held_by: Holder | None = None
        """The desk that writes to it, when this one may only read for that reason."""
        self._reader = reader
        self._writer = writer
        self._lock: WriterLock | None = None
        self._identity = _identity(location.file)

    @property
    def name(self) -> str:
        """The database's address as it may be shown."""
        return self.location.name

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database; None for any other kind."""
        return self.location.file

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """One consistent view of the data, whatever others write meanwhile.

        Raises:
            StoreError: it cannot be read.
        """
        with told_plainly(self.name), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """One transaction: on disk as a whole when the block has ended, or not at all.

        Raises:
            StoreError: it cannot be written.
        """
        self._refuse_what_cannot_last()
        with told_plainly(self.name), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def writing_directly(self) -> Iterator[sqlite3.Connection]:
        """One transaction like `writing`, on the driver's connection to a file: for what is waited for.

        Raises:
            StoreError: it cannot be written.
        """
        self._refuse_what_cannot_last()
        with told_plainly(self.name), closing(self._writer.raw_connection()) as pooled:
            driver = pooled.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute("BEGIN IMMEDIATE")
            yield driver
            driver.execute("COMMIT")
            # Short of that, closing hands the connection back to the pool, which rolls back.

    def close(self) -> None:
        """Let go of the file, and of the right to write to it."""
        self._reader.dispose()
        if self._lock is not None:
            self._lock.release()

    def keep(self, lock: WriterLock) -> None:
        """Hold the right to write until the database is closed."""
        self._lock = lock

    def _refuse_what_cannot_last(self) -> None:
        if not self.is_read_only:
            # A file that was moved or deleted while it is open still takes what is written, and nobody finds it again.
            if _identity(self.file) != self._identity:
                raise StoreUnavailable(
                    f"{self.name} was moved or deleted while this desk had it open: nothing was saved. "
                    "Put it back, or start the desk anew."
                )
            return
        if self.held_by is None:
            why = f"{self.name} was opened for reading only: nothing was saved. Open it for writing first."
        else:
            why = f"{self.held_by.sentence} This desk only shows it: nothing was saved. Close the other desk first."
        raise StoreUnavailable(why)


def _identity(file: Path | None) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None when it is not there."""
    if file is None:
        return None
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def open_database(
    location: str,
    *,
    read_only: bool = False,
    as_desk: bool = False,
    backups: Path | None = None,
    patience_ms: int = PATIENCE_MS,
    lineage: Lineage = LINEAGE,
) -> Database:
    """Open the database at a path or URL; for writing it is made where there is none, and upgraded when it is older.

    Args:
        location: a path, or a URL such as `sqlite:////home/me/matches.sqlite3`.
        read_only: touch nothing; there must be a database of the present version.
        as_desk: be the one desk that writes to it. Where another is, it is opened read-only, and `held_by` says who.
        backups: the folder for the copy made before an upgrade; by default `backups` beside the file.
        patience_ms: how long to wait for another program to finish writing.
        lineage: the versions to go by.

    Raises:
        StoreUnavailable: it cannot be reached or written, is of a newer version, or is another program's.
        StoreDamaged: it is no database, or a broken one.
    """
    place = location_of(location)
    with told_plainly(place.name), ExitStack() as undo:
        claimed = _claim(place) if as_desk and not read_only else None
        database = _opened(place, read_only=read_only or isinstance(claimed, Holder), patience_ms=patience_ms)
        undo.callback(database.close)
        if isinstance(claimed, WriterLock):
            database.keep(claimed)
        database.held_by = claimed if isinstance(claimed, Holder) else None
        _bring_to_head(database, lineage, backups)
        undo.pop_all()
    return database


def _claim(place: Location) -> WriterLock | Holder | None:
    """A server keeps its writers apart by itself."""
    if place.file is None:
        return None
    make_file(place.file)
    return claim(place.file)


def _opened(place: Location, *, read_only: bool, patience_ms: int) -> Database:
    if place.file is None:
        writer = _server_engine(place)
        # One view of the data, as SQLite gives it by itself.
        reader = writer.execution_options(isolation_level="REPEATABLE READ")
        return Database(place, reader, writer, is_read_only=read_only)
    if not read_only:
        make_file(place.file)
    elif not place.file.exists():
        raise FileNotFoundError(errno.ENOENT, "no such file", str(place.file))
    engine = _file_engine(place.file, read_only=read_only, patience_ms=patience_ms)
    return Database(place, engine, engine.execution_options(**{_WRITES: True}), is_read_only=read_only)


def _file_engine(file: Path, *, read_only: bool, patience_ms: int) -> sa.Engine:
    access = read_access(file) if read_only else Access.WRITE
    engine = sa.create_engine(
        "sqlite+pysqlite://",
        creator=lambda: connect(file, access, patience_ms=patience_ms),
        poolclass=QueuePool,
    )

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # The driver would begin a transaction only at the first change, after what it depends on has been read.
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _server_engine(place: Location) -> sa.Engine:
    try:
        return sa.create_engine(place.url)
    except (ImportError, sa.exc.NoSuchModuleError) as error:
        kind = place.url.drivername
        sentence = f"There is no driver for databases of the kind {kind}. Install one, or give the path of a file."
        raise StoreUnavailable(sentence) from error


def _bring_to_head(database: Database, lineage: Lineage, backups: Path | None) -> None:
    with database.reading() as connection:
        age = lineage.age_of(connection)
    if age is Age.EMPTY and not database.is_read_only:
        with database.writing() as connection:
            # Somebody else may have made it just now.
            if lineage.age_of(connection) is Age.EMPTY:
                make_tables(connection, lineage)
    elif age is Age.OLDER and not database.is_read_only:
        upgrade(database.location, lineage, backups)
    elif age is not Age.PRESENT:
        raise _misfit(database.name, age)


def _misfit(name: str, age: Age) -> StoreError:
    sentences = {
        Age.EMPTY: f"{name} holds no matches yet. Open it for writing once to prepare it.",
        Age.OLDER: f"{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.",
        Age.NEWER: f"{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.",
        Age.FOREIGN: f"{name} belongs to another program, and is left as it is. Choose another file.",
    }
    return StoreUnavailable(sentences[age])
