"""Quitting: nothing typed is discarded without asking, and a failed final backup is reported before the window
closes.
"""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.match.ports.store import BackupReason, StoreUnavailable
from carrom_desk.storage.service import SqlDatabaseService
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk
from tests.needs import needs_moving


@pytest.fixture
def table(table: Desk) -> Desk:
    """Returns a desk with a match in progress."""
    table.stored(*OPENING)
    return table


@pytest.fixture
def hands(table: Desk) -> Hands:
    """Returns a desk with one stroke entered."""
    sitting = table.sit()
    sitting.key("enter", "enter")
    sitting.clock.hold()
    return sitting


def is_gone(hands: Hands) -> bool:
    return not hands.window.isVisible()


def test_without_a_change_the_window_goes_at_once(table: Desk) -> None:
    hands = table.sit()
    hands.key("enter")

    assert hands.window.close()
    assert table.backups() == []


def test_marks_and_a_running_clock_are_asked_about(table: Desk, hands: Hands, qtbot: QtBot) -> None:
    hands.clock.start()
    assert not hands.window.close()
    assert hands.text("outcome") == "A clock is running. Everything confirmed is saved."
    hands.find(QPushButton, "close").click()
    hands.settle()

    hands.key("w")
    assert not hands.window.close()
    assert hands.text("outcome") == "The marked stroke is not confirmed yet. It is lost if you quit."
    hands.turn_to_dialog()
    hands.key("enter")  # meant for the stroke
    hands.settle()
    assert hands.draft.pocketed.white == 1

    hands.window.close()
    hands.find(QPushButton, "quit_anyway").click()
    qtbot.waitUntil(lambda: is_gone(hands))

    assert table.backups() == [BackupReason.LEAVING]


def test_the_last_backup_is_made_before_the_window_goes(table: Desk, hands: Hands, qtbot: QtBot) -> None:
    assert not hands.window.close()
    assert hands.text("progress") == "All entries are saved. Making the final backup…"

    qtbot.waitUntil(lambda: is_gone(hands))

    assert table.backups() == [BackupReason.LEAVING]
    assert table.db_controllers[0].leave() == ""
    assert table.backups() == [BackupReason.LEAVING]


def test_when_the_session_ends_the_last_backup_is_made_at_once(table: Desk, hands: Hands) -> None:
    table.db_controllers[0].back_up_now()

    assert table.backups() == [BackupReason.LEAVING]
    assert not hands.has_dialog()
    assert hands.window.close()


@needs_moving
def test_called_away_it_leaves_without_a_question(table: Desk, hands: Hands, tmp_path: Path) -> None:
    table.file.rename(tmp_path / "elsewhere.sqlite3")
    hands.key("w", "enter")
    assert hands.text("saved") == "NOT SAVED"

    hands.controller.quitting.leave_without_asking()

    assert is_gone(hands)
    assert not hands.has_dialog()


def test_a_last_backup_that_fails_is_told_and_tried_again(
    table: Desk, hands: Hands, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "backups").write_text("no folder", encoding="utf-8")

    hands.window.close()
    table.wait_for(hands, "outcome")
    assert "the backup folder" in hands.text("outcome")
    assert str(table.file) in hands.text("outcome")
    assert not is_gone(hands)
    (tmp_path / "backups").unlink()
    hands.find(QPushButton, "try_again").click()
    qtbot.waitUntil(lambda: is_gone(hands))

    assert table.backups() == [BackupReason.LEAVING]


def test_one_may_stay_or_leave_all_the_same(table: Desk, hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("no folder", encoding="utf-8")
    hands.window.close()
    table.wait_for(hands, "outcome")
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING) + 2

    hands.clock.hold()
    hands.window.close()
    table.wait_for(hands, "outcome")
    hands.find(QPushButton, "leave_without").click()
    qtbot.waitUntil(lambda: is_gone(hands))

    assert table.db_controllers[0].leave() == ""


def test_a_second_folder_that_is_gone_is_told_on_leaving(table: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    hands = table.sit(second=tmp_path / "stick")
    hands.key("enter", "enter")
    hands.clock.hold()

    hands.window.close()
    table.wait_for(hands, "outcome")

    assert f"{tmp_path / 'stick'}, is missing" in hands.text("outcome")
    assert table.backups() == [BackupReason.LEAVING]


def test_one_need_not_wait_for_a_backup_that_takes_long(
    table: Desk, hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, may_end = table.db_controllers[0].service, Event()

    def slow(_reason: BackupReason) -> str:
        assert may_end.wait(60)
        return ""

    monkeypatch.setattr(service, "back_up", slow)
    hands.window.close()
    table.wait_for(hands, "progress")
    hands.find(QPushButton, "stop").click()
    qtbot.waitUntil(lambda: is_gone(hands))
    may_end.set()


@needs_moving
def test_what_is_not_saved_is_not_left_behind_unasked(table: Desk, hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.sqlite3"
    table.file.rename(elsewhere)
    hands.key("w", "enter")
    assert hands.text("saved") == "NOT SAVED"

    assert not hands.window.close()
    assert "NOT SAVED" in hands.text("outcome")
    hands.find(QPushButton, "save_elsewhere").click()
    assert hands.find(QFileDialog, "elsewhere_dialog").isVisible()
    hands.find(QFileDialog, "elsewhere_dialog").reject()
    hands.settle()
    assert hands.draft.pocketed.white == 1

    elsewhere.rename(table.file)
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING) + 2
    hands.clock.hold()
    hands.window.close()
    qtbot.waitUntil(lambda: is_gone(hands))
    assert (
        SqlDatabaseService(str(table.file)).look_into(SqlDatabaseService(str(table.file)).backups()[0]).entries
        == len(OPENING) + 2
    )


@needs_moving
def test_what_is_not_saved_can_be_given_up_on_leaving(table: Desk, hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    table.file.rename(tmp_path / "elsewhere.sqlite3")
    hands.key("w", "enter")

    hands.window.close()
    hands.find(QPushButton, "leave_without").click()
    table.wait_for(hands, "progress_dialog")
    qtbot.waitUntil(lambda: hands.window.findChild(QWidget, "leave_without") is not None)
    qtbot.waitUntil(lambda: hands.window.findChild(QWidget, "try_again") is not None)
    told = [label.text() for label in hands.window.findChildren(QLabel, "outcome")]
    assert "was moved or deleted, so there is nothing to copy" in told[-1]
    hands.window.findChildren(QPushButton, "leave_without")[-1].click()
    qtbot.waitUntil(lambda: is_gone(hands))


def test_while_it_asks_a_second_press_on_the_cross_does_nothing_more(
    table: Desk, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_reason: BackupReason) -> str:
        raise StoreUnavailable("There is no room.")

    monkeypatch.setattr(table.db_controllers[0].service, "back_up", refuse)
    hands.window.close()
    table.wait_for(hands, "outcome")

    hands.window.close()

    assert len(hands.window.findChildren(QWidget, "outcome")) == 1
