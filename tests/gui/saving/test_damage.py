"""The window on a damaged or missing database, or one of another version."""

from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.match.ports.store import BackupReason, CheckOutcome, Progress
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.storage.hall_store import SqlHallStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk
from tests.storage.stored_matches import break_page_of, cut, forget_journals, knowing, later_versions


def restore_latest_backup(table: Desk, hands: Hands, qtbot: QtBot) -> None:
    """Restores the first backup in the open dialog and continues its match."""
    qtbot.waitUntil(hands.find(QPushButton, "accept").isEnabled)
    hands.find(QPushButton, "accept").click()
    hands.find(QPushButton, "lose").click()
    table.wait_for(hands, "outcome")
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")


def test_damage_is_told_at_the_start_and_what_can_be_read_is_rescued(table: Desk) -> None:
    table.stored(*OPENING)
    break_page_of("ix_players_folded", table.file)
    damaged = table.file.read_bytes()
    hands = table.sit()
    assert "damaged" in hands.text("what_now")
    assert hands.text("saved") == "NOT SAVED"

    hands.key("enter")
    hands.find(QPushButton, "lose").click()

    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches recovered in full: 1, in part: 0, lost: 0."
    assert "The damaged file is kept" in hands.find(QPlainTextEdit, "outcome_details").toPlainText()
    [aside] = table.file.parent.glob("*.damaged-*.sqlite3")
    assert aside.read_bytes() == damaged
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)


@pytest.mark.parametrize("rubbish", [None, b"", b"Dear umpire, " * 1_000], ids=["gone", "emptied", "overwritten"])
def test_the_open_match_of_a_destroyed_database_comes_back(table: Desk, rubbish: bytes | None) -> None:
    table.stored(*OPENING)
    if rubbish is None:
        table.file.unlink()
    else:
        table.file.write_bytes(rubbish)
    hands = table.sit()
    assert hands.text("saved") == "NOT SAVED"

    hands.key("enter")
    hands.find(QPushButton, "lose").click()

    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches recovered in full: 1, in part: 0, lost: 0."
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)


def test_of_a_file_that_is_no_database_a_backup_is_restored(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    SqlDatabaseService(str(table.file)).back_up(BackupReason.MATCH_OVER)
    table.file.write_text("Dear umpire, " * 1_000, encoding="utf-8")
    hands = table.sit()
    assert "is not a database" in hands.text("what_now")

    hands.key("2")
    restore_latest_backup(table, hands, qtbot)
    assert len(hands.record.entries) == len(OPENING)
    [aside] = table.file.parent.glob("*.replaced-*.sqlite3")
    assert aside.read_text(encoding="utf-8").startswith("Dear umpire")


def test_another_file_is_opened_instead(table: Desk, tmp_path: Path) -> None:
    table.file.write_text("Dear umpire, " * 1_000, encoding="utf-8")
    hands = table.sit()

    assert "is not a match database" in hands.text("what_now")
    hands.key("2")
    hands.find(QFileDialog, "database_dialog").fileSelected.emit(str(tmp_path / "other.sqlite3"))

    assert hands.text("what_now") == "Start a match, or open one."
    assert hands.text("saved") != "NOT SAVED"
    assert table.file.read_text(encoding="utf-8").startswith("Dear umpire")


@pytest.mark.parametrize("is_blocked", [False, True])
def test_who_goes_to_another_database_leaves_a_backup_of_the_first(
    table: Desk, qtbot: QtBot, tmp_path: Path, is_blocked: bool
) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter", "enter")
    if is_blocked:
        (tmp_path / "backups").write_text("no folder", encoding="utf-8")

    hands.controller.actions.trigger(ActionName.OPEN_DATABASE)
    (tmp_path / "hall").mkdir()
    hands.find(QFileDialog, "database_dialog").fileSelected.emit(str(tmp_path / "hall" / "other.sqlite3"))
    hands.find(QFileDialog, "database_dialog").reject()
    qtbot.waitUntil(lambda: hands.text("what_now") == "Start a match, or open one.")

    assert table.backups() == ([] if is_blocked else [BackupReason.LEAVING])
    assert hands.said().startswith("No backup was made. The match is safe.") is is_blocked
    assert table.db_controllers[0].leave() == ""


def test_what_was_entered_before_the_database_was_opened_again_is_in_the_last_backup(table: Desk) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter", "enter")
    hands.controller.actions.trigger(ActionName.TRY_AGAIN)

    assert table.db_controllers[0].leave() == ""

    assert table.backups() == [BackupReason.LEAVING]


def test_trouble_that_passed_is_tried_again(table: Desk) -> None:
    table.file.mkdir()
    hands = table.sit()
    assert "is a folder" in hands.text("what_now")

    table.file.rmdir()
    hands.key("enter")

    assert hands.text("what_now") == "Start a match, or open one."


def test_the_database_is_checked_from_the_menu(table: Desk) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.controller.actions.trigger(ActionName.CHECK_DATABASE)
    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches checked: 1, entries: 3. No problems found."
    hands.find(QPushButton, "close").click()
    hands.settle()

    cut(table.file, "UPDATE entries SET payload = replace(payload, '\"own\":1', '\"own\":2') WHERE number = 2")
    hands.controller.actions.trigger(ActionName.CHECK_DATABASE)
    table.wait_for(hands, "outcome")

    assert "Problems found: " in hands.text("outcome")
    assert "Match m1, entry 2" in hands.find(QPlainTextEdit, "outcome_details").toPlainText()
    forget_journals(table.file)
    hands.find(QPushButton, "rescue").click()
    hands.find(QPushButton, "lose").click()
    hands.settle()
    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches recovered in full: 0, in part: 1, lost: 0."


def test_a_check_says_how_far_it_is_keeps_the_window_alive_and_can_be_stopped(
    qtbot: QtBot, table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    is_to_go_on = Event()

    def slow_check(progress: Progress) -> CheckOutcome:
        progress(3, 10)
        assert is_to_go_on.wait(60)
        return CheckOutcome((), (), 10, 20, is_stopped=not progress(4, 10))

    monkeypatch.setattr(table.db_controllers[0].service, "check", slow_check)
    hands.controller.actions.trigger(ActionName.CHECK_DATABASE)
    qtbot.waitUntil(lambda: hands.text("progress") == "Matches: 3 of 10")  # painted, while the other thread waits
    hands.find(QPushButton, "stop").click()
    is_to_go_on.set()
    qtbot.waitUntil(lambda: hands.window.findChild(QWidget, "progress_dialog") is None)
    hands.settle()

    assert not hands.has_dialog()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)


def test_damage_that_only_a_match_shows_is_told_when_it_is_opened(table: Desk) -> None:
    table.stored(*OPENING)
    SqlDatabaseService(str(table.file)).back_up(BackupReason.MATCH_OVER)
    cut(table.file, "UPDATE entries SET payload = replace(payload, '\"own\":1', '\"own\":2') WHERE number = 2")
    hands = table.sit()

    hands.key("enter")

    assert "was changed after it was stored" in hands.text("what_now")
    assert hands.text("saved") == "NOT SAVED"
    hands.key("enter")
    hands.find(QPushButton, "lose").click()
    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches recovered in full: 1, in part: 0, lost: 0."
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)


