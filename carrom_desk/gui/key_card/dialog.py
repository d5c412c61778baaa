"""The card of keys on the screen, where it is printed and written to a file."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, open_dialog, scrolled, voiced
from carrom_desk.gui.documents.one_document import OneDocument
from carrom_desk.gui.documents.print_preview import Printers, usual_paper
from carrom_desk.gui.keys import KeyTable
from carrom_desk.reports.content import Document
from carrom_desk.reports.documents import Options

from .card import CardGroup, KeyCard, key_card, key_card_document

_STEM = "keys"
_AROUND = 40
_BESIDE = 200
"""What heading, note and buttons take beside the card, in pixels."""
_LEAST_HEIGHT = 560


class KeyCardDialog(DeskDialog):
    """Every action with the keys that do it now."""

    print_wanted = Signal()
    """The card is to be printed."""
    save_wanted = Signal()
    """The card is to be written to a file."""
    change_wanted = Signal()
    """Other keys are to be chosen."""

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
        area = named(scrolled(ground), "key_card", card.title)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.body.addWidget(area, 1)
        self.body.addWidget(voiced(card.note, "muted"))
        for title, name, wanted in (
            (self.tr("Other keys…"), "change_keys", self.change_wanted),
            (self.tr("Print…"), "print_key_card", self.print_wanted),
            (self.tr("Write to a file…"), "save_key_card", self.save_wanted),
        ):
            self.add_button(name, title, self.accept, wanted)
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


class KeyCardShowing(QObject):
    """One dialog at a time, shown over a window."""

    message = Signal(str)
    """What came of it, a sentence."""
    change_wanted = Signal()
    """Other keys are to be chosen."""

    def __init__(
        self, version: str, table: Callable[[], KeyTable], window: QWidget, printers: Printers | None = None
    ) -> None:
        """`table` answers the keys in force."""
        super().__init__(window)
        self._version = version
        self._table = table
        self._window = window
        self.document = OneDocument(window, printers)
        """Its document."""
        self.document.message.connect(self.message)

    def show(self) -> None:
        """Show the card."""
        dialog = KeyCardDialog(key_card(self._table()), self._window)
        dialog.change_wanted.connect(self.change_wanted)
        dialog.print_wanted.connect(lambda: self.document.preview(self.made, _STEM))
        dialog.save_wanted.connect(lambda: self.document.ask_file(self.made, _STEM, usual_paper()))
        open_dialog(dialog)

    def made(self, options: Options) -> Document:
        """Make the document of the keys in force."""
        return key_card_document(key_card(self._table()), self._version, options.paper)
