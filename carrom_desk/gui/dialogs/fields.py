"""Fields as large as a thumb, which the style sheet draws: ticks, circles, lists that drop down, numbers, names."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QWidget,
)

from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import NOT_NAMED, plain_tip
from carrom_desk.gui.panels.cards import in_lines, names_in_lines, set_style
from carrom_desk.i18n import say
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.texts.words import PAIR

from .desk_dialog import WrappedLabel, named

_LEAST_LINE = 5
"""The least width of words that stand in several lines, in heights of their letters."""
_ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


def follow_chosen(view: QAbstractItemView) -> None:
    """Make the line current that a screen reader chooses: it selects one, and moves no keyboard."""

    def follow() -> None:
        chosen = view.selectionModel().selectedIndexes()
        if chosen and chosen[0].row() != view.currentIndex().row():
            view.setCurrentIndex(chosen[0])

    view.selectionModel().selectionChanged.connect(follow)


def stretch_column(head: QHeaderView, column: int = 0) -> None:
    """Let a column have all the room that the others, which are as wide as their words, leave."""
    head.setStretchLastSection(False)
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)


class TickBox(QCheckBox):
    """A box with a tick in it, or none; all of its line can be pressed."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


def tick_box(name: str, title: str, *, is_on: bool = False) -> TickBox:
    """A tick box with its words."""
    box = named(TickBox(title), name, title)
    box.setChecked(is_on)
    return box


class Choice(QRadioButton):
    """A circle with a dot in it, or none, always one of a button group.

    An arrow chooses the one it leads to, even where none was chosen yet. All of its line can be pressed. Words that are
    wider than the room there is stand in several lines.
    """

    def __init__(self, words: str, names: Sequence[str] = (), lines: int = 1) -> None:
        """Where `names` are given it says one of them, or those of a pair: each has so many lines, or is shortened."""
        super().__init__()
        self._words, self._names, self._most = "", names, lines
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(words)

    def setText(self, text: str) -> None:
        """Show other words."""
        self._words = text
        self._wrap()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        lines = self._words.split(PAIR) if self._names else [self._words]
        return self.around(max(map(self.fontMetrics().horizontalAdvance, lines)) + 1, len(lines))

    def minimumSizeHint(self) -> QSize:
        whole, least = self.sizeHint(), self.around(_LEAST_LINE * self.fontMetrics().height(), 1)
        return QSize(min(whole.width(), least.width()), least.height())

    def heightForWidth(self, width: int) -> int:
        return self.around(width, self._lines(width).count("\n") + 1).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._wrap()
            self.updateGeometry()

    def _wrap(self) -> None:
        super().setText(self._lines(self.width()).replace("&", "&&"))

    def _lines(self, width: int) -> str:
        """Its words in lines, in a field of so many pixels."""
        room = max(1, width - self.around(0, 1).width())
        if self._names:
            return names_in_lines(self.font(), self._words, room, self._names, self._most)
        return in_lines(self.font(), self._words, room)

    def around(self, width: int, lines: int) -> QSize:
        """The size of a field with so many lines of words in so many pixels."""
        self.ensurePolished()
        option = QStyleOptionButton()
        self.initStyleOption(option)
        words = QSize(width, lines * self.fontMetrics().lineSpacing())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_RadioButton, option, words, self)

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


