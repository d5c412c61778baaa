"""Pieces of a document as text documents: measured, and painted where paging puts them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QTextDocument,
    QTextFormat,
    QTextOption,
    QTextTable,
)

from carrom_desk.gui.fonts import FAMILIES
from carrom_desk.reports.drawings import Drawing
from carrom_desk.reports.markup import Dialect
from carrom_desk.reports.tables import GroupRow, Table, table_markup

from .document_style import STYLE
from .drawing_object import MM_PER_INCH, DrawingObject
from .paging import Measured, MeasuredBlock, MeasuredRow, MeasuredRows, Placed, heading_to_repeat
from .printable import Block, FlowItem

TEXT_PT = 8.5
INK = QColor("#000000")


class Typesetter:
    """Sets pieces of one document for one device; all lengths are in its dots."""

    def __init__(self, drawings: Mapping[str, Drawing], device: QPagedPaintDevice, front_scale: float = 1.0) -> None:
        """Set for the width and the resolution of this device; `front_scale` is the size of the first page's pieces."""
        self._drawings = drawings
        self._device = device
        self._front_scale = front_scale

    def dots(self, mm: float) -> float:
        """Millimetres on paper in dots."""
        return mm * self._device.logicalDpiY() / MM_PER_INCH

    def document(self, html: str, scale: float = 1.0) -> QTextDocument:
        """A piece of HTML laid out so that it fills the width when it is painted at a scale, however high it gets."""
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(_font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        document.setDefaultStyleSheet(STYLE)
        layout = document.documentLayout()
        layout.setPaintDevice(self._device)
        drawing = DrawingObject(self._drawings, self._device.logicalDpiY(), document)
        layout.registerHandler(QTextFormat.ObjectTypes.ImageObject.value, drawing)
        document.setHtml(html)
        document.setTextWidth(self._device.width() / scale)
        return document

    def measured(self, item: FlowItem) -> Measured:
        """How high a piece is, and a table's rows one by one."""
        if isinstance(item, Block):
            scale = self._scale(item)
            height = self.document(item.markup.text, scale).size().height() * scale
            return MeasuredBlock(height, self.dots(item.space_mm), item.keeps_with_next, item.begins_page)
        document = self.document(_html(item.table))
        tops = [*_row_tops(document), document.size().height()]
        heights = [below - above for above, below in pairwise(tops)]
        rows = (
            MeasuredRow(height, isinstance(row, GroupRow))
            for row, height in zip(item.table.rows, heights[1:], strict=True)
        )
        return MeasuredRows(heights[0], tuple(rows), self.dots(item.space_mm))

    def paint(self, painter: QPainter, item: FlowItem, placed: Placed, room: float) -> None:
        """Paint a piece at its place; one that is higher than a page is made smaller until it fits."""
        scale = self._scale(item)
        if isinstance(item, Block):
            document = self.document(item.markup.text, scale)
        else:
            assert placed.rows is not None
            document = self.document(_html(piece_of(item.table, placed.rows)))
        scale *= min(1.0, room / placed.height)
        painter.save()
        painter.translate(QPointF(0, placed.top))
        painter.scale(scale, scale)
        draw(painter, document)
        painter.restore()

    def _scale(self, item: FlowItem) -> float:
        return self._front_scale if isinstance(item, Block) and item.is_front else 1.0


def draw(painter: QPainter, document: QTextDocument) -> None:
    """Paint a whole document where the painter stands."""
    context = QAbstractTextDocumentLayout.PaintContext()
    # Paper is white, whatever the window wears.
    context.palette.setColor(QPalette.ColorRole.Text, INK)
    context.clip = QRectF(QPointF(0, 0), document.size())
    document.documentLayout().draw(painter, context)


def _html(table: Table) -> str:
    return table_markup(Dialect.RICH_TEXT, table).text


def piece_of(table: Table, rows: range) -> Table:
    """Some rows of a table; where they go on under a heading of the page before, it stands over them again."""
    piece = table.rows[rows.start : rows.stop]
    heading = heading_to_repeat([isinstance(row, GroupRow) for row in table.rows], rows.start)
    above = None if heading is None else table.rows[heading]
    if isinstance(above, GroupRow):
        piece = (GroupRow(f"{above.title}, continued"), *piece)
    return replace(table, rows=piece)


def _row_tops(document: QTextDocument) -> Iterator[float]:
    """Where each row of the document's one table begins, the titles first."""
    table = next(frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable))
    layout = document.documentLayout()
    blocks = (table.cellAt(row, 0).firstCursorPosition().block() for row in range(table.rows()))
    tops = [layout.blockBoundingRect(block).top() for block in blocks]
    # Every cell has the same padding, so what is above the text of the titles is above that of every row.
    return (top - tops[0] for top in tops)


def _font() -> QFont:
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPointSizeF(TEXT_PT)
    # Two letters drawn as one are read back as one: a fingerprint, or a name, could not be found or copied.
    font.setFeature(QFont.Tag("liga"), 0)
    return font
