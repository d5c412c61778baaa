"""Documents set on pages, one after the other, as one PDF."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from carrom_desk.reports.paper import Paper

from .painting import RESOLUTION, page_layout, paint_all
from .printable import Printable


def pdf_document(printables: Sequence[Printable], title: str, version: str, paper: Paper = Paper.A4) -> bytes:
    """The documents as one PDF; each begins a page and numbers its own. Needs the application object, but no screen.

    `version` is the program's, to be named as what made the file.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(paper))
    writer.setTitle(title)
    writer.setCreator(f"Carrom Desk {version}")
    paint_all(printables, writer)
    buffer.close()
    return bytes(buffer.data().data())
