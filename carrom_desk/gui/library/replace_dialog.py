"""Which stored matches give way to those of files."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from carrom_desk.desk.match_import import FoundInFile, Likeness
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.tips import plain_tip

from .columns import players_words
from .tick_delegate import TickDelegate


class ReplaceDialog(AskDialog):
    """Answers with the matches that are to be taken in all the same, a tuple of `FoundInFile`."""

    def __init__(self, found: Sequence[FoundInFile], parent: QWidget | None = None) -> None:
        super().__init__("replace_dialog", self.tr("Stored already"), self.tr("Take in those ticked"), parent)
        self._found = tuple(found)
        said = self.tr(
            "These matches are stored already. Tick those to take from the file all the same; "
            "the stored one goes into the bin."
        )
        self.body.addWidget(voiced(said, ""))
        self._list = named(QListWidget(), "stored_already", self.tr("Matches that are stored already"))
        self._list.setItemDelegate(TickDelegate(self._list))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for each in self._found:
            item = QListWidgetItem(self._words(each), self._list)
            item.setToolTip(plain_tip(f"{self._words(each)}\n{each.path}"))
            item.setCheckState(Qt.CheckState.Unchecked)
            # Not by its box alone: the whole line is pressed.
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
        self._list.itemClicked.connect(_toggle)
        QShortcut(QKeySequence(Qt.Key.Key_Space), self._list, self._toggle_current)
        self.body.addWidget(self._list, 1)
        self.setMinimumWidth(760)
        self._list.setCurrentRow(0)
        self.begin_at(self._list)
        self.check()

    def answer(self) -> tuple[FoundInFile, ...]:
        """Those that are ticked, perhaps none."""
        ticked = (self._list.item(row).checkState() == Qt.CheckState.Checked for row in range(self._list.count()))
        return tuple(each for each, is_ticked in zip(self._found, ticked, strict=True) if is_ticked)

    def problems(self) -> list[str]:
        """None: every choice is one."""
        return []

    def _toggle_current(self) -> None:
        if self._list.currentItem() is not None:
            _toggle(self._list.currentItem())

    def _words(self, found: FoundInFile) -> str:
        assert found.stored is not None
        match = players_words(found.stored)
        if found.likeness is Likeness.SAME:
            return self.tr("{match}: lies in the bin, the same as in the file").format(match=match)
        text = self.tr("{match}: stored with {stored} entries, in the file with {file}")
        if found.is_in_bin:
            text = self.tr("{match}: in the bin with {stored} entries, in the file with {file}")
        return text.format(match=match, stored=found.stored_entries, file=len(found.match.entries))


def _toggle(item: QListWidgetItem) -> None:
    is_ticked = item.checkState() == Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if is_ticked else Qt.CheckState.Checked)
