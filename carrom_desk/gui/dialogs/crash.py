"""A fault of ours is told."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from .desk_dialog import DeskDialog, named, voiced


class CrashDialog(DeskDialog):
    """Says that something went wrong, that the match is safe, and what to do.

    Signals:
        pack_wanted: a file with the log, the version and the match is to be written.
    """

    pack_wanted = Signal()

    def __init__(self, details: str, log: str, parent: QWidget | None = None) -> None:
        super().__init__("crash_dialog", self.tr("Something went wrong"), parent)
        said = self.tr("A fault in the program. Every entry confirmed so far is on disk. Close this and go on.")
        where = self.tr("Please send these details with a report; where it happened is also in {log}.").format(log=log)
        text = named(QPlainTextEdit(details), "crash_details", self.tr("Details"))
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        self.body.addWidget(voiced(said, ""))
        self.body.addWidget(voiced(where, "muted"))
        self.body.addWidget(text, 1)
        title = self.tr("Pack a file about it…")
        pack = named(QPushButton(title), "pack_fault", title)
        pack.setAutoDefault(False)
        pack.clicked.connect(self.accept)
        pack.clicked.connect(self.pack_wanted)
        self.buttons.addButton(pack, QDialogButtonBox.ButtonRole.ActionRole)
        self.add_way_out(self.tr("Go on"), "go_on")
        self.resize(760, 460)