@pytest.mark.parametrize("is_there", [False, True], ids=["gone", "emptied"])
def test_a_database_that_was_lost_is_told_and_its_backup_offered(table: Desk, qtbot: QtBot, is_there: bool) -> None:
    table.stored(*OPENING)
    SqlDatabaseService(str(table.file)).back_up(BackupReason.MATCH_OVER)
    table.file.unlink()
    forget_journals(table.file)
    if is_there:
        table.file.touch()
    hands = table.sit()
    assert "contains backups of it" in hands.text("what_now")

    hands.key("enter")
    restore_latest_backup(table, hands, qtbot)
    assert len(hands.record.entries) == len(OPENING)


def test_where_the_database_was_lost_one_can_begin_with_no_matches(table: Desk) -> None:
    table.stored(*OPENING)
    SqlDatabaseService(str(table.file)).back_up(BackupReason.MATCH_OVER)
    table.file.unlink()
    forget_journals(table.file)
    hands = table.sit()

    hands.key("4")

    assert hands.text("what_now") == "Start a match, or open one."
    assert hands.text("saved") != "NOT SAVED"


def test_an_older_database_is_brought_up_to_date_while_the_window_lives(table: Desk, tmp_path: Path) -> None:
    table.stored(*OPENING)

    with knowing(later_versions(tmp_path / "later")):
        hands = table.sit()

    assert hands.text("what_now").startswith("Unfinished match")
    assert table.backups() == [BackupReason.BEFORE_UPGRADE]


def test_the_window_lives_while_another_desk_is_waited_for(table: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table.stored(*OPENING)
    threads, usual = [], SqlDatabaseService.open

    def opened(service: SqlDatabaseService, *, empty: bool = False) -> SqlHallStore:
        threads.append(current_thread())
        return usual(service, empty=empty)

    monkeypatch.setattr(SqlDatabaseService, "open", opened)
    monkeypatch.setattr("carrom_desk.storage.service.must_be_claimed", lambda file: True)

    hands = table.sit()

    assert hands.text("what_now").startswith("Unfinished match")
    assert main_thread() not in threads
