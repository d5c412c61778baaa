"""Item model of matches, loaded page by page."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from math import inf

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary
from carrom_desk.presentation.wording.match_columns import (
    COLUMNS,
    FindOpen,
    MatchColumn,
    aloud,
    no_match,
    winner_words,
    words_of,
)

FIRST_PAGE = 30
"""Number of rows loaded for each typed letter, no more than are visible."""
PAGE = 200
"""Number of rows loaded when scrolling."""

FindMatches = Callable[[MatchQuery], Sequence[MatchSummary]]
"""Returns stored matches for a query."""
_Index = QModelIndex | QPersistentModelIndex
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TIP = int(Qt.ItemDataRole.ToolTipRole)
_ALOUD = int(Qt.ItemDataRole.AccessibleTextRole)
WINNER_ROLE = int(Qt.ItemDataRole.UserRole)
"""Role of the winner's part of the players' text, if there is a winner."""
_ANSWERED = frozenset({_DISPLAY, _TIP, _ALOUD, WINNER_ROLE})


class MatchModel(QAbstractTableModel):
    """Item model of the matches of a query, loaded on demand."""

    def __init__(self, find: FindMatches, find_open: FindOpen = no_match, parent: QObject | None = None) -> None:
        """`find_open` returns the open match."""
        super().__init__(parent)
        self._find = find
        self.query = MatchQuery()
        """Current query."""
        self._rows: list[MatchSummary] = []
        self._seen: dict[MatchId, tuple[str, ...]] = {}
        self.has_more = False
        """True when more rows match than are loaded."""
        self._find_open = find_open

    def show(self, query: MatchQuery) -> None:
        """Loads the first page of a query."""
        self.beginResetModel()
        self.query = query
        self._rows = []
        self._seen.clear()
        self._append(self._read(FIRST_PAGE), FIRST_PAGE)
        self.endResetModel()

    def take_out(self, match_ids: Sequence[MatchId]) -> None:
        """Removes these matches."""
        for first, last in reversed(list(runs(self.rows_of(match_ids)))):
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()

    def fetch_up_to(self, count: float = inf) -> None:
        """Loads rows up to this number, or all."""
        while self.has_more and len(self._rows) < count:
            self.fetchMore(QModelIndex())

    def summary_at(self, row: int) -> MatchSummary | None:
        """Returns the match in a row; None if there is none."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def rows_of(self, match_ids: Iterable[MatchId]) -> list[int]:
        """Returns the loaded rows of these matches, from the top."""
        wanted = set(match_ids)
        return [row for row, summary in enumerate(self._rows) if summary.id in wanted]

    # Qt

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def canFetchMore(self, parent: _Index) -> bool:
        return self.has_more and not parent.isValid()

    def fetchMore(self, parent: _Index) -> None:
        if not self.canFetchMore(parent):
            return
        found = self._read(PAGE)
        if not found:
            self.has_more = False
            return
        self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(found) - 1)
        self._append(found, PAGE)
        self.endInsertRows()

    def data(self, index: _Index, role: int = _DISPLAY) -> object:
        # A view asks for a dozen roles for every painted cell; most are answered here.
        if role not in _ANSWERED or not index.isValid():
            return None
        words, summary = self._words(index.row()), self._rows[index.row()]
        if role == WINNER_ROLE:
            return winner_words(summary) if index.column() == MatchColumn.PLAYERS.place else None
        if role == _ALOUD and index.column() == MatchColumn.STARTED.place:
            return aloud(summary, is_open=summary.id == self._find_open())
        if role == _TIP:
            return plain_tip(words[index.column()])
        return words[index.column()]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == _DISPLAY:
            return say(COLUMNS[section].title)
        if role == _TIP and COLUMNS[section].order is not None:
            return _("Sort by this column")
        return None

    # Parts

    def _read(self, limit: int) -> Sequence[MatchSummary]:
        return self._find(replace(self.query, limit=limit, offset=len(self._rows)))

    def _words(self, row: int) -> tuple[str, ...]:
        """Returns the texts of a row, cached on first use."""
        summary = self._rows[row]
        words = self._seen.get(summary.id)
        if words is None:
            is_open = summary.id == self._find_open()
            words = tuple(words_of(column, summary, is_open=is_open) for column in COLUMNS)
            self._seen[summary.id] = words
        return words

    def _append(self, found: Sequence[MatchSummary], asked: int) -> None:
        self._rows += found
        self.has_more = len(found) == asked


def runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Groups ascending rows into runs, given by first and last row."""
    for _key, run in groupby(enumerate(rows), lambda place: place[1] - place[0]):
        members = [row for _place, row in run]
        yield members[0], members[-1]
