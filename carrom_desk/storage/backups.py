"""Copies of a database: made while it is in use, proved readable, kept in number, looked into, and restored.

A copy is one plain file named by database, time and reason: `matches.20261121T100405123Z.before-upgrade.sqlite3`.
"""

import glob
import os
import re
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from carrom_desk.match.store import BackupReason, KeptBackup, StoreDamaged, StoreError, StoreUnavailable, sentence_of
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Sentence

from .driver import Access, connect, copy, quick_problem
from .errors import only_damage, plain_errors
from .files import Aside, exchange, make_file, sync_folder
from .writer_lock import claim_alone

_GONE = QT_TRANSLATE_NOOP(
    "Storage", "{file} was moved or deleted: there is nothing to copy. Put it back, or start the desk again."
)
_COPIES = QT_TRANSLATE_NOOP("Storage", "{folder} (the folder of backups)")
_NO_SECOND = QT_TRANSLATE_NOOP(
    "Storage",
    "The second folder for backups, {folder}, is not there: no copy was made in it. "
    "Connect its disk or stick, or choose another folder.",
)
SUFFIX = ".sqlite3"
KEPT = 10
"""How many copies are kept for each reason."""


Named = tuple[datetime, Path, BackupReason]
"""What the name of a copy says: when it was made, in UTC, which file it is, and why."""


class Backups:
    """The copies of one database file."""

    def __init__(self, database: Path, *, second: Path | None = None, kept: int = KEPT) -> None:
        """Keep copies in the folder `backups` beside the file, and perhaps on a second medium."""
        self._database = database
        self._name_of_copies = database.stem if database.suffix == SUFFIX else f"{database.name}~"
        """Begins the names of its copies, and of no other's: `matches.db` is not `matches.sqlite3`."""
        self.folder = database.parent / "backups"
        """Where the copies lie."""
        self._second = second
        self._kept = kept

    def make(self, reason: BackupReason) -> str:
        """Copy the database, prove the copy, and let go of the oldest of the same reason.

        Why there is no copy in the second folder, a sentence; empty where there is one, or is to be none. The first
        stands all the same.

        Raises:
            StoreUnavailable: the copy cannot be written.
            StoreDamaged: the database cannot be read, or the copy does not stand the proof.
        """
        self._copy(reason, self.folder)
        if self._second is None:
            return ""
        try:
            if not self._second.is_dir():
                # Not made here: where a stick was pulled out, that would be a folder on this very disk.
                raise StoreUnavailable(Sentence.of(_NO_SECOND, folder=self._second))
            self._copy(reason, self._second)
        except StoreError as error:
            return sentence_of(error)
        return ""

    def all(self) -> tuple[KeptBackup, ...]:
        """The copies in both folders, newest first, none looked into yet; of a folder that cannot be read, none."""
        folders = [self.folder] if self._second is None else [self.folder, self._second]
        found = sorted((named for folder in folders for named in self._in(folder)), reverse=True)
        return tuple(
            KeptBackup(str(file), made.astimezone().isoformat(timespec="seconds"), reason)
            for made, file, reason in found
        )

    def _copy(self, reason: BackupReason, folder: Path) -> None:
        if not self._database.exists():
            # Told of the database: nothing is wrong with the folder of the copies.
            raise StoreUnavailable(Sentence.of(_GONE, file=self._database))
        self._clear(folder)
        made = datetime.now(UTC)
        while (file := folder / self._name(made, reason)).exists():
            made += timedelta(milliseconds=1)
        part = folder / f".{file.name}.{os.getpid()}.part"
        with plain_errors(Sentence.of(_COPIES, folder=folder)):
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
        """Take away what a desk left that was killed while it copied; no other desk copies now."""
        with suppress(OSError):
            for part in folder.glob(f".{glob.escape(self._name_of_copies)}.*.part*"):
                part.unlink(missing_ok=True)

    def _rotate(self, folder: Path, reason: BackupReason) -> None:
        same = sorted(named for named in self._in(folder) if named[-1] is reason)
        for _, file, _ in same[: -self._kept]:
            file.unlink(missing_ok=True)

    def _in(self, folder: Path) -> list[Named]:
        try:
            names = [entry.name for entry in folder.iterdir()]
        except OSError:
            return []
        return [named for name in names if (named := self._named(folder / name)) is not None]

    def _name(self, made: datetime, reason: BackupReason) -> str:
        return f"{self._name_of_copies}.{made:%Y%m%dT%H%M%S}{made.microsecond // 1_000:03}Z.{reason}{SUFFIX}"

    def _named(self, file: Path) -> Named | None:
        reasons = "|".join(re.escape(reason) for reason in BackupReason)
        pattern = rf"{re.escape(self._name_of_copies)}\.(\d{{8}}T\d{{9}})Z\.({reasons})\.sqlite3"
        match = re.fullmatch(pattern, file.name)
        if match is None:
            return None
        try:
            made = datetime.strptime(match[1] + "000", "%Y%m%dT%H%M%S%f").replace(tzinfo=UTC)
        except ValueError:
            return None
        return made, file, BackupReason(match[2])


