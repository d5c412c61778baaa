"""Editable table of one game's boards."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRegularExpression,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from carrom_desk.desk.forms.paper_form import (
    NEEDED,
    PaperBoard,
    PaperColumn,
    PaperForm,
    PaperReading,
    QueenOf,
    Sums,
    Typed,
)
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.history import Slam
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.names import clusters
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.rules.texts.words import PAIR

Index = QModelIndex | QPersistentModelIndex
MOST_ROWS = 40
_LETTERS = 7
"""Maximum length of a name over a narrow column."""
LEAST_ROWS = 8
MARK = "⚠ "
"""Sign before wrong or doubtful values, which are not marked by colour alone."""


_TITLES: Mapping[PaperColumn, Words] = {
    PaperColumn.BREAKER: N_("Break by"),
    PaperColumn.WINNER: N_("Won by"),
    PaperColumn.QUEEN: N_("Queen"),
    PaperColumn.MEN: N_("C/m"),
    PaperColumn.POINTS: N_("Points"),
    PaperColumn.SLAM: N_("Slam"),
}


class PaperTable(QAbstractTableModel):
    """Item model of a game's typed rows, with derived values in italics."""

    typed = Signal(int, object)
    """Emitted with a row and its edited `PaperBoard`."""

    def __init__(self, setup: Setup, game: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self._game = game
        self._boards: tuple[PaperBoard, ...] = ()
        self._sums: tuple[Sums, ...] = ()
        self._findings: dict[tuple[int, PaperColumn], str] = {}
        self._rows = self._rows_for(0)

    def show_form(self, form: PaperForm, reading: PaperReading) -> None:
        """Shows a form."""
        self._boards = form.boards(self._game)
        self._sums = reading.sums[self._game] if self._game < len(reading.sums) else ()
        self._findings = {
            (finding.cell[1], finding.cell[2]): finding.sentence
            for finding in (*reading.doubts, *reading.faults)
            if finding.cell is not None and finding.cell[0] == self._game
        }
        rows = self._rows_for(len(self._boards))
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        self.dataChanged.emit(self.index(0, 0), self.index(self._rows - 1, len(PaperColumn) - 1))

    def choices(self, column: PaperColumn) -> tuple[tuple[str, Typed], ...]:
        """Returns the choices of a column; empty for numbers."""
        sides = tuple((self._side(side), side) for side in Side)
        match column:
            case PaperColumn.BREAKER:
                seats = (seat for seat in Seat if self._setup.doubles or seat.number == 1)
                return tuple((plain(self._setup.player_at(seat).name), seat) for seat in seats)
            case PaperColumn.WINNER:
                return sides
            case PaperColumn.QUEEN:
                return (*((name, QueenOf(side.value)) for name, side in sides), (_("nobody"), QueenOf.NOBODY))
            case PaperColumn.SLAM:
                return (_("white"), Slam.WHITE), (_("black"), Slam.BLACK)
            case _:
                return ()

    # Qt's model

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._rows

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(PaperColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return str(section + 1) if orientation is Qt.Orientation.Vertical else self._title(PaperColumn(section))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), PaperColumn(index.column())
        typed = self._board(row).of(column)
        match role:
            case Qt.ItemDataRole.EditRole:
                return typed
            case Qt.ItemDataRole.DisplayRole:
                words = self._words(row, column, typed)
                return f"{MARK}{words}" if (row, column) in self._findings else words
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._findings.get((row, column)) or self._words(row, column, typed)) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._aloud(row, column, typed)
            case Qt.ItemDataRole.FontRole if typed is None:
                font = QFont()
                font.setItalic(True)
                return font
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter if not self.choices(column) else Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        column = PaperColumn(index.column())
        known = {choice for _, choice in self.choices(column)}
        is_right = value in known if known else isinstance(value, int) and not isinstance(value, bool)
        if role != Qt.ItemDataRole.EditRole or not (value is None or is_right):
            return False
        before = self._board(index.row())
        after = before.with_(column, value)
        if after.fields != before.fields:
            self.typed.emit(index.row(), after)
        return True

    # Parts

    def _rows_for(self, filled: int) -> int:
        """Returns the number of rows: one more than are filled in, and at least the usual number."""
        limit = self._setup.competition.boards
        return min(MOST_ROWS, max(filled + 1, LEAST_ROWS if limit is None else min(limit, LEAST_ROWS)))

    def _board(self, row: int) -> PaperBoard:
        return self._boards[row] if row < len(self._boards) else PaperBoard()

    def _words(self, row: int, column: PaperColumn, typed: Typed | None) -> str:
        """Returns the typed value, or else the derived one."""
        if typed is None:
            typed = self._following(row, column)
        if typed is None:
            return ""
        names = {choice: name for name, choice in self.choices(column)}
        return names.get(typed, str(typed))

    def _following(self, row: int, column: PaperColumn) -> Typed | None:
        sums = self._sums[row] if row < len(self._sums) else Sums()
        match column:
            case PaperColumn.BREAKER:
                return sums.breaker
            case PaperColumn.POINTS:
                return sums.points
            case PaperColumn.TOTAL_A:
                return None if sums.totals is None else sums.totals.a
            case PaperColumn.TOTAL_B:
                return None if sums.totals is None else sums.totals.b
            case _:
                return None

    def _aloud(self, row: int, column: PaperColumn, typed: Typed | None) -> str:
        """Returns the accessible text of a cell: title, value and problem."""
        words = self._words(row, column, typed) or _("empty")
        place = _("Board {number}, {title}: {words}")
        said = place.format(number=row + 1, title=self._title(column), words=words)
        return " ".join(part for part in (sentence(said), self._findings.get((row, column), "")) if part)

    def _total(self, side: Side) -> str:
        """Returns a header in two lines, with the name elided."""
        names = self._side(side)
        letters = clusters(names)
        name = "".join(letters if len(letters) <= _LETTERS else [*letters[: _LETTERS - 1], "…"])
        if name != names and self._setup.doubles:
            name = PAIR.join(f"{clusters(each)[0]}." for each in names.split(PAIR) if each)
        return _("Total\n{side}").format(side=name)

    def _side(self, side: Side) -> str:
        return plain(self._setup.side_name(side))

    def _title(self, column: PaperColumn) -> str:
        side = {PaperColumn.TOTAL_A: Side.A, PaperColumn.TOTAL_B: Side.B}.get(column)
        return say(_TITLES[column]) if side is None else self._total(side)


