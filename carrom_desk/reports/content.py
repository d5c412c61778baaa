"""Parts of any document, such as texts, tables and drawings."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.i18n import N_, Worded


@unique
class Paper(Worded):
    """Paper size in portrait format; the value is also its CSS name."""

    A4 = "a4", N_("A4")
    LETTER = "letter", N_("Letter")


MARGIN_MM = 12.0
"""Margin on every side of the paper."""


@unique
class Emphasis(StrEnum):
    """Emphasis of a text."""

    BOLD = "bold"
    ITALIC = "italic"
    STRUCK = "struck"
    """Crossed out because it no longer counts."""
    WHOLE = "whole"
    """Kept on one line."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Text with emphasis."""

    text: str
    mark: Emphasis


CellText = str | tuple[str | Piece, ...]
"""A text, optionally with emphasised parts."""


def unbroken(pieces: Iterable[str]) -> tuple[str | Piece, ...]:
    """Returns pieces that each stay on one line, since a divided score or time would look like two numbers."""
    return tuple(child for piece in pieces if piece for child in (", ", Piece(piece, Emphasis.WHOLE)))[1:]


@unique
class Align(StrEnum):
    """Alignment of a column."""

    LEFT = "left"
    CENTRE = "center"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    title: str
    width: int
    """Width as a percentage of the table."""
    align: Align = Align.LEFT
    holds_link: bool = False
    """True when its cells link to the chapters of their rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; the first cell names it."""

    cells: tuple[CellText, ...]
    is_struck: bool = False
    """True when its contents no longer count."""
    leads_to: str = ""
    """Name of the chapter with details, for a link."""


@dataclass(frozen=True, slots=True)
class GroupRow:
    """Heading between rows of a table."""

    title: str


@dataclass(frozen=True, slots=True)
class Table:
    """Table whose headings are repeated on every page."""

    label: str
    """Caption, also used as the accessible name."""
    columns: tuple[Column, ...]
    rows: tuple[Row | GroupRow, ...]
    has_label: bool = True
    """True when the caption is shown."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing as SVG."""

    svg: str
    """A standalone document; the aspect ratio determines its width."""
    alt: str
    """Alternative text; empty for decoration."""


@dataclass(frozen=True, slots=True)
class Title:
    """Head of a document."""

    kind: str
    """Shown above the title."""
    title: str
    lines: tuple[str, ...] = ()
    """Shown below the title."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Heading of a part of a document."""

    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """Explanatory paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing with a title above."""

    title: str
    drawing: Drawing
