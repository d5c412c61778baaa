"""What stands on a large button: a sign, the title, and the key, however they find room."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import SMALLEST_PX, TextSize
from carrom_desk.gui.theme import Theme

from .fitting import FittedText, draw_fitted, fit_block, largest, undivided
from .key_chip import ChipSize, KeyChip
from .key_looks import Colours
from .painting import Sign, draw_sign

GAP = 8
"""Between sign, title and key, in pixels."""
PAD = 12
"""The margin at both ends of a wide button, in pixels."""
_PADS = ((150, PAD), (80, 8), (0, 3))
"""From which width on which margin is kept at both ends, in pixels."""
_USUAL_HEIGHT = 56.0
_LARGEST = 1.35


@dataclass(frozen=True, slots=True)
class KeyContent:
    """The words and the key of one button as it is now."""

    theme: Theme
    title: str
    key: str
    """As it is written; empty where there is none."""
    sign: Sign | None
    is_bold: bool
    height: float
    """Of the button, in pixels: a larger one has larger words."""
    ink: QColor
    colours: Colours
    is_blocked: bool

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Title and key side by side; below one another, or without the key, where there is no room."""
        pad = next(pad for width, pad in _PADS if box.width() >= width)
        inner = box.adjusted(pad, 3, -pad, -3)
        if not self.key:
            self.draw_title(painter, self._draw_sign(painter, inner))
        elif not any(draw() for draw in self._ways(painter, inner)):
            self.draw_title(painter, inner)

    def draw_title(self, painter: QPainter, room: QRectF) -> None:
        """The title alone, in as many lines as it needs."""
        draw_fitted(painter, room, fit_block(self.title, self._font(), room.size()), self.ink, self._align)

    def draw_stacked(self, painter: QPainter, inner: QRectF, least: float, size: ChipSize = ChipSize.SMALL) -> bool:
        """The title above a small key; answers whether they fit."""
        chip = self._chip(size)
        title = self._one_line(QSizeF(inner.width(), inner.height() - chip.size.height() + 1), least)
        if title.is_cut or chip.size.width() > inner.width():
            return False
        top = inner.center().y() - (title.size.height() + chip.size.height()) / 2
        line = QRectF(inner.left(), top, inner.width(), title.size.height())
        draw_fitted(painter, line, title, self.ink, self._align)
        self._draw_chip(painter, chip, QRectF(inner.left(), line.bottom(), chip.size.width(), chip.size.height()))
        return True

    # Ways

    def _ways(self, painter: QPainter, inner: QRectF) -> Iterator[Callable[[], bool]]:
        """How title and key can be drawn, the best first; each answers whether they fit."""
        yield partial(self._draw_beside, painter, inner, 0.93)
        yield partial(self._draw_two_lines, painter, inner, 0.93)
        yield partial(self.draw_stacked, painter, inner, 0.75)
        yield partial(self._draw_beside, painter, inner, 0.75)
        for size in (ChipSize.SMALL, ChipSize.LEAST):
            yield partial(self._draw_in_corner, painter, inner, size)
            yield partial(self.draw_stacked, painter, inner, 0.0, size)
        yield partial(self._draw_over_key, painter, inner)

    def _draw_beside(self, painter: QPainter, inner: QRectF, least: float) -> bool:
        """Sign, title and key in one line, the sign only if there is room for it; answers whether they fit."""
        chip = self._chip()
        sign = self.theme.px(TextSize.BODY) + GAP if self.sign else 0
        for before in dict.fromkeys((sign, 0)):
            title = self._one_line(QSizeF(inner.width() - chip.size.width() - GAP - before, inner.height()), least)
            if title.is_cut:
                continue
            room = self._draw_sign(painter, inner) if before else inner
            draw_fitted(painter, room, title, self.ink, self._align)
            self._draw_chip(painter, chip, _beside(inner, chip.size, inner.center().y()))
            return True
        return False

    def _draw_two_lines(self, painter: QPainter, inner: QRectF, least: float) -> bool:
        """The title in two lines or more beside the key, no smaller than this share; answers whether they fit."""
        chip = self._chip()
        room = inner.adjusted(0, 0, -chip.size.width() - GAP / 2, 0)
        smallest = max(SMALLEST_PX, round(self.theme.px(TextSize.BODY) * least))
        title = fit_block(self.title, self._font(), room.size(), smallest)
        if title.is_cut:
            return False
        draw_fitted(painter, room, title, self.ink, self._align)
        self._draw_chip(painter, chip, _beside(inner, chip.size, inner.center().y()))
        return True

    def _draw_in_corner(self, painter: QPainter, inner: QRectF, size: ChipSize) -> bool:
        """The title in several lines, a small key at the end of the shortest; answers whether they fit."""
        chip = self._chip(size)
        for px in range(self._font().pixelSize(), SMALLEST_PX - 1, -1):
            title = fit_block(self.title, font_of(px, bold=self.is_bold), inner.size(), px)
            metrics = QFontMetricsF(title.font)
            widths = [metrics.horizontalAdvance(line) for line in title.lines]
            shortest = min(range(len(widths)), key=widths.__getitem__)
            if title.is_cut or widths[shortest] + 2 + chip.size.width() > inner.width():
                continue
            draw_fitted(painter, inner, title, self.ink, self._align)
            middle = inner.center().y() + (shortest - (len(widths) - 1) / 2) * metrics.height()
            self._draw_chip(painter, chip, _beside(inner, chip.size, middle))
            return True
        return False

    def _draw_over_key(self, painter: QPainter, inner: QRectF) -> bool:
        """The title in several lines above the least of keys; answers whether they fit."""
        chip = self._chip(ChipSize.LEAST)
        lines = inner.adjusted(0, 0, 0, -chip.size.height())
        title = fit_block(self.title, self._font(), lines.size())
        if title.is_cut or chip.size.width() > inner.width():
            return False
        draw_fitted(painter, lines, title, self.ink, self._align)
        self._draw_chip(painter, chip, QRectF(lines.bottomLeft(), chip.size))
        return True

    # Parts

    def _chip(self, size: ChipSize = ChipSize.USUAL) -> KeyChip:
        return KeyChip(self.theme, self.key, size)

    def _draw_chip(self, painter: QPainter, chip: KeyChip, box: QRectF) -> None:
        chip.draw(painter, box, self.colours, is_blocked=self.is_blocked)

    def _font(self) -> QFont:
        """A larger button has larger words."""
        larger = max(1.0, min(_LARGEST, self.height / _USUAL_HEIGHT))
        return font_of(round(self.theme.px(TextSize.BODY) * larger), bold=self.is_bold)

    def _one_line(self, room: QSizeF, least: float) -> FittedText:
        """The title in one line, no smaller than this share of the theme's size; cut where that does not fit."""
        smallest = max(SMALLEST_PX, round(self.theme.px(TextSize.BODY) * least))
        line = undivided(self.title)

        def fitting(px: int) -> FittedText | None:
            fitted = FittedText(font_of(px, bold=self.is_bold), (line,), is_cut=False)
            size = fitted.size
            return fitted if size.width() <= room.width() and size.height() <= room.height() else None

        whole = largest(self._font().pixelSize(), smallest, fitting)
        return whole or FittedText(self._font(), (line,), is_cut=True)

    @property
    def _align(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if self.key or self.sign else Qt.AlignmentFlag.AlignHCenter

    def _draw_sign(self, painter: QPainter, inner: QRectF) -> QRectF:
        """The sign at the left; answers what is left for the words."""
        if self.sign is None:
            return inner
        side = self.theme.px(TextSize.BODY)
        place = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
        draw_sign(painter, place, self.sign, self.ink)
        return inner.adjusted(side + GAP, 0, 0, 0)


def _beside(inner: QRectF, chip: QSizeF, middle: float) -> QRectF:
    """The place of a key at the right end, at this height."""
    return QRectF(inner.right() - chip.width(), middle - chip.height() / 2, chip.width(), chip.height())
