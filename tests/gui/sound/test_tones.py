"""The sounds as samples: distinct, as loud as chosen, and whole WAV files."""

import wave
from array import array
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.gui.sound.tones import PEAK, RATE, TONES, Cue, Tone, fingerprint, wav_of, wav_size

HEARD = [cue for cue in Cue if cue is not Cue.WAKE]


def samples(cue: Cue, volume: int = 100) -> "array[int]":
    with wave.open(BytesIO(wav_of(cue, volume))) as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, RATE)
        return array("h", reader.readframes(reader.getnframes()))


def loudest(cue: Cue, volume: int) -> int:
    return max(map(abs, samples(cue, volume)))


def test_a_tone_has_its_pitch() -> None:
    (tone,) = TONES[Cue.TIME_OVER]
    rises = sum(before < 0 <= after for before, after in pairwise(samples(Cue.TIME_OVER)))

    assert rises / tone.seconds == pytest.approx(tone.hz, rel=0.01)


def test_every_cue_differs_in_rhythm_and_not_only_in_pitch() -> None:
    def rhythm(tones: tuple[Tone, ...]) -> tuple[tuple[float, bool], ...]:
        return tuple((tone.seconds, bool(tone.hz)) for tone in tones)

    assert all(rhythm(TONES[one]) != rhythm(TONES[other]) for one, other in combinations(Cue, 2))


@pytest.mark.parametrize("cue", HEARD)
def test_full_volume_fills_the_range_without_leaving_it(cue: Cue) -> None:
    assert loudest(cue, 100) == pytest.approx(32_767 * PEAK, rel=0.01)


@given(volume=st.integers(1, 99))
def test_more_volume_is_louder(volume: int) -> None:
    assert loudest(Cue.LAST_FIVE, volume) <= loudest(Cue.LAST_FIVE, volume + 1)


def test_half_the_volume_is_a_quarter_of_the_swing() -> None:
    assert loudest(Cue.TEST, 50) == pytest.approx(loudest(Cue.TEST, 100) / 4, abs=2)


def test_no_volume_is_silence() -> None:
    assert loudest(Cue.TIME_OVER, 0) == 0


@pytest.mark.parametrize("volume", [0, 80, 100])
def test_waking_an_output_is_not_heard_but_not_nothing(volume: int) -> None:
    assert loudest(Cue.WAKE, volume) == 1


@pytest.mark.parametrize("cue", HEARD)
def test_no_sound_begins_or_ends_with_a_click(cue: Cue) -> None:
    swing = samples(cue)
    steepest = max(abs(after - before) for before, after in pairwise(swing))

    # A full swing between two samples would be a click; the steepest sine of these pitches is far from it.
    assert swing[0] == swing[-1] == 0
    assert steepest < 32_767 * 0.3


@pytest.mark.parametrize("cue", Cue)
def test_no_sound_is_long_enough_to_run_into_the_next(cue: Cue) -> None:
    assert len(samples(cue)) / RATE < 1.8


@pytest.mark.parametrize("cue", Cue)
@pytest.mark.parametrize("volume", [0, 37, 100])
def test_the_size_of_a_file_is_known_beforehand(cue: Cue, volume: int) -> None:
    assert len(wav_of(cue, volume)) == wav_size(cue)


def test_every_cue_has_a_fingerprint_of_its_own() -> None:
    assert len({fingerprint(cue) for cue in Cue}) == len(Cue)


@pytest.mark.parametrize("volume", [-1, 101])
def test_there_is_no_other_volume(volume: int) -> None:
    with pytest.raises(ValueError, match="percent"):
        wav_of(Cue.TEST, volume)
