"""A piece as a real control: for the keyboard and for screen readers. The board paints it and takes the mouse."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from . import words
from .pieces import PieceId
from .standing import Standing

_TOGGLE = Qt.Key.Key_Space
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class PieceButton(QToolButton):
    """An invisible button over a piece: checked while the piece is marked, disabled while it cannot be.

    Mouse and touch go through it to the board, so that a press counts once wherever it lands.
    """

    asked = Signal(object)
    """The umpire wants the piece's mark changed (`PieceId`); the next picture says whether it was."""
    focus_changed = Signal()

    def __init__(self, piece: PieceId, parent: QWidget) -> None:
        super().__init__(parent)
        self.piece = piece
        self._standing = Standing.ON_BOARD
        self.setObjectName(piece.object_name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.toggled.connect(self._ask)

    def show_standing(self, standing: Standing, refusal: str) -> None:
        """Say how the piece stands, and why it cannot be marked; an empty refusal means that it can."""
        self._standing = standing
        self.setAccessibleName(words.piece_name(self.piece))
        self.setAccessibleDescription(words.piece_text(standing, refusal))
        self.setChecked(standing.is_marked)
        self.setEnabled(standing is not Standing.OFF_BOARD and not refusal)

    def _ask(self, is_checked: bool) -> None:
        if is_checked is self._standing.is_marked:
            return
        self.asked.emit(self.piece)
        # Where nobody agreed the button goes on saying what is true.
        self.setChecked(self._standing.is_marked)

    def event(self, event: QEvent) -> bool:
        # While a piece has the keyboard, Space is its own and not the window's.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and event.key() == _TOGGLE:
            event.accept()
            return True
        return super().event(event)

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board paints the piece."""
