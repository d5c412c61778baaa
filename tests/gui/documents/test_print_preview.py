"""The print preview, and printing."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import Form, Subject, document_of, match_report
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest, Sources, resolve
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.messages import ProgressDialog
from carrom_desk.gui.documents.document_dialog import DocumentDialog
from carrom_desk.gui.documents.print_preview import Pages, Printers, PrintPreviewDialog, pages_of
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreUnavailable
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from tests.fakes import MemoryStore, library
from tests.gui.documents.cup import between, choose_kind, dialog_of, part, request_for, stored

MOST_MS = 60_000
"""Maximum milliseconds for a printer."""


class Printed:
    """A printer that writes to a file."""

    def __init__(self, path: Path, *, works: bool = True) -> None:
        self.path = path
        self.works = works
        self.taken: list[QPrinter] = []

    def take(self, name: str) -> QPrinter:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self.path if self.works else self.path / "nowhere"))
        self.taken.append(printer)
        return printer


def shown(subject: Subject, printers: Printers) -> PrintPreviewDialog:
    """Shows an A4 document that is typeset at once for every paper size."""

    def pages(paper: Paper) -> Pages:
        return pages_of(document_of(subject, Options(paper)))

    return PrintPreviewDialog(pages(Paper.A4), lambda paper, done: done(pages(paper)), printers)


def preview_of(qtbot: QtBot, names: Sequence[str], printed: Printed) -> PrintPreviewDialog:
    report = match_report(stored("one"), version="1")
    found = shown(report, Printers(lambda: names, printed.take))
    qtbot.addWidget(found)
    found.show()
    return found


def test_the_pages_are_shown_and_turned_by_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    preview = preview_of(qtbot, ["Office"], Printed(tmp_path / "x.pdf"))
    place = part(preview, QWidget, "page_number")
    count = preview.page_count()

    assert count >= 3
    assert place.accessibleName() == f"Page 1 of {count}"
    preview.activateWindow()
    qtbot.waitUntil(preview.isActiveWindow)
    QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert place.accessibleName() == f"Page 2 of {count}"
    QTest.keyClick(preview, Qt.Key.Key_PageUp)
    QTest.keyClick(preview, Qt.Key.Key_PageUp)
    assert place.accessibleName() == f"Page 1 of {count}"
    preview.turn(99)
    assert place.accessibleName() == f"Page {count} of {count}"


@pytest.mark.parametrize("printers", [["Office"], []])
def test_a_letter_that_no_font_has_is_told_before_the_sheet_is_printed(qtbot: QtBot, printers: list[str]) -> None:
    match = stored("one", between("Asha \U0010fffd", "Bilal"))
    preview = shown(match_report(match, version="1"), Printers(lambda: printers, lambda _: QPrinter()))
    qtbot.addWidget(preview)
    preview.show()

    message = part(preview, QLabel, "problem")
    assert message.isVisible()
    assert "No font contains the character \U0010fffd (U+10FFFD)." in message.text()


def test_every_part_of_the_preview_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    preview = preview_of(qtbot, ["Office"], Printed(tmp_path / "x.pdf"))

    for button in preview.findChildren(QPushButton):
        assert button.objectName()
        assert button.accessibleName()
    for box in preview.findChildren(ChoiceBox):
        assert box.objectName() in ("print_paper", "printer")
        assert box.accessibleName()


def test_the_pages_are_printed(qtbot: QtBot, tmp_path: Path) -> None:
    printed = Printed(tmp_path / "x.pdf")
    preview = preview_of(qtbot, ["Office", "Hall"], printed)
    names: list[str] = []
    preview.printed.connect(names.append)
    paper = part(preview, ChoiceBox, "print_paper")
    paper.setCurrentIndex(1)

    preview.print_pages()

    qtbot.waitUntil(lambda: names == ["Office"], timeout=MOST_MS)
    assert printed.path.read_bytes().startswith(b"%PDF-")
    (printer,) = printed.taken
    assert (printer.docName(), printer.copyCount()) == ("Match record: Player A1 – Player B1, Autumn Cup", 1)
    assert printer.pageLayout().pageSize().key() == "Letter"
    assert not preview.isVisible()


@pytest.mark.qt_log_ignore(r"QPainter::begin\(\): Returned false", extend=True)
def test_a_printer_that_does_not_work(qtbot: QtBot, tmp_path: Path) -> None:
    preview = preview_of(qtbot, ["Office"], Printed(tmp_path / "x.pdf", works=False))

    preview.print_pages()
    qtbot.waitUntil(lambda: not preview.findChildren(ProgressDialog), timeout=MOST_MS)

    said = part(preview, QWidget, "problem").accessibleName()
    assert said == "Office is not accepting the pages. Check that it is switched on, or save them as PDF."
    assert preview.isVisible()


def test_printing_is_left_off_when_it_is_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    printed = Printed(tmp_path / "x.pdf")
    preview = preview_of(qtbot, ["Office"], printed)
    names: list[str] = []
    preview.printed.connect(names.append)

    preview.print_pages()
    QApplication.processEvents()
    part(preview, QPushButton, "stop").click()
    QApplication.processEvents()

    assert (names, preview.isVisible()) == ([], True)
    preview.print_pages()
    qtbot.waitUntil(lambda: names == ["Office"], timeout=MOST_MS)


def test_while_no_pages_are_set_for_it_the_paper_stays(qtbot: QtBot) -> None:
    report = match_report(stored("one"), version="1")
    wanted: list[Paper] = []
    preview = PrintPreviewDialog(
        pages_of(document_of(report, Options())), lambda paper, _: wanted.append(paper), Printers(lambda: ())
    )
    qtbot.addWidget(preview)

    part(preview, ChoiceBox, "print_paper").choose(Paper.LETTER)

    assert wanted == [Paper.LETTER]
    assert (part(preview, ChoiceBox, "print_paper").currentData(), preview.paper()) == (Paper.A4, Paper.A4)


def test_without_a_printer_the_pages_can_be_saved(qtbot: QtBot, tmp_path: Path) -> None:
    preview = preview_of(qtbot, [], Printed(tmp_path / "x.pdf"))
    papers: list[object] = []
    preview.save_wanted.connect(papers.append)

    said = part(preview, QWidget, "problem").accessibleName()
    assert said == "No printer is set up on this computer. Save the pages as PDF and print them elsewhere."
    assert not part(preview, QPushButton, "accept").isEnabled()
    preview.print_pages()
    save = part(preview, QPushButton, "save_pdf")
    save.click()
    assert papers == [Paper.A4]


@pytest.mark.parametrize("kind", DocumentKind)
def test_every_document_is_shown_as_it_is_printed(qtbot: QtBot, sources: Sources, kind: DocumentKind) -> None:
    chosen = replace(sources, chosen=(MatchId("one"), MatchId("three")))
    subject = resolve(request_for(kind, Form.PDF), chosen).subject
    printers = Printers(lambda: (), lambda _: QPrinter())

    preview = shown(subject, printers)
    qtbot.addWidget(preview)
    preview.show()

    assert preview.page_count() >= 1


def test_the_printers_of_this_computer() -> None:
    found = Printers()

    assert list(found.names()) == sorted(found.names(), key=lambda name: name != QPrinterInfo.defaultPrinterName())
    assert found.take("no such printer").printerName() in ("", *found.names())


class Unreadable(MemoryStore):
    """A store that can no longer be read."""

    def events(self, limit: int = 500) -> list[str]:
        raise StoreUnavailable("The disk is gone.")

    def known_players(self, prefix: str, limit: int = 20) -> list[str]:
        raise StoreUnavailable("The disk is gone.")

    def load(self, match_id: MatchId) -> StoredMatch:
        raise StoreUnavailable("The disk is gone.")


def test_where_the_library_cannot_be_read_names_are_typed(documents: Documents, told: list[str]) -> None:
    gone = library(Unreadable())
    documents.ask(gone, None)
    dialog = part(documents.window, DocumentDialog, "document_dialog")
    assert dialog.kind() is DocumentKind.EVENT
    choose_kind(dialog, DocumentKind.PLAYER)
    part(dialog, QLineEdit, "document_name").textEdited.emit("A")
    assert told == []
    dialog.reject()

    documents.ask_about(gone, [MatchId("one")])
    assert told == ["The disk is gone."]


def test_without_a_library_blank_sheets_are_left(documents: Documents) -> None:
    documents.ask(None, None)

    dialog = part(documents.window, DocumentDialog, "document_dialog")
    assert dialog.kind() is DocumentKind.BLANK_SINGLES
    dialog.reject()


def test_a_date_is_typed(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, DocumentKind.DATE)

    part(dialog, QLineEdit, "document_date").setText("yesterday")
    assert dialog.problems() == ["Enter a date such as 2026-11-21."]
    assert dialog.answer() is None
    part(dialog, QLineEdit, "document_date").setText("2026-11-20")
    assert dialog.answer() == DocumentRequest(
        DocumentKind.DATE, Form.PDF, Paper.LETTER, Extent.CARD, on=date(2026, 11, 20)
    )
