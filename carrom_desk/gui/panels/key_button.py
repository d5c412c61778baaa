"""A large button that shows its key."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto, unique
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import SMALLEST_PX, Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.tips import plain_tip

from .fitting import FittedText, draw_fitted, fit_block, fit_line
from .painting import RADIUS, Sign, draw_box, draw_dashed_box, draw_focus, draw_sign

LEAST_SIDE = 44
"""The least height and width of what is pressed with a thumb, in pixels."""
NO_BREAK = "\N{NO-BREAK SPACE}"
"""Keeps two words of a title in one line."""
BACKSPACE = "⌫"
"""The key that is drawn as a sign, since not every font has one."""
_PAD = 12
_PADS = ((150, _PAD), (80, 8), (0, 3))
"""From which width on which margin is kept at both ends, in pixels."""
_CHIP_PAD = 7
_USUAL_HEIGHT = 56.0
_LARGEST = 1.35
_GAP = 8
_PRESSES = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


@unique
class Look(Enum):
    """Where a button lies and how much it matters."""

    PLAIN = auto()
    """On a card."""
    BAR = auto()
    """On the dark bar at the bottom."""
    PRIMARY = auto()
    """The expected one on the dark bar."""


@dataclass(frozen=True, slots=True)
class _Colours:
    fill: Role
    hover: Role
    pressed: Role
    border: Role
    text: Role
    blocked: Role
    blocked_text: Role
    key: Role
    key_text: Role
    focus: Role


_ON_BAR = {
    "pressed": Role.BAR_KEY,
    "blocked": Role.BAR_BLOCKED,
    "blocked_text": Role.BAR_BLOCKED_TEXT,
    "key": Role.BAR_KEY,
    "key_text": Role.BAR_KEY_TEXT,
    "focus": Role.BAR_FOCUS,
}
_LOOKS: Mapping[Look, _Colours] = MappingProxyType(
    {
        Look.PLAIN: _Colours(
            fill=Role.BUTTON,
            hover=Role.BUTTON_HOVER,
            pressed=Role.BUTTON_PRESSED,
            border=Role.BUTTON_BORDER,
            text=Role.BUTTON_TEXT,
            blocked=Role.BUTTON_BLOCKED,
            blocked_text=Role.BUTTON_BLOCKED_TEXT,
            key=Role.KEY,
            key_text=Role.KEY_TEXT,
            focus=Role.FOCUS,
        ),
        Look.BAR: _Colours(
            fill=Role.BAR_BUTTON,
            hover=Role.BAR_BUTTON_HOVER,
            border=Role.BAR_BUTTON_BORDER,
            text=Role.BAR_BUTTON_TEXT,
            **_ON_BAR,
        ),
        Look.PRIMARY: _Colours(
            fill=Role.BAR_PRIMARY,
            hover=Role.BAR_PRIMARY,
            border=Role.BAR_PRIMARY,
            text=Role.BAR_PRIMARY_TEXT,
            **_ON_BAR,
        ),
    }
)


class KeyButton(QPushButton):
    """A button with a title and the key that does the same.

    It takes the keyboard by Tab only, never by a click: a click leaves the keys where they were. Once it has the
    keyboard, Space and Enter press it and nothing else.

    Signals:
        refused: it was pressed while it was blocked; the reason.
    """

    refused = Signal(str)

    def __init__(
        self,
        theme: Theme,
        title: str,
        key: str = "",
        *,
        look: Look = Look.PLAIN,
        sign: Sign | None = None,
        is_bold: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = title
        self._key = key
        self._shown: tuple[str, str] | None = None
        self._look = look
        self._sign = sign
        self._is_bold = is_bold
        self._blocked = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_title(title)

    @property
    def blocked(self) -> str:
        """Why it cannot be pressed; empty when it can."""
        return self._blocked

    def set_title(self, title: str, key: str | None = None) -> None:
        """Show another title, and another key if there is one."""
        shown = (title, self._key if key is None else key)
        if shown == self._shown:
            return
        self._shown = self._title, self._key = shown
        self.setText(title.replace("&", "&&"))
        self.setAccessibleName(title.replace(NO_BREAK, " "))
        self._describe()
        self.updateGeometry()
        self.update()

    def title(self) -> str:
        """The title as it was given."""
        return self._title

    def set_blocked(self, reason: str) -> None:
        """Say why it cannot be pressed now; an empty reason lets it be pressed."""
        if reason != self._blocked:
            self._blocked = reason
            self.setEnabled(not reason)
            self._describe()

    def set_look(self, look: Look) -> None:
        """Take a place of another importance."""
        if look is not self._look:
            self._look = look
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _describe(self) -> None:
        """The tip and what a screen reader adds: why not, or else by which key."""
        key = self.tr("Backspace") if self._key == BACKSPACE else self._key
        hint = self.tr("Key: {key}").format(key=key) if key else ""
        self.setAccessibleDescription(self._blocked or hint)
        words = f"{self.accessibleName()} ({key})" if key else self.accessibleName()
        self.setToolTip(plain_tip(self._blocked or words))

    # Size

    def sizeHint(self) -> QSize:
        title = QFontMetrics(self._theme.font(TextSize.BODY, bold=self._is_bold))
        width = title.horizontalAdvance(self.title()) + 2 * _PAD + 2
        width += round(self._chip_size().width()) + _GAP if self._key else 0
        width += title.height() + _GAP if self._sign else 0
        return QSize(width, max(LEAST_SIDE, title.height() + 18))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_SIDE, LEAST_SIDE)

    def _chip_size(self, *, small: bool = False) -> QSizeF:
        metrics, pad = QFontMetricsF(self._chip_font(small=small)), 5 if small else _CHIP_PAD
        side = metrics.height() + (2 if small else 4)
        letters = 1.2 * side if self._key == BACKSPACE else metrics.horizontalAdvance(self._key) + 2 * pad
        return QSizeF(max(side, letters), side)

    def _chip_font(self, *, small: bool) -> QFont:
        """The key's letters grow with all words; the small ones are just readable."""
        px = self._theme.px(TextSize.CAPTION)
        return font_of(max(SMALLEST_PX, round(0.92 * px)) if small else px, bold=True)

    # Keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _PRESSES:
            event.accept()  # the window's Space and Enter wait while this button has the keyboard
            return True
        if event.type() == QEvent.Type.MouseButtonPress and self._blocked:
            self.refused.emit(self._blocked)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = self._body()
            self._draw_ground(painter, box)
            self._draw_content(painter, box)
            if self.hasFocus():
                draw_focus(painter, box, self._theme.colour(_LOOKS[self._look].focus))

    def _body(self) -> QRectF:
        """The button itself, without what sticks out of it."""
        return QRectF(self.rect())

    def _draw_ground(self, painter: QPainter, box: QRectF) -> None:
        colours, theme = _LOOKS[self._look], self._theme
        border = theme.colour(colours.border)
        if not self.isEnabled():
            draw_dashed_box(painter, box, theme.colour(colours.blocked), border)
        elif self.isDown():
            draw_box(painter, box, theme.colour(colours.pressed), border, width=2)
        elif self.isChecked():
            draw_box(painter, box, theme.colour(Role.ACCENT_SOFT), theme.colour(Role.ACCENT), width=2)
        else:
            fill = colours.hover if self.underMouse() else colours.fill
            draw_box(painter, box, theme.colour(fill), border)

    def _text_colour(self) -> QColor:
        colours = _LOOKS[self._look]
        if not self.isEnabled():
            return self._theme.colour(colours.blocked_text)
        # Pressed, the expected button is as dark as the others on the bar.
        is_pressed_primary = self._look is Look.PRIMARY and self.isDown()
        return self._theme.colour(Role.BAR_KEY_TEXT if is_pressed_primary else colours.text)

    def _draw_content(self, painter: QPainter, box: QRectF) -> None:
        """Title and key side by side; below one another, or without the key, where there is no room."""
        pad = next(pad for width, pad in _PADS if box.width() >= width)
        inner = box.adjusted(pad, 3, -pad, -3)
        if not self._key:
            self._draw_title(painter, self._draw_sign(painter, inner))
        elif not any(draw() for draw in self._ways(painter, inner)):
            self._draw_title(painter, inner)

    def _ways(self, painter: QPainter, inner: QRectF) -> Iterator[Callable[[], bool]]:
        """How title and key can be drawn, the best first; each answers whether they fit."""
        yield partial(self._draw_beside, painter, inner, 0.93)
        yield partial(self._draw_two_lines, painter, inner, 0.93)
        yield partial(self._draw_stacked, painter, inner, 0.75)
        yield partial(self._draw_beside, painter, inner, 0.75)
        yield partial(self._draw_in_corner, painter, inner)

    def _draw_title(self, painter: QPainter, room: QRectF) -> None:
        words = fit_block(self.title(), self._font(), room.size())
        draw_fitted(painter, room, words, self._text_colour(), self._title_align())

    def _draw_beside(self, painter: QPainter, inner: QRectF, least: float) -> bool:
        """Sign, title and key in one line, the sign only if there is room for it; answers whether they fit."""
        chip = self._chip_size()
        sign = self._theme.px(TextSize.BODY) + _GAP if self._sign else 0
        for before in dict.fromkeys((sign, 0)):
            title = self._one_line(QSizeF(inner.width() - chip.width() - _GAP - before, inner.height()), least)
            if title.is_cut:
                continue
            room = self._draw_sign(painter, inner) if before else inner
            draw_fitted(painter, room, title, self._text_colour(), self._title_align())
            self._draw_chip(painter, _beside(inner, chip, inner.center().y()))
            return True
        return False

    def _draw_two_lines(self, painter: QPainter, inner: QRectF, least: float) -> bool:
        """The title in two lines or more beside the key, no smaller than this share; answers whether they fit."""
        chip = self._chip_size()
        room = inner.adjusted(0, 0, -chip.width() - _GAP / 2, 0)
        smallest = max(SMALLEST_PX, round(self._theme.px(TextSize.BODY) * least))
        title = fit_block(self.title(), self._font(), room.size(), smallest)
        if title.is_cut:
            return False
        draw_fitted(painter, room, title, self._text_colour(), self._title_align())
        self._draw_chip(painter, _beside(inner, chip, inner.center().y()))
        return True

    def _draw_in_corner(self, painter: QPainter, inner: QRectF) -> bool:
        """The title in several lines, a small key at the end of the shortest; answers whether they fit."""
        chip = self._chip_size(small=True)
        for px in range(self._font().pixelSize(), SMALLEST_PX - 1, -1):
            title = fit_block(self.title(), font_of(px, bold=self._is_bold), inner.size(), px)
            metrics = QFontMetricsF(title.font)
            widths = [metrics.horizontalAdvance(line) for line in title.lines]
            shortest = min(range(len(widths)), key=widths.__getitem__)
            if title.is_cut or widths[shortest] + 2 + chip.width() > inner.width():
                continue
            draw_fitted(painter, inner, title, self._text_colour(), self._title_align())
            middle = inner.center().y() + (shortest - (len(widths) - 1) / 2) * metrics.height()
            self._draw_chip(painter, _beside(inner, chip, middle), is_small=True)
            return True
        return False

    def _draw_stacked(self, painter: QPainter, inner: QRectF, least: float) -> bool:
        """The title above a small key; answers whether they fit."""
        chip = self._chip_size(small=True)
        title = self._one_line(QSizeF(inner.width(), inner.height() - chip.height() + 1), least)
        if title.is_cut or chip.width() > inner.width():
            return False
        top = inner.center().y() - (title.size.height() + chip.height()) / 2
        line = QRectF(inner.left(), top, inner.width(), title.size.height())
        draw_fitted(painter, line, title, self._text_colour(), self._title_align())
        self._draw_chip(painter, QRectF(inner.left(), line.bottom(), chip.width(), chip.height()), is_small=True)
        return True

    def _font(self) -> QFont:
        """A larger button has larger words."""
        larger = max(1.0, min(_LARGEST, self._body().height() / _USUAL_HEIGHT))
        return font_of(round(self._theme.px(TextSize.BODY) * larger), bold=self._is_bold)

    def _one_line(self, room: QSizeF, least: float) -> FittedText:
        """The title in one line, no smaller than this share of the theme's size; cut where that does not fit."""
        smallest = max(SMALLEST_PX, round(self._theme.px(TextSize.BODY) * least))
        for px in range(self._font().pixelSize(), smallest - 1, -1):
            fitted = FittedText(font_of(px, bold=self._is_bold), (self.title(),), is_cut=False)
            if fitted.size.width() <= room.width() and fitted.size.height() <= room.height():
                return fitted
        return FittedText(self._font(), (self.title(),), is_cut=True)

    def _title_align(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if self._key or self._sign else Qt.AlignmentFlag.AlignHCenter

    def _draw_sign(self, painter: QPainter, inner: QRectF) -> QRectF:
        """The sign at the left; answers what is left for the words."""
        if self._sign is None:
            return inner
        side = self._theme.px(TextSize.BODY)
        place = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        draw_sign(painter, place, self._sign, self._text_colour())
        return inner.adjusted(side + _GAP, 0, 0, 0)

    def _draw_chip(self, painter: QPainter, chip: QRectF, *, is_small: bool = False) -> None:
        """The key, as on a keyboard."""
        colours = _LOOKS[self._look]
        fill = self._theme.colour(colours.key)
        ink = self._theme.colour(colours.key_text if self.isEnabled() else colours.blocked_text)
        draw_box(painter, chip, fill, self._theme.colour(colours.border), radius=RADIUS / 2)
        if self._key == BACKSPACE:
            margin = chip.height() * 0.2
            draw_sign(painter, chip.adjusted(margin, margin, -margin, -margin), Sign.BACKSPACE, ink)
            return
        words = fit_line(self._key, self._chip_font(small=is_small), chip.width() - 2)
        draw_fitted(painter, chip, words, ink, Qt.AlignmentFlag.AlignHCenter)


def _beside(inner: QRectF, chip: QSizeF, middle: float) -> QRectF:
    """The place of a key at the right end, at this height."""
    return QRectF(inner.right() - chip.width(), middle - chip.height() / 2, chip.width(), chip.height())
