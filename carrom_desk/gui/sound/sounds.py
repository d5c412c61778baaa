"""Sounds and their meanings, files at the chosen volume, clock cues, and failures."""

import wave
from array import array
from enum import StrEnum, unique
from functools import partial
from pathlib import Path
from sys import byteorder

from PySide6.QtCore import QObject, QTemporaryDir, Signal

from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.presentation.clock import LAST_SECONDS, ClockReading, ClockState
from carrom_desk.presentation.wording.sound_text import SoundReport
from carrom_desk.resources import resource_path

from .players import Reported, SoundDevice
from .speech import Speaker, find_voice


@unique
class Cue(StrEnum):
    """Sound with a meaning and a file in resources/sounds; all differ in pitch and rhythm."""

    LAST_FIVE = "last_five"
    """Start of the last five seconds: two short high tones."""
    TICK = "tick"
    """Each of the last seconds: a single short tone, lower."""
    TIME_OVER = "time_over"
    """Time is up: a long tone of medium pitch, which carries best."""
    ROUND_OVER = "round_over"
    """The round's time is up, although a stroke may still be timed: three falling tones, like a bell."""
    NOT_SAVED = "not_saved"
    """An entry was not saved: up and down four times."""
    TEST = "test"
    """Test sound: a broken chord."""
    WAKE = "wake"
    """Inaudible: wakes a sleeping output, so that the next sound is not cut off."""


FULL_VOLUME = 100


class SoundFiles:
    """Bundled sounds at a volume, as copies in a temporary folder owned by this object."""

    def __init__(self) -> None:
        self._folder: QTemporaryDir | None = None

    def at(self, cue: Cue, volume: int) -> Path:
        """Returns the file of a sound at a volume in percent, or the bundled one if it could not be written."""
        bundled = resource_path(f"sounds/{cue}.wav")
        # Amplitude 1 of 32,768 keeps an output awake; true silence does not.
        if volume == FULL_VOLUME or cue is Cue.WAKE:
            return bundled
        self._folder = self._folder or QTemporaryDir()
        file = Path(self._folder.filePath(f"{cue}-{volume}.wav"))
        try:
            if not file.exists():
                _write_quieter(bundled, file, volume)
        except OSError:
            file.unlink(missing_ok=True)
            return bundled
        return file

    def remove(self) -> None:
        """Deletes the copies."""
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.remove()


def _write_quieter(bundled: Path, file: Path, volume: int) -> None:
    """Writes a quieter copy. Perceived loudness is about the square root of power, so half the volume is a quarter of
    the power.
    """
    with wave.open(str(bundled)) as reader:
        parameters, samples = reader.getparams(), array("h", reader.readframes(reader.getnframes()))
    # WAV files are little-endian, arrays have the machine's byte order.
    if byteorder == "big":
        samples.byteswap()
    quieter = array("h", (round(each * (volume / FULL_VOLUME) ** 2) for each in samples))
    if byteorder == "big":
        quieter.byteswap()
    with wave.open(str(file), "wb") as writer:
        writer.setparams(parameters)
        writer.writeframes(quieter.tobytes())


class Sounds(QObject):
    """Plays cues at the chosen volume if sounds are on; a failure is reported once until sounds work again."""

    troubled = Signal(object)
    """Emitted once with a `SoundReport` when sounds fail, until one was played again."""
    unheard = Signal()
    """Emitted when an important cue could not be played."""
    tested = Signal(object)
    """Emitted with the `SoundReport` of the test sound."""

    def __init__(
        self,
        device: SoundDevice,
        settings: SettingsModel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._device = device
        self._settings = settings
        self._files = SoundFiles()
        self.speaker = Speaker(None if device.is_silent else find_voice(), self)
        """Speaks the calls."""
        self._is_trouble_known = False

    @property
    def is_counting(self) -> bool:
        """True when the last seconds tick."""
        return self._settings.current.is_counting

    def play(self, cue: Cue) -> None:
        chosen = self._settings.current
        if chosen.is_sound_on and chosen.volume:
            self._play(cue, partial(self._note, cue))

    def wake(self) -> None:
        """Wakes a sleeping output before a cue, unless a sound is playing."""
        if not self._device.is_busy:
            self.play(Cue.WAKE)

    def test(self) -> None:
        """Plays the test sound at the chosen volume, even if sounds are off; `tested` reports the result."""
        self._play(Cue.TEST, self._note_test)

    def close(self) -> None:
        """Stops and cleans up."""
        self._device.close()
        self.speaker.close()
        self._files.remove()

    # Parts

    def _play(self, cue: Cue, reported: Reported) -> None:
        if self._device.is_silent:
            self._device.play(Path(), reported)
            return
        self._device.play(self._files.at(cue, self._settings.current.volume), reported)

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


WAKE_AHEAD_S = 2
"""Seconds that a sleeping output needs to become audible."""
_WAKES = frozenset({LAST_SECONDS + WAKE_AHEAD_S, WAKE_AHEAD_S})
"""Seconds before a cue at which the output is woken."""


class ClockCues(QObject):
    """Plays the cues of a clock."""

    def __init__(self, clock: UmpireClock, sounds: Sounds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._ticked = 0
        """Last second ticked."""
        clock.changed.connect(self._follow)
        clock.warned.connect(partial(sounds.play, Cue.LAST_FIVE))
        clock.expired.connect(partial(sounds.play, Cue.TIME_OVER))

    def _follow(self, reading: ClockReading | None) -> None:
        """Ticks once a second if enabled; the first of the last seconds has its own sound."""
        if reading is not None and reading.state.is_running and reading.left_s in _WAKES:
            self._sounds.wake()
        is_near = reading is not None and reading.state is ClockState.LAST_FIVE and reading.left_s < LAST_SECONDS
        left = reading.left_s if reading is not None and is_near else 0
        if left and left != self._ticked and self._sounds.is_counting:
            self._sounds.play(Cue.TICK)
        self._ticked = left
