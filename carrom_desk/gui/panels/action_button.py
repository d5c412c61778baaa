"""Button of the desk: a caption with what it leads to below, and its key; parts go in turn where room is short."""

from functools import lru_cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton

from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import TOUCH_PX, Theme, font_of
from carrom_desk.gui.settings.keys import BACKSPACE

from .cards import in_lines, set_style
from .controls import Button

HEIGHT = 56
"""Height of a button of the desk, in design pixels."""
_TITLE, _LEADING_TITLE, _BELOW, _KEY = 15, 20, 14, 12
"""Text sizes of a caption, of that of the expected action, of what it leads to, and of the key, in design pixels."""
_PAD, _GAP = 12, 7
"""Margins at both ends, and space before the key, in design pixels."""
_MOST_LINES, _SLACK = 2, 2


@lru_cache(maxsize=64)
def _metrics(px: int, *, bold: bool = False) -> QFontMetrics:
    return QFontMetrics(font_of(px, bold=bold))


@lru_cache(maxsize=256)
def _widths(theme: Theme, is_leading: bool, title: str, consequence: str, key: str) -> tuple[int, int, int]:
    """Returns the widths of a button in pixels: for everything on it, without the key, and with two lines."""
    wide = _metrics(theme.px(_LEADING_TITLE if is_leading else _TITLE), bold=True).horizontalAdvance
    below = _metrics(theme.px(_BELOW)).horizontalAdvance(consequence)
    pads, letters = 2 * theme.px(_PAD), title.split(" ")
    breaks = [max(map(wide, (" ".join(letters[:at]), " ".join(letters[at:])))) for at in range(1, len(letters))]
    plain = pads + max(wide(title), below)
    cap = theme.px(_GAP) + _metrics(theme.px(_KEY), bold=True).horizontalAdvance(key) if key else 0
    return plain + cap, plain, plain if consequence else pads + min(breaks, default=wide(title))


class ActionButton(Button):
    """Button as wide as its bar makes it. A caption may take two lines; what it leads to is elided at the end."""

    def __init__(self, theme: Theme, name: str, *, is_leading: bool = False) -> None:
        """`is_leading` marks the expected action."""
        self._theme = theme
        self._is_leading = is_leading
        self._sign: Icon | None = None
        """Shown in place of the caption where there is no room for it."""
        self.is_signed = False
        """True while the sign stands for the caption."""
        super().__init__(name=name)
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

    # Sizes

    @property
    def widths(self) -> tuple[int, int, int]:
        """Widths in pixels for everything on it, without the key, and with the caption on two lines."""
        return _widths(self._theme, self._is_leading, self.title, self.consequence, self.key)

    @property
    def title_width(self) -> int:
        """Width in pixels for its title alone."""
        return _widths(self._theme, self._is_leading, self.title, "", "")[1]

    @property
    def is_cut(self) -> bool:
        """True when its caption is elided."""
        shown = "".join(self._captions()[0]).replace(" ", "")
        return not self.is_signed and shown != self.title.replace(" ", "")

    @property
    def is_key_shown(self) -> bool:
        """True when there is space for its key."""
        room = self._room
        if self.is_signed:
            return bool(self.key)
        wide = self._metrics(self._size, bold=True)
        lines, below, below_px = self._captions()
        shown = max(*map(wide.horizontalAdvance, lines), self._metrics(below_px).horizontalAdvance(below))
        return bool(self.key) and shown + self._key_width() <= room

    def sizeHint(self) -> QSize:
        return QSize(max(TOUCH_PX, self.widths[0]), self._theme.touch(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(TOUCH_PX, self._theme.touch(HEIGHT))

    @property
    def _room(self) -> int:
        """Width in pixels between its margins, with what Qt may break lines earlier than it measures them."""
        return self.width() - 2 * self._theme.px(_PAD) + _SLACK

    @property
    def _size(self) -> int:
        return _LEADING_TITLE if self._is_leading else _TITLE

    def _metrics(self, size: int, *, bold: bool = False) -> QFontMetrics:
        return _metrics(self._theme.px(size), bold=bold)

    def _key_width(self) -> int:
        key = "⌫" if self.key == BACKSPACE else self.key
        return self._theme.px(_GAP) + self._metrics(_KEY, bold=True).horizontalAdvance(key)

    # Painting

    def _captions(self) -> tuple[list[str], str, int]:
        """Returns the lines of the caption, what it leads to, and the text size of the latter."""
        room = self._room
        font = font_of(self._theme.px(self._size), bold=True)
        most = 1 if self.consequence else _MOST_LINES
        lines = in_lines(font, self.title, room).split("\n")
        if len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines = [*lines[: most - 1], QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, room)]
        below = self._metrics(_BELOW).elidedText(self.consequence, Qt.TextElideMode.ElideRight, room)
        return lines, below, _BELOW

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", option.icon.__class__()
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
            self._paint_caption(painter)

    def _paint_caption(self, painter: QPainter) -> None:
        lines, below, below_px = self._captions()
        title, sub = font_of(self._theme.px(self._size), bold=True), font_of(self._theme.px(below_px))
        parts = [(line, title) for line in lines] + ([(below, sub)] if below else [])
        heights = [QFontMetrics(font).ascent() + QFontMetrics(font).descent() for _line, font in parts]
        spare = min(0, self.height() - sum(heights)) // max(1, len(parts))
        wide = max(QFontMetrics(font).horizontalAdvance(text) for text, font in parts)
        has_key = self.is_key_shown
        left = (self.width() - wide - (self._key_width() if has_key else 0)) // 2
        top = (self.height() - sum(heights) - spare * len(parts)) // 2
        for (text, font), height in zip(parts, heights, strict=True):
            painter.setFont(font)
            box = QRect(self._mirrored(left, wide), top, wide, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
            top += height + spare
        if has_key:
            self._paint_key(painter, left + wide)

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
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, self.key)


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
