"""Import of the organiser's pairings in the window."""

import gzip
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QListView, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.matches.new_match.pairings import PairingsDialog
from carrom_desk.match.ports.store import MatchQuery
from carrom_desk.match.state import Status
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from tests.exchange.sol.sol_documents import IN_YAML
from tests.gui.hands import Hands
from tests.gui.parts import part

NO_PAIRINGS = f"{IN_YAML[: IN_YAML.index('matches:')]}matches: []\n"
"""The event before anyone is paired."""


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    return Hands(qtbot)


def read(hands: Hands, path: Path, text: str = IN_YAML) -> None:
    """Opens the pairings import and selects this file."""
    content, before = text.encode("utf-8"), hands.said()
    path.write_bytes(gzip.compress(content) if path.suffix == ".gz" else content)
    hands.window.findChildren(QAction, "action_pairings")[0].trigger()
    dialog = hands.find(QFileDialog, "pairing_file_dialog")
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    dialog.setParent(None)
    hands.qtbot.waitUntil(lambda: hands.said() != before or hands.has_dialog())


def pairings(hands: Hands) -> tuple[PairingsDialog, QListView]:
    dialog = hands.find(PairingsDialog, "pairings_dialog")
    listed = part(dialog, QListView, "pairings")
    return dialog, listed


def words(listed: QListView) -> list[str]:
    return [listed.model().index(row, 0).data() for row in range(listed.model().rowCount())]


def press(dialog: PairingsDialog, name: str) -> None:
    button = part(dialog, QPushButton, name)
    button.click()


def accept(dialog: PairingsDialog) -> None:
    press(dialog, "accept")


def hear(hands: Hands, words: str) -> None:
    """Waits until this text is shown."""
    hands.qtbot.waitUntil(lambda: words in hands.said())


@pytest.mark.parametrize("name", ["round.sol", "round.sol.gz"])
def test_pairings_become_matches_to_be_umpired(hands: Hands, tmp_path: Path, name: str) -> None:
    read(hands, tmp_path / name)
    dialog, listed = pairings(hands)
    assert words(listed) == [
        "Open, third stage, round 2, table 2: Bina No – Chandra",
        "Open, third stage, round 2, table 1: Dinesh Das – Esha Eta",
    ]

    accept(dialog)

    hear(hands, "Matches ready to umpire: 2.")
    found = hands.library.store.matches(MatchQuery())
    assert {(each.sides.a, each.round, each.status) for each in found} == {
        ("Bina No", "2", Status.BEFORE_TOSS),
        ("Dinesh Das", "2", Status.BEFORE_TOSS),
    }
    hands.controller.matches.open(found[0].id)
    assert hands.controller.match.session.desk is not None


def test_one_is_unticked_by_keyboard_and_the_laws_are_chosen(hands: Hands, tmp_path: Path) -> None:
    read(hands, tmp_path / "round.sol")
    dialog, listed = pairings(hands)
    listed.setCurrentIndex(listed.model().index(0, 0))
    QTest.keyClick(listed, Qt.Key.Key_Space)
    laws = part(dialog, ChoiceBox, "laws")
    laws.setCurrentIndex(laws.findData(ICF_1993.id))

    accept(dialog)

    hear(hands, "Matches ready to umpire: 1.")
    (found,) = hands.library.store.matches(MatchQuery())
    assert found.sides.a == "Dinesh Das"
    assert hands.library.store.load(found.id).setup.laws is ICF_1993


def test_what_is_there_already_is_not_taken_in_twice(hands: Hands, tmp_path: Path) -> None:
    read(hands, tmp_path / "round.sol")
    dialog, _ = pairings(hands)
    accept(dialog)
    hear(hands, "Matches ready to umpire: 2.")

    read(hands, tmp_path / "round.sol")
    again, listed = pairings(hands)

    assert all(each.endswith("(already imported)") for each in words(listed))
    assert again.problems() == ["Select the pairings that you will umpire here."]
    press(again, "all")
    assert again.problems() == []
    again.reject()


def test_faults_are_told_with_their_place(hands: Hands, tmp_path: Path) -> None:
    wrong = IN_YAML.replace("turn: 2, board: 1, competitor1: 4", "turn: 0, board: 1, competitor1: 9")
    read(hands, tmp_path / "round.sol", wrong)

    told = hands.find(OutcomeDialog, "outcome_dialog")
    details = part(told, QPlainTextEdit, "outcome_details")
    lines = details.toPlainText().splitlines()
    assert len(lines) == 2
    assert all(line.startswith("/1/matches/4/") for line in lines)
    assert "round.sol was not imported." in hands.said()
    assert hands.library.store.matches(MatchQuery()) == []
    told.reject()


def test_a_file_without_pairings_says_that_nothing_was_imported(hands: Hands, tmp_path: Path) -> None:
    read(hands, tmp_path / "round.sol", NO_PAIRINGS)

    assert "round.sol has no pairing without a result. Nothing was imported." in hands.said()
    assert not hands.has_dialog()


def test_leaving_the_pairings_says_that_nothing_was_imported(hands: Hands, tmp_path: Path) -> None:
    read(hands, tmp_path / "round.sol")
    dialog, _ = pairings(hands)

    press(dialog, "cancel")

    assert "round.sol was not imported." in hands.said()
    assert hands.library.store.matches(MatchQuery()) == []


def test_a_file_that_cannot_be_read(hands: Hands, tmp_path: Path) -> None:
    hands.controller.new_matches.pairings.read(hands.library, tmp_path / "nowhere.sol")

    hear(hands, "could not be read: ")


def test_a_full_disk_is_told_with_what_is_kept(hands: Hands, tmp_path: Path) -> None:
    read(hands, tmp_path / "round.sol")
    dialog, _ = pairings(hands)
    hands.store.is_full = True

    accept(dialog)

    hear(hands, "0 of 2 matches are ready. The disk is full")
