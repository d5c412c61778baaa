"""Sounds on Windows, with a fake for its only function."""

from pathlib import Path

import pytest

from carrom_desk.gui.sound.players import ProcessDevice, WinsoundDevice, platform_device
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport
from carrom_desk.resources import resource_path


class Windows:
    """Fake function that starts to play, or fails."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.is_broken = False

    def play(self, file: str | None) -> None:
        if self.is_broken:
            raise RuntimeError("Failed to play sound")
        self.heard.append(file)


@pytest.fixture
def file() -> Path:
    return resource_path("sounds/time_over.wav")


def test_a_sound_is_begun_and_the_device_busy_as_long_as_it_lasts(file: Path) -> None:
    windows, told = Windows(), list[SoundReport]()
    device = WinsoundDevice(windows.play)
    was_busy = device.is_busy
    device.play(file, told.append)

    assert told == [SoundReport(SoundOutcome.PLAYED, "Windows")]
    assert windows.heard == [str(file)]
    assert (was_busy, device.is_busy) == (False, True)


def test_what_windows_cannot_play_is_told(file: Path) -> None:
    windows, told = Windows(), list[SoundReport]()
    windows.is_broken = True
    device = WinsoundDevice(windows.play)
    device.play(file, told.append)

    assert told == [SoundReport(SoundOutcome.FAILED, "Windows", "Failed to play sound")]
    assert not device.is_busy


@pytest.mark.parametrize("is_broken", [False, True])
def test_closing_stops_it_and_a_stop_that_fails_harms_nothing(file: Path, is_broken: bool) -> None:
    windows = Windows()
    device = WinsoundDevice(windows.play)
    device.play(file, lambda _report: None)
    windows.is_broken = is_broken
    device.close()

    assert windows.heard == [str(file)] if is_broken else [str(file), None]


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_elsewhere_a_program_plays(platform: str) -> None:
    assert isinstance(platform_device(platform=platform), ProcessDevice)
