"""The bar at the bottom: what now, what to call, and the actions with their keys."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carrom_desk.gui.action_table import ActionName
from carrom_desk.gui.keys import WrittenKeys
from carrom_desk.gui.panels.cards import Measure, Spaced, put, set_style, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.what_now.offers import FIRST_ALWAYS, MOST_ALWAYS, MOST_OFFERS, Now, Offer

_SIZES = (TextSize.TITLE, TextSize.BODY, TextSize.SMALL)
"""Those of the sentence, by its length."""


class WhatNowBar(Spaced):
    """One sentence, the words to call, the actions of this step, and those that are there at every step.

    The first action begins where it always begins, and those of every step stay where they are. A blocked one says why.

    Signals:
        pressed: an action was pressed; its number.
    """

    pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._now = Now("")
        self._keys = WrittenKeys()
        self._offers: Mapping[int, Offer] = {}
        """What the buttons show."""
        self._measure = Measure(theme)
        self.setObjectName("what_now_bar")
        self.setAccessibleName(self.tr("What now"))
        self._caption = words("what_now_caption", TextSize.SMALL, "muted")
        self._sentence = words("what_now", TextSize.TITLE, bold=True, is_wrapped=True)
        self._call = words("call", TextSize.BODY, "call", bold=True, is_wrapped=True)
        numbers = (*range(1, MOST_OFFERS + 1), *range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS))
        self._buttons = {number: self._button(number) for number in numbers}
        self._call_caption = words("call_caption", TextSize.SMALL, "muted")
        self._call_caption.setText(self.tr("Call"))
        self._told = QWidget()
        self._told.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        for part in (self._caption, self._sentence, self._call_caption, self._call):
            part.setParent(self._told)  # no layout: what there is room for, and how large, is shared out below
        layout = self.spaced(QHBoxLayout(self), 8, (20, 0, 20, 0))
        layout.addWidget(self._told)
        for number, button in self._buttons.items():
            if number == FIRST_ALWAYS:
                layout.addStretch(1)
            layout.addWidget(button)
        self._show_all()

    def show_keys(self, keys: WrittenKeys) -> None:
        """Show on every button the key that does the same."""
        self._keys, self._offers = keys, {}
        self._show_all()

    def show_now(self, now: Now) -> None:
        """Show the next step."""
        self._now = now
        self._show_all()

    def _show_all(self) -> None:
        now, calls = self._now, " ".join(self._now.calls)
        set_style(self, alarm=now.is_alarm)
        said = self.tr("Alarm: {words}") if now.is_alarm else self.tr("What now: {words}")
        self._caption.setText(self.tr("Alarm") if now.is_alarm else self.tr("What now"))
        self._sentence.setText(now.sentence)
        self._sentence.setAccessibleName(said.format(words=now.sentence))
        self._call.setText(calls)
        self._call.setAccessibleName(
            self.tr("Call: {words}").format(words=calls) if calls else self.tr("Nothing to call")
        )
        numbered = now.numbered
        for number, button in self._buttons.items():
            offer = numbered.get(number)
            if offer == self._offers.get(number):
                continue
            button.setVisible(offer is not None)
            if offer is not None:
                first = self._keys.of(ActionName.FIRST) if number == 1 else ""
                button.set_title(offer.title, first or self._keys.of(offer.key) or str(number))
                button.set_blocked(offer.blocked)
                button.set_primary(number == 1)
        self._offers = numbered
        self._share_out()

    def _button(self, number: int) -> KeyButton:
        button = KeyButton("", is_bold=True, is_tall=True)
        button.setObjectName("confirm" if number == 1 else f"action_{number}")
        if number >= FIRST_ALWAYS:  # where there is little room, the keys of the others go first
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(partial(self.pressed.emit, number))
        button.hide()
        return button

    # Room

    def sizeHint(self) -> QSize:
        return QSize(960, self.theme.touch(48) + self.theme.px(16))

    def minimumSizeHint(self) -> QSize:
        return QSize(640, self.sizeHint().height())

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._measure = Measure(theme)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """The sentence has a fifth of the width, more where something is wrong; a long one is smaller, and the caption
        goes for it."""
        theme, now, measure = self.theme, self._now, self._measure
        height_of = partial(measure.height, bold=True)
        is_wide = self.width() >= theme.px(1180)
        share = 0.4 if not now.always else 0.26 if now.is_alarm else 0.22 if is_wide else 0.2
        width = round(self.width() * share)
        for number in range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS):
            self._buttons[number].show_key(is_shown=is_wide)
        self._told.setFixedWidth(width)
        sentence, has_call = self._sentence.text(), bool(self._call.text())
        beside = self._call_caption.sizeHint().width() + theme.px(8)
        room = width - beside
        is_cramped = measure.line(TextSize.BODY, bold=True).horizontalAdvance(self._call.text()) > room
        call_size = TextSize.SMALL if is_cramped else TextSize.BODY
        set_style(self._call, level=call_size.name.lower())
        left = self.height() - (height_of("X", TextSize.BODY, room) if has_call else 0) - 2
        is_short = measure.line(TextSize.TITLE, bold=True).horizontalAdvance(sentence) <= width
        sizes = _SIZES if is_short else _SIZES[1:]
        size = next((size for size in sizes if height_of(sentence, size, width) <= left), TextSize.SMALL)
        set_style(self._sentence, level=size.name.lower())
        is_one_line = height_of(sentence, size, width) <= height_of("X", size, width)
        has_caption = not has_call and is_one_line
        over = self._caption.sizeHint().height() if has_caption else 0
        said, call = height_of(sentence, size, width), height_of(self._call.text(), call_size, room)
        top = (self.height() - over - said - call) // 2
        self._told.resize(width, self.height())  # the layout does the same later
        put(self._caption, QRect(0, top, width, over))
        put(self._sentence, QRect(0, top + over, width, said))
        put(self._call_caption, QRect(0, top + over + said, beside, call))
        put(self._call, QRect(beside, top + over + said, room, call))
        self._caption.setVisible(has_caption)
        for part in (self._call_caption, self._call):
            part.setVisible(has_call)
