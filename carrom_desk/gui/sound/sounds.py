"""What the desk lets be heard: the umpire's choice, the files and the player brought together."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import Choices

from .cue import Cue
from .device import SoundDevice, Told
from .report import Outcome, SoundReport, shortened
from .sound_files import SoundFiles

_SETTLED_MS = 400
"""A volume that has not changed for so long is meant."""


class Sounds(QObject):
    """Plays cues as loudly as the umpire chose, or not at all; a failure is told once, until it works again.

    Signals:
        troubled: the desk cannot be heard, a `SoundReport`; once, until a sound was played again.
        unheard: a cue that matters could not be played.
        tested: what came of the trial, a `SoundReport`.
    """

    troubled = Signal(object)
    unheard = Signal()
    tested = Signal(object)

    def __init__(
        self, device: SoundDevice, book: ChoiceBook, files: SoundFiles | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._device = device
        self._book = book
        self._files = files or SoundFiles()
        self._is_trouble_told = False
        self._to_prepare: list[Cue] = []
        self._preparing = QTimer(self)
        self._preparing.setSingleShot(True)
        self._preparing.timeout.connect(self._prepare_next)
        book.changed.connect(self._follow)
        self._volume = book.choices.sounds.volume

    @property
    def player(self) -> str:
        """The player that would be used now; empty where there is none."""
        return self._device.name

    def prepare(self) -> None:
        """Write the files of all sounds, one in every spare moment: later the disk may be full."""
        self._to_prepare = list(Cue)
        self._preparing.start(0)

    def play(self, cue: Cue) -> None:
        """Let a cue be heard if the umpire wants sounds."""
        chosen = self._book.choices.sounds
        if chosen.is_on and chosen.volume:
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

    def _play(self, cue: Cue, told: Told) -> None:
        if self._device.is_silent:
            self._device.play(Path(), told)
            return
        try:
            file = self._files.find(cue, self._book.choices.sounds.volume)
        except OSError as error:
            told(SoundReport(Outcome.NO_FILE, self._device.name, shortened(error.strerror or str(error))))
            return
        self._device.play(file, told)

    def _note(self, cue: Cue, report: SoundReport) -> None:
        if report.is_played:
            self._is_trouble_told = False
        if not report.is_failure:
            return
        if cue is not Cue.WAKE:
            self.unheard.emit()
        if not self._is_trouble_told:
            self._is_trouble_told = True
            self.troubled.emit(report)

    def _note_test(self, report: SoundReport) -> None:
        if report.is_played:
            self._is_trouble_told = False
        self.tested.emit(report)

    def _follow(self, choices: Choices) -> None:
        if choices.sounds.volume != self._volume:
            self._volume = choices.sounds.volume
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
