"""Rare events at the table, through the real window."""

import pytest
from PySide6.QtWidgets import QComboBox, QListWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.chief_referee_actions import RefereeAction
from carrom_desk.match.entries import (
    Amended,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    TimeOver,
    TurnCorrected,
    Warned,
)
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.position import Pieces
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, last
from tests.gui.hands import Hands

OPENED = (TOSS, PlayCalled())


def ask(hands: Hands, act: RefereeAction, text: str = "", *buttons: str) -> None:
    hands.key("r")
    hands.find(QListWidget, "acts").setCurrentRow(list(RefereeAction).index(act))
    if buttons:
        hands.click(*buttons)
    if text:
        hands.find(QPlainTextEdit, "act_text").setPlainText(text)
    hands.click("accept")


@pytest.mark.parametrize(
    ("act", "text", "button", "entry"),
    [
        (RefereeAction.CORRECT_TURN, "not noticed", "seat_b1", TurnCorrected(Seat.B1, "not noticed")),
        (RefereeAction.WARNING, "too slow", "seat_a1", Warned(Side.A, "too slow", 1)),
    ],
)
def test_the_chief_referee_enters_it(
    qtbot: QtBot, act: RefereeAction, text: str, button: str, entry: PlainEntry
) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))

    ask(hands, act, text, button)
    assert last(hands) == entry
    hands.click("undo")
    hands.click("redo")
    assert hands.record.state.board is not None
    assert hands.record.state.board.turn is (Seat.B1 if act is RefereeAction.CORRECT_TURN else Seat.A1)


def test_who_is_in_turn_cannot_be_set_in_turn(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))

    hands.key("r")
    hands.find(QListWidget, "acts").setCurrentRow(list(RefereeAction).index(RefereeAction.CORRECT_TURN))
    hands.click("seat_a1")
    hands.find(QPlainTextEdit, "act_text").setPlainText("not noticed")

    assert not hands.part("accept").isEnabled()


def test_a_game_ends_on_time(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(8), stroke(1, queen=True))

    ask(hands, RefereeAction.TIME_OVER)

    assert TimeOver() in [logged.entry for logged in hands.record.entries]
    assert hands.record.state.games == BySide(1, 0)


def test_a_protest_is_decided_with_its_reason(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1), ProtestLodged(Side.B, "the striker"))

    ask(hands, RefereeAction.PROTEST_DECIDED, "seen by all", "option_overruled")

    assert ProtestDecided(upheld=False, reason="seen by all") in [logged.entry for logged in hands.record.entries]


def test_of_several_protests_the_one_that_is_named_is_decided(qtbot: QtBot) -> None:
    protests = (ProtestLodged(Side.B, "the striker"), ProtestLodged(Side.A, "the light"))
    hands = at_match(qtbot, *OPENED, stroke(1), *protests)

    hands.key("r")
    hands.find(QListWidget, "acts").setCurrentRow(list(RefereeAction).index(RefereeAction.PROTEST_DECIDED))
    which = hands.find(QComboBox, "protest")
    listed = [which.itemText(row) for row in range(which.count())]
    which.setCurrentIndex(1)
    hands.click("option_overruled", "accept")

    assert listed == ["Player B1: the striker", "Player A1: the light"]
    assert last(hands) == ProtestDecided(upheld=False, of=4)
    assert [protest.number for protest in hands.record.state.protests] == [3]


def test_one_protest_is_not_asked_for(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1), ProtestLodged(Side.B, "the striker"))

    hands.key("r")
    hands.find(QListWidget, "acts").setCurrentRow(list(RefereeAction).index(RefereeAction.PROTEST_DECIDED))

    assert not hands.part("protest").isVisible()


def test_there_is_room_for_some_of_the_men(qtbot: QtBot) -> None:
    due = stroke(0, striker=True)
    hands = at_match(qtbot, *OPENED, due, stroke(0), due, stroke(0), stroke(3))

    hands.click("action_3")

    assert last(hands) == PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(1, 0))
    assert hands.record.state.board is not None
    assert hands.record.state.board.due == BySide(1, 0)


def test_what_fell_by_itself_is_added_to_the_stroke_before_by_one_press(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1), stroke(0))

    hands.press_piece("piece_black_9")
    hands.click("action_3")

    amendment = last(hands)
    assert isinstance(amendment, Amended)
    assert amendment.number == 3
    assert amendment.reason == "It fell by itself (law 71)"
    assert hands.draft.is_empty()
    ruled = hands.record.state.last_ruled
    assert ruled is not None
    assert ruled.act == Stroke(Pieces(opponent=1))
