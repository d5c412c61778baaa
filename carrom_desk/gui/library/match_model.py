"""The stored matches as an item model, read from the library a page at a time."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from carrom_desk.gui.tips import plain_tip
from carrom_desk.match.store import MatchId, MatchQuery, MatchSummary

from .columns import COLUMNS, ORDERS, Column, aloud, title_of, words_of

PAGE = 50
"""Matches that are read at once; the view asks for the next as it is scrolled."""

FindMatches = Callable[[MatchQuery], Sequence[MatchSummary]]
"""The stored matches that fit, in the order asked for."""
_Index = QModelIndex | QPersistentModelIndex

_ANSWERED = frozenset({Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole})


class MatchModel(QAbstractTableModel):
    """The matches that fit a query, as far as they have been read."""

    def __init__(self, find: FindMatches, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._find = find
        self._query = MatchQuery(limit=PAGE)
        self._rows: list[MatchSummary] = []
        self._has_more = False
        self._open_id: MatchId | None = None

    @property
    def query(self) -> MatchQuery:
        """Which matches it shows."""
        return self._query

    def show(self, query: MatchQuery) -> None:
        """Show the first page of the matches that fit."""
        self.beginResetModel()
        self._query = replace(query, limit=PAGE, offset=0)
        self._rows = []
        self._append(self._read())
        self.endResetModel()

    def set_open(self, match_id: MatchId | None) -> None:
        """Say which match is at the desk."""
        self._open_id = match_id

    def take_out(self, match_ids: Sequence[MatchId]) -> None:
        """Show these matches no more: they have gone from where it reads."""
        gone = set(match_ids)
        row = len(self._rows) - 1
        while row >= 0:
            last = row
            while row >= 0 and self._rows[row].id in gone:
                row -= 1
            if row < last:
                self.beginRemoveRows(QModelIndex(), row + 1, last)
                del self._rows[row + 1 : last + 1]
                self.endRemoveRows()
            row -= 1

    @property
    def has_more(self) -> bool:
        """Whether more fit than have been read."""
        return self._has_more

    def fetch_all(self) -> None:
        """Read all that fit."""
        while self._has_more:
            self.fetchMore(QModelIndex())

    def fetch_up_to(self, count: int) -> None:
        """Read on until so many have been read, or all that fit."""
        while self._has_more and len(self._rows) < count:
            self.fetchMore(QModelIndex())

    def summary_at(self, row: int) -> MatchSummary | None:
        """The match in a row; None where there is none."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, match_id: MatchId) -> int | None:
        """Where a match stands, as far as has been read; None when it does not."""
        return next((row for row, summary in enumerate(self._rows) if summary.id == match_id), None)

    # Qt

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def canFetchMore(self, parent: _Index) -> bool:
        return self._has_more and not parent.isValid()

    def fetchMore(self, parent: _Index) -> None:
        if not self.canFetchMore(parent):
            return
        found = self._read()
        if not found:
            self._append(found)
            return
        self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(found) - 1)
        self._append(found)
        self.endInsertRows()

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in _ANSWERED:  # a view asks for every cell's font, colours and size as well
            return None
        summary = self.summary_at(index.row()) if index.isValid() else None
        if summary is None:
            return None
        column = COLUMNS[index.column()]
        is_open = summary.id == self._open_id
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words_of(column, summary, is_open=is_open)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(words_of(column, summary, is_open=is_open))
            case Qt.ItemDataRole.AccessibleTextRole if column is Column.BEGUN:
                return aloud(summary, is_open=is_open)
            case Qt.ItemDataRole.AccessibleTextRole:
                return words_of(column, summary, is_open=is_open)
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(COLUMNS[section])
        if role == Qt.ItemDataRole.ToolTipRole and COLUMNS[section] in ORDERS:
            return self.tr("Sort by this column")
        return None

    # Parts

    def _read(self) -> Sequence[MatchSummary]:
        return self._find(replace(self._query, offset=len(self._rows)))

    def _append(self, found: Sequence[MatchSummary]) -> None:
        self._rows += found
        self._has_more = len(found) == PAGE
