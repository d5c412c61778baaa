"""Whether this computer is fit for a match: each thing that a match depends on, looked at by one small function."""

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from pathlib import Path
from typing import Protocol

from carrom_desk.match.store import DatabaseService, StoreError

from .match_desk import Now


@unique
class Check(StrEnum):
    """What a match depends on, in the order in which it is looked at."""

    DISK = "disk"
    DATABASE = "database"
    BACKUPS = "backups"
    SECOND_BACKUPS = "second_backups"
    CLOCK = "clock"
    POWER = "power"
    SCREENS = "screens"
    FONTS = "fonts"
    PDF = "pdf"
    SOUND = "sound"
    """Last: the umpire has to listen."""


@unique
class Level(StrEnum):
    """How good it is."""

    GOOD = "good"
    WARNING = "warning"
    """A match can be umpired, but something may go wrong."""
    BAD = "bad"
    """See to it before the match."""
    UNKNOWN = "unknown"
    """This computer does not say."""


@unique
class Reason(StrEnum):
    """What was found; the values of the finding say how much."""

    FINE = "fine"
    LITTLE_ROOM = "little_room"
    NO_ROOM = "no_room"
    SLOW = "slow"
    """Writing takes so long that the umpire notices."""
    NOT_WRITABLE = "not_writable"
    DAMAGED = "damaged"
    ONLY_SHOWN = "only_shown"
    """Another desk writes to it."""
    NOT_OPEN = "not_open"
    ON_A_SERVER = "on_a_server"
    NO_BACKUP_YET = "no_backup_yet"
    NONE_CHOSEN = "none_chosen"
    GONE = "gone"
    WRONG_YEAR = "wrong_year"
    STANDS_STILL = "stands_still"
    """The clock that times strokes does not go."""
    ON_BATTERY = "on_battery"
    BATTERY_LOW = "battery_low"
    NO_BATTERY = "no_battery"
    """It has none: it is a desk machine, or does not tell."""
    NOT_KNOWN = "not_known"
    ONE_SCREEN = "one_screen"
    NOT_READ = "not_read"
    """Files that ship could not be read."""
    FAILED = "failed"
    WAITING = "waiting"
    """It is not known yet."""
    SOUND_OFF = "sound_off"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one thing."""

    check: Check
    level: Level
    reason: Reason = Reason.FINE
    values: Mapping[str, str | int] = field(default_factory=dict, hash=False)
    """What the sentence about it names: a folder, milliseconds, per cent."""


# The disk


MUCH_MB, ENOUGH_MB = 500, 50
"""Megabytes free that are plenty, and those without which no match should begin."""
SLOW_MS = 150
"""A stroke that takes longer to be kept is felt."""
_MB = 1_000_000
_MUCH_TO_SAY = 10_000
_TRIES = 5
_BYTES = b"carrom desk" * 400


class Disk(Protocol):
    """A folder on a disk."""

    def free_mb(self) -> int:
        """Megabytes that are free; raises OSError."""

    def write_ms(self) -> float:
        """Milliseconds that a small write takes until it is on the disk; raises OSError."""


class FolderDisk:
    """The disk under a folder; a folder that is not there is made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def free_mb(self) -> int:
        """Megabytes that are free."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return shutil.disk_usage(self._folder).free // _MB

    def write_ms(self) -> float:
        """The middle of a few writes, each forced onto the disk; nothing of them is left."""
        self._folder.mkdir(parents=True, exist_ok=True)
        took = []
        with tempfile.NamedTemporaryFile(dir=self._folder, prefix=".carrom-desk-check-") as file:
            for _ in range(_TRIES):
                begun = time.monotonic_ns()
                file.write(_BYTES)
                file.flush()
                os.fsync(file.fileno())
                took.append((time.monotonic_ns() - begun) / 1_000_000)
        return sorted(took)[_TRIES // 2]


def size_words(megabytes: int) -> str:
    """Megabytes, or gigabytes where there are many."""
    return f"{megabytes} MB" if megabytes < _MUCH_TO_SAY else f"{megabytes // 1000} GB"


def check_disk(disk: Disk) -> Finding:
    """Room and speed of the disk."""
    try:
        free, took = disk.free_mb(), disk.write_ms()
    except OSError as error:
        return Finding(Check.DISK, Level.BAD, Reason.NOT_WRITABLE, {"why": error.strerror or str(error)})
    values: dict[str, str | int] = {"free": size_words(free), "ms": round(took) or 1}
    if free < ENOUGH_MB:
        return Finding(Check.DISK, Level.BAD, Reason.NO_ROOM, values)
    if free < MUCH_MB:
        return Finding(Check.DISK, Level.WARNING, Reason.LITTLE_ROOM, values)
    if took > SLOW_MS:
        return Finding(Check.DISK, Level.WARNING, Reason.SLOW, values)
    return Finding(Check.DISK, Level.GOOD, values=values)


# The database and its backups


def check_database(service: DatabaseService, *, is_open: bool) -> Finding:
    """Whether it is open to be written to, and its structure sound. A database of many matches takes a while."""
    if not is_open:
        return Finding(Check.DATABASE, Level.BAD, Reason.NOT_OPEN)
    problem = service.quick_check()
    if problem:
        return Finding(Check.DATABASE, Level.BAD, Reason.DAMAGED, {"why": problem})
    if service.held_by:
        return Finding(Check.DATABASE, Level.WARNING, Reason.ONLY_SHOWN, {"why": service.held_by})
    return Finding(Check.DATABASE, Level.GOOD)


def check_backups(service: DatabaseService, disk: Disk | None = None) -> Finding:
    """Whether backups can be written, and when the last one was made."""
    folder = service.backup_folder
    if not folder:
        return Finding(Check.BACKUPS, Level.UNKNOWN, Reason.ON_A_SERVER)
    try:
        (disk or FolderDisk(Path(folder))).write_ms()
        backups = service.backups()
    except (OSError, StoreError) as error:
        return Finding(Check.BACKUPS, Level.BAD, Reason.NOT_WRITABLE, {"folder": folder, "why": _why(error)})
    if not backups:
        return Finding(Check.BACKUPS, Level.GOOD, Reason.NO_BACKUP_YET)
    return Finding(Check.BACKUPS, Level.GOOD, values={"last": backups[0].made[:16].replace("T", " ")})


def check_second_backups(service: DatabaseService, disk: Disk | None = None) -> Finding:
    """Whether the second folder, such as one on a stick, is there and can be written to."""
    folder = service.second
    if not folder:
        return Finding(Check.SECOND_BACKUPS, Level.WARNING, Reason.NONE_CHOSEN)
    if not Path(folder).is_dir():
        return Finding(Check.SECOND_BACKUPS, Level.BAD, Reason.GONE, {"folder": folder})
    try:
        (disk or FolderDisk(Path(folder))).write_ms()
    except OSError as error:
        return Finding(Check.SECOND_BACKUPS, Level.BAD, Reason.NOT_WRITABLE, {"folder": folder, "why": _why(error)})
    return Finding(Check.SECOND_BACKUPS, Level.GOOD)


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


# The clocks


FIRST_YEAR, LAST_YEAR = 2025, 2100
"""A computer whose battery is empty begins again long before these years."""
_ASKED_MS = 50


def check_clocks(now: Now, wait_ms: Callable[[int], object]) -> Finding:
    """Whether the year can be right, and whether time goes on."""
    wall = now.wall()
    year = int(wall[:4]) if wall[:4].isdigit() else 0
    before = now.monotonic_ms()
    wait_ms(_ASKED_MS)
    if now.monotonic_ms() <= before:
        return Finding(Check.CLOCK, Level.BAD, Reason.STANDS_STILL)
    shown = wall[:16].replace("T", " ")
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return Finding(Check.CLOCK, Level.BAD, Reason.WRONG_YEAR, {"time": shown})
    return Finding(Check.CLOCK, Level.GOOD, values={"time": shown})


# The power


LINUX_FOLDER = Path("/sys/class/power_supply")
LOW_PERCENT = 40
"""Less does not last for a match."""


@dataclass(frozen=True, slots=True)
class Power:
    """What the computer says of its power."""

    is_plugged_in: bool | None
    """None: it does not say."""
    percent: int | None = None
    """Of the battery; None: there is none."""


def read_power(folder: Path = LINUX_FOLDER) -> Power | None:
    """Read the power supplies of Linux; None on a system that does not show them there."""
    if not folder.is_dir():
        return None
    mains: list[bool] = []
    percents: list[int] = []
    is_charging = False
    for supply in sorted(folder.iterdir()):
        kind = _line(supply / "type")
        if kind in ("Mains", "USB"):
            mains.append(_line(supply / "online") == "1")
        # What hangs on a cable or the air, such as a mouse, has a battery of its own.
        elif kind == "Battery" and _line(supply / "scope") != "Device":
            percents += [int(each) for each in [_line(supply / "capacity")] if each.isdigit()]
            is_charging = is_charging or _line(supply / "status") in ("Charging", "Full", "Not charging")
    percent = min(percents) if percents else None
    if mains:
        return Power(any(mains), percent)
    return Power(is_charging if percents else None, percent)


def check_power(power: Power | None) -> Finding:
    """Whether a match can last as long as it takes."""
    if power is None or (power.is_plugged_in is None and power.percent is None):
        reason = Reason.NOT_KNOWN if power is None else Reason.NO_BATTERY
        return Finding(Check.POWER, Level.UNKNOWN, reason)
    if power.is_plugged_in:
        return Finding(Check.POWER, Level.GOOD)
    percent = power.percent
    if percent is None:
        return Finding(Check.POWER, Level.UNKNOWN, Reason.NOT_KNOWN)
    if percent < LOW_PERCENT:
        return Finding(Check.POWER, Level.BAD, Reason.BATTERY_LOW, {"percent": percent})
    return Finding(Check.POWER, Level.WARNING, Reason.ON_BATTERY, {"percent": percent})


def _line(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
