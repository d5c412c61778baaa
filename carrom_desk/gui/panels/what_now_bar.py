"""The bar at the bottom: what now, what to call, and the actions with their keys."""

from collections.abc import Mapping
from functools import partial
from itertools import product

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Spaced, fitted, set_style, text_height, text_width, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import _
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import FIRST_ALWAYS, MOST_ALWAYS, MOST_OFFERS, NextStep, Offer

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
        self._now = NextStep("")
        self._keys = KeyTable()
        self._offers: Mapping[int, Offer] = {}
        """What the buttons show."""
        self._is_alarm = False
        self._widths: list[int] = []
        self._widest = 0
        """The widths in pixels that the words may have, the usual one first, and the utmost one."""
        self.setObjectName("what_now_bar")
        self.setAccessibleName(_("Next step"))
        self._caption = words("what_now_caption", TextSize.SMALL, "muted")
        self._sentence = fitted("what_now", TextSize.TITLE, bold=True)
        self._call = fitted("call", TextSize.BODY, "call", bold=True)
        numbers = (*range(1, MOST_OFFERS + 1), *range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS))
        self._buttons = {number: self._button(number) for number in numbers}
        self._call_caption = words("call_caption", TextSize.SMALL, "muted")
        self._call_caption.setText(_("Call"))
        self._words = QWidget()
        self._words.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._call_line = self.spaced(across(self._call_caption, (self._call, 1)), 8)
        self.spaced(put(QVBoxLayout(self._words), 1, self._caption, self._sentence, self._call_line, 1), 0)
        buttons = tuple(self._buttons.values())
        layout = put(QHBoxLayout(self), self._words, *buttons[:MOST_OFFERS], 1, *buttons[MOST_OFFERS:])
        self.spaced(layout, 8, (20, 0, 20, 0))
        self._show_all()

    def show_keys(self, keys: KeyTable) -> None:
        """Show on every button the key that does the same."""
        self._keys, self._offers = keys, {}
        self._show_all()

    def show_now(self, now: NextStep) -> None:
        """Show the next step."""
        self._now = now
        with self.laid_out_once():
            self._show_all()

    def _show_all(self) -> None:
        now, calls = self._now, " ".join(self._now.calls)
        set_style(self, alarm=now.is_alarm)
        said = _("Alarm: {words}") if now.is_alarm else _("Next step: {words}")
        self._caption.setText(_("Alarm") if now.is_alarm else _("Next step"))
        self._sentence.setAccessibleName(said.format(words=" ".join(filter(None, (now.sentence, now.detail)))))
        self._call.setText(calls)
        self._call.setAccessibleName(_("Call: {words}").format(words=calls) if calls else _("No call"))
        offers = now.numbered
        if (offers, now.is_alarm) == (self._offers, self._is_alarm):
            self._fit_words()
            return
        for number, button in self._buttons.items():
            offer = offers.get(number)
            if offer == self._offers.get(number):
                continue
            button.setVisible(offer is not None)
            if offer is not None:
                first = self._keys.shown(ActionName.FIRST) if number == 1 else ""
                button.set_title(offer.title, first or self._keys.shown(offer.key) or str(number))
                button.set_blocked(offer.blocked)
        self._offers, self._is_alarm = offers, now.is_alarm
        self._share_out()

    def _button(self, number: int) -> KeyButton:
        button = KeyButton("", is_bold=True, is_tall=True, is_primary=number == 1)
        button.setObjectName("confirm" if number == 1 else f"action_{number}")
        if number >= FIRST_ALWAYS:  # where there is little room, the keys of the others go first
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(partial(self.pressed.emit, number))
        button.hide()
        return button

    # Room

    def hasHeightForWidth(self) -> bool:
        return False  # whatever it says

    def sizeHint(self) -> QSize:
        return QSize(960, self.theme.touch(48) + self.theme.px(16))

    def minimumSizeHint(self) -> QSize:
        return QSize(640, self.sizeHint().height())

    def _share_out(self) -> None:
        """The sentence has a fifth of the width, more where something is wrong; what is too long even for small
        letters, and a call of more than a line, has more as far as the buttons leave some."""
        theme, now = self.theme, self._now
        is_wide = self.width() >= theme.px(1180)
        share = 0.4 if not now.always else 0.26 if now.is_alarm else 0.22 if is_wide else 0.2
        for number in range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS):
            self._buttons[number].show_key(is_shown=is_wide)
        usual = round(self.width() * share)
        shown = {number: button for number, button in self._buttons.items() if not button.isHidden()}
        room = self.width() - theme.px(8) * (len(shown) + 1) - theme.px(40)
        most = max(usual, room - sum(button.sizeHint().width() for button in shown.values()))
        self._widths = [min(most, round(usual * wider)) for wider in (1.0, 1.25, 1.5)]
        # At the utmost the buttons do without their keys, but not without a part of their titles.
        least = (
            button.sizeHint().width() if number >= FIRST_ALWAYS else button.least_width
            for number, button in shown.items()
        )
        self._widest = min(round(usual * 1.5), max(usual, room - sum(least)))
        self._fit_words()

    def _fit_words(self) -> None:
        """Show the second sentence too, unless there is no room for it."""
        sentence, detail = self._now.sentence, self._now.detail
        self._sentence.setText(" ".join(filter(None, (sentence, detail))))
        if not self._find_width() and detail:
            self._sentence.setText(sentence)
            self._find_width()

    def _find_width(self) -> bool:
        """Give the words the least of the widths in which they have room; whether there is one."""
        line = text_height(self.theme, "X", TextSize.BODY, self._widest, bold=True)
        for may_be_longer, width in product((False, True), self._widths):
            if self._fit(width) and (may_be_longer or self._call.minimumHeight() <= line):
                return True
        return self._fit(self._widest)

    def _fit(self, width: int) -> bool:
        """Set the words in such a width, a long sentence smaller and without captions; whether they have room there."""
        theme = self.theme
        height_of, width_of = partial(text_height, theme, bold=True), partial(text_width, theme, bold=True)
        self._words.setFixedWidth(width)
        sentence, call = self._sentence.text(), self._call.text()
        room = width - self._call_caption.sizeHint().width() - theme.px(8)
        call_size = TextSize.SMALL if width_of(call, TextSize.BODY) > room else TextSize.BODY
        has_caption = width_of(call, call_size) <= room
        called = height_of(call, call_size, room if has_caption else width)
        set_style(self._call, level=call_size.name.lower())
        left = self.height() - called - 2
        sizes = _SIZES[1:] if width_of(sentence, TextSize.TITLE) > width else _SIZES
        size = next((size for size in sizes if height_of(sentence, size, width) <= left), TextSize.SMALL)
        set_style(self._sentence, level=size.name.lower())
        said = height_of(sentence, size, width)
        self._sentence.setFixedHeight(said)
        self._call.setFixedHeight(called)
        self._caption.setVisible(not call and said <= height_of("X", size, width))
        self._call.setVisible(bool(call))
        self._call_caption.setVisible(bool(call) and has_caption)
        return said <= left
