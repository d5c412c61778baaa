"""A fault of ours is told."""

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from .desk_dialog import DeskDialog, named, voiced


class CrashDialog(DeskDialog):
    """Says that something went wrong, that the match is safe, and what to do."""

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
        self.add_way_out(self.tr("Go on"), "go_on")
        self.resize(760, 460)
