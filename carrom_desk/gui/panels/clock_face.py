"""What the clock panel shows, as values."""

from dataclasses import dataclass
from enum import Enum, auto, unique

from carrom_desk.gui.clock.reading import ClockReading


@unique
class SpaceDoes(Enum):
    """What the one key for "Play" and the clock does now."""

    PLAY = auto()
    START = auto()
    HOLD = auto()


@dataclass(frozen=True, slots=True)
class ClockFace:
    """The clock, and which of its buttons can be pressed; why not is a sentence, and empty where one can."""

    reading: ClockReading | None = None
    """None while nothing is timed."""
    name: str = ""
    """Whose seconds they are; empty when it is both sides."""
    play_blocked: str = ""
    """Why "Play" cannot be called now."""
    start_blocked: str = ""
    """Why the clock cannot be started or go on."""
    hold_blocked: str = ""
    """Why it cannot be held, nor go on after it was."""
    set_blocked: str = ""
    """Why no seconds can be given or taken."""
    restart_blocked: str = ""
    """Why it cannot begin again with all its seconds."""
    space: SpaceDoes = SpaceDoes.HOLD
    """What the space bar does."""
    is_start_offered: bool = False
    """Whether the clock waits for the umpire to start it."""
