"""A real player, a real sound server, and an output that only records: what the umpire would hear."""

import os
import shutil
import subprocess
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.gui.sound.players import ProcessDevice, SoundPlayer, find_players
from carrom_desk.gui.sound.sounds import Cue, SoundFiles, Sounds
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport

RATE = 22_050
PROGRAMS = ("pulseaudio", "paplay", "parec")
MISSING = [program for program in PROGRAMS if shutil.which(program) is None]

pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"there is no {', '.join(MISSING)}: install pulseaudio and pulseaudio-utils"
)


class Recorder:
    """Records everything sent to a virtual output."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.file = folder / "heard.raw"
        self._qtbot = qtbot
        server = f"module-native-protocol-unix auth-anonymous=1 socket={folder / 'native'}"
        daemon = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--log-target=null"]
        self._server = subprocess.Popen([*daemon, "-L", server, "-L", "module-null-sink sink_name=nul"])
        qtbot.waitUntil(lambda: (folder / "native").exists() or self._server.poll() is not None, timeout=20_000)
        if self._server.poll() is not None:
            pytest.skip("pulseaudio does not start: `pulseaudio -n --daemonize=no` says why")
        with self.file.open("wb") as heard:
            recorder = ["parec", "-d", "nul.monitor", "--format=s16le", f"--rate={RATE}", "--channels=1"]
            self._recorder = subprocess.Popen([*recorder, "--latency-msec=20"], stdout=heard)
        qtbot.waitUntil(lambda: self.file.stat().st_size > 0, timeout=20_000)

    def samples(self) -> "array[int]":
        heard = self.file.read_bytes()
        return array("h", heard[: len(heard) // 2 * 2])

    def leave(self) -> None:
        for process in (self._recorder, self._server):
            process.terminate()
            process.wait(20)


@pytest.fixture
def recorder(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Recorder]:
    # A short path: the name of a socket must not be long.
    folder = tmp_path / "p"
    folder.mkdir(mode=0o700)
    for variable in ("HOME", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH"):
        monkeypatch.setenv(variable, str(folder))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{folder / 'native'}")
    made = Recorder(folder, qtbot)
    yield made
    made.leave()


def paplay() -> list[SoundPlayer]:
    return [player for player in find_players("linux") if player.name == "paplay"]


@pytest.mark.parametrize(("cue", "hz", "seconds"), [(Cue.LAST_FIVE, 1047, 0.2), (Cue.TIME_OVER, 698, 0.85)])
def test_the_pitch_of_a_cue_comes_out_of_the_machine(
    cue: Cue, hz: int, seconds: float, recorder: Recorder, qtbot: QtBot
) -> None:
    reports: list[SoundReport] = []
    device, files = ProcessDevice(paplay), SoundFiles()
    device.play(files.at(cue, 80), reports.append)
    qtbot.waitUntil(lambda: bool(reports), timeout=20_000)
    assert reports == [SoundReport(SoundOutcome.PLAYED, "paplay")]

    def heard() -> float:
        """Returns the seconds in which a tone is audible."""
        return sum(_rises(recorder.samples())) / hz

    qtbot.waitUntil(lambda: heard() > 0.8 * seconds, timeout=20_000)
    device.close()
    files.remove()

    waves = [gap for gap in _gaps(recorder.samples()) if gap < RATE / 100]
    pitch = RATE * len(waves) / sum(waves)
    assert pitch == pytest.approx(hz, rel=0.03)


def test_without_a_server_the_trial_says_why(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path / 'nobody'}")
    monkeypatch.setenv("XDG_RUNTIME_DIR", os.fspath(tmp_path))
    device = ProcessDevice(paplay)
    sounds = Sounds(device, SettingsModel(Settings()))
    with qtbot.waitSignal(sounds.tested, timeout=20_000) as told:
        sounds.test()
    sounds.close()

    (report,) = told.args
    assert (report.outcome, report.player) == (SoundOutcome.FAILED, "paplay")
    assert "refused" in report.said.lower()


def _rises(samples: "array[int]") -> list[bool]:
    """Returns where an audible wave rises through zero."""
    return [before < 0 <= after and after - before > 200 for before, after in pairwise(samples)]


def _gaps(samples: "array[int]") -> list[int]:
    places = [place for place, rises in enumerate(_rises(samples)) if rises]
    return [after - before for before, after in pairwise(places)]
