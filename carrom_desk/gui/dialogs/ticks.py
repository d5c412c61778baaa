"""Boxes to tick and circles to choose, drawn in the colour of the words beside them."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QStyle, QStyleOptionButton

_SIDE = 20.0
_ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class TickBox(QCheckBox):
    """A box with a tick in it, or none; all of its line can be pressed."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        place = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        with QPainter(self) as painter:
            box = _prepared(painter, self, place)
            painter.drawRoundedRect(box, 4, 4)
            if self.isChecked():
                painter.setPen(QPen(_ink(self), 3))
                left, low, right = QPointF(0.22, 0.52), QPointF(0.43, 0.73), QPointF(0.78, 0.28)
                painter.drawPolyline(QPolygonF([box.topLeft() + each * box.width() for each in (left, low, right)]))


class Choice(QRadioButton):
    """A circle with a dot in it, or none, always one of a button group.

    An arrow chooses the one it leads to, even where none was chosen yet. All of its line can be pressed.
    """

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        others = [each for each in self.group().buttons() if each.isVisible()]
        place = others.index(self) + step
        if 0 <= place < len(others) and others[place].isEnabled():
            others[place].setFocus(Qt.FocusReason.OtherFocusReason)
            others[place].click()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        place = self.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, self)
        with QPainter(self) as painter:
            box = _prepared(painter, self, place)
            painter.drawEllipse(box)
            if self.isChecked():
                painter.setBrush(_ink(self))
                painter.drawEllipse(box.adjusted(5, 5, -5, -5))


def _prepared(painter: QPainter, button: QAbstractButton, place: QRect) -> QRectF:
    """The place of the sign, and the painter ready to draw it."""
    box = QRectF(0, 0, _SIDE, _SIDE)
    box.moveCenter(QRectF(place).center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_ink(button), 2))
    painter.setBrush(button.palette().color(QPalette.ColorRole.Base))
    return box.adjusted(1, 1, -1, -1)


def _ink(button: QAbstractButton) -> QColor:
    group = QPalette.ColorGroup.Normal if button.isEnabled() else QPalette.ColorGroup.Disabled
    return button.palette().color(group, QPalette.ColorRole.WindowText)
