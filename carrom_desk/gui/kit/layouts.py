"""Helpers for layouts: rows, columns and labelled fields."""

from typing import TypeVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from .theme import TOUCH_PX

GAP = 8
"""Usual gap between parts in pixels."""
_B = TypeVar("_B", bound=QBoxLayout)
Thing = QWidget | QLayout | str
"""Widget, layout, or text for a label."""
Part = Thing | tuple[Thing, int] | int
"""Part with an optional stretch; a number is an empty stretch."""


def line_start() -> Qt.AlignmentFlag:
    """Alignment at the start of a line in the window's direction, whatever the direction of the text."""
    is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter


def put(layout: _B, *parts: Part, gap: int | None = None) -> _B:
    """Adds parts to a layout in visual order."""
    if gap is not None:
        layout.setSpacing(gap)
    for part in parts:
        thing, share = part if isinstance(part, tuple) else (part, 0)
        match thing:
            case int():
                layout.addStretch(thing)
            case str():
                layout.addWidget(QLabel(thing), share)
            case QWidget():
                layout.addWidget(thing, share)
            case QLayout():
                layout.addLayout(thing, share)
    return layout


def across(*parts: Part, gap: int = GAP) -> QHBoxLayout:
    """Parts side by side."""
    return put(QHBoxLayout(), *parts, gap=gap)


def down(*parts: Part, gap: int = GAP) -> QVBoxLayout:
    """Parts one below the other."""
    return put(QVBoxLayout(), *parts, gap=gap)


def within(layout: QLayout, widget: QWidget | None = None, *, right: int = 0) -> QWidget:
    """Returns a widget, by default a new one, filled by a layout apart from a right margin in pixels."""
    layout.setContentsMargins(0, 0, right, 0)
    around = widget or QWidget()
    around.setLayout(layout)
    return around


def called(*fields: QWidget) -> tuple[Thing, ...]:
    """Returns fields in a row, each after its label."""
    return tuple(part for field in fields for part in (field.accessibleName(), field))


def form(*fields: QWidget, wrap: QFormLayout.RowWrapPolicy = QFormLayout.RowWrapPolicy.DontWrapRows) -> QFormLayout:
    """Returns a form with a labelled row for each field; `wrap` says which labels stand above their fields."""
    rows = QFormLayout()
    rows.setRowWrapPolicy(wrap)
    rows.setSpacing(GAP)
    for field in fields:
        label = _label(field)
        if wrap is QFormLayout.RowWrapPolicy.DontWrapRows:
            label.setMinimumHeight(TOUCH_PX)  # as high as its field, in whose middle it stands
        rows.addRow(label, field)
    return rows


class Tiles(QGridLayout):
    """Fields in columns, each below its label."""

    def __init__(self, *fields: QWidget, columns: int) -> None:
        super().__init__()
        self._tiles = [(_label(field), field) for field in fields]
        self.setHorizontalSpacing(12)
        self.setVerticalSpacing(2)
        self.arrange(columns)

    def arrange(self, columns: int) -> None:
        """Arranges the fields in rows of this many columns."""
        for place, tile in enumerate(self._tiles):
            row, column = divmod(place, columns)
            for part, widget in enumerate(tile):
                self.addWidget(widget, 2 * row + part, column)
        for column in range(len(self._tiles)):
            self.setColumnStretch(column, int(column < columns))


def _label(field: QWidget) -> QLabel:
    """Returns the label of a field, which may contain a name."""
    label = QLabel(field.accessibleName().replace("&", "&&"))
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setBuddy(field)
    return label


class FlowLayout(QLayout):
    """Widgets side by side, each as wide as it needs, in as many rows as the width takes."""

    def __init__(self, *widgets: QWidget, gap: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem, /) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int, /) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int, /) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        return max((place.bottom() + 1 for _item, place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        shown = [item.minimumSize() for item in self._items if not item.isEmpty()]
        return QSize(max((size.width() for size in shown), default=0), max((s.height() for s in shown), default=0))

    def setGeometry(self, rect: QRect, /) -> None:
        super().setGeometry(rect)
        around = self.parentWidget()
        for item, place in self._places(rect.width()):
            at = QRect(rect.topLeft() + place.topLeft(), place.size())
            item.setGeometry(at if around is None else QStyle.visualRect(around.layoutDirection(), rect, at))

    def _places(self, width: int) -> list[tuple[QLayoutItem, QRect]]:
        """Returns the places of the shown items in a width, from the left; those of a row are equally high."""
        rows: list[list[tuple[QLayoutItem, QRect]]] = []
        right, gap = 0, self.spacing()
        for item in self._items:
            if item.isEmpty():
                continue
            wanted = min(width, item.sizeHint().width())
            height = item.heightForWidth(wanted) if item.hasHeightForWidth() else item.sizeHint().height()
            if not rows or right + wanted > width:
                rows.append([])
                right = 0
            rows[-1].append((item, QRect(right, 0, wanted, height)))
            right += wanted + gap
        places, top = [], 0
        for row in rows:
            height = max(place.height() for _item, place in row)
            places += [(item, QRect(place.left(), top, place.width(), height)) for item, place in row]
            top += height + gap
        return places
