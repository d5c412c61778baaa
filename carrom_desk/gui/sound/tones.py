"""The sounds: what each cue means, its tones computed as WAV, and the files that players read."""

import os
import wave
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from io import BytesIO
from math import pi, sin
from pathlib import Path
from sys import byteorder
from zlib import crc32

from PySide6.QtCore import QTemporaryDir


@unique
class Cue(StrEnum):
    """A sound with one meaning; every one has its own pitch and its own rhythm."""

    LAST_FIVE = "last_five"
    """The last five seconds have begun."""
    TICK = "tick"
    """One of the last seconds has begun."""
    TIME_OVER = "time_over"
    """The seconds are over."""
    ROUND_OVER = "round_over"
    """The time of the whole round is over; a stroke may still be timed."""
    NOT_SAVED = "not_saved"
    """What was entered is not kept."""
    TEST = "test"
    """The umpire tries whether he hears it."""
    WAKE = "wake"
    """Not heard at all: wakes an output that sleeps, so that the next sound is not cut."""


RATE = 22_050
"""Samples in a second; one channel, 16 bits."""
PEAK = 0.85
"""Of what 16 bits hold, at full volume."""
FULL_VOLUME = 100

_LARGEST = 32_767
_FADE_S = 0.008
"""Every tone comes and goes over so many seconds: an edge would click."""
_LEAD_S = 0.03
_TAIL_S = 0.12
"""Silence around the tones: some players cut the end of what they play."""


@dataclass(frozen=True, slots=True)
class Tone:
    """One tone, or a rest where its pitch is 0."""

    hz: float
    seconds: float


TONES: Mapping[Cue, tuple[Tone, ...]] = {
    # Two short high ones: look up.
    Cue.LAST_FIVE: (Tone(1047, 0.10), Tone(0, 0.08), Tone(1047, 0.10)),
    # A single short one, lower than that: it counts, and asks for nothing.
    Cue.TICK: (Tone(784, 0.06),),
    # A long one, in the middle where most rooms and ears are best.
    Cue.TIME_OVER: (Tone(698, 0.85),),
    # Three that go down, like a bell far away: no hurry, but it ends.
    Cue.ROUND_OVER: (Tone(880, 0.35), Tone(0, 0.05), Tone(740, 0.35), Tone(0, 0.05), Tone(587, 0.6)),
    # Up and down four times: something is wrong.
    Cue.NOT_SAVED: (Tone(392, 0.16), Tone(523, 0.16)) * 4,
    # A chord taken apart: nothing but a trial sounds like that.
    Cue.TEST: (Tone(523, 0.15), Tone(659, 0.15), Tone(784, 0.30)),
    Cue.WAKE: (Tone(0, 0.4),),
}


_HEADER = 44
"""Bytes of a WAV file before its samples."""


def fingerprint(cue: Cue) -> str:
    """Eight digits that differ where the same cue sounds otherwise: a later version may change it."""
    made_of = (TONES[cue], RATE, PEAK, _FADE_S, _LEAD_S, _TAIL_S)
    return f"{crc32(repr(made_of).encode()):08x}"


def wav_size(cue: Cue) -> int:
    """Bytes of a sound as a whole WAV file, at any volume."""
    tones = sum(round(tone.seconds * RATE) for tone in TONES[cue])
    return _HEADER + 2 * (round(_LEAD_S * RATE) + tones + round(_TAIL_S * RATE))


def wav_of(cue: Cue, volume: int) -> bytes:
    """A sound as a whole WAV file, at a volume in percent.

    Loudness is felt about as the square root of what a loudspeaker is given: half the volume is a quarter of it.

    Raises:
        ValueError: the volume is out of range.
    """
    if not 0 <= volume <= FULL_VOLUME:
        raise ValueError(f"not a volume in percent: {volume}")
    loudest = _LARGEST * PEAK * (volume / FULL_VOLUME) ** 2
    samples = array("h", bytes(2 * round(_LEAD_S * RATE)))
    for tone in TONES[cue]:
        samples.extend(_samples(tone, loudest))
    samples.extend(bytes(round(_TAIL_S * RATE)))
    if byteorder == "big":
        samples.byteswap()
    file = BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples.tobytes())
    return file.getvalue()


def _samples(tone: Tone, loudest: float) -> "array[int]":
    count = round(tone.seconds * RATE)
    if not tone.hz:
        # No silence to the last bit: some outputs fall asleep on that. One step of 65,536 nobody hears.
        return array("h", [index & 1 for index in range(count)])
    step, fade = 2 * pi * tone.hz / RATE, _FADE_S * RATE
    return array(
        "h",
        [round(loudest * min(1.0, index / fade, (count - index) / fade) * sin(step * index)) for index in range(count)],
    )


class SoundFiles:
    """Writes a sound before it is needed: when the disk is full there is still something to play.

    Files stay in their folder from one start to the next. Where they cannot be written there, they are written to a
    temporary folder, which on many systems is in memory and goes with this object.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Write into this folder, made with the first file; None: into a temporary one."""
        self._folder = folder
        self._own: QTemporaryDir | None = None
        self._latest: dict[Cue, Path] = {}

    def prepare(self, cue: Cue, volume: int) -> Path:
        """The file of a sound at a volume in percent, written if it is not there whole.

        Raises:
            OSError: it could not be written anywhere.
        """
        file = self._kept(cue, volume) or _written(self._temporary(), cue, volume)
        self._latest[cue] = file
        return file

    def find(self, cue: Cue, volume: int) -> Path:
        """The file of a sound; the same sound at another volume where this one cannot be written now.

        Raises:
            OSError: there is none at all.
        """
        try:
            return self.prepare(cue, volume)
        except OSError:
            latest = self._latest.get(cue)
            if latest is None or not latest.exists():
                raise
            return latest

    def remove(self) -> None:
        """Take the temporary files away."""
        own, self._own = self._own, None
        self._latest.clear()
        if own is not None:
            own.remove()

    def _kept(self, cue: Cue, volume: int) -> Path | None:
        """The file in the folder of the desk; None where there is no such folder, or it cannot be written there."""
        if self._folder is None:
            return None
        try:
            return _written(self._folder, cue, volume)
        except OSError:
            return None

    def _temporary(self) -> Path:
        if self._own is not None and not Path(self._own.path()).is_dir():
            self._own = None  # somebody tidied up
        if self._own is None:
            own = QTemporaryDir()
            if not own.isValid():
                raise OSError(own.errorString())
            self._own = own
        return Path(self._own.path())


def _written(folder: Path, cue: Cue, volume: int) -> Path:
    """The file of a sound, whole: a player never finds half of it, whatever happened while it was written."""
    file = folder / f"{cue}-{volume}-{fingerprint(cue)}.wav"
    if file.is_file() and file.stat().st_size == wav_size(cue):
        return file
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = folder / f".{file.name}.{os.getpid()}.part"
    try:
        part.write_bytes(wav_of(cue, volume))
        part.replace(file)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    return file
