"""Results written back into the organiser's file from the window."""

import gzip
import json
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import replay_match
from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.match.record import summary_of
from tests.exchange.sol.sol_documents import A_WINS_GAME, IN_YAML, stored
from tests.fakes import MemoryStore
from tests.gui.documents.cup import finish
from tests.gui.library.at_library import AtLibrary
from tests.gui.parts import part


def played(*places: int) -> MemoryStore:
    """Stores the pairings at these positions of the file, each won by its first side."""
    store = MemoryStore()
    pairings = read_sol(IN_YAML)
    for place in places:
        match = stored(*A_WINS_GAME, setup=pairings[place].setup, name=f"m{place}")
        store.create(match, summary_of(match.id, "2026-11-21T10:00:00.000+05:30", replay_match(match).record))
    return store


def read(at: AtLibrary, path: Path, content: bytes = IN_YAML.encode()) -> None:
    """Selects this file as the organiser's."""
    path.write_bytes(content)
    action = part(at.dialog, QAction, "export_results")
    action.trigger()
    dialog = at.find(QFileDialog, "results_source_dialog")
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    finish(at.dialog)


def write(at: AtLibrary, path: Path) -> None:
    """Selects where to save the file with the results."""
    dialog = at.find(QFileDialog, "results_file_dialog")
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    dialog.setParent(None)


def told(at: AtLibrary) -> str:
    dialog = at.dialog.findChildren(OutcomeDialog, "results_dialog")[-1]
    details = part(dialog, QPlainTextEdit, "outcome_details")
    return details.toPlainText()


@pytest.mark.parametrize("name", ["out.sol", "out.sol.gz"])
def test_results_go_into_the_organisers_file(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    at = AtLibrary(qtbot, played(2))
    source, target = tmp_path / "cup.sol", tmp_path / name
    read(at, source)
    assert Path(at.find(QFileDialog, "results_file_dialog").selectedFiles()[0]) == source

    write(at, target)

    content = target.read_bytes()
    document = json.loads(gzip.decompress(content) if name.endswith(".gz") else content)
    assert (document[1]["matches"][3]["score1"], document[1]["matches"][3]["score2"]) == (25, 0)
    assert source.read_text() == IN_YAML
    assert at.text("status") == f"Results saved to {target}: 1."
    assert told(at) == "Bina No – Chandra: 25–0, saved for round 2, table 2."


def test_a_result_that_is_there_stays_until_the_organiser_wants_ours(qtbot: QtBot, tmp_path: Path) -> None:
    at = AtLibrary(qtbot, played(0))
    source = tmp_path / "cup.sol"
    read(at, source)
    assert "already has a different result" in told(at)
    assert "Nothing was saved" in at.text("status")

    at.find(QPushButton, "replace_results").click()
    finish(at.dialog)
    write(at, source)

    assert json.loads(source.read_text())[1]["matches"][0]["score1"] == 25


@pytest.mark.parametrize("content", [b"no: [list", b"\xff\xfe\x00"])
def test_a_file_that_is_none_of_sols_is_told_with_its_faults(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    at = AtLibrary(qtbot, played(2))

    read(at, tmp_path / "cup.sol", content)

    assert at.text("status") == "cup.sol could not be read as a SoL file."
    assert told(at)
    assert at.dialog.findChild(QFileDialog, "results_file_dialog") is None


def test_a_place_that_takes_nothing_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    at = AtLibrary(qtbot, played(2))
    read(at, tmp_path / "cup.sol")

    write(at, tmp_path / "none" / "out.sol")

    assert "could not be saved" in at.text("status")
