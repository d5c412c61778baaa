"""Checks of this computer before a match, with a function for each."""

import os
import shutil
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from carrom_desk import __version__
from carrom_desk.formats import to_the_minute
from carrom_desk.i18n import N_, NP_, Words, _, say
from carrom_desk.match.ports.store import FolderKind, StoreError
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport, sound_result
from carrom_desk.rules.texts.words import Sentence, said

from .match_desk import SystemTime

if TYPE_CHECKING:
    from carrom_desk.storage.service import SqlDatabaseService


@unique
class Check(Enum):
    """Checks in display order, each with its name."""

    DISK = "disk", N_("Disk")
    DATABASE = "database", N_("Matches")
    BACKUPS = "backups", N_("Backups")
    SECOND_BACKUPS = "second_backups", N_("Second backup")
    CLOCK = "clock", NP_("SystemCheck", "Clock")
    POWER = "power", N_("Power")
    FONTS = "fonts", N_("Fonts")
    PDF = "pdf", N_("Reports")
    # Comes last, since the umpire must listen.
    SOUND = "sound", N_("Sound")

    def __init__(self, key: str, words: Words) -> None:
        self.key, self.words = key, words


@unique
class Level(Enum):
    """Severity of a finding, with its name."""

    GOOD = N_("OK")
    WARNING = NP_("SystemCheck", "Warning")
    """A match can be umpired, but something may go wrong."""
    BAD = N_("PROBLEM")
    """Must be fixed before the match."""
    UNKNOWN = N_("Unknown")
    """The computer does not provide the information."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of a check."""

    check: Check
    level: Level
    sentence: str
    """Message with advice."""


def verdict_words(findings: Collection[Finding]) -> str:
    """Returns the overall result."""
    if any(each.level is Level.BAD for each in findings):
        return _("Fix the problems before you start a match.")
    if any(each.level is Level.WARNING for each in findings):
        return _("Ready for a match. Check the warnings.")
    return _("All good. Ready for a match.")


def facts_page(findings: Mapping[Check, Finding]) -> str:
    """Returns what is known about the program and this computer, as text for a problem report: versions, findings and,
    once all are there, the overall result.
    """
    import platform  # not needed at the start

    lines = [
        f"Carrom Desk {__version__}",
        f"System {platform.platform()}",
        f"Processor {platform.machine()}",
        f"Python {platform.python_version()}",
    ]
    there = [findings[check] for check in Check if check in findings]
    lines += [f"{say(each.level.value)} – {say(each.check.words)}: {said(each.sentence)}" for each in there]
    if len(findings) == len(Check):
        lines.append(verdict_words(findings.values()))
    return "\n".join((*lines, ""))


def found(check: Check, level: Level, words: Words, **places: object) -> Finding:
    return Finding(check, level, Sentence.of(words, **places))


# The disk


MUCH_MB, ENOUGH_MB = 500, 50
"""Megabytes of free space that are plenty, and the minimum for a match."""
SLOW_MS = 150
"""Minimum milliseconds of a write that makes entering strokes feel slow."""
_MB = 1_000_000
_MUCH_TO_SAY = 10_000
_TRIES = 5
_BYTES = b"carrom desk" * 400


