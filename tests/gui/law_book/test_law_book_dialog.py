"""The law book in the window: opened from everywhere, searched, navigated by links, read aloud."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QComboBox, QLineEdit, QListView, QListWidget, QTextBrowser, QTreeWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.learning.law_book.law_book_dialog import LawBookDialog, Place, Special
from carrom_desk.gui.learning.law_book.measures import MEASURES, MeasuredBoard
from carrom_desk.gui.panels.log_model import ROW_ROLE
from carrom_desk.reports.laws.law_books import LawSearches
from carrom_desk.reports.laws.law_page import readings_of
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.texts.readings import Reading
from carrom_desk.storage.text_index import FtsIndex
from tests.gui.at_match import OPENED, at_match
from tests.gui.hands import Hands
from tests.gui.parts import part


def opened(qtbot: QtBot, edition: Edition = ICF_REVISED, place: Place = "") -> LawBookDialog:
    dialog = LawBookDialog(edition, place, LawSearches(FtsIndex))
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def page(dialog: LawBookDialog) -> QTextBrowser:
    return part(dialog, QTextBrowser, "law_page")


def tree(dialog: LawBookDialog) -> QTreeWidget:
    return part(dialog, QTreeWidget, "laws")


def search(dialog: LawBookDialog, words: str) -> None:
    field = part(dialog, QLineEdit, "law_search")
    field.setText(words)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_ruling_cites_opens_at_its_law(edition: Edition, qtbot: QtBot) -> None:
    dialog = opened(qtbot, edition)
    for number in sorted(set(edition.numbers.values()))[::4]:
        dialog.open_at(edition, number)
        assert number in page(dialog).accessibleName()
        assert number in page(dialog).toPlainText()


def test_a_page_says_the_law_its_paragraphs_what_the_desk_does_and_the_other_text(qtbot: QtBot) -> None:
    dialog = opened(qtbot, place="72(c)")
    words = page(dialog).toPlainText()

    assert words.startswith("Law 72")
    assert "72(a)" in words
    assert "Carrom Desk applies it in its rulings." in words
    assert "carrom_desk." not in words, "umpires have no use for the names of modules"
    assert "Compared with ICF Laws" in words
    assert "45(b)" in words


def test_what_differs_is_set_apart_by_more_than_colour(qtbot: QtBot) -> None:
    dialog = opened(qtbot, place="72")
    html = page(dialog).toHtml()

    assert "text-decoration: underline" in html
    assert "font-weight:700" in html


def test_the_clock_breach_and_reading_of_a_law_stand_below_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot, place="50")
    words = page(dialog).toPlainText()

    assert "15 s for a stroke." in words.replace("seconds", "s")
    assert "Breach: 15 seconds exceeded" in words
    page(dialog).anchorClicked.emit(QUrl(f"reading:{Reading.TIME_LIMIT}"))
    assert page(dialog).accessibleName() == "Reading"
    page(dialog).anchorClicked.emit(QUrl("law:50"))
    assert page(dialog).accessibleName() == "Law 50"


def test_a_search_as_one_types_shows_the_best_first(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    search(dialog, "queen while due")
    assert page(dialog).accessibleName() == "Law 95(b)"
    search(dialog, "xylophone")
    assert page(dialog).toPlainText() == "No results."
    search(dialog, "")
    assert tree(dialog).topLevelItemCount() > 10


def test_the_other_edition_turns_to_the_same_law(qtbot: QtBot) -> None:
    dialog = opened(qtbot, place="73")
    edition = part(dialog, QComboBox, "law_edition")
    edition.setCurrentIndex(EDITIONS.index(ICF_1993))
    assert page(dialog).accessibleName() == "Law 46"
    edition.setCurrentIndex(EDITIONS.index(CLUB))
    assert "Beside" not in page(dialog).toPlainText()


def test_the_measures_are_drawn_and_listed(qtbot: QtBot) -> None:
    dialog = opened(qtbot, place=Special.EQUIPMENT)
    listed, board = dialog.findChild(QListWidget, "measures"), dialog.findChild(MeasuredBoard)
    assert isinstance(listed, QListWidget)
    assert board is not None
    listed.setCurrentRow(0)
    before = board.grab().toImage()
    listed.setCurrentRow(3)

    assert listed.count() > len(MEASURES)
    assert board.grab().toImage() != before
    assert "47.00 ± 0.30 cm" in board.accessibleName()


def test_readings_belong_to_the_editions_that_may_need_them() -> None:
    assert Reading.ONE_PENALTY in readings_of(CLUB)
    assert Reading.BOARD_LOST_MEN in readings_of(ICF_REVISED)
    assert Reading.BOARD_LOST_MEN not in readings_of(CLUB)


# From the window


def test_f2_opens_the_law_of_the_last_ruling(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("enter", "f2")
    dialog = hands.dialog("law_book_dialog")
    assert isinstance(dialog, LawBookDialog)

    assert page(dialog).accessibleName() == "Law 48"


def test_f2_opens_the_law_of_the_breach_that_is_chosen(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("enter", "f")
    field = hands.find(QLineEdit, "breach_search")
    field.setText("touched")
    hands.key("f2")
    dialog = hands.dialog("law_book_dialog")
    assert isinstance(dialog, LawBookDialog)

    assert page(dialog).accessibleName() == "Law 134"


def test_f2_opens_the_law_of_the_breach_that_a_stroke_may_be(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("enter", "i")
    reasons = hands.find(QListWidget, "reason_list")
    assert reasons.isVisible()
    first = reasons.item(0).data(ROW_ROLE).law
    hands.key("f2")
    dialog = hands.dialog("law_book_dialog")
    assert isinstance(dialog, LawBookDialog)
    assert page(dialog).accessibleName() == f"Law {first}"
    dialog.close()
    hands.settle()
    reasons.setFocus()
    reasons.setCurrentRow(2)
    third = reasons.item(2).data(ROW_ROLE).law
    hands.key("f2")

    assert third != first
    assert hands.find(QTextBrowser, "law_page").accessibleName() == f"Law {third}"


def test_f2_opens_the_law_of_the_row_of_the_log_that_is_chosen(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("s", "enter", "enter")
    log = hands.find(QListView, "log")
    model = log.model()
    rows = [model.index(number, 0) for number in range(model.rowCount())]
    log.setFocus()
    log.setCurrentIndex(next(row for row in rows if getattr(row.data(ROW_ROLE), "law", "") == "72(a)"))
    hands.key("f2")

    assert hands.find(QTextBrowser, "law_page").accessibleName() == "Law 72(a)"


def test_f2_opens_the_law_book_without_a_match(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("f2")

    assert hands.dialog("law_book_dialog").isVisible()
