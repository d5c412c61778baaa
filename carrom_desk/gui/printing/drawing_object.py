"""Drawings on paper, painted as vectors: beside a text, or within it where its HTML names an image.

No picture is ever loaded.
"""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat
from PySide6.QtSvg import QSvgRenderer

from carrom_desk.reports.drawings import Drawing

MM_PER_INCH = 25.4


class SetDrawing:
    """A drawing read once, in the size it has on a device of this resolution."""

    def __init__(self, drawing: Drawing, dots_per_inch: int) -> None:
        """Read it."""
        self._renderer = QSvgRenderer(QByteArray(drawing.svg.encode()))
        shape = self._renderer.defaultSize()
        height = drawing.height_mm * dots_per_inch / MM_PER_INCH
        self.size = QSizeF(height * shape.width() / shape.height(), height)
        """In dots."""

    def paint(self, painter: QPainter, place: QRectF) -> None:
        """Fill a place with it."""
        self._renderer.render(painter, place)


class DrawingObject(QPyTextObject):
    """Draws the drawings of a document wherever it has an image."""

    def __init__(self, drawings: Mapping[str, Drawing], dots_per_inch: int) -> None:
        """Draw for a device of this resolution."""
        super().__init__()
        self._drawings = drawings
        self._dots_per_inch = dots_per_inch
        self._set: dict[str, SetDrawing] = {}

    def intrinsicSize(self, doc: QTextDocument, position: int, format_: QTextFormat) -> QSizeF:
        return self._drawing(format_).size

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, doc: QTextDocument, position: int, format_: QTextFormat
    ) -> None:
        self._drawing(format_).paint(painter, QRectF(rect))

    def _drawing(self, format_: QTextFormat) -> SetDrawing:
        """Set once: a document asks for its size again and again."""
        name = format_.toImageFormat().name()
        known = self._set.get(name)
        if known is None:
            known = self._set[name] = SetDrawing(self._drawings[name], self._dots_per_inch)
        return known
