"""A paper sheet typed in: the table, what it adds up to, what is asked about, and the match that comes of it."""

from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.sol_file import sol_bytes
from carrom_desk.gui.dialogs.new_match import NewMatchDialog
from carrom_desk.gui.paper.paper_dialog import PaperDialog
from carrom_desk.gui.paper.paper_form import Ending, PaperBoard, PaperColumn, PaperForm, QueenOf, Typed
from carrom_desk.gui.paper.paper_reading import PaperReading, reading_of
from carrom_desk.gui.paper.paper_table import PaperTable
from carrom_desk.gui.paper.paper_view import PaperView
from carrom_desk.match.entries import Disqualified, Noted, Toss, TossChoice, WalkedOver
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import Status
from carrom_desk.match.store import MatchQuery
from carrom_desk.match.typed_sheet import TypedSheet
from tests.fakes import DOUBLES, SINGLES, MemoryStore, library
from tests.gui.hands import Hands
from tests.reports.sheets import sheet_of

A, B = Side.A, Side.B
ONE_GAME = replace(SINGLES, competition=replace(SINGLES.competition, games=1, boards=8))
C = PaperColumn
STARTED = "2026-11-21T10:30:00.000+00:00"


def board(winner: Side | None, queen: QueenOf | None = None, men: int | None = None, **more: Typed) -> PaperBoard:
    """A row; more fields by the names of their columns."""
    given: dict[PaperColumn, Typed | None] = {C.WINNER: winner, C.QUEEN: queen, C.MEN: men}
    given |= {PaperColumn[name.upper()]: value for name, value in more.items()}
    return PaperBoard({column: value for column, value in given.items() if value is not None})


NINE = board(A, QueenOf.A, 9)
FINISHED = (NINE, board(B, QueenOf.A, 4), board(A, QueenOf.A, 7), board(A, QueenOf.B, 3))
"""12–0, 12–4, 22–4, 25–4."""


def form(*boards: PaperBoard, **more: Any) -> PaperForm:
    return replace(PaperForm(games=(boards,), started=STARTED), **more)


def faults(reading: PaperReading) -> list[str]:
    return [said.sentence for said in reading.faults]


# What follows from what is typed in


def test_what_the_boards_come_to() -> None:
    reading = reading_of(ONE_GAME, form(*FINISHED))

    assert [sums.points for sums in reading.sums[0]] == [12, 4, 10, 3]
    assert [sums.totals for sums in reading.sums[0]] == [BySide(12, 0), BySide(12, 4), BySide(22, 4), BySide(25, 4)]
    assert [sums.breaker for sums in reading.sums[0]] == [Seat.A1, Seat.B1, Seat.A1, Seat.B1]
    assert reading.faults == reading.doubts == ()
    assert reading.typed is not None
    assert reading.typed.record.state.winner is A


def test_totals_are_known_up_to_a_board_that_is_not_finished() -> None:
    reading = reading_of(ONE_GAME, form(NINE, board(B), NINE))

    assert [sums.totals for sums in reading.sums[0]] == [BySide(12, 0), None, None]
    assert faults(reading) == [
        "Game 1, board 2: Choose who covered the Queen, or nobody.",
        "Game 1, board 2: Type in how many men were left.",
    ]
    assert reading.faults[0].cell == (0, 1, C.QUEEN)


@pytest.mark.parametrize(
    ("boards", "sentence"),
    [
        ((), "Type in the first board: who won it, the Queen, the men."),
        ((board(None, QueenOf.A, 3),), "Game 1, board 1: Choose who won it."),
        ((board(A, QueenOf.A, 10),), "Game 1, board 1: Of the other side 0 to 9 men are left, not 10."),
        ((board(A, QueenOf.A, 4, points=13),), "Game 1, board 1: A board counts 1 to 12 points, not 13."),
        (
            (NINE, board(B, QueenOf.B, 4, total_b=8)),
            "Game 1, board 2: The boards add up to 7, not to the 8 written: correct one of them.",
        ),
        ((*FINISHED, NINE), "Game 1, board 5: Game 1 was over after board 4."),
        ((board(A, QueenOf.B, 4, slam=Slam.WHITE),), "Game 1, board 1: A white slam is the breaker’s, with the Queen."),
    ],
)
def test_one_sentence_for_each_fault(boards: tuple[PaperBoard, ...], sentence: str) -> None:
    reading = reading_of(ONE_GAME, form(*boards))

    assert faults(reading) == [sentence]
    assert reading.typed is None


