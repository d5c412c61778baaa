"""One document that is shown as it is printed, printed, or written to a file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.documents import BlankReport, forms_by_ending, written_document
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.file_dialogs import not_written, save_dialog
from carrom_desk.gui.languages import say
from carrom_desk.reports.content import Document, Paper
from carrom_desk.reports.documents import Options
from carrom_desk.reports.whole_file import write_whole
from carrom_desk.rules.words import QT_TRANSLATE_NOOP

from .print_preview import Printers, PrintPreviewDialog, usual_paper

_FORMS = forms_by_ending(BlankReport)
"""What is set on pages, by the ending of the file's name."""
MUST_END_IN = QT_TRANSLATE_NOOP("Window", "The name must end in .pdf or .html.")
Make = Callable[[Options], Document]
"""Makes the document."""


class OneDocument(QObject):
    """Shows one document at a time over a window."""

    message = Signal(str)
    """What came of it, a sentence."""

    def __init__(self, window: QWidget, printers: Printers | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._printers = printers or Printers()

    def preview(self, make: Make, stem: str) -> None:
        """Show it as it is printed; `stem` is what its file is called, without an ending."""
        preview = PrintPreviewDialog(
            lambda paper: make(Options(paper, say=say)), usual_paper(), self._printers, self._window
        )
        sent = self.tr("It was sent to {name}.")
        preview.printed.connect(lambda name: self.message.emit(sent.format(name=name)))
        preview.save_wanted.connect(lambda paper: self.ask_file(make, stem, paper))
        open_dialog(preview)

    def write(self, make: Make, path: Path, paper: Paper) -> None:
        """Write it to a file, as a whole or not at all, and tell what came of it."""
        form, options = _FORMS.get(path.suffix.lower()), Options(paper, say=say)
        if form is None:
            self.message.emit(say(MUST_END_IN))
            return
        try:
            write_whole(path, written_document(make(options), form, options).content)
        except OSError as error:
            self.message.emit(not_written(path, error))
            return
        self.message.emit(self.tr("It is in {path}.").format(path=path))

    def ask_file(self, make: Make, stem: str, paper: Paper) -> None:
        """Ask for its file."""
        title = self.tr("Save")
        dialog = save_dialog(self._window, "document_file_dialog", title, f"{stem}.pdf", (".pdf", ".html"))
        dialog.fileSelected.connect(lambda path: self.write(make, Path(path), paper))
        dialog.open()
