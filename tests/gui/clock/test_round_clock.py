"""The round clock: monotonic time while the desk is open, wall time while it is closed."""

import gc
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from carrom_desk.gui.round_clock.round_clock import RoundClock, RoundStore
from carrom_desk.match.entry.entries import DetailsChanged, PlayCalled, WalkedOver
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.setup import Competition, TimedEnd
from carrom_desk.match.side import Side
from carrom_desk.presentation.countdown import Countdown
from carrom_desk.presentation.round_time import RoundReading, RoundState, RoundTime, new_round, round_words
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.parts import part

MATCH, OTHER = MatchId("m1"), MatchId("m2")
MINUTE = 60_000
WALL = 1_700_000_000_000


class Hall:
    """A desk's round clock, its clocks and its signals."""

    def __init__(self, file: Path | None = None) -> None:
        self.monotonic_ms = 5_000
        self.wall_ms = WALL
        self.kept = RoundStore(file)
        self.told: list[str] = []
        self.clock = RoundClock(self.kept, lambda: self.monotonic_ms, lambda: self.wall_ms)
        self.clock.warned.connect(lambda: self.told.append("warned"))
        self.clock.expired.connect(lambda: self.told.append("expired"))
        self.clock.follow(MATCH)

    def wait(self, ms: int) -> None:
        self.monotonic_ms += ms
        self.wall_ms += ms
        self.clock.poll()

    def read(self) -> RoundReading:
        reading = self.clock.reading
        assert reading is not None
        return reading


def test_a_match_without_a_round_clock_shows_none(qtbot: QtBot) -> None:
    assert Hall().clock.reading is None


def test_it_begins_once_and_counts_down_over_the_end(qtbot: QtBot) -> None:
    hall = Hall()
    hall.clock.give(10)
    hall.wait(MINUTE)
    assert hall.read() == RoundReading(RoundState.WAITING, 600)

    hall.clock.start_with_play()
    hall.wait(MINUTE)
    hall.clock.start_with_play()
    assert hall.read() == RoundReading(RoundState.RUNNING, 540)

    hall.wait(4 * MINUTE - 1)
    assert (hall.read().left_s, hall.told) == (301, [])
    hall.wait(1)
    assert (hall.read(), hall.told) == (RoundReading(RoundState.LAST_MINUTES, 300), ["warned"])
    hall.wait(5 * MINUTE + 1500)
    assert (hall.read(), hall.told) == (RoundReading(RoundState.OVER, 0, 1), ["warned", "expired"])
    hall.wait(MINUTE)
    assert hall.told == ["warned", "expired"]


def test_the_round_clock_pauses_resumes_and_is_corrected(qtbot: QtBot) -> None:
    hall = Hall()
    hall.clock.give(10)
    hall.clock.start()
    hall.wait(MINUTE)
    hall.clock.hold()
    hall.wait(7 * MINUTE)
    assert hall.read() == RoundReading(RoundState.HELD, 540)
    hall.clock.adjust(-1)
    hall.clock.start()
    hall.wait(MINUTE)
    assert hall.read() == RoundReading(RoundState.RUNNING, 420)
    hall.clock.adjust(-60)
    assert hall.read().state is RoundState.OVER
    hall.clock.adjust(2)
    assert hall.read() == RoundReading(RoundState.LAST_MINUTES, 120)
    hall.clock.give(0)
    assert hall.clock.reading is None


def test_a_wall_clock_that_jumps_changes_nothing_while_the_desk_is_open(qtbot: QtBot) -> None:
    hall = Hall()
    hall.clock.give(10)
    hall.clock.start()
    hall.wall_ms += 60 * MINUTE
    hall.wait(MINUTE)

    assert hall.read().left_s == 540


def test_after_a_restart_it_has_gone_on_with_the_hall(qtbot: QtBot, tmp_path: Path) -> None:
    before = Hall(tmp_path / "rounds.ini")
    before.clock.give(45)
    before.clock.start()
    before.wait(10 * MINUTE)

    after = Hall(tmp_path / "rounds.ini")
    after.monotonic_ms, after.wall_ms = 0, before.wall_ms + 5 * MINUTE
    after.clock.follow(MATCH)
    assert after.read() == RoundReading(RoundState.RUNNING, 30 * 60)

    after.wall_ms += 60 * MINUTE
    after.clock.follow(MATCH)
    assert after.read().state is RoundState.OVER
    assert after.told == []
    after.clock.follow(OTHER)
    assert after.clock.reading is None


@pytest.mark.parametrize("damaged", ["no JSON", "[[1]]", '[["m1", "a", 1, null, true]]', "{}", '[["m1", 1, 2, 3]]'])
def test_a_damaged_file_counts_as_none(tmp_path: Path, damaged: str) -> None:
    file = tmp_path / "rounds.ini"
    RoundStore(file).save(MATCH, new_round(45))
    kept = RoundStore(file)
    assert kept._settings is not None
    kept._settings.setValue("rounds", damaged)
    kept._settings.sync()

    assert RoundStore(file).of(MATCH) is None


