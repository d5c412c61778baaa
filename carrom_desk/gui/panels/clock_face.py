"""What the clock panel shows, as values."""

from dataclasses import dataclass

from carrom_desk.gui.clock.reading import ClockReading


@dataclass(frozen=True, slots=True)
class ClockFace:
    """The clock, and which of its buttons can be pressed."""

    reading: ClockReading | None = None
    """None while nothing is timed."""
    name: str = ""
    """Whose seconds they are; empty when it is both sides."""
    play_blocked: str = ""
    """Why "Play" cannot be called now; empty when it can."""
    clock_blocked: str = ""
    """Why the clock can be neither held nor set; empty when it can."""
    is_space_play: bool = False
    """Whether the space bar calls "Play" now; otherwise it holds the clock and lets it go."""
