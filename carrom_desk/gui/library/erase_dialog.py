"""The last word before matches are deleted for good."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.tips import plain_tip
from carrom_desk.match.store import MatchSummary

from .columns import aloud


class EraseDialog(AskDialog):
    """Answers with the matches, a tuple of `MatchSummary`, once their number has been typed."""

    def __init__(self, summaries: Sequence[MatchSummary], parent: QWidget | None = None) -> None:
        super().__init__(
            "erase_dialog", parent=parent, title=self.tr("Delete for good"), accept_title=self.tr("Delete")
        )
        self._summaries = tuple(summaries)
        said = self.tr("These matches and all their entries will be gone. This cannot be taken back.")
        self.body.addWidget(voiced(said, "alarm"))
        listed = named(QListWidget(), "erased", self.tr("What will be deleted"))
        listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for summary in self._summaries:
            item = QListWidgetItem(aloud(summary), listed)
            item.setToolTip(plain_tip(aloud(summary)))
        self.body.addWidget(listed, 1)
        self._typed = named(QLineEdit(), "how_many", self.tr("How many matches"))
        self.body.addWidget(self._typed)
        self.setMinimumWidth(620)
        self.begin_at(self._typed)
        self._typed.textChanged.connect(self.check)
        self.check()

    def answer(self) -> tuple[MatchSummary, ...] | None:
        """The matches; None until their number stands there."""
        return self._summaries if self._typed.text().strip() == str(len(self._summaries)) else None

    def problems(self) -> list[str]:
        """What is still to be typed."""
        wanted = self.tr("Type how many matches will be deleted, {count}, to go on.")
        return [] if self.answer() else [wanted.format(count=len(self._summaries))]
