"""The situations to practise on, to choose one."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from carrom_desk.exchange.situations import Situation
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, voiced

from .situation_words import situation_words


class SituationsDialog(AskDialog):
    """Answers with a `Situation`."""

    def __init__(self, situations: Sequence[Situation], solved: Collection[str], parent: QWidget | None = None) -> None:
        """`solved` names those that were ruled on rightly."""
        super().__init__("situations_dialog", self.tr("Practice"), self.tr("Take this one"), parent)
        self._situations = situations
        told = self.tr("Choose what is to happen. You rule first, then the desk shows its ruling.")
        self.body.addWidget(named(voiced(told, "muted"), "situations_told", told))
        self._list = named(QListWidget(), "situations", self.tr("Situations"))
        for number, situation in enumerate(situations, 1):
            title = situation_words(situation.name).title
            text = self.tr("{number}. {title}").format(number=number, title=title)
            if situation.name in solved:
                text = self.tr("{title} – solved").format(title=text)
            QListWidgetItem(text, self._list).setData(Qt.ItemDataRole.UserRole, situation.name)
        self.body.addWidget(self._list, 1)
        self.put_reason_beside_buttons()
        self.resize(720, 520)
        self.begin_at(self._list)
        self._list.currentRowChanged.connect(self.check)
        self._list.itemDoubleClicked.connect(self.accept)
        open_ones = (row for row, each in enumerate(situations) if each.name not in solved)
        self._list.setCurrentRow(next(open_ones, 0))
        self.check()

    def answer(self) -> Situation | None:
        """The chosen situation; None while none is chosen."""
        row = self._list.currentRow()
        return self._situations[row] if 0 <= row < len(self._situations) else None

    def problems(self) -> list[str]:
        """Why none can be taken."""
        return [] if self.answer() is not None else [self.tr("Choose a situation.")]
