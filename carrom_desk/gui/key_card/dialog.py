"""The card of keys on the screen, where it is printed and written to a file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.desk.documents import Form, written_document
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, open_dialog, voiced
from carrom_desk.gui.documents.one_document import MUST_END_IN
from carrom_desk.gui.documents.print_preview import Printers, PrintPreviewDialog, usual_paper
from carrom_desk.gui.file_dialogs import not_written, save_dialog
from carrom_desk.gui.keys import KeyTable
from carrom_desk.gui.languages import say
from carrom_desk.reports.documents import Options
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.whole_file import write_whole

from .card import CardGroup, KeyCard, key_card, key_card_document

_ACTION = QDialogButtonBox.ButtonRole.ActionRole
_AROUND = 40
_BESIDE = 200
"""What heading, note and buttons take beside the card, in pixels."""
_LEAST_HEIGHT = 560


class KeyCardDialog(DeskDialog):
    """Every action with the keys that do it now.

    Signals:
        print_wanted: the card is to be printed.
        save_wanted: the card is to be written to a file.
        change_wanted: other keys are to be chosen.
    """

    print_wanted = Signal()
    save_wanted = Signal()
    change_wanted = Signal()

    def __init__(self, card: KeyCard, parent: QWidget | None = None) -> None:
        super().__init__("key_card_dialog", card.title, parent)
        ground = QWidget()
        columns = QHBoxLayout(ground)
        columns.setContentsMargins(0, 0, 8, 0)
        columns.setSpacing(28)
        for column in card.columns:
            stack = QVBoxLayout()
            stack.setSpacing(10)
            for group in column:
                stack.addLayout(_group(group))
            stack.addStretch(1)
            columns.addLayout(stack, 1)
        area = named(QScrollArea(), "key_card", card.title)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(ground)
        self.body.addWidget(area, 1)
        self.body.addWidget(voiced(card.note, "muted"))
        for title, name, wanted in (
            (self.tr("Other keys…"), "change_keys", self.change_wanted),
            (self.tr("Print…"), "print_key_card", self.print_wanted),
            (self.tr("Write to a file…"), "save_key_card", self.save_wanted),
        ):
            button = named(QPushButton(title), name, title)
            button.setAutoDefault(False)
            button.clicked.connect(self.accept)
            button.clicked.connect(wanted)
            self.buttons.addButton(button, _ACTION)
        self.add_way_out(self.tr("Close"), "close")
        # All of it at once where the window leaves room for that.
        room = parent.height() - _AROUND if parent is not None else 0
        self.resize(960, max(_LEAST_HEIGHT, min(room, ground.sizeHint().height() + _BESIDE)))


def _group(group: CardGroup) -> QVBoxLayout:
    stack, grid = QVBoxLayout(), QGridLayout()
    title = voiced(group.title, "")
    title.setStyleSheet("font-weight: bold;")
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(1, 1)
    for row, each in enumerate(group.rows):
        keys = QLabel(" · ".join(each.keys) or "–")
        keys.setStyleSheet("font-weight: bold;")
        words = voiced(each.words, "")
        words.setAccessibleName(f"{each.words}: {keys.text()}")
        grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
    stack.setSpacing(2)
    stack.addWidget(title)
    stack.addLayout(grid)
    return stack


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
        open_dialog(dialog)

    def write(self, path: Path, paper: Paper) -> None:
        """Write the card to a file, as a whole or not at all, and tell what came of it."""
        form = _FORMS.get(path.suffix.lower())
        if form is None:
            self.message.emit(say(MUST_END_IN))
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
        open_dialog(preview)

    def _ask_file(self, paper: Paper | None = None) -> None:
        title = self.tr("Save the key card")
        dialog = save_dialog(self._window, "key_card_file_dialog", title, "keys.pdf", (".pdf", ".html"))
        dialog.fileSelected.connect(lambda path: self.write(Path(path), paper or usual_paper()))
        dialog.open()
