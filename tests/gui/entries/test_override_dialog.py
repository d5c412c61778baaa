"""Overriding a ruling."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.entries.override import OverrideDialog
from carrom_desk.match.effects.refusals import refusal
from carrom_desk.match.entry.entries import Entry, Override, PlainEntry, PlayCalled
from carrom_desk.rules.position import ByParty, Party, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import record_of, stroke
from tests.gui.asked import Asked
from tests.gui.opening import TOSS


def override(qtbot: QtBot, *commands: Entry) -> Asked:
    state = record_of(TOSS, PlayCalled(), *commands).state
    assert state.last_ruled is not None

    def why_not(command: PlainEntry) -> str:
        refused = refusal(state, command)
        return refused.reason.sentence if refused is not None else ""

    return Asked(qtbot, OverrideDialog(state, why_not, lambda command: f"<{command}>"))


def test_an_override_holds_only_what_was_changed(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2), stroke(1, striker=True))
    said = [asked.problem()]
    asked.choose("turn", Turn.PASSES)
    said.append(asked.problem())
    asked.write("reason", "he pushed")
    asked.click("accept")

    assert said == [
        "Choose what to override: turn, men placed, dues, Queen or board.",
        "Enter the reason. It is printed in the report.",
    ]
    assert asked.answers == [Override("he pushed", turn=Turn.PASSES)]


def test_men_dues_and_the_queen_are_decided_otherwise(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2), stroke(queen=True))
    asked.count("place_own", 1)
    asked.count("due_opponent", 2)
    asked.choose("queen", QueenPlace.ON_BOARD)
    asked.find(QCheckBox, "place_queen").setChecked(True)
    asked.write("reason", "seen otherwise")
    asked.click("accept")

    assert asked.answers == [
        Override(
            "seen otherwise",
            place=Placing(ByParty(1, 0), queen=True),
            due=ByParty(0, 2),
            queen=QueenPlace.ON_BOARD,
        )
    ]


def test_a_board_is_given_and_taken_back(qtbot: QtBot) -> None:
    given = override(qtbot, stroke(2))
    given.choose("turn", Turn.BOARD_OVER)
    given.choose("winner", Party.OPPONENT)
    given.count("points", 7)
    given.write("reason", "left his seat")
    given.click("accept")
    taken = override(qtbot, stroke(9, queen=True))
    assert taken.find(QSpinBox, "points").value() == 12
    taken.choose("turn", Turn.CONTINUES)
    taken.count("place_own", 1)
    taken.write("reason", "a man was under the striker")
    taken.click("accept")

    assert given.answers == [Override("left his seat", turn=Turn.BOARD_OVER, board=BoardResult(Party.OPPONENT, 7, 0))]
    assert taken.answers == [
        Override(
            "a man was under the striker",
            turn=Turn.CONTINUES,
            place=Placing(ByParty(1, 0)),
            board_goes_on=True,
        )
    ]


def test_who_covered_the_queen_is_told_by_name_since_the_turn_may_have_passed(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2, queen=True), stroke())
    queen = asked.find(QComboBox, "queen")

    assert queen.currentText() == "Player A1 has covered the Queen."
    assert queen.itemText(queen.findData(QueenPlace.OPPONENT)) == "Player B1 has covered the Queen."


def test_no_key_but_a_choice_from_the_list_ends_the_board(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2))
    turn = asked.find(ChoiceBox, "turn")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_PageDown):
        QTest.keyClick(turn, key)
    by_keys = turn.currentData()
    rows = [turn.itemData(row) for row in range(turn.count())]

    assert by_keys == Turn.PASSES
    assert rows == [Turn.CONTINUES, Turn.PASSES, None, Turn.BOARD_OVER], "the end of the board is below a line"
    turn.choose(Turn.BOARD_OVER)
    QTest.keyClick(turn, Qt.Key.Key_Up)
    assert turn.currentData() == Turn.PASSES


def test_the_list_of_turns_has_a_line(qtbot: QtBot) -> None:
    turn = override(qtbot, stroke(2)).find(ChoiceBox, "turn")
    turn.showPopup()
    view = turn.view()
    heights = [view.visualRect(view.model().index(row, 0)).height() for row in range(turn.count())]
    turn.hidePopup()

    assert heights[2] < min(heights[0], heights[1], heights[3])
