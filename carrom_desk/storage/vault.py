"""A database as a whole: opened, copied, checked, restored and rescued."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from carrom_desk.match.safekeeping import BackupReason, CheckOutcome, KeptBackup, RescueOutcome, Vault
from carrom_desk.match.store import MatchStore, StoreDamaged, StoreError, StoreUnavailable

from .database import Database, open_database
from .integrity import Fault, full_check, quick_check
from .location import location_of
from .match_store import SqlMatchStore

if TYPE_CHECKING:
    from .backup import Backup, Backups


class SqlVault(Vault):
    """The database at a path or URL, for the one desk that writes to it. Every method may raise `StoreError`."""

    def __init__(self, place: str, *, second: Path | None = None) -> None:
        """Care for a database; copies go beside it and, if given, to a second folder."""
        self._address = place
        self._second = second
        self._database: Database | None = None

    @property
    def place(self) -> str:
        """The database's address as it may be shown."""
        try:
            return location_of(self._address).name
        except StoreError:
            return self._address

    @property
    def held_by(self) -> str:
        """Who writes to it while this desk may only read, a sentence; empty when this desk may write."""
        holder = self._database.held_by if self._database is not None else None
        return holder.sentence if holder is not None else ""

    @property
    def second(self) -> str:
        """The second folder that copies go to, such as one on a stick; empty when there is none."""
        return "" if self._second is None else str(self._second)

    def use_second(self, folder: str) -> None:
        """Let copies go to a second folder from now on; empty: to none."""
        self._second = Path(folder) if folder else None

    def open(self) -> MatchStore:
        """Open it, after a quick check.

        Raises:
            StoreDamaged: it is no database, or the check found something.
            StoreUnavailable: it cannot be reached, or is of a newer version.
        """
        self.close()
        database = open_database(self._address, as_desk=True)
        try:
            checkup = quick_check(database)
            if not checkup.is_sound:
                raise StoreDamaged(checkup.faults[0].sentence)
        except BaseException:
            database.close()
            raise
        self._database = database
        return SqlMatchStore(database)

    def close(self) -> None:
        """Let go of it; nothing happens when it is not open."""
        database, self._database = self._database, None
        if database is not None:
            database.close()

    def move(self, place: str) -> None:
        """Close it and care for another one, which `open` opens."""
        self.close()
        self._address = place

    def back_up(self, reason: BackupReason) -> str:
        """Copy it, and prove the copy; what went wrong with the second copy, a sentence, or nothing.

        A database with a server is its keeper's to copy: nothing is done.

        Raises:
            StoreUnavailable: the copy cannot be written.
            StoreDamaged: the database cannot be read, or the copy does not stand the proof.
        """
        file = location_of(self._address).file
        return self._backups(file).make(reason).second_problem if file is not None else ""

    def backups(self) -> Sequence[KeptBackup]:
        """The copies, newest first; a server's are not ours to list."""
        file = location_of(self._address).file
        return [] if file is None else [_kept(backup) for backup in self._backups(file).all()]

    def check(self) -> CheckOutcome:
        """Check the file and every match in it.

        Raises:
            StoreUnavailable: it cannot be reached.
        """
        database = self._database or open_database(self._address, read_only=True)
        try:
            checkup = full_check(database)
        finally:
            if database is not self._database:
                database.close()
        faults = tuple(_told(fault) for fault in checkup.faults)
        return CheckOutcome(checkup.matches, checkup.entries, faults, tuple(_told(note) for note in checkup.notes))

    def restore(self, backup: KeptBackup) -> str:
        """Close it and put a copy in its place; where the former file is kept now, or nothing.

        Raises:
            StoreUnavailable: another program has it open, or a file cannot be written.
            StoreDamaged: the copy is not sound; nothing was exchanged.
        """
        file = self._file()
        chosen = next((each for each in self._backups(file).all() if str(each.file) == backup.place), None)
        if chosen is None:
            raise StoreUnavailable(f"The backup {backup.place} is not there any more. Choose another.")
        self.close()
        from .restoring import restore

        aside = restore(chosen, file)
        return "" if aside is None else str(aside)

    def rescue(self) -> RescueOutcome:
        """Close it and build it anew from what can be read; the damaged file is set aside.

        Raises:
            StoreUnavailable: another program has it open, or there is no room for a copy.
        """
        from .rescue import rescue

        file = self._file()
        self.close()
        done = rescue(file)
        lost = sum(match.is_lost for match in done.matches)
        whole = sum(match.is_whole for match in done.matches)
        aside = "" if done.set_aside is None else str(done.set_aside)
        return RescueOutcome(aside, whole, len(done.matches) - whole - lost, lost)

    def _file(self) -> Path:
        file = location_of(self._address).file
        if file is None:
            raise StoreUnavailable(f"{self.place} is kept by a server: ask whoever keeps it to restore it.")
        return file

    def _backups(self, file: Path) -> "Backups":
        from .backup import Backups

        return Backups(file, second=self._second)


def _kept(backup: "Backup") -> KeptBackup:
    from .backup import look_into

    place = str(backup.file)
    made = backup.made.astimezone().isoformat(timespec="seconds")
    try:
        holds = look_into(backup)
    except StoreError as error:
        return KeptBackup(place, made, backup.reason, problem=str(error))
    return KeptBackup(place, made, backup.reason, holds.matches, holds.entries, holds.last_match, holds.last_written)


def _told(fault: Fault) -> str:
    where = [f"match {fault.match_id}"] if fault.match_id is not None else []
    where += [f"entry {fault.entry}"] if fault.entry is not None else []
    return f"{', '.join(where)}: {fault.sentence}" if where else fault.sentence