def test_the_oldest_rounds_are_forgotten(tmp_path: Path) -> None:
    kept = RoundStore(tmp_path / "rounds.ini")
    for number in range(230):
        kept.save(MatchId(f"m{number}"), new_round(30))
    kept.save(MatchId("m229"), RoundTime(30, Countdown(5, WALL), has_begun=True))

    again = RoundStore(tmp_path / "rounds.ini")
    assert again.of(MatchId("m29")) is None
    assert again.of(MatchId("m30")) == new_round(30)
    assert again.of(MatchId("m229")) == RoundTime(30, Countdown(5, WALL), has_begun=True)


@pytest.mark.parametrize(
    ("reading", "words"),
    [
        (RoundReading(RoundState.WAITING, 2700), "Round 45:00, not started"),
        (RoundReading(RoundState.RUNNING, 2645), "Round 44:05"),
        (RoundReading(RoundState.LAST_MINUTES, 9), "Round 0:09"),
        (RoundReading(RoundState.HELD, 61), "Round 1:01, paused"),
        (RoundReading(RoundState.OVER, 0, 75), "Round: TIME +1:15"),
    ],
)
def test_the_round_clock_is_told_in_words(reading: RoundReading, words: str) -> None:
    assert round_words(reading) == words


def test_at_the_desk_it_begins_with_play_and_says_when_it_is_over(qtbot: QtBot) -> None:
    now, store = StoppedTime(), MemoryStore()
    open_desk = desk(TOSS, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=open_desk.id)
    clock = part(hands.window, RoundClock)
    assert not hands.part("round_clock").isVisible()
    clock.give(30)
    hands.key("space")
    now.advance(25 * MINUTE)
    clock.poll()
    assert hands.said() == "Minutes left in this round: 5."
    now.advance(5 * MINUTE)
    clock.poll()
    assert hands.said() == hands.controller.match.session.screen.now.detail
    assert hands.part("round_clock").accessibleName() == "Round: TIME +0:00"
    assert hands.part("action_3").accessibleName().startswith("End game")

    said = []
    for name in ("round_toggle", "round_more", "round_less", "round_restart"):
        action = part(hands.window, QAction, name)
        action.trigger()
        said.append(hands.part("round_clock").accessibleName())
    assert not hands.part("action_3").isVisible()
    assert said == ["Round 0:00, paused", "Round 1:00, paused", "Round 0:00, paused", "Round 30:00, not started"]


def test_it_comes_with_the_format_warns_before_the_last_board_and_follows_corrections(qtbot: QtBot) -> None:
    now, store = StoppedTime(), MemoryStore()
    timed = Competition(1, 25, 8, minutes=30, timed_end=TimedEnd.FINISH, last_board_minutes=8)
    open_desk = desk(store=store, now=now, setup=replace(SINGLES, competition=timed))
    hands = Hands(qtbot, store=store, now=now, match_id=open_desk.id)
    clock = part(hands.window, RoundClock)
    session = hands.controller.match.session
    session.submit(TOSS)
    hands.key("space", "w", "enter")

    told = []
    for minutes in (21, 1, 8):
        now.advance(minutes * MINUTE)
        clock.poll()
        now.advance(1_000)
        clock.poll()
        told.append(hands.said())
    assert told == [
        "Minutes left to start a board: 1.",
        "No board is started with less than 8\xa0min left.",
        session.screen.now.detail,
    ]
    session.submit(DetailsChanged(competition=replace(timed, minutes=60), reason="as on the notice"))
    assert hands.part("round_clock").accessibleName() == "Round 29:56"


def test_it_goes_on_while_forms_come_and_go(qtbot: QtBot) -> None:
    now, store = StoppedTime(), MemoryStore()
    open_desk = desk(TOSS, PlayCalled(), stroke(1), stroke(), store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=open_desk.id)
    clock = part(hands.window, RoundClock)
    clock.give(30)
    clock.start()
    for key in ("d", "f", "r"):
        hands.key(key)
        hands.turn_to_dialog()
        hands.key("esc")
        hands.settle()
        gc.collect()
        now.advance(MINUTE)
        clock.poll()

    assert hands.part("round_clock").accessibleName().startswith("Round 26:5")


def test_once_the_match_is_over_no_round_is_shown(qtbot: QtBot) -> None:
    now, store = StoppedTime(), MemoryStore()
    open_desk = desk(TOSS, PlayCalled(), store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=open_desk.id)
    clock = part(hands.window, RoundClock)
    clock.give(30)
    hands.controller.match.session.submit(WalkedOver(Side.B, "left"))
    now.advance(31 * MINUTE)
    clock.poll()
    assert not hands.part("round_clock").isVisible()

    hands.key("ctrl+z")
    assert hands.part("round_clock").isVisible()
