"""Where a player sits, as the umpire sees it: a small board with one side marked."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.board.geometry import BoardEdge

_SIDE = 34
_OUTWARD = {
    BoardEdge.BOTTOM: QPointF(0, 1),
    BoardEdge.RIGHT: QPointF(1, 0),
    BoardEdge.TOP: QPointF(0, -1),
    BoardEdge.LEFT: QPointF(-1, 0),
}


class SeatSign(QWidget):
    """A square for the board and a disc where the player sits. It says nothing that its caption does not say."""

    def __init__(self, edge: BoardEdge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edge = edge
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_edge(self, edge: BoardEdge) -> None:
        """Seat the player at another side."""
        self._edge = edge
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        ink = self.palette().color(group, QPalette.ColorRole.WindowText)
        middle = QRectF(self.rect()).center()
        board = QRectF(0, 0, _SIDE / 2, _SIDE / 2)
        board.moveCenter(middle)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(ink, 2))
            painter.drawRect(board)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(middle + _OUTWARD[self._edge] * (_SIDE / 2 - 4), 4, 4)
