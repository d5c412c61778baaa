"""Buttons below the board, for the stroke and the step, and below the ruling, for what may happen at any time."""

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.layouts import put
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import _
from carrom_desk.presentation.breach_choices import BreachChoice
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import FIRST_ALWAYS, MOST_ALWAYS, MOST_OFFERS, NextStep, Offer
from carrom_desk.presentation.stroke_draft import StrokeDraft, StrokeView
from carrom_desk.presentation.wording.match_text import in_order

from .action_button import ActionButton, ActionToggle
from .cards import Spaced, set_style

_LEADING = 150
"""Least width of the expected action in design pixels."""
_GAP, _SIGN = 8, 48
"""Space between buttons, and width of one that shows a sign, in design pixels."""
_WIDEST = 16_777_215
"""Qt's largest width, for a button that takes what is left."""


class ActionBar(Spaced):
    """Row of numbered offers.

    Signals:
        pressed: emitted with the number of an offer.
    """

    pressed = Signal(int)

    def __init__(self, theme: Theme, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._keys = KeyTable()
        self._now = NextStep("")
        self._offers: Mapping[int, Offer] = {}
        self._first_key = ""
        self._buttons: dict[int, ActionButton] = {}

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut on every button."""
        self._keys, self._offers = keys, {}
        self.show_now(self._now)

    def show_now(self, now: NextStep) -> None:
        """Shows the offers of a step that belong here."""
        self._now = now

    def _button(self, number: int, name: str) -> ActionButton:
        button = ActionButton(self.theme, name)
        button.clicked.connect(partial(self.pressed.emit, number))
        button.hide()
        self._buttons[number] = button
        return button

    def _show_offers(self, offers: Mapping[int, Offer], first_key: str = "") -> None:
        """Shows these offers; `first_key` is the key of the first one, if it has one of its own."""
        for number, button in self._buttons.items():
            offer = offers.get(number)
            if offer == self._offers.get(number) and (number > 1 or first_key == self._first_key):
                continue
            button.setVisible(offer is not None)
            if offer is not None:
                key = (first_key if number == 1 else "") or self._keys.shown(offer.key) or str(number)
                button.set_title(offer.title, key, offer.consequence)
                button.set_blocked(offer.blocked)
                if offer.is_urgent is not bool(button.property("late")):
                    set_style(button, late=offer.is_urgent)
                button.takes_enter = number > 1 and offer.intent is not ActionName.PRINT
        self._offers, self._first_key = dict(offers), first_key

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class AlwaysBar(ActionBar):
    """Foul, time exceeded and everything else, in equal widths."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "always_bar", _("Actions"), parent)
        numbers = range(FIRST_ALWAYS, FIRST_ALWAYS + MOST_ALWAYS)
        parts = tuple((self._button(number, f"action_{number}"), 1) for number in numbers)
        self.spaced(put(QHBoxLayout(self), *parts), _GAP)

    def show_now(self, now: NextStep) -> None:
        """Shows the permanent offers."""
        super().show_now(now)
        self._show_offers(dict(enumerate(now.always, FIRST_ALWAYS)))


class StrokeBar(ActionBar):
    """Marks on the stroke, the offers of the step, and at the end the expected one, as wide as is left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "stroke_bar", _("Next step"), parent)
        self._stroke = StrokeView()
        self._choices: tuple[BreachChoice, ...] = ()
        self._improper = ActionToggle(theme, "improper")
        self._jumped = ActionToggle(theme, "jumped_mode")
        self._jumped.set_sign(Icon.JUMPED)
        self._touched_nothing = ActionToggle(theme, "touched_nothing")
        self._marks = (self._improper, self._jumped, self._touched_nothing)
        for mark, title in zip(self._marks, (_("Improper…"), _("Jumped"), _("No touch")), strict=True):
            mark.set_title(title)
            mark.hide()
        offers = [self._button(number, f"action_{number}") for number in range(2, MOST_OFFERS + 1)]
        self._leading = self._button(1, "confirm")
        self._marks_shown: object = None
        """What the marks were shown for."""
        self._shared: object = None
        """What the widths were shared out for."""
        self._clearing: int | None = None
        """Number of the offer that clears the marks, 0 for none, while the others stand by their numbers, because none
        is expected; None while one is.
        """
        self._row = put(QHBoxLayout(self), *self._marks, *offers, self._leading)
        self.spaced(self._row, _GAP)

    def set_breaches(self, choices: Iterable[BreachChoice]) -> None:
        """Sets the breaches that may be named on *Improper*."""
        self._choices = tuple(choices)

    def show_stroke(self, view: StrokeView) -> None:
        """Shows the marks on the stroke."""
        self._stroke, draft = view, view.draft
        title, whole = self._improper_words(draft)
        self._improper.set_title(title)
        self._improper.setAccessibleName(whole)
        for mark, is_on in zip(
            self._marks,
            (draft.is_improper or draft.before_play, view.is_jumped_mode, draft.touched_nothing),
            strict=True,
        ):
            mark.show_on(is_on)
        marks = (title, view.is_at_break, view.is_jumped_mode, draft.touched_nothing)
        if marks != self._marks_shown:
            self._marks_shown = marks
            self._show_marks()

    def show_now(self, now: NextStep) -> None:
        """Shows the offers of the step; clearing marks has a key, and a press on the mark."""
        if now.first_name != self._now.first_name:
            self._leading.fill(is_empty=not now.why_no_enter)
        super().show_now(now)
        first = "" if now.why_no_enter else self._keys.shown(ActionName.FIRST)
        offers = {
            number: offer
            for number, offer in enumerate(now.offers, 1)
            if offer.intent is not ActionName.CLEAR or (now.is_choice and not offer.blocked)
        }
        self._show_offers(offers, first)
        is_expected = now.has_expected
        if not is_expected or self._clearing is not None:
            self._put_in_order(is_in_order=not is_expected)
        self._leading.set_leading(is_leading=is_expected)
        self._leading.setAccessibleDescription(now.sentence)
        self._show_marks()

    def _put_in_order(self, *, is_in_order: bool) -> None:
        """Moves the first offer before the others, after the one that clears the marks, or to the end."""
        clears = (number for number, offer in self._offers.items() if offer.intent is ActionName.CLEAR)
        clearing = next(clears, 0) if is_in_order else None
        if clearing == self._clearing:
            return
        self._clearing = clearing
        places = {clearing: -1, 1: 0 if is_in_order else len(self._buttons) + 1}
        for number in sorted(self._buttons, key=lambda number: places.get(number, number)):
            self._row.removeWidget(self._buttons[number])
            self._row.addWidget(self._buttons[number])

    def _show_marks(self) -> None:
        """Shows the marks while a stroke is expected: whether nothing was touched matters at the break only."""
        is_stroke = not self._now.is_alarm and any(each.intent is ActionName.CONFIRM for each in self._now.offers)
        is_break = self._stroke.is_at_break
        for mark, is_shown in (
            (self._improper, is_stroke),
            (self._jumped, is_stroke and (not is_break or self._stroke.is_jumped_mode)),
            (self._touched_nothing, is_stroke and (is_break or self._stroke.draft.touched_nothing)),
        ):
            if mark.isHidden() is is_shown:
                mark.setVisible(is_shown)
        self._distribute()

    def _distribute(self) -> None:
        """Gives every button its caption and key; where room is short the keys go, then captions take two lines, then
        a sign stands for *Jumped*; at last the others are elided, so that the expected one can be read.
        """
        shown = [each for each in (*self._marks, *self._buttons.values()) if not each.isHidden()]
        others = [each for each in shown if each is not self._leading]
        needed = [each.widths for each in others]
        about = (self.width(), self._now.has_expected, self._leading.widths[2], shown, needed)
        if about == self._shared:
            return
        self._shared = about
        is_even = not others or (not self._now.has_expected and any(each in others for each in self._buttons.values()))
        least = self._least_leading()
        room = self.width() - self.theme.px(_GAP) * len(others) - least
        fewer = next((each for each in range(3) if sum(widths[each] for widths in needed) <= room), 3)
        self._jumped.show_sign(is_signed=not is_even and fewer == 3)
        for each in shown:
            is_free = is_even or each is self._leading
            self._row.setStretchFactor(each, int(is_free))
            each.setMinimumWidth(0)
            each.setMaximumWidth(_WIDEST)
        if not is_even:
            sign = self.theme.touch(_SIGN)
            wide = [sign if each.is_signed else at[min(fewer, 2)] for each, at in zip(others, needed, strict=True)]
            caption = self._leading.title_width if self._leading.consequence else self._leading.widths[2]
            left = max(0, room + least - caption)
            share = min(1, left / sum(wide))
            for each, width in zip(others, wide, strict=True):
                each.setFixedWidth(width if each.is_signed else int(width * share))

    def _least_leading(self) -> int:
        """Returns the least width of the expected action, in pixels: half of the row for what it leads to."""
        return max(self.theme.px(_LEADING), min(self._leading.widths[2], self.width() // 2))

    def _improper_words(self, draft: StrokeDraft) -> tuple[str, str]:
        """Returns a caption with the law of the breach, and the full text, since the name may be long."""
        if draft.before_play:
            return (_("Before “Play”"),) * 2
        for choice in self._choices:
            if draft.is_improper and choice.breach is draft.breach and choice.law:
                return _("Improper: {law}").format(law=choice.law), f"{choice.title} ({in_order(choice.law)})"
        return (_("Improper…"),) * 2