class FolderDisk:
    """Disk of a folder, which is created if it is missing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def free_mb(self) -> int:
        """Returns the free space in megabytes; raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return shutil.disk_usage(self._folder).free // _MB

    def write_ms(self) -> float:
        """Returns the median time of a few synced writes in milliseconds; leaves no files."""
        self._folder.mkdir(parents=True, exist_ok=True)
        took = []
        # Not by tempfile, which on Windows tries names for ever where it may not write.
        path = self._folder / f".carrom-desk-check-{token_hex(4)}"
        try:
            with path.open("xb") as file:
                for _ in range(_TRIES):
                    begun = time.monotonic_ns()
                    file.write(_BYTES)
                    file.flush()
                    os.fsync(file.fileno())
                    took.append((time.monotonic_ns() - begun) / 1_000_000)
        finally:
            path.unlink(missing_ok=True)
        return sorted(took)[_TRIES // 2]


def size_words(megabytes: int) -> str:
    """Formats a size in megabytes, or in gigabytes if large."""
    return f"{megabytes} MB" if megabytes < _MUCH_TO_SAY else f"{megabytes // 1000} GB"


def check_disk(disk: FolderDisk) -> Finding:
    """Checks free space and speed of the disk."""
    try:
        free_mb, took = disk.free_mb(), disk.write_ms()
    except OSError as error:
        words = N_("The disk is not writable: {why}. Nothing would be saved. Use another disk.")
        return found(Check.DISK, Level.BAD, words, why=_why(error))
    free, ms = size_words(free_mb), round(took) or 1
    if free_mb < ENOUGH_MB:
        words = N_("Only {free} left on this disk. Free up some space before a match.")
        return found(Check.DISK, Level.BAD, words, free=free)
    if free_mb < MUCH_MB:
        words = N_("Only {free} left on this disk. Free up some space soon.")
        return found(Check.DISK, Level.WARNING, words, free=free)
    if took > SLOW_MS:
        words = N_("Slow: saving an entry takes {ms} ms. Close other programs, or use another disk.")
        return found(Check.DISK, Level.WARNING, words, ms=ms)
    words = N_("{free} free. Saving an entry takes {ms} ms.")
    return found(Check.DISK, Level.GOOD, words, free=free, ms=ms)


# The database and its backups


def check_database(service: "SqlDatabaseService", *, is_open: bool) -> Finding:
    """Checks that the database is writable and its structure intact; takes a while with many matches."""
    if not is_open:
        words = N_("The matches are not open. See Next step for the reason.")
        return found(Check.DATABASE, Level.BAD, words)
    problem = service.quick_check()
    if problem:
        words = N_("{why} Open the menu, then “Backups…”.")
        return found(Check.DATABASE, Level.BAD, words, why=problem)
    if service.held_by:
        return Finding(Check.DATABASE, Level.WARNING, service.held_by)
    risk = _RISKS.get(service.folder_kind)
    if risk is not None:
        return found(Check.DATABASE, Level.WARNING, risk)
    return found(Check.DATABASE, Level.GOOD, N_("Open. No structural problems found."))


_RISKS: Mapping[FolderKind, Words] = {
    FolderKind.NETWORK: N_(
        "The matches are in a network folder. If the connection fails, no entry is saved. Use a folder "
        "on this computer."
    ),
    FolderKind.FUSE: N_(
        "The matches are in a folder that another program provides. If it fails, no entry is saved. Use a folder "
        "on this computer’s disk."
    ),
    FolderKind.REMOVABLE: N_(
        "The matches are on a removable disk. Do not unplug it during a match, or use a folder on this computer."
    ),
}


def check_backups(service: "SqlDatabaseService") -> Finding:
    """Checks that backups can be written, and when the last one was made."""
    folder = service.backup_folder
    if not folder:
        words = N_("The matches are on a server. Its administrator makes the backups.")
        return found(Check.BACKUPS, Level.UNKNOWN, words)
    try:
        FolderDisk(Path(folder)).write_ms()
        backups = service.backups()
    except (OSError, StoreError) as error:
        words = N_("{folder} is not writable: {why}. Allow writing to it.")
        return found(Check.BACKUPS, Level.BAD, words, folder=folder, why=_why(error))
    if not backups:
        words = N_("None yet. The first is made at the end of a game.")
        return found(Check.BACKUPS, Level.GOOD, words)
    words = N_("Last backup: {last}.")
    return found(Check.BACKUPS, Level.GOOD, words, last=to_the_minute(backups[0].made))


def check_second_backups(service: "SqlDatabaseService") -> Finding:
    """Checks that the second folder, for example on a USB drive, exists and can be written to."""
    folder = service.second
    if not folder:
        words = N_("No second folder. A USB drive is safer: see “Backups…” in the menu.")
        return found(Check.SECOND_BACKUPS, Level.WARNING, words)
    if not Path(folder).is_dir():
        words = N_("{folder} is missing. Connect the USB drive, or choose another folder.")
        return found(Check.SECOND_BACKUPS, Level.BAD, words, folder=folder)
    try:
        FolderDisk(Path(folder)).write_ms()
    except OSError as error:
        words = N_("{folder} is not writable: {why}. Choose another folder.")
        return found(Check.SECOND_BACKUPS, Level.BAD, words, folder=folder, why=_why(error))
    words = N_("The second folder is available and writable.")
    return found(Check.SECOND_BACKUPS, Level.GOOD, words)


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


# The clocks


FIRST_YEAR, LAST_YEAR = 2025, 2100
"""Plausible years. A computer with an empty clock battery starts long before."""
_ASKED_MS = 50


def check_clocks(now: SystemTime, wait_ms: Callable[[int], object]) -> Finding:
    """Checks that the year is plausible and that the clock runs."""
    wall = now.wall()
    year = int(wall[:4]) if wall[:4].isdigit() else 0
    before = now.monotonic_ms()
    wait_ms(_ASKED_MS)
    if now.monotonic_ms() <= before:
        words = N_("The timer used for strokes is not running. Restart the computer.")
        return found(Check.CLOCK, Level.BAD, words)
    shown = to_the_minute(wall)
    if not FIRST_YEAR <= year <= LAST_YEAR:
        words = N_("It shows {time}, which is not possible. Set the date and time.")
        return found(Check.CLOCK, Level.BAD, words, time=shown)
    return found(Check.CLOCK, Level.GOOD, N_("It is {time}. Is that right?"), time=shown)


# The power


LINUX_FOLDER = Path("/sys/class/power_supply")
LOW_PERCENT = 40
"""Battery percentage too low for a match."""


@dataclass(frozen=True, slots=True)
class Power:
    """Power supply as the computer reports it."""

    is_plugged_in: bool | None
    """None if unknown."""
    percent: int | None = None
    """Battery level; None if there is no battery."""


def read_power(folder: Path = LINUX_FOLDER) -> Power | None:
    """Reads the power supplies on Linux; None on other systems."""
    if not folder.is_dir():
        return None
    mains: list[bool] = []
    percents: list[int] = []
    is_charging = False
    for supply in sorted(folder.iterdir()):
        kind = _line(supply / "type")
        if kind in ("Mains", "USB"):
            mains.append(_line(supply / "online") == "1")
        # Peripherals such as a mouse have batteries of their own.
        elif kind == "Battery" and _line(supply / "scope") != "Device":
            percents += [int(each) for each in [_line(supply / "capacity")] if each.isdigit()]
            is_charging = is_charging or _line(supply / "status") in ("Charging", "Full", "Not charging")
    percent = min(percents) if percents else None
    if mains:
        return Power(any(mains), percent)
    return Power(is_charging if percents else None, percent)


def check_power(power: Power | None) -> Finding:
    """Checks that the power lasts for a match."""
    if power is not None and power.is_plugged_in is None and power.percent is None:
        words = N_("No battery found. Check that the computer is plugged in.")
        return found(Check.POWER, Level.UNKNOWN, words)
    if power is not None and power.is_plugged_in:
        return found(Check.POWER, Level.GOOD, N_("Plugged in."))
    if power is None or power.percent is None:
        words = N_("Power status unknown. Check that the computer is plugged in.")
        return found(Check.POWER, Level.UNKNOWN, words)
    if power.percent < LOW_PERCENT:
        words = N_("On battery, only {percent}% left, too little for a match. Connect the charger now.")
        return found(Check.POWER, Level.BAD, words, percent=power.percent)
    words = N_("On battery, {percent}% left. Connect the charger.")
    return found(Check.POWER, Level.WARNING, words, percent=power.percent)


def _line(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""


def check_fonts(missing: Sequence[str]) -> Finding:
    """Checks that names in every supported script can be displayed."""
    if missing:
        words = N_("Missing fonts: {why}. Reinstall Carrom Desk.")
        return found(Check.FONTS, Level.WARNING, words, why=", ".join(missing))
    return found(Check.FONTS, Level.GOOD, N_("All scripts can be shown."))


def check_pdf(write: Callable[[], object]) -> Finding:
    """Checks that a document can be typeset as PDF."""
    try:
        write()
    except (OSError, RuntimeError, MemoryError) as error:
        words = N_("No PDF could be created: {why}. Save reports as HTML instead.")
        return found(Check.PDF, Level.BAD, words, why=_why(error))
    return found(Check.PDF, Level.GOOD, N_("A test page was created as PDF."))


def check_sound(report: SoundReport, *, is_on: bool) -> Finding:
    """Returns the result of the test sound; only the umpire knows if it was audible."""
    why = sound_result(report)
    if not is_on:
        return found(Check.SOUND, Level.WARNING, N_("Turned off in Preferences. {why}"), why=why)
    is_failure = report.is_failure or report.outcome is SoundOutcome.REPLACED
    return Finding(Check.SOUND, Level.WARNING if is_failure else Level.GOOD, why)
