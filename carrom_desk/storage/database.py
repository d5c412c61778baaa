"""The database: found or made, of the right version, and every connection to it safe.

`SqlMatchStore(open_database("matches.sqlite3"))` is a store of matches.
"""

import errno
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

import sqlalchemy as sa

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import (
    StoreDamaged,
    StoreError,
    StoreLost,
    StoreMissing,
    StoreUnavailable,
    sentence_of,
)
from carrom_desk.rules.texts.words import Sentence
from carrom_desk.storage.sqlite.driver import FORGET_PAGES, Access, DriverError, quick_problem, readable, sign, tries
from carrom_desk.storage.sqlite.files import (
    FileWatch,
    clear_leftovers,
    has_journal,
    keep_private,
    make_file,
    require_folder,
    require_one_name,
    require_plain_file,
)
from carrom_desk.storage.sqlite.writer_lock import Holder, claim, holder_of

from .backups import Backups
from .engine import Engines, Location, engines_of_file, engines_of_server, location_of, require_target
from .errors import plain_errors
from .schema import APPLICATION_ID
from .versions import Age, age_of, age_of_file, make_tables, upgrade

_ONLY_READ = N_("{place} was opened read-only, so nothing was saved. Open it for writing first.")
_ONLY_SHOWN = N_("{who} This desk is read-only, so nothing was saved. Close the other desk first.")
_OVERWRITTEN = N_("{place} or its journal was overwritten while Carrom Desk had it open.")
_TRY_AGAIN = N_("{who} Try again in a moment.")
_MAKING_READY = N_("{who} It is still preparing the database. Try again in a moment.")
_ONLY_JOURNAL = N_(
    "{file} is missing, but its journal {file}-wal with the latest entries is still here. Put the file "
    "back and try again, or recover what can be read."
)
_ONLY_JOURNAL_OF_EMPTY = N_(
    "{file} is empty, but its journal {file}-wal with the latest entries is not. Put the file back and "
    "try again, or recover what can be read."
)
_ONLY_BACKUPS = N_(
    "{file} is missing, but {folder} contains backups of it. Restore the latest one, or start with no matches."
)
_ONLY_BACKUPS_OF_EMPTY = N_(
    "{file} is empty, but {folder} contains backups of it. Restore the latest one, or start with no matches."
)


