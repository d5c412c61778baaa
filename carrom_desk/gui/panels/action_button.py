"""Button of the desk: a caption with what it leads to below, and its key; parts go in turn where room is short."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton

from carrom_desk.desk.session import SETTLING_MS
from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import TOUCH_PX, Theme, elided, font_of, metrics_of
from carrom_desk.gui.settings.keys import BACKSPACE

from .cards import in_lines, set_style
from .controls import Button

HEIGHT = 56
"""Height of a button of the desk, in design pixels."""
_TITLE, _LEADING_TITLE, _BELOW, _KEY = 15, 20, 14, 12
"""Text sizes of a caption, of that of the expected action, of what it leads to, and of the key, in design pixels."""
_SMALLER = (2, 3, 5)
"""By how much a caption that would be cut may be smaller, in design pixels; the last for the expected action only."""
_PAD, _GAP = 12, 7
"""Margins at both ends, and space before the key, in design pixels."""
_LEAST, _SIGN = 150, 48
"""Least widths of the expected action, and of a button that shows a sign, in design pixels."""
_MOST_LINES, _SLACK = 2, 2
_IN_BOX = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
_ON_SPLIT = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextDontClip)
_BELOW_SPLIT = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip)
_FOOT, _STEPS = 4, 10
"""Height of the foot that fills while Enter is ignored, in design pixels, and in how many steps."""


@lru_cache(maxsize=256)
def _widths(theme: Theme, is_leading: bool, title: str, consequence: str, key: str) -> tuple[int, int, int]:
    """Returns the widths of a button in pixels: for everything on it, for its caption alone, which takes two lines on
    any but the expected one, and for its caption in the smallest size.
    """
    usual, less = (_LEADING_TITLE, _SMALLER[-1]) if is_leading else (_TITLE, _SMALLER[-2])
    wide = metrics_of(theme.px(usual), bold=True).horizontalAdvance
    pads, letters = 2 * theme.px(_PAD), title.split(" ")
    below = metrics_of(theme.px(_BELOW)).horizontalAdvance(consequence)
    whole = pads + max(wide(title), below) + (_key_width(theme, key) if key else 0)
    breaks = [max(map(wide, (" ".join(letters[:at]), " ".join(letters[at:])))) for at in range(1, len(letters))]
    caption = wide(title) if is_leading else min(breaks, default=wide(title))
    return whole, pads + caption, pads + ceil(caption * (usual - less) / usual)


class _Fitted(NamedTuple):
    """What a button has room for."""

    title: str
    """Lines of the caption."""
    font: QFont
    below: str
    """What it leads to; empty if that is not shown."""
    wide: int
    """Width of the lines in pixels."""
    has_key: bool


@lru_cache(maxsize=256)
def _fitted(theme: Theme, is_leading: bool, title: str, consequence: str, key: str, width: int) -> _Fitted:
    """Returns the caption with what it leads to as they fit into a button, which is painted more often than changed."""
    usual, below_px = _LEADING_TITLE if is_leading else _TITLE, theme.px(_BELOW)
    wide_below = metrics_of(below_px).horizontalAdvance
    # With what Qt may break lines earlier than it measures them.
    room = width - 2 * theme.px(_PAD) + _SLACK
    needed = max(metrics_of(theme.px(usual), bold=True).horizontalAdvance(title), wide_below(consequence))
    is_told = bool(consequence) and (is_leading or needed <= room)
    most = 1 if is_told else _MOST_LINES
    for less in (0, *(_SMALLER if is_leading else _SMALLER[:-1])):
        px = theme.px(usual - less)
        texts = in_lines(font_of(px, bold=True), title, room).split("\n")
        if len(texts) <= most and " ".join(texts) == title:  # neither cut nor broken inside a word
            break
    if len(texts) > most:
        texts[most - 1 :] = [elided(" ".join(texts[most - 1 :]), room, px, bold=True)]
    below = elided(consequence, room, below_px) if is_told else ""
    wide = max(wide_below(below), *map(metrics_of(px, bold=True).horizontalAdvance, texts))
    has_key = bool(key) and wide + _key_width(theme, key) <= room
    return _Fitted("\n".join(texts), font_of(px, bold=True), below, wide, has_key)


def _key_width(theme: Theme, key: str) -> int:
    """Returns the width of a key with the space before it, in pixels."""
    shown = "⌫" if key == BACKSPACE else key
    return theme.px(_GAP) + metrics_of(theme.px(_KEY), bold=True).horizontalAdvance(shown)


class ActionButton(Button):
    """Button as wide as its bar makes it. A caption may take two lines; what it leads to is elided at the end, or left
    out on any but the expected one.
    """

    def __init__(self, theme: Theme, name: str) -> None:
        self._theme = theme
        self._is_leading = False
        """True for the expected action."""
        self._sign: Icon | None = None
        """Shown in place of the caption where there is no room for it."""
        self._is_short = False
        """True where there is no room for the least width of every button beside it."""
        self._filled = _STEPS
        super().__init__(name=name)
        self._filling = QTimer(self, interval=SETTLING_MS // _STEPS)
        self._filling.timeout.connect(self._fill_more)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_leading(self, *, is_leading: bool) -> None:
        """Shows it as the expected action, or as one of several."""
        if is_leading is not self._is_leading:
            self._is_leading = is_leading
            set_style(self, primary=is_leading)
            self.updateGeometry()

    def set_sign(self, sign: Icon) -> None:
        """Sets the icon that may stand for its caption."""
        self._sign = sign

    def fit(self) -> None:
        self.update()

    def fill(self, *, is_empty: bool) -> None:
        """Fills its foot, if that is empty, for as long as Enter does nothing, because its meaning has changed."""
        self._filled = 0 if is_empty else _STEPS
        if is_empty:
            self._filling.start()
        else:
            self._filling.stop()
        self.update()

    def _fill_more(self) -> None:
        self._filled += 1
        if self._filled >= _STEPS:
            self._filling.stop()
        self.update(self._foot)

    @property
    def _foot(self) -> QRect:
        """Returns the foot, between its margins."""
        pad, high = self._theme.px(_PAD), self._theme.px(_FOOT)
        return QRect(pad, self.height() - 2 * high, self.width() - 2 * pad, high)

    # Sizes

    @property
    def _about(self) -> tuple[Theme, bool, str, str, str]:
        return self._theme, self._is_leading, self.title, self.consequence, self.key

    @property
    def is_signed(self) -> bool:
        """True while the sign stands for the caption."""
        return self._sign is not None and self.width() < _widths(*self._about)[1]

    @property
    def is_cut(self) -> bool:
        """True when its caption is elided."""
        return not self.is_signed and self._fitted().title.split() != self.title.split()

    @property
    def is_key_shown(self) -> bool:
        """True when there is space for its key."""
        return bool(self.key) if self.is_signed else self._fitted().has_key

    def sizeHint(self) -> QSize:
        return QSize(max(TOUCH_PX, _widths(*self._about)[0]), self._theme.touch(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        least = _widths(*self._about)[2] if self._is_short and self._sign is None else self.least
        return QSize(max(TOUCH_PX, least), self._theme.touch(HEIGHT))

    @property
    def least(self) -> int:
        """Width in pixels for what is never left out as long as there is room: the caption or the sign, on the expected
        action everything.
        """
        if self._sign is not None:
            return self._theme.px(_SIGN)
        whole, caption, _smallest = _widths(*self._about)
        return max(self._theme.px(_LEAST), whole) if self._is_leading else caption

    def shorten(self, *, is_short: bool) -> None:
        """Lets its caption become smaller, or not."""
        if is_short is not self._is_short:
            self._is_short = is_short
            self.updateGeometry()

    def _key_width(self) -> int:
        return _key_width(self._theme, self.key)

    def _fitted(self) -> _Fitted:
        return _fitted(*self._about, self.width())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
            painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
            if self._sign is not None and self.is_signed:
                side = self._theme.px(_LEADING_TITLE)
                box = QRect(0, 0, side, side)
                box.moveCenter(self.rect().center())
                if self.key:
                    box.translate(-self._key_width() // 2, 0)
                    self._paint_key(painter, box.right() + 1)
                paint_icon(painter, box.toRectF(), self._sign, painter.pen().color())
                return
            if self._filled < _STEPS:
                foot = self._foot
                wide = foot.width() * self._filled // _STEPS
                painter.fillRect(self._mirrored(foot.x(), wide), foot.y(), wide, foot.height(), painter.pen().color())
            self._paint_caption(painter)

    def _paint_caption(self, painter: QPainter) -> None:
        fitted, high = self._fitted(), self.height()
        left = (self.width() - fitted.wide - (self._key_width() if fitted.has_key else 0)) // 2
        place = QRect(self._mirrored(left, fitted.wide), 0, fitted.wide, high)
        painter.setFont(fitted.font)
        if fitted.below:
            below_px = self._theme.px(_BELOW)
            split = (high + painter.fontMetrics().height() - metrics_of(below_px).height()) // 2
            painter.drawText(place.adjusted(0, 0, 0, split - high), _ON_SPLIT, fitted.title)
            painter.setFont(font_of(below_px))
            painter.drawText(place.adjusted(0, split, 0, 0), _BELOW_SPLIT, fitted.below)
        else:
            painter.drawText(place, _IN_BOX, fitted.title)
        if fitted.has_key:
            self._paint_key(painter, left + fitted.wide)

    def _mirrored(self, left: int, wide: int) -> int:
        return self.width() - left - wide if self.isRightToLeft() else left

    def _paint_key(self, painter: QPainter, left: int) -> None:
        gap, wide = self._theme.px(_GAP), self._key_width() - self._theme.px(_GAP)
        box = QRect(self._mirrored(left + gap, wide), 0, wide, self.height())
        if not self._is_leading and self.isEnabled():
            painter.setPen(self._theme.colour(Role.KEY_TEXT))
        if self.key == BACKSPACE:
            side = self._theme.px(_KEY + 3)
            sign = QRect(0, 0, side, side)
            sign.moveCenter(box.center())
            paint_icon(painter, sign.toRectF(), Icon.BACKSPACE, painter.pen().color())
            return
        painter.setFont(font_of(self._theme.px(_KEY), bold=True))
        painter.drawText(box, _IN_BOX, self.key)


class ActionToggle(ActionButton):
    """Toggle whose press requests the other state, and which changes when the state is set."""

    def __init__(self, theme: Theme, name: str) -> None:
        self._is_on = False
        super().__init__(theme, name)
        self.setCheckable(True)
        self.toggled.connect(self._toggled)

    def show_on(self, is_on: bool) -> None:
        if is_on is not self._is_on:
            self._is_on = is_on
            self.setChecked(is_on)

    def nextCheckState(self) -> None:
        """Keeps the state on a press."""

    def _toggled(self, checked: bool) -> None:
        """Reverts a toggle by a screen reader, and requests the state instead."""
        if checked is not self._is_on:
            self.setChecked(self._is_on)
            self.clicked.emit()
