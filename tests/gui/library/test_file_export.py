"""Export of match files: one to a given place, several to a folder."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.messages import ProgressDialog
from carrom_desk.gui.documents.report_actions import MOST_TOGETHER
from carrom_desk.gui.matches.file_export import FileExport, free_path
from carrom_desk.match.ports.store import MatchId, StoreDamaged, StoredMatch
from carrom_desk.match.side import BySide
from carrom_desk.presentation.names import match_stem
from tests.fakes import MemoryStore
from tests.gui.documents.cup import finish
from tests.gui.library.at_library import AtLibrary
from tests.gui.library.shelf import put, shelf
from tests.gui.parts import part


def exporting(at: AtLibrary) -> FileExport:
    return part(at.dialog, FileExport)


def ask(at: AtLibrary, name: str = "export_files") -> QFileDialog:
    at.find(QAbstractButton, "export")
    action = part(at.dialog, QAction, name)
    action.trigger()
    finish(at.dialog)
    return at.find(QFileDialog, "export_dialog" if name == "export_files" else "document_file_dialog")


def choose_all(at: AtLibrary) -> None:
    at.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)


def test_one_match_goes_where_the_umpire_says(qtbot: QtBot, tmp_path: Path) -> None:
    at = AtLibrary(qtbot, shelf(2))
    dialog = ask(at)
    path = tmp_path / "a match.carrom"
    assert Path(dialog.selectedFiles()[0]).name == "Player-1-Bilal-2026-11-21-1001.carrom"

    dialog.fileSelected.emit(str(path))

    assert json.loads(path.read_text())["id"] == "m0001"
    assert at.text("status") == f"Match exported to {path}."


def test_several_go_into_a_folder_beside_what_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    at = AtLibrary(qtbot, shelf(3))
    there = tmp_path / "Player-1-Bilal-2026-11-21-1001.carrom"
    there.write_text("mine")
    choose_all(at)

    ask(at).fileSelected.emit(str(tmp_path))
    qtbot.waitUntil(lambda: at.text("status") == f"3 matches exported to {tmp_path}.")

    assert there.read_text() == "mine"
    ids = {json.loads(path.read_text())["id"] for path in tmp_path.iterdir() if path != there}
    assert ids == {"m0000", "m0001", "m0002"}


def test_an_export_of_many_matches_stops_on_request(qtbot: QtBot, tmp_path: Path) -> None:
    at = AtLibrary(qtbot, shelf(20))
    choose_all(at)
    ask(at).fileSelected.emit(str(tmp_path))
    at.find(ProgressDialog, "progress_dialog").reject()
    finish(at.dialog)

    written = len(list(tmp_path.iterdir()))
    assert at.text("status") in (f"1 match exported to {tmp_path}.", f"{written} matches exported to {tmp_path}.")


class OneDamaged(MemoryStore):
    """Matches of which one cannot be read."""

    def load(self, match_id: MatchId) -> StoredMatch:
        if match_id == "m1":
            raise StoreDamaged("Its entry 3 cannot be read.")
        return super().load(match_id)


def test_what_cannot_be_written_is_named_and_the_others_are(qtbot: QtBot, tmp_path: Path) -> None:
    store = OneDamaged()
    put(store, "m1", a="Asha")
    put(store, "m2", a="Zoe")
    at = AtLibrary(qtbot, store)
    choose_all(at)

    ask(at).fileSelected.emit(str(tmp_path))
    qtbot.waitUntil(lambda: at.dialog.findChild(QDialog, "outcome_dialog") is not None)

    details = at.find(QPlainTextEdit, "outcome_details").toPlainText()
    assert "Asha – Bilal" in details
    assert "Its entry 3 cannot be read." in details
    assert at.text("status") == f"1 match exported to {tmp_path}."


def test_a_place_that_takes_nothing_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    at = AtLibrary(qtbot, shelf(1))

    exporting(at).write_one(at.store.summaries[MatchId("m0000")], tmp_path / "none" / "x.carrom")

    assert "could not be saved" in at.text("status")


def test_nothing_is_asked_where_nothing_is_chosen(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, MemoryStore())
    for name in ("export_files", "export_sol"):
        action = part(at.dialog, QAction, name)
        action.trigger()
    at.dialog.report_chosen()

    assert at.dialog.findChildren(QDialog) == []


@pytest.mark.parametrize("count", [1, 2])
def test_that_nothing_was_played_yet_is_said_where_the_tournament_desk_wants_results(
    qtbot: QtBot, tmp_path: Path, count: int
) -> None:
    at = AtLibrary(qtbot, shelf(count))
    choose_all(at)
    path = tmp_path / "all.sol"

    ask(at, "export_sol").fileSelected.emit(str(path))
    finish(at.dialog)

    assert not path.exists()
    assert "nothing for SoL yet" in at.text("status")


@pytest.mark.parametrize("count", [MOST_TOGETHER, MOST_TOGETHER + 1])
def test_more_than_a_document_holds_is_said_before_they_are_read(qtbot: QtBot, count: int) -> None:
    at = AtLibrary(qtbot, shelf(count))
    choose_all(at)

    at.click("report")

    is_asked = at.dialog.findChild(QDialog, "document_dialog") is not None
    assert is_asked is (count == MOST_TOGETHER)
    assert at.text("status").startswith("Too many matches") is not is_asked


def test_a_report_of_a_match_that_cannot_be_read_says_why(qtbot: QtBot) -> None:
    store = OneDamaged()
    put(store, "m1")
    at = AtLibrary(qtbot, store)

    at.click("report")
    assert at.text("status") == "Its entry 3 cannot be read."
    action = part(at.dialog, QAction, "export_sol")
    action.trigger()
    assert at.text("status") == "Its entry 3 cannot be read."


@pytest.mark.parametrize(
    ("a", "b", "stem"),
    [
        ("Asha", "Bilal", "Asha-Bilal-2026-11-21-1000"),
        ("../../etc", 'a"b|c', "etc-a-b-c-2026-11-21-1000"),
        ("अनिल", "रमेश", "अनिल-रमेश-2026-11-21-1000"),
        ("A/B", "…", "A-B-2026-11-21-1000"),
        ("…", "?", "2026-11-21-1000"),
    ],
)
def test_a_file_is_named_after_players_and_time(a: str, b: str, stem: str) -> None:
    assert match_stem(BySide(a, b), "2026-11-21T10:00:00.000+05:30") == stem


def test_a_long_name_leaves_room_for_every_file_system(tmp_path: Path) -> None:
    stem = match_stem(BySide("क्षि" * 60, "Bilal"), "2026-11-21T10:00:00.000+05:30")

    assert len(stem.encode()) < 200
    free_path(tmp_path, stem).write_text("")
    assert free_path(tmp_path, stem).name == f"{stem}-2.carrom"
