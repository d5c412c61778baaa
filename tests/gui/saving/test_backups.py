"""Backups from the window: automatic and manual ones, listed and restored."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QPushButton, QTableWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from carrom_desk.gui.database.backups import BackupsDialog
from carrom_desk.match.entry.entries import PlayCalled, StrokeMade
from carrom_desk.match.ports.store import BackupReason, MatchQuery
from carrom_desk.match.setup import Competition
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.rules.position import Pieces
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk
from tests.storage.stored_matches import begun, cut


def test_a_game_and_a_match_that_are_over_are_copied_and_so_is_what_is_left(table: Desk, qtbot: QtBot) -> None:
    short = Competition(games=3, points=12, boards=None)
    service = SqlDatabaseService(str(table.file))
    begun(service.open(), "m1", TOSS, PlayCalled(), setup=replace(SINGLES, competition=short))
    service.close()
    hands = table.sit()
    hands.key("enter")
    db_controller = table.db_controllers[0]
    assert hands.controller.match.session.desk is not None

    with qtbot.waitSignal(db_controller.backed_up):
        hands.controller.match.session.submit(stroke(9, queen=True))
    assert table.backups() == [BackupReason.GAME_OVER]

    for reason in (BackupReason.GAME_OVER, BackupReason.MATCH_OVER):
        hands.controller.match.session.submit(PlayCalled())
        with qtbot.waitSignal(db_controller.backed_up):
            hands.controller.match.session.submit(stroke(9, queen=True))
        assert table.backups()[0] is reason

    hands.key("ctrl+z")
    assert db_controller.leave() == ""
    assert table.backups()[0] is BackupReason.LEAVING
    service = SqlDatabaseService(str(table.file))
    assert service.look_into(service.backups()[0]).entries == 8


def test_leaving_without_a_change_makes_no_copy(table: Desk) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter")

    assert table.db_controllers[0].leave() == ""
    assert table.backups() == []


def test_a_copy_that_fails_is_told_and_stays_told_while_the_match_goes_on(
    table: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    table.stored(TOSS, PlayCalled())
    (tmp_path / "backups").write_text("no folder", encoding="utf-8")
    hands = table.sit()
    hands.key("enter")
    with qtbot.waitSignal(table.db_controllers[0].not_backed_up):
        table.db_controllers[0].back_up(BackupReason.BY_HAND)

    assert hands.said().startswith("No backup was made. The match is safe.")
    hands.key("w", "enter")
    assert hands.record.entries[-1].entry == last_stroke(hands)
    hands.controller.actions.trigger(ActionName.BACKUPS)
    assert "the backup folder" in hands.text("backup_problem")
    assert table.db_controllers[0].leave() != ""


def last_stroke(hands: Hands) -> StrokeMade:
    entry = hands.record.entries[-1].entry
    assert isinstance(entry, StrokeMade)
    assert entry.stroke.pocketed == Pieces(own=1)
    return entry


def test_a_backup_is_made_by_hand_listed_and_restored(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter")
    hands.controller.actions.trigger(ActionName.BACKUPS)
    with qtbot.waitSignal(table.db_controllers[0].backed_up):
        hands.find(QPushButton, "make_backup").click()
    hands.settle()
    hands.key("enter", "enter")
    assert len(hands.record.entries) == len(OPENING) + 2

    hands.controller.actions.trigger(ActionName.BACKUPS)
    listed = hands.find(QTableWidget, "backups")
    accept = hands.find(QPushButton, "accept")
    hands.find(QPushButton, "close_match").click()
    qtbot.waitUntil(accept.isEnabled)
    shown = [item.text() for column in (1, 2, 4) if (item := listed.item(0, column)) is not None]
    assert shown == ["manual", "Player A1 – Player B1", "Matches: 1, entries: 3"]
    accept.click()
    hands.find(QPushButton, "lose").click()
    table.wait_for(hands, "outcome")
    assert "is now the database" in hands.text("outcome")
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")

    assert len(hands.record.entries) == len(OPENING)
    assert len(list(table.file.parent.glob("matches.replaced-*.sqlite3"))) == 1


def words_of(dialog: QDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_no_backup_replaces_the_database_while_a_match_is_open(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    SqlDatabaseService(str(table.file)).back_up(BackupReason.BY_HAND)
    hands = table.sit()
    hands.key("enter")

    hands.controller.actions.trigger(ActionName.BACKUPS)
    dialog = hands.find(BackupsDialog, "backups_dialog")
    qtbot.waitUntil(lambda: (chosen := dialog.answer()) is not None and chosen.is_looked_into)
    assert not hands.find(QPushButton, "accept").isEnabled()
    assert "A match is open" in hands.text("problem")
    hands.find(QPushButton, "close_match").click()

    assert hands.controller.match.session.desk is None
    assert hands.find(QPushButton, "accept").isEnabled()
    dialog.reject()
    hands.settle()


def test_restoring_says_what_would_be_lost_and_enter_keeps_it(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    SqlDatabaseService(str(table.file)).back_up(BackupReason.BY_HAND)
    hands = table.sit()
    hands.key("enter")
    hands.key("enter", "enter", "enter")
    entries = len(hands.record.entries)
    hands.controller.actions.trigger(ActionName.BACKUPS)
    hands.find(QPushButton, "close_match").click()
    qtbot.waitUntil(hands.find(QPushButton, "accept").isEnabled)
    hands.find(QPushButton, "accept").click()

    asked = hands.find(QDialog, "loss_dialog")
    assert f"{entries - len(OPENING)} entries since 21 Nov 2026, 10:00 are not in the backup." in words_of(asked)
    QTest.keyClick(asked, Qt.Key.Key_Return)
    hands.settle()

    assert not list(table.file.parent.glob("matches.replaced-*.sqlite3"))
    hands.key("enter")
    assert len(hands.record.entries) == entries


def test_the_database_that_a_backup_replaced_is_listed_and_restored(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    service = SqlDatabaseService(str(table.file))
    service.back_up(BackupReason.BY_HAND)
    table.stored(*OPENING, match_id="m2")
    service.restore(service.backups()[0])
    hands = table.sit()

    hands.controller.actions.trigger(ActionName.BACKUPS)
    listed = hands.find(QTableWidget, "backups")
    qtbot.waitUntil(hands.find(QPushButton, "accept").isEnabled)
    shown = [item.text() for column in (1, 4) if (item := listed.item(0, column)) is not None]
    assert shown == ["replaced", "Matches: 2, entries: 6"]
    hands.find(QPushButton, "accept").click()
    assert "has every entry" in words_of(hands.find(QDialog, "loss_dialog"))
    hands.find(QPushButton, "lose").click()
    table.wait_for(hands, "outcome")
    hands.find(QPushButton, "close").click()
    hands.settle()

    assert hands.controller.matches.library is not None
    assert len(hands.controller.matches.library.store.matches(MatchQuery())) == 2


def test_a_second_folder_is_chosen_gets_copies_and_is_given_up(table: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    table.stored(*OPENING)
    chosen: list[str] = []
    hands, stick = table.sit(), tmp_path / "stick"
    hands.settings.changed.connect(lambda choices: chosen.append(choices.second_backups))
    stick.mkdir()
    hands.controller.actions.trigger(ActionName.BACKUPS)
    hands.find(QPushButton, "choose_second").click()
    with qtbot.waitSignal(table.db_controllers[0].backed_up):
        hands.find(QFileDialog, "second_dialog").fileSelected.emit(str(stick))
    hands.find(QFileDialog, "second_dialog").reject()
    hands.settle()

    assert len(list(stick.iterdir())) == 1
    hands.controller.actions.trigger(ActionName.BACKUPS)
    assert hands.find(QTableWidget, "backups").rowCount() == 2
    assert str(stick) in hands.text("second_folder")
    hands.find(QPushButton, "no_second").click()
    hands.settle()
    hands.controller.actions.trigger(ActionName.BACKUPS)
    assert "can also go to a second folder" in hands.text("second_folder")
    assert chosen == [str(stick), ""]


def test_a_copy_of_a_newer_version_is_marked_and_the_next_one_proposed(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    service = SqlDatabaseService(str(table.file))
    service.back_up(BackupReason.BEFORE_UPGRADE)
    service.back_up(BackupReason.LEAVING)
    cut(Path(service.backups()[0].place), "UPDATE alembic_version SET version_num = '9999'")
    hands = table.sit()

    hands.controller.actions.trigger(ActionName.BACKUPS)
    listed = hands.find(QTableWidget, "backups")
    qtbot.waitUntil(hands.find(QPushButton, "accept").isEnabled)

    shown = [item.text() for column in (1, 2) if (item := listed.item(0, column)) is not None]
    assert shown == ["program closed", "newer version"]
    assert listed.currentRow() == 1
    listed.selectRow(0)
    assert not hands.find(QPushButton, "accept").isEnabled()
    assert "A newer version of Carrom Desk made the backup" in hands.text("problem")
    hands.find(BackupsDialog, "backups_dialog").reject()
    hands.settle()


def test_a_dialog_that_goes_with_its_window_is_not_told_what_a_backup_holds(table: Desk) -> None:
    table.stored(*OPENING)
    SqlDatabaseService(str(table.file)).back_up(BackupReason.LEAVING)
    hands = table.sit()
    hands.controller.actions.trigger(ActionName.BACKUPS)

    delete(hands.find(BackupsDialog, "backups_dialog"))

    hands.settle()
