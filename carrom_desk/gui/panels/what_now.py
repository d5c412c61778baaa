"""The bar at the bottom: what now, what to call, and the actions with their keys."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import Theme

from .controls import KeyButton, Spaced, set_style, words

MOST_ACTIONS = 4
"""Actions of a step that the bar has room for: the keys 1 to 4."""
FIRST_ALWAYS = 7
"""The number of the first action that is there at every step: 7, 8 and 9, the upper row of a block of digits."""
MOST_ALWAYS = 3
"""Actions that are there at every step."""


@dataclass(frozen=True, slots=True)
class NowAction:
    """One of the actions on offer."""

    key: str
    """A stable name by which the window knows it."""
    title: str
    shortcut_text: str = ""
    """The key as written on a keyboard, such as "Enter"."""
    enabled: bool = True
    reason: str = ""
    """Why it is blocked, in a sentence; where it is not blocked, nothing."""
    is_primary: bool = False
    """Whether it is the expected one."""

    def __post_init__(self) -> None:
        if self.enabled == bool(self.reason):
            raise ValueError("an action is blocked for a reason, and only then")


@dataclass(frozen=True, slots=True)
class NowView:
    """The next step: one sentence, the words to call, and the actions in their fixed order."""

    sentence: str
    calls: tuple[str, ...] = ()
    """The words to call, each with its quotation marks."""
    actions: tuple[NowAction, ...] = ()
    """Those of this step."""
    always: tuple[NowAction, ...] = ()
    """Those of every step, which never change their places."""
    is_alarm: bool = False
    """Whether something is wrong that comes before all else: the bar is red, and its caption says so."""

    def __post_init__(self) -> None:
        if len(self.actions) > MOST_ACTIONS or len(self.always) > MOST_ALWAYS:
            raise ValueError(f"there is room for {MOST_ACTIONS} actions and {MOST_ALWAYS} that are always there")

    @property
    def numbered(self) -> Mapping[int, NowAction]:
        """The actions by their numbers."""
        return dict(enumerate(self.actions, 1)) | dict(enumerate(self.always, FIRST_ALWAYS))


class WhatNowBar(Spaced):
    """One sentence, the words to call, the actions of this step, and those that are there at every step.

    The first action begins where it always begins, and those of every step stay where they are. A blocked one says why.

    Signals:
        triggered: an action was pressed; its `key`.
        blocked: a blocked action was pressed; the reason, a sentence.
    """

    triggered = Signal(str)
    blocked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view = NowView("")
        self.setObjectName("what_now_bar")
        self.setAccessibleName(self.tr("What now"))
        self._caption = words("what_now_caption", TextSize.SMALL, "muted")
        self._sentence = words("what_now", TextSize.TITLE, bold=True, is_wrapped=True)
        self._call = words("call", TextSize.BODY, "call", bold=True, is_wrapped=True)
        numbers = (*range(1, MOST_ACTIONS + 1), *range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS))
        self._buttons = {number: self._button(number) for number in numbers}
        told = self.spaced(QVBoxLayout(), 0)
        told.addStretch(1)
        self._call_caption = words("call_caption", TextSize.SMALL, "muted")
        self._call_caption.setText(self.tr("Call"))
        calling = self.spaced(QHBoxLayout(), 8)
        calling.addWidget(self._call_caption, 0, Qt.AlignmentFlag.AlignBottom)
        calling.addWidget(self._call, 1)
        for part in (self._caption, self._sentence):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            told.addWidget(part)
        told.addLayout(calling)
        told.addStretch(1)
        self._told = QWidget()
        self._told.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._told.setLayout(told)
        layout = self.spaced(QHBoxLayout(self), 8, (20, 0, 20, 0))
        layout.addWidget(self._told)
        for number, button in self._buttons.items():
            if number == FIRST_ALWAYS:
                layout.addStretch(1)
            layout.addWidget(button)
        self._show_all()

    def show_now(self, view: NowView) -> None:
        """Show the next step."""
        if view != self._view:
            self._view = view
            self._show_all()

    def _show_all(self) -> None:
        view, calls = self._view, " ".join(self._view.calls)
        set_style(self, alarm=view.is_alarm)
        said = self.tr("Alarm: {words}") if view.is_alarm else self.tr("What now: {words}")
        self._caption.setText(self.tr("Alarm") if view.is_alarm else self.tr("What now"))
        self._sentence.setText(view.sentence)
        self._sentence.setAccessibleName(said.format(words=view.sentence))
        self._call.setText(calls)
        self._call.setAccessibleName(
            self.tr("Call: {words}").format(words=calls) if calls else self.tr("Nothing to call")
        )
        numbered = view.numbered
        for number, button in self._buttons.items():
            if number in numbered:
                action = numbered[number]
                button.set_title(action.title, action.shortcut_text or str(number))
                button.set_blocked(action.reason)
                button.set_primary(action.is_primary)
            button.setVisible(number in numbered)
        self._share_out()

    def press(self, number: int) -> None:
        """Do what a press on an action does, counted from 1; nothing where there is none."""
        action = self._view.numbered.get(number)
        if action is None:
            return
        if action.enabled:
            self.triggered.emit(action.key)
        else:
            self.blocked.emit(action.reason)

    def _button(self, number: int) -> KeyButton:
        button = KeyButton("", is_bold=True, is_tall=True)
        button.setObjectName("confirm" if number == 1 else f"action_{number}")
        if number >= FIRST_ALWAYS:  # where there is little room, the keys of the others go first
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(partial(self.press, number))
        button.refused.connect(self.blocked)
        return button

    # Room

    def sizeHint(self) -> QSize:
        return QSize(960, self.theme.touch(48) + self.theme.px(16))

    def minimumSizeHint(self) -> QSize:
        return QSize(640, self.sizeHint().height())

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        super().set_theme(theme)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """The sentence has a fifth of the width, more where something is wrong; a long one is smaller, and the caption
        goes for it."""
        theme, view = self.theme, self._view
        is_wide = self.width() >= theme.px(1180)
        share = 0.4 if not view.always else 0.26 if view.is_alarm else 0.22
        if view.always and not is_wide and len(view.actions) == MOST_ACTIONS:
            share = 0.18
        width = round(self.width() * share)
        for number in range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS):
            self._buttons[number].show_key(is_shown=is_wide)
        self._told.setFixedWidth(width)
        has_call = bool(self._call.text())
        calling = QFontMetrics(theme.font(TextSize.BODY, bold=True)).horizontalAdvance(self._call.text())
        room = width - self._call_caption.sizeHint().width() - theme.px(8)
        set_style(self._call, level="small" if calling > room else "body")
        left = self.height() - (self._height_of("", TextSize.BODY, room) if has_call else 0)
        levels = [TextSize.BODY, TextSize.SMALL]
        if self._height_of(self._sentence.text(), TextSize.TITLE, width) == self._height_of("", TextSize.TITLE, width):
            levels.insert(0, TextSize.TITLE)
        heights = {level: self._height_of(self._sentence.text(), level, width) for level in levels}
        level = next((level for level in levels if heights[level] <= left - 2), TextSize.SMALL)
        set_style(self._sentence, level=level.name.lower())
        self._caption.setVisible(not has_call and heights[level] == self._height_of("", level, width))
        for part in (self._call_caption, self._call):
            part.setVisible(has_call)

    def _height_of(self, text: str, size: TextSize, width: int) -> int:
        metrics = QFontMetrics(self.theme.font(size, bold=True))
        return metrics.boundingRect(QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, text or "X").height()
