"""Documents from the window: what can be asked for, what is written, the preview and the printer."""

import csv
import io
import json
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import Form, MatchReport, match_report
from carrom_desk.gui.dialogs.choice_box import ChoiceBox
from carrom_desk.gui.dialogs.outcome import OutcomeDialog
from carrom_desk.gui.documents.document_dialog import DocumentDialog, Known
from carrom_desk.gui.documents.documents import Documents, kinds_for
from carrom_desk.gui.documents.print_preview import PrintPreviewDialog
from carrom_desk.gui.documents.printers import Printers
from carrom_desk.gui.documents.request import DocumentKind, DocumentRequest
from carrom_desk.gui.documents.resolving import Resolved, Sources, resolve
from carrom_desk.gui.documents.words import form_words, kind_words
from carrom_desk.gui.documents.writing_dialog import WritingDialog
from carrom_desk.gui.printing.documents import made, printables_of, title_of
from carrom_desk.match.entries import LoggedEntry
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.match.store import MatchId, StoredMatch, StoreUnavailable
from carrom_desk.reports.paper import Paper
from tests.fakes import SINGLES, MemoryStore, library
from tests.gui.hands import Hands
from tests.reports.sheets import TOSS, WHITE_BOARD, timed

CUP = replace(SINGLES, event="Autumn Cup")
DAY = date(2026, 11, 21)


def stored(name: str, setup: Setup = CUP) -> StoredMatch:
    record = timed(TOSS, *WHITE_BOARD, setup=setup)
    return StoredMatch(MatchId(name), record.setup, record.entries)


def between(a: str, b: str, event: str = "Autumn Cup") -> Setup:
    return replace(SINGLES, sides=BySide((Player(a),), (Player(b),)), event=event)


@pytest.fixture
def sources() -> Sources:
    """Two matches of a cup, one of which is open, and one without an event."""
    kept = library(MemoryStore())
    for match in (stored("one", between("Asha", "Bilal")), stored("two", between("Asha", "Chitra"))):
        kept.add(match)
    kept.add(stored("three", between("Dev", "Esha", "")))
    return Sources("1.2.3", kept, kept.read(MatchId("one")))


def written(request: DocumentRequest, sources: Sources, name: str = "x") -> bytes:
    return made(resolve(request, sources).document, request.form, request.paper, name).content