@pytest.mark.parametrize(
    ("boards", "sentence"),
    [
        ((board(A, QueenOf.A, 6, points=10),), "Game 1, board 1: Men and Queen make 9, not 10."),
        (
            (*FINISHED[:3], board(A, QueenOf.A, 4, points=7)),
            "Game 1, board 4: From 22 points on the Queen counts nothing: men and Queen make 4, not 7.",
        ),
        (
            (NINE, board(A, QueenOf.A, 3, breaker=Seat.A1)),
            "Game 1, board 2: By the order of play it would be another one’s turn to break.",
        ),
        (
            (board(A, QueenOf.NOBODY, 3),),
            "Game 1, board 1: A board is hardly ever won while nobody has covered the Queen.",
        ),
    ],
)
def test_what_may_be_a_slip_is_asked_about(boards: tuple[PaperBoard, ...], sentence: str) -> None:
    reading = reading_of(ONE_GAME, form(*boards))

    assert [said.sentence for said in reading.doubts] == [sentence]
    assert reading.typed is not None


def test_faults_of_a_whole_game_and_of_the_sheet() -> None:
    best_of_three = replace(SINGLES, competition=replace(SINGLES.competition, boards=8))
    unfinished = PaperForm(games=((NINE,), (NINE,)), started=STARTED)

    assert faults(reading_of(best_of_three, unfinished)) == ["Game 1 is not over yet."]
    over = form(*FINISHED, ended=(Ending.CONCEDED, B))
    assert faults(reading_of(ONE_GAME, over)) == ["The match was won at the board: nothing else ended it."]


def test_the_extra_board_is_tossed_for() -> None:
    level = replace(ONE_GAME, competition=replace(ONE_GAME.competition, boards=2))
    boards = (board(A, QueenOf.A, 4), board(B, QueenOf.B, 4))

    open_ = reading_of(level, form(*boards, NINE))
    told = reading_of(level, form(*boards, replace(NINE.with_(C.BREAKER, Seat.B1))))

    assert faults(open_) == ["Game 1, board 3: A toss decides who breaks: choose who did."]
    assert told.typed is not None
    assert told.typed.record.state.winner is A


def test_who_breaks_in_doubles_and_in_the_next_game() -> None:
    games = ((NINE, NINE, board(A, QueenOf.A, 1)), (NINE,))

    reading = reading_of(DOUBLES, PaperForm(games=games, first=Seat.B2))

    assert [sums.breaker for sums in reading.sums[0]] == [Seat.B2, Seat.A1, Seat.B1]
    assert [sums.breaker for sums in reading.sums[1]] == [Seat.A1]
    assert reading.doubts == ()


@pytest.mark.parametrize(("winner", "choice"), [(A, TossChoice.BREAK), (B, TossChoice.SIDE)])
def test_the_toss(winner: Side, choice: TossChoice) -> None:
    reading = reading_of(ONE_GAME, form(NINE, toss_winner=winner))

    assert reading.typed is not None
    assert Toss(winner, choice) in [logged.entry for logged in reading.typed.record.entries]


def test_how_it_ended_and_remarks() -> None:
    def ended(ending: Ending, remarks: str) -> PaperReading:
        return reading_of(ONE_GAME, form(NINE, ended=(ending, B), remarks=remarks))

    conceded = ended(Ending.CONCEDED, "He felt ill").typed
    assert conceded is not None
    assert Noted("He felt ill") in [logged.entry for logged in conceded.record.entries]
    for ending, entry in ((Ending.DISQUALIFIED, Disqualified(B, "Shouted")), (Ending.WALKOVER, WalkedOver(A, "Late"))):
        assert faults(ended(ending, "")) == ["Write under remarks why the match ended so."]
        reason = entry.reason
        typed = ended(ending, reason).typed
        assert typed is not None
        assert typed.record.entries[-1].entry == entry
        assert (typed.record.state.status, typed.record.state.winner) == (Status.FINISHED, A)


# The table


@pytest.fixture
def table(qapp: QApplication) -> PaperTable:
    made = PaperTable(ONE_GAME, 0)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def shown(table: PaperTable, typed: PaperForm) -> PaperReading:
    reading = reading_of(ONE_GAME, typed)
    table.show_form(typed, reading)
    return reading


def cell(table: QAbstractItemModel, row: int, column: PaperColumn, role: int = Qt.ItemDataRole.DisplayRole) -> object:
    return table.index(row, column).data(role)


