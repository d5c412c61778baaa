"""What plays a file: the port that the platforms fill."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from .report import Outcome, SoundReport

Told = Callable[[SoundReport], None]
"""Takes what came of it: called once for every sound, in the thread of the window."""


class SoundDevice(Protocol):
    """Plays one sound at a time; a new one takes the place of the one before. Nothing here waits."""

    @property
    def name(self) -> str:
        """The player that would be used now; empty where there is none."""

    @property
    def is_silent(self) -> bool:
        """Whether it plays nothing at all, and needs no file."""

    @property
    def is_busy(self) -> bool:
        """Whether a sound is being played."""

    def play(self, file: Path, told: Told) -> None:
        """Play a WAV file."""

    def close(self) -> None:
        """Stop at once, and leave nothing running; nothing is told any more."""


class SilentDevice:
    """Plays nothing and is content: for a start that only measures, and wherever no sound may be made."""

    name = "silence"
    is_silent = True
    is_busy = False

    def play(self, file: Path, told: Told) -> None:
        """Nothing is heard, and nobody misses it."""
        told(SoundReport(Outcome.PLAYED, self.name))

    def close(self) -> None:
        """Nothing runs."""
