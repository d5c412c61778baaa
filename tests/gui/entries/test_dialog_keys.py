"""Dialogs by keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QRadioButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.entries.foul import BreachList, FoulDialog
from carrom_desk.gui.panels.controls import KeyCap
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.entry.entries import Noted, PlayCalled, Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.breach_choices import other_breaches
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime, desk
from tests.gui.at_match import FIRST, at_match, last
from tests.gui.hands import Hands

TOSS = Toss(Side.A, TossChoice.BREAK)


def test_an_arrow_chooses_who_did_it(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.key("f")
    first, second = (hands.find(QRadioButton, name) for name in ("by_a", "by_b"))
    first.setFocus()

    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.isChecked()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.isChecked()


def test_control_and_enter_accept_from_a_field_of_several_lines(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.key("r")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.NOTE)
    field = hands.find(QPlainTextEdit, "act_text")
    field.setFocus()
    QTest.keyClicks(field, "a cough")
    accept = hands.part("accept")
    assert accept.isEnabled()
    assert [cap.text() for cap in accept.findChildren(KeyCap)] == ["Ctrl+Enter"]
    assert accept.accessibleDescription() == "Shortcut: Ctrl+Enter"
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    assert last(hands) == Noted("a cough")


def test_three_lines_of_a_reason_are_seen_in_the_largest_text(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    desk(TOSS, PlayCalled(), store=store, now=now)
    choices = Settings(text=TextChoice.LARGEST)
    hands = Hands(qtbot, store=store, now=now, match_id=FIRST, size=(1920, 1080), choices=choices)
    hands.key("r")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.NOTE)
    hands.settle()

    field = hands.find(QPlainTextEdit, "act_text")
    assert field.viewport().height() >= 3 * field.fontMetrics().lineSpacing()


def shown(breaches: BreachList) -> list[str]:
    items = [breaches.topLevelItem(row) for row in range(breaches.topLevelItemCount())]
    return [item.text(0) for item in items if item is not None]


def test_a_search_puts_what_begins_so_first_and_down_goes_to_it(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.key("f")
    search, breaches = hands.find(QLineEdit, "breach_search"), hands.find(BreachList, "breaches")
    search.setFocus()
    QTest.keyClicks(search, "b")
    begins = [" b" in f" {text}".casefold() for text in shown(breaches)]
    chosen = breaches.chosen()

    QTest.keyClick(search, Qt.Key.Key_Down)

    assert begins == sorted(begins, reverse=True)
    assert True in begins
    assert False in begins
    assert chosen is not None
    assert chosen.title == shown(breaches)[0]
    assert hands.dialog("foul_dialog").focusWidget() is breaches


@pytest.mark.parametrize(("setup", "is_offered"), [(SINGLES, False), (DOUBLES, True)])
def test_partners_breaches_are_offered_in_doubles_only(qtbot: QtBot, setup: Setup, is_offered: bool) -> None:
    dialog = FoulDialog(setup, other_breaches(setup.laws), lambda _command: "")
    qtbot.addWidget(dialog)
    breaches = dialog.findChild(BreachList, "breaches")
    assert breaches is not None

    assert any("artner" in text for text in shown(breaches)) is is_offered
