"""Documents: every kind in every format, from the menu and from a list."""

import csv
import io
import json
import zipfile
from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk import documents as desk_documents
from carrom_desk.desk.documents import Form
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest, Sources, form_words, resolve
from carrom_desk.gui.documents.document_dialog import DocumentDialog
from carrom_desk.gui.documents.document_view import DocumentView
from carrom_desk.gui.documents.print_preview import PrintPreviewDialog
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.match.entry.entries import DetailsChanged, PlayCalled, PlayersNamed
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Player
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.documents.cup import CUP, between, request_for
from tests.gui.hands import Hands
from tests.gui.parts import part
from tests.reports.sheets import timed


def written(request: DocumentRequest, sources: Sources, name: str = "x") -> bytes:
    subject = resolve(request, sources).subject
    return desk_documents.written(subject, request.form, request.options, name).content


def rows(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize("kind", DocumentKind)
def test_every_form_on_offer_is_one_of_the_document(sources: Sources, kind: DocumentKind) -> None:
    chosen = replace(sources, chosen=(MatchId("one"), MatchId("three")))

    subjects = {form: resolve(request_for(kind, form), chosen).subject for form in kind.forms}

    assert subjects
    assert [form for form, subject in subjects.items() if form not in desk_documents.FORMS[type(subject)]] == []


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
    assert len({kind.words for kind in DocumentKind}) == len(DocumentKind)
    for kind in DocumentKind:
        assert len({form_words(form, kind) for form in kind.forms}) == len(kind.forms)


def test_what_can_be_asked_for(sources: Sources) -> None:
    assert DocumentKind.CHOSEN not in sources.kinds()
    assert replace(sources, chosen=(MatchId("one"),)).kinds()[0] is DocumentKind.CHOSEN
    assert Sources(None, None).kinds() == (DocumentKind.BLANK_SINGLES, DocumentKind.BLANK_DOUBLES)


def test_the_menu_leads_to_documents_and_to_the_print(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.window.findChildren(QAction, "action_print")[0].trigger()
    assert hands.said() != ""

    hands.controller.new_matches.begin(CUP)
    hands.window.findChildren(QAction, "action_print")[0].trigger()
    preview = hands.find(PrintPreviewDialog, "print_preview")
    assert preview.page_count() >= 1
    preview.reject()

    hands.window.findChildren(QAction, "action_documents")[0].trigger()
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


def test_a_match_is_named_with_its_corrected_players(documents: Documents, sources: Sources) -> None:
    renamed = DetailsChanged(players=PlayersNamed(a1=Player("Devika")))
    record = timed(TOSS, renamed, setup=between("Dev", "Esha", ""))

    documents.ask(sources.library, StoredMatch(MatchId("three"), record.agreed, record.entries))

    dialog = part(documents.window, DocumentDialog, "document_dialog")
    assert "Devika – Esha" in part(dialog, QWidget, "document_about").accessibleName()
    dialog.reject()


def test_the_score_sheet_leads_to_the_numbers(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(3), stroke(), stroke(2))

    hands.find(QTabBar, "log_tabs").setCurrentIndex(2)
    hands.click("statistics")
    page = hands.find(DocumentView, "statistics_page")

    assert hands.part("statistics_dialog").isVisible()
    assert "Player A1 – Player B1" in page.toPlainText()
    assert "Most men in a turn\n3\n2" in page.toPlainText()
