"""Backups of a database: made while it is in use, verified, rotated, inspected and restored.

A backup is a single file named by database, time and reason: `matches.20261121T100405123Z.before-upgrade.sqlite3`.
"""

import glob
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import (
    BackupReason,
    KeptBackup,
    Loss,
    MatchId,
    StoreDamaged,
    StoreError,
    StoreUnavailable,
)
from carrom_desk.match.state import Status
from carrom_desk.rules.texts.words import Sentence
from carrom_desk.storage.sqlite.driver import Access, connect, copy, quick_problem, readable
from carrom_desk.storage.sqlite.files import Aside, exchange, make_file, sync_folder
from carrom_desk.storage.sqlite.writer_lock import claim_alone

from .errors import only_damage, plain_errors

_GONE = N_("{file} was moved or deleted, so there is nothing to copy. Put it back, or restart Carrom Desk.")
_NO_SECOND = N_(
    "The second backup folder, {folder}, is missing, so no copy was saved there. Connect its disk or USB "
    "drive, or choose another folder."
)
SUFFIX = ".sqlite3"
KEPT = 10
"""Number of backups kept for each reason."""

Named = tuple[datetime, Path, BackupReason]
"""Parts of a backup's name: time in UTC, file and reason."""


class Backups:
    """Backups of a database file."""

    def __init__(self, database: Path, second: Path | None = None) -> None:
        """Uses the folder `backups` next to the file and, optionally, a second folder."""
        self._database = database
        self._name_of_copies = database.stem if database.suffix == SUFFIX else f"{database.name}~"
        """Prefix of the names of this database's backups, so that `matches.db` and `matches.sqlite3` differ."""
        self.folder = database.parent / "backups"
        """Folder of the backups."""
        self._second = second

    def make(self, reason: BackupReason) -> str:
        """Copies the database, verifies the copy, and deletes the oldest backup made for the same reason.

        Returns a sentence saying why the copy in the second folder failed; empty if it succeeded or there is no second
        folder. The first copy is kept in any case.

        Raises:
            StoreUnavailable: the copy could not be written.
            StoreDamaged: the database could not be read, or the copy failed verification.
        """
        self._copy(reason, self.folder)
        if self._second is None:
            return ""
        try:
            if not self._second.is_dir():
                # Not created here: after a USB drive was removed, that would be a folder on this disk.
                raise StoreUnavailable(_NO_SECOND, folder=self._second)
            self._copy(reason, self._second)
        except StoreError as error:
            return error.sentence
        return ""

    def all(self) -> tuple[KeptBackup, ...]:
        """Returns the backups in both folders, newest first, without reading their contents; unreadable folders are
        skipped.
        """
        folders = [self.folder] if self._second is None else [self.folder, self._second]
        return _listed(named for folder in folders for named in self._in(folder))

    def restorable(self) -> tuple[KeptBackup, ...]:
        """Returns the backups and the databases replaced by restoring one, newest first, without reading their
        contents.
        """
        # Compared to the second: the replaced database is newer than the copy made of it.
        return tuple(sorted((*_listed(self._replaced()), *self.all()), key=lambda kept: kept.made, reverse=True))

    def _copy(self, reason: BackupReason, folder: Path) -> None:
        if not self._database.exists():
            # Reported about the database: the backup folder is fine.
            raise StoreUnavailable(_GONE, file=self._database)
        self._clear(folder)
        made = datetime.now(UTC)
        while (file := folder / self._name(made, reason)).exists():
            made += timedelta(milliseconds=1)
        part = folder / f".{file.name}.{os.getpid()}.part"
        with plain_errors(Sentence.of(N_("{folder} (the backup folder)"), folder=folder)):
            try:
                make_file(part)
                with only_damage(str(self._database)):
                    copy_database(self._database, part)
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
            sync_folder(folder)
            self._rotate(folder, reason)

    def _clear(self, folder: Path) -> None:
        """Removes files left by a desk that was killed while copying; no other desk can be copying now."""
        with suppress(OSError):
            for part in folder.glob(f".{glob.escape(self._name_of_copies)}.*.part*"):
                part.unlink(missing_ok=True)

    def _rotate(self, folder: Path, reason: BackupReason) -> None:
        same = sorted(named for named in self._in(folder) if named[-1] is reason)
        for _, file, _ in same[:-KEPT]:
            file.unlink(missing_ok=True)

    def _in(self, folder: Path) -> list[Named]:
        try:
            names = [entry.name for entry in folder.iterdir()]
        except OSError:
            return []
        return [named for name in names if (named := self._named(folder / name)) is not None]

    def _replaced(self) -> Iterator[Named]:
        """Yields the databases of this name that were replaced by restoring a backup."""
        name, end = re.escape(self._database.stem), re.escape(self._database.suffix)
        pattern = rf"{name}\.{Aside.REPLACED}-(\d{{8}}T\d{{6}})Z-\d+{end}"
        with suppress(OSError):
            for file in self._database.parent.iterdir():
                match = re.fullmatch(pattern, file.name)
                made = None if match is None else _moment(match[1])
                if made is not None:
                    yield made, file, BackupReason.REPLACED

    def _name(self, made: datetime, reason: BackupReason) -> str:
        return f"{self._name_of_copies}.{made:%Y%m%dT%H%M%S}{made.microsecond // 1_000:03}Z.{reason}{SUFFIX}"

    def _named(self, file: Path) -> Named | None:
        reasons = "|".join(re.escape(reason) for reason in BackupReason if reason is not BackupReason.REPLACED)
        pattern = rf"{re.escape(self._name_of_copies)}\.(\d{{8}}T\d{{6}})(\d{{3}})Z\.({reasons})\.sqlite3"
        match = re.fullmatch(pattern, file.name)
        if match is None:
            return None
        made = _moment(f"{match[1]}.{match[2]}")
        return None if made is None else (made, file, BackupReason(match[3]))


