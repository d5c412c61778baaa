"""What the window has to be told."""

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
"""A clock that goes on while the machine sleeps and the one behind the deadlines, which stands: on Linux, on macOS."""


class Clocks(Protocol):
    """What there is of Python's `time`."""

    def clock_gettime_ns(self, clock: int, /) -> int:
        """Nanoseconds on one of the platform's clocks."""


def slept_ns(clocks: Clocks = time) -> int:
    """Nanoseconds the machine has slept since it was started, which the clock behind the deadlines has not counted.

    0 where the platform does not say, and on Windows, where that clock goes on meanwhile.
    """
    for through, awake in _PAIRS:
        if hasattr(clocks, through) and hasattr(clocks, awake):
            # What stands is read first: a pause between the two would otherwise pass for sleep taken back.
            stood = clocks.clock_gettime_ns(getattr(clocks, awake))
            return max(0, clocks.clock_gettime_ns(getattr(clocks, through)) - stood)
    return 0


def _wall_ms() -> int:
    return time.time_ns() // _NS_PER_MS


@dataclass(frozen=True, slots=True)
class WindowFacts:
    """What the window has to be told."""

    version: str
    database: str
    """Where the matches are kept, for people."""
    monotonic_ns: Callable[[], int]
    """Nanoseconds on a clock that never goes back."""
    settings: SettingsModel = field(default_factory=lambda: SettingsModel(Settings()))
    """What the umpire has chosen about the desk."""
    system_theme: ThemeName = ThemeName.LIGHT
    """What the system asks of every program: light or dark, or high contrast."""
    slept_ns: Callable[[], int] = slept_ns
    """Nanoseconds the machine has slept since it was started."""
    wanted_languages: Callable[[], Sequence[str]] = system_languages
    """The languages that the user of this machine wants, the dearest first."""
    log_folder: Path | None = None
    """The log that is packed when somebody is to look into a fault; None: there is none."""
    make_screens: "Callable[[], Screens] | None" = None
    """Makes what knows the screens of this machine, when the desk is made; None: those that are there now."""
    make_sound: "Callable[[], SoundDevice] | None" = None
    """Makes what plays the cues, which takes time that the first paint does not have; None: the desk is silent."""
    make_awake: "Callable[[], ScreenPort] | None" = None
    """Makes what keeps the screen of this machine awake; None: it may go dark."""
    make_index: MakeIndex = NoIndex
    """Indexes what the law book is searched by, when the first question is asked."""
    data_folder: Path | None = None
    """Where what belongs to no match is kept; None: nowhere, it is forgotten at the end."""
    is_practice: bool = False
    """True when this is the window to practise in, over the real one."""
    is_first_start: bool = False
    """True when nobody has worked at this desk yet, and it asks what it has to know."""
    file: str | None = None
    """A match file, whose match is opened once the matches are."""
    wall_ms: Callable[[], int] = _wall_ms
    """Milliseconds since 1970 on the wall clock."""

    @property
    def rounds_file(self) -> Path | None:
        """The file of the rounds' times; none for what is only practised."""
        return None if self.data_folder is None or self.is_practice else self.data_folder / "rounds.ini"

    @property
    def practice_file(self) -> Path | None:
        """The database to practise in; None: there is no place for one."""
        return None if self.data_folder is None else self.data_folder / "practice.sqlite3"

    def round_ms(self) -> int:
        """Milliseconds on a clock that never goes back, and goes on while the machine sleeps."""
        return (self.monotonic_ns() + self.slept_ns()) // _NS_PER_MS
