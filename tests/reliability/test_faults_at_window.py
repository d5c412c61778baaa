"""System errors in the window: a message in red, the marks stay, and work continues after the error."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import read_match
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="faults are made otherwise there"),
    pytest.mark.nightly,
]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path / "matches.sqlite3")
    made.stored(*OPENING)
    yield made
    for db_controller in made.db_controllers:
        db_controller.leave()


def refused(hands: Hands, words: str) -> None:
    """Confirms a stroke that cannot be saved; checks that a message appears and the marks stay."""
    before = len(hands.record.entries)
    hands.key("w", "enter")
    assert words in hands.text("what_now")
    assert hands.text("what_now").startswith("NOT SAVED. ")
    assert hands.text("ruling_title") == "Alarm"
    assert hands.text("saved") == "NOT SAVED"
    assert hands.draft.pocketed.white == 1
    assert len(hands.record.entries) == before


def saved_again(hands: Hands) -> None:
    """Confirms again after the error has passed."""
    before = len(hands.record.entries)
    hands.key("enter")
    assert len(hands.record.entries) == before + 1
    assert hands.text("saved").startswith("Saved")
    assert hands.draft.is_empty()


def saved_elsewhere(hands: Hands, path: Path) -> None:
    hands.key("3")
    hands.find(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(path))
    hands.find(QFileDialog, "elsewhere_dialog").reject()
    hands.settle()
    written = read_match(path.read_text(encoding="utf-8"))
    assert written.entries[:-1] == hands.record.entries


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_database_that_is_moved_and_put_back(table: Desk, tmp_path: Path, what: str) -> None:
    folder = tmp_path / "hall"
    folder.mkdir()
    table.file = folder / "matches.sqlite3"
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter")
    moved = table.file if what == "file" else folder
    moved.rename(tmp_path / "aside")
    refused(hands, "was moved or deleted")
    saved_elsewhere(hands, tmp_path / "elsewhere.carrom")

    (tmp_path / "aside").rename(moved)
    saved_again(hands)


def test_a_database_that_is_deleted(table: Desk, tmp_path: Path) -> None:
    hands = table.sit()
    hands.key("enter")
    for beside in tmp_path.glob("matches.sqlite3*"):
        shutil.rmtree(beside) if beside.is_dir() else beside.unlink()

    refused(hands, "was moved or deleted")
    saved_elsewhere(hands, tmp_path / "elsewhere.carrom")
    hands.key("2")

    assert hands.text("saved").startswith("Saved")
    assert len(hands.record.entries) == len(OPENING)
