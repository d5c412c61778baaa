"""The stored matches as an item model, read from the library a page at a time."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from carrom_desk.gui.tips import plain_tip
from carrom_desk.match.store import MatchId, MatchQuery, MatchSummary

from .columns import COLUMNS, ORDERS, Column, title_of, words_of

FIRST_PAGE = 30
"""Matches that are read for every letter typed: no more than are seen."""
PAGE = 200
"""Matches that are read at once when the view asks for more, as it is scrolled."""

FindMatches = Callable[[MatchQuery], Sequence[MatchSummary]]
"""The stored matches that fit, in the order asked for."""
_Index = QModelIndex | QPersistentModelIndex
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ALOUD = int(Qt.ItemDataRole.AccessibleTextRole)
_ANSWERED = frozenset({_DISPLAY, _TIP, _ALOUD})


class MatchModel(QAbstractTableModel):
    """The matches that fit a query, as far as they have been read."""

    def __init__(self, find: FindMatches, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._find = find
        self._query = MatchQuery()
        self._rows: list[MatchSummary] = []
        self._seen: dict[MatchId, tuple[str, ...]] = {}
        self._has_more = False
        self._open_id: MatchId | None = None

    @property
    def query(self) -> MatchQuery:
        """Which matches it shows."""
        return self._query

    def show(self, query: MatchQuery) -> None:
        """Show the first page of the matches that fit."""
        self.beginResetModel()
        self._query = query
        self._rows = []
        self._seen.clear()
        self._append(self._read(FIRST_PAGE), FIRST_PAGE)
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

    def rows_of(self, match_ids: Iterable[MatchId]) -> list[int]:
        """Where these matches stand, from the top, as far as they have been read."""
        wanted = set(match_ids)
        return [row for row, summary in enumerate(self._rows) if summary.id in wanted]

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
        found = self._read(PAGE)
        if not found:
            self._append(found, PAGE)
            return
        self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(found) - 1)
        self._append(found, PAGE)
        self.endInsertRows()

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        # A view asks for a dozen roles of every cell it paints: most are answered by this line.
        if role not in _ANSWERED or not index.isValid():
            return None
        words = self._words(index.row())
        if role == _ALOUD and index.column() == Column.BEGUN.value:
            return ", ".join(part for part in words[: Column.BINNED.value] if part)
        if role == _TIP:
            return plain_tip(words[index.column()])
        return words[index.column()]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == _DISPLAY:
            return title_of(COLUMNS[section])
        if role == _TIP and COLUMNS[section] in ORDERS:
            return self.tr("Sort by this column")
        return None

    # Parts

    def _read(self, limit: int) -> Sequence[MatchSummary]:
        return self._find(replace(self._query, limit=limit, offset=len(self._rows)))

    def _words(self, row: int) -> tuple[str, ...]:
        """What stands in a row, put together when it is first seen."""
        summary = self._rows[row]
        words = self._seen.get(summary.id)
        if words is None:
            is_open = summary.id == self._open_id
            words = tuple(words_of(column, summary, is_open=is_open) for column in COLUMNS)
            self._seen[summary.id] = words
        return words

    def _append(self, found: Sequence[MatchSummary], asked: int) -> None:
        self._rows += found
        self._has_more = len(found) == asked
