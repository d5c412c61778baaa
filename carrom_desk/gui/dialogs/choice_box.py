"""A choice from a list that drops down."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

_AROUND_LINES = 24
"""Room in pixels for the frame and a scroll bar."""
_HALF, _DROP, _FROM_RIGHT = 5.0, 5.0, 18.0


class ChoiceBox(QComboBox):
    """A combo box with a chevron that every style sheet leaves alone; its list is as wide as its longest line,
    and its lines are high enough for a thumb."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The delegate that a combo box has by itself does not know the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))

    def showPopup(self) -> None:
        listed = self.view()
        listed.setMinimumWidth(listed.sizeHintForColumn(0) + _AROUND_LINES)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tip = QPointF(self.width() - _FROM_RIGHT, self.height() / 2 + _DROP / 2)
        left, right = tip + QPointF(-_HALF, -_DROP), tip + QPointF(_HALF, -_DROP)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().text().color(), 2))
            painter.drawPolyline(QPolygonF([left, tip, right]))
