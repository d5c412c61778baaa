"""What the window has to be told."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from carrom_desk.desk.diagnosis import Diary

from .clock.umpire_clock import slept_ns
from .languages import system_languages
from .settings import Settings, SettingsModel

if TYPE_CHECKING:
    from .sound.players import SoundDevice
    from .spectator.screens import Screens

_NS_PER_MS = 1_000_000

MonotonicNs = Callable[[], int]
"""Nanoseconds on a clock that never goes back."""


def _wall_ms() -> int:
    return time.time_ns() // _NS_PER_MS


@dataclass(frozen=True, slots=True)
class WindowFacts:
    """What the window has to be told."""

    version: str
    database: str
    """Where the matches are kept, for people."""
    monotonic_ns: MonotonicNs
    settings: SettingsModel = field(default_factory=lambda: SettingsModel(Settings()))
    """What the umpire has chosen about the desk."""
    is_system_dark: bool = False
    slept_ns: Callable[[], int] = slept_ns
    """Nanoseconds the machine has slept since it was started."""
    wanted_languages: Callable[[], Sequence[str]] = system_languages
    """The languages that the user of this machine wants, the dearest first."""
    diary: Diary | None = None
    """What is packed when somebody is to look into a fault."""
    make_screens: "Callable[[], Screens] | None" = None
    """Makes what knows the screens of this machine, when the desk is made; None: those that are there now."""
    make_sound: "Callable[[], SoundDevice] | None" = None
    """Makes what plays the cues, which takes time that the first paint does not have; None: the desk is silent."""
    sounds_folder: Path | None = None
    """Where the sounds lie as files; None: in a folder that goes with the desk."""
    data_folder: Path | None = None
    """Where what belongs to no match is kept; None: nowhere, it is forgotten at the end."""
    file: str | None = None
    """A match file, whose match is opened once the matches are."""
    wall_ms: Callable[[], int] = _wall_ms
    """Milliseconds since 1970 on the wall clock."""

    @property
    def rounds_file(self) -> Path | None:
        """The file of the rounds' times."""
        return None if self.data_folder is None else self.data_folder / "rounds.ini"

    @property
    def practice_file(self) -> Path | None:
        """The database to practise in; None: there is no place for one."""
        return None if self.data_folder is None else self.data_folder / "practice.sqlite3"

    def round_ms(self) -> int:
        """Milliseconds on a clock that never goes back, and goes on while the machine sleeps."""
        return (self.monotonic_ns() + self.slept_ns()) // _NS_PER_MS
