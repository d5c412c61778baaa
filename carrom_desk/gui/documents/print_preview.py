"""Print preview, and printing on this computer's printers."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLocale, QMarginsF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeySequence, QPageLayout, QPageSize, QPainter, QPixmap, QResizeEvent, QShortcut
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from carrom_desk.desk.forms.document_request import PAPERS
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, plain_button, voiced
from carrom_desk.gui.dialogs.fields import NumberField, choice_box
from carrom_desk.gui.dialogs.messages import ProgressDialog
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.wording import STOP
from carrom_desk.i18n import _, say
from carrom_desk.reports.content import Paper
from carrom_desk.reports.document import Document
from carrom_desk.reports.output.typeset import set_pages

MOST_COPIES = 20
_WIDTH, _HEIGHT, _AROUND = 960, 900, 30
"""Size of the dialog, and its minimum distance from the window's edge, in pixels."""
_ZOOM = 1.25
_LETTER_COUNTRIES = (
    QLocale.Country.UnitedStates,
    QLocale.Country.Canada,
    QLocale.Country.Mexico,
    QLocale.Country.Philippines,
)


def usual_paper() -> Paper:
    """Returns the usual paper size of the system's locale."""
    return Paper.LETTER if QLocale.system().territory() in _LETTER_COUNTRIES else Paper.A4


# Printers


def _names() -> Sequence[str]:
    default = QPrinterInfo.defaultPrinterName()
    names = list(QPrinterInfo.availablePrinterNames())
    return sorted(names, key=lambda name: name != default)


def _printer(name: str) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPrinterName(name)
    return printer


@dataclass(frozen=True, slots=True)
class Printers:
    """Port to the system's printers."""

    names: Callable[[], Sequence[str]] = _names
    """Names of the printers, the default one first."""
    take: Callable[[str], QPrinter] = _printer
    """Returns a printer, ready to paint on."""


def _printed(pages: "Pages", printer: QPrinter) -> Generator[bool, None, None]:
    """Paints a page per step, then submits the job; yields whether the printer accepted it."""
    size = QPageSize.PageSizeId.A4 if pages.paper is Paper.A4 else QPageSize.PageSizeId.Letter
    printer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, QMarginsF()))
    printer.setFullPage(True)
    painter = QPainter()
    try:
        is_taken = printer.isValid() and painter.begin(printer)
        for place, picture in enumerate(pages.pictures):
            is_taken = is_taken and (place == 0 or printer.newPage())
            if is_taken:
                QSvgRenderer(picture).render(painter, QRectF(printer.paperRect(QPrinter.Unit.DevicePixel)))
            yield is_taken
        yield painter.end()
    finally:
        if painter.isActive():
            painter.end()


# Preview


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
    """Typesets a document, which takes many seconds for a long match."""
    pages = set_pages(document, with_pictures=True)
    return Pages(document.title, document.paper, pages.pictures, pages.notes())


SetPages = Callable[[Paper, Callable[[Pages], None]], None]
"""Typesets a document for a paper size, at once or in the background, and passes on its pages."""


