"""Documents set on pages, one after the other, as one PDF."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QFontDatabase, QPageLayout, QPageSize, QPainter, QPdfWriter

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
FRONT_SCALES = (1.0, 0.93, 0.86, 0.8, 0.74)
"""Tried in turn, so that every game of a match stands on the first page; smaller would be hard to read."""
RESOLUTION = 1200
"""Dots per inch in which the pages are set."""


def pdf_document(printables: Sequence[Printable], title: str, version: str, paper: Paper = Paper.A4) -> bytes:
    """The documents as one PDF; each begins a page and numbers its own. Needs the application object, but no screen.

    `version` is the program's, to be named as what made the file.
    """
    if not set(FAMILIES) <= set(QFontDatabase.families()):
        load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    size = QPageSize(PAGE_SIZES[paper])
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))
    writer.setTitle(title)
    writer.setCreator(f"Carrom Desk {version}")
    _paint(printables, writer)
    buffer.close()
    return bytes(buffer.data().data())


def _paint(printables: Sequence[Printable], writer: QPdfWriter) -> None:
    painter = QPainter(writer)
    try:
        for place, printable in enumerate(printables):
            if place:
                writer.newPage()
            _paint_one(printable, writer, painter)
    finally:
        painter.end()


def _paint_one(printable: Printable, writer: QPdfWriter, painter: QPainter) -> None:
    flow = printable.flow
    height = writer.height() - FOOTER_MM * writer.resolution() / MM_PER_INCH
    typesetter = Typesetter(printable.drawings, writer, _front_scale(printable, writer, height))
    pages = paged(tuple(typesetter.measured(item) for item in flow), height)
    for number, page in enumerate(pages, 1):
        if number > 1:
            writer.newPage()
        for placed in page:
            typesetter.paint(painter, flow[placed.item], placed, height)
        paint_footer(typesetter, painter, printable, f"Page {number} of {len(pages)}")


def _front_scale(printable: Printable, writer: QPdfWriter, height: float) -> float:
    """The largest scale at which what belongs to the first page stands on it; full size where none does."""
    front = tuple(item for item in printable.flow if isinstance(item, Block) and item.is_front)
    for scale in FRONT_SCALES:
        typesetter = Typesetter(printable.drawings, writer, scale)
        if len(paged(tuple(typesetter.measured(item) for item in front), height)) == 1:
            return scale
    return 1.0
