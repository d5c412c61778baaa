"""Tables of a report, with headings that a screen reader can tell."""

from dataclasses import dataclass
from enum import StrEnum, unique

from .cell_text import CellText, cell_markup
from .markup import Child, Dialect, Markup, element


@unique
class Align(StrEnum):
    """Where the text of a column stands."""

    LEFT = "left"
    CENTRE = "center"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    title: str
    width: int
    """In per cent of the table."""
    align: Align = Align.LEFT


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; the first cell names it."""

    cells: tuple[CellText, ...]
    is_struck: bool = False
    """Whether what it tells counts no more."""


@dataclass(frozen=True, slots=True)
class GroupRow:
    """A heading within a table, over the rows that follow it."""

    title: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table before it is written; one that goes over several pages is written in pieces."""

    label: str
    columns: tuple[Column, ...]
    rows: tuple[Row | GroupRow, ...]


def table_markup(table: Table) -> Markup:
    """A table with its titles, for a browser; on paper its rows are set one by one."""
    titles = (
        element("th", column.title, scope="col", **layout(Dialect.WEB, column.align, column.width))
        for column in table.columns
    )
    head = element("thead", element("tr", *titles, class_="titles"))
    body = element("tbody", *(_row(table.columns, row) for row in table.rows))
    return element("table", head, body, aria_label=table.label, class_="list")


def rich_table(*children: Child, class_: str, width: str = "100%", padding: int = 3) -> Markup:
    """A table for Qt's text documents; `padding` in pixels of 1/96 inch."""
    return element(
        "table", *children, class_=class_, width=width, border="0", cellspacing="0", cellpadding=str(padding)
    )


def layout(dialect: Dialect, align: Align, width: int | None = None) -> dict[str, str | None]:
    """The attributes that place a cell's text."""
    share = None if width is None else f"{width}%"
    class_ = None if align is Align.LEFT else align.value
    if dialect is Dialect.RICH_TEXT:
        return {"align": align.value, "width": share, "class_": class_}
    return {"class_": class_, "style": f"width:{share}" if share else None}


def row_title(dialect: Dialect, *children: Child, align: Align = Align.LEFT) -> Markup:
    """The cell that names its row."""
    if dialect is Dialect.WEB:
        return element("th", *children, scope="row", **layout(dialect, align))
    return element("td", *children, **layout(dialect, align))


def _row(columns: tuple[Column, ...], row: Row | GroupRow) -> Markup:
    web = Dialect.WEB
    if isinstance(row, GroupRow):
        heading = element("th", row.title, colspan=str(len(columns)), scope="colgroup", **layout(web, Align.LEFT))
        return element("tr", heading, class_="group")
    first = row_title(web, cell_markup(row.cells[0]), align=columns[0].align)
    others = (
        element("td", cell_markup(cell), **layout(web, column.align))
        for column, cell in zip(columns[1:], row.cells[1:], strict=True)
    )
    return element("tr", first, *others, class_="line struck" if row.is_struck else "line")
