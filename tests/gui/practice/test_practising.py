"""Practice in the real window: separate from the real matches, clearly marked, and left again."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QListWidget, QMenu
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.match_controller import LiveLine
from carrom_desk.gui.practice.dialogs import SituationDialog, find_situations
from carrom_desk.gui.practice.practice import Practice
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.replay import replay
from carrom_desk.presentation.next_step.actions import LEAVES_MATCH, ActionName
from carrom_desk.presentation.sheet.score_sheet import score_sheet_of
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedTime, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.parts import part
from tests.reports.page import html_of
from tests.storage.stored_matches import begun, ids, opened


class Hall:
    """A desk on a real database, with a folder for practice."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.folder = folder
        service = SqlDatabaseService(str(folder / "matches.sqlite3"))
        begun(service.open(), "real", TOSS, PlayCalled(), stroke(1))
        service.close()
        now, numbers = StoppedTime(), count(1)
        self.db_controller = DatabaseController(
            SqlDatabaseService(str(folder / "matches.sqlite3")),
            lambda store: MatchLibrary(store, now, lambda: MatchId(f"m{next(numbers)}")),
        )
        self.real = self.hands = Hands(qtbot, now=now, db_controller=self.db_controller, data_folder=folder)

    @property
    def practice(self) -> Practice:
        practice = self.hands.controller.matches.practice
        assert practice is not None
        return practice

    def practise(self, ask: ActionName = ActionName.PRACTICE) -> Hands:
        """Opens practice over the real desk; returns the hands there."""
        self.real.controller.actions.trigger(ask)
        self.hands = self.real.practising()
        return self.hands

    def leave(self) -> Hands:
        """Returns to the real desk."""
        self.hands.click("practice_leave")
        self.hands = self.real
        self.hands.settle()
        return self.hands

    def close(self) -> None:
        self.real.apart.leave()
        self.db_controller.leave()

    def menu(self, ask: ActionName) -> None:
        self.hands.controller.actions.trigger(ask)

    def dialog(self, name: str) -> QDialog:
        self.hands.settle_dialogs()
        return self.hands.dialog(name)

    def press(self, dialog: QDialog, name: str) -> None:
        button = part(dialog, QAbstractButton, name)
        button.click()

    def take(self, number: int) -> QDialog:
        """Selects a situation by number."""
        dialog = self.dialog("situations_dialog")
        choices = part(dialog, QListWidget, "situations")
        choices.setCurrentRow(number - 1)
        self.press(dialog, "accept")
        return self.dialog("situation_dialog")

    def answer_rightly(self, dialog: SituationDialog) -> None:
        """Answers every question of a situation correctly."""
        further = part(dialog, QAbstractButton, "next_exercise")
        while True:
            made = dialog.view.exercise
            assert made is not None
            dialog.view.press(made.right)
            if not further.isVisible():
                return
            further.click()

    def ids(self, name: str) -> list[str]:
        with opened(self.folder / name, read_only=True) as database:
            return ids(SqlMatchStore(database))


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Iterator[Hall]:
    made = Hall(qtbot, tmp_path)
    yield made
    made.close()


def test_practice_is_marked_and_the_real_matches_are_out_of_reach(hall: Hall) -> None:
    hall.hands.key("enter")
    hands = hall.practise()

    assert hands.part("practice_band").isVisible()
    assert hands.text("practice_mark") == "PRACTICE"
    assert hands.window.windowTitle() == "PRACTICE – Carrom Desk"
    assert not hands.part("match_title").isVisible()
    assert hands.controller.match.session.desk is None
    assert [hands.text(name) for name in ("name_a1", "name_b1", "score_a", "score_b")] == [""] * 4
    assert hands.text("what_now") == "Choose a situation, or umpire a match that does not count."


@pytest.mark.parametrize("ask", [ActionName.PRACTICE, ActionName.SCHOOL, ActionName.EXAM])
def test_a_match_goes_on_under_training_as_if_there_were_none(hall: Hall, ask: ActionName) -> None:
    real = hall.hands
    real.key("enter", "w", "s")
    real.controller.actions.trigger(ActionName.START_CLOCK)
    desk, record, marked, before = real.controller.match.session.desk, real.record, real.draft, real.read_clock().left_s
    told: list[object] = []
    for signal in (
        real.controller.match.opened,
        real.controller.match.closed,
        real.controller.matches.closing,
        hall.db_controller.opened,
    ):
        signal.connect(told.append)
    hall.menu(ask)
    real.wait(4_000)
    if ask in (ActionName.SCHOOL, ActionName.EXAM):
        real.dialog("school_dialog").close()
    else:
        hall.hands = real.practising()
        hall.hands.settle()
        hall.leave()

    assert told == []
    assert real.controller.match.session.desk is desk
    assert real.record is record
    assert real.draft == marked
    assert not marked.is_empty()
    real.controller.match.session.marks.clear()
    assert real.read_clock().left_s == before - 4
    assert real.read_clock().state.is_running


def test_score_and_clock_of_the_match_stay_in_sight(hall: Hall) -> None:
    real = hall.hands
    real.key("enter")
    real.controller.actions.trigger(ActionName.START_CLOCK)
    hands = hall.practise()
    line = hands.find(LiveLine, "live_match")
    left = real.read_clock().left_s
    assert line.isVisible()
    assert line.text() == f"Match: 0–0, clock {left}"
    real.wait(3_000)

    assert line.text() == f"Match: 0–0, clock {left - 3}"


