"""A board in the whole window: “Play”, the clock, and men to place."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestLodged,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Undone,
)
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.position import Pieces
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import FIRST, TOSS, at_match, last, open_another, pocketed
from tests.gui.hands import Hands


def test_space_calls_play_and_then_holds_the_clock(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS)

    hands.key("space")
    assert last(hands) == PlayCalled()
    assert hands.read_clock().state is ClockState.RUNNING

    hands.key("space")
    assert hands.read_clock().state is ClockState.PAUSED
    assert len(hands.record.entries) == 2


def test_while_time_stands_still_the_marks_wait_for_play(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(), Paused("appeal"))

    hands.key("w", "space")
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


def test_a_machine_that_slept_leaves_the_clock_interrupted(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke())
    hands.wait(3_000)
    hands.now.slept_ms = 60_000
    hands.wait(1_000)

    assert hands.read_clock().state is ClockState.INTERRUPTED
    hands.key("space")
    assert hands.read_clock().state is ClockState.RUNNING


def test_men_to_place_are_asked_about_and_the_next_stroke_answers_too(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(2))
    hands.key("w", "s", "enter")
    assert hands.text("what_now") == "Player B1 places 2 white men."

    hands.key("4")
    assert last(hands) == PlacingDone(PlacingOutcome.NO_SPACE)

    hands.key("ctrl+z", "w", "enter")
    assert pocketed(hands) == Pieces(own=1)


def test_why_a_button_is_blocked_is_said_beside_it(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(1))
    redo, notice = hands.part("redo"), hands.part("notice")

    QTest.mouseClick(redo, Qt.MouseButton.LeftButton)

    at = redo.mapTo(hands.controller.page, redo.rect().topLeft())
    assert notice.isVisible()
    assert 0 <= at.y() - notice.geometry().bottom() < 20
    assert notice.geometry().left() <= at.x() + redo.width() // 2 <= notice.geometry().right()
    assert hands.controller.page.rect().contains(notice.geometry())


CLAIM = (TOSS, PlayCalled(), stroke(8), stroke(1, striker=True))
"""Player B1 wins the first board, and may claim a point."""
HELD = "First enter how many extra points the winner claims."


def test_a_claim_that_is_open_holds_back_board_clock_turn_and_play(shared_window: Hands) -> None:
    hands = open_another(shared_window, *CLAIM)
    entries = len(hands.record.entries)

    assert hands.text("what_now") == "Player B1 may claim 1 extra point."
    assert hands.clock.reading is None
    assert (hands.text("score_a"), hands.text("score_b")) == ("0", "0")
    assert "B1 breaks" not in hands.text("ruling_next")
    assert hands.controller.match.session.screen.board.seats
    assert not any(seat.is_in_turn for seat in hands.controller.match.session.screen.board.seats)
    for press in ("space", "w", "f", "t"):
        hands.key(press)
        assert hands.said() == HELD
    assert len(hands.record.entries) == entries
    assert hands.draft.is_empty()
    assert hands.find(KeyButton, "play").blocked == HELD
    assert hands.controller.match.session.preview(PlayCalled()) == Refusal(Reason.CLAIM_AWAITED)

    hands.key("enter")
    assert hands.said() == "Choose with a number key."
    assert hands.text("call") == "“Board, 3 points. Do you claim?”"
    assert len(hands.record.entries) == entries
    hands.key("1")
    assert hands.record.state.is_claim_awaited is False
    assert hands.text("score_b") == "4"
    assert "Player B1 breaks" in hands.text("ruling_next")


def test_marks_are_cleared_before_an_entry_is_undone_by_key_clicker_and_button(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(1))

    for undo in (partial(hands.key, "ctrl+z"), partial(hands.key, "pageup"), partial(hands.click, "undo")):
        hands.key("w", "s")
        undo()
        assert hands.draft.is_empty()
        assert len(hands.record.entries) == 3

    hands.key("pageup")
    assert last(hands) == Undone()


def test_after_a_protest_next_step_offers_play_and_the_decision(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(1))
    hands.wait(6_000)
    hands.controller.match.session.submit(ProtestLodged(Side.B, "the line"))

    now = hands.controller.match.session.screen.now
    assert [offer.name for offer in now.offers] == ["call_play", "protest_overruled", "protest_upheld"]
    assert now.sentence.startswith("Protest by Player B1")
    assert "15" in now.detail
    assert "121(a)" in now.detail
    hands.wait(60_000)
    assert hands.read_clock().left_s == 9
    hands.key("space")
    assert (last(hands), hands.read_clock().left_s) == (PlayCalled(), 15)


def test_the_decision_on_a_protest_is_made_with_its_full_text_in_sight(shared_window: Hands) -> None:
    text = " ".join(["My hand was lifted before the call."] * 20)
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(1), ProtestLodged(Side.B, text))

    hands.key("3")

    assert hands.part("protest_text").isVisible()
    assert hands.text("protest_text") == (
        f"Protest by Player B1 about board 1 of game 1: the result is withheld.\n“{text}”"
    )
    assert hands.text("consequence") == "Board 1 of game 1 is replayed from 0–0, and Player A1 breaks."


def test_the_interval_runs_once_over_a_claim_an_undo_and_reopening(qtbot: QtBot) -> None:
    setup = replace(SINGLES, competition=Competition(games=3, points=25, boards=1))
    hands = at_match(qtbot, TOSS, Conceded(Side.A, Concession.GAME), PlayCalled(), stroke(8), setup=setup)
    hands.controller.match.session.submit(stroke(1, striker=True))
    hands.wait(30_000)
    assert hands.clock.reading is None

    hands.key("1")
    assert (hands.read_clock().rule.kind, hands.read_clock().left_s) == (ClockKind.REST, 570)
    hands.wait(30_000)
    hands.controller.match.session.submit(SidesChanged())
    assert hands.read_clock().left_s == 540
    hands.key("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+y", "ctrl+y")
    assert hands.read_clock().left_s == 536
    hands.wait(10_000)
    hands.controller.matches.open(FIRST)
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 526)


def test_a_message_leaves_the_men_on_the_board_and_the_name_above_in_sight(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(1))
    hands.key("w", "ctrl+z")
    notice, board = hands.part("notice").geometry(), hands.part("board").geometry()

    assert hands.said().startswith("Marks cleared.")
    middle, side = board.center().y(), min(board.width(), board.height())
    assert middle - 0.43 * side < notice.top()
    assert notice.bottom() < middle - 0.23 * side


def test_the_question_before_the_end_of_a_game_says_the_score_that_stands(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(9, queen=True), PlayCalled(), stroke(1))

    with qtbot.waitSignal(hands.controller.match.question_wanted) as asked:
        hands.controller.match.session.do(TimeOver(), "key")

    question = "End the game now, without the board in progress? Player A1 wins game 1, 12–0."
    assert asked.args is not None
    assert asked.args[1].startswith(question)
