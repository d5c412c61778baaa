"""What the window has to be told."""

from collections.abc import Callable
from dataclasses import dataclass, field

from carrom_desk.desk.diary import Diary

from .choices.choice_book import ChoiceBook
from .choices.choices import Choices
from .clock.sleep_watch import slept_ns
from .sound.device import SilentDevice, SoundDevice

MonotonicNs = Callable[[], int]
"""Nanoseconds on a clock that never goes back."""


@dataclass(frozen=True, slots=True)
class WindowFacts:
    """What the window has to be told."""

    version: str
    database: str
    """Where the matches are kept, for people."""
    monotonic_ns: MonotonicNs
    book: ChoiceBook = field(default_factory=lambda: ChoiceBook(Choices()))
    """What the umpire has chosen about the desk."""
    is_system_dark: bool = False
    slept_ns: Callable[[], int] = slept_ns
    """Nanoseconds the machine has slept since it was started."""
    diary: Diary | None = None
    """What is packed when somebody is to look into a fault."""
    sound: SoundDevice = field(default_factory=SilentDevice)
    """What plays the cues."""
