"""Table of matches."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QScroller,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from carrom_desk.gui.dialogs.desk_dialog import bold
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.match.ports.store import MatchId, MatchSummary
from carrom_desk.presentation.wording.match_columns import COLUMNS, MatchColumn, Sorting

from .match_model import FIRST_PAGE, WINNER_ROLE, MatchModel, runs

_Index = QModelIndex | QPersistentModelIndex
_FAINT = 40
"""Opacity of the line between rows, 0 to 255."""
_FRAME = 2
_BAR = 5
"""Width in pixels of the bar at a selected row, which marks it by shape as well as colour."""


class MatchDelegate(QStyledItemDelegate):
    """Delegate with a line below each row, a bar before selected rows, a frame around the current one, and the
    winner in bold."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        option.state &= ~(QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver)
        super().paint(painter, option, index)
        winner = index.data(WINNER_ROLE)
        if winner and option.direction is Qt.LayoutDirection.LeftToRight:
            self._paint_players(painter, option, index, str(winner))
        box, is_chosen = option.rect, bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        ink = option.palette.color(QPalette.ColorGroup.Active, role)
        if is_chosen and index.column() == 0:
            bar = QRect(box.left(), box.top(), _BAR, box.height())
            painter.fillRect(QStyle.visualRect(option.direction, box, bar), ink)
        if self._view.hasFocus() and index.row() == self._view.currentIndex().row():
            painter.fillRect(box.left(), box.top(), box.width(), _FRAME, ink)
            painter.fillRect(box.left(), box.bottom() + 1 - _FRAME, box.width(), _FRAME, ink)
        else:
            ink.setAlpha(_FAINT)
            painter.fillRect(box.left(), box.bottom(), box.width(), 1, ink)

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        if not index.data(WINNER_ROLE):
            return
        if option.direction is Qt.LayoutDirection.RightToLeft:
            option.font = bold(option.font)
        else:
            option.text = ""  # painted on top, in two weights

    def _paint_players(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index, winner: str) -> None:
        style = self._view.style()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, self._view) + 1
        box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, self._view)
        box.adjust(margin, 0, -margin, 0)
        before, after = str(index.data()).split(winner, 1)
        parts = [
            (words, font)
            for words, font in ((before, option.font), (winner, bold(option.font)), (after, option.font))
            if words
        ]
        painter.save()
        painter.setPen(option.palette.color(QPalette.ColorGroup.Active, role))
        is_whole = sum(QFontMetrics(font).horizontalAdvance(words) for words, font in parts) <= box.width()
        if not is_whole:  # one line for each side
            box.setHeight(box.height() // 2)
        for words, font in parts:
            metrics = QFontMetrics(font)
            painter.setFont(font)
            shown = words if is_whole else metrics.elidedText(words.strip(), Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
            if is_whole:
                box.setLeft(box.left() + metrics.horizontalAdvance(words))
            else:
                box.translate(0, box.height())
        painter.restore()


class _Head(QHeaderView):
    """Header whose unsortable columns ignore clicks."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        section = self.logicalIndexAt(event.position().toPoint())
        if 0 <= section < len(COLUMNS) and COLUMNS[section].order is None:
            event.ignore()
        else:
            super().mousePressEvent(event)


_WIDE = 1100
"""Minimum width in pixels for all columns."""
_AROUND = 1.5
"""Padding around the longest text of a column, in text heights."""
_AROUND_LINES = 4
"""Space in pixels beside two lines in a row."""
_NAMES = (MatchColumn.PLAYERS, MatchColumn.EVENT)


class MatchTable(QTableView):
    """Table of matches with single or multiple selection."""

    chosen_changed = Signal()
    """Emitted when the selection changes."""
    delete_wanted = Signal()
    """Emitted when Delete is pressed."""
    search_wanted = Signal(str)
    """Emitted with typed letters to search for; "/" only focuses the search field."""
    sort_wanted = Signal(object)
    """Emitted with the `MatchOrder` of a clicked header."""

    def __init__(self, model: MatchModel) -> None:
        super().__init__()
        self._model = model
        self._is_bin = False
        self._needed: dict[MatchColumn, int] = {}
        """Widest text of each column so far, in pixels."""
        self.setModel(model)
        self.setItemDelegate(MatchDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.set_several(on=False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = _Head(Qt.Orientation.Horizontal, self)
        self.setHorizontalHeader(head)
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionsClickable(True)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSortIndicatorShown(True)
        head.sectionClicked.connect(self._head_pressed)
        self.selectionModel().selectionChanged.connect(self.chosen_changed)
        model.modelReset.connect(self._fit_columns)

    # Selection

    def chosen(self) -> tuple[MatchSummary, ...]:
        """Selected matches, from the top."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        found = (self._model.summary_at(row) for row in rows)
        return tuple(summary for summary in found if summary is not None)

    def choose_row(self, row: int) -> None:
        """Selects and shows the match nearest to this row."""
        last = self._model.rowCount() - 1
        if last >= 0:
            index = self._model.index(max(0, min(row, last)), 0)
            self.selectionModel().setCurrentIndex(index, _ALONE)
            self.scrollTo(index)

    def choose(self, match_ids: Sequence[MatchId]) -> None:
        """Selects these matches, if listed."""
        rows = self._model.rows_of(match_ids)
        if not rows:
            return
        self.choose_row(rows[0])
        chosen = QItemSelection()
        last = self._model.columnCount() - 1
        for first, end in runs(rows):
            chosen.append(QItemSelectionRange(self._model.index(first, 0), self._model.index(end, last)))
        self.selectionModel().select(chosen, _ALONE)

    def set_several(self, *, on: bool) -> None:
        """Makes every press toggle a match, for touch; otherwise Ctrl and Shift do."""
        mode = QAbstractItemView.SelectionMode
        self.setSelectionMode(mode.MultiSelection if on else mode.ExtendedSelection)

    # Appearance

    def show_sorting(self, sorting: Sorting) -> None:
        column = next(column for column in COLUMNS if column.order is sorting.by)
        way = Qt.SortOrder.AscendingOrder if sorting.is_ascending else Qt.SortOrder.DescendingOrder
        self.horizontalHeader().setSortIndicator(column.place, way)

    def show_bin(self, *, on: bool) -> None:
        """Shows or hides the time of deletion."""
        self._is_bin = on
        self._choose_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_columns()

    def _choose_columns(self) -> None:
        """Hides scores in the trash, to leave space for names."""
        self.setColumnHidden(MatchColumn.TRASHED.place, not self._is_bin)
        self.setColumnHidden(MatchColumn.RESULT.place, self._is_bin and self.width() < _WIDE)
        self._fit_columns()

    def showEvent(self, event: QShowEvent) -> None:
        self._fit_columns()
        super().showEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 3 * TOUCH_PX)

    def _fit_columns(self) -> None:
        """Fits columns to their texts; players and events share the rest, the shorter one first."""
        self.ensurePolished()
        metrics, head = QFontMetrics(self.font()), self.horizontalHeader()
        bold_metrics = QFontMetrics(bold(self.font()))
        self.verticalHeader().setDefaultSectionSize(max(TOUCH_PX, 2 * metrics.height() + _AROUND_LINES))
        rows = range(min(FIRST_PAGE, self._model.rowCount()))
        for column in COLUMNS:
            cells = (str(self._model.index(row, column.place).data()) for row in rows)
            sizes = bold_metrics if column is MatchColumn.PLAYERS else metrics
            widest = max((sizes.horizontalAdvance(words) for words in cells), default=0)
            # Never narrower than before, so that only the rows change while searching.
            least = max(self._needed.get(column, 0), head.sectionSizeHint(column.place))
            self._needed[column] = max(least, widest + round(_AROUND * metrics.height()))
        shown = [column for column in COLUMNS if not self.isColumnHidden(column.place)]
        others = sum(self._needed[column] for column in shown if column not in _NAMES)
        for column in shown:
            head.resizeSection(column.place, self._needed[column])
        left = max(0, self.viewport().width() - others)
        short, long = sorted(_NAMES, key=lambda column: self._needed[column])
        needed = self._needed[short]
        wanted = needed + self._needed[long]
        width = needed * left // wanted if wanted <= left else min(needed, left // 2)
        head.resizeSection(short.place, width)
        head.resizeSection(long.place, left - width)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Delete:
                self.delete_wanted.emit()
            case Qt.Key.Key_Home:
                self.choose_row(0)
            case Qt.Key.Key_End:
                self._model.fetch_up_to()
                self.choose_row(self._model.rowCount() - 1)
            case Qt.Key.Key_Slash:
                self.search_wanted.emit("")
            case _:
                super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Searches for typed letters in all columns."""
        if search.strip():
            self.search_wanted.emit(search)

    def selectAll(self) -> None:
        """Selects all matching rows, loaded or not."""
        self._model.fetch_up_to()
        super().selectAll()

    def _head_pressed(self, section: int) -> None:
        order = COLUMNS[section].order
        if order is not None:
            self.sort_wanted.emit(order)


_ALONE = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
