"""Score sheet as a table: a row per board, a heading per game."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from carrom_desk.gui.kit.names import short_in_cell
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.presentation.log.log_rows import SheetRow
from carrom_desk.presentation.wording.match_text import GAME, in_order
from carrom_desk.rules.texts.words import NAMED

_Index = QModelIndex | QPersistentModelIndex
_GAP = 8
"""Padding of a name in its column, in pixels."""


class NameDelegate(QStyledItemDelegate):
    """Header with names fitted to its columns, with the full names in tool tips."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        option.text = short_in_cell(option.fontMetrics, option.text, option.rect.width() - _GAP)


class ScoreTable(QTableWidget):
    """Table of the boards that the players sign."""

    def __init__(self) -> None:
        super().__init__(0, 6)
        self._lines: list[tuple[str, ...]] = []
        self._names: tuple[str, str] | None = None
        self.setObjectName("score_sheet")
        self.setAccessibleName(pgettext("ScoreTable", "Score sheet"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (0, 5):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for column in (1, 4):
            self.setItemDelegateForColumn(column, NameDelegate(self))
        head.sectionResized.connect(self._fit_head)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_sheet(self, rows: tuple[SheetRow, ...], names: tuple[str, str]) -> None:
        """Shows these boards, with a heading before each game."""
        if names != self._names:
            self._names = names
            heads = (_("Bd"), _("Break"), *names, _("Queen"), pgettext("ScoreTable", "Total"))
            for column, head in enumerate(heads):
                item = QTableWidgetItem(head)
                item.setToolTip(plain_tip(head))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, head)
                self.setHorizontalHeaderItem(column, item)
                self._fit_head(column)
        lines, game = list[tuple[str, ...]](), 0  # a single game needs no heading
        for row in rows:
            if row.game != game:
                game = row.game
                lines.append((say(GAME, number=game),))
            lines.append((str(row.board), row.breaks, *row.points, row.queen, in_order(row.total)))
        if lines == self._lines:
            return
        self._lines, at = lines, self.currentIndex()
        self.setRowCount(0)
        for texts in lines:
            self._add(texts)
        self.scrollToBottom()
        if at.isValid():  # keeps a screen reader's position
            self.setCurrentCell(min(at.row(), self.rowCount() - 1), at.column())

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentCell(self.rowCount() - 1, 0)  # the board in progress
        super().focusInEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for column in (2, 3):  # no resize events arrived while it was hidden
            self._fit_head(column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()  # if there is space for some boards only, show the last ones

    def _fit_head(self, column: int, _before: int = 0, width: int | None = None) -> None:
        """Fits the names of the sides to their columns; while a column is resized, its `width` is still the old one."""
        head, item = self.horizontalHeader(), self.horizontalHeaderItem(column)
        if column in (2, 3) and item is not None and self._names is not None:
            font = head.font()
            font.setBold(True)
            room = (head.sectionSize(column) if width is None else width) - _GAP
            item.setText(short_in_cell(QFontMetrics(font), self._names[column - 2], room))

    def _said(self, column: int, text: str) -> str:
        """Returns the accessible text of a cell, with its column."""
        head = self.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
        return say(NAMED, name=head, text=text)

    def _add(self, texts: tuple[str, ...]) -> None:
        number, is_bold = self.rowCount(), len(texts) == 1
        self.insertRow(number)
        if is_bold:
            self.setSpan(number, 0, 1, 6)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(plain_tip(text))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text if is_bold else self._said(column, text))
            side = Qt.AlignmentFlag.AlignLeft if is_bold else Qt.AlignmentFlag.AlignHCenter
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            font = item.font()
            font.setBold(is_bold)
            item.setFont(font)
            self.setItem(number, column, item)
