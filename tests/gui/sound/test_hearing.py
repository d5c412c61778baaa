"""Sounds of the window, and the message if there are none."""

from pytestqt.qtbot import QtBot

from carrom_desk.gui.round_clock.round_clock import RoundClock
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport
from tests.fakes import MemoryStore, StoppedTime, desk
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.parts import part
from tests.gui.sound.fake_device import FakeDevice


class Listening:
    """A window at a timed stroke, and the sounds played."""

    def __init__(self, qtbot: QtBot, choices: Settings | None = None) -> None:
        self.sound = FakeDevice()
        self.store, now = MemoryStore(), StoppedTime()
        desk(TOSS, PlayCalled(), store=self.store, now=now)
        self.hands = Hands(qtbot, store=self.store, now=now, match_id=MatchId("m1"), choices=choices, sound=self.sound)
        self.hands.key("enter")


def test_the_last_seconds_tick_where_that_is_wanted(qtbot: QtBot) -> None:
    listening = Listening(qtbot, Settings(is_counting=True))
    for _ in range(17):
        listening.hands.wait(1_000)

    heard = [name for name in listening.sound.played if "wake" not in name]
    assert heard == ["last_five-80", *["tick-80"] * 4, "time_over-80"]


def test_a_stroke_in_time_is_not_heard(qtbot: QtBot) -> None:
    listening = Listening(qtbot)
    listening.hands.wait(4_000)
    listening.hands.key("enter")
    listening.hands.wait(4_000)

    assert listening.sound.played == []


def test_what_is_not_saved_has_a_sound_of_its_own_and_the_red_bar(qtbot: QtBot) -> None:
    listening = Listening(qtbot)
    listening.store.is_full = True
    listening.hands.key("enter")

    assert listening.sound.played == ["not_saved-80"]
    assert listening.hands.text("saved").startswith("NOT SAVED")


def test_a_machine_without_sound_says_so_once(qtbot: QtBot) -> None:
    listening = Listening(qtbot)
    listening.sound.report = SoundReport(SoundOutcome.NO_PLAYER)
    listening.hands.wait(12_000)
    said = listening.hands.said()
    listening.hands.key("w")
    listening.hands.wait(4_000)

    assert said.startswith("No sound. The clock only flashes.")
    assert listening.hands.said() == ""


def test_the_end_of_the_round_sounds_otherwise_than_that_of_a_stroke(qtbot: QtBot) -> None:
    listening = Listening(qtbot)
    rounds = part(listening.hands.window, RoundClock)
    rounds.give(1)
    rounds.start()
    listening.hands.now.advance(60_000)
    rounds.poll()

    assert listening.sound.played == ["round_over-80"]
