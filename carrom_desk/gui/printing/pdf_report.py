"""The score sheet as PDF."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QFontDatabase, QPageLayout, QPageSize, QPainter, QPdfWriter

from carrom_desk.gui.fonts import FAMILIES, load_fonts
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.sheet_words import title_words
from carrom_desk.reports.whole_file import write_whole

from .drawing_object import MM_PER_INCH
from .flow import Block, FlowItem, flow_of
from .footer import paint_footer
from .paging import paged
from .typesetting import Typesetter

A4 = QPageSize(QPageSize.PageSizeId.A4)
LETTER = QPageSize(QPageSize.PageSizeId.Letter)
MARGIN_MM = 12.0
FOOTER_MM = 7.0
"""What the footer takes of every page, its distance from the text included."""
FRONT_SCALES = (1.0, 0.93, 0.86, 0.8, 0.74)
"""Tried in turn, so that every game of a match stands on the first page; smaller would be hard to read."""
RESOLUTION = 1200
"""Dots per inch in which the pages are set."""


def write_pdf(sheet: ScoreSheet, path: Path, page: QPageSize = A4) -> None:
    """Write the sheet as a PDF file, as a whole or not at all. Needs the application object, but no screen.

    Raises:
        OSError: the file could not be written; what was there is as it was.
    """
    write_whole(path, pdf_of(sheet, page))


def pdf_of(sheet: ScoreSheet, page: QPageSize = A4) -> bytes:
    """The sheet as a PDF document."""
    if not set(FAMILIES) <= set(QFontDatabase.families()):
        load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))
    writer.setTitle(title_words(sheet))
    writer.setCreator(f"Carrom Desk {sheet.version}")
    _paint(sheet, writer)
    buffer.close()
    return bytes(buffer.data().data())


def _paint(sheet: ScoreSheet, writer: QPdfWriter) -> None:
    flow = flow_of(sheet)
    height = writer.height() - FOOTER_MM * writer.resolution() / MM_PER_INCH
    typesetter = Typesetter(sheet, writer, _front_scale(sheet, writer, flow, height))
    pages = paged(tuple(typesetter.measured(item) for item in flow), height)
    painter = QPainter(writer)
    try:
        for number, page in enumerate(pages, 1):
            if number > 1:
                writer.newPage()
            for placed in page:
                typesetter.paint(painter, flow[placed.item], placed, height)
            paint_footer(typesetter, painter, sheet, f"Page {number} of {len(pages)}")
    finally:
        painter.end()


def _front_scale(sheet: ScoreSheet, writer: QPdfWriter, flow: tuple[FlowItem, ...], height: float) -> float:
    """The largest scale at which head and card stand on the first page; full size where none does."""
    front = tuple(item for item in flow if isinstance(item, Block) and item.is_front)
    for scale in FRONT_SCALES:
        typesetter = Typesetter(sheet, writer, scale)
        if len(paged(tuple(typesetter.measured(item) for item in front), height)) == 1:
            return scale
    return 1.0