def test_the_table_shows_what_is_typed_and_what_follows(table: PaperTable) -> None:
    shown(table, form(*FINISHED))

    row = [cell(table, 1, column) for column in PaperColumn]
    assert row == ["Player B1", "Player B1", "Player A1", "4", "4", "12", "4", ""]
    assert cell(table, 1, C.POINTS, Qt.ItemDataRole.FontRole) is not None, "what follows stands in italics"
    assert cell(table, 1, C.MEN, Qt.ItemDataRole.FontRole) is None
    assert cell(table, 1, C.MEN, Qt.ItemDataRole.AccessibleTextRole) == "Board 2, C/m: 4."


def test_the_table_marks_what_is_wrong_by_a_sign(table: PaperTable) -> None:
    shown(table, form(NINE, board(B, QueenOf.A, 4, total_b=5)))

    assert cell(table, 1, C.TOTAL_B) == "⚠ 5"
    assert "add up to 4" in str(cell(table, 1, C.TOTAL_B, Qt.ItemDataRole.ToolTipRole))
    assert "add up to 4" in str(cell(table, 1, C.TOTAL_B, Qt.ItemDataRole.AccessibleTextRole))


def test_there_is_always_a_row_more(table: PaperTable) -> None:
    assert table.rowCount() == 8
    shown(table, form(*[board(A, QueenOf.B, 1)] * 8))
    assert table.rowCount() == 9
    shown(table, form(NINE))
    assert table.rowCount() == 8


def test_only_what_fits_a_field_goes_into_it(table: PaperTable) -> None:
    typed: list[tuple[int, PaperBoard]] = []
    table.typed.connect(lambda row, made: typed.append((row, made)))

    assert not table.setData(table.index(0, C.WINNER), "a stranger")
    assert not table.setData(table.index(0, C.MEN), "many")
    assert table.setData(table.index(2, C.MEN), 4)
    assert table.setData(table.index(2, C.MEN), None)

    assert typed == [(2, PaperBoard({C.MEN: 4}))]


# The form

_W = TypeVar("_W", bound=QWidget)


class Typing:
    """The form on the screen, and the matches that it keeps."""

    def __init__(self, qtbot: QtBot, typed: PaperForm | None = None, setup: Setup = ONE_GAME) -> None:
        self.kept: list[TypedSheet] = []
        self.why_not = ""
        self.dialog = PaperDialog(setup, typed or PaperForm(), "2026-11-21", self.keep)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        self.dialog.activateWindow()
        qtbot.waitUntil(self.dialog.isActiveWindow)
        self.view = self.part(PaperView, "game_1")

    def keep(self, typed: TypedSheet) -> str:
        self.kept.append(typed)
        return self.why_not

    def part(self, kind: type[_W], name: str) -> _W:
        found = self.dialog.findChild(kind, name)
        assert isinstance(found, kind)
        return found

    @property
    def problem(self) -> str:
        return self.part(QWidget, "problem").accessibleName()

    def type(self, text: str) -> None:
        """Type into the field that is open, or open it by typing."""
        for key in text:
            QTest.keyClicks(QApplication.focusWidget() or self.view, key)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.view, key)
            QApplication.processEvents()  # a field is closed by Qt in its own time


def test_a_board_is_typed_in_by_keyboard_alone(qtbot: QtBot) -> None:
    names = replace(ONE_GAME, sides=BySide((Player("Asha"),), (Player("Bilal"),)))
    typing = Typing(qtbot, setup=names)
    typing.view.setFocus()

    for keys in ("aa9", "ba4", "231"):
        typing.type(keys)  # a name is chosen by its first letter or its number in the list
        typing.press(Qt.Key.Key_Return)

    boards = typing.dialog.form().boards(0)
    assert boards == (NINE, board(B, QueenOf.A, 4), board(B, QueenOf.NOBODY, 1))
    assert typing.view.currentIndex().row() == 3
    assert typing.problem == "Enter when the match began, such as 10:30."
    assert typing.kept == []


def test_a_field_is_emptied(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(NINE))
    typing.view.setFocus()
    typing.view.show_field(0, C.MEN)

    typing.press(Qt.Key.Key_Delete)

    assert typing.dialog.form().boards(0) == (board(A, QueenOf.A),)


