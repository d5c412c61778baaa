"""Button of the desk: a caption with what it leads to below, and its key; parts go in turn where room is short."""

from functools import lru_cache
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
_MOST_LINES, _SLACK = 2, 2
_IN_BOX = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
_FOOT, _STEPS = 4, 10
"""Height of the foot that fills while Enter is ignored, in design pixels, and in how many steps."""


@lru_cache(maxsize=256)
def _widths(theme: Theme, is_leading: bool, title: str, consequence: str, key: str) -> tuple[int, int, int]:
    """Returns the widths of a button in pixels: for everything on it, without the key, and with a caption of two lines
    or without what it leads to.
    """
    wide = metrics_of(theme.px(_LEADING_TITLE if is_leading else _TITLE), bold=True).horizontalAdvance
    below = metrics_of(theme.px(_BELOW)).horizontalAdvance(consequence)
    pads, letters = 2 * theme.px(_PAD), title.split(" ")
    breaks = [max(map(wide, (" ".join(letters[:at]), " ".join(letters[at:])))) for at in range(1, len(letters))]
    plain = pads + max(wide(title), below)
    cap = theme.px(_GAP) + metrics_of(theme.px(_KEY), bold=True).horizontalAdvance(key) if key else 0
    least = plain if is_leading else pads + wide(title)
    return plain + cap, plain, least if consequence else pads + min(breaks, default=wide(title))


class _Line(NamedTuple):
    """A line on a button: its text and font, and where it stands in pixels."""

    text: str
    font: QFont
    top: int
    height: int


class _Fitted(NamedTuple):
    """What a button has room for, with the place of its lines in pixels."""

    caption: str
    lines: tuple[_Line, ...]
    """The caption, then what it leads to."""
    left: int
    wide: int
    has_key: bool


@lru_cache(maxsize=256)
def _fitted(theme: Theme, is_leading: bool, title: str, consequence: str, key: str, width: int, height: int) -> _Fitted:
    """Returns the caption with what it leads to as they fit into a button, which is painted more often than changed."""
    usual, below_px = _LEADING_TITLE if is_leading else _TITLE, theme.px(_BELOW)
    # With what Qt may break lines earlier than it measures them.
    room = width - 2 * theme.px(_PAD) + _SLACK
    needed = max(
        metrics_of(theme.px(usual), bold=True).horizontalAdvance(title),
        metrics_of(below_px).horizontalAdvance(consequence),
    )
    is_told = bool(consequence) and (is_leading or needed <= room)
    most = 1 if is_told else _MOST_LINES
    for less in (0, *(_SMALLER if is_leading else _SMALLER[:-1])):
        title_px = theme.px(usual - less)
        title_font = font_of(title_px, bold=True)
        texts = in_lines(title_font, title, room).split("\n")
        if len(texts) <= most and " ".join(texts) == title:  # neither cut nor broken inside a word
            break
    if len(texts) > most:
        rest = " ".join(texts[most - 1 :])
        texts = [*texts[: most - 1], elided(rest, room, title_px, bold=True)]
    parts = [(text, title_font, metrics_of(title_px, bold=True)) for text in texts]
    if is_told and (below := elided(consequence, room, below_px)):
        parts.append((below, font_of(below_px), metrics_of(below_px)))
    heights = [metrics.ascent() + metrics.descent() for _text, _font, metrics in parts]
    wide = max(metrics.horizontalAdvance(text) for text, _font, metrics in parts)
    key_width = _key_width(theme, key)
    has_key = bool(key) and wide + key_width <= room
    spare = min(0, height - sum(heights)) // len(parts)
    top, lines = (height - sum(heights) - spare * len(parts)) // 2, []
    for (text, font, _metrics), high in zip(parts, heights, strict=True):
        lines.append(_Line(text, font, top, high))
        top += high + spare
    left = (width - wide - (key_width if has_key else 0)) // 2
    return _Fitted("".join(texts), tuple(lines), left, wide, has_key)


def _key_width(theme: Theme, key: str) -> int:
    """Returns the width of a key with the space before it, in pixels."""
    shown = "⌫" if key == BACKSPACE else key
    return theme.px(_GAP) + metrics_of(theme.px(_KEY), bold=True).horizontalAdvance(shown)


class ActionButton(Button):
    """Button as wide as its bar makes it. A caption may take two lines; what it leads to is elided at the end, or left
    out on any but the expected one.
    """

    def __init__(self, theme: Theme, name: str, *, is_leading: bool = False) -> None:
        """`is_leading` marks the expected action."""
        self._theme = theme
        self._is_leading = is_leading
        self._sign: Icon | None = None
        """Shown in place of the caption where there is no room for it."""
        self.is_signed = False
        """True while the sign stands for the caption."""
        self._filled = _STEPS
        super().__init__(name=name)
        self._filling = QTimer(self, interval=SETTLING_MS // _STEPS)
        self._filling.timeout.connect(self._fill_more)
        self.setProperty("primary", is_leading)
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

    def set_sign(self, sign: Icon) -> None:
        """Sets the icon that may stand for its caption."""
        self._sign = sign

    def show_sign(self, *, is_signed: bool) -> None:
        """Shows the icon, or the caption."""
        self.is_signed = is_signed and self._sign is not None
        self.update()

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
    def widths(self) -> tuple[int, int, int]:
        """Widths in pixels for everything on it, without the key, and for the caption alone, on two lines."""
        return _widths(self._theme, self._is_leading, self.title, self.consequence, self.key)

    @property
    def title_width(self) -> int:
        """Width in pixels for its title alone."""
        return _widths(self._theme, self._is_leading, self.title, "", "")[1]

    @property
    def is_cut(self) -> bool:
        """True when its caption is elided."""
        return not self.is_signed and self._fitted().caption.replace(" ", "") != self.title.replace(" ", "")

    @property
    def is_key_shown(self) -> bool:
        """True when there is space for its key."""
        return bool(self.key) if self.is_signed else self._fitted().has_key

    def sizeHint(self) -> QSize:
        return QSize(max(TOUCH_PX, self.widths[0]), self._theme.touch(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(TOUCH_PX, self._theme.touch(HEIGHT))

    def _key_width(self) -> int:
        return _key_width(self._theme, self.key)

    def _fitted(self) -> _Fitted:
        about = (self._theme, self._is_leading, self.title, self.consequence, self.key)
        return _fitted(*about, self.width(), self.height())

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
            painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
            if self.is_signed and self._sign is not None:
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
        fitted = self._fitted()
        left = self._mirrored(fitted.left, fitted.wide)
        for line in fitted.lines:
            painter.setFont(line.font)
            painter.drawText(QRect(left, line.top, fitted.wide, line.height), _IN_BOX, line.text)
        if fitted.has_key:
            self._paint_key(painter, fitted.left + fitted.wide)

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
