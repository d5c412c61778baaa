"""Asks once more before something ends by a decision."""

from PySide6.QtWidgets import QWidget

from carrom_desk.match.entries import PlainEntry

from .ask_dialog import AskDialog
from .desk_dialog import named, voiced


class ConfirmEndDialog(AskDialog):
    """Answers with the entry that it was made for."""

    def __init__(self, entry: PlainEntry, question: str, follows: str, parent: QWidget | None = None) -> None:
        super().__init__("confirm_end_dialog", question, self.tr("Yes"), parent)
        self._entry = entry
        self._question = question
        if follows:
            self.body.addWidget(named(voiced(follows, ""), "end_follows", follows))
        self.setMinimumWidth(520)
        self.check()

    def answer(self) -> PlainEntry:
        """The entry."""
        return self._entry

    def problems(self) -> tuple[str, ...]:
        """Nothing is ever missing."""
        return ()

    def ends(self) -> str:
        """What ends."""
        return self._question
