"""The sounds themselves, computed: sine tones as WAV files in memory."""

import wave
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from math import pi, sin
from sys import byteorder
from types import MappingProxyType
from zlib import crc32

from .cue import Cue

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


TONES: Mapping[Cue, tuple[Tone, ...]] = MappingProxyType(
    {
        # Two short high ones: look up.
        Cue.LAST_FIVE: (Tone(1047, 0.10), Tone(0, 0.08), Tone(1047, 0.10)),
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
)


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