class Database:
    """An open database. It is made by `open_database` and belongs to the one who opened it: close it."""

    def __init__(
        self,
        location: Location,
        engines: Engines,
        *,
        is_read_only: bool,
        held_by: Holder | None = None,
        resources: ExitStack | None = None,
    ) -> None:
        """Works through these engines; closing lets go of them, then of the resources."""
        self.location = location
        self.is_read_only = is_read_only
        self.held_by = held_by
        """The writing desk, if it is the reason why this one may only read."""
        self._engines = engines
        self.is_suspect = False
        """True when anybody else may have written to its files before the present transaction."""
        self._resources = resources or ExitStack()
        self._resources.callback(engines.reader.dispose)
        self._watch: FileWatch | None = None
        self._turn = RLock()

    @property
    def name(self) -> str:
        """Address of the database for display."""
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
            StoreLost: its files are not those that were written any more.
            StoreError: it cannot be written.
        """
        self._refuse_if_read_only()
        with self._turn:
            self._refuse_what_cannot_last()
            with plain_errors(self.name), self._engines.writer.begin() as connection:
                if self.is_suspect:
                    connection.exec_driver_sql(FORGET_PAGES)
                yield connection
            if self._watch is not None:
                self._watch.note()

    @contextmanager
    def listening(self, channel: str) -> Iterator[Callable[[float], list[str]]]:
        """Yields notifications of a PostgreSQL channel as they arrive; each call waits at most so many seconds."""
        with self._engines.writer.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {channel}")
            driver: Any = connection.connection.driver_connection

            def notices(patience_s: float) -> list[str]:
                return [str(each.payload) for each in driver.notifies(timeout=patience_s, stop_after=1)]

            yield notices

    def close(self) -> None:
        """Closes the file and releases the right to write to it."""
        self._resources.close()

    def begin_watch(self) -> None:
        """Starts watching the files: from now on only this desk may change them."""
        if self.file is not None:
            self._watch = FileWatch(self.file)

    def lost(self, what: str) -> StoreLost:
        """Returns the error when another program has changed the files."""
        folder = "" if self.file is None else str(self.file.parent)
        words = N_("{what} Nothing was saved. Put the file back, or restart Carrom Desk.")
        return StoreLost(Sentence.of(words, what=what), folder)

    def _refuse_if_read_only(self) -> None:
        if not self.is_read_only:
            return
        if self.held_by is None:
            raise StoreUnavailable(Sentence.of(_ONLY_READ, place=self.name))
        raise StoreUnavailable(Sentence.of(_ONLY_SHOWN, who=self.held_by.sentence))

    def _refuse_what_cannot_last(self) -> None:
        """Refuses to write to a deleted file, which would accept the data and lose it."""
        if self._watch is None or self.file is None:
            return
        loss = self._watch.loss()
        if loss:
            raise self.lost(loss)
        self.is_suspect = self._watch.is_changed()
        if self.is_suspect and _problem(self.file):
            raise self.lost(Sentence.of(_OVERWRITTEN, place=self.name))


def _problem(file: Path) -> str:
    """Returns what is wrong with a file, and with it alone: what its journal holds hides what was overwritten."""
    try:
        with plain_errors(str(file)):
            return quick_problem(file) or quick_problem(file, without_journal=True)
    except StoreError as error:
        return sentence_of(error)


def open_database(
    location: str,
    *,
    read_only: bool = False,
    as_desk: bool = False,
    empty: bool = False,
    to_check: bool = False,
) -> Database:
    """Opens the database at a path or URL; for writing, a missing one is created and an older one upgraded.

    Args:
        location: a path or URL; see `location_of`.
        read_only: touch nothing; there must be a database of the present version.
        as_desk: be the one desk that writes to it. Where another is, it is opened read-only, and `held_by` says who.
        empty: as a desk, make a new one even where there are backups of one that is gone.
        to_check: read it even if it does not say of which version it is.

    Raises:
        StoreMissing: it is gone or empty while there are backups of it.
        StoreUnavailable: it cannot be reached or written, is of a newer version, or is another program's.
        StoreDamaged: it is no database, a broken one, or only the log beside it is left.
    """
    place = location_of(location)
    with plain_errors(place.name), ExitStack() as undo:
        if place.file is None:
            database = Database(place, engines_of_server(place), is_read_only=read_only)
        else:
            require_plain_file(place.file)
            if not empty:
                _refuse_what_is_gone(place, place.file, as_desk=as_desk)
            _refuse_misfit(place.file, read_only=read_only, to_check=to_check)
            database = _opened_file(place, place.file, read_only=read_only, as_desk=as_desk)
        undo.callback(database.close)
        if not to_check:
            _bring_to_head(database)
        database.begin_watch()
        undo.pop_all()
    return database


def _opened_file(place: Location, file: Path, *, read_only: bool, as_desk: bool) -> Database:
    """Opens a database file, for writing or read-only."""
    held_by: Holder | None = None
    with ExitStack() as resources:
        if not read_only:
            require_folder(file)
            make_file(file)
            claimed = claim(file) if as_desk else None
            if isinstance(claimed, Holder):
                held_by = claimed
            elif claimed is not None:
                resources.enter_context(claimed)
                clear_leftovers(file)
                require_one_name(file)
                keep_private(file)
            if held_by is None and file.stat().st_size == 0:
                sign(file, APPLICATION_ID)
        read_at, access = (file, Access.WRITE)
        if read_only or held_by is not None:
            read_at, access = resources.enter_context(readable(file))
        engines = engines_of_file(read_at, access)
        is_read_only = access is not Access.WRITE
        return Database(place, engines, is_read_only=is_read_only, held_by=held_by, resources=resources.pop_all())


def _refuse_misfit(file: Path, *, read_only: bool, to_check: bool) -> None:
    """A file that is no database of ours is refused, and for reading one that is not of the present version."""
    age = _age_of(file)
    if read_only:
        age = _readable_age(file, age)
    if (age in _REFUSED or (read_only and age is not Age.PRESENT)) and not (to_check and age is Age.BROKEN):
        raise _misfit(file, age)


def _age_of(file: Path) -> Age:
    """Returns how old a file is, before anything of it is touched; while a desk is only making it, that is said."""
    try:
        age = age_of_file(file)
    except StoreError as error:
        holder = holder_of(file)
        if holder is None:
            raise
        raise StoreUnavailable(Sentence.of(_TRY_AGAIN, who=holder.sentence)) from error
    return Age.EMPTY if age is Age.FOREIGN and holder_of(file) is not None else age


def _readable_age(file: Path, age: Age) -> Age:
    """Returns the age of a file opened read-only, after waiting until another desk has created it.

    Raises:
        OSError: there is no such file.
    """
    if age is Age.EMPTY and (holder := holder_of(file)) is not None:
        _wait_until_made(file, holder)
        return Age.PRESENT
    if not file.exists():
        raise FileNotFoundError(errno.ENOENT, "no such file", str(file))
    return age


def _wait_until_made(file: Path, holder: Holder) -> None:
    """Waits while another desk creates or updates the tables.

    Raises:
        StoreUnavailable: they have not done it in time.
    """
    for is_last in tries():
        if age_of_file(file) is Age.PRESENT:
            return
        if is_last:
            raise StoreUnavailable(Sentence.of(_MAKING_READY, who=holder.sentence))


def _refuse_what_is_gone(place: Location, file: Path, *, as_desk: bool) -> None:
    """An empty desk must not be taken for one without matches."""
    is_there = file.exists()
    if as_desk and not (is_there and file.stat().st_size > 0):
        if has_journal(file):
            # SQLite would throw it away.
            raise StoreDamaged(Sentence.of(_ONLY_JOURNAL_OF_EMPTY if is_there else _ONLY_JOURNAL, file=file))
        copies = Backups(file)
        if copies.all():
            words = _ONLY_BACKUPS_OF_EMPTY if is_there else _ONLY_BACKUPS
            raise StoreMissing(Sentence.of(words, file=file, folder=copies.folder))
    require_target(place)


def is_older(place: Location) -> bool:
    """Returns True when a file was made by an older version; what cannot be read is not asked after here."""
    try:
        if place.file is None:
            return False
        require_plain_file(place.file)
        return age_of_file(place.file) is Age.OLDER
    except (StoreError, DriverError, OSError):
        return False


def _bring_to_head(database: Database) -> None:
    if database.held_by is not None and database.file is not None:
        _wait_until_made(database.file, database.held_by)
    with database.reading() as connection:
        age = age_of(connection)
    if age is Age.EMPTY and not database.is_read_only:
        with database.writing() as connection:
            if connection.dialect.name == "postgresql":
                # Of several that find it empty one makes the tables, and the others wait for it.
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(APPLICATION_ID)))
            # Somebody else may have made it just now.
            if age_of(connection) is Age.EMPTY:
                make_tables(connection)
    elif age is Age.OLDER and not database.is_read_only:
        upgrade(database.location)
    elif age is not Age.PRESENT:
        raise _misfit(database.name, age)


_REFUSED = {Age.NEWER, Age.FOREIGN, Age.BROKEN}
"""Files of these ages are never opened."""


_MISFIT = {
    Age.BROKEN: N_(
        "{name} is damaged: its version or one of its tables is missing. Restore the latest backup, or recover what "
        "can be read."
    ),
    Age.EMPTY: N_("{name} contains no matches yet. Start Carrom Desk once to prepare it."),
    Age.OLDER: N_("{name} was created by an older version of Carrom Desk. Start Carrom Desk once to update it."),
    Age.NEWER: N_(
        "{name} was created by a newer version of Carrom Desk and was not changed. Install that version to open it."
    ),
    Age.FOREIGN: N_(
        "{name} is not a match database. It belongs to another program and was not changed. Choose another file."
    ),
}


def _misfit(name: object, age: Age) -> StoreError:
    sentence = Sentence.of(_MISFIT[age], name=name)
    return StoreDamaged(sentence) if age is Age.BROKEN else StoreUnavailable(sentence)
