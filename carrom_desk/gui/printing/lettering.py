"""The fonts of printed documents, and texts of cells set in lines with them."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from carrom_desk.gui.fonts import FAMILIES
from carrom_desk.match.plain_text import safe
from carrom_desk.reports.cell_text import CellText, Mark, Piece
from carrom_desk.reports.tables import Align

INK = QColor("#000000")
"""Paper is white, whatever the window wears."""
PX_PER_INCH = 96
"""Of lengths in pixels, as in a style sheet."""
WRAPPING = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
_BEFORE = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}
"""How much of the room that a line leaves is at its left."""


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
        """Paint it; in the painter's colour, unless it was set in one of its own."""
        if not self.is_empty:
            self.layout.draw(painter, QPointF(self.left, top))


class TextSetter:
    """Sets texts one below the other at the same place of a line; what is told again is not set again."""

    def __init__(
        self,
        device: QPagedPaintDevice,
        face: QFont,
        left: float,
        width: float,
        align: Align,
        ink: QBrush | None = None,
    ) -> None:
        """Set for a device, with this room, in its dots; without an ink, in the painter's colour."""
        self._device = device
        self._face = face
        self._left = left
        self._width = width
        self._before = _BEFORE[align]
        self._ink = ink
        self._option = QTextOption()
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
        if not isinstance(text, str) or self._ink is not None:
            layout.setFormats(_formats(pieces, self._ink))
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(self._width)
            # Where its script has it begin; Qt's own names for alignments take long to load.
            found = line.naturalTextRect()
            line.setPosition(QPointF((self._width - found.width()) * self._before - found.x(), height))
            height += line.height()
        layout.endLayout()
        return SetText(layout, self._left, height, not text)


def _letters(piece: str | Piece) -> str:
    if isinstance(piece, str):
        return safe(piece)
    text = safe(piece.text)
    return text.replace(" ", "\N{NO-BREAK SPACE}") if piece.mark is Mark.WHOLE else text


def _formats(pieces: tuple[str | Piece, ...], ink: QBrush | None) -> list[QTextLayout.FormatRange]:
    found, start = [], 0
    for piece in pieces:
        length = _units(_letters(piece))
        mark = piece.mark if isinstance(piece, Piece) else None
        if mark is not None or ink is not None:
            made = QTextLayout.FormatRange()
            made.start, made.length, made.format = start, length, _format(mark, ink)
            found.append(made)
        start += length
    return found


def _units(text: str) -> int:
    """How long Qt takes a text to be: it counts in halves of what is beyond the first plane."""
    return len(text.encode("utf-16-le")) // 2


def _format(mark: Mark | None, ink: QBrush | None) -> QTextCharFormat:
    made = QTextCharFormat()
    if ink is not None:
        made.setForeground(ink)
    match mark:
        case Mark.BOLD:
            made.setFontWeight(QFont.Weight.Bold)
        case Mark.ITALIC:
            made.setFontItalic(True)
        case Mark.STRUCK:
            made.setFontStrikeOut(True)
        case Mark.WHOLE | None:
            pass
    return made
