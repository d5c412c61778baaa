"""List of checkable items."""

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

from carrom_desk.gui.kit.wording import plain_tip

from .desk_dialog import named

_Index = QModelIndex | QPersistentModelIndex
_CHECK = Qt.ItemDataRole.CheckStateRole


class _Ticked(QAbstractListModel):
    """Model of checkable items with texts created on demand."""

    def __init__(self, things: Sequence[Any], words: Callable[[Any], str], ticks: list[bool]) -> None:
        super().__init__()
        self._things = things
        self._words = words
        self.ticks = ticks

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._things)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(self._things[index.row()])
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._words(self._things[index.row()]))
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if self.ticks[index.row()] else Qt.CheckState.Unchecked
            case _:
                return None

    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role == _CHECK:
            self.ticks[index.row()] = Qt.CheckState(value) == Qt.CheckState.Checked
            self.dataChanged.emit(index, index)
        return role == _CHECK


class CheckList(QListView):
    """List of possibly thousands of checkable items, toggled by a press anywhere on the row or by Space."""

    changed = Signal()
    """Emitted when the selection changes."""

    def __init__(
        self, name: str, title: str, things: Sequence[Any], words: Callable[[Any], str], ticks: Iterable[bool]
    ) -> None:
        super().__init__()
        named(self, name, title)
        self._things = things
        self._ticked = _Ticked(things, words, list(ticks))
        self.setModel(self._ticked)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCurrentIndex(self._ticked.index(0))
        self._ticked.dataChanged.connect(self.changed)
        self.clicked.connect(self._toggle)

    def ticked(self) -> list[Any]:
        """Selected items from the top."""
        return list(compress(self._things, self._ticked.ticks))

    def tick_all(self, *, is_on: bool) -> None:
        """Selects all or none."""
        self._ticked.ticks = [is_on] * len(self._things)
        self._ticked.dataChanged.emit(self._ticked.index(0), self._ticked.index(len(self._things) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._toggle(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _toggle(self, index: QModelIndex) -> None:
        if index.isValid():
            is_on = self._ticked.ticks[index.row()]
            self._ticked.setData(index, Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked, _CHECK)
