"""Players as separate programs: tried in turn, stopped in time, never left running."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from carrom_desk.gui.sound.players import ProcessDevice, SoundPlayer, find_players, players_environment
from carrom_desk.presentation.wording.sound_text import MOST_SAID, SoundOutcome, SoundReport, shortened

WAV = Path("a sound.wav")
QUICK_MS = 30_000


def player(name: str, code: str) -> SoundPlayer:
    """Returns a player made of a line of Python, whose argument is the file."""
    return SoundPlayer(name, sys.executable, ("-S", "-c", f"import sys, time; {code}"))


GOOD = player("good", "sys.exit(0 if sys.argv[1] == 'a sound.wav' else 7)")
MUTE = player("mute", "sys.exit('no such device')")
QUIET = player("quiet", "sys.exit(3)")
HANGING = player("hanging", "time.sleep(600)")
ABSENT = SoundPlayer("absent", "/nowhere/absent")


class Playing:
    """A device with these players, and its reports."""

    def __init__(self, qtbot: QtBot, *players: SoundPlayer, limit_ms: int = QUICK_MS) -> None:
        self.qtbot = qtbot
        self.players = players
        self.told: list[SoundReport] = []
        self.device = ProcessDevice(lambda: self.players, limit_ms=limit_ms)

    def play(self) -> None:
        self.device.play(WAV, self.told.append)

    def until(self, count: int) -> None:
        self.qtbot.waitUntil(lambda: len(self.told) >= count, timeout=QUICK_MS)

    def tell(self) -> SoundReport:
        """Plays to the end and returns the result."""
        self.play()
        self.until(1)
        return self.told.pop()


@pytest.fixture
def playing(qtbot: QtBot) -> Iterator[Playing]:
    made = Playing(qtbot)
    yield made
    made.device.close()


@pytest.mark.parametrize(
    ("players", "report"),
    [
        ((), SoundReport(SoundOutcome.NO_PLAYER)),
        ((GOOD,), SoundReport(SoundOutcome.PLAYED, "good")),
        ((MUTE,), SoundReport(SoundOutcome.FAILED, "mute", "no such device")),
        ((QUIET,), SoundReport(SoundOutcome.FAILED, "quiet", "exit 3")),
        ((ABSENT, MUTE, GOOD), SoundReport(SoundOutcome.PLAYED, "good")),
        ((ABSENT, QUIET, MUTE), SoundReport(SoundOutcome.FAILED, "mute", "no such device")),
    ],
)
def test_the_first_player_that_works_plays_and_goes_first_the_next_time(
    playing: Playing, players: tuple[SoundPlayer, ...], report: SoundReport
) -> None:
    playing.players = players

    assert playing.tell() == report
    assert not playing.device.is_busy
    assert playing.device.name == (report.player if report.is_played else next((each.name for each in players), ""))


def test_a_player_that_cannot_be_started_is_told_apart(playing: Playing) -> None:
    playing.players = (ABSENT,)
    report = playing.tell()

    assert (report.outcome, report.player) == (SoundOutcome.NOT_STARTED, "absent")
    assert report.said


def test_a_player_that_hangs_is_ended(qtbot: QtBot) -> None:
    playing = Playing(qtbot, HANGING, limit_ms=50)

    assert playing.tell() == SoundReport(SoundOutcome.TIMED_OUT, "hanging")
    assert not playing.device.is_busy


def test_a_new_sound_takes_the_place_of_the_one_before(playing: Playing) -> None:
    playing.players = (HANGING,)
    playing.play()
    playing.play()
    playing.players = (GOOD,)
    playing.play()
    playing.until(3)

    assert [(report.outcome, report.player) for report in playing.told] == [
        (SoundOutcome.REPLACED, "hanging"),
        (SoundOutcome.REPLACED, "hanging"),
        (SoundOutcome.PLAYED, "good"),
    ]


def test_who_is_told_may_play_the_next_at_once(playing: Playing) -> None:
    playing.players = (GOOD,)
    reports: list[SoundReport] = []

    def told(report: SoundReport) -> None:
        reports.append(report)
        if len(reports) < 3:
            playing.device.play(WAV, told)

    playing.device.play(WAV, told)
    playing.qtbot.waitUntil(lambda: len(reports) == 3, timeout=QUICK_MS)

    assert {report.outcome for report in reports} == {SoundOutcome.PLAYED}


def children() -> list[str]:
    """Returns the state of every child process: Z for a zombie."""
    own = Path("/proc/self").resolve().name
    states = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
        except OSError:  # gone meanwhile
            continue
        if parent == own:
            states.append(state)
    return states


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux lists its processes in /proc")
def test_nothing_is_left_behind(playing: Playing) -> None:
    before = children()
    playing.players = (ABSENT, MUTE, GOOD)
    for _ in range(3):
        playing.tell()
    playing.players = (HANGING,)
    playing.play()
    assert playing.device.is_busy
    playing.device.close()

    assert children() == before
    assert not [process for process in playing.device.findChildren(QProcess) if process.state().value]
    assert not playing.told


def test_closing_a_device_that_is_still_harms_nothing(playing: Playing) -> None:
    playing.device.close()
    playing.device.close()

    assert not playing.device.is_busy


@pytest.mark.parametrize(
    ("platform", "installed", "found"),
    [
        ("linux", {"pw-play", "paplay", "aplay"}, ["pw-play", "paplay", "aplay"]),
        ("linux", {"aplay", "afplay"}, ["aplay"]),
        ("linux", set(), []),
        ("freebsd14", {"paplay"}, ["paplay"]),
        ("darwin", {"afplay", "paplay"}, ["afplay"]),
        ("win32", {"aplay"}, []),
    ],
)
def test_players_are_those_of_the_platform(platform: str, installed: set[str], found: list[str]) -> None:
    players = find_players(platform, lambda name: f"/usr/bin/{name}" if name in installed else "")

    assert [each.name for each in players] == found


def test_the_one_that_speaks_to_the_card_is_told_to_be_quiet() -> None:
    (aplay,) = find_players("linux", lambda name: f"/usr/bin/{name}" if name == "aplay" else "")

    assert aplay.arguments == ("-q",)


@pytest.mark.parametrize(
    ("own", "is_packed", "found"),
    [
        ({"LD_LIBRARY_PATH": "/opt/desk/lib", "LD_LIBRARY_PATH_ORIG": "/usr/local/lib"}, True, "/usr/local/lib"),
        ({"LD_LIBRARY_PATH": "/opt/desk/lib", "LD_LIBRARY_PATH_ORIG": ""}, True, ""),
        ({"LD_LIBRARY_PATH": "/opt/desk/lib"}, True, ""),
        ({"LD_LIBRARY_PATH": "/usr/local/lib"}, False, "/usr/local/lib"),
    ],
)
def test_a_player_does_not_get_the_libraries_of_a_packed_desk(
    own: dict[str, str], is_packed: bool, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", is_packed, raising=False)

    assert players_environment({**own, "HOME": "/home/x"}).value("LD_LIBRARY_PATH") == found
    assert players_environment(own | {"HOME": "/home/x"}).value("HOME") == "/home/x"


def test_what_a_player_says_last_is_kept_in_bearable_length() -> None:
    assert shortened("ALSA lib conf.c\n  no   card\n\n") == "no card"
    assert shortened("\n") == ""
    assert len(shortened("x " * MOST_SAID)) == MOST_SAID
