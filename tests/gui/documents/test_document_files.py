"""Documents written to files: at the chosen place, or not at all."""

import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import Form
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest, Resolved, Sources, resolve
from carrom_desk.gui.dialogs.messages import OutcomeDialog, ProgressDialog
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.reports.match_documents import Options
from tests.fakes import MemoryStore, library
from tests.gui.documents.cup import between, finish, stored
from tests.gui.parts import part


def asked_file(documents: Documents) -> QFileDialog:
    return part(documents.window, QFileDialog, "document_file_dialog")


def test_a_document_is_written_where_it_is_asked(
    documents: Documents, told: list[str], sources: Sources, tmp_path: Path
) -> None:
    documents.produce(DocumentRequest(DocumentKind.EVENT, Form.SOL, name="Autumn Cup"), sources)
    finish(documents.window)
    dialog = asked_file(documents)
    assert dialog.selectedFiles()[0].endswith("Autumn-Cup.sol")
    path = tmp_path / "cup.sol.gz"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    finish(documents.window)

    assert path.read_bytes().startswith(b"\x1f\x8b"), "the name decides whether it is packed"
    assert told == [f"Document saved to {path}."]
    notes = part(documents.window, OutcomeDialog, "missing_dialog")
    details = part(notes, QPlainTextEdit, "outcome_details")
    assert "Asha – Bilal: The match is not over. Its current state is saved." in details.toPlainText()
    notes.reject()
    assert list(tmp_path.iterdir()) == [path]


def test_a_saved_document_can_be_opened_at_once(
    documents: Documents, told: list[str], sources: Sources, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def refuse(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return False

    monkeypatch.setattr(QDesktopServices, "openUrl", refuse)
    path = tmp_path / "match.html"
    documents.write(resolve(DocumentRequest(DocumentKind.MATCH, Form.HTML), sources), Form.HTML, Options(), path)
    assert told == []
    part(documents.window, QPushButton, "open_saved").click()

    assert opened == [str(path)]
    assert told == [f"Document saved to {path}."], "told again only where no program opens it"


@pytest.mark.parametrize("form", DocumentKind.MATCH.forms, ids=lambda form: form.value)
def test_what_cannot_be_written_is_told_and_leaves_nothing(
    documents: Documents, told: list[str], sources: Sources, tmp_path: Path, form: Form
) -> None:
    found = resolve(DocumentRequest(DocumentKind.MATCH, form), sources)
    folder = tmp_path / "folder"
    folder.mkdir()

    for path in (tmp_path / "nowhere" / "x", folder):
        documents.write(found, form, Options(), path)

    assert all("could not be saved" in each and "Choose another location" in each for each in told)
    assert len(told) == 2
    assert list(tmp_path.iterdir()) == [folder]
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("form", [Form.PDF, Form.ZIP], ids=lambda form: form.value)
def test_many_matches_are_written_while_the_window_lives(
    qtbot: QtBot, documents: Documents, tmp_path: Path, form: Form
) -> None:
    many = of_many(6)
    path = tmp_path / f"day{form.ending}"

    documents.write(many, form, Options(), path)
    assert not path.exists(), "the window lives meanwhile"
    qtbot.waitUntil(lambda: documents.window.findChild(OutcomeDialog, "saved_dialog") is not None)

    assert part(documents.window, QLabel, "outcome").text() == f"Document saved to {path}."
    assert path.read_bytes().startswith(b"%PDF-" if form is Form.PDF else b"PK")
    if form is Form.ZIP:
        with zipfile.ZipFile(path) as packed:
            assert len(packed.namelist()) == 3 + 3 * 6


def test_what_takes_long_can_be_stopped(documents: Documents, told: list[str], tmp_path: Path) -> None:
    documents.write(of_many(6), Form.ZIP, Options(), tmp_path / "day.zip")
    dialog = part(documents.window, ProgressDialog, "progress_dialog")
    QApplication.processEvents()

    part(dialog, QPushButton, "stop").click()

    assert told == ["Cancelled. Nothing was saved."]
    assert list(tmp_path.iterdir()) == []


def of_many(count: int) -> Resolved:
    """Returns many matches of an event."""
    kept = library(MemoryStore())
    for number in range(count):
        kept.add(stored(f"m{number}", between(f"Asha {number}", "Bilal")))
    return resolve(DocumentRequest(DocumentKind.EVENT, name="Autumn Cup"), Sources(kept, None))


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        (DocumentRequest(DocumentKind.EVENT, name="Nobody’s Cup"), "No stored match belongs to this event or date."),
        (DocumentRequest(DocumentKind.PLAYER, name="Nobody"), "No stored match has a player with this name."),
        (DocumentRequest(DocumentKind.CHOSEN), "No stored match belongs to this event or date."),
    ],
)
def test_a_document_without_matches_says_why(
    documents: Documents, told: list[str], sources: Sources, request_: DocumentRequest, why: str
) -> None:
    documents.produce(request_, sources)
    finish(documents.window)

    assert told == [why]


def test_without_matches_nothing_about_them(documents: Documents, told: list[str]) -> None:
    nowhere = Sources(None, None)
    documents.produce(DocumentRequest(DocumentKind.MATCH), nowhere)
    documents.produce(DocumentRequest(DocumentKind.EVENT, name="x"), nowhere)
    finish(documents.window)

    assert len(set(told)) == 2


def test_a_match_that_contradicts_itself_is_told(documents: Documents, told: list[str], sources: Sources) -> None:
    assert sources.match is not None
    toss = sources.match.entries[0]
    twice = replace(sources.match, entries=(toss, LoggedEntry(1, toss.entry)))

    documents.produce(DocumentRequest(DocumentKind.MATCH), replace(sources, match=twice))

    assert len(told) == 1
    assert told[0].endswith(".")


def test_a_report_is_verified_in_the_window(
    qtbot: QtBot, documents: Documents, told: list[str], sources: Sources, tmp_path: Path
) -> None:
    found = resolve(DocumentRequest(DocumentKind.MATCH), sources)
    for name, form in (("true.pdf", Form.PDF), ("true.html", Form.HTML)):
        documents.write(found, form, Options(), tmp_path / name)
    html = (tmp_path / "true.html").read_text(encoding="utf-8")
    (tmp_path / "altered.html").write_text(html.replace("12–0", "12–1", 1), encoding="utf-8")
    told.clear()

    said = []
    for name in ("true.pdf", "true.html", "altered.html"):
        documents.ask_to_verify(sources.library)
        asked = part(documents.window, QFileDialog, "verify_file_dialog")
        asked.fileSelected.emit(str(tmp_path / name))
        asked.setParent(None)
        qtbot.waitUntil(lambda: documents.window.findChild(OutcomeDialog, "verified_dialog") is not None)
        dialog = part(documents.window, OutcomeDialog, "verified_dialog")
        said.append(part(dialog, QWidget, "outcome").accessibleName())
        original = dialog.findChild(QPushButton, "save_original")
        if original is not None:
            original.click()
            part(documents.window, QFileDialog, "original_file_dialog").fileSelected.emit(str(tmp_path / "again.html"))
        dialog.setParent(None)

    true = "The report matches the record. Everything in it follows from match one."
    assert said[:2] == [true, true]
    assert said[2].startswith("This is not the original report.")
    assert (tmp_path / "again.html").read_bytes() == (tmp_path / "true.html").read_bytes()
    assert told == [f"Document saved to {tmp_path / 'again.html'}."]
    told.clear()
    documents.verify(tmp_path / "nowhere.pdf", None)
    documents.verify(tmp_path / "true.html", None)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "could not be read" in told[0]
    assert told[1].startswith("This file contains no match")
