"""The database: found or made, of the right version, and every connection to it safe.

`SqlMatchStore(open_database("matches.sqlite3"))` is a store of matches.
"""

import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from carrom_desk.match.store import StoreDamaged, StoreError, StoreMissing, StoreUnavailable

from .connecting import PATIENCE_MS, Access, connect, keep_private, make_file, read_access, require_folder
from .driver import Driver
from .lineage import LINEAGE, VERSION_TABLE, Age, Lineage
from .location import Location, location_of
from .one_writer import Holder, WriterLock, claim
from .troubles import told_plainly

if TYPE_CHECKING:
    import sqlalchemy as sa

    from .engines import Engines

_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
_VERSION = f"SELECT version_num FROM {VERSION_TABLE}"


class Database:
    """An open database. It is made by `open_database` and belongs to whoever opened it: close it."""

    def __init__(
        self,
        location: Location,
        make_engines: "Callable[[], Engines]",
        driver: Driver | None = None,
        *,
        is_read_only: bool,
    ) -> None:
        """Work through engines, made when they are needed first, and to a file on the driver's connection as well."""
        self.location = location
        self.is_read_only = is_read_only
        self.held_by: Holder | None = None
        """The desk that writes to it, when this one may only read for that reason."""
        self._make_engines = make_engines
        self._engines: Engines | None = None
        self._driver = driver
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
    def reading(self) -> "Iterator[sa.Connection]":
        """One consistent view of the data, whatever others write meanwhile.

        Raises:
            StoreError: it cannot be read.
        """
        with told_plainly(self.name), self._both().reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> "Iterator[sa.Connection]":
        """One transaction: on disk as a whole when the block has ended, or not at all.

        Raises:
            StoreError: it cannot be written.
        """
        self._refuse_what_cannot_last()
        with told_plainly(self.name), self._both().writer.begin() as connection:
            yield connection

    @contextmanager
    def reading_directly(self) -> Iterator[sqlite3.Connection]:
        """One view of the data like `reading`, on the driver's connection to a file: for what is waited for.

        Raises:
            StoreError: it cannot be read.
        """
        assert self._driver is not None
        with told_plainly(self.name), self._driver.transaction("BEGIN") as connection:
            yield connection

    @contextmanager
    def writing_directly(self) -> Iterator[sqlite3.Connection]:
        """One transaction like `writing`, on the driver's connection to a file: for what is waited for.

        Raises:
            StoreError: it cannot be written.
        """
        self._refuse_what_cannot_last()
        assert self._driver is not None
        with told_plainly(self.name), self._driver.transaction("BEGIN IMMEDIATE") as connection:
            yield connection

    @contextmanager
    def writing_beside(self) -> Iterator[sqlite3.Connection]:
        """One transaction on a connection of its own to a file, which may be lost with the power: for what nobody waits
        for. A stroke that comes meanwhile is held up by no wait for the disk.

        Raises:
            StoreError: it cannot be written.
        """
        self._refuse_what_cannot_last()
        assert self.file is not None
        with told_plainly(self.name), closing(connect(self.file, Access.WRITE)) as connection:
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")

    def close(self) -> None:
        """Let go of the file, and of the right to write to it."""
        if self._engines is not None:
            self._engines.reader.dispose()
        if self._driver is not None:
            self._driver.close()
        if self._lock is not None:
            self._lock.release()

    def keep(self, lock: WriterLock) -> None:
        """Hold the right to write until the database is closed."""
        self._lock = lock

    def _both(self) -> "Engines":
        if self._engines is None:
            self._engines = self._make_engines()
        return self._engines

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
    anew: bool = False,
    backups: Path | None = None,
    patience_ms: int = PATIENCE_MS,
    lineage: Lineage = LINEAGE,
) -> Database:
    """Open the database at a path or URL; for writing it is made where there is none, and upgraded when it is older.

    Args:
        location: a path, or a URL such as `sqlite:////home/me/matches.sqlite3`.
        read_only: touch nothing; there must be a database of the present version.
        as_desk: be the one desk that writes to it. Where another is, it is opened read-only, and `held_by` says who.
        anew: as a desk, make a new one even where there are backups of one that is gone.
        backups: the folder of copies, and for the one made before an upgrade; by default `backups` beside the file.
        patience_ms: how long to wait for another program to finish writing.
        lineage: the versions to go by.

    Raises:
        StoreMissing: it is gone or empty while there are backups of it.
        StoreUnavailable: it cannot be reached or written, is of a newer version, or is another program's.
        StoreDamaged: it is no database, a broken one, or only the log beside it is left.
    """
    place = location_of(location)
    with told_plainly(place.name), ExitStack() as undo:
        if place.file is not None and not read_only:
            require_folder(place.file)
        if as_desk and not anew and place.file is not None:
            _refuse_what_was_lost(place.file, backups)
        claimed = _claim(place) if as_desk and not read_only else None
        database = _opened(place, read_only=read_only or isinstance(claimed, Holder), patience_ms=patience_ms)
        undo.callback(database.close)
        if isinstance(claimed, WriterLock):
            database.keep(claimed)
            if place.file is not None:
                _clear_left_overs(place.file)
        database.held_by = claimed if isinstance(claimed, Holder) else None
        _bring_to_head(database, lineage, backups)
        undo.pop_all()
    return database


