"""Putting a database's file out of the way: renamed, never overwritten."""

from datetime import UTC, datetime
from enum import StrEnum, unique
from pathlib import Path

from carrom_desk.match.store import StoreUnavailable

from .connecting import sync_folder
from .one_writer import Holder, WriterLock, claim

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


def set_aside(file: Path, why: Aside) -> Path | None:
    """Rename a database's file, and what lies beside it, to a name that none has; None when there is no such file.

    Raises:
        OSError: it cannot be renamed.
    """
    now = datetime.now(UTC)
    number = 1
    while (aside := file.with_name(f"{file.stem}.{why}-{now:%Y%m%dT%H%M%SZ}-{number}{file.suffix}")).exists():
        number += 1
    # The companions first: a log left beside the name would be played into the next file that bears it.
    for beside in companions_of(file):
        beside.rename(aside.with_name(beside.name.replace(file.name, aside.name, 1)))
    if not file.exists():
        return None
    file.rename(aside)
    sync_folder(file.parent)
    return aside


def companions_of(file: Path) -> list[Path]:
    """What SQLite left beside a file."""
    return [beside for each in _COMPANIONS if (beside := file.with_name(file.name + each)).exists()]
