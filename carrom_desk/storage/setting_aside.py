"""Putting another file in the place of a database: the former is kept under another name, never overwritten."""

import glob
import os
import shutil
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum, unique
from pathlib import Path

from carrom_desk.match.store import StoreUnavailable

from .connecting import make_file, sync_folder
from .one_writer import Holder, WriterLock, claim

WORKPLACE = ".rescue-"
"""How the folder is called in which a rescue is made."""
_COMPANIONS = ("-wal", "-shm")
"""What SQLite keeps beside a file that is in use, or was when its program died."""


@unique
class Aside(StrEnum):
    """Why a file is put out of the way; a part of its new name."""

    DAMAGED = "damaged"
    REPLACED = "replaced"


def claim_alone(file: Path) -> WriterLock:
    """Take a database from every desk, so that its file can be exchanged.

    A command that has it open for a moment is not waited for: what it writes after the exchange is refused to it.

    Raises:
        StoreUnavailable: a desk has it open.
    """
    claimed = claim(file)
    if isinstance(claimed, Holder):
        raise StoreUnavailable(f"{claimed.sentence} Close it first, then try again.")
    return claimed


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


def clear_left_overs(file: Path) -> None:
    """Take away what a desk left beside a database that was killed while it exchanged it.

    Only for whoever holds the right to write: nobody exchanges anything now.
    """
    name = glob.escape(file.name)
    with suppress(OSError):
        for part in file.parent.glob(f".{name}.*.part*"):
            part.unlink(missing_ok=True)
        for folder in file.parent.glob(f"{WORKPLACE}{name}-*"):
            shutil.rmtree(folder, ignore_errors=True)


def companions_of(file: Path) -> list[Path]:
    """What SQLite left beside a file."""
    return [beside for each in _COMPANIONS if (beside := file.with_name(file.name + each)).exists()]
