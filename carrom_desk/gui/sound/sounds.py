"""The desk's sounds: the umpire's choice, the files and the player together; the clock's cues; what is said of it."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from carrom_desk.gui.clock.reading import LAST_SECONDS, ClockReading, ClockState
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.settings import Settings, SettingsModel
from carrom_desk.i18n import N_, say

from .players import Outcome, Reported, SoundDevice, SoundReport, shortened
from .tones import Cue, SoundFiles

_SETTLED_MS = 400
"""A volume that has not changed for so long is meant."""


class Sounds(QObject):
    """Plays cues as loudly as the umpire chose, or not at all; a failure is told once, until it works again."""

    troubled = Signal(object)
    """The desk cannot be heard, a `SoundReport`; once, until a sound was played again."""
    unheard = Signal()
    """A cue that matters could not be played."""
    tested = Signal(object)
    """What came of the trial, a `SoundReport`."""

    def __init__(
        self,
        device: SoundDevice,
        settings: SettingsModel,
        files: SoundFiles | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._device = device
        self._settings = settings
        self._files = files or SoundFiles()
        self._is_trouble_known = False
        self._to_prepare: list[Cue] = []
        self._preparing = QTimer(self)
        self._preparing.setSingleShot(True)
        self._preparing.timeout.connect(self._prepare_next)
        settings.changed.connect(self._follow)
        self._volume = settings.current.volume

    @property
    def player(self) -> str:
        """The player that would be used now; empty where there is none."""
        return self._device.name

    @property
    def is_counting(self) -> bool:
        """Whether the umpire wants the last seconds to be counted."""
        return self._settings.current.is_counting

    def prepare(self) -> None:
        """Write the files of all sounds, one in every spare moment: later the disk may be full."""
        self._to_prepare = list(Cue)
        self._preparing.start(0)

    def play(self, cue: Cue) -> None:
        """Let a cue be heard if the umpire wants sounds."""
        chosen = self._settings.current
        if chosen.is_sound_on and chosen.volume:
            self._play(cue, partial(self._note, cue))

    def wake(self) -> None:
        """A cue is near: wake an output that sleeps, unless it plays anyway."""
        if not self._device.is_busy:
            self.play(Cue.WAKE)

    def test(self) -> None:
        """Play the trial sound at the chosen volume, even where sounds are off; `tested` tells what came of it."""
        self._play(Cue.TEST, self._note_test)

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self._preparing.stop()
        self._device.close()
        self._files.remove()

    # Parts

    def _play(self, cue: Cue, reported: Reported) -> None:
        if self._device.is_silent:
            self._device.play(Path(), reported)
            return
        try:
            file = self._files.find(cue, self._settings.current.volume)
        except OSError as error:
            reported(SoundReport(Outcome.NO_FILE, self._device.name, shortened(error.strerror or str(error))))
            return
        self._device.play(file, reported)

    def _note(self, cue: Cue, report: SoundReport) -> None:
        if report.is_played:
            self._is_trouble_known = False
        if not report.is_failure:
            return
        if cue is not Cue.WAKE:
            self.unheard.emit()
        if not self._is_trouble_known:
            self._is_trouble_known = True
            self.troubled.emit(report)

    def _note_test(self, report: SoundReport) -> None:
        if report.is_played:
            self._is_trouble_known = False
        self.tested.emit(report)

    def _follow(self, choices: Settings) -> None:
        if choices.volume != self._volume:
            self._volume = choices.volume
            self._to_prepare = list(Cue)
            self._preparing.start(_SETTLED_MS)

    def _prepare_next(self) -> None:
        if not self._to_prepare:
            return
        try:
            self._files.prepare(self._to_prepare.pop(0), self._volume)
        except OSError:
            self._to_prepare = []  # it is tried again, and told, when there is something to play
        self._preparing.start(0)


WAKE_AHEAD_S = 2
"""An output that sleeps needs up to two seconds until it can be heard."""
_WAKES = frozenset({LAST_SECONDS + WAKE_AHEAD_S, WAKE_AHEAD_S})
"""With so many seconds left a cue is near."""


class ClockCues(QObject):
    """Listens to a clock, and lets it be heard."""

    def __init__(self, clock: UmpireClock, sounds: Sounds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._ticked = 0
        """The second that was counted last."""
        clock.changed.connect(self._follow)
        clock.warned.connect(partial(sounds.play, Cue.LAST_FIVE))
        clock.expired.connect(partial(sounds.play, Cue.TIME_OVER))

    def _follow(self, reading: ClockReading | None) -> None:
        """Tick where that is wanted, once a second; the first of the last seconds has its own sound."""
        if reading is not None and reading.state.is_running and reading.left_s in _WAKES:
            self._sounds.wake()
        is_near = reading is not None and reading.state is ClockState.LAST_FIVE and reading.left_s < LAST_SECONDS
        left = reading.left_s if reading is not None and is_near else 0
        if left and left != self._ticked and self._sounds.is_counting:
            self._sounds.play(Cue.TICK)
        self._ticked = left


_NOT_PLAYED = N_("{player} could not play. Is a loudspeaker connected? Try it in the preferences.")
_NO_SOUND = N_("No sound: the clock flashes only. {why}")


def sound_result(report: SoundReport) -> str:
    """What came of playing a sound, and what can be done about it."""
    return say(report.outcome.value, player=report.player, said=report.said.rstrip(". "))


def sound_trouble(report: SoundReport) -> str:
    """That the clock cannot be heard, and why in short: there is a match to be umpired."""
    is_short = report.outcome in (Outcome.NOT_STARTED, Outcome.FAILED)
    return say(_NO_SOUND, why=say(_NOT_PLAYED, player=report.player) if is_short else sound_result(report))
