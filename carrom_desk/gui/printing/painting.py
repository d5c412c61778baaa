"""Documents set on the pages of a device: a PDF file, a printer, a preview."""

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFontDatabase, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from carrom_desk.gui.fonts import FAMILIES, load_fonts
from carrom_desk.reports.paper import MARGIN_MM, Paper

from .footer import Footer
from .paging import paged
from .printable import Block, FlowItem, Printable
from .typesetting import SetPiece, Typesetter

PAGE_SIZES = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
FOOTER_MM = 7.0
"""What the footer takes of every page, its distance from the text included."""
FRONT_SCALES = (1.0, 0.93, 0.86, 0.8, 0.74, 0.69, 0.64)
"""Tried in turn, so that every game of a match stands on the first page; smaller would be hard to read."""
RESOLUTION = 1200
"""Dots per inch in which the pages are set."""


def page_layout(paper: Paper) -> QPageLayout:
    """An upright page with the margins of every document."""
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    size = QPageSize(PAGE_SIZES[paper])
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


class PagePainter:
    """Paints documents one after the other, each beginning a page and with numbers of its own.

    Needs the application object, but no screen.
    """

    def __init__(self, device: QPagedPaintDevice) -> None:
        """Begin on a device."""
        if not set(FAMILIES) <= set(QFontDatabase.families()):
            load_fonts()
        self._device = device
        self._painter = QPainter()
        self._is_fresh = True
        self.is_taken = self._painter.begin(device)
        """Whether the device takes anything."""

    def add(self, printable: Printable) -> None:
        """Paint a document."""
        if not self._is_fresh:
            self._device.newPage()
        self._is_fresh = False
        _paint_one(printable, self._device, self._painter)

    def end(self) -> bool:
        """No more follow; whether the device has taken them."""
        return self._painter.end()


def paint_all(printables: Sequence[Printable], device: QPagedPaintDevice) -> bool:
    """Paint these documents; False when the device takes nothing."""
    painter = PagePainter(device)
    if not painter.is_taken:
        return False
    for printable in printables:
        painter.add(printable)
    return painter.end()


def _paint_one(printable: Printable, device: QPagedPaintDevice, painter: QPainter) -> None:
    typesetter = Typesetter(printable.drawings, device)
    footer = Footer(printable, device)
    height = device.height() - typesetter.dots(FOOTER_MM)
    pieces = _pieces(printable, typesetter, height)
    pages = paged(tuple(piece.measured for piece in pieces), height)
    for number, page in enumerate(pages, 1):
        if number > 1:
            device.newPage()
        for placed in page:
            pieces[placed.item].paint(painter, placed, height)
        footer.paint(painter, f"Page {number} of {len(pages)}")


def _pieces(printable: Printable, typesetter: Typesetter, height: float) -> tuple[SetPiece, ...]:
    """Everything set, what belongs to the first page at a scale at which it stands on it."""
    front = iter(_front(tuple(filter(_is_front, printable.flow)), typesetter, height))
    return tuple(next(front) if _is_front(item) else typesetter.set(item) for item in printable.flow)


def _front(items: tuple[FlowItem, ...], typesetter: Typesetter, height: float) -> tuple[SetPiece, ...]:
    """What belongs to the first page at the largest scale at which it stands on it; full size where none does."""
    for scale in FRONT_SCALES:
        pieces = tuple(typesetter.set(item, scale) for item in items)
        if len(paged(tuple(piece.measured for piece in pieces), height)) == 1:
            return pieces
    return tuple(typesetter.set(item) for item in items)


def _is_front(item: FlowItem) -> bool:
    return isinstance(item, Block) and item.is_front
