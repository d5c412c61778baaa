"""A table that is typed into field by field."""

from PySide6.QtCore import QAbstractItemModel, QRegularExpression, Qt
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
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

from carrom_desk.gui.dialogs.choice_box import ChoiceBox
from carrom_desk.gui.dialogs.desk_dialog import named

from .paper_form import PaperColumn, Typed
from .paper_table import Index, PaperTable

_ROW_HEIGHT = 34
_NARROW = 88
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEAR = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_NUMBER = r"\d{0,2}"
"""What can be typed as one; nothing empties the field."""


class PaperDelegate(QStyledItemDelegate):
    """Lets a name be chosen and a number be typed."""

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
        """What was chosen counts at once."""
        self.commitData.emit(box)
        self.closeEditor.emit(box, QStyledItemDelegate.EndEditHint.NoHint)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        typed = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QComboBox):
            choices = [choice for _, choice in self._table(index).choices(PaperColumn(index.column()))]
            # An empty field offers no choice of its own: who tabs over the Queen gives her to nobody.
            editor.setCurrentIndex(choices.index(typed) if typed in choices else -1)
        elif isinstance(editor, QLineEdit):
            editor.setText("" if typed is None else str(typed))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QComboBox):
            assert isinstance(model, PaperTable)
            if editor.currentIndex() < 0:
                return
            # Not the box's own data: that has gone through Qt, which knows no enums.
            model.setData(index, model.choices(PaperColumn(index.column()))[editor.currentIndex()][1])
        elif isinstance(editor, QLineEdit):
            model.setData(index, int(editor.text()) if editor.text() else None)


class PaperView(QTableView):
    """The rows of a game: a letter or a number chooses a name, Enter leads to the next field, Delete empties one."""

    def __init__(self, name: str, title: str, table: PaperTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, name, title)
        self._table = table
        self.setModel(table)
        self._delegate = PaperDelegate(self)
        self.setItemDelegate(self._delegate)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.AnyKeyPressed | triggers.DoubleClicked | triggers.SelectedClicked | triggers.EditKeyPressed
        )
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
            self.edit(self.currentIndex())  # the letter is not handed on: it would choose at once what it found first

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self.go_on()

    def _choices(self) -> tuple[tuple[str, Typed], ...]:
        return self._table.choices(PaperColumn(self.currentIndex().column()))

    def _choose(self, typed: str) -> bool:
        """Choose what begins with a letter, as far as only one does, or what has a number in the list."""
        choices = self._choices()
        found = [choice for name, choice in choices if name.casefold().startswith(typed.casefold())]
        if typed.isdecimal() and 0 < int(typed) <= len(choices):
            found = [choices[int(typed) - 1][1]]
        return len(found) == 1 and self._table.setData(self.currentIndex(), found[0])

    def go_on(self) -> None:
        """To the next field that is usually typed in: those of the next board follow those of this one."""
        index = self.currentIndex()
        usual = (PaperColumn.WINNER, PaperColumn.QUEEN, PaperColumn.MEN)
        after = next((column for column in usual if column > index.column()), None)
        row = index.row() if after is not None else index.row() + 1
        self.setCurrentIndex(self.model().index(row, PaperColumn.WINNER if after is None else after))
