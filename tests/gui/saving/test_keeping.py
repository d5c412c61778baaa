"""The window on a real database: a second desk, a full disk, and the log."""

import zipfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from carrom_desk.desk.diagnosis import LogFile
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.database.diagnostics import log_match
from carrom_desk.match.entry.entries import PlayCalled, StrokeMade
from carrom_desk.match.ports.store import MatchId, StoreUnavailable
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.rules.position import Pieces
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedTime, stroke
from tests.gui.at_match import FIRST, TOSS, at_match, pocketed
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk

# Two desks


def test_a_second_desk_only_shows_the_match_until_the_first_is_gone(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    first = table.sit()
    first.key("enter")
    second = table.sit()
    second.key("enter")
    assert second.text("what_now").startswith("READ-ONLY. Another desk has this database open for writing: process")
    assert second.text("saved") == "READ-ONLY"

    for key in ("w", "i", "n", "space", "ctrl+z", "t", "f", "r"):
        second.key(key)
        assert "Another desk" in second.said() or "only shown" in second.said(), key
    second.amend(2)
    assert second.draft.is_empty()
    assert not second.has_dialog()
    second.controller.actions.trigger(ActionName.NEW_MATCH)
    assert not second.has_dialog()
    second.controller.actions.trigger(ActionName.BACKUPS)
    assert not second.has_dialog()
    assert len(second.record.entries) == len(OPENING)

    assert first.controller.match.session.desk is not None
    first.controller.match.session.submit(stroke(2))
    second.key("1")
    assert len(second.record.entries) == len(OPENING) + 1

    table.db_controllers[0].leave()
    table.db_controllers[1].check_whether_free()
    assert second.text("what_now") == "The other desk has closed. The match can continue here."
    second.key("enter")
    assert second.text("saved").startswith("Saved")
    assert len(second.record.entries) == len(OPENING) + 1
    second.key("enter")
    assert len(second.record.entries) == len(OPENING) + 2


def test_a_second_desk_without_a_match_writes_as_soon_as_the_first_is_gone(table: Desk) -> None:
    table.stored(*OPENING)
    table.sit()
    second = table.sit()
    table.db_controllers[1].check_whether_free()
    second.controller.actions.trigger(ActionName.NEW_MATCH)
    assert "Another desk" in second.said()

    table.db_controllers[0].leave()
    table.db_controllers[1].check_whether_free()

    second.key("enter", "enter")
    assert len(second.record.entries) == len(OPENING) + 1


# A disk that is full


@pytest.mark.parametrize(("keys", "marked"), [(("w", "s", "enter"), 1), (("space",), 0)])
def test_what_could_not_be_saved_is_written_elsewhere_and_kept(
    qtbot: QtBot, tmp_path: Path, keys: tuple[str, ...], marked: int
) -> None:
    hands = at_match(qtbot, TOSS, *([PlayCalled()] if marked else []))
    confirmed = len(hands.record.entries)
    hands.store.is_full = True
    hands.key(*keys, "3")

    hands.find(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(tmp_path / "saved.carrom"))

    assert f"all {confirmed + 1} entries" in hands.said()
    written = read_match((tmp_path / "saved.carrom").read_text(encoding="utf-8"))
    assert written.entries[:-1] == hands.record.entries
    assert isinstance(written.entries[-1].entry, StrokeMade if marked else PlayCalled)
    replay_match(written)
    assert hands.text("saved") == "NOT SAVED"
    assert hands.draft.pocketed.white == marked


def test_a_place_that_takes_nothing_either_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    hands = at_match(qtbot, TOSS)
    hands.store.is_full = True
    hands.key("space", "3")

    hands.find(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(tmp_path / "nowhere" / "saved.carrom"))

    assert "could not be saved: " in hands.said()


# Diagnosis


def test_the_log_tells_what_happened_and_is_packed_with_the_match(table: Desk, log: LogFile, tmp_path: Path) -> None:
    table.stored(*OPENING)
    hands = table.sit(log_folder=tmp_path / "logs")
    log_match(hands.controller.match)
    hands.key("enter", "w", "enter")

    hands.controller.actions.trigger(ActionName.DIAGNOSIS)
    hands.find(QFileDialog, "diagnosis_dialog").fileSelected.emit(str(tmp_path / "fault.zip"))

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        packed = archive.read("logs/carrom-desk.log").decode()
        assert len(read_match(archive.read("match.carrom").decode()).entries) == len(OPENING) + 1
    assert "database opened" in packed
    assert "opened with 3 entries" in packed
    assert "entry 3 saved: StrokeMade" in packed
    assert "m1" not in packed
    assert "Player" not in packed
    assert str(tmp_path) not in packed
    assert "fault.zip" in hands.said()


def test_what_a_check_finds_after_the_umpire_has_left_concerns_nobody(qtbot: QtBot, table: Desk) -> None:
    db_controller = DatabaseController(
        SqlDatabaseService(str(table.file)), lambda store: MatchLibrary(store, StoppedTime(), lambda: MatchId("m1"))
    )
    told: list[str] = []
    db_controller.checked.connect(lambda: told.append("sound"))
    db_controller.open()

    db_controller.leave()
    QApplication.processEvents()

    assert not told


# While the matches are not there


def test_another_desk_on_the_same_match_is_noticed_and_the_match_opened_again(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.library.open(FIRST).submit(stroke(1))

    hands.key("enter")
    assert "Another desk" in hands.text("what_now")

    hands.key("enter")
    assert len(hands.record.entries) == 3
    assert pocketed(hands) == Pieces(own=1)


def test_while_the_matches_are_being_opened_nothing_can_be_pressed(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.controller.matches.show_trouble(StoreUnavailable("The folder is gone. Plug the disk in."))

    assert hands.text("what_now") == "The folder is gone. Plug the disk in."
    assert hands.text("saved") == "NOT SAVED"
    hands.key("enter", "space", "t", "ctrl+z")
