"""What Windows plays, with a stand-in for its one function."""

import threading
from pathlib import Path

from pytestqt.qtbot import QtBot

from carrom_desk.gui.sound.players import Outcome, ProcessDevice, Reported, SoundReport, WinsoundDevice, platform_device

FIRST, SECOND = Path("first.wav"), Path("second.wav")


class Windows:
    """Plays until it is stopped, or not at all."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.is_broken = False
        self.stopped = threading.Event()
        self.stopped.set()

    def play(self, file: str | None) -> None:
        self.heard.append(file)
        if file is None:
            self.stopped.set()
        elif self.is_broken:
            raise RuntimeError("Failed to play sound")
        self.stopped.wait(30)


def test_a_sound_is_played_in_another_thread(qtbot: QtBot) -> None:
    windows, told = Windows(), list[SoundReport]()
    device = WinsoundDevice(windows.play)
    windows.stopped.clear()
    device.play(FIRST, told.append)

    was_busy = device.is_busy
    windows.stopped.set()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [SoundReport(Outcome.PLAYED, "Windows")]
    assert (was_busy, device.is_busy) == (True, False)
    device.close()


def test_what_windows_cannot_play_is_told(qtbot: QtBot) -> None:
    windows, told = Windows(), list[SoundReport]()
    windows.is_broken = True
    device = WinsoundDevice(windows.play)
    device.play(FIRST, told.append)
    qtbot.waitUntil(lambda: bool(told))

    assert told == [SoundReport(Outcome.FAILED, "Windows", "Failed to play sound")]
    device.close()


def test_a_new_sound_stops_the_one_before(qtbot: QtBot) -> None:
    windows, told = Windows(), list[SoundReport]()
    device = WinsoundDevice(windows.play)
    windows.stopped.clear()
    device.play(FIRST, told.append)
    qtbot.waitUntil(lambda: windows.heard == ["first.wav"])
    device.play(SECOND, told.append)
    qtbot.waitUntil(lambda: len(told) == 2)

    assert windows.heard == ["first.wav", None, "second.wav"]
    device.close()


def test_closing_stops_and_tells_nobody(qtbot: QtBot) -> None:
    windows, told = Windows(), list[SoundReport]()
    device = WinsoundDevice(windows.play)
    windows.stopped.clear()
    device.play(FIRST, told.append)
    qtbot.waitUntil(lambda: windows.heard == ["first.wav"])
    device.close()

    assert windows.heard[-1] is None
    qtbot.wait(1)
    assert not told


def test_elsewhere_a_program_plays(qtbot: QtBot) -> None:
    assert isinstance(platform_device(platform="linux"), ProcessDevice)
    assert isinstance(platform_device(platform="darwin"), ProcessDevice)


def test_a_sound_that_still_waits_is_replaced_and_a_stop_that_fails_harms_nothing(qtbot: QtBot) -> None:
    windows, told = Windows(), list[str]()
    windows.stopped.clear()

    def play(file: str | None) -> None:
        if file is None:
            raise RuntimeError("Failed to play sound")
        windows.play(file)

    def telling(name: str) -> Reported:
        return lambda report: told.append(f"{name} {report.outcome}")

    device = WinsoundDevice(play)
    device.play(FIRST, telling("first"))
    qtbot.waitUntil(lambda: windows.heard == ["first.wav"])
    device.play(SECOND, telling("second"))
    device.play(FIRST, telling("third"))
    assert told == ["second replaced"]

    windows.stopped.set()
    qtbot.waitUntil(lambda: len(told) == 3)
    assert told[1:] == ["first played", "third played"]
    device.close()
