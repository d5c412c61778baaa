"""Shows the card of keys, prints it and writes it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from carrom_desk.desk.documents import Form, written_document
from carrom_desk.gui.documents.print_preview import Printers, PrintPreviewDialog, usual_paper
from carrom_desk.gui.file_dialogs import not_written, save_dialog
from carrom_desk.gui.keys.key_table import KeyTable
from carrom_desk.reports.documents import Options
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.whole_file import write_whole

from .card import key_card
from .dialog import KeyCardDialog
from .documents import key_card_document

_FORMS = {".pdf": Form.PDF, ".html": Form.HTML}
"""By the ending of the file's name."""


class KeyCardShowing(QObject):
    """One dialog at a time, shown over a window.

    Signals:
        message: what came of it, a sentence.
        change_wanted: other keys are to be chosen.
    """

    message = Signal(str)
    change_wanted = Signal()

    def __init__(
        self, version: str, table: Callable[[], KeyTable], window: QWidget, printers: Printers | None = None
    ) -> None:
        """`table` answers the keys in force."""
        super().__init__(window)
        self._version = version
        self._table = table
        self._window = window
        self._printers = printers or Printers()

    def show(self) -> None:
        """Show the card."""
        dialog = KeyCardDialog(key_card(self._table()), self._window)
        dialog.change_wanted.connect(self.change_wanted)
        dialog.print_wanted.connect(self._preview)
        dialog.save_wanted.connect(self._ask_file)
        self._open(dialog)

    def write(self, path: Path, paper: Paper) -> None:
        """Write the card to a file, as a whole or not at all, and tell what came of it."""
        form = _FORMS.get(path.suffix.lower())
        if form is None:
            self.message.emit(self.tr("The name must end in .pdf or .html."))
            return
        try:
            document = key_card_document(key_card(self._table()), self._version, paper)
            write_whole(path, written_document(document, form, Options(paper)).content)
        except OSError as error:
            self.message.emit(not_written(path, error))
            return
        self.message.emit(self.tr("The key card is in {path}.").format(path=path))

    def _preview(self) -> None:
        card = key_card(self._table())
        preview = PrintPreviewDialog(
            lambda paper: key_card_document(card, self._version, paper), usual_paper(), self._printers, self._window
        )
        told = self.tr("The key card was sent to {name}.")
        preview.printed.connect(lambda name: self.message.emit(told.format(name=name)))
        preview.save_wanted.connect(self._ask_file)
        self._open(preview)

    def _ask_file(self, paper: Paper | None = None) -> None:
        title = self.tr("Save the key card")
        dialog = save_dialog(self._window, "key_card_file_dialog", title, "keys.pdf", (".pdf", ".html"))
        dialog.fileSelected.connect(lambda path: self.write(Path(path), paper or usual_paper()))
        dialog.open()

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
