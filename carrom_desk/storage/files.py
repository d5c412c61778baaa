"""The files of a database: made for their owner alone, exchanged without losing the former, made to last."""

import errno
import glob
import os
import shutil
import stat
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum, unique
from pathlib import Path

from carrom_desk.match.store import StoreUnavailable

WORK_FOLDER = ".rescue-"
"""How the name of the folder begins in which a rescue is made."""
_COMPANIONS = ("-wal", "-shm")
"""What SQLite keeps beside a file that is in use, or was when its program died."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


@unique
class Aside(StrEnum):
    """Why a file is put out of the way; a part of its new name."""

    DAMAGED = "damaged"
    REPLACED = "replaced"


def require_folder(file: Path) -> None:
    """A database is made where it was wanted, and no folder after a slip in its name.

    Raises:
        StoreUnavailable: its folder is not there.
    """
    if not file.parent.exists():
        raise StoreUnavailable(
            f"{file} cannot be made: there is no folder {file.parent}. Look at the path and whether its disk is "
            "connected, or make the folder first."
        )


def make_file(file: Path) -> None:
    """Make an empty file that only its owner may read, and the folder for it; one that is there is left alone.

    Raises:
        OSError: it cannot be made.
    """
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder", str(file))
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return
    sync_folder(file.parent)


def keep_private(file: Path) -> None:
    """Take a database, and what lies beside it, from everybody but its owner: it may have been copied here."""
    for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(OSError):  # not there, or not ours: then it is its owner's business
            mode = each.stat().st_mode
            if mode & _OTHERS:
                each.chmod(stat.S_IMODE(mode) & ~_OTHERS)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last through a loss of power, where the platform can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def companions_of(file: Path) -> list[Path]:
    """What SQLite left beside a file."""
    return [beside for each in _COMPANIONS if (beside := file.with_name(file.name + each)).exists()]


def exchange(new: Path, file: Path, why: Aside) -> Path | None:
    """Put a new file in the place of a database; what was there, and what lay beside it, has a name of its own then.

    Broken off at any moment, there is a database of that name, and the former one is whole under one name or the
    other. The former one's new name, or None where there was none.

    Raises:
        OSError: a file cannot be renamed.
    """
    aside = _free_name(file, why)
    beside = companions_of(file)
    had_file = file.exists()
    for each in beside:
        _give_name(each, aside.with_name(each.name.replace(file.name, aside.name, 1)))
    if had_file:
        _give_name(file, aside)
    sync_folder(file.parent)
    # A log left beside the name would be played into the new file.
    for each in beside:
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
    """A second name for a file or, where the disk knows no such thing, a copy."""
    try:
        os.link(file, name)
    except OSError:
        make_file(name)
        shutil.copyfile(file, name)


def clear_leftovers(file: Path) -> None:
    """Take away what a desk left beside a database that was killed while it exchanged it.

    Only for whoever holds the right to write: nobody exchanges anything now.
    """
    name = glob.escape(file.name)
    with suppress(OSError):
        for part in file.parent.glob(f".{name}.*.part*"):
            part.unlink(missing_ok=True)
        for folder in file.parent.glob(f"{WORK_FOLDER}{name}-*"):
            shutil.rmtree(folder, ignore_errors=True)