class OneOf(QGroupBox):
    """A question with its answers, of which one is chosen."""

    changed = Signal()
    """Another answer is chosen."""

    def __init__(
        self,
        name: str,
        title: str,
        answers: Mapping[Any, str],
        *,
        is_row: bool = False,
        columns: int = 1,
        names: Sequence[str] = (),
    ) -> None:
        """`answers` are values, each with its words; with the name they name the buttons, such as `theme_dark`. They
        are names where the `names` are given from which they are to be told apart."""
        super().__init__(title)
        named(self, name, title)
        self._group = QButtonGroup(self)
        self.choices: dict[Any, Choice] = {}
        layout: QHBoxLayout | QGridLayout = QHBoxLayout(self) if is_row else QGridLayout(self)
        layout.setSpacing(0)
        for place, (value, words) in enumerate(answers.items()):
            self.choices[value] = named(Choice(words, names, 1 + is_row), f"{name}_{value}", words)
            self._group.addButton(self.choices[value])
            if isinstance(layout, QGridLayout):
                layout.addWidget(self.choices[value], *divmod(place, columns))
                layout.setColumnStretch(place % columns, 1)
            else:
                layout.addWidget(self.choices[value], 1)
        self._group.idToggled.connect(lambda _id, is_on: self.changed.emit() if is_on else None)

    def ask(self, title: str) -> None:
        """Ask this; nothing: ask nothing."""
        self.setTitle(title)
        self.setVisible(bool(title))

    def choose(self, value: object) -> None:
        """Choose an answer."""
        self.choices[value].setChecked(True)

    def value(self) -> Any:
        """Returns what is chosen; None where nothing is, or it is not on offer."""
        around = self.window()
        chosen = (value for value, each in self.choices.items() if each.isChecked() and each.isVisibleTo(around))
        return next(chosen, None)


def side_question(name: str, title: str, setup: Setup, *, is_row: bool = False) -> OneOf:
    """Returns which side it was: one name below the other, as two on a line are too wide for a column."""
    sides = {side: setup.side_name(side) for side in Side}
    return OneOf(name, title, sides, is_row=is_row, names=tuple(sides.values()))


def offer_players(box: "ChoiceBox", setup: Setup, side: Side, chosen: int = 0) -> None:
    """Offer the players of a side by name, or nobody, in silence; `chosen` counts them from 1."""
    with QSignalBlocker(box):
        box.clear()
        box.addItems([say(NOT_NAMED), *(player.name for player in setup.sides.of(side))])
        box.setCurrentIndex(chosen)


_AROUND_LINES = 24
"""Room in pixels for the frame and a scroll bar."""
_FEWEST_LETTERS = 8
_MOST_LINES = 14
"""Of a list that drops down, before it is scrolled."""