class PageView(QScrollArea):
    """Widget with one scaled page."""

    def __init__(self) -> None:
        super().__init__()
        self._page: QSvgRenderer | None = None
        self._factor: float | None = None
        self._shown = QLabel()
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWidget(self._shown)
        self.setWidgetResizable(True)

    def show_page(self, page: QSvgRenderer) -> None:
        """Shows a page from the top."""
        self._page = page
        self.verticalScrollBar().setValue(0)
        self._paint()

    def zoom(self, times: float) -> None:
        """Zooms, starting from the width of the view."""
        self._factor = self._size().width() / max(1, self._whole().width()) * times
        self._paint()

    def show_whole(self) -> None:
        """Shows the whole page."""
        whole, room = self._whole(), self.viewport().size()
        self._factor = min(room.width() / max(1, whole.width()), room.height() / max(1, whole.height()))
        self._paint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._paint()

    def _whole(self) -> QSize:
        return QSize() if self._page is None else self._page.defaultSize()

    def _size(self) -> QSize:
        whole = self._whole()
        factor = self._factor or (self.viewport().width() - 2) / max(1, whole.width())
        return QSize(max(1, round(whole.width() * factor)), max(1, round(whole.height() * factor)))

    def _paint(self) -> None:
        if self._page is None:
            return
        scale = self.devicePixelRatioF()
        image = QImage(self._size() * scale, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        self._page.render(painter)
        painter.end()
        image.setDevicePixelRatio(scale)
        self._shown.setPixmap(QPixmap.fromImage(image))


class PrintPreviewDialog(DeskDialog):
    """Shows the pages, and prints or saves them."""

    printed = Signal(str)
    """Emitted with the name of the printer that accepted them."""
    save_wanted = Signal(object)
    """Emitted with the `Paper` to save the pages for."""

    def __init__(self, pages: Pages, set_for: SetPages, printers: Printers, parent: QWidget | None = None) -> None:
        """`set_for` typesets the pages again for another paper size."""
        super().__init__("print_preview", _("Print"), parent)
        self._set_for = set_for
        self._printers = printers
        self._pages = pages
        self._current = 0
        self._paper = choice_box("print_paper", _("Paper"), [(say(PAPERS[each]), each) for each in Paper])
        self._paper.choose(pages.paper)
        found = [(name, name) for name in printers.names()]
        self._printer = choice_box("printer", _("Printer"), found, is_narrow=True)
        self._copies = NumberField("copies", _("Copies"), 1, MOST_COPIES)
        self._view = named(PageView(), "pages", _("Pages"))
        self._place = voiced("", "", "page_number")
        self._message = voiced("", "warning", "problem")
        self._print = self.add_button("accept", _("Print"), self.print_pages)
        self._save = self.add_button("save_pdf", _("Save as PDF…"), self._save_pages)
        self._lay_out(parent)
        self._paper.currentIndexChanged.connect(self._take_paper)
        self._show_pages(pages)
        self._show_printer()

    def paper(self) -> Paper:
        """Paper size of the pages."""
        return self._pages.paper

    def page_count(self) -> int:
        """Number of pages."""
        return len(self._pages.pictures)

    def turn(self, pages: int) -> None:
        """Moves by `pages` pages."""
        self._current = min(max(0, self._current + pages), self.page_count() - 1)
        self._view.show_page(QSvgRenderer(self._pages.pictures[self._current]))
        text = _("Page {number} of {all}")
        self._place.setText(text.format(number=self._current + 1, all=self.page_count()))

    def print_pages(self) -> None:
        """Sends the pages to the chosen printer, processing events between pages."""
        name = self._printer.currentText()
        if not name:
            return
        printer = self._printers.take(name)
        printer.setDocName(self._pages.title)
        printer.setCopyCount(self._copies.value())
        painted = _printed(self._pages, printer)
        steps = enumerate(painted, 1)
        waiting = ProgressDialog(_("Print"), self._pages.title, say(STOP), self, of_matches=False)
        going = QTimer(waiting, interval=0)

        def go_on() -> None:
            done, is_taken = next(steps, (0, True))
            if done and is_taken:
                waiting.show_progress(done, self.page_count())
                return
            going.stop()
            waiting.accept()
            waiting.deleteLater()
            if is_taken:
                self.accept()
                self.printed.emit(name)
            else:
                text = _("{printer} is not accepting the pages. Check that it is switched on, or save them as PDF.")
                self._message.setText(text.format(printer=name))

        going.timeout.connect(go_on)
        for leave_off in (going.stop, printer.abort, painted.close, waiting.deleteLater):
            waiting.rejected.connect(leave_off)
        waiting.open()
        going.start()

    # Parts

    def _take_paper(self) -> None:
        """Selects the paper size of the current pages until others are typeset, or if that is stopped."""
        wanted = Paper(self._paper.currentData())
        if wanted is not self._pages.paper:
            self._paper.choose(self._pages.paper)
            self._set_for(wanted, self._show_pages)

    def _show_pages(self, pages: Pages) -> None:
        self._pages = pages
        self._paper.choose(pages.paper)
        self._message.setText(" ".join(pages.notes))
        self.turn(-self._current)

    def _show_printer(self) -> None:
        has_any = self._printer.count() > 0
        for part in (self._printer, self._copies, self._print):
            part.setEnabled(has_any)
        (self._print if has_any else self._save).setDefault(True)
        if not has_any:
            none = _("No printer is set up on this computer. Save the pages as PDF and print them elsewhere.")
            self._message.setText(" ".join((none, *self._pages.notes)))

    def _lay_out(self, parent: QWidget | None) -> None:
        paper = (self._paper.accessibleName(), (self._paper, 1))
        printer = (self._printer.accessibleName(), (self._printer, 1))
        below = across()
        for name, title, does in (
            ("page_before", _("Previous page"), lambda: self.turn(-1)),
            ("page_after", _("Next page"), lambda: self.turn(1)),
            ("larger", _("Zoom in"), lambda: self._view.zoom(_ZOOM)),
            ("smaller", _("Zoom out"), lambda: self._view.zoom(1 / _ZOOM)),
            ("whole_page", _("Whole page"), self._view.show_whole),
        ):
            put(below, plain_button(name, title, does))
        below.addWidget(self._place, 1, Qt.AlignmentFlag.AlignRight)
        self.add(across(*paper, *printer, _("Copies"), self._copies), (self._view, 1), below)
        self.add_way_out(_("Close"), "close")
        self.foot.insertWidget(0, self._message, 1)
        for key, pages in ((Qt.Key.Key_PageUp, -1), (Qt.Key.Key_PageDown, 1)):
            QShortcut(QKeySequence(key), self).activated.connect(partial(self.turn, pages))
        self.resize(_WIDTH, _HEIGHT if parent is None else min(_HEIGHT, parent.height() - _AROUND))

    def _save_pages(self) -> None:
        paper = self.paper()
        self.accept()
        self.save_wanted.emit(paper)
