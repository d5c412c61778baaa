"""Questions with mutually exclusive answers, as large radio buttons that may show a key."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QGroupBox,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
)

from carrom_desk.gui.kit.layouts import FlowLayout, within
from carrom_desk.gui.panels.cards import in_lines, names_in_lines, set_style
from carrom_desk.gui.panels.controls import BESIDE_CAP, SHORTCUT, KeyCap, put_at_end
from carrom_desk.i18n import say
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.rules.texts.words import PAIR

from .desk_dialog import named

_BETWEEN_KEYED = 8
"""Gap between answers with keys, in pixels."""
_LEAST_LINE = 5
"""Minimum width of wrapped text in line heights."""
_ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class Choice(QRadioButton):
    """Radio button in a button group, which can be pressed along its whole row. Arrow keys work even if none is chosen
    yet.

    Text that is too wide wraps.
    """

    def __init__(self, words: str, names: Sequence[str] = (), lines: int = 1) -> None:
        """With `names`, shows one of them or a pair, each wrapped or elided."""
        super().__init__()
        self._words, self._names, self._most = "", names, lines
        self._cap: KeyCap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(words)

    def setText(self, text: str) -> None:
        """Shows another text."""
        self._words = text
        self._wrap()
        self.updateGeometry()

    def show_key(self, key: str) -> None:
        """Draws it as a box that shows its key at the end."""
        self._cap = self._cap or KeyCap(self)
        self._cap.show_key(key)
        self._cap.show()
        self._place_cap()
        self.setAccessibleDescription(say(SHORTCUT, key=key))
        set_style(self, keyed=True)

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
        self._place_cap()

    def _place_cap(self) -> None:
        if self._cap is not None:
            put_at_end(self._cap, self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._wrap()
            self.updateGeometry()

    def _wrap(self) -> None:
        super().setText(self._lines(self.width()).replace("&", "&&"))

    def _lines(self, width: int) -> str:
        """Splits its text into lines for a field of this width in pixels."""
        room = max(1, width - self.around(0, 1).width())
        if self._names:
            return names_in_lines(self.font(), self._words, room, self._names, self._most)
        return in_lines(self.font(), self._words, room)

    def around(self, width: int, lines: int) -> QSize:
        """Returns the size of a field with these lines."""
        self.ensurePolished()
        option = QStyleOptionButton()
        self.initStyleOption(option)
        beside = 0 if self._cap is None else self._cap.sizeHint().width() + BESIDE_CAP
        words = QSize(width + beside, lines * self.fontMetrics().lineSpacing())
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


class RadioGroup(QGroupBox):
    """Question with mutually exclusive answers."""

    changed = Signal()
    """Emitted when another answer is chosen."""

    def __init__(
        self,
        name: str,
        title: str,
        answers: Mapping[Any, str],
        *,
        is_row: bool = False,
        columns: int = 1,
        is_spaced: bool = False,
        names: Sequence[str] = (),
    ) -> None:
        """`answers` maps values to texts; with the name, values give the object names of the buttons, such as
        `theme_dark`. With `names`, the texts are names to be kept distinct from those. Without columns, answers are as
        wide as their texts.
        """
        super().__init__(title)
        named(self, name, title)
        self._group = QButtonGroup(self)
        self.choices: dict[Any, Choice] = {}
        self._grid = QGridLayout() if columns else FlowLayout(gap=6)
        if columns:
            self._grid.setSpacing(_BETWEEN_KEYED if is_spaced else 0)
        within(self._grid, self)
        for value, words in answers.items():
            self.choices[value] = named(Choice(words, names, 1 + is_row), f"{name}_{value}", words)
            self._group.addButton(self.choices[value])
        self.arrange(len(answers) if is_row else columns)
        self._group.idToggled.connect(lambda _id, is_on: self.changed.emit() if is_on else None)

    def arrange(self, columns: int) -> None:
        """Arranges the answers in rows of this many columns."""
        for place, choice in enumerate(self.choices.values()):
            if isinstance(self._grid, QGridLayout):
                self._grid.addWidget(choice, *divmod(place, columns))
                self._grid.setColumnStretch(place, int(place < columns))
            else:
                self._grid.addWidget(choice)

    def show_keys(self, keys: Iterable[str], among: Sequence[object] = ()) -> dict[str, Choice]:
        """Shows the next of these keys on the answers, by default on all, and returns the answers by key."""
        offered = (choice for value, choice in self.choices.items() if not among or value in among)
        keyed = {key: choice for choice, key in zip(offered, keys, strict=False)}
        for key, choice in keyed.items():
            choice.show_key(key)
        self._grid.setSpacing(_BETWEEN_KEYED)
        return keyed

    def ask(self, title: str) -> None:
        """Shows this question; hides it if empty."""
        self.setTitle(title)
        self.setVisible(bool(title))

    def choose(self, value: object) -> None:
        """Selects an answer."""
        self.choices[value].setChecked(True)

    def unset(self) -> None:
        """Selects no answer."""
        self._group.setExclusive(False)
        for choice in self.choices.values():
            choice.setChecked(False)
        self._group.setExclusive(True)

    def value(self) -> Any:
        """Returns the chosen answer; None if there is none."""
        around = self.window()
        chosen = (value for value, each in self.choices.items() if each.isChecked() and each.isVisibleTo(around))
        return next(chosen, None)


def side_question(name: str, title: str, setup: Setup, *, is_row: bool = False) -> RadioGroup:
    """Returns a question about the side, with the names below each other."""
    told = shortened_setup(setup)
    sides = {side: told.side_name(side) for side in Side}
    return RadioGroup(name, title, sides, is_row=is_row, names=tuple(sides.values()))


def player_question(name: str, title: str, setup: Setup, seats: Iterable[Seat] = Seat) -> RadioGroup:
    """Returns a question about the player, by seat; in singles there is one for each side."""
    told = shortened_setup(setup)
    names = {seat: told.player_at(seat).name for seat in seats if seat in setup.seats}
    return RadioGroup(name, title, names, names=tuple(names.values()))
