"""Dialogs over the whole window: opened by keyboard, with answers in the log."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice, ViolationSeen
from carrom_desk.match.side import BySide, Side
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, last


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("f", "foul_dialog"),
        ("r", "chief_referee_dialog"),
        ("ctrl+n", "new_match_dialog"),
        ("ctrl+l", "library_dialog"),
    ],
)
def test_keys_open_dialogs_and_escape_closes_them(qtbot: QtBot, key: str, name: str) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key(key)
    assert hands.dialog(name).isVisible()
    QTest.keyClick(hands.dialog(name), Qt.Key.Key_Escape)

    assert not hands.has_dialog()
    assert len(hands.record.entries) == 2


def test_after_a_dialog_the_keys_belong_to_the_desk_again(qtbot: QtBot) -> None:
    hands = at_match(qtbot)
    hands.part("menu").setFocus()
    hands.window.activateWindow()
    hands.key("r")
    QTest.keyClick(hands.dialog("chief_referee_dialog"), Qt.Key.Key_Escape)
    hands.settle()

    qtbot.waitUntil(hands.part("desk").hasFocus)


def test_a_toss_is_entered(qtbot: QtBot) -> None:
    hands = at_match(qtbot)

    hands.key("enter")
    hands.click("winner_b", "choice_side", "accept")

    assert last(hands) == Toss(Side.B, TossChoice.SIDE)


def test_a_ruling_is_decided_otherwise(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())
    hands.click("override")
    hands.find(QComboBox, "turn").setCurrentIndex(0)
    hands.find(QLineEdit, "reason").setText("the light went out")
    hands.click("accept")

    assert hands.record.state.board is not None
    assert hands.record.state.board.turn.side is Side.A


def test_a_foul_shows_its_ruling_before_it_is_entered(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2), stroke())
    hands.key("f")
    QTest.keyClicks(hands.part("breach_search"), "134")
    hands.click("by_a")

    assert "Player B1 places" in hands.text("consequence")
    hands.click("accept")
    assert isinstance(last(hands), ViolationSeen)
    assert hands.text("what_now") == "Player B1 places 1 white man."


def test_an_entry_is_amended_from_the_log(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1), stroke(1))
    hands.amend(2)
    hands.click("pocketed_white", "pocketed_white")
    assert hands.text("consequence") == "On the board: 5 white, 9 black."
    hands.find(QLineEdit, "reason").setText("counted again")
    hands.click("accept")

    assert hands.record.state.board is not None
    assert hands.record.state.board.on_board == BySide(5, 9)
