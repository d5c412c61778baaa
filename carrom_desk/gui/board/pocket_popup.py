"""Popup to choose what was pocketed from the four kinds of pieces, large enough for touch."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QSizePolicy, QToolButton, QWidget

from carrom_desk.gui.kit.icons import drawn
from carrom_desk.gui.kit.pressed_keys import ENTERS, keep_key
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.i18n import say
from carrom_desk.presentation.board import board_text as words
from carrom_desk.presentation.board.picture import BoardPicture
from carrom_desk.presentation.stroke_draft import PieceKind

from .piece_painting import paint_piece

_ICON_PX = 34
_LEAST_PX = 64
"""A thumb needs 56 pixels; text needs a little more."""
_COLUMNS = 2
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_OWN_KEYS = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Select, *ENTERS, *_ARROWS})


class PocketPopup(QFrame):
    """Popup beside a pocket, open until a kind is chosen or Escape is pressed.

    The arrow keys move between kinds, Enter or Space chooses the one with the ring. It is a child widget, because popup
    windows grab keyboard and mouse, which some desktops refuse.
    """

    picked = Signal(object)
    """Emitted when a kind of piece is chosen (`PieceKind`)."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.hide()
        self.setObjectName("pocket_popup")
        self.setProperty("card", True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._group = QButtonGroup(self, exclusive=False)
        """Lets the arrow keys move between the kinds."""
        self._buttons = {kind: self._button(kind) for kind in PieceKind}
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setSpacing(8)
        for place, button in enumerate(self._buttons.values()):
            grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)

    def show_counts(self, picture: BoardPicture, theme: Theme) -> None:
        """Shows how many of each kind are left."""
        self.setAccessibleName(say(words.POCKET_NAME))
        for kind, button in self._buttons.items():
            left = picture.unmarked(kind)
            button.setText(words.kind_and_left(kind, left))
            button.setAccessibleName(say(kind.words))
            button.setAccessibleDescription(say(words.LEFT, count=left))
            button.setIcon(_icon(kind, theme, self.devicePixelRatioF()))
            button.setEnabled(left > 0)

    def open_beside(self, pocket: QPoint, towards: QPoint) -> None:
        """Opens with the corner nearest to the pocket there, clear of the finger."""
        self.adjustSize()
        left = pocket.x() if towards.x() > pocket.x() else pocket.x() - self.width()
        top = pocket.y() if towards.y() > pocket.y() else pocket.y() - self.height()
        room = self._board.size() - self.size()
        self.move(max(0, min(left, room.width())), max(0, min(top, room.height())))
        self.raise_()
        self.show()
        first = next((button for button in self._buttons.values() if button.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Closes without a choice, and returns the focus to the board."""
        if self.isHidden():
            return
        if any(button.hasFocus() for button in self._buttons.values()):
            self._board.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()

    def event(self, event: QEvent) -> bool:
        return keep_key(event, _OWN_KEYS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ringed = next((button for button in self._buttons.values() if button.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in ENTERS and ringed is not None and not event.isAutoRepeat():
            ringed.click()
        elif event.key() not in _OWN_KEYS:
            super().keyPressEvent(event)

    def _button(self, kind: PieceKind) -> QToolButton:
        button = QToolButton(self)
        self._group.addButton(button)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setObjectName(f"pocket_{kind}")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(QSize(_ICON_PX, _ICON_PX))
        button.setMinimumSize(_LEAST_PX, _LEAST_PX)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        button.clicked.connect(lambda: self._pick(kind))
        return button

    def _pick(self, kind: PieceKind) -> None:
        self.dismiss()
        self.picked.emit(kind)


def _icon(kind: PieceKind, theme: Theme, ratio: float) -> QIcon:
    middle, radius = QPointF(_ICON_PX / 2, _ICON_PX / 2), _ICON_PX / 2 - 1
    size, paint = QSize(_ICON_PX, _ICON_PX), partial(paint_piece, has_shadow=False)
    return QIcon(drawn(size, ratio, lambda painter: paint(painter, middle, radius, kind, theme)))
