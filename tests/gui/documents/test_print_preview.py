"""The print preview, and printing."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QProgressDialog
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import Form
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest, Sources
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.documents.document_dialog import DocumentDialog
from carrom_desk.gui.documents.print_preview import PrintPreviewDialog
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.match.ports.store import MatchId
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from tests.fakes import MemoryStore, library
from tests.gui.documents.cup import between, choose_kind, dialog_of, finish, request_for, stored
from tests.gui.parts import part


def preview_of(documents: Documents, sources: Sources, kind: DocumentKind = DocumentKind.MATCH) -> PrintPreviewDialog:
    documents.produce(replace(request_for(kind, Form.PDF), is_to_print=True), sources)
    finish(documents.window)
    return part(documents.window, PrintPreviewDialog, "print_preview")


def pages_in(preview: PrintPreviewDialog) -> QPrintPreviewWidget:
    return part(preview, QPrintPreviewWidget)


def print_to(preview: PrintPreviewDialog, path: Path) -> QPrinter:
    """Prints to a file as the dialog does after the user has chosen it."""
    printer = preview.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    pages_in(preview).print_()
    preview.accept()
    return printer


def test_the_pages_are_shown_and_printed(
    documents: Documents, told: list[str], sources: Sources, tmp_path: Path
) -> None:
    preview = preview_of(documents, sources)

    assert preview.page_count() >= 3
    assert pages_in(preview).pageCount() == preview.page_count()
    printer = print_to(preview, tmp_path / "x.pdf")

    assert len(PdfReader(tmp_path / "x.pdf").pages) == preview.page_count()
    assert printer.docName() == "Match record: Asha – Bilal, Autumn Cup"
    assert told == [f"The pages were sent to {tmp_path / 'x.pdf'}."]


@pytest.mark.qt_log_ignore(r"QPainter::begin\(\): Returned false", extend=True)
def test_a_printer_that_does_not_work(documents: Documents, told: list[str], sources: Sources, tmp_path: Path) -> None:
    print_to(preview_of(documents, sources), tmp_path / "nowhere" / "x.pdf")

    assert len(told) == 1
    assert "is not accepting the pages. Check that it is switched on, or save them as PDF." in told[0]


def test_printing_can_be_stopped(
    documents: Documents, told: list[str], sources: Sources, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    preview = preview_of(documents, sources)
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _: True)

    print_to(preview, tmp_path / "x.pdf")

    assert told == []


def test_pages_fill_the_paper_that_is_chosen(documents: Documents, sources: Sources, tmp_path: Path) -> None:
    preview = preview_of(documents, sources)
    preview.printer().setPageSize(QPageSize(QPageSize.PageSizeId.A5))

    print_to(preview, tmp_path / "x.pdf")

    words = PdfReader(tmp_path / "x.pdf").pages[0].mediabox
    assert (round(words.width), round(words.height)) == (420, 595)


def test_a_letter_that_no_font_has_is_told_before_the_sheet_is_printed(documents: Documents, sources: Sources) -> None:
    match = stored("one", between("Asha \U0010fffd", "Bilal"))

    preview = preview_of(documents, replace(sources, match=match))

    notes = part(part(preview, OutcomeDialog, "missing_dialog"), QPlainTextEdit, "outcome_details")
    assert "No font contains the character \U0010fffd (U+10FFFD)." in notes.toPlainText()


def test_where_the_library_cannot_be_read_names_are_typed(documents: Documents, told: list[str]) -> None:
    store = MemoryStore()
    store.why_gone = "The disk is gone."
    gone = library(store)
    documents.ask(gone, None)
    dialog = part(documents.window, DocumentDialog, "document_dialog")
    assert dialog.kind() is DocumentKind.EVENT
    choose_kind(dialog, DocumentKind.PLAYER)
    part(dialog, QLineEdit, "document_name").textEdited.emit("A")
    assert told == []
    dialog.reject()

    documents.ask_about(gone, [MatchId("one")])
    assert told == [store.why_gone]


def test_without_a_library_blank_sheets_are_left(documents: Documents) -> None:
    documents.ask(None, None)

    dialog = part(documents.window, DocumentDialog, "document_dialog")
    assert dialog.kind() is DocumentKind.BLANK_SINGLES
    dialog.reject()


def test_a_report_of_a_date_needs_a_valid_date(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, DocumentKind.DATE)

    part(dialog, QLineEdit, "document_date").setText("yesterday")
    assert dialog.problems() == ["Enter a date such as 2026-11-21."]
    assert dialog.answer() is None
    part(dialog, QLineEdit, "document_date").setText("2026-11-20")
    assert dialog.answer() == DocumentRequest(
        DocumentKind.DATE, Form.PDF, Options(Paper.LETTER, Extent.CARD), on=date(2026, 11, 20)
    )
