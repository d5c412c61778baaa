"""Opens or creates the database, checks its version, and makes every connection safe.

`SqlMatchStore(open_database("matches.sqlite3"))` is a store of matches.
"""

import errno
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import Any

import sqlalchemy as sa

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreDamaged, StoreError, StoreLost, StoreMissing, StoreUnavailable
from carrom_desk.storage.sqlite.driver import Access, DriverError, readable, sign, tries
from carrom_desk.storage.sqlite.files import (
    FileWatch,
    clear_leftovers,
    companions_of,
    has_journal,
    journals_of,
    keep_private,
    make_file,
    require_folder,
    require_one_name,
    require_plain_file,
)
from carrom_desk.storage.sqlite.writer_lock import Holder, WriterClaim, claim, holder_of, must_be_claimed

from .backups import Backups, replace_by_copy
from .engine import Engines, Location, engines_of_file, engines_of_server, location_of, require_target
from .errors import plain_errors
from .journals import Journals
from .schema import APPLICATION_ID
from .versions import Age, age_of, age_of_file, make_tables, upgrade

_SIGNED_BYTES = 4_096
"""Maximum size of a database without tables: the page with the application id."""
_ONLY_READ = N_("{place} was opened read-only, so nothing was saved. Open it for writing first.")
_ONLY_SHOWN = N_("{who} This desk is read-only, so nothing was saved. Close the other desk first.")
_TAKEN_OVER = N_(
    "{who} It took over while this desk was not responding, so nothing was saved. Close the other desk, then restart "
    "Carrom Desk here."
)
_MAKING_READY = N_("{who} It is still preparing the database. Try again in a moment.")
_ONLY_JOURNAL = N_(
    "{file} is missing, but its journal {file}-wal with the latest entries is still here. Put the file "
    "back and try again, or recover what can be read."
)
_ONLY_JOURNAL_OF_EMPTY = N_(
    "{file} is empty, but its journal {file}-wal with the latest entries is not. Put the file back and "
    "try again, or recover what can be read."
)
_ONLY_TEXT_JOURNALS = N_(
    "{file} is missing or empty, but {folder} still contains entries of open matches. Put the file back and try again, "
    "or recover what can be read."
)
_ONLY_BACKUPS = N_(
    "{file} is missing, but {folder} contains backups of it. Restore the latest one, or start with no matches."
)
_ONLY_BACKUPS_OF_EMPTY = N_(
    "{file} is empty, but {folder} contains backups of it. Restore the latest one, or start with no matches."
)


class Database:
    """An open database, returned by `open_database`. The caller must close it."""

    def __init__(
        self,
        location: Location,
        engines: Engines,
        *,
        is_read_only: bool,
        held_by: Holder | None = None,
        claimed: WriterClaim | None = None,
        resources: ExitStack | None = None,
    ) -> None:
        """Uses these engines; closing disposes of them first, then of the resources."""
        self.location = location
        self.is_read_only = is_read_only
        self.held_by = held_by
        """The desk that holds the write lock, if this one could only open the database read-only."""
        self._engines = engines
        self._claim = claimed
        self.journals = None if location.file is None else Journals(location.file)
        """Text journals of the open matches; None for a server."""
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
        """File of a SQLite database; None for a server."""
        return self.location.file

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Opens a read transaction with a consistent snapshot of the data.

        Raises:
            StoreError: the data could not be read.
        """
        with plain_errors(self.name), self._engines.reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """Opens a write transaction, which is committed to disk completely or not at all.

        Raises:
            StoreLost: another program has taken the files away, or another desk has taken over.
            StoreError: the data could not be written.
        """
        self._refuse_if_read_only()
        with self._turn:
            self._refuse_taken_over()
            self._refuse_deleted_file()
            with plain_errors(self.name), self._engines.writer.begin() as connection:
                yield connection
            # A computer may have slept during the transaction, which then went to the former file.
            self._refuse_taken_over()
            if self._watch is not None:
                self._watch.note()

    @contextmanager
    def listening(self, channel: str) -> Iterator[Callable[[float], list[str]]]:
        """Yields notifications of a PostgreSQL channel as they arrive; each call waits at most the given number of
        seconds.
        """
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
        """Starts watching the files; from now on it is detected when another program takes them away."""
        if self.file is not None:
            self._watch = FileWatch(self.file)

    def _refuse_if_read_only(self) -> None:
        if not self.is_read_only:
            return
        if self.held_by is None:
            raise StoreUnavailable(_ONLY_READ, place=self.name)
        raise StoreUnavailable(_ONLY_SHOWN, who=self.held_by.sentence)

    def _refuse_taken_over(self) -> None:
        """Refuses to write when another desk, which does not share this system's locks, writes to the database now."""
        if self._claim is None or self.file is None:
            return
        with plain_errors(self.name):
            other = self._claim.taken_by()
        if other is not None:
            raise StoreLost(_TAKEN_OVER, str(self.file.parent), who=other.sentence)

    def _refuse_deleted_file(self) -> None:
        """Refuses to write to a deleted file: SQLite would accept the data, but lose it."""
        if self._watch is None or self.file is None:
            return
        loss = self._watch.loss()
        if loss:
            words = N_("{what} Nothing was saved. Put the file back, or restart Carrom Desk.")
            raise StoreLost(words, str(self.file.parent), what=loss)


