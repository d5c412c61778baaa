"""The course of a board through the whole window: “Play”, the clock, and men to be placed."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.clock.reading import ClockState
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.match.entries import Paused, PlacingDone, PlacingOutcome, PlayCalled, StrokeMade, ViolationSeen
from carrom_desk.match.side import Side
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, last, pocketed


def test_space_calls_play_and_then_holds_the_clock(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)

    hands.key("space")
    assert last(hands) == PlayCalled()
    assert hands.read_clock().state is ClockState.RUNNING

    hands.key("space")
    assert hands.read_clock().state is ClockState.PAUSED
    assert len(hands.record.entries) == 2


def test_the_play_button_calls_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)

    hands.click("play")

    assert last(hands) == PlayCalled()


def test_when_time_is_over_the_desk_only_proposes(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())
    hands.wait(15_000)

    assert "Time is up" in hands.text("what_now")
    assert len(hands.record.entries) == 3

    hands.key("t")
    seen = last(hands)
    assert isinstance(seen, ViolationSeen)
    assert (seen.by, seen.breach) == (Side.B, Breach.TIME_LIMIT)


def test_before_time_is_over_it_takes_a_second_press(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())

    hands.key("t")
    assert "not over yet" in hands.said()
    assert len(hands.record.entries) == 3

    hands.key("t")
    assert isinstance(last(hands), ViolationSeen)


def test_while_time_stands_still_the_marks_wait_for_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(), Paused("appeal"))

    hands.key("w", "enter")
    assert last(hands) == PlayCalled()
    assert hands.draft.pocketed.white == 1

    hands.key("enter")
    assert isinstance(last(hands), StrokeMade)


def test_a_key_held_down_enters_one_stroke(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    for _ in range(40):
        QTest.keyClick(hands.window, Qt.Key.Key_Return)
        hands.now.advance(100)

    assert len(hands.record.entries) == 3


def test_a_machine_that_slept_leaves_the_clock_interrupted(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())
    hands.wait(3_000)
    hands.now.slept_ms = 60_000
    hands.wait(1_000)

    assert hands.read_clock().state is ClockState.INTERRUPTED
    hands.key("space")
    assert hands.read_clock().state is ClockState.RUNNING


def test_men_to_place_are_asked_about_and_the_next_stroke_answers_too(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2))
    hands.key("w", "s", "enter")
    assert hands.text("what_now") == "Player B1 places 2 white men."

    hands.key("4")
    assert last(hands) == PlacingDone(PlacingOutcome.NO_SPACE)

    hands.key("ctrl+z", "w", "enter")
    assert pocketed(hands) == Pieces(own=1)


def test_an_appeal_lets_time_stand_until_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(), Paused("appeal"))

    assert "The clock is stopped" in hands.text("what_now")
    hands.key("space")

    assert not hands.record.state.is_paused


def test_a_queen_that_is_off_the_board_cannot_be_marked_and_her_button_says_why(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1), stroke(1, queen=True))
    queen = hands.find(KeyButton, "mark_queen")

    assert not queen.isEnabled()
    assert queen.blocked == queen.toolTip() == "The Queen is not on the board."
    hands.key("ctrl+z")
    assert queen.isEnabled()


def test_why_a_button_is_blocked_is_said_beside_it(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))
    redo, notice = hands.part("redo"), hands.part("notice")

    QTest.mouseClick(redo, Qt.MouseButton.LeftButton)

    at = redo.mapTo(hands.room.page, redo.rect().topLeft())
    assert notice.isVisible()
    assert 0 <= at.y() - notice.geometry().bottom() < 20
    assert notice.geometry().left() <= at.x() + redo.width() // 2 <= notice.geometry().right()
    assert hands.room.page.rect().contains(notice.geometry())
