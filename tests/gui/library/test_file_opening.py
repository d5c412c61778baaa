"""A match file given at the start: its match is opened, or the list of matches asks."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QDialog, QListView, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.ports.store import MatchId, MatchQuery, StoredMatch
from tests.fakes import SINGLES, MemoryStore, StoppedTime, library, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands

MATCH = StoredMatch(MatchId("final"), SINGLES, (LoggedEntry(0, TOSS), LoggedEntry(1, stroke(2))))


def started(qtbot: QtBot, folder: Path, content: str, stored: StoredMatch | None = None) -> Hands:
    """Returns a desk that was started with a file of this content."""
    (folder / "final.carrom").write_text(content, encoding="utf-8")
    there = library(MemoryStore(), StoppedTime())
    if stored is not None:
        there.add(stored)
    return Hands(qtbot, opened=there, file=str(folder / "final.carrom"))


def test_a_new_match_is_stored_and_opened(qtbot: QtBot, tmp_path: Path) -> None:
    hands = started(qtbot, tmp_path, write_match(MATCH))

    qtbot.waitUntil(lambda: hands.controller.match.session.match_id == MATCH.id)
    assert [summary.id for summary in hands.library.store.matches(MatchQuery())] == [MATCH.id]


def test_a_match_that_is_stored_already_is_opened_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    hands = started(qtbot, tmp_path, write_match(MATCH), stored=MATCH)

    qtbot.waitUntil(lambda: hands.controller.match.session.match_id == MATCH.id)
    assert len(hands.library.store.load(MATCH.id).entries) == len(MATCH.entries)


def test_of_another_form_of_a_stored_match_the_list_asks(qtbot: QtBot, tmp_path: Path) -> None:
    longer = StoredMatch(MATCH.id, SINGLES, (*MATCH.entries, LoggedEntry(2, stroke())))

    hands = started(qtbot, tmp_path, write_match(longer), stored=MATCH)

    qtbot.waitUntil(lambda: bool(hands.window.findChildren(QListView, "stored_already")))
    assert hands.controller.match.session.match_id is None
    assert len(hands.library.store.load(MATCH.id).entries) == len(MATCH.entries)


def test_of_a_file_that_holds_no_match_every_fault_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    hands = started(qtbot, tmp_path, "{}")

    qtbot.waitUntil(lambda: bool(hands.window.findChildren(QDialog, "outcome_dialog")))
    [outcome] = hands.window.findChildren(QDialog, "outcome_dialog")
    details = outcome.findChildren(QPlainTextEdit)
    assert any("final.carrom" in each.toPlainText() for each in details)
    assert hands.controller.match.session.match_id is None


def test_a_file_of_a_later_start_opens_in_place_of_the_match_that_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    hands = started(qtbot, tmp_path, write_match(MATCH))
    qtbot.waitUntil(lambda: hands.controller.match.session.match_id == MATCH.id)
    other = replace(MATCH, id=MatchId("third place"))
    (tmp_path / "other.carrom").write_text(write_match(other), encoding="utf-8")

    hands.controller.matches.open_file(str(tmp_path / "other.carrom"))

    qtbot.waitUntil(lambda: hands.controller.match.session.match_id == other.id)
    assert len(hands.record.entries) == len(MATCH.entries)