def open_database(
    location: str, *, read_only: bool = False, as_desk: bool = False, empty: bool = False, to_check: bool = False
) -> Database:
    """Opens the database at a path or URL. When writing, a missing database is created and an older one upgraded.

    Args:
        location: a path or URL; see `location_of`.
        read_only: do not modify anything; the database must exist and have the current version.
        as_desk: acquire the write lock. If another desk holds it, the database is opened read-only and `held_by` names
            that desk.
        empty: with `as_desk`, create a new database even if there are backups of a missing one.
        to_check: read the database even if its version is unknown.

    Raises:
        StoreMissing: it is missing or empty, but there are backups.
        StoreUnavailable: it could not be reached or written, has a newer version, or belongs to another program.
        StoreDamaged: it is not a database, is damaged, or only its journal or journals of open matches are left.
    """
    place = location_of(location)
    with plain_errors(place.name), ExitStack() as undo:
        if place.file is None:
            database = Database(place, engines_of_server(place), is_read_only=read_only)
        else:
            require_plain_file(place.file)
            if not empty:
                _refuse_absent(place, place.file, as_desk=as_desk)
            _refuse_misfit(place.file, read_only=read_only, to_check=to_check)
            if not read_only and not place.file.exists():
                undo.callback(_remove_new, place.file)
            database = _opened_file(place, place.file, read_only=read_only, as_desk=as_desk)
        undo.callback(database.close)
        if not to_check:
            _bring_to_head(database)
        database.begin_watch()
        undo.pop_all()
    return database


def _remove_new(file: Path) -> None:
    """Removes a database that could not be created, with its companion files; one with tables, or of another desk, is
    left.
    """
    with suppress(OSError):
        if holder_of(file) is None and not has_journal(file) and file.stat().st_size <= _SIGNED_BYTES:
            for each in (*companions_of(file), file):
                each.unlink()


def _opened_file(place: Location, file: Path, *, read_only: bool, as_desk: bool) -> Database:
    """Opens a database file, for writing or read-only."""
    held_by: Holder | None = None
    claimed: WriterClaim | None = None
    with ExitStack() as resources:
        if not read_only:
            require_folder(file)
            make_file(file)
            found = claim(file) if as_desk or must_be_claimed(file) else None
            if isinstance(found, Holder):
                held_by = found
            elif found is not None:
                claimed = resources.enter_context(closing(found))
                _take_possession(file, is_after_silence=found.took_over)
            if held_by is None and file.stat().st_size == 0:
                sign(file, APPLICATION_ID)
        read_at, access = (file, Access.WRITE)
        if read_only or held_by is not None:
            read_at, access = resources.enter_context(readable(file))
        return Database(
            place,
            engines_of_file(read_at, access),
            is_read_only=access is not Access.WRITE,
            held_by=held_by,
            claimed=claimed,
            resources=resources.pop_all(),
        )


def _take_possession(file: Path, *, is_after_silence: bool) -> None:
    """Prepares a claimed file for writing."""
    clear_leftovers(file)
    require_one_name(file)
    keep_private(file)
    if is_after_silence and file.stat().st_size > 0:
        replace_by_copy(file)


def _refuse_misfit(file: Path, *, read_only: bool, to_check: bool) -> None:
    """Refuses a file that is not our database and, when reading, one with another version."""
    age = _age_of(file)
    if read_only:
        age = _readable_age(file, age)
    if (age in _REFUSED or (read_only and age is not Age.PRESENT)) and not (to_check and age is Age.BROKEN):
        raise _misfit(file, age)


def _age_of(file: Path) -> Age:
    """Returns the version status of a file without modifying it; reports when another desk is still creating it."""
    try:
        age = age_of_file(file)
    except StoreError as error:
        holder = holder_of(file)
        if holder is None:
            raise
        raise StoreUnavailable(N_("{who} Try again in a moment."), who=holder.sentence) from error
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
        StoreUnavailable: the other desk did not finish in time.
    """
    for is_last in tries():
        if age_of_file(file) is Age.PRESENT:
            return
        if is_last:
            raise StoreUnavailable(_MAKING_READY, who=holder.sentence)


def _refuse_absent(place: Location, file: Path, *, as_desk: bool) -> None:
    """Refuses a missing or empty database that has backups, so that it is not mistaken for a new one."""
    is_there = file.exists()
    if as_desk and not (is_there and file.stat().st_size > 0):
        if has_journal(file):
            # SQLite would delete it.
            raise StoreDamaged(_ONLY_JOURNAL_OF_EMPTY if is_there else _ONLY_JOURNAL, file=file)
        if Journals(file).read():
            raise StoreDamaged(_ONLY_TEXT_JOURNALS, file=file, folder=journals_of(file))
        copies = Backups(file)
        if copies.all():
            words = _ONLY_BACKUPS_OF_EMPTY if is_there else _ONLY_BACKUPS
            raise StoreMissing(words, file=file, folder=copies.folder)
    require_target(place)


def is_older(file: Path) -> bool:
    """Returns True when a file has an older version; unreadable files are left to `open_database`."""
    try:
        require_plain_file(file)
        return age_of_file(file) is Age.OLDER
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
                # If several desks find it empty, one creates the tables and the others wait.
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(APPLICATION_ID)))
            # Another desk may have created it just now.
            if age_of(connection) is Age.EMPTY:
                make_tables(connection)
    elif age is Age.OLDER and not database.is_read_only:
        upgrade(database.location)
    elif age is not Age.PRESENT:
        raise _misfit(database.name, age)


_REFUSED = {Age.NEWER, Age.FOREIGN, Age.BROKEN}
"""Version statuses of files that are never opened."""

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
    kind = StoreDamaged if age is Age.BROKEN else StoreUnavailable
    return kind(_MISFIT[age], name=name)
