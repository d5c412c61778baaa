"""Tables set on paper row by row: measured, and painted in pieces wherever paging puts them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto, unique

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QFont, QPagedPaintDevice, QPainter

from carrom_desk.reports.cell_text import CellText
from carrom_desk.reports.tables import Align, Column, GroupRow, Row, Table

from .inks import fill, ink
from .lettering import PX_PER_INCH, SetText, TextSetter, font
from .paging import MeasuredRow, MeasuredRows, Placed, heading_to_repeat
from .placing import at_place

TITLES_PT, ROWS_PT = 7.5, 8.0
PADDING_PX, RULE_PX = 3, 1
RIGHT_PADDING_PX = 9
"""Of a column whose text stands at the right, from the column after it."""


@unique
class _Kind(Enum):
    """What a row is: each looks different."""

    TITLES = auto()
    GROUP = auto()
    LINE = auto()
    STRUCK = auto()


_GROUNDS = {_Kind.TITLES: ink("#f0eee9"), _Kind.GROUP: ink("#f7f5f1")}
_STRUCK = ink("#555555")
_RULE, _TITLES_RULE = ink("#bdbdbd"), ink("#777777")


@dataclass(frozen=True, slots=True)
class _SetRow:
    """A row whose cells are set."""

    kind: _Kind
    cells: tuple[SetText, ...]
    height: float


class SetTable:
    """A table set for the width of a device; all lengths are in its dots."""

    def __init__(self, table: Table, device: QPagedPaintDevice, space: float) -> None:
        """Set all of it; `space` is the room above it."""
        self._width = float(device.width())
        self._px = device.logicalDpiY() / PX_PER_INCH
        padding = PADDING_PX * self._px
        self._group = TextSetter(device, font(ROWS_PT, is_bold=True), padding, self._width - 2 * padding, Align.LEFT)
        titles = self._setters(device, font(TITLES_PT, is_bold=True), table.columns)
        self._columns = self._setters(device, font(ROWS_PT), table.columns)
        self._struck = self._setters(device, font(ROWS_PT), table.columns, _STRUCK)
        self._titles = self._row(_Kind.TITLES, titles, tuple(column.title for column in table.columns))
        self._table = table
        self._rows = tuple(map(self._set, table.rows))
        self._headings = tuple(isinstance(row, GroupRow) for row in table.rows)
        heights = (
            MeasuredRow(row.height, is_heading) for row, is_heading in zip(self._rows, self._headings, strict=True)
        )
        self.measured = MeasuredRows(self._titles.height, tuple(heights), space)
        """How high its rows are, one by one."""

    def paint(self, painter: QPainter, placed: Placed, room: float) -> None:
        """Paint the titles and the rows of a piece; one that is higher than the room is made smaller until it fits."""
        assert placed.rows is not None
        with at_place(painter, placed, room):
            rules, top = [], 0.0
            for row in (self._titles, *self._piece(placed.rows)):
                self._paint(painter, row, top)
                top += row.height
                rules.append(top - self._px * RULE_PX)
            self._rule(painter, rules[:1], _TITLES_RULE)
            self._rule(painter, rules[1:], _RULE)

    def _setters(
        self, device: QPagedPaintDevice, face: QFont, columns: Sequence[Column], colour: QBrush | None = None
    ) -> tuple[TextSetter, ...]:
        return tuple(
            TextSetter(device, face, left, width, column.align, colour)
            for column, (left, width) in zip(columns, self._rooms(columns), strict=True)
        )

    def _rooms(self, columns: Sequence[Column]) -> Iterator[tuple[float, float]]:
        """Where the text of each column begins, and how wide it may be."""
        per_cent = self._width / sum(column.width for column in columns)
        padding, edge = PADDING_PX * self._px, 0.0
        for column in columns:
            right = RIGHT_PADDING_PX * self._px if column.align is Align.RIGHT else padding
            yield edge + padding, column.width * per_cent - padding - right
            edge += column.width * per_cent

    def _set(self, row: Row | GroupRow) -> _SetRow:
        if isinstance(row, GroupRow):
            return self._row(_Kind.GROUP, (self._group,), (row.title,))
        if row.is_struck:
            return self._row(_Kind.STRUCK, self._struck, row.cells)
        return self._row(_Kind.LINE, self._columns, row.cells)

    def _row(self, kind: _Kind, setters: Sequence[TextSetter], texts: Sequence[CellText]) -> _SetRow:
        cells = tuple(setter.set(text) for setter, text in zip(setters, texts, strict=True))
        height = max(cell.height for cell in cells) + (2 * PADDING_PX + RULE_PX) * self._px
        return _SetRow(kind, cells, height)

    def _piece(self, rows: range) -> Iterator[_SetRow]:
        """Some rows; where they go on under a heading of the page before, it stands over them again."""
        heading = heading_to_repeat(self._headings, rows.start)
        above = None if heading is None else self._table.rows[heading]
        if isinstance(above, GroupRow):
            yield self._set(GroupRow(f"{above.title}, continued"))
        yield from self._rows[rows.start : rows.stop]

    def _paint(self, painter: QPainter, row: _SetRow, top: float) -> None:
        ground = _GROUNDS.get(row.kind)
        if ground is not None:
            fill(painter, ground, QRectF(0, top, self._width, row.height))
        top += PADDING_PX * self._px
        for cell in row.cells:
            cell.paint(painter, top)

    def _rule(self, painter: QPainter, tops: Sequence[float], colour: QBrush) -> None:
        fill(painter, colour, *(QRectF(0, top, self._width, RULE_PX * self._px) for top in tops))
