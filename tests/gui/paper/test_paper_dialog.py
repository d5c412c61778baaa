"""The form for a paper sheet, by keyboard and by mouse."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.paper_form import PaperColumn, PaperForm, SideOrNobody
from carrom_desk.exchange.typed_sheet import TypedSheet
from carrom_desk.gui.kit.pressed_keys import native_code
from carrom_desk.gui.matches.paper.paper_dialog import PaperDialog
from carrom_desk.gui.matches.paper.table import PaperView
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from tests.fakes import DOUBLES, SINGLES
from tests.gui.paper.sheets import FINISHED, NINE, ONE_GAME, A, B, C, board, form
from tests.gui.parts import part


class Typing:
    """The form on the screen, and the matches it stores."""

    def __init__(self, qtbot: QtBot, typed: PaperForm | None = None, setup: Setup = ONE_GAME) -> None:
        self.kept: list[TypedSheet] = []
        self.why_not = ""
        self.dialog = PaperDialog(setup, typed or PaperForm(), "2026-11-21", self.keep)
        qtbot.addWidget(self.dialog)
        self.dialog.show()
        self.dialog.activateWindow()
        qtbot.waitUntil(self.dialog.isActiveWindow)
        self.view = part(self.dialog, PaperView, "game_1")

    def keep(self, typed: TypedSheet) -> str:
        self.kept.append(typed)
        return self.why_not

    @property
    def problem(self) -> str:
        return part(self.dialog, QWidget, "problem").accessibleName()

    def type(self, text: str) -> None:
        """Types into the open field, or opens it by typing."""
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
    assert boards == (NINE, board(B, SideOrNobody.A, 4), board(B, SideOrNobody.NOBODY, 1))
    assert typing.view.currentIndex().row() == 3
    assert typing.problem == "Enter the time the match started, such as 10:30."
    assert typing.kept == []


@pytest.mark.parametrize(
    "digits", ["0123456789", "०१२३४५६७८९", "۰۱۲۳۴۵۶۷۸۹", "à&é\"'(-è_ç"], ids=["us", "in", "pk", "fr"]
)
def test_a_board_is_typed_in_by_the_digits_of_any_keyboard(qtbot: QtBot, digits: str) -> None:
    typing = Typing(qtbot)
    typing.view.setFocus()

    for digit in "1112":
        text, native = digits[int(digit)], native_code(digit)
        press = QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), Qt.KeyboardModifier.NoModifier, *native, 0, text)
        QApplication.sendEvent(QApplication.focusWidget() or typing.view, press)
    typing.press(Qt.Key.Key_Return)

    assert typing.dialog.form().boards(0) == (board(A, SideOrNobody.A, 12),)


def test_delete_empties_a_field_of_the_paper_sheet(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(NINE))
    typing.view.setFocus()
    typing.view.setCurrentIndex(typing.view.model().index(0, C.MEN))

    typing.press(Qt.Key.Key_Delete)

    assert typing.dialog.form().boards(0) == (board(A, SideOrNobody.A),)


def test_a_field_is_typed_in_by_mouse(qtbot: QtBot) -> None:
    typing = Typing(qtbot)
    view = typing.view

    def open_field(row: int, column: PaperColumn) -> None:
        view.setCurrentIndex(view.model().index(row, column))
        view.edit(view.currentIndex())

    open_field(0, C.WINNER)
    box = part(typing.dialog, QComboBox, "paper_choice")
    assert box.currentText() == "", "nothing is chosen for him"
    box.setCurrentIndex(1)
    box.activated.emit(1)
    open_field(0, C.MEN)
    line = part(typing.dialog, QLineEdit, "paper_number")
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
    typing.view.setCurrentIndex(typing.view.model().index(0, C.QUEEN))
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
    assert part(typing.dialog, QComboBox, "paper_choice").isVisible(), "they are offered instead"


def test_accepting_a_form_with_a_fault_says_it_again(qtbot: QtBot) -> None:
    typing = Typing(qtbot)
    typing.dialog.warn("")

    typing.dialog.accept()

    assert typing.problem == "Enter the first board: winner, Queen and men."
    assert typing.kept == []


def test_a_finished_sheet_is_kept_with_its_times(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(*FINISHED))
    accept = part(typing.dialog, QPushButton, "accept")
    assert accept.isEnabled()
    part(typing.dialog, QLineEdit, "began").setText("25:00")
    assert typing.problem == "Enter the time the match started, such as 10:30."
    part(typing.dialog, QLineEdit, "began").setText("9:05")
    part(typing.dialog, QLineEdit, "finished").setText("soon")
    assert "the match finished, such as 11:45" in typing.problem
    part(typing.dialog, QLineEdit, "finished").setText("10:00")
    part(typing.dialog, QLineEdit, "played_on").setText("yesterday")
    assert typing.problem == "Enter the date of the match, such as 2026-11-21."
    part(typing.dialog, QLineEdit, "played_on").setText("2026-11-20")
    part(typing.dialog, QLineEdit, "remarks").setText("The light failed")
    assert typing.problem == ""

    accept.click()

    (typed,) = typing.kept
    entries = typed.record.entries
    assert entries[0].at.startswith("2026-11-20T09:05:00.000")
    assert entries[-1].at.startswith("2026-11-20T10:00:00.000")
    assert Noted("The light failed") in [logged.entry for logged in entries]
    assert not typing.dialog.isVisible()


def test_a_doubt_has_to_be_put_aside(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(board(A, SideOrNobody.A, 6, points=10)))
    accept, sure = part(typing.dialog, QPushButton, "accept"), part(typing.dialog, QCheckBox, "sure")
    assert typing.problem == "Please check: Game 1, board 1: Men and Queen make 9, not 10."
    assert not accept.isEnabled()

    sure.click()
    assert accept.isEnabled()

    typing.view.model().setData(typing.view.model().index(0, C.POINTS), 11)
    assert not sure.isChecked(), "another doubt is to be looked at again"
    assert not accept.isEnabled()
    typing.view.model().setData(typing.view.model().index(0, C.POINTS), None)
    assert not sure.isVisible()
    assert accept.isEnabled()


def test_what_cannot_be_kept_stays_typed(qtbot: QtBot) -> None:
    typing = Typing(qtbot, form(*FINISHED))
    typing.why_not = "The disk is full: make room, then try again."

    part(typing.dialog, QPushButton, "accept").click()

    assert typing.dialog.isVisible()
    assert typing.problem == "The disk is full: make room, then try again."
    assert typing.dialog.form().boards(0) == FINISHED


def test_every_part_has_a_name(qtbot: QtBot) -> None:
    typing = Typing(qtbot, setup=replace(SINGLES, competition=replace(SINGLES.competition, boards=8)))

    for kind in (QLineEdit, QComboBox, QCheckBox, QPushButton, PaperView):
        for each in typing.dialog.findChildren(kind):
            assert each.objectName()
            assert each.accessibleName()


def test_long_names_leave_the_form_its_width(qtbot: QtBot) -> None:
    long = "Jean-Baptiste de la Rochefoucauld-Liancourt et de la Tour d’Auvergne"
    pairs = [tuple(Player(f"{long} {side}{number}") for number in (1, 2)) for side in "ab"]
    sides = BySide(*pairs)

    typing = Typing(qtbot, setup=replace(DOUBLES, sides=sides))

    assert typing.dialog.minimumSizeHint().width() <= 1000
