"""Drawings within a text document, painted as vectors.

The document's HTML names them as images, `course:1` for one; no picture is ever loaded.
"""

from PySide6.QtCore import QByteArray, QObject, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat
from PySide6.QtSvg import QSvgRenderer

from carrom_desk.reports.drawings import Figure, svg_of
from carrom_desk.reports.markup import Markup, element
from carrom_desk.reports.score_sheet import ScoreSheet

MM_PER_INCH = 25.4
HEIGHTS_MM = {Figure.COURSE: 31.0, Figure.LINE: 2.2}
"""How high each drawing stands on paper; its width follows from its shape."""


def drawing_tag(figure: Figure, number: int) -> Markup:
    """What stands for a drawing in the document's HTML."""
    return element("img", src=f"{figure.value}:{number}")


class DrawingObject(QPyTextObject):
    """Draws the figures of one sheet wherever its document has an image."""

    def __init__(self, sheet: ScoreSheet, dots_per_inch: int, parent: QObject) -> None:
        """Draw for a device of this resolution."""
        super().__init__(parent)
        self._sheet = sheet
        self._dots_per_mm = dots_per_inch / MM_PER_INCH

    def intrinsicSize(self, doc: QTextDocument, position: int, format_: QTextFormat) -> QSizeF:
        figure, number = _named(format_)
        shape = self._renderer(figure, number).defaultSize()
        height = HEIGHTS_MM[figure] * self._dots_per_mm
        return QSizeF(height * shape.width() / shape.height(), height)

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, doc: QTextDocument, position: int, format_: QTextFormat
    ) -> None:
        self._renderer(*_named(format_)).render(painter, QRectF(rect))

    def _renderer(self, figure: Figure, number: int) -> QSvgRenderer:
        return QSvgRenderer(QByteArray(svg_of(self._sheet, figure, number).encode()))


def _named(format_: QTextFormat) -> tuple[Figure, int]:
    figure, number = format_.toImageFormat().name().split(":")
    return Figure(figure), int(number)
