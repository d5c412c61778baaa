"""The focus stays where it is: no list, message or activated window takes it away."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTabBar
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.match.entry.entries import PlayCalled
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands

COURSE = (TOSS, PlayCalled(), stroke(4), stroke(), stroke(3))


def come_back(hands: Hands) -> None:
    """Deactivates and reactivates the window."""
    QApplication.sendEvent(hands.window, QEvent(QEvent.Type.ActivationChange))
    QApplication.processEvents()


def score_sheet(hands: Hands) -> ScoreTable:
    """Returns the score sheet with the focus in it."""
    hands.find(QTabBar, "log_tabs").setCurrentIndex(2)
    sheet = hands.find(ScoreTable, "score_sheet")
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    assert sheet.hasFocus()
    return sheet


def test_the_tabulator_leads_on_from_the_score_sheet(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *COURSE)
    sheet = score_sheet(hands)

    hands.key("tab")
    assert not sheet.hasFocus()
    QTest.keyClick(hands.focus(), Qt.Key.Key_Backtab)
    assert sheet.hasFocus()


def test_the_score_sheet_stays_where_it_is_read_when_a_board_ends(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *COURSE)
    sheet = score_sheet(hands)
    sheet.setCurrentCell(0, 2)
    before = sheet.rowCount()

    hands.controller.match.session.submit(stroke())
    for made in (stroke(2, queen=True), stroke(3), PlayCalled()):
        hands.let_a_moment_pass()
        hands.controller.match.session.submit(made)

    assert sheet.hasFocus()
    assert sheet.rowCount() >= before
    assert (sheet.currentRow(), sheet.currentColumn()) == (0, 2)


def test_a_form_keeps_its_field_and_what_is_selected_in_it_when_the_window_comes_back(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *COURSE)
    hands.key("f")
    hands.turn_to_dialog()
    search = hands.find(QLineEdit, "breach_search")
    search.setFocus()
    search.setText("sleeve")
    search.selectAll()
    assert search.hasFocus()

    come_back(hands)

    assert search.hasFocus()
    assert search.selectedText() == "sleeve"


def test_a_list_keeps_the_keyboard_when_the_window_comes_back(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *COURSE)
    sheet = score_sheet(hands)

    come_back(hands)

    assert sheet.hasFocus()


def test_enter_closes_a_message_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *COURSE)
    for is_in_details in (False, True):
        dialog = OutcomeDialog("outcome_dialog", "Import", "2 matches imported.", ("a.carrom: no match",), hands.window)
        open_dialog(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        if is_in_details:
            hands.find(QPlainTextEdit, "outcome_details").setFocus()

        QTest.keyClick(hands.focus(), Qt.Key.Key_Return)

        assert not dialog.isVisible()
        hands.settle()
