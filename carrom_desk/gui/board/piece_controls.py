"""Pieces as focusable controls for keyboard and screen readers.

Tab focuses a piece, arrow keys move on; the board paints the pieces and handles the mouse.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from carrom_desk.presentation.board.picture import BoardPicture
from carrom_desk.presentation.board.pieces import (
    ALL_PIECES,
    STRIKER,
    PieceId,
    PieceState,
    Standings,
    piece_name,
    piece_text,
)

from .layout import Places

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class PieceButton(QAbstractButton):
    """Invisible button over a piece: checked if the piece is marked, disabled if it is blocked.

    Mouse and touch events pass through to the board, so that a press counts once wherever it lands.
    """

    asked = Signal(object)
    """Emitted to change the piece's mark (`PieceId`); the next picture shows the result."""
    focus_changed = Signal()

    def __init__(self, piece: PieceId, parent: QWidget) -> None:
        super().__init__(parent)
        self.piece = piece
        self._standing = PieceState.ON_BOARD
        self.setObjectName(piece.object_name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setUpdatesEnabled(False)  # the board paints the piece
        self.toggled.connect(self._ask)

    def show_standing(self, standing: PieceState, refusal: str) -> None:
        """Sets the piece's state, and the reason why it is blocked (empty if it is not)."""
        self._standing = standing
        self.setAccessibleName(piece_name(self.piece))
        self.setAccessibleDescription(piece_text(standing, refusal))
        self.setChecked(standing.is_marked)
        self.setEnabled(standing is not PieceState.OFF_BOARD and not refusal)

    def _ask(self, is_checked: bool) -> None:
        if is_checked is self._standing.is_marked:
            return
        self.asked.emit(self.piece)
        # The button keeps its state until it is set.
        self.setChecked(self._standing.is_marked)

    def paintEvent(self, event: QPaintEvent) -> None:
        pass

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


_ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class PieceGroup(QObject):
    """Creates the controls of all pieces, positions them and moves the focus between them."""

    asked = Signal(object)
    """Emitted to change the mark of a piece (`PieceId`)."""
    focus_changed = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._buttons = {piece: PieceButton(piece, board) for piece in ALL_PIECES}
        self._discs: Mapping[PieceId, tuple[QPointF, float]] = {}
        self._standings: Standings = {}
        self._refusal = ""
        """Current accessible texts of the controls."""
        self._current = STRIKER
        self.focused: PieceId | None = None
        """Piece with the keyboard focus."""
        self._is_waiting = False
        """True when the board holds the focus until a piece can be marked again."""
        for button in self._buttons.values():
            button.asked.connect(self.asked)
            button.focus_changed.connect(self._follow_focus)
        self.choose(STRIKER)

    def show_pieces(self, picture: BoardPicture, standings: Standings, places: Places) -> None:
        """Updates positions and states of the controls, leaving unchanged ones alone."""
        if places.discs is not self._discs:
            self._discs = places.discs
            for piece, button in self._buttons.items():
                at, radius = self._discs[piece]
                reach = QPointF(radius, radius)
                button.setGeometry(QRectF(at - reach, at + reach).toAlignedRect())
        refusal = picture.refusal
        if refusal != self._refusal:
            self._standings = {}
        changed = [piece for piece in ALL_PIECES if standings[piece] is not self._standings.get(piece)]
        if not changed:
            return
        self._standings, self._refusal = standings, refusal
        # Before the focused control is disabled, as Qt would pass the focus to another widget.
        markable = [] if refusal else [piece for piece in ALL_PIECES if standings[piece] is not PieceState.OFF_BOARD]
        self._keep_the_keyboard(markable)
        for piece in changed:
            self._buttons[piece].show_standing(standings[piece], refusal)
        if self._is_waiting and markable:
            self._is_waiting = False
            if self._board.hasFocus():
                self._focus(self._current)

    def forget(self) -> None:
        """Forces all texts to be set again after a change of language."""
        self._standings = {}

    def choose(self, piece: PieceId) -> None:
        """Sets the piece that Tab focuses first."""
        self._buttons[self._current].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = piece
        self._buttons[piece].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def lead(self, key: int) -> bool:
        """Moves the focus; returns False if the key leads nowhere.

        Left and right go through all pieces in reading order, up and down to the nearest piece in that direction.
        """
        order = self._in_reading_order()
        if not order or key not in {*_ALONG, *_ACROSS, *_ENDS}:
            return False
        if self.focused is None:
            self._focus(self._current)
            return True
        way = Qt.Key(key)
        if way in _ALONG:
            self._focus(order[(order.index(self._current) + _ALONG[way]) % len(order)])
        elif way in _ACROSS:
            self._focus(self._across(order, _ACROSS[way]))
        else:
            self._focus(order[_ENDS[way]])
        return True

    def _follow_focus(self) -> None:
        self.focused = next((piece for piece, button in self._buttons.items() if button.hasFocus()), None)
        if self.focused is not None:
            self.choose(self.focused)
        self.focus_changed.emit()

    def _focus(self, piece: PieceId) -> None:
        self.choose(piece)
        self._buttons[piece].setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_the_keyboard(self, markable: list[PieceId]) -> None:
        if self._current in markable:
            return
        focused_name = self.focused is not None
        if markable:
            here = self._at(self._current)
            away = [(self._discs[piece][0] - here).manhattanLength() for piece in markable]
            self.choose(markable[away.index(min(away))])
            if focused_name:
                self._buttons[self._current].setEnabled(True)
                self._focus(self._current)
        elif focused_name:
            self._is_waiting = True
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _at(self, piece: PieceId) -> QPointF:
        return self._discs[piece][0]

    def _in_reading_order(self) -> list[PieceId]:
        there = (piece for piece, button in self._buttons.items() if button.isEnabled())
        return sorted(there, key=lambda piece: (round(self._at(piece).y()), self._at(piece).x()))

    def _across(self, order: list[PieceId], way: int) -> PieceId:
        away = {piece: self._at(piece) - self._at(self._current) for piece in order}
        beyond = [piece for piece in order if away[piece].y() * way > 1]
        return min(beyond, key=lambda piece: abs(away[piece].y()) + 2 * abs(away[piece].x()), default=self._current)
