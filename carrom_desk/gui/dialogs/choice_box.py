"""A choice from a list that drops down."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionComboBox, QWidget

from carrom_desk.gui.panels.fitting import draw_fitted, fit_line

_AROUND_LINES = 24
"""Room in pixels for the frame and a scroll bar."""
_LEFT = 10
_HALF, _DROP, _FROM_RIGHT = 5, 5, 18


class ChoiceBox(QComboBox):
    """A combo box with a chevron that every style sheet leaves alone.

    Words too long for it are drawn smaller; its list is as wide as its longest line, and its lines are high enough for
    a thumb.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The delegate that a combo box has by itself does not know the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))

    def showPopup(self) -> None:
        listed = self.view()
        listed.setMinimumWidth(listed.sizeHintForColumn(0) + _AROUND_LINES)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        place = self.rect().adjusted(_LEFT, 0, -2 * _HALF - _FROM_RIGHT, 0)
        words = fit_line(self.currentText(), self.font(), place.width())
        tip = QPointF(self.width() - _FROM_RIGHT, self.height() / 2 + _DROP / 2)
        left, right = tip + QPointF(-_HALF, -_DROP), tip + QPointF(_HALF, -_DROP)
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_fitted(painter, QRectF(place), words, self.palette().text().color(), Qt.AlignmentFlag.AlignLeft)
            painter.setPen(QPen(self.palette().text().color(), 2))
            painter.drawPolyline(QPolygonF([left, tip, right]))
