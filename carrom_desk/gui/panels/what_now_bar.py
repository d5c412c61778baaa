"""The bar at the bottom: what now, what to call, and the numbered actions with their keys."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme

from .card import CARD_RADIUS, pass_on
from .key_button import LEAST_SIDE, NO_BREAK, KeyButton
from .key_looks import Look
from .now_view import FIRST_ALWAYS, MOST_ACTIONS, MOST_ALWAYS, NowAction, NowView
from .painting import draw_box
from .text_label import Fit, TextLabel

_SHARE_OF_FIRST, _SHARE = 13, 10
"""What usually comes next is pressed most often."""
_ROOM_FOR_CAPTIONS = 60
"""From this height in pixels on, at a text scale of 1, the captions are shown. Whoever asks for larger words wants
them in the sentence first."""


class WhatNowBar(QWidget):
    """One sentence, the words to call, the actions of this step, and those that are there at every step.

    Every action has its place for good: where a step has fewer, places stay empty, and nothing moves. A blocked one
    says why.

    Signals:
        triggered: an action was pressed; its `key`.
        blocked: a blocked action was pressed; the reason, a sentence.
    """

    triggered = Signal(str)
    blocked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = NowView("")
        self._captions: list[TextLabel] = []
        self.setObjectName("what_now_bar")
        self.setAccessibleName(self.tr("What now"))
        self._sentence, sentence_column = self._words("what_now", self.tr("What now"), Role.BAR_TEXT)
        self._call, call_column = self._words("call", self.tr("Call"), Role.BAR_CALL)
        self._buttons = {number: self._button(number) for number in range(1, MOST_ACTIONS + 1)}
        self._always = {number: self._button(number) for number in range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS)}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 12, 8)
        layout.setSpacing(8)
        layout.addWidget(sentence_column, 25)
        layout.addWidget(call_column, 13)
        self._call_column = call_column
        layout.addWidget(self._action_row(), 74)
        self._show_all()

    def show_now(self, view: NowView) -> None:
        """Show the next step."""
        if view == self._view:
            return
        if view.is_alarm is not self._view.is_alarm:
            self.update()  # otherwise only the words and buttons that differ
        self._view = view
        self._show_all()

    def _show_all(self) -> None:
        view = self._view
        said = self.tr("Alarm: {words}") if view.is_alarm else self.tr("What now: {words}")
        self._say(self._sentence, view.sentence, said.format(words=view.sentence))
        self._captions[0].setText(self.tr("Alarm") if view.is_alarm else self.tr("What now"))
        self._sentence.set_role(Role.ON_ALARM if view.is_alarm else Role.BAR_TEXT)
        for caption in self._captions:
            caption.set_role(Role.ON_ALARM if view.is_alarm else Role.BAR_MUTED)
        calls = " ".join(view.calls)
        # What is wrong, and what to do about it, takes more words than the next step.
        self._call_column.setVisible(bool(calls) or not view.is_alarm)
        self._say(
            self._call, calls, self.tr("Call: {words}").format(words=calls) if calls else self.tr("Nothing to call")
        )
        numbered = view.numbered
        for number, button in (self._buttons | self._always).items():
            if number in numbered:
                self._show_action(button, number, numbered[number])
            button.setVisible(number in numbered)

    def press(self, number: int) -> None:
        """Do what a press on an action does, counted from 1; nothing where there is none."""
        action = self._view.numbered.get(number)
        if action is None:
            return
        if action.enabled:
            self.triggered.emit(action.key)
        else:
            self.blocked.emit(action.reason)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        pass_on(theme, self)
        self._show_captions()
        self.updateGeometry()
        self.update()

    # Parts

    def _words(self, name: str, caption: str, role: Role) -> tuple[TextLabel, QWidget]:
        column = QWidget(self)
        column.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        heading = TextLabel(self._theme, TextSize.CAPTION, Role.BAR_MUTED, bold=True, parent=column)
        heading.setObjectName(f"{name}_caption")
        heading.setText(caption)
        self._captions.append(heading)
        words = TextLabel(self._theme, TextSize.NAME, role, bold=True, fit=Fit.WRAP, lines=2, parent=column)
        words.setObjectName(name)
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(heading)
        layout.addWidget(words, 1)
        return words, column

    def _button(self, number: int) -> KeyButton:
        button = KeyButton(self._theme, "", look=Look.BAR, is_bold=True)
        button.setObjectName("confirm" if number == 1 else f"action_{number}")
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        button.clicked.connect(partial(self.press, number))
        button.refused.connect(self.blocked)
        return button

    def _action_row(self) -> QWidget:
        row = QWidget(self)
        row.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for number, button in (self._buttons | self._always).items():
            if number == FIRST_ALWAYS:
                layout.addSpacing(6)
            layout.addWidget(button, _SHARE_OF_FIRST if number == 1 else _SHARE)
        return row

    @staticmethod
    def _say(label: TextLabel, words: str, for_screen_readers: str) -> None:
        label.setText(words)
        label.setAccessibleName(for_screen_readers)

    @staticmethod
    def _show_action(button: KeyButton, number: int, action: NowAction) -> None:
        button.set_title(f"{number}{NO_BREAK}{action.title}", action.shortcut_text)
        button.set_blocked(action.reason)
        button.set_look(Look.PRIMARY if action.is_primary else Look.BAR)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(960, max(LEAST_SIDE + 16, round(68 * (1 + self._theme.text_scale) / 2)))

    def minimumSizeHint(self) -> QSize:
        return QSize(640, LEAST_SIDE + 16)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_captions()

    def _show_captions(self) -> None:
        for caption in self._captions:
            caption.setVisible(self.height() >= _ROOM_FOR_CAPTIONS * self._theme.text_scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            bar = self._theme.colour(Role.ALARM if self._view.is_alarm else Role.BAR)
            side = round(CARD_RADIUS)
            if self.rect().adjusted(side, 1, -side, -1).contains(event.rect()):
                painter.fillRect(event.rect(), bar)  # words that change upon it
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = self._theme.colour(Role.BAR_BUTTON_BORDER)
            is_lined = bar == self._theme.colour(Role.WINDOW)
            draw_box(painter, QRectF(self.rect()), bar, edge if is_lined else bar, radius=CARD_RADIUS)
