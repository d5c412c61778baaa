"""Where everything goes: things of known height set on pages of known height. Knows no Qt; one unit throughout."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class MeasuredBlock:
    """Something that is not divided."""

    height: float
    space: float
    keeps_with_next: bool = False
    begins_page: bool = False


@dataclass(frozen=True, slots=True)
class MeasuredRow:
    """A row of a table."""

    height: float
    is_heading: bool = False
    """Whether it heads the rows after it: never last on a page."""


@dataclass(frozen=True, slots=True)
class MeasuredRows:
    """A table that is divided between rows; its titles stand above every piece."""

    titles: float
    rows: tuple[MeasuredRow, ...]
    space: float


Measured = MeasuredBlock | MeasuredRows


@dataclass(frozen=True, slots=True)
class Placed:
    """An item, or some rows of one, at its place on a page."""

    item: int
    top: float
    height: float
    rows: range | None = None
    """Which rows of a table; None for a block."""


@dataclass(slots=True)
class Pages:
    """Pages being filled from the top."""

    height: float
    done: list[list[Placed]] = field(default_factory=lambda: [[]])
    filled: float = 0.0

    @property
    def is_fresh(self) -> bool:
        """Whether nothing stands on the page yet."""
        return not self.done[-1]

    def room(self, space: float) -> float:
        """What is left below a space; the space falls away at the top of a page."""
        return self.height - self.filled - (0 if self.is_fresh else space)

    def turn(self) -> None:
        """Go on to a new page."""
        self.done.append([])
        self.filled = 0.0

    def put(self, item: int, height: float, space: float, rows: range | None = None) -> None:
        """Set something below what stands there."""
        top = self.filled + (0 if self.is_fresh else space)
        self.done[-1].append(Placed(item, top, height, rows))
        self.filled = top + height


def paged(items: tuple[Measured, ...], height: float) -> tuple[tuple[Placed, ...], ...]:
    """Set the items on pages of this height, in order.

    What is higher than a page gets a page of its own; whoever draws it has to make it fit.
    """
    pages = Pages(height)
    for place, item in enumerate(items):
        if isinstance(item, MeasuredBlock):
            if not pages.is_fresh and (item.begins_page or pages.room(item.space) < _needed(items, place)):
                pages.turn()
            pages.put(place, item.height, item.space)
        else:
            _put_rows(pages, place, item)
    return tuple(tuple(page) for page in pages.done)


def _needed(items: tuple[Measured, ...], place: int) -> float:
    """The height of an item together with what has to stand on the same page."""
    item = items[place]
    if isinstance(item, MeasuredRows):
        return item.titles + sum(row.height for row in item.rows[: _least(item, 0)])
    if not item.keeps_with_next or place + 1 == len(items):
        return item.height
    return item.height + items[place + 1].space + _needed(items, place + 1)


def _least(table: MeasuredRows, first: int) -> int:
    """How many rows from the first on have to stand together: headings and the row after them."""
    count = 0
    for row in table.rows[first:]:
        count += 1
        if not row.is_heading:
            break
    return count


def _put_rows(pages: Pages, place: int, table: MeasuredRows) -> None:
    first = 0
    while first < len(table.rows):
        top = table.titles + _repeated(table, first)
        fitting = _fitting(table, first, pages.room(table.space) - top)
        if not fitting and not pages.is_fresh:
            pages.turn()
            continue
        count = fitting or _least(table, first)
        height = top + sum(row.height for row in table.rows[first : first + count])
        pages.put(place, height, table.space, range(first, first + count))
        first += count
        if first < len(table.rows):
            pages.turn()


def heading_to_repeat(headings: Sequence[bool], first: int) -> int | None:
    """Which heading stands again over a piece that begins with the row `first`, given which rows are headings."""
    if first == 0 or headings[first]:
        return None
    return next((row for row in range(first - 1, -1, -1) if headings[row]), None)


def _repeated(table: MeasuredRows, first: int) -> float:
    heading = heading_to_repeat([row.is_heading for row in table.rows], first)
    return 0.0 if heading is None else table.rows[heading].height


def _fitting(table: MeasuredRows, first: int, room: float) -> int:
    """How many rows from the first on fit, without leaving a heading last."""
    count = 0
    for row in table.rows[first:]:
        room -= row.height
        if room < 0:
            break
        count += 1
    else:
        return count
    while count and table.rows[first + count - 1].is_heading:
        count -= 1
    return count
