"""What each sound means, its file as loud as the umpire chose, the clock's cues, and what is said of a failure."""

import wave
from array import array
from enum import StrEnum, unique
from functools import partial
from pathlib import Path
from sys import byteorder

from PySide6.QtCore import QObject, QTemporaryDir, Signal

from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.i18n import N_, say
from carrom_desk.presentation.clock import LAST_SECONDS, ClockReading, ClockState
from carrom_desk.resources import resource_path

from .players import Outcome, Reported, SoundDevice, SoundReport
from .speech import Speaker, find_voice


@unique
class Cue(StrEnum):
    """A sound with one meaning, and a file in resources/sounds; every one has its own pitch and its own rhythm."""

    LAST_FIVE = "last_five"
    """The last five seconds have begun: two short high tones."""
    TICK = "tick"
    """One of the last seconds has begun: a single short tone, lower than that."""
    TIME_OVER = "time_over"
    """The seconds are over: a long tone in the middle, where most rooms and ears are best."""
    ROUND_OVER = "round_over"
    """The time of the whole round is over; a stroke may still be timed. Three tones that go down, like a bell."""
    NOT_SAVED = "not_saved"
    """What was entered is not kept: up and down four times."""
    TEST = "test"
    """The umpire tries whether the desk is heard: a chord taken apart."""
    WAKE = "wake"
    """Not heard at all: wakes an output that sleeps, so that the next sound is not cut."""


FULL_VOLUME = 100


class SoundFiles:
    """The bundled sounds as loud as wanted: copies in a temporary folder that goes with this object."""

    def __init__(self) -> None:
        self._folder: QTemporaryDir | None = None

    def at(self, cue: Cue, volume: int) -> Path:
        """The file of a sound at a volume in percent; the bundled one, at full volume, where none can be written."""
        bundled = resource_path(f"sounds/{cue}.wav")
        # Silence that is one step of 65,536 loud keeps an output awake, as no less would.
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
        """Delete the copies."""
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.remove()


def _write_quieter(bundled: Path, file: Path, volume: int) -> None:
    """Loudness is felt about as the square root of what a loudspeaker is given: half the volume is a quarter of it."""
    with wave.open(str(bundled)) as reader:
        parameters, samples = reader.getparams(), array("h", reader.readframes(reader.getnframes()))
    # A WAV file holds little-endian samples, an array those of this machine.
    if byteorder == "big":
        samples.byteswap()
    quieter = array("h", (round(each * (volume / FULL_VOLUME) ** 2) for each in samples))
    if byteorder == "big":
        quieter.byteswap()
    with wave.open(str(file), "wb") as writer:
        writer.setparams(parameters)
        writer.writeframes(quieter.tobytes())


class Sounds(QObject):
    """Plays cues as loudly as the umpire chose, or not at all; a failure is told once, until it works again."""

    troubled = Signal(object)
    """The desk cannot be heard, a `SoundReport`; once, until a sound was played again."""
    unheard = Signal()
    """A cue that matters could not be played."""
    tested = Signal(object)
    """Result of the trial, a `SoundReport`."""

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
    def player(self) -> str:
        """The player that would be used now; empty where there is none."""
        return self._device.name

    @property
    def is_counting(self) -> bool:
        """True when the umpire wants the last seconds to be counted."""
        return self._settings.current.is_counting

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
        """Play the trial sound at the chosen volume, even where sounds are off; `tested` tells the result."""
        self._play(Cue.TEST, self._note_test)

    def close(self) -> None:
        """Stop, and leave nothing behind."""
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


_NOT_PLAYED = N_("{player} could not play the sound. Check that a speaker is connected, then test it in Preferences.")
_NO_SOUND = N_("No sound. The clock only flashes. {why}")


def sound_result(report: SoundReport) -> str:
    """Returns the result of playing a sound, and what can be done about it."""
    return say(report.outcome.value, player=report.player, said=report.said.rstrip(". "))


def sound_trouble(report: SoundReport) -> str:
    """That the clock cannot be heard, and why in short: there is a match to be umpired."""
    is_short = report.outcome in (Outcome.NOT_STARTED, Outcome.FAILED)
    return say(_NO_SOUND, why=say(_NOT_PLAYED, player=report.player) if is_short else sound_result(report))
