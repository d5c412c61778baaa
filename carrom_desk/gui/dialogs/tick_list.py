"""List of checkable items."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from carrom_desk.gui.kit.wording import plain_tip

from .desk_dialog import named

_STATES = {True: Qt.CheckState.Checked, False: Qt.CheckState.Unchecked}


class CheckList(QListWidget):
    """List of possibly thousands of checkable items, toggled by a press anywhere on the row or by Space."""

    changed = Signal()
    """Emitted when the selection changes."""

    def __init__(
        self, name: str, title: str, things: Sequence[Any], words: Callable[[Any], str], ticks: Iterable[bool]
    ) -> None:
        super().__init__()
        named(self, name, title)
        self._things = things
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for thing, is_on in zip(things, ticks, strict=True):
            item = QListWidgetItem(words(thing), self)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)  # a press toggles once, not twice
            item.setToolTip(plain_tip(item.text()))
            item.setCheckState(_STATES[is_on])
        self.setCurrentRow(0)
        self.itemClicked.connect(self._toggle)

    def ticked(self) -> list[Any]:
        """Selected items from the top."""
        return [thing for row, thing in enumerate(self._things) if self.item(row).checkState() is _STATES[True]]

    def tick_all(self, *, is_on: bool) -> None:
        """Selects all or none."""
        for row in range(self.count()):
            self.item(row).setCheckState(_STATES[is_on])
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Space and item is not None:
            self._toggle(item)
        else:
            super().keyPressEvent(event)

    def _toggle(self, item: QListWidgetItem) -> None:
        item.setCheckState(_STATES[item.checkState() is not _STATES[True]])
        self.changed.emit()
