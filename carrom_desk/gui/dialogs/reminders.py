"""What to do about pieces that lie oddly: to be looked up in the middle of a board."""

from collections.abc import Sequence

from PySide6.QtWidgets import QAbstractItemView, QListWidget, QWidget

from .desk_dialog import DeskDialog, named


class RemindersDialog(DeskDialog):
    """Lines to read."""

    def __init__(self, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__("reminders_dialog", self.tr("When pieces lie oddly"), parent)
        listed = named(QListWidget(), "reminders", self.windowTitle())
        listed.addItems(list(lines) or [self.tr("These laws have no word on it.")])
        listed.setWordWrap(True)
        listed.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.body.addWidget(listed)
        self.add_way_out(self.tr("Close"), "close")
        self.resize(860, 540)