def _refuse_what_was_lost(file: Path, folder: Path | None) -> None:
    """An empty desk must not be taken for one without matches."""
    if file.exists() and file.stat().st_size > 0:
        return
    what = "is empty" if file.exists() else "is not there any more"
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size > 0:
        # SQLite would throw it away.
        raise StoreDamaged(
            f"{file} {what}, but {log} with the last entries is. Put the file back and try again, or have what can be "
            "read rescued."
        )
    from .backup import Backups

    copies = Backups(file, folder)
    if copies.all():
        raise StoreMissing(
            f"{file} {what}, but there are backups of it in {copies.folder}. Restore the latest, or begin with no "
            "matches."
        )


def _clear_left_overs(file: Path) -> None:
    if any(each.name.startswith((f".{file.name}.", f".rescue-{file.name}-")) for each in file.parent.iterdir()):
        from .setting_aside import clear_left_overs

        clear_left_overs(file)


def is_older(place: Location) -> bool:
    """Whether a file was made by an older version; what cannot be read is not asked after here."""
    if place.file is None or not place.file.is_file():
        return False
    try:
        with closing(connect(place.file, read_access(place.file))) as connection:
            [(version,)] = connection.execute(_VERSION)
    except (sqlite3.Error, OSError, ValueError):
        return False
    return version in LINEAGE.revisions[:-1]


def _claim(place: Location) -> WriterLock | Holder | None:
    """A server keeps its writers apart by itself."""
    if place.file is None:
        return None
    make_file(place.file)
    keep_private(place.file)
    return claim(place.file)


def _opened(place: Location, *, read_only: bool, patience_ms: int) -> Database:
    # SQLAlchemy is imported once it is asked for: not at a start, and not for strokes.
    file = place.file
    if file is None:
        from .engines import engines_of_server

        engines = engines_of_server(place)
        return Database(place, lambda: engines, is_read_only=read_only)
    if not read_only:
        make_file(file)
    elif not file.exists():
        raise FileNotFoundError(errno.ENOENT, "no such file", str(file))
    elif file.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder", str(file))
    access = read_access(file) if read_only else Access.WRITE

    def make_engines() -> "Engines":
        from .engines import engines_of_file

        return engines_of_file(file, access, patience_ms)

    driver = Driver(lambda: connect(file, access, patience_ms=patience_ms))
    return Database(place, make_engines, driver, is_read_only=read_only)


def _bring_to_head(database: Database, lineage: Lineage, backups: Path | None) -> None:
    age = _age_of(database, lineage)
    if age is Age.EMPTY and not database.is_read_only:
        from .preparing import age_of, make_tables

        with database.writing() as connection:
            # Somebody else may have made it just now.
            if age_of(connection, lineage) is Age.EMPTY:
                make_tables(connection, lineage)
    elif age is Age.OLDER and not database.is_read_only:
        from .preparing import upgrade

        upgrade(database.location, lineage, backups)
    elif age is not Age.PRESENT:
        raise _misfit(database.name, age)


def _age_of(database: Database, lineage: Lineage) -> Age:
    if database.file is None:
        from .preparing import age_of

        with database.reading() as connection:
            return age_of(connection, lineage)
    with database.reading_directly() as driver:
        tables = [str(name) for (name,) in driver.execute(_TABLES)]
        return lineage.age_of(tables, lambda: next((str(each) for (each,) in driver.execute(_VERSION)), None))


def _misfit(name: str, age: Age) -> StoreError:
    sentences = {
        Age.EMPTY: f"{name} holds no matches yet. Open it for writing once to prepare it.",
        Age.OLDER: f"{name} was made by an older Carrom Desk. Open it for writing once: it is brought up to date then.",
        Age.NEWER: f"{name} was made by a newer Carrom Desk, and is left as it is. Install that version to open it.",
        Age.FOREIGN: f"{name} belongs to another program, and is left as it is. Choose another file.",
    }
    return StoreUnavailable(sentences[age])