class ChoiceBox(QComboBox):
    """A combo box whose list is as wide as its longest line, with lines high enough for a thumb."""

    of_names = False
    """True when its lines are names, which are shortened by their width where the box is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The delegate that a combo box has by itself does not know the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(_MOST_LINES)

    def choose(self, value: object) -> None:
        """Choose the line for a value; the first where there is none for it."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def showPopup(self) -> None:
        listed = self.view()
        most = self.screen().availableGeometry().width() - _AROUND_LINES
        listed.setMinimumWidth(min(most, listed.sizeHintForColumn(0) + _AROUND_LINES))
        super().showPopup()

    def shown_text(self) -> str:
        """Returns what there is room for of the line that is chosen."""
        whole, option = self.currentText(), QStyleOptionComboBox()
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width() - 2
        if self.of_names:
            among = [self.itemText(row) for row in range(self.count())]
            return fitting_name(self.fontMetrics(), whole, room, among)
        return self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Draw what there is room for; the tip has all of it."""
        super().initStyleOption(option)
        option.currentText = self.shown_text()
        is_cut = option.currentText != self.currentText()
        self.setToolTip(plain_tip(self.currentText()) if is_cut else "")


def choice_box(
    name: str,
    title: str,
    choices: Iterable[tuple[str, object]] = (),
    *,
    is_narrow: bool = False,
    of_names: bool = False,
) -> ChoiceBox:
    """A box of words, each with the value it stands for; one that `is_narrow`, or of names, shortens what is too long
    for it."""
    box = named(ChoiceBox(), name, title)
    box.of_names = of_names
    box.setAccessibleDescription(title)  # on Linux what is chosen is read in place of the name
    for words, value in choices:
        box.addItem(words, value)
    if is_narrow or of_names:
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_FEWEST_LETTERS)
    return box


class NumberField(QSpinBox):
    """A number between two bounds; typed, or changed by one press at a time at either end."""

    def __init__(self, name: str, title: str, least: int, most: int, *, step: int = 1, at_least: str = "") -> None:
        """`at_least` stands in place of the least number."""
        super().__init__()
        named(self, name, title)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setSpecialValueText(at_least)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        longest = max(self.specialValueText(), str(self.maximum()), key=len)
        # The style's own hint counts the buttons beside the padding that they lie on.
        return QSize(
            self.fontMetrics().horizontalAdvance(longest) + 2 * TOUCH_PX + 16, super().minimumSizeHint().height()
        )


def text_field(name: str, title: str, text: str = "", *, hint: str = "") -> QLineEdit:
    """A line to write in; the hint stands in it while it is empty."""
    field = named(QLineEdit(text), name, title)
    field.setPlaceholderText(hint)
    return field


class _Handles(NamedTuple):
    """What a field tells of its value, and how it is read and put there."""

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
        case OneOf():
            return _Handles(field.changed, field.value, field.choose)
        case _:
            raise TypeError(f"nothing is entered in a {type(field).__name__}")


def watch(changed: Callable[[], object] | SignalInstance, *fields: QWidget) -> None:
    """Do this whenever something else stands in one of the fields."""
    for field in fields:
        _handles(field).changed.connect(changed)


def value_of(field: QWidget) -> Any:
    """Returns what stands in a field."""
    return _handles(field).value()


def show_in(field: QWidget, value: Any) -> None:
    """Let this stand in a field."""
    _handles(field).put(value)


_Index = QModelIndex | QPersistentModelIndex
_CHECK = Qt.ItemDataRole.CheckStateRole


class _Ticked(QAbstractListModel):
    """Things with a tick each, worded when they come into sight."""

    def __init__(self, things: Sequence[Any], words: Callable[[Any], str], ticks: list[bool]) -> None:
        super().__init__()
        self._things = things
        self._words = words
        self.ticks = ticks

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._things)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(self._things[index.row()])
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._words(self._things[index.row()]))
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if self.ticks[index.row()] else Qt.CheckState.Unchecked
            case _:
                return None

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role == _CHECK:
            self.ticks[index.row()] = Qt.CheckState(value) == Qt.CheckState.Checked
            self.dataChanged.emit(index, index)
        return role == _CHECK


class TickList(QListView):
    """Things to be ticked, by a press anywhere on a line or by Space; there may be thousands."""

    changed = Signal()
    """Something else is ticked."""

    def __init__(
        self, name: str, title: str, things: Sequence[Any], words: Callable[[Any], str], ticks: Iterable[bool]
    ) -> None:
        super().__init__()
        named(self, name, title)
        self._things = things
        self._ticked = _Ticked(things, words, list(ticks))
        self.setModel(self._ticked)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCurrentIndex(self._ticked.index(0))
        self._ticked.dataChanged.connect(self.changed)
        self.clicked.connect(self._toggle)

    def ticked(self) -> list[Any]:
        """The things that are ticked, from the top."""
        return list(compress(self._things, self._ticked.ticks))

    def tick_all(self, *, is_on: bool) -> None:
        """Tick everything, or nothing."""
        self._ticked.ticks = [is_on] * len(self._things)
        self._ticked.dataChanged.emit(self._ticked.index(0), self._ticked.index(len(self._things) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._toggle(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _toggle(self, index: QModelIndex) -> None:
        if index.isValid():
            is_on = self._ticked.ticks[index.row()]
            self._ticked.setData(index, Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked, _CHECK)


class SignLabel(WrappedLabel):
    """Words with a sign before them, which says the same as they do."""

    _sign: Icon | None = None

    def show_line(self, sign: Icon | None, words: str, voice: str) -> None:
        """Show a sign and words in one of the voices of the style sheet."""
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
