"""Dependencies of the window."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.settings.languages import system_languages
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.school.text_index import MakeIndex, NoIndex

if TYPE_CHECKING:
    from carrom_desk.gui.kit.awake import ScreenPort

    from .sound.players import SoundDevice
    from .spectator.screens import Screens

_NS_PER_MS = 1_000_000

_PAIRS = (("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"), ("CLOCK_MONOTONIC_RAW", "CLOCK_UPTIME_RAW"))
"""Clocks that include system sleep and that exclude it, on Linux and macOS."""


class Clocks(Protocol):
    """Clocks available in Python's `time`."""

    def clock_gettime_ns(self, clock: int, /) -> int:
        """Nanoseconds of one of the platform's clocks."""


def slept_ns(clocks: Clocks = time) -> int:
    """Returns the nanoseconds of system sleep since boot, which the deadline clock does not count; 0 if unknown, and on
    Windows, whose clock includes sleep.
    """
    for through, awake in _PAIRS:
        if hasattr(clocks, through) and hasattr(clocks, awake):
            # The clock without sleep is read first, or a pause between the two would count as negative sleep.
            stood = clocks.clock_gettime_ns(getattr(clocks, awake))
            return max(0, clocks.clock_gettime_ns(getattr(clocks, through)) - stood)
    return 0


def _wall_ms() -> int:
    return time.time_ns() // _NS_PER_MS


@dataclass(frozen=True, slots=True)
class WindowFacts:
    """Dependencies of the window."""

    database: str
    """Location of the matches for display."""
    monotonic_ns: Callable[[], int]
    """Nanoseconds of a monotonic clock."""
    settings: SettingsModel = field(default_factory=lambda: SettingsModel(Settings()))
    """Settings of the umpire."""
    system_theme: ThemeName = ThemeName.LIGHT
    """System colour scheme: light, dark or high contrast."""
    slept_ns: Callable[[], int] = slept_ns
    """Nanoseconds of system sleep since boot."""
    wanted_languages: Callable[[], Sequence[str]] = system_languages
    """Preferred languages of the system, in order."""
    log_folder: Path | None = None
    """Log file for problem reports; None if there is none."""
    make_screens: "Callable[[], Screens] | None" = None
    """Factory of the screens; None for the real ones."""
    make_sound: "Callable[[], SoundDevice] | None" = None
    """Factory of the cue player, too slow for the first paint; None for a silent desk."""
    make_awake: "Callable[[], ScreenPort] | None" = None
    """Factory for keeping the screen on; None if it may turn off."""
    make_index: MakeIndex = NoIndex
    """Creates the search index of the law book on first use."""
    data_folder: Path | None = None
    """Folder for data besides matches; None to store nothing."""
    is_practice: bool = False
    """True for the practice window."""
    file: str | None = None
    """Match file to open once the matches are ready."""
    wall_ms: Callable[[], int] = _wall_ms
    """Milliseconds since 1970 on the wall clock."""

    @property
    def rounds_file(self) -> Path | None:
        """Returns the file of round times; None for practice."""
        return None if self.data_folder is None or self.is_practice else self.data_folder / "rounds.ini"

    @property
    def practice_file(self) -> Path | None:
        """Returns the practice database; None if there is no place for it."""
        return None if self.data_folder is None else self.data_folder / "practice.sqlite3"

    def round_ms(self) -> int:
        """Returns the milliseconds of a monotonic clock that includes system sleep."""
        return (self.monotonic_ns() + self.slept_ns()) // _NS_PER_MS
