"""Files of a database: created private to their owner, replaced without losing the former one, and synced to disk."""

import errno
import os
import shutil
import stat
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum, StrEnum, auto, unique
from pathlib import Path

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.rules.texts.words import Sentence

WORK_FOLDER = ".rescue-"
"""Prefix of the temporary folder for a recovery."""
_COMPANIONS = ("-wal", "-shm", "-journal")
"""Companion files of a database that is in use or was left by a crash."""
_JOURNALS = ".journals"
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


@unique
class Aside(StrEnum):
    """Reason for setting a file aside, part of its new name."""

    DAMAGED = "damaged"
    REPLACED = "replaced"


def companion(file: Path, end: str) -> Path:
    """Returns a companion file of SQLite: the journal `-wal`, its index `-shm`, or the rollback journal `-journal`."""
    return file.with_name(f"{file.name}{end}")


def journals_of(file: Path) -> Path:
    """Returns the folder with the text journals of a database's open matches."""
    return companion(file, _JOURNALS)


def has_journal(file: Path) -> bool:
    """Returns True when the journal may contain entries that are not in the file yet."""
    return _size(companion(file, "-wal")) > 0


def is_interrupted(file: Path) -> bool:
    """Returns True during a transaction with a rollback journal, and after one that a crash has ended."""
    return _size(companion(file, "-journal")) > 0


def _size(file: Path) -> int:
    found = _stat(file)
    return 0 if found is None else found.st_size


def require_plain_file(file: Path) -> None:
    """Requires that an existing path is a regular file, because a pipe would block forever.

    Raises:
        StoreUnavailable: it is a device, a pipe or the like.
        OSError: it is a folder, or cannot be looked at.
    """
    try:
        mode = file.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "a folder", str(file))
    if not stat.S_ISREG(mode):
        words = N_("{file} is a device or a pipe, not a file, and was not changed. Choose another file.")
        raise StoreUnavailable(words, file=file)


def require_one_name(file: Path) -> None:
    """Requires that a file has no hard links: each name would have its own journal and miss entries of the other.

    Raises:
        StoreUnavailable: the file has another name.
    """
    if file.stat().st_nlink > 1:
        words = N_(
            "{file} has a second name on its disk, a hard link. Entries saved under one name could be lost under "
            "the other. Remove one of the names, or copy the file and open the copy."
        )
        raise StoreUnavailable(words, file=file)


def require_folder(file: Path) -> None:
    """Requires that the folder of a new database exists, so that a typo does not create one.

    Raises:
        StoreUnavailable: the folder is missing.
    """
    if not file.parent.exists():
        words = N_(
            "{file} could not be created, because the folder {folder} does not exist. Check the path and that "
            "its disk is connected, or create the folder first."
        )
        raise StoreUnavailable(words, file=file, folder=file.parent)


def make_file(file: Path) -> None:
    """Creates an empty file that only its owner may read, with its folder; an existing file is left unchanged.

    Raises:
        OSError: it could not be created.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return
    sync_folder(file.parent)


def keep_private(file: Path) -> None:
    """Restricts a database and its companion files to the owner; files copied here may have other permissions."""
    for each in (file, *companions_of(file)):
        with suppress(OSError):  # missing, or owned by someone else who must care for it
            mode = each.stat().st_mode
            if mode & _OTHERS:
                each.chmod(stat.S_IMODE(mode) & ~_OTHERS)


def sync_folder(folder: Path) -> None:
    """Syncs a folder to disk, where the platform supports it, so that a new file name survives a power loss."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def companions_of(file: Path) -> list[Path]:
    return [each for end in _COMPANIONS if (each := companion(file, end)).exists()]


@unique
class _Loss(Enum):
    GONE = auto()
    CUT = auto()


_OF_FILE = {
    _Loss.GONE: N_("{file} was moved or deleted while Carrom Desk had it open."),
    _Loss.CUT: N_("{file} was truncated while Carrom Desk had it open."),
}
_OF_JOURNAL = {
    _Loss.GONE: N_("The journal of {file} was moved or deleted while Carrom Desk had it open."),
    _Loss.CUT: N_("The journal of {file} was truncated while Carrom Desk had it open."),
}


