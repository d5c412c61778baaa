"""Documents set on pages, one after the other, as one PDF."""

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from carrom_desk.reports.paper import Paper

from .painting import RESOLUTION, PagePainter, page_layout
from .printable import Printable


class PdfDocument:
    """A PDF in the making; each document begins a page and numbers its own.

    Needs the application object, but no screen.
    """

    def __init__(self, title: str, version: str, paper: Paper = Paper.A4) -> None:
        """Begin it; `version` is the program's, to be named as what made the file."""
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(RESOLUTION)
        self._writer.setPageLayout(page_layout(paper))
        self._writer.setTitle(title)
        self._writer.setCreator(f"Carrom Desk {version}")
        self._painter = PagePainter(self._writer)

    def add(self, printable: Printable) -> None:
        """Set a document on its pages."""
        self._painter.add(printable)

    def content(self) -> bytes:
        """The whole file; nothing can be added any more."""
        self._painter.end()
        self._buffer.close()
        return bytes(self._buffer.data().data())


def pdf_document(printables: Sequence[Printable], title: str, version: str, paper: Paper = Paper.A4) -> bytes:
    """These documents as one PDF."""
    document = PdfDocument(title, version, paper)
    for printable in printables:
        document.add(printable)
    return document.content()
