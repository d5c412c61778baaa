"""Words that fit a box: drawn smaller if they must be, broken into lines, and cut with an ellipsis only at the end."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from carrom_desk.gui.roles import SMALLEST_PX

T = TypeVar("T")

BETWEEN_PARTS = " · "
"""What stands between the parts of a line that can do without the last of them."""


SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Where a long word of a translation may be divided."""


@dataclass(frozen=True, slots=True)
class FittedText:
    """Words as they are drawn."""

    font: QFont
    lines: tuple[str, ...]
    is_cut: bool
    """Whether something was left out."""

    @property
    def size(self) -> QSizeF:
        """The room the words take, in pixels."""
        metrics = QFontMetricsF(self.font)
        width = max((metrics.horizontalAdvance(line) for line in self.lines), default=0.0)
        return QSizeF(width, metrics.height() * len(self.lines))


def largest(most_px: int, least_px: int, fitting: Callable[[int], T | None]) -> T | None:
    """What fits at the largest of some heights in pixels; None where nothing does.

    `fitting` answers what fits at a height, and for every lower one as well. A title has many ways to stand on its
    button, and most of them are tried in vain: to halve what is left takes a third of the tries.
    """
    best = fitting(most_px)
    if best is not None:
        return best
    low, high = least_px, most_px - 1
    while low <= high:
        middle = (low + high + 1) // 2
        found = fitting(middle)
        if found is None:
            high = middle - 1
        else:
            best, low = found, middle + 1
    return best


def with_px(font: QFont, px: int) -> QFont:
    """The same font at another height in pixels."""
    other = QFont(font)
    other.setPixelSize(max(1, px))
    return other


def fit_line(text: str, font: QFont, width: float, smallest_px: int = SMALLEST_PX) -> FittedText:
    """One line within a width in pixels."""
    text = undivided(text)
    smallest = min(smallest_px, font.pixelSize())

    def fitting(px: int) -> FittedText | None:
        fitted = with_px(font, px)
        is_fitting = QFontMetricsF(fitted).horizontalAdvance(text) <= width
        return FittedText(fitted, (text,), is_cut=False) if is_fitting else None

    whole = largest(font.pixelSize(), smallest, fitting)
    if whole is not None:
        return whole
    fitted = with_px(font, smallest)
    return FittedText(fitted, (elided(text, fitted, width),), is_cut=True)


def fit_block(text: str, font: QFont, room: QSizeF, smallest_px: int = SMALLEST_PX) -> FittedText:
    """Lines within a box in pixels; a line break in the text is kept."""
    smallest = min(smallest_px, font.pixelSize())

    def fitting(px: int) -> FittedText | None:
        small = with_px(font, px)
        fitted = FittedText(small, broken(text, small, room.width()), is_cut=False)
        size = fitted.size
        return fitted if size.height() <= room.height() and size.width() <= room.width() + 0.5 else None

    return largest(font.pixelSize(), smallest, fitting) or _cut(text, with_px(font, smallest), room)


def fit_parts(text: str, font: QFont, width: float, smallest_px: int = SMALLEST_PX) -> FittedText:
    """One line of parts with a point between them: smaller first, then without the last ones, in the end without any;
    only a single part is cut."""
    parts = text.split(BETWEEN_PARTS)
    for kept in range(len(parts), 0, -1):
        fitted = fit_line(BETWEEN_PARTS.join(parts[:kept]), font, width, smallest_px)
        if not fitted.is_cut:
            return FittedText(fitted.font, fitted.lines, is_cut=kept < len(parts))
    first = fit_line(parts[0], font, width, smallest_px)
    return FittedText(first.font, (), is_cut=True) if len(parts) > 1 else first


def undivided(text: str) -> str:
    """The text as it is read and written in one line."""
    return text.replace(SOFT_HYPHEN, "")


def elided(text: str, font: QFont, width: float) -> str:
    """The text, cut at its end with an ellipsis when it is wider than so many pixels."""
    return QFontMetricsF(font).elidedText(undivided(text), Qt.TextElideMode.ElideRight, max(0.0, width))


def draw_fitted(painter: QPainter, box: QRectF, fitted: FittedText, colour: QColor, align: Qt.AlignmentFlag) -> None:
    """Draw fitted words in a box, centred in its height."""
    painter.setFont(fitted.font)
    painter.setPen(colour)
    metrics = QFontMetricsF(fitted.font)
    top = box.top() + (box.height() - metrics.height() * len(fitted.lines)) / 2
    draw_lines(painter, QPointF(box.left(), top), box.width(), fitted, align)


def draw_lines(painter: QPainter, corner: QPointF, width: float, fitted: FittedText, align: Qt.AlignmentFlag) -> None:
    """Draw fitted words below one another from a corner on, in the painter's colour."""
    painter.setFont(fitted.font)
    height, flags = QFontMetricsF(fitted.font).height(), line_flags(align)
    for number, line in enumerate(fitted.lines):
        painter.drawText(QRectF(corner.x(), corner.y() + number * height, width, height), flags, line)


@cache
def line_flags(align: Qt.AlignmentFlag) -> int:
    """How Qt is to draw a line of a box that is aligned so: in the middle of its height, and whole."""
    across = align & Qt.AlignmentFlag.AlignHorizontal_Mask
    return int(across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)


def broken(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """The text in lines of at most so many pixels; a line break in it is kept."""
    return tuple(line for paragraph in text.split("\n") for line in _broken_paragraph(paragraph, font, width))


def _broken_paragraph(text: str, font: QFont, width: float) -> list[str]:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        words = text[line.textStart() : line.textStart() + line.textLength()].rstrip()
        lines.append(undivided(words) + ("-" if words.endswith(SOFT_HYPHEN) else ""))
    layout.endLayout()
    return lines


def _cut(text: str, font: QFont, room: QSizeF) -> FittedText:
    """As many lines as there is room for; the last of them shows that more would follow."""
    lines = broken(text, font, room.width())
    kept = max(1, int(room.height() / QFontMetricsF(font).height()))
    shown = [elided(line, font, room.width()) for line in lines[:kept]]
    if len(lines) > kept:
        shown[-1] = elided(f"{lines[kept - 1]} …", font, room.width())
        if not shown[-1].endswith("…"):
            shown[-1] += "…"
    return FittedText(font, tuple(shown), is_cut=True)
