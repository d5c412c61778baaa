"""Drawings within a text document, painted as vectors.

The document's HTML names them as images; no picture is ever loaded.
"""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QObject, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat
from PySide6.QtSvg import QSvgRenderer

from carrom_desk.reports.drawings import Drawing

MM_PER_INCH = 25.4


class DrawingObject(QPyTextObject):
    """Draws the drawings of a document wherever it has an image."""

    def __init__(self, drawings: Mapping[str, Drawing], dots_per_inch: int, parent: QObject) -> None:
        """Draw for a device of this resolution."""
        super().__init__(parent)
        self._drawings = drawings
        self._dots_per_mm = dots_per_inch / MM_PER_INCH

    def intrinsicSize(self, doc: QTextDocument, position: int, format_: QTextFormat) -> QSizeF:
        drawing = self._drawing(format_)
        shape = _renderer(drawing).defaultSize()
        height = drawing.height_mm * self._dots_per_mm
        return QSizeF(height * shape.width() / shape.height(), height)

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, doc: QTextDocument, position: int, format_: QTextFormat
    ) -> None:
        _renderer(self._drawing(format_)).render(painter, QRectF(rect))

    def _drawing(self, format_: QTextFormat) -> Drawing:
        return self._drawings[format_.toImageFormat().name()]


def _renderer(drawing: Drawing) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(drawing.svg.encode()))
