"""The dialog for choosing a document."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import Form
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest, Naming
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.languages import language_name, languages, speaking
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from tests.gui.documents.cup import DAY, choose_kind, dialog_of
from tests.gui.parts import part

NEEDS = {
    DocumentKind.DATE: ["document_date"],
    DocumentKind.EVENT: ["document_name"],
    DocumentKind.PLAYER: ["document_name"],
}


def test_the_dialog_asks_for_what_each_kind_needs(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    for kind in DocumentKind:
        choose_kind(dialog, kind)
        needs = [name for name in ("document_name", "document_date") if part(dialog, QWidget, name).isVisible()]
        assert needs == NEEDS.get(kind, [])


def test_a_name_that_is_missing_is_told(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    choose_kind(dialog, DocumentKind.PLAYER)
    assert dialog.problems() == ["Enter the name of the player."]
    assert not part(dialog, QPushButton, "print").isEnabled()

    name = part(dialog, QLineEdit, "document_name")
    name.textEdited.emit("A")
    assert name.completer().model().rowCount() == 1, "a player of an earlier match is offered"
    name.setText("Asha")
    assert dialog.answer() == DocumentRequest(DocumentKind.PLAYER, Form.PDF, Options(Paper.LETTER), name="Asha")
    name.clear()
    choose_kind(dialog, DocumentKind.EVENT)
    assert name.text() == "Autumn Cup", "the latest event is offered"
    name.clear()
    assert dialog.problems() == ["Enter the name of the event."]


def test_minors_are_told_by_initials_where_many_matches_are_told_of(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    choose_kind(dialog, DocumentKind.EVENT)
    naming, category = part(dialog, ChoiceBox, "document_names"), part(dialog, QLineEdit, "document_category")
    found: list[object] = []
    for each in Naming:
        naming.choose(each)
        found.append((category.isVisible(), dialog.problems()))
        category.setText("U-14")
        answer = dialog.answer()
        found.append(answer and answer.initials)

    missing = ["Enter the category."]
    assert found == [(False, []), None, (False, []), "", (True, []), "U-14"]
    category.clear()
    assert dialog.problems() == missing
    choose_kind(dialog, DocumentKind.MATCH)
    assert not naming.isVisible()
    assert not category.isVisible()
    answer = dialog.answer()
    assert answer is not None
    assert answer.initials is None


def test_a_document_speaks_the_language_that_is_chosen_for_it(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, DocumentKind.MATCH)
    language = part(dialog, ChoiceBox, "document_language")
    offered = [language.itemText(row) for row in range(language.count())]
    assert offered == ["Same as the window", *map(language_name, languages())]
    answer = dialog.answer()
    assert answer is not None
    assert answer.options.language == "en"

    language.setCurrentIndex(offered.index("Deutsch"))

    answer = dialog.answer()
    assert answer is not None
    assert answer.options.language == "de"


def test_a_document_is_chosen_by_keyboard(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, DocumentKind.MATCH, DocumentKind.DATE)
    answers: list[object] = []
    dialog.answered.connect(answers.append)
    kind = part(dialog, ChoiceBox, "document_kind")

    QTest.keyClick(kind, Qt.Key.Key_Down)
    QTest.keyClick(part(dialog, ChoiceBox, "document_form"), Qt.Key.Key_Down)
    QTest.keyClick(part(dialog, ChoiceBox, "document_paper"), Qt.Key.Key_Up)
    QTest.keyClick(kind, Qt.Key.Key_Return)

    assert answers == [DocumentRequest(DocumentKind.DATE, Form.ZIP, Options(Paper.A4, Extent.CARD), on=DAY)]


def test_the_print_button_asks_for_a_print(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, DocumentKind.BLANK_DOUBLES)
    answers: list[object] = []
    dialog.answered.connect(answers.append)

    part(dialog, QPushButton, "print").click()

    assert answers == [DocumentRequest(DocumentKind.BLANK_DOUBLES, Form.PDF, Options(Paper.LETTER), is_to_print=True)]


@pytest.mark.parametrize(("language", "usual"), [("en", ","), ("de", ";")])
def test_a_table_offers_the_separator_of_the_language(qtbot: QtBot, language: str, usual: str) -> None:
    with speaking(language):
        dialog = dialog_of(qtbot)
        choose_kind(dialog, DocumentKind.MATCH)
        separator, form = part(dialog, ChoiceBox, "document_separator"), part(dialog, ChoiceBox, "document_form")
        assert not separator.isVisible(), "a PDF has no columns to separate"

        form.choose(Form.CSV)
        assert separator.isVisible()
        asked = dialog.answer()
        assert asked is not None
        assert asked.options.separator == usual

        separator.choose(";")
        asked = dialog.answer()
        assert asked is not None
        assert asked.options.separator == ";"
