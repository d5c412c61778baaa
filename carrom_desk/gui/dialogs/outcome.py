"""What came of something that took a while: a sentence, and the details under it."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from .desk_dialog import DeskDialog, named, voiced


class OutcomeDialog(DeskDialog):
    """Tells, and is closed."""

    def __init__(
        self, name: str, title: str, sentence: str, details: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(name, title, parent)
        self.body.addWidget(named(voiced(sentence, ""), "outcome", sentence))
        if details:
            text = named(QPlainTextEdit("\n".join(details)), "outcome_details", self.tr("Details"))
            text.setReadOnly(True)
            text.setTabChangesFocus(True)
            self.body.addWidget(text, 1)
        self.add_way_out(self.tr("Close"), "close")
        self.setMinimumWidth(620)

    def add_offer(self, name: str, title: str, do: Callable[[], None]) -> None:
        """Add a button that closes the dialog and leads on."""
        button = named(QPushButton(title), name, title)
        button.setAutoDefault(False)
        button.clicked.connect(self.accept)
        button.clicked.connect(do)
        self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
