"""Editable table of one game's boards."""

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

from carrom_desk.desk.forms.game_grid import GameGrid, grid_of
from carrom_desk.desk.forms.paper_form import NEEDED, PaperColumn, PaperForm, PaperReading, Typed
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.dialogs.fields import ChoiceBox, NumberEdit, choice_box
from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.pressed_keys import ENTERS, as_digit, typed_text
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.match.setup import Setup

Index = QModelIndex | QPersistentModelIndex
MARK = "⚠ "
"""Sign before wrong or doubtful values, which are not marked by colour alone."""


class PaperTable(QAbstractTableModel):
    """Item model of a game's typed rows, with derived values in italics."""

    typed = Signal(int, object)
    """Emitted with a row and its edited `PaperBoard`."""

    def __init__(self, setup: Setup, game: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.grid = GameGrid(setup, game)
        """Rows as typed and derived."""

    def show_form(self, form: PaperForm, reading: PaperReading) -> None:
        """Shows a form."""
        grid = grid_of(self.grid.setup, self.grid.game, form, reading)
        if grid.rows != self.grid.rows:
            self.beginResetModel()
            self.grid = grid
            self.endResetModel()
            return
        self.grid = grid
        self.dataChanged.emit(self.index(0, 0), self.index(self.grid.rows - 1, len(PaperColumn) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.grid.rows

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(PaperColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return str(section + 1) if orientation is Qt.Orientation.Vertical else self.grid.title(PaperColumn(section))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        grid, row, column = self.grid, index.row(), PaperColumn(index.column())
        typed, finding = grid.board(row).of(column), grid.findings.get((row, column), "")
        match role:
            case Qt.ItemDataRole.EditRole:
                return typed
            case Qt.ItemDataRole.DisplayRole:
                return f"{MARK}{grid.words(row, column)}" if finding else grid.words(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(finding or grid.words(row, column)) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return grid.spoken(row, column)
            case Qt.ItemDataRole.FontRole if typed is None:
                font = QFont()
                font.setItalic(True)
                return font
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter if not grid.choices(column) else Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        column = PaperColumn(index.column())
        known = {choice for _, choice in self.grid.choices(column)}
        is_right = value in known if known else isinstance(value, int) and not isinstance(value, bool)
        if role != Qt.ItemDataRole.EditRole or not (value is None or is_right):
            return False
        before = self.grid.board(index.row())
        after = before.with_(column, value)
        if after.fields != before.fields:
            self.typed.emit(index.row(), after)
        return True


_NARROW = 88
_AROUND_NAME = 20
_CLEAR = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_NUMBER = r"\d{0,2}"
"""Validates a number; empty text clears the cell."""


class PaperDelegate(QStyledItemDelegate):
    """Delegate with a list for names, fitted to the column, and a field for numbers."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        names = [name for name, _ in self._table(index).grid.choices(PaperColumn(index.column()))]
        if option.text in names:
            option.text = fitting_name(option.fontMetrics, option.text, option.rect.width() - _AROUND_NAME, names)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        table, column = self._table(index), PaperColumn(index.column())
        title = str(table.headerData(column, Qt.Orientation.Horizontal))
        choices = table.grid.choices(column)
        if not choices:
            line = named(NumberEdit(parent), "paper_number", title)
            line.setValidator(QRegularExpressionValidator(QRegularExpression(_NUMBER), line))
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            return line
        box = choice_box("paper_choice", title, choices, of_names=True, box=ChoiceBox(parent))
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
            choices = [choice for _, choice in self._table(index).grid.choices(PaperColumn(index.column()))]
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
            model.setData(index, model.grid.choices(PaperColumn(index.column()))[editor.currentIndex()][1])
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
        self.verticalHeader().setDefaultSectionSize(TOUCH_PX + 1)  # the line of the grid
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in PaperColumn:
            if not table.grid.choices(column) or column is PaperColumn.SLAM:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(column, _NARROW)
        self.setStyleSheet("#paper_choice, #paper_number { padding: 0 6px; min-height: 0; border-radius: 0; }")
        self.setCurrentIndex(table.index(0, PaperColumn.WINNER))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif event.key() in ENTERS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.to_next_cell()
        elif event.key() in _CLEAR:
            self.model().setData(self.currentIndex(), None)
        elif not self._choices() or not typed_text(event):
            super().keyPressEvent(as_digit(event))
        elif self._choose(typed_text(as_digit(event))):
            self.to_next_cell()
        else:
            self.edit(self.currentIndex())  # not passed on, since the list would select the first match at once

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self.to_next_cell()

    def _choices(self) -> tuple[tuple[str, Typed], ...]:
        return self._table.grid.choices(PaperColumn(self.currentIndex().column()))

    def _choose(self, typed: str) -> bool:
        """Selects by first letter if unique, or by number in the list; returns True if something was selected."""
        choices = self._choices()
        found = [choice for name, choice in choices if name.casefold().startswith(typed.casefold())]
        if typed.isdecimal() and 0 < int(typed) <= len(choices):
            found = [choices[int(typed) - 1][1]]
        return len(found) == 1 and self._table.setData(self.currentIndex(), found[0])

    def to_next_cell(self) -> None:
        """Moves to the next cell that is usually typed, and on to the next board."""
        index = self.currentIndex()
        after = next((column for column in NEEDED if column > index.column()), None)
        row = index.row() if after is not None else index.row() + 1
        self.setCurrentIndex(self.model().index(row, PaperColumn.WINNER if after is None else after))
