"""Print preview and printing of documents, in Qt's own dialog."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QMarginsF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPageLayout, QPageSize, QPaintEngine, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QProgressDialog, QWidget

from carrom_desk.gui.dialogs.messages import PATIENCE_MS
from carrom_desk.gui.kit.wording import STOP
from carrom_desk.i18n import _, say
from carrom_desk.reports.content import Paper
from carrom_desk.reports.document import Document
from carrom_desk.reports.output.typeset import set_pages

_WIDTH, _HEIGHT, _AROUND = 960, 900, 30
"""Size of the dialog, and its minimum distance from the window's edge, in pixels."""
_LETTER_COUNTRIES = (
    QLocale.Country.UnitedStates,
    QLocale.Country.Canada,
    QLocale.Country.Mexico,
    QLocale.Country.Philippines,
)


def usual_paper() -> Paper:
    """Returns the usual paper size of the system's locale."""
    return Paper.LETTER if QLocale.system().territory() in _LETTER_COUNTRIES else Paper.A4


@dataclass(frozen=True, slots=True)
class Pages:
    """Typeset document."""

    title: str
    paper: Paper
    pictures: tuple[bytes, ...]
    """Each page as SVG."""
    notes: tuple[str, ...]
    """Characters that could not be printed."""


def pages_of(document: Document) -> Pages:
    """Typesets a document, which takes many seconds for many matches."""
    pages = set_pages(document, with_pictures=True)
    return Pages(document.title, document.paper, pages.pictures, pages.notes())


def printer_of_system() -> QPrinter:
    """Returns the default printer, or one that writes a PDF if there is none."""
    return QPrinter(QPrinter.PrinterMode.HighResolution)


class PrintPreviewDialog(QPrintPreviewDialog):
    """Shows the pages as they will be printed, and prints them."""

    printed = Signal(str)
    """Emitted with the name of the printer, or of the PDF, that accepted the pages."""
    refused = Signal(str)
    """Emitted with the name of a printer that did not accept them."""

    def __init__(self, pages: Pages, printer: QPrinter, parent: QWidget | None = None) -> None:
        super().__init__(printer, parent)
        self._pages = [QSvgRenderer(picture, self) for picture in pages.pictures]
        self._printer = printer  # Qt does not keep it
        self._is_accepted: bool | None = None
        """None if printing was stopped."""
        size = QPageSize.PageSizeId.A4 if pages.paper is Paper.A4 else QPageSize.PageSizeId.Letter
        printer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, QMarginsF()))
        printer.setFullPage(True)
        printer.setDocName(pages.title)
        self.setObjectName("print_preview")
        self.setWindowTitle(_("Print"))
        self.resize(_WIDTH, _HEIGHT if parent is None else min(_HEIGHT, parent.height() - _AROUND))
        self.paintRequested.connect(self._paint)
        self.accepted.connect(self._report)

    def page_count(self) -> int:
        return len(self._pages)

    def _paint(self, printer: QPrinter) -> None:
        """Paints every page as large as the paper allows, for the preview or for the printer."""
        painter = QPainter()
        self._is_accepted = printer.isValid() and painter.begin(printer)
        is_preview = self._is_accepted and painter.paintEngine().type() is QPaintEngine.Type.Picture
        # Printing takes up to a second a page, during which the clock of the match goes on.
        waiting = None if is_preview else self._progress()
        for place, page in enumerate(self._pages if self._is_accepted else ()):
            if waiting is not None:
                waiting.setValue(place)
                if waiting.wasCanceled():
                    self._is_accepted = None
                    printer.abort()
                    break
            if place and not printer.newPage():
                self._is_accepted = False
            page.render(painter, _fitted(page, printer))
        if painter.isActive() and not painter.end() and self._is_accepted:
            self._is_accepted = False
        if waiting is not None:
            waiting.reset()
            waiting.deleteLater()

    def _progress(self) -> QProgressDialog:
        waiting = QProgressDialog(self._printer.docName(), say(STOP), 0, self.page_count(), self)
        waiting.setObjectName("printing")
        waiting.setWindowTitle(self.windowTitle())
        waiting.setWindowModality(Qt.WindowModality.WindowModal)
        waiting.setMinimumDuration(PATIENCE_MS)
        return waiting

    def _report(self) -> None:
        name = self._printer.printerName() or self._printer.outputFileName()
        if self._is_accepted is not None:
            (self.printed if self._is_accepted else self.refused).emit(name)


def _fitted(page: QSvgRenderer, printer: QPrinter) -> QRectF:
    """Returns where a page is painted on the paper, which may have another size than it was typeset for."""
    paper = printer.paperRect(QPrinter.Unit.DevicePixel)
    room = QRectF(paper.topLeft(), QSizeF(page.defaultSize()).scaled(paper.size(), Qt.AspectRatioMode.KeepAspectRatio))
    room.moveCenter(paper.center())
    return room
