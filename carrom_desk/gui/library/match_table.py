"""The list of matches as it is looked through: by wheel, thumb or keys."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QScroller, QTableView, QWidget

from carrom_desk.match.state import Status
from carrom_desk.match.store import MatchId, MatchSummary

from .columns import COLUMNS, ORDERS, Column, status_words
from .match_delegate import PAD, MatchDelegate
from .match_model import MatchModel
from .sorting import Sorting

LEAST_ROW = 44
"""The least height of a row in pixels: what a thumb needs."""
_WIDE = 1100
"""Pixels in which all columns have room."""
_AROUND = 2 * PAD + 8
"""Around the longest words of a column, in pixels."""


class MatchTable(QTableView):
    """Rows of matches; one or several are chosen.

    Signals:
        chosen_changed: other matches are chosen.
        opened: a match was pressed twice.
        delete_wanted: the Delete key.
        search_wanted: letters were typed, to be searched for; "/" asks for the search alone.
        sort_wanted: a `MatchOrder`, by a press on the head of a column.
    """

    chosen_changed = Signal()
    opened = Signal()
    delete_wanted = Signal()
    search_wanted = Signal(str)
    sort_wanted = Signal(object)

    def __init__(self, model: MatchModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._is_bin = False
        self.setModel(model)
        self.setItemDelegate(MatchDelegate(self, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.set_several(on=False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionsClickable(True)
        head.setSortIndicatorShown(True)
        head.sectionClicked.connect(self._head_pressed)
        self.doubleClicked.connect(self.opened)
        self.selectionModel().selectionChanged.connect(self.chosen_changed)

    # What is chosen

    def chosen(self) -> tuple[MatchSummary, ...]:
        """The matches that are chosen, from the top."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        found = (self._model.summary_at(row) for row in rows)
        return tuple(summary for summary in found if summary is not None)

    def choose_row(self, row: int) -> None:
        """Choose one match, the nearest there is to this row, and show it."""
        last = self._model.rowCount() - 1
        if last >= 0:
            index = self._model.index(max(0, min(row, last)), 0)
            self.selectionModel().setCurrentIndex(index, _ALONE)
            self.scrollTo(index)

    def choose(self, match_ids: Sequence[MatchId]) -> None:
        """Choose these matches, as far as they are listed."""
        rows = self._model.rows_of(match_ids)
        if not rows:
            return
        self.choose_row(rows[0])
        chosen = QItemSelection()
        last = self._model.columnCount() - 1
        for first, end in _runs(rows):
            chosen.append(QItemSelectionRange(self._model.index(first, 0), self._model.index(end, last)))
        self.selectionModel().select(chosen, _ALONE)

    def set_several(self, *, on: bool) -> None:
        """Let every press add a match or take it away, as thumbs need it; else Ctrl and Shift do."""
        mode = QAbstractItemView.SelectionMode
        self.setSelectionMode(mode.MultiSelection if on else mode.ExtendedSelection)

    # How it looks

    def show_sorting(self, sorting: Sorting) -> None:
        """Mark the head of the column that it is sorted by."""
        column = next(column for column, order in ORDERS.items() if order is sorting.by)
        way = Qt.SortOrder.AscendingOrder if sorting.is_ascending else Qt.SortOrder.DescendingOrder
        self.horizontalHeader().setSortIndicator(column.value, way)

    def show_bin(self, *, on: bool) -> None:
        """Show when each was put into the bin, or not."""
        self._is_bin = on
        self._choose_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_columns()

    def _choose_columns(self) -> None:
        """In the bin, names that can be read matter more than scores."""
        self.setColumnHidden(Column.BINNED.value, not self._is_bin)
        self.setColumnHidden(Column.GAMES.value, self._is_bin and self.width() < _WIDE)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit_columns()
        super().showEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 3 * LEAST_ROW)

    def _fit_columns(self) -> None:
        """Times, games and states get what they need, names share what is left."""
        self.ensurePolished()
        metrics = QFontMetrics(self.font())
        self.verticalHeader().setDefaultSectionSize(max(LEAST_ROW, 2 * metrics.height()))
        states = [status_words(status) for status in Status]
        longest = {
            Column.BEGUN: ["0000-00-00 00:00"],
            Column.GAMES: ["0 : 0  (00 – 00)"],
            Column.STATE: states,
            Column.BINNED: ["0000-00-00 00:00"],
        }
        head = self.horizontalHeader()
        for column in COLUMNS:
            if column in longest:
                head.setSectionResizeMode(column.value, QHeaderView.ResizeMode.Fixed)
                width = max(metrics.horizontalAdvance(words) for words in longest[column])
                head.resizeSection(column.value, width + _AROUND)
            else:
                head.setSectionResizeMode(column.value, QHeaderView.ResizeMode.Stretch)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Delete:
                self.delete_wanted.emit()
            case Qt.Key.Key_Home:
                self.choose_row(0)
            case Qt.Key.Key_End:
                self._model.fetch_all()
                self.choose_row(self._model.rowCount() - 1)
            case Qt.Key.Key_Slash:
                self.search_wanted.emit("")
            case _:
                super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """What is typed while the list has the keys is searched for, in all columns."""
        if search.strip():
            self.search_wanted.emit(search)

    def selectAll(self) -> None:
        """All that fit, read or not."""
        self._model.fetch_all()
        super().selectAll()

    def move_by(self, event: QKeyEvent) -> None:
        """Go up or down although the keys are elsewhere."""
        super().keyPressEvent(event)

    def _head_pressed(self, section: int) -> None:
        order = ORDERS.get(COLUMNS[section])
        if order is not None:
            self.sort_wanted.emit(order)


_ALONE = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Rows in ascending order as runs of neighbours, the first and the last of each."""
    for _, run in groupby(enumerate(rows), lambda place: place[1] - place[0]):
        members = [row for _, row in run]
        yield members[0], members[-1]