def copy_database(source: Path, target: Path) -> None:
    """Copy a database that may be in use over a file that is there, and prove the copy.

    Raises:
        sqlite3.Error, OSError: it cannot be read or written.
        StoreDamaged: the copy is not sound.
    """
    copy(source, target)
    with target.open("rb+") as file:
        os.fsync(file.fileno())
    # Opened again: what is proved is the file, not what a connection remembers of it.
    problem = quick_problem(target)
    with closing(connect(target, Access.LOOK)) as copied:
        copied.execute("SELECT count(*) FROM matches")
    if problem:
        words = QT_TRANSLATE_NOOP(
            "Storage",
            "{source} is damaged, and so is the copy that was made of it: {problem}. "
            "Restore an earlier backup, or have what can be read rescued into a new database.",
        )
        raise StoreDamaged(Sentence.of(words, source=source, problem=problem))


def look_into(backup: KeptBackup) -> KeptBackup:
    """A copy with what it holds, after proving that it can be read.

    Raises:
        StoreUnavailable: it cannot be opened.
        StoreDamaged: it is not sound, or holds no matches.
    """
    file = Path(backup.place)
    with plain_errors(backup.place), closing(connect(file, Access.LOOK)) as connection:
        problem = quick_problem(file)
        if problem:
            words = QT_TRANSLATE_NOOP("Storage", "The backup {file} is damaged: {problem}. Choose another.")
            raise StoreDamaged(Sentence.of(words, file=file, problem=problem))
        [(matches, entries)] = connection.execute("SELECT count(*), coalesce(sum(length), 0) FROM matches")
        last = connection.execute(
            "SELECT side_a, side_b, coalesce((SELECT at FROM entries WHERE match_id = matches.id"
            " ORDER BY number DESC LIMIT 1), started) FROM matches ORDER BY touched DESC LIMIT 1"
        ).fetchone()
    players, written = ("", "") if last is None else (f"{last[0]} – {last[1]}", last[2])
    return replace(backup, matches=matches, entries=entries, last_match=players, last_written=written)


def restore(backup: KeptBackup, database: Path) -> Path | None:
    """Exchange the database for a backup of it; the former file is kept beside it and its new name returned.

    Raises:
        StoreUnavailable: another program has the database open, or a file cannot be written.
        StoreDamaged: the backup is not sound; nothing was exchanged.
    """
    look_into(backup)
    part = database.with_name(f".{database.name}.{os.getpid()}.part")
    with plain_errors(str(database)), claim_alone(database):
        try:
            make_file(part)
            copy_database(Path(backup.place), part)
            return exchange(part, database, Aside.REPLACED)
        finally:
            part.unlink(missing_ok=True)
