"""Sounds of Carrom Desk according to the umpire's settings."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.gui.sound.players import SilentDevice
from carrom_desk.gui.sound.sounds import Cue, Sounds
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport, sound_result, sound_trouble
from tests.gui.sound.fake_device import FakeDevice


class Heard:
    """Sounds on a fake device, with its reports."""

    def __init__(self) -> None:
        self.device = FakeDevice()
        self.book = SettingsModel(Settings())
        self.sounds = Sounds(self.device, self.book)
        self.troubles: list[SoundReport] = []
        self.tests: list[SoundReport] = []
        self.unheard = 0
        self.sounds.troubled.connect(self.troubles.append)
        self.sounds.tested.connect(self.tests.append)
        self.sounds.unheard.connect(self.count)

    def count(self) -> None:
        self.unheard += 1

    def choose(self, *, is_on: bool = True, volume: int = 80) -> None:
        self.book.put(replace(self.book.current, is_sound_on=is_on, volume=volume))


@pytest.fixture
def heard(qapp: object) -> Iterator[Heard]:
    made = Heard()
    yield made
    made.sounds.close()


def test_a_cue_is_as_loud_as_chosen_at_once(heard: Heard) -> None:
    heard.sounds.play(Cue.LAST_FIVE)
    heard.choose(volume=35)
    heard.sounds.play(Cue.TIME_OVER)

    assert heard.device.played == ["last_five-80", "time_over-35"]


@pytest.mark.parametrize(("is_on", "volume"), [(False, 80), (True, 0)])
def test_nothing_is_played_where_none_is_wanted(heard: Heard, is_on: bool, volume: int) -> None:
    heard.choose(is_on=is_on, volume=volume)
    heard.sounds.play(Cue.TIME_OVER)
    heard.sounds.wake()

    assert heard.device.played == []


def test_a_trial_is_played_even_where_sounds_are_off(heard: Heard) -> None:
    heard.choose(is_on=False, volume=60)
    heard.sounds.test()

    assert heard.device.played == ["test-60"]
    assert heard.tests == [SoundReport(SoundOutcome.PLAYED, "fake")]


def test_an_output_is_woken_unless_it_plays_anyway(heard: Heard) -> None:
    heard.sounds.wake()
    heard.device.is_busy = True
    heard.sounds.wake()

    assert heard.device.played == ["wake"]


FAILED = SoundReport(SoundOutcome.FAILED, "fake", "no device")


def test_a_failure_is_told_once_until_it_works_again(heard: Heard) -> None:
    heard.device.report = FAILED
    heard.sounds.play(Cue.LAST_FIVE)
    heard.sounds.play(Cue.TIME_OVER)
    assert (heard.troubles, heard.unheard) == ([FAILED], 2)

    heard.device.report = SoundReport(SoundOutcome.PLAYED, "fake")
    heard.sounds.play(Cue.LAST_FIVE)
    heard.device.report = FAILED
    heard.sounds.play(Cue.TIME_OVER)
    assert (heard.troubles, heard.unheard) == ([FAILED, FAILED], 3)


def test_a_trial_that_works_lets_the_next_failure_be_told(heard: Heard) -> None:
    heard.device.report = FAILED
    heard.sounds.wake()
    heard.device.report = SoundReport(SoundOutcome.PLAYED, "fake")
    heard.sounds.test()
    heard.device.report = FAILED
    heard.sounds.test()
    heard.sounds.wake()

    assert heard.troubles == [FAILED, FAILED]
    assert heard.unheard == 0


def test_a_sound_that_another_replaced_is_no_trouble(heard: Heard) -> None:
    heard.device.report = SoundReport(SoundOutcome.REPLACED, "fake")
    heard.sounds.play(Cue.LAST_FIVE)

    assert (heard.troubles, heard.unheard) == ([], 0)


def test_a_cue_is_heard_at_full_volume_where_its_copy_cannot_be_written(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("wave.open", full)
    heard.sounds.play(Cue.NOT_SAVED)

    assert (heard.device.played, heard.troubles) == (["not_saved"], [])


def test_closing_closes_the_player(heard: Heard) -> None:
    heard.sounds.close()

    assert heard.device.is_closed


def test_silence_is_content_and_needs_no_file() -> None:
    reports: list[SoundReport] = []
    sounds = Sounds(SilentDevice(), SettingsModel(Settings()))
    sounds.tested.connect(reports.append)
    sounds.troubled.connect(reports.append)
    sounds.test()
    sounds.play(Cue.TIME_OVER)
    sounds.wake()
    sounds.close()

    assert reports == [SoundReport(SoundOutcome.PLAYED, "silence")]


@pytest.mark.parametrize("outcome", SoundOutcome)
def test_every_outcome_is_told_in_a_sentence(outcome: SoundOutcome) -> None:
    said = sound_result(SoundReport(outcome, "paplay", "Connection refused."))

    assert said[-1] in ".?"
    assert ".." not in said
    assert "{" not in said
    assert "paplay" in said or outcome is SoundOutcome.REPLACED


def test_trouble_says_that_the_clock_flashes() -> None:
    said = sound_trouble(SoundReport(SoundOutcome.FAILED, "paplay", "Connection refused"))

    assert said == (
        "No sound. The clock only flashes. paplay could not play the sound. Check that a speaker is "
        "connected, then test it in Preferences."
    )
    assert sound_trouble(SoundReport(SoundOutcome.NO_PLAYER)).endswith("Install pw-play, paplay or aplay.")
