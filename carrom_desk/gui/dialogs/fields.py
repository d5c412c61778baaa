"""Fields as large as a thumb: ticks, circles, lists that drop down, numbers, a line with a sign."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QWidget,
)

from carrom_desk.gui.icons import Icon, paint_icon
from carrom_desk.gui.wording import plain_tip

from .desk_dialog import named

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


_AROUND_LINES = 24
"""Room in pixels for the frame and a scroll bar."""
_LEFT = 10
_HALF, _DROP, _FROM_RIGHT = 5, 5, 18


class ChoiceBox(QComboBox):
    """A combo box with a chevron that every style sheet leaves alone.

    Words too long for it are shortened; its list is as wide as its longest line, and its lines are high enough for
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
        words = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, place.width())
        tip = QPointF(self.width() - _FROM_RIGHT, self.height() / 2 + _DROP / 2)
        left, right = tip + QPointF(-_HALF, -_DROP), tip + QPointF(_HALF, -_DROP)
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self.palette().text().color())
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
            painter.setPen(QPen(self.palette().text().color(), 2))
            painter.drawPolyline(QPolygonF([left, tip, right]))


_BUTTON = 44
_LEAST_WIDTH = 40


class NumberField(QWidget):
    """A number between two bounds; typed, or changed by one press at a time.

    Signals:
        changed: another number is shown.
    """

    changed = Signal()

    def __init__(
        self, name: str, title: str, least: int, most: int, *, step: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._spin = named(QSpinBox(), name, title)
        self._spin.setRange(least, most)
        self._spin.setSingleStep(step)
        self._spin.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._spin.setMinimumWidth(_LEAST_WIDTH)
        self._spin.valueChanged.connect(self.changed)
        less = self._button(f"{name}_less", self.tr("−"), self.tr("{title}: less").format(title=title))
        more = self._button(f"{name}_more", self.tr("+"), self.tr("{title}: more").format(title=title))
        less.clicked.connect(self._spin.stepDown)
        more.clicked.connect(self._spin.stepUp)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(less)
        layout.addWidget(self._spin, 1)
        layout.addWidget(more)

    def value(self) -> int:
        """The number."""
        return self._spin.value()

    def set_value(self, value: int) -> None:
        """Show a number."""
        self._spin.setValue(value)

    def set_most(self, most: int) -> None:
        """Allow no more than this; a greater number becomes it."""
        self._spin.setMaximum(most)

    def set_words_for_least(self, words: str) -> None:
        """Show words in place of the least number."""
        self._spin.setSpecialValueText(words)
        self._make_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()  # only now is it known how large words are

    def _make_room(self) -> None:
        longest = max(self._spin.specialValueText(), str(self._spin.maximum()), key=len)
        self._spin.setMinimumWidth(max(_LEAST_WIDTH, self._spin.fontMetrics().horizontalAdvance(longest) + 28))
        self.setMinimumHeight(self._spin.minimumSizeHint().height())

    @staticmethod
    def _button(name: str, sign: str, title: str) -> QPushButton:
        button = named(QPushButton(sign), name, title)
        button.setFixedWidth(_BUTTON)
        button.setStyleSheet("QPushButton { padding: 8px 0px; }")
        button.setAutoDefault(False)
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the number itself takes the arrow keys
        return button


class SignLabel(QLabel):
    """A line in one of the voices of the style sheet, with a sign before it. The words say what the sign says."""

    def __init__(self, sign: Icon | None, words: str, voice: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._sign = sign
        self.setProperty("voice", voice)
        self.setWordWrap(True)
        self.setAccessibleName(words)
        self._indent()

    def show_line(self, sign: Icon | None, words: str, voice: str = "") -> None:
        """Show something else."""
        self._sign = sign
        self.setText(words)
        self.setAccessibleName(words)
        self.setProperty("voice", voice)
        self.style().unpolish(self)
        self.style().polish(self)
        self.update()

    def _side(self) -> int:
        return self.fontMetrics().ascent()

    def _indent(self) -> None:
        self.setContentsMargins(round(self._side() * 1.5), 0, 0, 0)

    def sizeHint(self) -> QSize:
        self._indent()
        return super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._sign is None:
            return
        side = float(self._side())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line = self.fontMetrics().lineSpacing()
            lines = max(1, round(self.heightForWidth(self.width()) / line)) if self.width() else 1
            top = (self.height() - lines * line) / 2 + (line - side) / 2
            paint_icon(painter, QRectF(1, top, side, side), self._sign, self.palette().color(self.foregroundRole()))


class NameLabel(QLabel):
    """Names, one below the other, each shortened to the width there is; the tip has them whole."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_names(names)

    def show_names(self, names: Sequence[str]) -> None:
        """Show other names."""
        self._names = tuple(names)
        self.setAccessibleName(", ".join(names))
        self.setToolTip(plain_tip("\n".join(names)))
        self._show(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show(self.width())

    def _show(self, width: int) -> None:
        metrics = self.fontMetrics()
        self.setText("\n".join(metrics.elidedText(name, Qt.TextElideMode.ElideRight, width) for name in self._names))