_ROW_HEIGHT = 34
_NARROW = 88
_AROUND_NAME = 20
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEAR = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_NUMBER = r"\d{0,2}"
"""Validates a number; empty text clears the cell."""


class PaperDelegate(QStyledItemDelegate):
    """Delegate with a list for names, fitted to the column, and a field for numbers."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        names = [name for name, _ in self._table(index).choices(PaperColumn(index.column()))]
        if option.text in names:
            option.text = fitting_name(option.fontMetrics, option.text, option.rect.width() - _AROUND_NAME, names)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        table, column = self._table(index), PaperColumn(index.column())
        title = str(table.headerData(column, Qt.Orientation.Horizontal))
        choices = table.choices(column)
        if not choices:
            line = named(QLineEdit(parent), "paper_number", title)
            line.setValidator(QRegularExpressionValidator(QRegularExpression(_NUMBER), line))
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            return line
        box = named(ChoiceBox(parent), "paper_choice", title)
        box.of_names = True
        for name, choice in choices:
            box.addItem(name, choice)
        box.activated.connect(lambda _place: self._done(box))
        return box

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        view = self.parent()
        assert isinstance(view, QTableView)
        editor.setGeometry(view.visualRect(index))

    @staticmethod
    def _table(index: Index) -> PaperTable:
        table = index.model()
        assert isinstance(table, PaperTable)
        return table

    def _done(self, box: QComboBox) -> None:
        """Commits a choice at once."""
        self.commitData.emit(box)
        self.closeEditor.emit(box, QStyledItemDelegate.EndEditHint.NoHint)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        typed = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            choices = [choice for _, choice in self._table(index).choices(PaperColumn(index.column()))]
            # An empty field preselects nothing, so that Tab over the Queen leaves it unset.
            editor.setCurrentIndex(choices.index(typed) if typed in choices else -1)
        elif isinstance(editor, QLineEdit):
            editor.setText("" if typed is None else str(typed))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QComboBox):
            assert isinstance(model, PaperTable)
            if editor.currentIndex() < 0:
                return
            # Not stored as item data, since Qt does not preserve enums.
            model.setData(index, model.choices(PaperColumn(index.column()))[editor.currentIndex()][1])
        elif isinstance(editor, QLineEdit):
            model.setData(index, int(editor.text()) if editor.text() else None)


class PaperView(QTableView):
    """Table of a game: a letter or number selects a name, Enter moves on, Delete clears a cell."""

    def __init__(self, name: str, title: str, table: PaperTable) -> None:
        super().__init__()
        named(self, name, title)
        self._table = table
        self.setModel(table)
        self.setItemDelegate(PaperDelegate(self))
        by = QAbstractItemView.EditTrigger
        self.setEditTriggers(by.AnyKeyPressed | by.DoubleClicked | by.SelectedClicked | by.EditKeyPressed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setDefaultSectionSize(_ROW_HEIGHT)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in PaperColumn:
            if not table.choices(column) or column is PaperColumn.SLAM:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(column, _NARROW)
        self.setStyleSheet("#paper_choice, #paper_number { padding: 0 6px; min-height: 0; border-radius: 0; }")
        self.setCurrentIndex(table.index(0, PaperColumn.WINNER))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif event.key() in _ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.go_on()
        elif event.key() in _CLEAR:
            self.model().setData(self.currentIndex(), None)
        elif not self._choices() or not event.text().strip():
            super().keyPressEvent(event)
        elif self._choose(event.text()):
            self.go_on()
        else:
            self.edit(self.currentIndex())  # not passed on, since the list would select the first match at once

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self.go_on()

    def _choices(self) -> tuple[tuple[str, Typed], ...]:
        return self._table.choices(PaperColumn(self.currentIndex().column()))

    def _choose(self, typed: str) -> bool:
        """Selects by first letter if unique, or by number in the list; returns True if something was selected."""
        choices = self._choices()
        found = [choice for name, choice in choices if name.casefold().startswith(typed.casefold())]
        if typed.isdecimal() and 0 < int(typed) <= len(choices):
            found = [choices[int(typed) - 1][1]]
        return len(found) == 1 and self._table.setData(self.currentIndex(), found[0])

    def go_on(self) -> None:
        """Moves to the next cell that is usually typed, and on to the next board."""
        index = self.currentIndex()
        after = next((column for column in NEEDED if column > index.column()), None)
        row = index.row() if after is not None else index.row() + 1
        self.setCurrentIndex(self.model().index(row, PaperColumn.WINNER if after is None else after))
