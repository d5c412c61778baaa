"""Everything that the umpire can choose about the desk, as one value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.gui.repeat_guard import WINDOW_MS
from carrom_desk.match.clock_kind import ClockKind

from .aid import Aid
from .text_choice import TextChoice
from .theme_choice import ThemeChoice

LEAST_GUARD_MS, MOST_GUARD_MS = 0, 1200
LOUDEST = 100


@dataclass(frozen=True, slots=True)
class SoundChoice:
    """Whether and how the desk is heard."""

    is_on: bool = True
    volume: int = 80
    """In percent, 0 to 100."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What the umpire has chosen; what he has not is as it comes."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    text: TextChoice = TextChoice.NORMAL
    is_board_turned: bool = False
    """The board is seen from the other side."""
    keys: Mapping[KeyAction, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The keys that are not the usual ones, as `KeyTable.own` has them."""
    clock_aids: Mapping[ClockKind, Aid] = field(default_factory=lambda: MappingProxyType({}))
    """The clocks that are not automatic."""
    sounds: SoundChoice = SoundChoice()
    window_language: str = ""
    """An ISO 639 code; empty: that of the system."""
    call_language: str = ""
    """An ISO 639 code of what the umpire calls; empty: that of the window."""
    second_backups: str = ""
    """A second folder for backups; empty: none."""
    spectator_screen: str = ""
    """The screen that the hall saw last, by its name; empty: none yet."""
    guard_ms: int = WINDOW_MS
    """Within how many milliseconds a second press of the same is not counted, 0 to 1200."""

    def aid(self, kind: ClockKind) -> Aid:
        """How far the desk helps with a clock."""
        return self.clock_aids.get(kind, Aid.AUTOMATIC)
