"""The log as an item model, the newest entry first."""

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from .log_row import LogRow, LogRows

ROW_ROLE = Qt.ItemDataRole.UserRole
"""Under this role an item answers its whole `LogRow`."""


class LogModel(QAbstractListModel):
    """Rows by number; showing a longer log inserts what is new at the top and leaves the rest where it is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = LogRows(())

    def show_rows(self, rows: LogRows) -> None:
        """Show these rows, the oldest first as in the log."""
        before, changed = self._rows, rows.changed_from(self._rows)
        if len(rows) < len(before):
            self.beginRemoveRows(QModelIndex(), 0, len(before) - len(rows) - 1)
            self._rows = rows
            self.endRemoveRows()
        elif len(rows) > len(before):
            self.beginInsertRows(QModelIndex(), 0, len(rows) - len(before) - 1)
            self._rows = rows
            self.endInsertRows()
        self._rows = rows
        for number in changed:
            place = self.index(len(rows) - 1 - number)
            self.dataChanged.emit(place, place)

    def row_at(self, index: QModelIndex | QPersistentModelIndex) -> LogRow | None:
        """The row at an index; None where there is none."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        return self._rows[len(self._rows) - 1 - index.row()]

    # Qt

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row_at(index)
        if row is None:
            return None
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return aloud(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(words for words in (str(row.number), row.who, row.what) if words)
        return row if role == ROW_ROLE else None


def aloud(row: LogRow) -> str:
    """A row in full, as a screen reader says it."""
    law = QCoreApplication.translate("Log", "law {laws}").format(laws=row.laws) if row.laws else ""
    parts = (
        QCoreApplication.translate("Log", "Entry {number}").format(number=row.number),
        row.who,
        row.what,
        row.ruling,
        law,
        tag_of(row),
    )
    return ", ".join(part for part in parts if part)


def tag_of(row: LogRow) -> str:
    """What is to be known of a row besides what happened; empty when nothing."""
    if row.is_undone:
        return QCoreApplication.translate("Log", "taken back")
    if row.is_impossible:
        return QCoreApplication.translate("Log", "impossible now")
    return QCoreApplication.translate("Log", "amended") if row.is_amended else ""
