"""Keyboard focus in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.log import LogList
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.presentation.breach_choices import stroke_breaches
from carrom_desk.rules.position import Pieces
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, pocketed
from tests.gui.hands import Hands


def click_row(hands: Hands, number: int) -> LogList:
    """Clicks a row of the log, counted from the newest."""
    log = hands.find(LogList, "log")
    place = log.visualRect(log.model().index(number, 0)).center()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=place)
    return log


def test_a_mark_takes_the_keyboard_from_the_log(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))

    log = click_row(hands, 1)
    hands.key("w", "enter")

    assert not log.hasFocus()
    assert not hands.has_dialog()
    assert pocketed(hands) == Pieces(own=1)


@pytest.mark.parametrize("key", ["i", "y"])
def test_an_improper_stroke_asks_for_its_reason_which_a_digit_gives(qtbot: QtBot, key: str) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))

    hands.key(key)
    is_asked = hands.part("reasons").isVisible()
    hands.key("1")

    assert is_asked
    assert hands.draft.breach is stroke_breaches(hands.record.setup.laws)[0].breach
    assert hands.draft.is_improper
    assert not hands.part("reasons").isVisible()
    assert len(hands.record.entries) == 3  # the digit was not one of Next step's


def test_a_break_can_come_before_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    reasons = hands.find(QListWidget, "reason_list")

    hands.click("improper")
    offered = [reasons.item(row).text() for row in range(reasons.count())]
    hands.key("1")

    assert offered[0] == "1  Before “Play”"
    assert offered[1].startswith("2  ")
    assert (hands.draft.before_play, hands.draft.is_improper) == (True, False)
    hands.click("improper")
    assert hands.draft.is_empty()


def test_a_presenters_clicker_confirms_and_undoes(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))
    hands.let_a_moment_pass()

    QTest.keyClick(hands.window, Qt.Key.Key_PageDown)
    confirmed = len(hands.record.standing)
    hands.let_a_moment_pass()
    QTest.keyClick(hands.window, Qt.Key.Key_PageUp)

    assert (confirmed, len(hands.record.standing)) == (4, 3)
