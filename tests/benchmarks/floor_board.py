"""The floor of a press: a bare board of 41 items, of which a press toggles one; and of a confirmed stroke."""

import sqlite3
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractGraphicsShapeItem, QApplication

from .floor_window import SIDE, BareBoard


class ToggledBoard(BareBoard):
    """A bare board whose items change colour when they are pressed."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        assert isinstance(item, QAbstractGraphicsShapeItem)
        item.setBrush(Qt.GlobalColor.red if item.brush().style() == Qt.BrushStyle.NoBrush else Qt.BrushStyle.NoBrush)

    def toggle(self) -> None:
        """Press an item and wait until it is painted."""
        self.is_painted = False
        QTest.mousePress(self.viewport(), Qt.MouseButton.LeftButton, pos=self.piece)
        while not self.is_painted:
            QApplication.processEvents()

    @property
    def piece(self) -> QPoint:
        """Where an item lies."""
        return self.mapFromScene(3.4 * SIDE, 3.4 * SIDE)


class DurableTable:
    """The least that keeps an entry: a table, and one insert that is on the disk when it returns."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, payload TEXT)")

    def insert(self, payload: str) -> None:
        """Keep an entry."""
        self._connection.execute("INSERT INTO entries (payload) VALUES (?)", (payload,))
