"""The clock's sounds: when the last seconds begin, and when they are over."""

from PySide6.QtCore import QObject

from carrom_desk.gui.clock.reading import LAST_SECONDS, ClockReading
from carrom_desk.gui.clock.umpire_clock import UmpireClock

from .cue import Cue
from .sounds import Sounds

WAKE_AHEAD_S = 2
"""An output that sleeps needs up to two seconds until it can be heard."""
_WAKES = frozenset({LAST_SECONDS + WAKE_AHEAD_S, WAKE_AHEAD_S})
"""With so many seconds left a cue is near."""


class ClockCues(QObject):
    """Listens to a clock, and lets it be heard."""

    def __init__(self, clock: UmpireClock, sounds: Sounds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sounds = sounds
        clock.changed.connect(self._wake_in_time)
        clock.warned.connect(self._tell_last_seconds)
        clock.expired.connect(self._tell_time_over)

    def _wake_in_time(self, reading: ClockReading | None) -> None:
        if reading is not None and reading.state.is_running and reading.left_s in _WAKES:
            self._sounds.wake()

    def _tell_last_seconds(self) -> None:
        self._sounds.play(Cue.LAST_FIVE)

    def _tell_time_over(self) -> None:
        self._sounds.play(Cue.TIME_OVER)
