"""Item model of the log."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.presentation.log.log_items import LogItem, log_items, spoken_row, undone_line
from carrom_desk.presentation.log.log_lines import BoardHeading, LogLine
from carrom_desk.presentation.log.log_rows import UndoneRows
from carrom_desk.presentation.wording.match_text import in_order

ROW_ROLE = Qt.ItemDataRole.UserRole
"""Role of a `LogItem`."""


class LogModel(QAbstractListModel):
    """Item model with the newest entry first, below the heading of its board. Undo and redo are shown in their
    entry.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[LogLine] = ()
        self._games: Mapping[int, BoardHeading] = {}
        self._has_all_boards = False
        self._items: list[LogItem] = []

    def show_rows(self, rows: Sequence[LogLine], games: Mapping[int, BoardHeading] | None = None) -> bool:
        """Shows rows, given oldest first; the list of all boards has headings of games. Returns True if anything listed
        has changed.
        """
        self._rows, self._games = rows, games or {}
        return self._show()

    def list_boards(self, *, is_all: bool) -> None:
        self._has_all_boards = is_all
        self._show()

    def _show(self) -> bool:
        items = list(log_items(self._rows, self._games if self._has_all_boards else None))
        if items == self._items:
            return False
        self.beginResetModel()
        self._items = items
        self.endResetModel()
        return True

    def item_at(self, index: QModelIndex | QPersistentModelIndex) -> LogItem | None:
        """Returns the item at an index; None if there is none."""
        return self._items[index.row()] if index.isValid() and 0 <= index.row() < len(self._items) else None

    # Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._items)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        item = self.item_at(index)
        if isinstance(item, BoardHeading) and not item.is_of_board:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        item = self.item_at(index)
        if item is None:
            return None
        is_said = role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
        if role == ROW_ROLE:
            return item
        if isinstance(item, BoardHeading):
            is_words = is_said or role == Qt.ItemDataRole.DisplayRole
            words = ", ".join(part for part in (item.title, in_order(item.score)) if part) if is_words else None
        elif isinstance(item, UndoneRows):
            lines = (undone_line(item), *map(spoken_row, item.rows))
            words = "\n".join(lines) if is_said else undone_line(item) if role == Qt.ItemDataRole.DisplayRole else None
        elif is_said:
            words = spoken_row(item)
        elif role == Qt.ItemDataRole.DisplayRole:
            words = " ".join(words for words in (str(item.number), item.who, item.what) if words)
        else:
            words = None
        return plain_tip(words) if words is not None and role == Qt.ItemDataRole.ToolTipRole else words
