"""Operations on a whole database: open, back up, check, restore and recover."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import (
    BackupReason,
    CheckOutcome,
    FolderKind,
    KeptBackup,
    Loss,
    Progress,
    RescueOutcome,
    StoreDamaged,
    StoreError,
    StoreUnavailable,
    unwatched,
)
from carrom_desk.rules.texts.words import Sentence
from carrom_desk.storage.sqlite.driver import quick_problem
from carrom_desk.storage.sqlite.folders import kind_of
from carrom_desk.storage.sqlite.writer_lock import holder_of, must_be_claimed

from .backups import Backups, finished_in, look_into, loss_by, restore
from .database import Database, is_older, open_database
from .engine import location_of
from .errors import damaged_sentence, plain_errors
from .hall_store import SqlHallStore
from .versions import Age, age_of_file

if TYPE_CHECKING:
    from carrom_desk.storage.learner_store import SqlLearnerStore


class SqlDatabaseService:
    """The database at a path or URL, for the desk that writes to it. Every method may raise `StoreError`."""

    def __init__(self, place: str) -> None:
        """Manages a database and its backups, next to it and, with `use_second`, in a second folder."""
        self._address = place
        self._second: Path | None = None
        self._database: Database | None = None
        self._stop = Event()

    @property
    def place(self) -> str:
        """Address of the database for display."""
        try:
            return location_of(self._address).name
        except StoreError:
            return self._address

    @property
    def address(self) -> str:
        """Returns the database's address for `move`; it may contain a password and must not be shown."""
        return self._address

    @property
    def held_by(self) -> str:
        """Returns a sentence naming the holder of the write lock; empty if this desk may write."""
        holder = self._database.held_by if self._database is not None else None
        return holder.sentence if holder is not None else ""

    @property
    def folder_kind(self) -> FolderKind:
        """Returns the kind of folder that contains the database; local for a server."""
        return FolderKind.LOCAL if self._file is None else kind_of(self._file.parent)

    @property
    def backup_folder(self) -> str:
        """Returns the backup folder; empty if a server's administrator makes the backups."""
        return "" if self._file is None else str(self._backups(self._file).folder)

    @property
    def second(self) -> str:
        """Returns the second backup folder, such as one on a USB drive; empty if there is none."""
        return "" if self._second is None else str(self._second)

    def use_second(self, folder: str) -> None:
        """Sets the second backup folder; empty for none."""
        self._second = Path(folder) if folder else None

    def is_older(self) -> bool:
        """Returns True when opening upgrades the database first, which takes a while with many matches."""
        return self._database is None and self._file is not None and is_older(self._file)

    def must_wait(self) -> bool:
        """Returns True when opening waits some seconds, to see whether a desk elsewhere is writing."""
        return self._file is not None and must_be_claimed(self._file)

    def open(self, *, empty: bool = False) -> SqlHallStore:
        """Opens the database; an open one is closed first.

        Raises:
            StoreMissing: it is missing or empty although there are backups, and no new one is requested.
            StoreDamaged: it is not a database.
            StoreUnavailable: it could not be reached, or has a newer version.
        """
        self.close()
        self._stop.clear()
        self._database = open_database(self._address, as_desk=True, empty=empty)
        return SqlHallStore(self._database)

    def learners(self) -> "SqlLearnerStore":
        """Returns the learners in the open database.

        Raises:
            StoreUnavailable: the database is not open.
        """
        if self._database is None:
            raise StoreUnavailable("The database is not open. Open it first.")
        from .learner_store import SqlLearnerStore  # imported late: only needed for training

        return SqlLearnerStore(self._database)

    def is_free(self) -> bool:
        """Returns True when no other desk is writing to the database."""
        return self._file is None or holder_of(self._file) is None

    def quick_check(self) -> str:
        """Checks the structure of the file; returns a sentence about the first problem, or an empty one if it is fine
        or `stop` was called.
        """
        file = self._file
        if file is None:
            return ""
        try:
            with plain_errors(str(file)):
                problem = quick_problem(file, self._stop.is_set)
        except StoreDamaged as error:
            return error.sentence
        except StoreError:
            return ""  # missing: reported when it is written to
        return "" if not problem else damaged_sentence(str(file), problem)

    def stop(self) -> None:
        """Stops the running quick check."""
        self._stop.set()

    def close(self) -> None:
        """Closes the database; does nothing if it is not open."""
        database, self._database = self._database, None
        if database is not None:
            database.close()

    def move(self, place: str) -> None:
        """Closes the database and switches to another, which `open` opens."""
        self.close()
        self._address = place

    def back_up(self, reason: BackupReason) -> str:
        """Copies the database and verifies the copy; returns a sentence if the second copy failed, else an empty one.

        Does nothing for a database server, whose administrator makes the backups.

        Raises:
            StoreUnavailable: the copy could not be written.
            StoreDamaged: the database could not be read, or the copy failed verification.
        """
        if self._file is None:
            return ""
        backups = self._backups(self._file)
        problem = backups.make(reason)
        journals = None if self._database is None else self._database.journals
        if journals is not None:
            with finished_in(backups.all()[0]) as is_finished:
                journals.remove_backed_up(is_finished)
        return problem

    def journal_problem(self) -> str:
        """Returns a sentence when confirmed entries could not be copied to the journal, once; else an empty one."""
        journals = None if self._database is None else self._database.journals
        return "" if journals is None else journals.problem()

    def backups(self) -> Sequence[KeptBackup]:
        """Returns the backups and replaced databases, newest first, without reading their contents; empty for a
        server.
        """
        return [] if self._file is None else self._backups(self._file).restorable()

    def loss_by(self, backup: KeptBackup) -> Loss:
        """Returns what restoring a backup would lose.

        Raises:
            StoreUnavailable: one of the two could not be opened.
            StoreDamaged: one of the two could not be read.
        """
        return loss_by(backup, self._required_file())

    def look_into(self, backup: KeptBackup) -> KeptBackup:
        """Returns a backup with a summary of its contents, or why it cannot be restored."""
        try:
            self._require(backup)
            with plain_errors(backup.place):
                is_newer = age_of_file(Path(backup.place)) is Age.NEWER
            if not is_newer:
                return replace(look_into(backup), is_looked_into=True)
            words = N_(
                "A newer version of Carrom Desk made the backup {file}. Choose another, or install that version."
            )
            newer = Sentence.of(words, file=backup.place)
            return replace(backup, problem=newer, is_newer=True, is_looked_into=True)
        except StoreError as error:
            return replace(backup, problem=error.sentence, is_looked_into=True)

    def check(self, progress: Progress = unwatched) -> CheckOutcome:
        """Checks the file and every match in it.

        Raises:
            StoreUnavailable: the database could not be reached.
        """
        from carrom_desk.storage.recovery.integrity import full_check  # imported late: only needed for a check

        database = self._database or open_database(self._address, read_only=True, to_check=True)
        try:
            return full_check(database, progress)
        finally:
            if database is not self._database:
                database.close()

    def restore(self, backup: KeptBackup) -> str:
        """Closes the database and replaces it with a backup; returns the location of the former file, or an empty text.

        Raises:
            StoreUnavailable: another program has the database open, or a file could not be written.
            StoreDamaged: the backup is damaged; nothing was changed.
        """
        self._require(backup)
        self.close()
        aside = restore(backup, self._required_file())
        return "" if aside is None else str(aside)

    def rescue(self, progress: Progress = unwatched) -> RescueOutcome:
        """Closes the database and rebuilds it from everything in the file, its backups and its journals; the
        damaged file is set aside.

        Raises:
            StoreUnavailable: another program has the database open, or there is no space for a copy.
        """
        from carrom_desk.storage.recovery.rescue import rescue  # imported late: only needed for a recovery

        file = self._required_file()
        self.close()
        return rescue(file, [Path(backup.place) for backup in self._backups(file).all()], progress)

    def _require(self, backup: KeptBackup) -> None:
        """Requires that a backup still exists."""
        if all(each.place != backup.place for each in self.backups()):
            raise StoreUnavailable(_NO_BACKUP, place=backup.place)

    @property
    def _file(self) -> Path | None:
        """File of the database; None for a server, and for an address that `open` refuses."""
        with suppress(StoreError):
            return location_of(self._address).file
        return None

    def _required_file(self) -> Path:
        file = location_of(self._address).file
        if file is None:
            raise StoreUnavailable(_KEPT_BY_SERVER, place=self.place)
        return file

    def _backups(self, file: Path) -> Backups:
        return Backups(file, self._second)


_NO_BACKUP = N_("The backup {place} is missing. Choose another.")
_KEPT_BY_SERVER = N_("{place} is stored on a server. Ask its administrator to restore it.")
