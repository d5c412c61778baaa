"""Tables of a report, with headings that a screen reader can tell."""

from dataclasses import dataclass
from enum import StrEnum, unique

from .markup import Child, Dialect, Markup, element, joined


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

    cells: tuple[Child, ...]
    class_: str = ""


@dataclass(frozen=True, slots=True)
class GroupRow:
    """A heading within a table, over the rows that follow it."""

    title: str


def table(dialect: Dialect, label: str, columns: tuple[Column, ...], rows: tuple[Row | GroupRow, ...]) -> Markup:
    """A table with a heading that repeats on every page."""
    titles = (
        element("th", column.title, scope="col", **layout(dialect, column.align, column.width)) for column in columns
    )
    head = element("thead", element("tr", *titles))
    body = element("tbody", *(_row(dialect, columns, row) for row in rows))
    if dialect is Dialect.WEB:
        return element("table", head, body, aria_label=label, class_="list")
    return rich_table(head, body, class_="list")


def rich_table(*children: Child, class_: str, width: str = "100%", padding: int = 3) -> Markup:
    """A table for Qt's text documents; `padding` in pixels of 1/96 inch."""
    return element(
        "table", *children, class_=class_, width=width, border="0", cellspacing="0", cellpadding=str(padding)
    )


def layout(dialect: Dialect, align: Align, width: int | None = None) -> dict[str, str | None]:
    """The attributes that place a cell's text."""
    share = None if width is None else f"{width}%"
    if dialect is Dialect.RICH_TEXT:
        return {"align": align.value, "width": share}
    style = f"width:{share}" if share else None
    return {"class_": None if align is Align.LEFT else align.value, "style": style}


def _row(dialect: Dialect, columns: tuple[Column, ...], row: Row | GroupRow) -> Markup:
    if isinstance(row, GroupRow):
        heading = element("th", row.title, colspan=str(len(columns)), scope="colgroup", **layout(dialect, Align.LEFT))
        return element("tr", heading, class_="group")
    cells = [
        element("th" if place == 0 else "td", cell, **_cell(dialect, column, is_first=place == 0))
        for place, (column, cell) in enumerate(zip(columns, row.cells, strict=True))
    ]
    return element("tr", joined(*cells), class_=row.class_)


def _cell(dialect: Dialect, column: Column, *, is_first: bool) -> dict[str, str | None]:
    return {"scope": "row" if is_first else None, **layout(dialect, column.align)}
