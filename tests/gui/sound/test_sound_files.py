"""The bundled sounds as samples: distinct, as loud as chosen, and whole."""

import wave
from array import array
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QDir

from carrom_desk.gui.sound.sounds import Cue, SoundFiles

RATE = 22_050
HEARD = [cue for cue in Cue if cue is not Cue.WAKE]


@pytest.fixture
def files() -> Iterator[SoundFiles]:
    made = SoundFiles()
    yield made
    made.remove()


def samples(files: SoundFiles, cue: Cue, volume: int = 100) -> "array[int]":
    with wave.open(str(files.at(cue, volume))) as reader:
        assert (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) == (1, 2, RATE)
        return array("h", reader.readframes(reader.getnframes()))


def loudest(files: SoundFiles, cue: Cue, volume: int) -> int:
    return max(map(abs, samples(files, cue, volume)))


def test_every_cue_lasts_another_time(files: SoundFiles) -> None:
    lengths = [len(samples(files, cue)) for cue in Cue]

    assert all(abs(one - other) > RATE / 50 for one, other in combinations(lengths, 2))
    assert max(lengths) / RATE < 1.8


@pytest.mark.parametrize("cue", HEARD)
def test_a_sound_is_as_loud_as_chosen(files: SoundFiles, cue: Cue) -> None:
    full = loudest(files, cue, 100)

    assert full == pytest.approx(32_767 * 0.85, rel=0.01)
    assert loudest(files, cue, 50) == pytest.approx(full / 4, abs=1)
    assert loudest(files, cue, 0) == 0


@pytest.mark.parametrize("volume", [0, 80, 100])
def test_waking_an_output_is_not_heard_but_not_nothing(files: SoundFiles, volume: int) -> None:
    assert loudest(files, Cue.WAKE, volume) == 1


@pytest.mark.parametrize("cue", HEARD)
def test_no_sound_begins_or_ends_with_a_click(files: SoundFiles, cue: Cue) -> None:
    swing = samples(files, cue)
    steepest = max(abs(after - before) for before, after in pairwise(swing))

    # A full swing between two samples would be a click; the steepest sine of these pitches is far from it.
    assert swing[0] == swing[-1] == 0
    assert steepest < 32_767 * 0.3


def test_a_copy_is_written_once_and_goes_at_the_end() -> None:
    files = SoundFiles()
    copy = files.at(Cue.TEST, 80)

    assert files.at(Cue.TEST, 80) == copy
    assert QDir(copy.parent).exists()
    files.remove()
    files.remove()
    assert not copy.parent.exists()
