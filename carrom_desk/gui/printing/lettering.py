"""The fonts of printed documents, and texts of cells set in lines with them."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPagedPaintDevice,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from carrom_desk.gui.fonts import FAMILIES
from carrom_desk.reports.cell_text import CellText, Mark, Piece
from carrom_desk.reports.plain_text import safe
from carrom_desk.reports.tables import Align

INK = QColor("#000000")
"""Paper is white, whatever the window wears."""
PX_PER_INCH = 96
"""Of lengths in pixels, as in a style sheet."""
WRAPPING = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
_ALIGNMENTS = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft,
    Align.CENTRE: Qt.AlignmentFlag.AlignHCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight,
}


def font(points: float, *, is_bold: bool = False) -> QFont:
    """The font of every document in a size."""
    made = QFont()
    made.setFamilies(list(FAMILIES))
    made.setPointSizeF(points)
    made.setBold(is_bold)
    # Every letter stands at a whole dot: to write down where each one is took half of the time of a page.
    made.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
    # Two letters drawn as one are read back as one: a fingerprint, or a name, could not be found or copied.
    made.setFeature(QFont.Tag("liga"), 0)
    return made


@dataclass(frozen=True, slots=True)
class SetText:
    """A text set in lines; lengths are in dots of the device."""

    layout: QTextLayout
    left: float
    height: float
    is_empty: bool

    def paint(self, painter: QPainter, top: float) -> None:
        """Paint it in the painter's colour."""
        if not self.is_empty:
            self.layout.draw(painter, QPointF(self.left, top))


class TextSetter:
    """Sets texts one below the other at the same place of a line; what is told again is not set again."""

    def __init__(self, device: QPagedPaintDevice, face: QFont, left: float, width: float, align: Align) -> None:
        """Set for a device, with this room, in its dots."""
        self._device = device
        self._face = face
        self._left = left
        self._width = width
        self._option = QTextOption(_ALIGNMENTS[align] | Qt.AlignmentFlag.AlignAbsolute)
        self._option.setWrapMode(WRAPPING)
        self._known: dict[CellText, SetText] = {}

    def set(self, text: CellText) -> SetText:
        """The text in as many lines as it takes."""
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = self._set(text)
        return known

    def _set(self, text: CellText) -> SetText:
        pieces = (text,) if isinstance(text, str) else text
        layout = QTextLayout("".join(map(_letters, pieces)), self._face, self._device)
        layout.setTextOption(self._option)
        if not isinstance(text, str):
            layout.setFormats(_formats(text))
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(self._width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return SetText(layout, self._left, height, not text)


def _letters(piece: str | Piece) -> str:
    if isinstance(piece, str):
        return safe(piece)
    text = safe(piece.text)
    return text.replace(" ", "\N{NO-BREAK SPACE}") if piece.mark is Mark.WHOLE else text


def _formats(pieces: tuple[str | Piece, ...]) -> list[QTextLayout.FormatRange]:
    found, start = [], 0
    for piece in pieces:
        length = _units(_letters(piece))
        if isinstance(piece, Piece):
            made = QTextLayout.FormatRange()
            made.start, made.length, made.format = start, length, _format(piece.mark)
            found.append(made)
        start += length
    return found


def _units(text: str) -> int:
    """How long Qt takes a text to be: it counts in halves of what is beyond the first plane."""
    return len(text.encode("utf-16-le")) // 2


def _format(mark: Mark) -> QTextCharFormat:
    made = QTextCharFormat()
    match mark:
        case Mark.BOLD:
            made.setFontWeight(QFont.Weight.Bold)
        case Mark.ITALIC:
            made.setFontItalic(True)
        case Mark.STRUCK:
            made.setFontStrikeOut(True)
        case Mark.WHOLE:
            pass
    return made
