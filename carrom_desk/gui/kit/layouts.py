"""Helpers for layouts: rows, columns and labelled fields."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

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
