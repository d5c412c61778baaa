"""Drawings within a text document, painted as vectors.

The document's HTML names them as images; no picture is ever loaded.
"""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat
from PySide6.QtSvg import QSvgRenderer

from carrom_desk.reports.drawings import Drawing

MM_PER_INCH = 25.4


class DrawingObject(QPyTextObject):
    """Draws the drawings of a document wherever it has an image."""

    def __init__(self, drawings: Mapping[str, Drawing], dots_per_inch: int) -> None:
        """Draw for a device of this resolution."""
        super().__init__()
        self._drawings = drawings
        self._dots_per_mm = dots_per_inch / MM_PER_INCH
        self._renderers: dict[str, QSvgRenderer] = {}

    def intrinsicSize(self, doc: QTextDocument, position: int, format_: QTextFormat) -> QSizeF:
        name = format_.toImageFormat().name()
        shape = self._renderer(name).defaultSize()
        height = self._drawings[name].height_mm * self._dots_per_mm
        return QSizeF(height * shape.width() / shape.height(), height)

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, doc: QTextDocument, position: int, format_: QTextFormat
    ) -> None:
        self._renderer(format_.toImageFormat().name()).render(painter, QRectF(rect))

    def _renderer(self, name: str) -> QSvgRenderer:
        """The drawing, read once: a document asks for its size again and again."""
        known = self._renderers.get(name)
        if known is None:
            svg = self._drawings[name].svg.encode()
            known = self._renderers[name] = QSvgRenderer(QByteArray(svg))
        return known
