"""The numbers of a match on the screen."""

from PySide6.QtWidgets import QTabBar
from pytestqt.qtbot import QtBot

from carrom_desk.gui.documents.document_view import DocumentView
from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from tests.fakes import stroke
from tests.gui.at_match import at_match


def test_the_score_sheet_leads_to_the_numbers(qtbot: QtBot) -> None:
    hands = at_match(qtbot, Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(3), stroke(), stroke(2))

    hands.find(QTabBar, "log_tabs").setCurrentIndex(2)
    hands.click("statistics")
    page = hands.find(DocumentView, "statistics_page")

    assert hands.part("statistics_dialog").isVisible()
    assert "Player A1 – Player B1" in page.toPlainText()
    assert "Most men in a turn\n3\n2" in page.toPlainText()