@pytest.mark.parametrize("ask", [ActionName.SCHOOL, ActionName.EXAM])
def test_dialogs_over_a_match_show_its_score_and_clock(hall: Hall, ask: ActionName) -> None:
    hall.hands.key("enter")
    hall.menu(ask)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    line = part(dialog, LiveLine)

    assert line.isVisible()
    assert line.text().startswith("Match in progress: 0–0, clock ")
    dialog.close()


def test_what_is_not_saved_keeps_nobody_from_training() -> None:
    assert not {ActionName.PRACTICE, ActionName.SCHOOL, ActionName.EXAM} & LEAVES_MATCH


def test_practice_is_left_and_entered_again(hall: Hall) -> None:
    hall.hands.key("enter")
    first = hall.practise()
    hall.menu(ActionName.SITUATIONS)
    hall.press(hall.take(3), "accept")
    practised = first.controller.match.session.match_id
    hall.leave()
    again = hall.practise()

    assert (practised, first.controller.match.session.match_id) == ("p1", None)
    assert again.window is first.window
    assert again.text("what_now") == "Choose a situation, or umpire a match that does not count."


def test_a_practice_match_is_kept_apart_and_bears_the_mark(hall: Hall) -> None:
    hall.hands.settings.change(begun_last="real")
    hands = hall.practise()
    hands.key("ctrl+n")
    for seat, name in (("a1", "Dora"), ("b1", "Emil")):
        hands.find(QLineEdit, f"player_{seat}").setText(name)
    hands.find(QLineEdit, "event").setText("Autumn Cup")
    hands.click("accept")
    hands.settle()
    assert (hands.record.setup.event, hands.record.setup.practice) == ("Autumn Cup", True)
    hands = hall.leave()

    assert hall.ids("matches.sqlite3") == ["real"]
    assert hall.ids("practice.sqlite3") == ["p1"]
    assert hands.controller.match.session.desk is None
    hands.key("ctrl+n")
    assert hands.find(QLineEdit, "event").text() == "State Championship"


def test_a_report_from_practice_says_so_in_its_title(hall: Hall, tmp_path: Path) -> None:
    hall.practise()
    hall.practice.ask_situation()
    hall.press(hall.take(2), "accept")
    hall.hands.settle()
    match = hall.hands.controller.match
    sheet = score_sheet_of(
        match.session.stored().id,
        replay(match.session.record.setup, match.session.record.entries).record,
        fingerprint="",
    )

    assert '<h1 class="event">PRACTICE</h1>' in html_of(sheet)


def test_a_practice_database_that_is_damaged_keeps_nobody_from_leaving(hall: Hall) -> None:
    (hall.folder / "practice.sqlite3").write_bytes(b"no database at all" * 400)
    hall.hands.key("enter")
    hands = hall.practise()
    assert "practice.sqlite3" in hands.text("what_now")
    offers = hands.controller.match.session.screen.now.offers
    assert [each.name for each in offers] == [str(ActionName.TRY_AGAIN)]

    hands = hall.leave()
    assert hands.controller.match.session.match_id == "real"
    hall.menu(ActionName.SCHOOL)
    assert not hands.has_dialog()
    assert "practice.sqlite3" in hands.said()


def test_practice_makes_no_backups_and_has_no_menu_of_them(hall: Hall) -> None:
    menus = {"menu_database", "menu_hall"}
    assert menus <= {menu.objectName() for menu in hall.hands.window.findChildren(QMenu)}
    hall.practise()
    assert menus.isdisjoint({menu.objectName() for menu in hall.hands.window.findChildren(QMenu)})
    hall.practice.ask_situation()
    hall.press(hall.take(1), "accept")
    hall.hands.settle()
    assert hall.hands.controller.match.session.desk is not None
    hall.hands.controller.match.session.submit(stroke(1))
    hall.real.apart.leave()

    assert not SqlDatabaseService(str(hall.folder / "practice.sqlite3")).backups()


def test_in_another_language_the_mark_is_still_there(hall: Hall) -> None:
    hall.practise()
    window = hall.hands.window
    hall.hands.controller.translate(window.theme())
    window.setCentralWidget(hall.hands.controller.page)
    hall.hands.settle()

    assert hall.hands.part("practice_band").isVisible()
    assert not hall.hands.part("match_title").isVisible()


def test_a_situation_is_ruled_on_compared_and_entered_at_the_desk(hall: Hall) -> None:
    hands = hall.practise()
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
    assert hands.said().startswith("Entered exactly as it happened.")
    hands.click("practice_situations")
    shown = part(hall.dialog("situations_dialog"), QListWidget, "situations")
    assert shown.item(4).text() == "5. Striker and man – solved"
    assert shown.currentRow() == 0


def test_a_law_that_decided_is_read_in_the_book_and_another_situation_follows(hall: Hall) -> None:
    hall.practise()
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
    hall.practise()
    hall.practice.ask_situation()
    hall.press(hall.take(1), "accept")
    hall.hands.settle()
    assert hall.hands.text("practice_told").startswith("The break touches nothing")
    hall.hands.controller.matches.open(MatchId("p1"))

    assert hall.hands.text("practice_told").startswith("Nothing here counts")


def test_situations_of_every_kind_stand_at_the_desk_as_they_are_told(hall: Hall) -> None:
    hall.practise()
    for number in range(1, 25, 3):
        hall.practice.ask_situation()
        dialog = hall.take(number)
        assert dialog.minimumSizeHint().height() <= 560, number
        hall.press(dialog, "accept")
        hall.hands.settle()

        situation = find_situations()[number - 1]
        assert hall.hands.record.state.board == situation.before.state.board, number
        assert hall.hands.controller.match.session.desk is not None
        assert hall.hands.controller.match.session.submit(situation.act)
        hall.hands.settle()
        assert hall.hands.said().startswith("Entered exactly as it happened."), number
