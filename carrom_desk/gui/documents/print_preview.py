"""The pages of a document before they are printed."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, voiced
from carrom_desk.gui.dialogs.fields import ChoiceBox, NumberField
from carrom_desk.gui.printing.painting import RESOLUTION, page_layout, paint_all
from carrom_desk.gui.printing.printable import Printable
from carrom_desk.reports.paper import Paper

from .printers import Printers
from .words import paper_words

MOST_COPIES = 20
_WIDTH, _HEIGHT, _AROUND = 960, 900, 30
"""In pixels: the whole dialog, and what the window leaves around it where that is less."""


class PrintPreviewDialog(DeskDialog):
    """Shows the pages, prints them, or lets them be saved.

    Signals:
        printed: the name of the printer that has taken them.
        save_wanted: the `Paper` that they are to be saved for.
    """

    printed = Signal(str)
    save_wanted = Signal(object)

    def __init__(
        self,
        pages: Callable[[Paper], Sequence[Printable]],
        title: str,
        paper: Paper,
        printers: Printers,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("print_preview", self.tr("Print"), parent)
        self._pages = pages
        self._title = title
        self._printers = printers
        self._paper = named(ChoiceBox(), "print_paper", self.tr("Paper"))
        for each in Paper:
            self._paper.addItem(paper_words(each), each)
        self._paper.setCurrentIndex(self._paper.findData(paper))
        self._printer = named(ChoiceBox(), "printer", self.tr("Printer"))
        self._printer.addItems(list(printers.names()))
        self._printer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._copies = NumberField("copies", self.tr("Copies"), 1, MOST_COPIES)
        self._device = QPrinter(QPrinter.PrinterMode.ScreenResolution)
        self._device.setResolution(RESOLUTION)
        self._view = named(QPrintPreviewWidget(self._device, self), "pages", self.tr("Pages"))
        self._place = named(QLabel(), "page_number", self.tr("Page"))
        self._said = named(voiced("", "warning"), "problem", "")
        self._lay_out(parent)
        self._view.paintRequested.connect(self._paint)
        self._view.previewChanged.connect(self._show_place)
        self._paper.currentIndexChanged.connect(self._take_paper)
        self._take_paper()
        self._show_printer()

    def paper(self) -> Paper:
        """The paper that is chosen."""
        return Paper(self._paper.currentData())

    def page_count(self) -> int:
        """How many pages there are."""
        return self._view.pageCount()

    def turn(self, pages: int) -> None:
        """Show a page so many further on."""
        self._view.setCurrentPage(min(max(1, self._view.currentPage() + pages), self.page_count()))
        self._show_place()

    def print_pages(self) -> None:
        """Hand the pages to the printer that is chosen."""
        name = self._printer.currentText()
        if not name:
            return
        printer = self._printers.take(name)
        printer.setDocName(self._title)
        printer.setPageLayout(page_layout(self.paper()))
        printer.setCopyCount(self._copies.value())
        if not (printer.isValid() and paint_all(self._pages(self.paper()), printer)):
            self._say(
                self.tr("{printer} does not take the pages: see whether it is on, or save them as PDF.").format(
                    printer=name
                )
            )
            return
        self.accept()
        self.printed.emit(name)

    # Parts

    def _paint(self, device: QPrinter) -> None:
        paint_all(self._pages(self.paper()), device)

    def _take_paper(self) -> None:
        self._device.setPageLayout(page_layout(self.paper()))
        self._view.updatePreview()
        self._view.setViewMode(QPrintPreviewWidget.ViewMode.SinglePageView)
        self._view.fitToWidth()
        self._show_place()

    def _show_place(self) -> None:
        text = self.tr("Page {number} of {all}").format(number=self._view.currentPage(), all=self.page_count())
        self._place.setText(text)
        self._place.setAccessibleName(text)

    def _show_printer(self) -> None:
        has_any = self._printer.count() > 0
        for part in (self._printer, self._copies, self._print):
            part.setEnabled(has_any)
        (self._print if has_any else self._save).setDefault(True)
        if not has_any:
            self._say(self.tr("No printer is set up on this computer: save the pages as PDF and print them elsewhere."))

    def _say(self, sentence: str) -> None:
        self._said.setText(sentence)
        self._said.setAccessibleName(sentence)

    def _lay_out(self, parent: QWidget | None) -> None:
        above = QHBoxLayout()
        for field in (self._paper, self._printer):
            above.addWidget(QLabel(field.accessibleName()))
            above.addWidget(field, 1)
        above.addWidget(QLabel(self.tr("Copies")))
        above.addWidget(self._copies)
        self.body.addLayout(above)
        self.body.addWidget(self._view, 1)
        below = QHBoxLayout()
        for name, title, does in (
            ("page_before", self.tr("Page before"), lambda: self.turn(-1)),
            ("page_after", self.tr("Next page"), lambda: self.turn(1)),
            ("larger", self.tr("Larger"), self._view.zoomIn),
            ("smaller", self.tr("Smaller"), self._view.zoomOut),
            ("whole_page", self.tr("Whole page"), self._view.fitInView),
        ):
            button = named(QPushButton(title), name, title)
            button.setAutoDefault(False)
            button.clicked.connect(does)
            below.addWidget(button)
        below.addWidget(self._place, 1, Qt.AlignmentFlag.AlignRight)
        self.body.addLayout(below)
        self._print = self._button(self.tr("Print"), "accept")
        self._save = self._button(self.tr("Save as PDF…"), "save_pdf")
        self._print.clicked.connect(self.print_pages)
        self._save.clicked.connect(self._save_pages)
        self.add_way_out(self.tr("Close"), "close")
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.removeWidget(self.buttons)
        line = QHBoxLayout()
        line.addWidget(self._said, 1)
        line.addWidget(self.buttons)
        layout.addLayout(line)
        for key, pages in ((Qt.Key.Key_PageUp, -1), (Qt.Key.Key_PageDown, 1)):
            self._shortcut(key, pages)
        self.resize(_WIDTH, _HEIGHT if parent is None else min(_HEIGHT, parent.height() - _AROUND))

    def _shortcut(self, key: Qt.Key, pages: int) -> None:
        QShortcut(QKeySequence(key), self).activated.connect(lambda: self.turn(pages))

    def _button(self, title: str, name: str) -> QPushButton:
        button = named(QPushButton(title), name, title)
        button.setAutoDefault(False)
        self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        return button

    def _save_pages(self) -> None:
        paper = self.paper()
        self.accept()
        self.save_wanted.emit(paper)
