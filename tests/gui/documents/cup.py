"""The matches of a cup, and dialogs about their documents."""

from dataclasses import replace
from datetime import date

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import Form
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest
from carrom_desk.gui.dialogs.messages import ProgressDialog
from carrom_desk.gui.documents.document_dialog import DocumentDialog, Known
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.reports.content import Paper
from tests.fakes import SINGLES
from tests.gui.parts import part
from tests.reports.sheets import TOSS, WHITE_BOARD, timed

CUP = replace(SINGLES, event="Autumn Cup")
DAY = date(2026, 11, 21)


def stored(name: str, setup: Setup = CUP) -> StoredMatch:
    record = timed(TOSS, *WHITE_BOARD, setup=setup)
    return StoredMatch(MatchId(name), record.agreed, record.entries)


def between(a: str, b: str, event: str = "Autumn Cup") -> Setup:
    return replace(SINGLES, sides=BySide((Player(a),), (Player(b),)), event=event)


NAMES = {DocumentKind.EVENT: "autumn cup", DocumentKind.PLAYER: "ASHA"}


def request_for(kind: DocumentKind, form: Form) -> DocumentRequest:
    return DocumentRequest(kind, form, name=NAMES.get(kind, ""), on=DAY if kind is DocumentKind.DATE else None)


def dialog_of(qtbot: QtBot, *kinds: DocumentKind) -> DocumentDialog:
    known = Known(("Autumn Cup", "Open"), lambda prefix: [name for name in ("Asha",) if name.startswith(prefix)], DAY)
    made_dialog = DocumentDialog(kinds or tuple(DocumentKind), known, about="Asha – Bilal", paper=Paper.LETTER)
    qtbot.addWidget(made_dialog)
    made_dialog.show()
    return made_dialog


def finish(window: QWidget) -> None:
    """Waits for the end of work beside a window."""
    while window.findChild(ProgressDialog) is not None:
        QTest.qWait(5)


def choose_kind(dialog: DocumentDialog, kind: DocumentKind) -> None:
    """Selects the subject of the document."""
    box = part(dialog, QComboBox, "document_kind")
    box.setCurrentIndex(box.findData(kind))
