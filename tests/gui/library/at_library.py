"""Hands at the dialog of stored matches."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDateEdit,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from carrom_desk.gui.matches.library_dialog import LibraryDialog
from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.wording.match_columns import MatchColumn
from tests.fakes import MemoryStore, library

_W = TypeVar("_W", bound=QWidget)


class AtLibrary:
    """The dialog on the screen, its requests, and its contents."""

    def __init__(self, qtbot: QtBot, store: MemoryStore, *, open_id: str | None = None, read_only: str = "") -> None:
        self.qtbot = qtbot
        self.store = store
        self.library = library(store)
        self.open_id = None if open_id is None else MatchId(open_id)
        self.dialog = LibraryDialog(self.library, find_open=lambda: self.open_id, read_only=read_only)
        self.opened: list[MatchId] = []
        self.changes = 0
        qtbot.addWidget(self.dialog)
        self.dialog.chosen.connect(self.opened.append)
        self.dialog.changed.connect(self._changed)
        self.dialog.deleted.connect(self._close)
        self.dialog.resize(1000, 560)
        self.dialog.open()
        self.dialog.activateWindow()
        qtbot.waitUntil(self.dialog.isActiveWindow)

    def _close(self, deleted: Sequence[MatchId]) -> None:
        if self.open_id in deleted:
            self.open_id = None

    def _changed(self) -> None:
        self.changes += 1

    # Doing

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus(), key, held)

    def write(self, text: str) -> None:
        QTest.keyClicks(self.focus(), text)

    def click(self, name: str) -> None:
        self.find(QAbstractButton, name).click()

    def choose(self, box: str, words: str) -> None:
        self.find(QComboBox, box).setCurrentText(words)

    def show_bin(self, *, on: bool = True) -> None:
        self.find(QTabBar, "places").setCurrentIndex(int(on))

    def press_head(self, column: MatchColumn) -> None:
        head = self.table.horizontalHeader()
        x = head.sectionViewportPosition(column.place) + head.sectionSize(column.place) // 3
        QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, head.height() // 2))

    # Seeing

    def find(self, kind: type[_W], name: str) -> _W:
        found = self.dialog.findChild(kind, name)
        assert found is not None, f"there is no {name}"
        return found

    @property
    def table(self) -> QTableView:
        return self.find(QTableView, "matches")

    @property
    def search(self) -> QLineEdit:
        return self.find(QLineEdit, "match_search")

    def days(self) -> tuple[str, str]:
        return self.find(QDateEdit, "first_day").text(), self.find(QDateEdit, "last_day").text()

    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.dialog

    def text(self, name: str) -> str:
        return self.find(QLabel, name).text()

    def listed(self, column: MatchColumn = MatchColumn.PLAYERS) -> list[str]:
        model = self.table.model()
        return [str(model.index(row, column.place).data()) for row in range(model.rowCount())]

    def chosen(self) -> list[int]:
        return sorted(index.row() for index in self.table.selectionModel().selectedRows())

    def can(self, name: str) -> bool:
        button = self.find(QAbstractButton, name)
        return button.isVisible() and button.isEnabled()
