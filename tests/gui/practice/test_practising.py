"""Practice in the real window: apart from the real matches, marked, and the way back."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.action_table import ActionName
from carrom_desk.gui.database_controller import DatabaseController
from carrom_desk.gui.practice.dialogs import SituationDialog
from carrom_desk.gui.practice.practice import Practice
from carrom_desk.gui.practice.situations import find_situations
from carrom_desk.match.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.replay import replay
from carrom_desk.match.side import Side
from carrom_desk.match.store import BackupReason, MatchId, MatchQuery
from carrom_desk.reports.score_sheet import score_sheet_of
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedNow, stroke
from tests.gui.hands import Hands
from tests.reports.page import html_of
from tests.storage.stored_matches import begun

TOSS = Toss(Side.A, TossChoice.BREAK)


class Hall:
    """A desk on a real database, with a folder for practice."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.folder = folder
        service = SqlDatabaseService(str(folder / "matches.sqlite3"))
        begun(service.open(), "real", TOSS, PlayCalled(), stroke(1))
        service.close()
        now, numbers = StoppedNow(), count(1)
        self.keeper = DatabaseController(
            SqlDatabaseService(str(folder / "matches.sqlite3")),
            lambda store: MatchLibrary(store, now, lambda: MatchId(f"m{next(numbers)}")),
        )
        self.hands = Hands(qtbot, now=now, keeper=self.keeper, data_folder=folder)

    @property
    def practice(self) -> Practice:
        practice = self.hands.room.matches.practice
        assert practice is not None
        return practice

    def open_match(self) -> str:
        return str(self.hands.room.match.match_id or "")

    def menu(self, ask: ActionName) -> None:
        self.hands.room.actions.trigger(ask)

    def dialog(self, name: str) -> QDialog:
        self.hands.settle_dialogs()
        return self.hands.dialog(name)

    def press(self, dialog: QDialog, name: str) -> None:
        button = dialog.findChild(QAbstractButton, name)
        assert button is not None
        button.click()

    def take(self, number: int) -> QDialog:
        """Choose the situation of a number."""
        dialog = self.dialog("situations_dialog")
        choices = dialog.findChild(QListWidget, "situations")
        assert choices is not None
        choices.setCurrentRow(number - 1)
        self.press(dialog, "accept")
        return self.dialog("situation_dialog")

    def answer_rightly(self, dialog: SituationDialog) -> None:
        """Answer everything that is asked of a situation."""
        further = dialog.findChild(QAbstractButton, "next_exercise")
        assert further is not None
        while True:
            made = dialog.view.exercise
            assert made is not None
            dialog.view.press(made.right)
            if not further.isVisible():
                return
            further.click()

    def ids(self, name: str) -> list[str]:
        database = open_database(str(self.folder / name), read_only=True)
        found = [str(each.id) for each in SqlMatchStore(database).matches(MatchQuery())]
        database.close()
        return found


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Iterator[Hall]:
    made = Hall(qtbot, tmp_path)
    yield made
    made.keeper.leave()


def test_practice_is_marked_and_the_real_matches_are_out_of_reach(hall: Hall) -> None:
    hands = hall.hands
    hands.key("enter")
    assert hands.record.setup.event != "PRACTICE"
    assert not hands.part("practice_band").isVisible()
    hall.menu(ActionName.PRACTICE)

    assert hands.part("practice_band").isVisible()
    assert hands.text("practice_mark") == "PRACTICE"
    assert hands.window.windowTitle() == "PRACTICE – Carrom Desk"
    assert not hands.part("match_title").isVisible()
    assert hands.room.match.desk is None
    assert [hands.text(name) for name in ("name_a", "name_b", "score_a", "score_b")] == [""] * 4
    assert hands.text("what_now") == "Take a situation, or umpire a match that does not count."


def test_leaving_practice_comes_back_to_the_match_that_was_open(hall: Hall) -> None:
    hands = hall.hands
    hands.key("enter")
    hall.menu(ActionName.PRACTICE)
    hands.click("practice_leave")

    assert hands.room.match.desk is not None
    assert hands.room.match.stored().id == "real"
    assert len(hands.record.entries) == 3
    assert not hands.part("practice_band").isVisible()
    assert hands.window.windowTitle() == "Player A1 – Player B1"
    assert hands.part("match_title").isVisible()


def test_what_was_marked_is_there_after_practice(hall: Hall) -> None:
    hands = hall.hands
    hands.key("enter", "w", "s")
    marked = hands.draft
    hall.menu(ActionName.PRACTICE)
    assert hands.draft.is_empty()
    hands.click("practice_leave")

    assert not marked.is_empty()
    assert hands.draft == marked


def test_a_practice_match_is_kept_apart_and_bears_the_mark(hall: Hall) -> None:
    hands = hall.hands
    hall.menu(ActionName.PRACTICE)
    hands.key("ctrl+n")
    for seat, name in (("a1", "Dora"), ("b1", "Emil")):
        hands.find(QLineEdit, f"player_{seat}").setText(name)
    hands.find(QLineEdit, "event").setText("Autumn Cup")
    hands.click("accept")
    hands.settle()
    assert hands.record.setup.event == "PRACTICE: Autumn Cup"
    hands.click("practice_leave")

    assert hall.ids("matches.sqlite3") == ["real"]
    assert hall.ids("practice.sqlite3") == ["m1"]
    assert hands.room.match.desk is None
    hands.key("ctrl+n")
    assert hands.find(QLineEdit, "event").text() == "State Championship"