def rows(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


BEGINS = {
    Form.PDF: b"%pdf-",
    Form.HTML: b"<!doctype html>",
    Form.XLSX: b"pk",
    Form.ZIP: b"pk",
    Form.MATCH_FILE: b"{",
    Form.SOL: b"[",
    Form.CSV: b"\xef\xbb\xbf",
    Form.STROKES: b"\xef\xbb\xbf",
}
NAMES = {DocumentKind.EVENT: "autumn cup", DocumentKind.PLAYER: "ASHA"}


def request_for(kind: DocumentKind, form: Form) -> DocumentRequest:
    return DocumentRequest(kind, form, name=NAMES.get(kind, ""), on=DAY if kind is DocumentKind.DATE else None)


EVERY = [(kind, form) for kind in DocumentKind for form in kind.forms]


@pytest.mark.parametrize(("kind", "form"), EVERY, ids=lambda each: each.value)
def test_every_document_in_every_form(qapp: QApplication, sources: Sources, kind: DocumentKind, form: Form) -> None:
    chosen = replace(sources, chosen=(MatchId("one"), MatchId("three")))

    content = written(request_for(kind, form), chosen, f"x{form.ending}")

    assert content.lower().startswith(BEGINS[form])


def test_the_matches_that_a_document_tells_of(qapp: QApplication, sources: Sources) -> None:
    def ids(kind: DocumentKind) -> set[str]:
        return {row["id"] for row in rows(written(request_for(kind, Form.CSV), sources))}

    assert ids(DocumentKind.EVENT) == {"one", "two"}
    assert ids(DocumentKind.DATE) == {"one", "two", "three"}
    assert ids(DocumentKind.PLAYER) == {"one", "two"}
    sol = json.loads(written(DocumentRequest(DocumentKind.EVENT, Form.SOL, name="Autumn Cup"), sources, "x.sol"))
    assert {player["lastname"] for player in sol[0]["players"]} == {"Asha", "Bilal", "Chitra"}
    packed = written(DocumentRequest(DocumentKind.EVENT, Form.ZIP, name="Autumn Cup"), sources)
    with zipfile.ZipFile(io.BytesIO(packed)) as found:
        assert {json.loads(found.read(name))["id"] for name in found.namelist() if name.endswith(".carrom")} == {
            "one",
            "two",
        }


def test_every_kind_and_form_has_words() -> None:
    assert len({kind_words(kind) for kind in DocumentKind}) == len(DocumentKind)
    for kind in DocumentKind:
        assert len({form_words(form, kind) for form in kind.forms}) == len(kind.forms)


def test_what_can_be_asked_for(sources: Sources) -> None:
    assert DocumentKind.CHOSEN not in kinds_for(sources)
    assert kinds_for(replace(sources, chosen=(MatchId("one"),)))[0] is DocumentKind.CHOSEN
    assert kinds_for(Sources("1", None, None)) == (DocumentKind.BLANK_SINGLES, DocumentKind.BLANK_DOUBLES)


# The dialog


def dialog_of(qtbot: QtBot, *kinds: DocumentKind) -> DocumentDialog:
    known = Known(("Autumn Cup", "Open"), lambda prefix: [name for name in ("Asha",) if name.startswith(prefix)], DAY)
    made_dialog = DocumentDialog(kinds or tuple(DocumentKind), known, about="Asha – Bilal", paper=Paper.LETTER)
    qtbot.addWidget(made_dialog)
    made_dialog.show()
    return made_dialog


_W = TypeVar("_W", bound=QWidget)


def part(within: QWidget, kind: type[_W], name: str) -> _W:
    """A part of a window, or a dialog over it."""
    found = within.findChild(kind, name)
    assert isinstance(found, kind)
    return found


NEEDS = {
    DocumentKind.DATE: ["document_date"],
    DocumentKind.EVENT: ["document_name"],
    DocumentKind.PLAYER: ["document_name"],
}


def test_the_dialog_asks_for_what_each_kind_needs(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    for kind in DocumentKind:
        dialog.choose_kind(kind)
        needs = [name for name in ("document_name", "document_date") if part(dialog, QWidget, name).isVisible()]
        assert needs == NEEDS.get(kind, [])


def test_a_name_that_is_missing_is_told(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.choose_kind(DocumentKind.PLAYER)
    assert dialog.problems() == ["Enter the name of the player."]
    assert not part(dialog, QPushButton, "print").isEnabled()

    name = part(dialog, QLineEdit, "document_name")
    name.textEdited.emit("A")
    assert name.completer().model().rowCount() == 1, "a player of an earlier match is offered"
    name.setText("Asha")
    assert dialog.answer() == DocumentRequest(DocumentKind.PLAYER, Form.PDF, Paper.LETTER, "Asha")
    name.clear()
    dialog.choose_kind(DocumentKind.EVENT)
    assert name.text() == "Autumn Cup", "the latest event is offered"
    name.clear()
    assert dialog.problems() == ["Enter the name of the event."]


def test_the_dialog_by_keyboard(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, DocumentKind.MATCH, DocumentKind.DATE)
    answers: list[object] = []
    dialog.answered.connect(answers.append)
    kind = part(dialog, ChoiceBox, "document_kind")

    QTest.keyClick(kind, Qt.Key.Key_Down)
    QTest.keyClick(part(dialog, ChoiceBox, "document_form"), Qt.Key.Key_Down)
    QTest.keyClick(part(dialog, ChoiceBox, "document_paper"), Qt.Key.Key_Up)
    QTest.keyClick(kind, Qt.Key.Key_Return)

    assert answers == [DocumentRequest(DocumentKind.DATE, Form.ZIP, Paper.A4, on=DAY)]


def test_the_print_button_asks_for_a_print(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, DocumentKind.BLANK_DOUBLES)
    answers: list[object] = []
    dialog.answered.connect(answers.append)

    part(dialog, QPushButton, "print").click()

    assert answers == [DocumentRequest(DocumentKind.BLANK_DOUBLES, Form.PDF, Paper.LETTER, is_to_print=True)]


# Files


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def documents(qtbot: QtBot, told: list[str]) -> Documents:
    window = QWidget()
    qtbot.addWidget(window)
    found = Documents("1.2.3", window, Printers(lambda: (), lambda _: QPrinter()))
    found.told.connect(told.append)
    return found


def asked_file(documents: Documents) -> QFileDialog:
    return part(documents.window, QFileDialog, "document_file_dialog")


def test_a_document_is_written_where_it_is_asked(
    documents: Documents, told: list[str], sources: Sources, tmp_path: Path
) -> None:
    documents.produce(DocumentRequest(DocumentKind.EVENT, Form.SOL, name="Autumn Cup"), sources)
    dialog = asked_file(documents)
    assert dialog.selectedFiles()[0].endswith("Autumn-Cup.sol")
    path = tmp_path / "cup.sol.gz"
    dialog.fileSelected.emit(str(path))
    dialog.reject()

    assert path.read_bytes().startswith(b"\x1f\x8b"), "the name decides whether it is packed"
    assert told == [f"The document is in {path}."]
    notes = part(documents.window, OutcomeDialog, "missing_dialog")
    details = part(notes, QPlainTextEdit, "outcome_details")
    assert "Asha – Bilal: The match is not over: it is written as it stands." in details.toPlainText()
    notes.reject()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("form", DocumentKind.MATCH.forms, ids=lambda form: form.value)
def test_what_cannot_be_written_is_told_and_leaves_nothing(
    documents: Documents, told: list[str], sources: Sources, tmp_path: Path, form: Form
) -> None:
    found = resolve(DocumentRequest(DocumentKind.MATCH, form), sources)
    folder = tmp_path / "folder"
    folder.mkdir()

    for path in (tmp_path / "nowhere" / "x", folder):
        documents.write(found, form, Paper.A4, path)

    assert all("could not be written" in each and "Choose another place" in each for each in told)
    assert len(told) == 2
    assert list(tmp_path.iterdir()) == [folder]
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("form", [Form.PDF, Form.ZIP], ids=lambda form: form.value)
def test_many_matches_are_written_piece_by_piece(
    qtbot: QtBot, documents: Documents, told: list[str], tmp_path: Path, form: Form
) -> None:
    many = of_many(6)
    path = tmp_path / f"day{form.ending}"

    documents.write(many, form, Paper.A4, path)
    assert not path.exists(), "the window lives meanwhile"
    qtbot.waitUntil(lambda: bool(told))

    assert told == [f"The document is in {path}."]
    assert path.read_bytes().lower().startswith(BEGINS[form])
    if form is Form.ZIP:
        with zipfile.ZipFile(path) as packed:
            assert len(packed.namelist()) == 2 + 3 * 6


def test_what_takes_long_can_be_stopped(documents: Documents, told: list[str], tmp_path: Path) -> None:
    documents.write(of_many(6), Form.ZIP, Paper.A4, tmp_path / "day.zip")
    dialog = part(documents.window, WritingDialog, "writing_dialog")
    QApplication.processEvents()

    part(dialog, QPushButton, "stop").click()

    assert told == ["It was stopped: nothing was written."]
    assert list(tmp_path.iterdir()) == []


def of_many(count: int) -> Resolved:
    """Many matches of an event."""
    kept = library(MemoryStore())
    for number in range(count):
        kept.add(stored(f"m{number}", between(f"Asha {number}", "Bilal")))
    return resolve(DocumentRequest(DocumentKind.EVENT, name="Autumn Cup"), Sources("1", kept, None))


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        (DocumentRequest(DocumentKind.EVENT, name="Nobody’s Cup"), "No stored match belongs to it."),
        (DocumentRequest(DocumentKind.PLAYER, name="Nobody"), "No stored match has a player of this name."),
        (DocumentRequest(DocumentKind.CHOSEN), "No stored match belongs to it."),
    ],
)
def test_a_document_of_nothing(
    documents: Documents, told: list[str], sources: Sources, request_: DocumentRequest, why: str
) -> None:
    documents.produce(request_, sources)

    assert told == [why]


def test_without_matches_nothing_about_them(documents: Documents, told: list[str]) -> None:
    nowhere = Sources("1", None, None)
    documents.produce(DocumentRequest(DocumentKind.MATCH), nowhere)
    documents.produce(DocumentRequest(DocumentKind.EVENT, name="x"), nowhere)

    assert told == ["Open a match first.", "The matches are not open."]


def test_a_match_that_contradicts_itself_is_told(documents: Documents, told: list[str], sources: Sources) -> None:
    assert sources.match is not None
    toss = sources.match.entries[0]
    twice = replace(sources.match, entries=(toss, LoggedEntry(1, toss.entry)))

    documents.produce(DocumentRequest(DocumentKind.MATCH), replace(sources, match=twice))

    assert len(told) == 1
    assert told[0].endswith(".")


# The preview


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


def preview_of(qtbot: QtBot, names: Sequence[str], printed: Printed) -> PrintPreviewDialog:
    document = MatchReport(stored("one"), match_report(stored("one"), version="1").sheet)
    found = PrintPreviewDialog(
        lambda paper: printables_of(document, paper), "A match", Paper.A4, Printers(lambda: names, printed.take)
    )
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

    assert names == ["Office"]
    assert printed.path.read_bytes().startswith(b"%PDF-")
    (printer,) = printed.taken
    assert (printer.docName(), printer.copyCount()) == ("A match", 1)
    assert printer.pageLayout().pageSize().key() == "Letter"
    assert not preview.isVisible()


@pytest.mark.qt_log_ignore(r"QPainter::begin\(\): Returned false", extend=True)
def test_a_printer_that_does_not_work(qtbot: QtBot, tmp_path: Path) -> None:
    preview = preview_of(qtbot, ["Office"], Printed(tmp_path / "x.pdf", works=False))

    preview.print_pages()

    said = part(preview, QWidget, "problem").accessibleName()
    assert said == "Office does not take the pages: see whether it is on, or save them as PDF."
    assert preview.isVisible()


def test_without_a_printer_the_pages_can_be_saved(qtbot: QtBot, tmp_path: Path) -> None:
    preview = preview_of(qtbot, [], Printed(tmp_path / "x.pdf"))
    papers: list[object] = []
    preview.save_wanted.connect(papers.append)

    said = part(preview, QWidget, "problem").accessibleName()
    assert said == "No printer is set up on this computer: save the pages as PDF and print them elsewhere."
    assert not part(preview, QPushButton, "accept").isEnabled()
    preview.print_pages()
    save = part(preview, QPushButton, "save_pdf")
    save.click()
    assert papers == [Paper.A4]


@pytest.mark.parametrize("kind", DocumentKind)
def test_every_document_is_shown_as_it_is_printed(qtbot: QtBot, sources: Sources, kind: DocumentKind) -> None:
    chosen = replace(sources, chosen=(MatchId("one"), MatchId("three")))
    document = resolve(request_for(kind, Form.PDF), chosen).document

    preview = PrintPreviewDialog(
        lambda paper: printables_of(document, paper),
        title_of(document),
        Paper.A4,
        Printers(lambda: (), lambda _: QPrinter()),
    )
    qtbot.addWidget(preview)
    preview.show()

    assert preview.page_count() >= 1
    assert title_of(document)


def test_the_printers_of_this_computer() -> None:
    found = Printers()

    assert list(found.names()) == sorted(found.names(), key=lambda name: name != QPrinterInfo.defaultPrinterName())
    assert found.take("no such printer").printerName() in ("", *found.names())


class Unreadable(MemoryStore):
    """A store that cannot be read any more."""

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
    dialog.choose_kind(DocumentKind.PLAYER)
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
    assert dialog.answer() == DocumentRequest(DocumentKind.DATE, Form.PDF, Paper.LETTER, on=date(2026, 11, 20))


# In the window


def test_the_menu_leads_to_documents_and_to_the_print(qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(qtbot)
    hands.window.findChildren(QAction, "menu_print")[0].trigger()
    assert "Open a match first." in hands.said()

    hands.room.begin(CUP)
    hands.window.findChildren(QAction, "menu_print")[0].trigger()
    preview = hands.find(PrintPreviewDialog, "print_preview")
    assert preview.page_count() >= 1
    preview.save_wanted.emit(Paper.A4)
    dialog = hands.find(QFileDialog, "document_file_dialog")
    dialog.fileSelected.emit(str(tmp_path / "x.pdf"))
    dialog.reject()
    preview.reject()
    assert (tmp_path / "x.pdf").read_bytes().startswith(b"%PDF-")
    assert "The document is in" in hands.said()

    hands.window.findChildren(QAction, "menu_documents")[0].trigger()
    asked = hands.find(DocumentDialog, "document_dialog")
    assert asked.kind() is DocumentKind.MATCH
    asked.reject()


def test_matches_chosen_in_a_list(qtbot: QtBot, documents: Documents, sources: Sources) -> None:
    assert sources.library is not None
    documents.ask_about(sources.library, [MatchId("one"), MatchId("three")])
    several = part(documents.window, DocumentDialog, "document_dialog")
    assert several.kind() is DocumentKind.CHOSEN
    several.reject()
    several.setParent(None)

    documents.ask_about(sources.library, [MatchId("three")])
    one = part(documents.window, DocumentDialog, "document_dialog")
    assert one.kind() is DocumentKind.MATCH
    assert "Dev – Esha" in part(one, QWidget, "document_about").accessibleName()
    one.reject()