class FileWatch:
    """State of an open database's files after the last transaction, used to detect that they were taken away."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._journal = companion(file, "-wal")
        self._seen = self._look()

    def note(self) -> None:
        """Records the files after a transaction of this desk. Missing files are left for the next check to report."""
        now = self._look()
        if not any(map(_fault, self._seen, now)):
            self._seen = now

    def loss(self) -> Sentence | None:
        """Returns what was deleted, replaced or truncated since; None if nothing."""
        (file, journal), (file_now, journal_now) = self._seen, self._look()
        fault = _fault(file, file_now)
        if fault:
            return Sentence.of(_OF_FILE[fault], file=self._file)
        fault = _fault(journal, journal_now)
        return Sentence.of(_OF_JOURNAL[fault], file=self._file) if fault else None

    def _look(self) -> list[os.stat_result | None]:
        return [_stat(self._file), _stat(self._journal)]


def _fault(then: os.stat_result | None, now: os.stat_result | None) -> _Loss | None:
    if then is None:
        return None
    if now is None or (then.st_dev, then.st_ino) != (now.st_dev, now.st_ino):
        return _Loss.GONE
    return _Loss.CUT if now.st_size < then.st_size else None


def _stat(file: Path) -> os.stat_result | None:
    try:
        return file.stat()
    except OSError:
        return None


def exchange(new: Path, file: Path, why: Aside) -> Path | None:
    """Replaces a database with a new file; the former file, its companions and its text journals are renamed.

    If interrupted at any moment, there is a database with that name, and the former one is complete under either name.
    Returns the former file's new name, or None if there was no file.

    Raises:
        OSError: a file could not be renamed.
    """
    aside = _free_name(file, why)
    companions = companions_of(file)
    had_file = file.exists()
    for each in companions:
        _give_name(each, aside.with_name(each.name.replace(file.name, aside.name, 1)))
    if had_file:
        _give_name(file, aside)
    if journals_of(file).exists():
        journals_of(file).replace(journals_of(aside))
    sync_folder(file.parent)
    # A journal left beside the name would be applied to the new file.
    for each in companions:
        each.unlink()
    new.replace(file)
    sync_folder(file.parent)
    return aside if had_file else None


def _free_name(file: Path, why: Aside) -> Path:
    now = datetime.now(UTC)
    number = 1
    while (aside := file.with_name(f"{file.stem}.{why}-{now:%Y%m%dT%H%M%SZ}-{number}{file.suffix}")).exists():
        number += 1
    return aside


def _give_name(file: Path, name: Path) -> None:
    """Hard-links a file to a second name, or copies it if the file system has no links."""
    try:
        os.link(file, name)
    except OSError:
        make_file(name)
        shutil.copyfile(file, name)


def clear_leftovers(file: Path) -> None:
    """Removes files left by a desk that was killed while replacing a database.

    Requires the write lock, so that no other desk can be replacing it.
    """
    part, work = f".{file.name}.", f"{WORK_FOLDER}{file.name}-"
    asides = tuple(f"{file.stem}.{why}-" for why in Aside)
    with suppress(OSError):
        for found in tuple(file.parent.iterdir()):
            if found.name.startswith(part) and ".part" in found.name.removeprefix(part):
                found.unlink(missing_ok=True)
            elif found.name.startswith(work):
                shutil.rmtree(found, ignore_errors=True)
            elif found.name.startswith(asides) and found.name.endswith(file.suffix) and found.samefile(file):
                _take_back(found, file)


def _take_back(aside: Path, file: Path) -> None:
    """Undoes an interrupted replacement after the former file got its second name: it keeps only the first."""
    ends = (*_COMPANIONS, _JOURNALS)
    for end in ends:
        own, other = companion(file, end), companion(aside, end)
        if other.exists() and own.exists() and not other.samefile(own):
            return
    for end in ends:
        if companion(aside, end).exists():
            companion(aside, end).replace(companion(file, end))
    aside.unlink()
    # Renaming one hard link to another does nothing: both would stay.
    for each in companions_of(aside):
        each.unlink()
