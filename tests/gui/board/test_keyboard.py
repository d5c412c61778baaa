"""The keyboard reaches every piece, as one group, and marks as the mouse does."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.presentation.board.picture import BoardPicture
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind
from tests.gui.board.umpire import SINGLES, Umpire

KEYS = Qt.Key


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.objectName() if widget is not None else ""


def key(which: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, which)


def enter(umpire: Umpire, name: str) -> None:
    umpire.button(name).setFocus()
    assert focused() == name


def test_tab_enters_the_group_at_one_piece_and_leaves_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before, board, after = QLineEdit(), BoardView(load_theme(ThemeName.LIGHT)), QLineEdit()
    before.setObjectName("before")
    after.setObjectName("after")
    column = QVBoxLayout(window)
    for widget in (before, board, after):
        column.addWidget(widget)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before.setFocus()
    stops = []
    for _ in range(3):
        key(KEYS.Key_Tab)
        stops.append(focused())

    assert stops == ["piece_striker", "after", "before"]


@pytest.mark.parametrize("forth", [KEYS.Key_Right, KEYS.Key_Left])
def test_left_and_right_go_round_through_all_pieces_on_the_board(umpire: Umpire, forth: Qt.Key) -> None:
    enter(umpire, "piece_striker")
    visited = []
    for _ in range(15):
        key(forth)
        visited.append(focused())

    on_board = {button.objectName() for button in umpire.pieces() if button.isEnabled()}
    assert set(visited) == on_board
    assert visited[-1] == "piece_striker"


def test_up_and_down_go_to_the_nearest_in_that_direction(umpire: Umpire) -> None:
    enter(umpire, "piece_striker")
    visited = []
    for which in (KEYS.Key_Up, KEYS.Key_Up, KEYS.Key_Up, KEYS.Key_Up, KEYS.Key_Down, KEYS.Key_Down, KEYS.Key_Down):
        key(which)
        visited.append(focused())

    assert visited[:4] == ["piece_white_3", "piece_queen", "piece_black_3", "piece_black_3"]
    assert visited[4:] == ["piece_queen", "piece_white_3", "piece_striker"]


def test_home_and_end_go_to_the_first_and_the_last(umpire: Umpire) -> None:
    enter(umpire, "piece_queen")
    key(KEYS.Key_End)
    assert focused() == "piece_striker"
    key(KEYS.Key_Down)
    assert focused() == "piece_striker"
    key(KEYS.Key_Home)
    assert umpire.at(focused()).y() == min(
        piece.geometry().center().y() for piece in umpire.pieces() if piece.isEnabled()
    )


def test_space_marks_and_takes_the_mark_back(umpire: Umpire) -> None:
    enter(umpire, "piece_white_3")
    key(KEYS.Key_Space)
    assert umpire.marked() == {"piece_white_3": "pocketed in this stroke"}
    key(KEYS.Key_Space)

    assert umpire.marked() == {}
    assert umpire.asked == [("+", PieceKind.WHITE, Mark.POCKETED), ("-", PieceKind.WHITE, Mark.POCKETED)]


def test_space_with_j_held_down_means_jumped(umpire: Umpire) -> None:
    enter(umpire, "piece_queen")
    QTest.keyPress(umpire.button("piece_queen"), KEYS.Key_J)
    key(KEYS.Key_Space)
    QTest.keyRelease(umpire.button("piece_queen"), KEYS.Key_J)

    assert umpire.asked == [("+", PieceKind.QUEEN, Mark.JUMPED)]


def test_after_a_press_the_keyboard_goes_on_from_the_pressed_piece(umpire: Umpire) -> None:
    umpire.board.setFocus()
    umpire.press("piece_black_2")
    key(KEYS.Key_Right)

    assert focused() == "piece_black_6"


def test_space_belongs_to_the_focused_piece_and_else_to_the_window(umpire: Umpire) -> None:
    used = []
    shortcut = QShortcut(QKeySequence(KEYS.Key_Space), umpire.board)
    shortcut.activated.connect(lambda: used.append("window"))
    enter(umpire, "piece_queen")
    key(KEYS.Key_Space)
    assert used == []
    assert len(umpire.asked) == 1

    umpire.board.setFocus()
    key(KEYS.Key_Space)
    assert used == ["window"]
    assert len(umpire.asked) == 1


def test_when_the_focused_man_leaves_the_board_the_keyboard_stays_with_the_pieces(umpire: Umpire) -> None:
    enter(umpire, "piece_white_7")
    umpire.show(replace(umpire.picture, on_board=Marks(5, 6)))

    assert focused().startswith("piece_")
    assert umpire.button(focused()).isEnabled()


def test_while_nothing_can_be_marked_the_board_keeps_the_keyboard_and_gives_it_back(umpire: Umpire) -> None:
    enter(umpire, "piece_white_3")
    umpire.show(replace(umpire.picture, refusal="Not now."))
    assert focused() == "board"
    key(KEYS.Key_Right)
    assert focused() == "board"

    umpire.show(replace(umpire.picture, refusal=""))
    assert focused() == "piece_white_3"


@pytest.mark.parametrize(
    "change",
    [
        lambda picture: replace(picture, refusal="Not now."),
        lambda picture: replace(picture, on_board=Marks(1, 1)),
        lambda picture: replace(picture, quarter_turns=2),
    ],
)
def test_the_keyboard_is_never_taken_from_another_widget(
    qtbot: QtBot, change: Callable[[BoardPicture], BoardPicture]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    board, field = BoardView(load_theme(ThemeName.LIGHT), window), QLineEdit(window)
    field.setObjectName("field")
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    picture = BoardPicture(seats=SINGLES)
    for shown in (picture, change(picture), picture):
        board.show_board(shown)
        assert focused() == "field"
