"""Pieces of a document set for a device: measured once, and painted where paging puts them."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QTextDocument,
    QTextFormat,
    QTextOption,
)

from carrom_desk.reports.drawings import Drawing

from .document_style import style_for
from .drawing_object import MM_PER_INCH, DrawingObject, SetDrawing
from .lettering import INK, WRAPPING, font
from .paging import Measured, MeasuredBlock, Placed
from .placing import at_place
from .printable import Block, FlowItem
from .table_setting import SetTable

TEXT_PT = 8.5
BESIDE_SHARE = 0.74
"""Of the width, for a text with a drawing beside it."""


class SetPiece(Protocol):
    """A piece of a document, set; all lengths are in dots of the device."""

    @property
    def measured(self) -> Measured:
        """How high it is, and a table's rows one by one."""

    def paint(self, painter: QPainter, placed: Placed, room: float) -> None:
        """Paint it, or the rows of it that stand there; what is higher than the room is made smaller until it fits."""


class SetBlock:
    """A block as a text document, and a drawing at its right."""

    def __init__(
        self, document: QTextDocument, beside: SetDrawing | None, scale: float, measured: MeasuredBlock
    ) -> None:
        """A document laid out to be painted at this scale."""
        self._document = document
        self._beside = beside
        self._scale = scale
        self.measured = measured
        """How high it is when it is painted."""

    def paint(self, painter: QPainter, placed: Placed, room: float) -> None:
        """Paint it; one that is higher than the room is made smaller until it fits."""
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, INK)
        context.clip = QRectF(QPointF(0, 0), self._document.size())
        with at_place(painter, placed, room, self._scale):
            self._document.documentLayout().draw(painter, context)
            if self._beside is not None:
                self._beside.paint(painter, QRectF(QPointF(self._document.textWidth(), 0), self._beside.size))


class Typesetter:
    """Sets pieces of one document for one device; all lengths are in its dots."""

    def __init__(self, drawings: Mapping[str, Drawing], device: QPagedPaintDevice) -> None:
        """Set for the width and the resolution of this device."""
        self._device = device
        self._drawing = DrawingObject(drawings, device.logicalDpiY())

    def dots(self, mm: float) -> float:
        """Millimetres on paper in dots."""
        return mm * self._device.logicalDpiY() / MM_PER_INCH

    def set(self, item: FlowItem, front_scale: float = 1.0) -> SetPiece:
        """Set a piece; `front_scale` is the size of those of the first page."""
        space = self.dots(item.space_mm)
        if not isinstance(item, Block):
            return SetTable(item.table, self._device, space)
        scale = front_scale if item.is_front else 1.0
        beside = None if item.beside is None else SetDrawing(item.beside, self._device.logicalDpiY())
        width = self._device.width() / scale * (1 if beside is None else BESIDE_SHARE)
        document = self._document(item.markup.text, width)
        height = max(document.size().height(), 0 if beside is None else beside.size.height()) * scale
        return SetBlock(document, beside, scale, MeasuredBlock(height, space, item.keeps_with_next, item.begins_page))

    def _document(self, html: str, width: float) -> QTextDocument:
        """A piece of HTML laid out to fill a width, however high it gets."""
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(font(TEXT_PT))
        option = QTextOption()
        option.setWrapMode(WRAPPING)
        document.setDefaultTextOption(option)
        document.setDefaultStyleSheet(style_for(html))
        layout = document.documentLayout()
        layout.setPaintDevice(self._device)
        layout.registerHandler(QTextFormat.ObjectTypes.ImageObject.value, self._drawing)
        # The width first: all that is there is laid out anew for another one.
        document.setTextWidth(width)
        document.setHtml(html)
        return document
