"""The database: found or made, of the right version, and every connection to it safe.

`SqlMatchStore(open_database("matches.sqlite3"))` is a store of matches.
"""

import errno
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import sqlalchemy as sa

from carrom_desk.match.store import StoreDamaged, StoreError, StoreMissing, StoreUnavailable

from .backups import Backups
from .driver import PATIENCE_MS, Access, read_access
from .engine import Engines, Location, engines_of_file, engines_of_server, location_of
from .errors import plain_errors
from .files import clear_leftovers, keep_private, make_file, require_folder
from .versions import VERSIONS, Age, Versions, age_of, make_tables, upgrade
from .writer_lock import Holder, WriterLock, claim


class Database:
    """An open database. It is made by `open_database` and belongs to whoever opened it: close it."""

    def __init__(self, location: Location, engines: Engines, *, is_read_only: bool) -> None:
        """Work through these engines."""
        self.location = location
        self.is_read_only = is_read_only
        self.held_by: Holder | None = None
        """The desk that writes to it, when this one may only read for that reason."""
        self._engines = engines
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
        with plain_errors(self.name), self._engines.reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """One transaction: on disk as a whole when the block has ended, or not at all.

        Raises:
            StoreError: it cannot be written.
        """
        self._refuse_what_cannot_last()
        with plain_errors(self.name), self._engines.writer.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let go of the file, and of the right to write to it."""
        self._engines.reader.dispose()
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
    anew: bool = False,
    backups: Path | None = None,
    patience_ms: int = PATIENCE_MS,
    versions: Versions = VERSIONS,
) -> Database:
    """Open the database at a path or URL; for writing it is made where there is none, and upgraded when it is older.

    Args:
        location: a path, or a URL such as `sqlite:////home/me/matches.sqlite3`.
        read_only: touch nothing; there must be a database of the present version.
        as_desk: be the one desk that writes to it. Where another is, it is opened read-only, and `held_by` says who.
        anew: as a desk, make a new one even where there are backups of one that is gone.
        backups: the folder of copies, and for the one made before an upgrade; by default `backups` beside the file.
        patience_ms: how long to wait for another program to finish writing.
        versions: the versions to go by.

    Raises:
        StoreMissing: it is gone or empty while there are backups of it.
        StoreUnavailable: it cannot be reached or written, is of a newer version, or is another program's.
        StoreDamaged: it is no database, a broken one, or only the log beside it is left.
    """
    place = location_of(location)
    with plain_errors(place.name), ExitStack() as undo:
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
                clear_leftovers(place.file)
        database.held_by = claimed if isinstance(claimed, Holder) else None
        _bring_to_head(database, versions, backups)
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
    copies = Backups(file, folder)
    if copies.all():
        raise StoreMissing(
            f"{file} {what}, but there are backups of it in {copies.folder}. Restore the latest, or begin with no "
            "matches."
        )


def is_older(place: Location) -> bool:
    """Whether a file was made by an older version; what cannot be read is not asked after here."""
    if place.file is None or not place.file.is_file():
        return False
    engines = engines_of_file(place.file, read_access(place.file), PATIENCE_MS)
    try:
        with engines.reader.begin() as connection:
            return age_of(connection, VERSIONS) is Age.OLDER
    except (sa.exc.DBAPIError, OSError):
        return False
    finally:
        engines.reader.dispose()


def _claim(place: Location) -> WriterLock | Holder | None:
    """A server keeps its writers apart by itself."""
    if place.file is None:
        return None
    make_file(place.file)
    keep_private(place.file)
    return claim(place.file)


def _opened(place: Location, *, read_only: bool, patience_ms: int) -> Database:
    file = place.file
    if file is None:
        return Database(place, engines_of_server(place), is_read_only=read_only)
    if not read_only:
        make_file(file)
    elif not file.exists():
        raise FileNotFoundError(errno.ENOENT, "no such file", str(file))
    elif file.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder", str(file))
    access = read_access(file) if read_only else Access.WRITE
    return Database(place, engines_of_file(file, access, patience_ms), is_read_only=read_only)


def _bring_to_head(database: Database, versions: Versions, backups: Path | None) -> None:
    with database.reading() as connection:
        age = age_of(connection, versions)
    if age is Age.EMPTY and not database.is_read_only:
        with database.writing() as connection:
            # Somebody else may have made it just now.
            if age_of(connection, versions) is Age.EMPTY:
                make_tables(connection, versions)
    elif age is Age.OLDER and not database.is_read_only:
        upgrade(database.location, versions, backups)
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