def test_a_field_is_typed_in_by_mouse(qtbot: QtBot) -> None:
    typing = Typing(qtbot)
    view = typing.view

    def open_field(row: int, column: PaperColumn) -> None:
        view.show_field(row, column)
        view.edit(view.currentIndex())

    open_field(0, C.WINNER)
    box = typing.part(QComboBox, "paper_choice")
    assert box.currentText() == "", "nothing is chosen for him"
    box.setCurrentIndex(1)
    box.activated.emit(1)
    open_field(0, C.MEN)
    line = typing.part(QLineEdit, "paper_number")
    QTest.keyClicks(line, "4")
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert typing.dialog.form().boards(0) == (board(B, None, 4),)
    assert view.currentIndex().row() == 1, "the next board follows"

    open_field(0, C.MEN)
    typing.press(Qt.Key.Key_Backspace, Qt.Key.Key_Return)
    assert typing.dialog.form().boards(0) == (board(B),)


@pytest.mark.parametrize("leaving", [Qt.Key.Key_Tab, Qt.Key.Key_Return])
def test_a_choice_that_is_left_as_it_was_opened_chooses_nothing(qtbot: QtBot, leaving: Qt.Key) -> None:
    typing = Typing(qtbot, form(board(A, None, 4)))
    typing.view.show_field(0, C.QUEEN)
    typing.view.edit(typing.view.currentIndex())
    assert isinstance(QApplication.focusWidget(), QComboBox)

    typing.press(leaving)

    assert typing.view.currentIndex().column() == C.MEN
    assert typing.dialog.form().boards(0) == (board(A, None, 4),)


def test_a_letter_that_begins_several_names_chooses_none(qtbot: QtBot) -> None:
    typing = Typing(qtbot)
    typing.view.setFocus()

    typing.type("p")

    assert typing.dialog.form().boards(0) == ()
    assert typing.part(QComboBox, "paper_choice").isVisible(), "they are offered instead"


def test_accepting_a_form_with_a_fault_says_it_again(qtbot: QtBot) -> None:
    typing = Typing(qtbot)
    typing.dialog.warn("")

    typing.dialog.accept()

    assert typing.problem == "Type in the first board: who won it, the Queen, the men."
    assert typing.kept == []


def test_a_finished_sheet_is_kept_with_its_times(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(*FINISHED))
    accept = typing.part(QPushButton, "accept")
    assert accept.isEnabled()
    typing.part(QLineEdit, "began").setText("25:00")
    assert typing.problem == "Enter when the match began, such as 10:30."
    typing.part(QLineEdit, "began").setText("9:05")
    typing.part(QLineEdit, "finished").setText("soon")
    assert "as a time such as 11:45" in typing.problem
    typing.part(QLineEdit, "finished").setText("10:00")
    typing.part(QLineEdit, "played_on").setText("yesterday")
    assert typing.problem == "Enter the date of the match, such as 2026-11-21."
    typing.part(QLineEdit, "played_on").setText("2026-11-20")
    typing.part(QLineEdit, "remarks").setText("The light failed")
    assert typing.problem == ""

    accept.click()

    (typed,) = typing.kept
    entries = typed.record.entries
    assert entries[0].at.startswith("2026-11-20T09:05:00.000")
    assert entries[-1].at.startswith("2026-11-20T10:00:00.000")
    assert Noted("The light failed") in [logged.entry for logged in entries]
    assert not typing.dialog.isVisible()


def test_a_doubt_has_to_be_put_aside(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(board(A, QueenOf.A, 6, points=10)))
    accept, sure = typing.part(QPushButton, "accept"), typing.part(QCheckBox, "sure")
    assert typing.problem == "Look at this once more: Game 1, board 1: Men and Queen make 9, not 10."
    assert not accept.isEnabled()

    sure.click()
    assert accept.isEnabled()

    typing.view.model().setData(typing.view.model().index(0, C.POINTS), 11)
    assert not sure.isChecked(), "another doubt is to be looked at anew"
    assert not accept.isEnabled()
    typing.view.model().setData(typing.view.model().index(0, C.POINTS), None)
    assert not sure.isVisible()
    assert accept.isEnabled()


def test_what_cannot_be_kept_stays_typed(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(*FINISHED))
    typing.why_not = "The disk is full: make room, then try again."

    typing.part(QPushButton, "accept").click()

    assert typing.dialog.isVisible()
    assert typing.problem == "The disk is full: make room, then try again."
    assert typing.dialog.form().boards(0) == FINISHED


def test_every_part_has_a_name(qtbot: QtBot) -> None:
    typing = Typing(qtbot, setup=replace(SINGLES, competition=replace(SINGLES.competition, boards=8)))

    for kind in (QLineEdit, QComboBox, QCheckBox, QPushButton, PaperView):
        for part in typing.dialog.findChildren(kind):
            assert part.objectName()
            assert part.accessibleName()


