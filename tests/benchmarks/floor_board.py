"""Floor for a press and a confirmed stroke: a plain Qt window that shows and changes as much as the umpire's. A
confirmed stroke also makes a durable insert with SQLAlchemy.
"""

from pathlib import Path

from PySide6.QtCore import QPoint, QStringListModel, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractGraphicsShapeItem,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from sqlalchemy import Column, Integer, MetaData, Table, Text, create_engine, event, insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from .floor_window import SIDE, BareBoard

_LABELS, _BUTTONS, _ROWS = 15, 16, 40
_LABELS_OF_A_PRESS = 6
"""Number of texts changed by a mark: the count, the ruling and its consequences, the laws, the call."""
_STYLE = """
    QFrame { background: #ffffff; border: 1px solid #d8d4cc; border-radius: 8px; }
    QLabel { border: none; font-size: 15px; color: #1d2420; }
    QPushButton { min-height: 40px; padding: 0 12px; border: 1px solid #b8b4ac; border-radius: 6px; }
    QPushButton:checked { background: #e4f1ef; border-color: #0f6e66; }
    QListView { border: none; font-size: 13px; }
"""
_TEXTS = (
    "Nothing is marked. Confirm a stroke that pocketed nothing, or mark what fell.",
    "Asha plays on: one white comes back and one is due; Bilal places two men within 15 seconds.",
)


class _Board(BareBoard):
    """Board whose items change colour when pressed."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        assert isinstance(item, QAbstractGraphicsShapeItem)
        item.setBrush(Qt.GlobalColor.red if item.brush().style() == Qt.BrushStyle.NoBrush else Qt.BrushStyle.NoBrush)


class PlainWindow(QWidget):
    """41 items, 15 wrapped labels in cards, 16 buttons and a list of 40 rows, under one style sheet."""

    def __init__(self) -> None:
        super().__init__()
        self._board = _Board()
        self._labels = [_label() for _ in range(_LABELS)]
        self._buttons = [_button(number) for number in range(_BUTTONS)]
        self._rows = QStringListModel([f"{number}: Asha: nothing, Bilal plays" for number in range(_ROWS)])
        log = QListView()
        log.setModel(self._rows)
        buttons = QGridLayout()
        for number, button in enumerate(self._buttons):
            buttons.addWidget(button, number // 4, number % 4)
        middle = QVBoxLayout()
        for number in range(0, _LABELS, 3):
            middle.addWidget(_card(self._labels[number : number + 3]))
        middle.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.addWidget(self._board, 2)
        layout.addLayout(middle, 2)
        layout.addWidget(log, 1)
        self.setStyleSheet(_STYLE)
        self.resize(1366, 768)
        self._turn = 0
        self._show(_LABELS)

    def press(self) -> None:
        """Presses an item: it, a button and six labels change; waits until everything is painted."""
        self._begin()
        QTest.mousePress(self._board.viewport(), Qt.MouseButton.LeftButton, pos=self._piece)
        self._buttons[0].toggle()
        self._show(_LABELS_OF_A_PRESS)
        self._finish()

    def stroke(self) -> None:
        """Changes everything that a stroke changes: an item, every label, half the buttons, a row of the list."""
        self._begin()
        QTest.mousePress(self._board.viewport(), Qt.MouseButton.LeftButton, pos=self._piece)
        for button in self._buttons[::2]:
            button.setEnabled(not button.isEnabled())
        self._rows.insertRow(0)
        self._rows.setData(self._rows.index(0), "Asha: 1 white and the striker, 2 men come back")
        self._rows.removeRow(self._rows.rowCount() - 1)
        self._show(_LABELS)
        self._finish()

    def _show(self, labels: int) -> None:
        self._turn += 1
        for number, label in enumerate(self._labels[:labels]):
            label.setText(_TEXTS[(self._turn + number) % 2])

    def _begin(self) -> None:
        self._board.is_painted = False

    def _finish(self) -> None:
        while not self._board.is_painted:
            QApplication.processEvents()
        QApplication.processEvents()

    @property
    def _piece(self) -> QPoint:
        """Returns the position of an item."""
        return self._board.mapFromScene(3.4 * SIDE, 3.4 * SIDE)


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    return label


def _button(number: int) -> QPushButton:
    button = QPushButton(f"Button {number}")
    button.setCheckable(True)
    return button


def _card(labels: list[QLabel]) -> QFrame:
    card = QFrame()
    layout = QVBoxLayout(card)
    for label in labels:
        layout.addWidget(label)
    return card


class DurableTable:
    """Minimal storage of entries with SQLAlchemy: a table, and an insert that is on disk when it returns."""

    def __init__(self, file: Path) -> None:
        self._engine = create_engine(f"sqlite:///{file}")
        event.listen(self._engine, "connect", _make_durable)
        metadata = MetaData()
        self._table = Table("entries", metadata, Column("number", Integer, primary_key=True), Column("payload", Text))
        metadata.create_all(self._engine)

    def insert(self, payload: str) -> None:
        """Stores an entry."""
        with self._engine.begin() as connection:
            connection.execute(insert(self._table).values(payload=payload))

    def close(self) -> None:
        """Closes the file."""
        self._engine.dispose()


def _make_durable(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()