def _moment(digits: str) -> datetime | None:
    """Parses the UTC time in a file's name, such as "20261121T100000.123"; None if it is not valid."""
    try:
        return datetime.fromisoformat(f"{digits}Z")
    except ValueError:
        return None


def _listed(found: Iterable[Named]) -> tuple[KeptBackup, ...]:
    return tuple(
        KeptBackup(str(file), made.astimezone().isoformat(timespec="seconds"), reason)
        for made, file, reason in sorted(found, reverse=True)
    )


def copy_database(source: Path, target: Path) -> None:
    """Copies a database, which may be in use, over an existing file and verifies the copy.

    Raises:
        sqlite3.Error, OSError: the database could not be read, or the copy not written.
        StoreDamaged: the copy failed verification.
    """
    copy(source, target)
    with target.open("rb+") as file:
        os.fsync(file.fileno())
    # Opened again, to verify the file and not a connection's cache.
    problem = quick_problem(target)
    with closing(connect(target, Access.LOOK)) as copied:
        copied.execute("SELECT count(*) FROM matches")
    if problem:
        words = N_(
            "{source} is damaged, and so is the copy made of it: {problem}. Restore an earlier backup, or "
            "recover what can be read into a new database."
        )
        raise StoreDamaged(words, source=source, problem=problem)


def look_into(backup: KeptBackup) -> KeptBackup:
    """Verifies a backup and returns it with a summary of its contents.

    Raises:
        StoreUnavailable: it could not be opened.
        StoreDamaged: it is damaged, or contains no matches.
    """
    file = Path(backup.place)
    with plain_errors(backup.place), closing(connect(file, Access.LOOK)) as connection:
        problem = quick_problem(file)
        if problem:
            words = N_("The backup {file} is damaged: {problem}. Choose another.")
            raise StoreDamaged(words, file=file, problem=problem)
        [(matches, entries)] = connection.execute("SELECT count(*), coalesce(sum(length), 0) FROM matches")
        last = connection.execute(
            "SELECT side_a, side_b, coalesce((SELECT at FROM entries WHERE match_id = matches.id"
            " ORDER BY number DESC LIMIT 1), started) FROM matches ORDER BY touched DESC LIMIT 1"
        ).fetchone()
    players, written = ("", "") if last is None else (f"{last[0]} – {last[1]}", last[2])
    return replace(backup, matches=matches, entries=entries, last_match=players, last_written=written)


@contextmanager
def finished_in(backup: KeptBackup) -> Iterator[Callable[[MatchId, str], bool]]:
    """Yields a function that returns True for a match that is finished in a backup and has an entry with this hash.

    Raises:
        StoreUnavailable: it could not be opened.
        StoreDamaged: it is damaged.
    """
    over = f"'{Status.FINISHED}', '{Status.ABANDONED}'"
    query = (
        "SELECT 1 FROM matches JOIN entries ON match_id = id"
        f" WHERE id = ? AND hash = ? AND trashed_at IS NULL AND status IN ({over})"
    )
    with plain_errors(backup.place), closing(connect(Path(backup.place), Access.LOOK)) as kept:
        yield lambda match_id, hash_: kept.execute(query, (match_id, hash_)).fetchone() is not None


def loss_by(backup: KeptBackup, database: Path) -> Loss:
    """Returns the entries that a backup lacks, by comparing the length of each log, since logs only grow.

    Raises:
        StoreUnavailable: one of the two could not be opened.
        StoreDamaged: one of the two could not be read.
    """
    file = Path(backup.place)
    with plain_errors(backup.place), closing(connect(file, Access.LOOK)) as kept:
        lengths = dict(kept.execute("SELECT id, length FROM matches"))
    with plain_errors(str(database)), readable(database) as (place, access), closing(connect(place, access)) as current:
        longer = [
            (match_id, lengths.get(match_id, 0), length)
            for match_id, length in current.execute("SELECT id, length FROM matches")
            if length > lengths.get(match_id, 0)
        ]
        moments = [
            current.execute("SELECT at FROM entries WHERE match_id = ? AND number = ?", (match_id, before)).fetchone()
            for match_id, before, _ in longer
        ]
    since = min((str(row[0]) for row in moments if row is not None and row[0]), default="")
    return Loss(sum(length - before for _, before, length in longer), since)


def restore(backup: KeptBackup, database: Path) -> Path | None:
    """Replaces the database with a backup, and returns the new name of the former file, kept next to it.

    Raises:
        StoreUnavailable: another program has the database open, or a file could not be written.
        StoreDamaged: the backup is damaged; nothing was changed.
    """
    look_into(backup)
    with plain_errors(str(database)), closing(claim_alone(database)):
        return _replace(database, Path(backup.place))


def replace_by_copy(database: Path) -> None:
    """Replaces the database, which this desk has claimed, with a copy of itself, so that a desk that was only silent
    writes to the former file.

    Raises:
        DriverError, OSError, StoreDamaged: it could not be copied or replaced.
    """
    _replace(database, database)


def _replace(database: Path, source: Path) -> Path | None:
    part = database.with_name(f".{database.name}.{os.getpid()}.part")
    try:
        make_file(part)
        copy_database(source, part)
        return exchange(part, database, Aside.REPLACED)
    finally:
        part.unlink(missing_ok=True)
