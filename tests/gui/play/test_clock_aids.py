"""Clock modes in the real window: automatic, suggested, and not used."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.desk.session import MESSAGE_MS
from carrom_desk.gui.panels.action_button import ActionButton
from carrom_desk.gui.panels.clock_cell import ClockCell
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.settings import ClockAid, Settings
from carrom_desk.match.entry.entries import Amended, Entry, PlayCalled, ViolationSeen
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.clocks import ClockKind
from tests.fakes import MemoryStore, StoppedTime, desk, stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands
from tests.gui.sound.fake_device import FakeDevice


def at_stroke(qtbot: QtBot, aid: ClockAid, *commands: Entry) -> Hands:
    """Returns a window at a new stroke, with this mode for the stroke clock."""
    store, now = MemoryStore(), StoppedTime()
    desk(TOSS, PlayCalled(), *commands, store=store, now=now)
    choices = Settings(clock_exceptions={ClockKind.STROKE: aid})
    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"), choices=choices, sound=FakeDevice())
    hands.key("enter")
    return hands


def choose(hands: Hands, aid: ClockAid) -> None:
    hands.settings.put(replace(hands.settings.current, clock_exceptions={ClockKind.STROKE: aid}))


@pytest.mark.parametrize("aid", [ClockAid.SUGGESTED, ClockAid.NOT_USED])
@pytest.mark.parametrize("by_key", [True, False])
def test_the_umpire_starts_it(qtbot: QtBot, aid: ClockAid, by_key: bool) -> None:
    hands = at_stroke(qtbot, aid)
    assert hands.find(KeyButton, "play").key == "Space"
    if by_key:
        hands.key("space")
    else:
        hands.click("play")

    hands.wait(1_000)
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 14)
    assert hands.find(KeyButton, "play").key == "Space"
    assert len(hands.record.entries) == 3


def test_what_now_offers_to_start_a_clock_that_waits(qtbot: QtBot) -> None:
    hands = at_stroke(qtbot, ClockAid.SUGGESTED)
    offer = hands.find(ActionButton, "action_3")
    assert (offer.accessibleName(), offer.key, offer.isVisible()) == ("Start clock", "3", True)

    hands.key("3")
    assert hands.read_clock().state is ClockState.RUNNING
    assert not offer.isVisible()
    assert len(hands.record.entries) == 3


def test_a_trial_board_is_timed_when_the_umpire_says_so_and_space_calls_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot)
    hands.key("enter")
    hands.click("winner_a", "choice_break", "accept")
    offer = hands.find(ActionButton, "action_2")
    assert (offer.accessibleName(), offer.key) == ("Start clock", "2")
    hands.click("action_2")

    assert (hands.read_clock().rule.kind, hands.read_clock().state) == (ClockKind.PRACTICE, ClockState.RUNNING)
    hands.settle()
    hands.key("space")
    assert hands.record.entries[-1].entry == PlayCalled()


def test_where_every_place_is_taken_the_clock_is_started_by_its_own_button(qtbot: QtBot) -> None:
    hands = at_stroke(qtbot, ClockAid.AUTOMATIC)
    hands.settings.put(replace(hands.settings.current, clock_exceptions={ClockKind.PLACING: ClockAid.SUGGESTED}))
    hands.key("b", "s", "enter")
    assert [hands.find(ActionButton, f"action_{number}").isVisible() for number in (2, 3, 4)] == [True, True, True]

    hands.click("play")
    assert (hands.read_clock().rule.kind, hands.read_clock().state) == (ClockKind.PLACING, ClockState.RUNNING)


@pytest.mark.parametrize("aid", [ClockAid.SUGGESTED, ClockAid.NOT_USED])
def test_what_the_desk_did_not_time_is_exceeded_when_the_umpire_says_so(qtbot: QtBot, aid: ClockAid) -> None:
    hands = at_stroke(qtbot, aid)
    hands.key("t")

    seen = hands.record.entries[-1].entry
    assert isinstance(seen, ViolationSeen)
    assert (seen.by, seen.breach) == (Side.B, Breach.TIME_LIMIT)


def test_an_early_press_is_repeated_only_while_its_message_is_shown(qtbot: QtBot) -> None:
    hands = at_stroke(qtbot, ClockAid.AUTOMATIC)
    hands.key("t")
    hands.wait(MESSAGE_MS)
    hands.key("t")
    assert len(hands.record.entries) == 3

    hands.wait(MESSAGE_MS - 1_000)
    hands.key("t")
    assert isinstance(hands.record.entries[-1].entry, ViolationSeen)


def test_seconds_are_given_taken_and_begun_anew_by_hand(qtbot: QtBot) -> None:
    hands = at_stroke(qtbot, ClockAid.AUTOMATIC)
    hands.wait(6_000)
    hands.key("+")
    hands.clock.poll()
    assert hands.read_clock().left_s == 14
    hands.key("-")
    assert hands.read_clock().left_s in (8, 9)
    hands.key("*")
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 15)
    hands.click("play")
    hands.key("*")
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 15)


def test_what_cannot_be_pressed_says_why(qtbot: QtBot) -> None:
    hands = at_stroke(qtbot, ClockAid.AUTOMATIC)
    choose(hands, ClockAid.NOT_USED)
    hands.key("+")

    assert hands.said() == "This clock is not in use. Start it manually to use it."


def test_the_last_seconds_and_the_end_can_be_seen(qtbot: QtBot) -> None:
    hands = at_stroke(qtbot, ClockAid.AUTOMATIC)
    clock = hands.part("clock")
    hands.wait(9_000)
    assert not clock.property("late")
    hands.wait(1_000)
    assert clock.property("late")
    hands.key("enter")
    assert not clock.property("late")

    hands.wait(15_000)
    assert clock.property("late")
    assert hands.find(KeyButton, "play").title == "+5 s"
    hands.key("*")
    assert not clock.property("late")


def test_an_output_is_woken_before_a_cue(qtbot: QtBot) -> None:
    store, now, sound = MemoryStore(), StoppedTime(), FakeDevice()
    desk(TOSS, PlayCalled(), stroke(), store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"), sound=sound)
    hands.key("space")
    for _ in range(16):
        hands.wait(1_000)

    assert sound.played == ["wake", "last_five-80", "wake", "time_over-80"]


def test_a_trial_board_after_an_undone_play_was_not_interrupted(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)
    hands.key("space", "ctrl+z")

    reading = hands.read_clock()
    assert (reading.rule.kind, reading.state) == (ClockKind.PRACTICE, ClockState.WAITING)


def test_after_an_amendment_another_player_has_all_the_seconds(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))
    hands.wait(12_000)
    before = hands.read_clock()

    hands.controller.match.session.submit(Amended(2, stroke(), "Nothing was pocketed"))

    reading = hands.read_clock()
    assert (before.rule.seat, reading.rule.seat) == (Seat.A1, Seat.B1)
    assert (reading.state, reading.left_s) == (ClockState.INTERRUPTED, reading.rule.seconds)


def test_the_seconds_left_are_set_in_a_form(qtbot: QtBot) -> None:
    hands = at_stroke(qtbot, ClockAid.AUTOMATIC)
    hands.wait(4_000)

    hands.find(ClockCell, "clock").set_wanted.emit()
    form = hands.part("set_time_dialog")
    assert hands.find(QSpinBox, "seconds_left").value() == 11
    hands.key("8", "enter")

    assert form.isHidden()
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 8)
    hands.wait(3_000)
    assert hands.read_clock().left_s == 5