def test_long_names_leave_the_form_its_width(qtbot: QtBot) -> None:
    long = "Jean-Baptiste de la Rochefoucauld-Liancourt et de la Tour d’Auvergne"
    pairs = [tuple(Player(f"{long} {side}{number}") for number in (1, 2)) for side in "ab"]
    sides = BySide(*pairs)

    typing = Typing(qtbot, setup=replace(DOUBLES, sides=sides))

    assert typing.dialog.minimumSizeHint().width() <= 1000


# In the window


def test_a_paper_sheet_becomes_a_match_in_the_library(qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(qtbot)
    agree(hands)
    dialog = hands.find(PaperDialog, "paper_dialog")
    fill(dialog, FINISHED)
    part(dialog, QPushButton, "accept").click()

    (summary,) = hands.library.matches(MatchQuery())
    assert (summary.status, summary.games, summary.started[:10]) == (Status.FINISHED, BySide(1, 0), "2026-11-21")
    assert "The match is kept" in hands.said()
    match = hands.library.read(summary.id)
    boards = sheet_of(hands.library.open(summary.id).record).games[0].boards
    assert [(each.points.men, each.points.queen) for each in boards] == [(9, 3), (4, 0), (7, 3), (3, 0)]
    content, notes = sol_bytes((match,), "x.sol")
    assert b'"coins1": 7' in content
    assert notes == ()


def test_what_was_typed_is_there_again(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    agree(hands)
    dialog = hands.find(PaperDialog, "paper_dialog")
    fill(dialog, FINISHED[:2])
    hands.store.is_full = True
    part(dialog, QPushButton, "accept").click()
    assert "full" in part(dialog, QWidget, "problem").accessibleName()
    dialog.reject()
    dialog.setParent(None)

    hands.store.is_full = False
    hands.window.findChildren(QAction, "menu_type_sheet")[0].trigger()
    again = hands.find(NewMatchDialog, "new_match_dialog")
    assert part(again, QLineEdit, "player_a1").text() == "Asha"
    part(again, QPushButton, "accept").click()
    boards = hands.find(PaperDialog, "paper_dialog")
    assert boards.form().boards(0) == FINISHED[:2]
    assert boards.form().started[11:16] == "10:30"
    part(boards, QPushButton, "accept").click()

    assert hands.room.session is not None, "a match that is not over is gone on with"
    assert hands.room.session.record.state.game is not None
    assert hands.room.session.record.state.game.score == BySide(12, 4)


def test_who_played_is_there_again_too(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.window.findChildren(QAction, "menu_type_sheet")[0].trigger()
    first = hands.find(NewMatchDialog, "new_match_dialog")
    part(first, QLineEdit, "player_a1").setText("Asha")
    first.reject()
    first.setParent(None)

    hands.window.findChildren(QAction, "menu_type_sheet")[0].trigger()

    again = hands.find(NewMatchDialog, "new_match_dialog")
    assert part(again, QLineEdit, "player_a1").text() == "Asha"
    again.reject()


def test_where_nothing_can_be_kept_no_sheet_is_asked_for(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    told: list[str] = []
    hands.room.paperwork.told.connect(told.append)
    from carrom_desk.gui.now.intents import Ask

    assert hands.room.paperwork.do(Ask.TYPE_SHEET, library(MemoryStore()), None, "Another desk has it open.")

    assert told == ["Another desk has it open."]


def part(within: QWidget, kind: type[_W], name: str) -> _W:
    found = within.findChild(kind, name)
    assert isinstance(found, kind)
    return found


def agree(hands: Hands) -> None:
    """Ask for a paper sheet, and say who played one game."""
    hands.window.findChildren(QAction, "menu_type_sheet")[0].trigger()
    agreed = hands.find(NewMatchDialog, "new_match_dialog")
    for name, text in (("player_a1", "Asha"), ("player_b1", "Bilal")):
        part(agreed, QLineEdit, name).setText(text)
    agreed.show_form(replace(agreed.form(), competition=ONE_GAME.competition))
    part(agreed, QPushButton, "accept").click()
    agreed.setParent(None)


def fill(dialog: PaperDialog, boards: tuple[PaperBoard, ...]) -> None:
    """Type boards in."""
    model = part(dialog, PaperView, "game_1").model()
    for row, typed in enumerate(boards):
        for column, value in typed.fields.items():
            assert model.setData(model.index(row, column), value)
    part(dialog, QLineEdit, "played_on").setText("2026-11-21")
    part(dialog, QLineEdit, "began").setText("10:30")
