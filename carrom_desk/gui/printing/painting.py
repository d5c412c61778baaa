"""Documents set on the pages of a device: a PDF file, a printer, a preview."""

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFontDatabase, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from carrom_desk.gui.fonts import FAMILIES, load_fonts
from carrom_desk.reports.paper import MARGIN_MM, Paper

from .drawing_object import MM_PER_INCH
from .footer import paint_footer
from .paging import paged
from .printable import Block, Printable
from .typesetting import Typesetter

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
    flow = printable.flow
    height = device.height() - FOOTER_MM * device.logicalDpiY() / MM_PER_INCH
    typesetter = Typesetter(printable.drawings, device, _front_scale(printable, device, height))
    pages = paged(tuple(typesetter.measured(item) for item in flow), height)
    for number, page in enumerate(pages, 1):
        if number > 1:
            device.newPage()
        for placed in page:
            typesetter.paint(painter, flow[placed.item], placed, height)
        paint_footer(typesetter, painter, printable, f"Page {number} of {len(pages)}")


def _front_scale(printable: Printable, device: QPagedPaintDevice, height: float) -> float:
    """The largest scale at which what belongs to the first page stands on it; full size where none does."""
    front = tuple(item for item in printable.flow if isinstance(item, Block) and item.is_front)
    for scale in FRONT_SCALES:
        typesetter = Typesetter(printable.drawings, device, scale)
        if len(paged(tuple(typesetter.measured(item) for item in front), height)) == 1:
            return scale
    return 1.0
