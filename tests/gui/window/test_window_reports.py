"""Reports from the window, and their matches."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.fakes import SINGLES, MemoryStore
from tests.gui.at_match import OPENED, at_match
from tests.gui.hands import Hands

# The library


@pytest.mark.parametrize("key", ["ctrl+l", "ctrl+n"])
def test_a_library_that_cannot_be_read_is_told(qtbot: QtBot, key: str) -> None:
    store = MemoryStore()
    store.why_gone = "The disk is gone. Plug it in."
    hands = Hands(qtbot, store=store)
    assert hands.said() == store.why_gone

    hands.part("notice").hide()
    hands.key(key)
    if key == "ctrl+n":
        QTest.keyClicks(hands.part("player_a1"), "A")

    told = hands.text("status") if key == "ctrl+l" else hands.said()
    assert told == store.why_gone
    assert hands.has_dialog()


def test_a_match_that_cannot_be_begun_is_told(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.store.is_full = True
    hands.controller.new_matches.begin(SINGLES)

    assert "The disk is full" in hands.said()
    assert hands.text("saved") == "NOT SAVED"


# Reports


def test_the_window_asks_where_to_write_and_writes_there(qtbot: QtBot, tmp_path: Path) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.window.findChildren(QAction, "action_report_html")[0].trigger()
    dialog = hands.find(QFileDialog, "document_file_dialog")
    dialog.fileSelected.emit(str(tmp_path / "sheet.html"))
    dialog.reject()

    assert (tmp_path / "sheet.html").exists()
    assert hands.text("outcome").startswith("Document saved to ")


@pytest.mark.parametrize("folder", ["Documents", ""])
def test_a_report_is_suggested_by_players_and_time_among_the_documents_or_else_at_home(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    (tmp_path / folder).mkdir(exist_ok=True)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _location: str(tmp_path / "Documents"))
    hands = at_match(qtbot, *OPENED)
    hands.window.findChildren(QAction, "action_report")[0].trigger()
    dialog = hands.find(QFileDialog, "document_file_dialog")

    assert Path(dialog.selectedFiles()[0]).name == "table-3-Player-A1-Player-B1-2026-11-21-1000.pdf"
    assert Path(dialog.directory().absolutePath()) == tmp_path / folder
    dialog.reject()
