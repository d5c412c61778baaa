"""Screen readers find every piece as a control with its state, and can mark it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.board.piece_controls import PieceButton
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.presentation.board.picture import BoardPicture, QueenPicture, QueenState
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind
from tests.gui.board.umpire import Umpire

TOGGLE = QAccessibleActionInterface.toggleAction()


def reader(widget: QWidget) -> QAccessibleInterface:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface


def children(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(interface.childCount()):
        child = interface.child(index)
        assert child is not None
        yield child


def test_the_board_has_every_piece_as_a_control(umpire: Umpire) -> None:
    found = [child for child in children(reader(umpire.board)) if child.role() is QAccessible.Role.CheckBox]
    names = [child.text(QAccessible.Text.Name) for child in found]

    assert names == [
        *(f"White man {number}" for number in range(1, 10)),
        *(f"Black man {number}" for number in range(1, 10)),
        "Queen",
        "Striker",
    ]
    assert len({child.object().objectName() for child in found}) == 20


@pytest.mark.parametrize(
    ("name", "description", "is_disabled"),
    [
        ("piece_white_7", "on the board", False),
        ("piece_white_8", "off the board", True),
        ("piece_black_6", "on the board", False),
        ("piece_black_7", "off the board", True),
        ("piece_queen", "on the board", False),
        ("piece_striker", "on the board", False),
    ],
)
def test_a_control_says_how_its_piece_stands(umpire: Umpire, name: str, description: str, is_disabled: bool) -> None:
    piece = reader(umpire.button(name))

    assert piece.text(QAccessible.Text.Description) == description
    assert bool(piece.state().disabled) is is_disabled
    assert piece.state().checkable
    assert not piece.state().checked
    assert piece.state().focusable


def test_the_toggle_action_marks_and_takes_the_mark_back(umpire: Umpire) -> None:
    piece = reader(umpire.button("piece_black_2"))
    actions = piece.actionInterface()
    assert actions is not None
    assert TOGGLE in actions.actionNames()

    actions.doAction(TOGGLE)
    assert piece.state().checked
    assert piece.text(QAccessible.Text.Description) == "pocketed in this stroke"

    actions.doAction(TOGGLE)
    assert not piece.state().checked
    assert umpire.asked == [("+", PieceKind.BLACK, Mark.POCKETED), ("-", PieceKind.BLACK, Mark.POCKETED)]


def test_controls_lie_over_their_pieces_and_are_passed_through_by_the_mouse(umpire: Umpire) -> None:
    boxes = [button.geometry() for button in umpire.pieces()]

    for button in umpire.pieces():
        assert button.isVisible()
        assert button.geometry().width() == button.geometry().height() or abs(button.width() - button.height()) <= 1
        assert umpire.board.childAt(button.geometry().center()) is None
    assert all(36 <= box.width() <= 60 for box in boxes)


def test_the_style_of_a_window_does_not_move_the_pieces(qtbot: QtBot) -> None:
    def boxes(style: str) -> list[QRect]:
        window = QWidget()
        qtbot.addWidget(window)
        window.setStyleSheet(style)
        board = BoardView(load_theme(ThemeName.LIGHT), window)
        board.resize(600, 680)
        window.show()
        board.show_board(BoardPicture(quarter_turns=2))
        return [button.geometry() for button in board.findChildren(PieceButton)]

    assert boxes(load_theme(ThemeName.LIGHT).stylesheet()) == boxes("")


def test_why_nothing_can_be_marked_is_said_by_the_board_and_by_every_piece(umpire: Umpire) -> None:
    umpire.show(replace(umpire.picture, refusal="Call “Play” first."))

    assert reader(umpire.board).text(QAccessible.Text.Description).startswith("Call “Play” first. · ")
    for button in umpire.pieces():
        assert not button.isEnabled()
        assert button.accessibleDescription().endswith(" · Call “Play” first.")


def test_the_board_describes_itself(umpire: Umpire) -> None:
    umpire.show(
        replace(
            umpire.picture,
            queen=QueenPicture(QueenState.COVERED, PieceKind.BLACK),
            to_place=Marks(2, 1),
            owed=Marks(0, 1),
            pressed_mark=Mark.JUMPED,
        )
    )

    assert reader(umpire.board).text(QAccessible.Text.Name) == "Carrom board"
    assert reader(umpire.board).text(QAccessible.Text.Description) == (
        "Player A1 · white · to play · Player B1 · black · next piece: jumped off · on the board: 7 "
        "white, 6 black · Queen covered by black · black owes 1 · to place: 2 white, 1 black"
    )


def test_nothing_is_said_again_that_has_not_changed(umpire: Umpire) -> None:
    class Listener(QObject):
        def __init__(self) -> None:
            super().__init__()
            self.heard: list[str] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.EnabledChange:
                self.heard.append(watched.objectName())
            return False

    listener = Listener()
    for button in umpire.board.findChildren(PieceButton):
        button.installEventFilter(listener)
    umpire.show(replace(umpire.picture, on_board=Marks(6, 6)))

    assert listener.heard == ["piece_white_7"]
