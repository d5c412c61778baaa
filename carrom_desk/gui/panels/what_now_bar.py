"""Bottom bar: next step, call, and actions with their shortcuts."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import (
    ScrolledWords,
    Spaced,
    call_size,
    fitted,
    set_style,
    text_height,
    text_width,
    words,
)
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import _
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import FIRST_ALWAYS, MOST_ALWAYS, MOST_OFFERS, NextStep, Offer

_USUAL_WORDS, _LEAST_WORDS = 300, 150
"""Initial and minimum width of the text, in pixels."""
_USUAL_PRIMARY = 280
"""Width of the primary button in design pixels, enough for most of what it leads to."""
_WIDE = 1300
"""Minimum width in design pixels for permanent actions to have a single line."""


class WhatNowBar(Spaced):
    """Shows a sentence, the call, the actions of this step and the permanent ones.

    The first action and the permanent ones never move. Blocked ones report why.

    Signals:
        pressed: emitted with the number of an action.
    """

    pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._call_size = _call_size(theme)
        self._now = NextStep("")
        self._keys = KeyTable()
        self._offers: Mapping[int, Offer] = {}
        """Texts of the buttons."""
        self._is_alarm = self._is_choice = False
        self._shared: tuple[Offer, ...] | None = None
        """Permanent offers for which the width was distributed."""
        self._primary = (0, 0, 0)
        """Least and usual width of the first action, and the width left for it and the text."""
        self._gap = self._free = 0
        """Spacing, and the width left beside the permanent actions, in pixels."""
        self._widths = [_USUAL_WORDS]
        """Possible widths of the text in pixels, the usual one first."""
        self.setObjectName("what_now_bar")
        self.setAccessibleName(_("Next step"))
        self._caption = words("what_now_caption", TextSize.SMALL, "muted")
        self._sentence = ScrolledWords(fitted("what_now", TextSize.BODY, bold=True))
        self._call = fitted("call", TextSize.CALL, "call", bold=True)
        numbers = (*range(1, MOST_OFFERS + 1), *range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS))
        self._buttons = {number: self._button(number) for number in numbers}
        self._call_caption = words("call_caption", TextSize.SMALL, "muted", text=_("Call"))
        self._words = QWidget()
        self._words.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._call_line = self.spaced(across(self._call_caption, (self._call, 1)), 8)
        self.spaced(put(QVBoxLayout(self._words), 1, self._caption, self._sentence, self._call_line, 1), 0)
        buttons = tuple(self._buttons.values())
        put(QHBoxLayout(self), self._words, *buttons[:MOST_OFFERS], 1, *buttons[MOST_OFFERS:])
        self._show_all()

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut on every button."""
        self._keys, self._offers, self._shared = keys, {}, None
        self._show_all()

    def show_now(self, now: NextStep) -> None:
        """Shows the next step."""
        self._now = now
        with self.laid_out_once():
            self._show_all()

    def _show_all(self) -> None:
        now = self._now
        calls = " ".join(now.calls)
        set_style(self, alarm=now.is_alarm)
        said = _("Alarm: {words}") if now.is_alarm else _("Next step: {words}")
        self._caption.setText(_("Alarm") if now.is_alarm else _("Next step"))
        self._sentence.label.setAccessibleName(said.format(words=" ".join(filter(None, (now.sentence, now.detail)))))
        self._call.setText(now.calls[0] if now.calls else "")
        self._call.setAccessibleName(_("Call: {words}").format(words=calls) if calls else _("No call"))
        offers = now.numbered
        if (offers, now.is_alarm, now.is_choice) == (self._offers, self._is_alarm, self._is_choice):
            self._fit_words()
            return
        for number, button in self._buttons.items():
            offer = offers.get(number)
            if offer == self._offers.get(number):
                continue
            button.setVisible(offer is not None)
            if offer is not None:
                first = self._keys.shown(ActionName.FIRST) if number == 1 and not now.why_no_enter else ""
                key = first or self._keys.shown(offer.key) or str(number)
                button.set_title(offer.title, key, offer.consequence)
                button.set_blocked(offer.blocked)
        self._offers, self._is_alarm, self._is_choice = offers, now.is_alarm, now.is_choice
        if now.always == self._shared:
            self._share_offers()
        else:
            self._share_out()

    def _button(self, number: int) -> KeyButton:
        name = "confirm" if number == 1 else f"action_{number}"
        button = KeyButton("", is_bold=True, tall_from=TextSize.SMALL + 1, is_primary=number == 1, name=name)
        button.clicked.connect(partial(self.pressed.emit, number))
        button.hide()
        return button

    # Layout

    def hasHeightForWidth(self) -> bool:
        return False  # independent of the text

    def sizeHint(self) -> QSize:
        """Returns the height of its buttons with margins, and of a two-line sentence with a call."""
        sentence = text_height(self.theme, "X\nX", TextSize.BODY, self.width(), bold=True)
        call = text_height(self.theme, "X", self._call_size, self.width(), bold=True)
        return QSize(960, max(self.theme.touch(48) + self.theme.px(30), sentence + call + self.theme.px(4)))

    def minimumSizeHint(self) -> QSize:
        return QSize(640, self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share_out()  # the buttons only have their fonts now

    def set_theme(self, theme: Theme) -> None:
        self._call_size = _call_size(theme)
        super().set_theme(theme)

    def _share_out(self) -> None:
        """Distributes the width, that of the permanent actions first."""
        theme, always = self.theme, range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS)
        is_wide = self.width() >= theme.words_px(_WIDE)
        gap, side = (theme.px(8), theme.px(20)) if is_wide else (theme.px(4), theme.px(12))
        layout = self.layout()
        assert layout is not None
        layout.setSpacing(gap)
        layout.setContentsMargins(side, 0, side, 0)
        taken, self._shared = 2 * side + gap, self._now.always
        for button in (self._buttons[number] for number in always):
            width = button.widths[0 if is_wide else 1]
            button.setFixedWidth(width)
            taken += 0 if button.isHidden() else width + gap
        self._gap, self._free = gap, self.width() - taken
        self._share_offers()

    def _share_offers(self) -> None:
        """Gives the text a fifth of the width, more for alarms and longer texts, as far as the buttons permit."""
        theme, now = self.theme, self._now
        share = 0.4 if not now.always else 0.26 if now.is_alarm else 0.22
        shown = [self._buttons[number].widths for number in range(1, len(now.offers) + 1)]
        room = self._free - self._gap * len(shown)
        whole, least = (sum(each) for each in zip(*shown, strict=True)) if shown else (0, 0)
        usual = min(round(self.width() * share), max(theme.px(_LEAST_WORDS), room - least))
        if shown:
            # As wide whatever it leads to, as far as there is room.
            (own, least_own), usual_own = shown[0], theme.words_px(_USUAL_PRIMARY)
            self._primary = least_own, max(least_own, usual_own), room - (whole - own)
            whole += self._primary[1] - own
        most, utmost = max(usual, room - whole), max(usual, room - least)
        wider = (min(most, round(usual * by)) for by in (1.0, 1.25, 1.5))
        self._widths = sorted({*wider, min(round(usual * 1.5), utmost)})
        self._fit_words()

    def _fit_words(self) -> None:
        """Uses the smallest width in which the text fits; if none does, the sentence scrolls."""
        theme, call, size = self.theme, self._call.text(), self._call_size
        height_of = partial(text_height, theme, bold=True)
        sentence = " ".join(filter(None, (self._now.sentence, self._now.detail)))
        room, line = self.height() - theme.px(2), height_of("X", TextSize.BODY, self.width())
        for width in self._widths:
            said, called = height_of(sentence, TextSize.BODY, width), height_of(call, size, width)
            if said + called <= room:
                break
        called = min(called, max(0, room - min(said, line)))
        beside = self._call_caption.sizeHint().width() + theme.px(8)
        has_caption = bool(call) and text_width(theme, call, size, bold=True) <= width - beside
        self._words.setFixedWidth(width)
        least, usual, room_for_both = self._primary
        self._buttons[1].setFixedWidth(max(least, min(usual, room_for_both - width)))
        self._sentence.show_words(sentence)
        self._sentence.fit(theme, TextSize.BODY, width, min(said + 2, room - called))
        set_style(self._call, level=size.name.lower())
        self._call.setFixedHeight(called)
        self._call.setVisible(bool(call))
        self._call_caption.setVisible(has_caption)
        self._caption.setVisible(said + called + line <= room)


def _call_size(theme: Theme) -> TextSize:
    """Returns the text size of the call; smaller if all text is enlarged."""
    return call_size(theme) if theme.text <= 1 else TextSize.TITLE
