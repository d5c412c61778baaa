"""Overriding a ruling."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.entries.consequence import ConsequenceView
from carrom_desk.gui.entries.override import OverrideDialog
from carrom_desk.gui.kit.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED
from carrom_desk.i18n import say
from carrom_desk.match.effects.refusals import refusal
from carrom_desk.match.entry.entries import Entry, Override, PlainEntry, PlayCalled
from carrom_desk.match.problems import Reason
from carrom_desk.match.setup import Setup
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import ByParty, Party, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import SINGLES, record_of, stroke
from tests.gui.asked import Asked
from tests.gui.at_match import TOSS


def override(qtbot: QtBot, *commands: Entry, setup: Setup = SINGLES) -> Asked:
    state = record_of(TOSS, PlayCalled(), *commands, setup=setup).state
    assert state.last_ruled is not None

    def describe(command: Entry) -> CorrectionNotice:
        refused = refusal(state, command) if isinstance(command, PlainEntry) else None
        said = f"<{command}>" if refused is None else refused.reason.sentence
        return CorrectionNotice(said, is_refused=refused is not None)

    return Asked(qtbot, OverrideDialog(state, describe))


def test_an_override_holds_only_what_was_changed(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2), stroke(1, striker=True))
    said = [asked.problem()]
    asked.choose("turn", Turn.PASSES)
    said.append(asked.problem())
    asked.write("reason", "he pushed")
    asked.click("accept")

    assert said == [
        say(NOTHING_IS_CHANGED),
        say(GIVE_THE_REASON),
    ]
    assert asked.answers == [Override("he pushed", turn=Turn.PASSES)]


def test_why_a_decision_is_refused_stands_where_its_consequence_would(qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2))
    shown = [asked.find(ConsequenceView, "consequence").text()]
    asked.count("due_opponent", 9)
    asked.count("place_own", 9)
    asked.write("reason", "he pushed")
    shown.append(asked.find(ConsequenceView, "consequence").text())

    assert shown == ["Player A1 plays on.", Reason.OVERRIDE_IMPOSSIBLE.sentence]
    assert asked.problem() == "This decision is not possible."
    assert not asked.can_accept()


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


@pytest.mark.parametrize(("laws", "most"), [(ICF_REVISED, 12), (CLUB, 14)])
def test_a_board_is_worth_no_more_than_its_men_and_the_queen(laws: Edition, most: int, qtbot: QtBot) -> None:
    asked = override(qtbot, stroke(2), setup=replace(SINGLES, laws=laws))
    asked.choose("turn", Turn.BOARD_OVER)
    points, demanded = asked.find(QSpinBox, "points"), asked.find(QSpinBox, "on_demand")
    assert (points.minimum(), points.maximum(), demanded.maximum()) == (1, most, 2)
    asked.count("on_demand", 2)
    asked.count("points", most - 1)

    assert (demanded.maximum(), demanded.value()) == (1, 1)
    limit = f"A board is worth 1 to {most} points, extra points included."
    assert points.accessibleDescription() == limit


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