def test_a_report_from_practice_says_so_in_its_title(hall: Hall, tmp_path: Path) -> None:
    hall.menu(ActionName.PRACTICE)
    hall.practice.ask_situation()
    hall.press(hall.take(2), "accept")
    hall.hands.settle()
    match = hall.hands.room.match
    sheet = score_sheet_of(match.stored().id, replay(match.record.setup, match.record.entries).record, version="0.1.0")

    assert '<h1 class="event">PRACTICE</h1>' in html_of(sheet)


def test_a_practice_database_that_is_damaged_keeps_nobody_from_leaving(hall: Hall) -> None:
    (hall.folder / "practice.sqlite3").write_bytes(b"no database at all" * 400)
    hall.hands.key("enter")
    hall.menu(ActionName.PRACTICE)
    assert hall.open_match() == ""
    assert "practice.sqlite3" in hall.hands.text("what_now")

    hall.hands.click("practice_leave")
    assert hall.open_match() == "real"


def test_practice_makes_no_backups_and_says_so(hall: Hall) -> None:
    hall.menu(ActionName.PRACTICE)
    for ask in (ActionName.BACKUPS, ActionName.OPEN_DATABASE):
        hall.menu(ask)
        assert hall.hands.said() == "Practice has no backups and only this database. Leave practice first."
    assert not hall.hands.has_dialog()
    hall.practice.ask_situation()
    hall.press(hall.take(1), "accept")
    hall.hands.settle()
    assert hall.hands.room.match.desk is not None
    hall.hands.room.match.submit(stroke(1))
    hall.keeper.leave()

    assert not SqlDatabaseService(str(hall.folder / "practice.sqlite3")).backups()


def test_what_changed_is_copied_before_practice_begins(hall: Hall, qtbot: QtBot) -> None:
    hands = hall.hands
    hands.key("enter")
    assert hands.room.match.desk is not None
    hands.room.match.submit(stroke(1))
    with qtbot.waitSignal(hall.keeper.opened):
        hall.menu(ActionName.PRACTICE)

    service = SqlDatabaseService(str(hall.folder / "matches.sqlite3"))
    assert [service.look_into(backup).entries for backup in service.backups()] == [4]
    assert hands.part("practice_band").isVisible()


def test_a_copy_under_way_is_of_the_database_that_is_left(hall: Hall, qtbot: QtBot) -> None:
    hall.keeper.back_up(BackupReason.BY_HAND)
    with qtbot.waitSignal(hall.keeper.opened):
        hall.menu(ActionName.PRACTICE)

    assert len(SqlDatabaseService(str(hall.folder / "matches.sqlite3")).backups()) == 1
    assert not SqlDatabaseService(str(hall.folder / "practice.sqlite3")).backups()


def test_in_another_language_the_mark_is_still_there(hall: Hall) -> None:
    hall.menu(ActionName.PRACTICE)
    window = hall.hands.window
    hall.hands.room.translate(window.theme())
    window.setCentralWidget(hall.hands.room.page)
    hall.hands.settle()

    assert hall.hands.part("practice_band").isVisible()
    assert not hall.hands.part("match_title").isVisible()


def test_a_situation_is_ruled_on_compared_and_entered_at_the_desk(hall: Hall) -> None:
    hands = hall.hands
    hall.menu(ActionName.PRACTICE)
    hands.key("enter")
    dialog = hall.take(5)
    assert isinstance(dialog, SituationDialog)
    hall.answer_rightly(dialog)
    hall.press(dialog, "accept")
    hands.settle()
    assert hands.record.setup.round == "Striker and man"
    assert hands.text("practice_told").startswith("Striker and man: Asha pockets one white man")

    hands.key("w", "enter")
    hands.settle()
    assert hands.said().startswith("That is not what happened")
    hands.key("ctrl+z", "w", "s", "enter")
    hands.settle()
    assert hands.said().startswith("Entered just as it happened.")
    hands.click("practice_situations")
    shown = hall.dialog("situations_dialog").findChild(QListWidget, "situations")
    assert shown is not None
    assert shown.item(4).text() == "5. Striker and man – solved"
    assert shown.currentRow() == 0


def test_a_law_that_decided_is_read_in_the_book_and_another_situation_follows(hall: Hall) -> None:
    hall.menu(ActionName.PRACTICE)
    hall.practice.ask_situation()
    dialog = hall.take(5)
    assert isinstance(dialog, SituationDialog)
    hall.answer_rightly(dialog)
    dialog.view.law_wanted.emit("law:72(a)")
    assert hall.hands.dialog("law_book_dialog").isVisible()
    hall.press(hall.hands.dialog("law_book_dialog"), "close")
    hall.press(dialog, "other")

    assert hall.dialog("situations_dialog").isVisible()


def test_another_match_ends_the_task(hall: Hall) -> None:
    hall.menu(ActionName.PRACTICE)
    hall.practice.ask_situation()
    hall.press(hall.take(1), "accept")
    hall.hands.settle()
    assert hall.hands.text("practice_told").startswith("The break touches nothing")
    hall.hands.room.matches.open(MatchId("m1"))

    assert hall.hands.text("practice_told").startswith("Nothing here counts")


@pytest.mark.parametrize("number", range(1, 25))
def test_every_situation_stands_at_the_desk_as_it_is_told(hall: Hall, number: int) -> None:
    hall.menu(ActionName.PRACTICE)
    hall.practice.ask_situation()
    dialog = hall.take(number)
    assert dialog.minimumSizeHint().height() <= 560
    hall.press(dialog, "accept")
    hall.hands.settle()

    situation = find_situations()[number - 1]
    assert hall.hands.record.state.board == situation.before.state.board
    assert hall.hands.room.match.desk is not None
    assert hall.hands.room.match.submit(situation.act)
    hall.hands.settle()
    assert hall.hands.said().startswith("Entered just as it happened.")


def test_without_a_place_for_it_there_is_no_practice(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    assert hands.room.matches.practice is None
