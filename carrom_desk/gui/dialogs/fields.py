"""Touch-sized fields drawn by the style sheet: check boxes, combo boxes, spin boxes, names."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QWidget,
)

from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.pressed_keys import as_digit
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.cards import in_lines, set_style
from carrom_desk.match.setup import LONGEST_NAME

from .desk_dialog import WrappedLabel, named
from .radio_group import RadioGroup


def follow_chosen(view: QAbstractItemView) -> None:
    """Makes the row selected by a screen reader current, since it does not move the focus."""

    def follow() -> None:
        chosen = view.selectionModel().selectedIndexes()
        if chosen and chosen[0].row() != view.currentIndex().row():
            view.setCurrentIndex(chosen[0])

    view.selectionModel().selectionChanged.connect(follow)


def stretch_column(head: QHeaderView, column: int = 0) -> None:
    """Stretches one column and fits the others to their contents."""
    head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    head.setStretchLastSection(False)
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)


class CheckBox(QCheckBox):
    """Check box that can be pressed along its whole row."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


def check_box(name: str, title: str, *, is_on: bool = False) -> CheckBox:
    box = named(CheckBox(title), name, title)
    box.setChecked(is_on)
    return box


_AROUND_LINES = 24
"""Space in pixels for the frame and a scroll bar."""
_FEWEST_LETTERS = 8
_MOST_LINES, _LINES_SHOWN = 14, 3
"""Number of rows before a combo box scrolls, and of lines for the chosen row."""


class ChoiceBox(QComboBox):
    """Combo box with a list as wide as its longest row, and rows large enough for touch; rows that are too long
    wrap.
    """

    of_names = False
    """True when its rows are names, which are elided in a narrow box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The default delegate of a combo box ignores the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(_MOST_LINES)
        self.currentTextChanged.connect(self.fit)

    def choose(self, value: object) -> None:
        """Chooses the row of a value, else the first row."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def showPopup(self) -> None:
        listed = self.view()
        most = self.screen().availableGeometry().width() - _AROUND_LINES
        listed.setMinimumWidth(min(most, listed.sizeHintForColumn(0) + _AROUND_LINES))
        super().showPopup()

    def shown_text(self) -> str:
        """Returns the chosen row, wrapped or else elided to the available width."""
        whole, option = self.currentText(), QStyleOptionComboBox()
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width() - 2
        if self.of_names:
            among = [self.itemText(row) for row in range(self.count())]
            return fitting_name(self.fontMetrics(), whole, room, among)
        wrapped = in_lines(self.font(), whole, max(1, room))
        is_fitting = wrapped.count("\n") < _LINES_SHOWN
        return wrapped if is_fitting else self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)

    def fit(self) -> None:
        """Adjusts the height to the chosen row."""
        more = self.shown_text().count("\n") * self.fontMetrics().lineSpacing()
        self.setMinimumHeight(super().sizeHint().height() + more)  # set for a single line by the style sheet

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, self.minimumHeight()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Paints the text that fits; the tool tip has the full text if it is elided."""
        super().initStyleOption(option)
        option.currentText = self.shown_text()
        is_cut = option.currentText.replace("\n", " ") != self.currentText()
        self.setToolTip(plain_tip(self.currentText()) if is_cut else "")


def choice_box(
    name: str,
    title: str,
    choices: Iterable[tuple[str, object]] = (),
    *,
    is_narrow: bool = False,
    of_names: bool = False,
    box: ChoiceBox | None = None,
) -> ChoiceBox:
    """Returns a combo box of texts with their values, by default a new one. Boxes that are `is_narrow` or contain names
    elide long rows.
    """
    box = named(ChoiceBox() if box is None else box, name, title)
    box.of_names = of_names
    box.setAccessibleDescription(title)  # on Linux, screen readers read the choice instead of the name
    for words, value in choices:
        box.addItem(words, value)
    if is_narrow or of_names:
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_FEWEST_LETTERS)
    return box


class NumberField(QSpinBox):
    """Spin box with large step buttons at both ends."""

    def __init__(self, name: str, title: str, least: int, most: int, *, step: int = 1, at_least: str = "") -> None:
        """`at_least` is shown in place of the lowest number."""
        super().__init__()
        named(self, name, title)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setSpecialValueText(at_least)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(as_digit(event))

    def minimumSizeHint(self) -> QSize:
        longest = max(self.specialValueText(), str(self.maximum()), key=len)
        # The style's own hint does not include the padding under the buttons.
        return QSize(
            self.fontMetrics().horizontalAdvance(longest) + 2 * TOUCH_PX + 16, super().minimumSizeHint().height()
        )


class NumberEdit(QLineEdit):
    """Line edit for a number, with digits of any script."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(as_digit(event))


def text_field(name: str, title: str, text: str = "", *, hint: str = "") -> QLineEdit:
    """Returns a line edit with a placeholder."""
    field = named(QLineEdit(text), name, title)
    field.setPlaceholderText(hint)
    return field


def name_field(name: str, title: str, text: str = "", *, hint: str = "") -> QLineEdit:
    """Returns a line edit for a name or another short text of a match, whose start is shown once it is entered."""
    field = text_field(name, title, text, hint=hint)
    field.setMaxLength(LONGEST_NAME)
    field.setCursorPosition(0)
    field.editingFinished.connect(lambda: field.setCursorPosition(0))
    return field


class _Handles(NamedTuple):
    """Signal, getter and setter of a field's value."""

    changed: SignalInstance
    value: Callable[[], Any]
    put: Callable[[Any], object]


def _handles(field: QWidget) -> _Handles:
    match field:
        case ChoiceBox():
            return _Handles(field.currentIndexChanged, field.currentData, field.choose)
        case QSpinBox() | QSlider():
            return _Handles(field.valueChanged, field.value, field.setValue)
        case QLineEdit():
            return _Handles(field.textChanged, field.text, field.setText)
        case QPlainTextEdit():
            return _Handles(field.textChanged, field.toPlainText, field.setPlainText)
        case QCheckBox():
            return _Handles(field.toggled, field.isChecked, field.setChecked)
        case RadioGroup():
            return _Handles(field.changed, field.value, field.choose)
        case _:
            raise TypeError(f"nothing is entered in a {type(field).__name__}")


def watch(changed: Callable[[], object] | SignalInstance, *fields: QWidget) -> None:
    """Calls a function whenever the value of a field changes."""
    for field in fields:
        _handles(field).changed.connect(changed)


def value_of(field: QWidget) -> Any:
    return _handles(field).value()


def show_in(field: QWidget, value: Any) -> None:
    _handles(field).put(value)


class SignLabel(WrappedLabel):
    """Label with a sign before its text."""

    _sign: Icon | None = None

    def show_line(self, sign: Icon | None, words: str, voice: str) -> None:
        self._sign = sign
        self.setText(words)
        set_style(self, voice=voice)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._sign is not None:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                box = QRect(1, 0, self.fontMetrics().ascent(), self.height())
                box = QStyle.visualRect(self.layoutDirection(), self.rect(), box)
                paint_icon(painter, box.toRectF(), self._sign, self.palette().color(self.foregroundRole()))
