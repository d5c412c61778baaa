"""An umpire at a board: presses, and a desk that answers every request with the next picture."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.match.side import Seat
from carrom_desk.presentation.board.geometry import CENTRE, Pocket, striker_place
from carrom_desk.presentation.board.picture import BoardEdge, BoardPicture, SeatPicture
from carrom_desk.presentation.stroke_draft import Mark, PieceKind, StrokeDraft
from tests.gui.parts import part

SINGLES = (
    SeatPicture(Seat.A1, "Player A1", PieceKind.WHITE, is_in_turn=True),
    SeatPicture(Seat.B1, "Player B1", PieceKind.BLACK),
)
DOUBLES = (
    SeatPicture(Seat.A1, "Player A1", PieceKind.WHITE),
    SeatPicture(Seat.B1, "Player B1", PieceKind.BLACK, is_in_turn=True),
    SeatPicture(Seat.A2, "Player A2", PieceKind.WHITE),
    SeatPicture(Seat.B2, "Player B2", PieceKind.BLACK),
)


class Umpire:
    """Works a board on the screen; `asked` lists its requests, with `+` for a mark and `-` for a removed one."""

    def __init__(self, board: BoardView, qtbot: QtBot, picture: BoardPicture) -> None:
        self.board = board
        self.picture = picture
        self.draft = StrokeDraft()
        self.asked: list[tuple[str, PieceKind, Mark]] = []
        self.is_obeyed = True
        """True when the desk grants every requested mark."""
        qtbot.addWidget(board)
        board.mark_requested.connect(self._mark)
        board.unmark_requested.connect(self._unmark)
        board.resize(600, 680)
        board.show_board(picture)
        board.show()
        qtbot.waitExposed(board)
        board.activateWindow()
        qtbot.waitUntil(board.isActiveWindow)
        # A window gives the keyboard to its first control: here to a piece.
        board.setFocus()

    def show(self, picture: BoardPicture) -> None:
        """Shows another picture, with the marks of the draft."""
        self.picture = picture
        self.board.show_board(replace(picture, pocketed=self.draft.pocketed, jumped=self.draft.jumped))

    def wear(self, name: ThemeName) -> None:
        """Changes the window's theme."""
        self.board.set_theme(load_theme(name))

    def button(self, name: str) -> QAbstractButton:
        """Returns a control of the board."""
        return part(self.board, QAbstractButton, name)

    def pieces(self) -> list[QAbstractButton]:
        """Returns the controls of all pieces in tree order."""
        buttons = self.board.findChildren(QAbstractButton)
        return [button for button in buttons if button.objectName().startswith("piece_")]

    def at(self, name: str) -> QPoint:
        """Returns the centre of a piece."""
        return self.button(name).geometry().center()

    def at_pocket(self, pocket: Pocket) -> QPoint:
        """Returns the centre of a pocket."""
        queen, striker = self.at("piece_queen"), self.at("piece_striker")
        scale = (striker.y() - queen.y()) / striker_place(BoardEdge.BOTTOM).distance_to(CENTRE)
        offset = pocket.centre.moved(-CENTRE.x, -CENTRE.y)
        return queen + QPoint(round(offset.x * scale), round(offset.y * scale))

    def press(self, where: str | QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Presses and releases, some time after the last press."""
        self.settle()
        QTest.mouseClick(self.board, button, pos=self.at(where) if isinstance(where, str) else where)

    def settle(self) -> None:
        """Lets so much time pass that a press may take a mark away."""
        for timer in self.board.findChildren(QTimer, "settling"):
            timer.stop()

    def press_right(self, where: str | QPoint) -> None:
        """Presses and releases the right button."""
        self.press(where, Qt.MouseButton.RightButton)

    def marked(self) -> dict[str, str]:
        """Returns the checked pieces with their texts."""
        return {button.objectName(): button.accessibleDescription() for button in self.pieces() if button.isChecked()}

    def _mark(self, kind: PieceKind, mark: Mark) -> None:
        self._answer("+", kind, mark, 1)

    def _unmark(self, kind: PieceKind, mark: Mark) -> None:
        self._answer("-", kind, mark, -1)

    def _answer(self, sign: str, kind: PieceKind, mark: Mark, by: int) -> None:
        assert isinstance(kind, PieceKind)
        assert isinstance(mark, Mark)
        self.asked.append((sign, kind, mark))
        if self.is_obeyed:
            self.draft = self.draft.marked(kind, mark, by)
            self.show(self.picture)
