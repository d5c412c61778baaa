"""What stands in a cell of a table: a text, or pieces of one of which some are set apart."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto, unique

from .markup import Markup, element, joined


@unique
class Mark(Enum):
    """How a piece of a text is set apart from what stands around it."""

    BOLD = auto()
    ITALIC = auto()
    STRUCK = auto()
    """Struck out: it counts no more."""
    WHOLE = auto()
    """Not parted at the end of a line."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a text."""

    text: str
    mark: Mark


CellText = str | tuple[str | Piece, ...]
"""The text of a cell."""


def cell_markup(cell: CellText) -> Markup:
    """The cell's text as markup."""
    if isinstance(cell, str):
        return joined(cell)
    return joined(*(piece if isinstance(piece, str) else _marked(piece) for piece in cell))


def _marked(piece: Piece) -> Markup:
    match piece.mark:
        case Mark.BOLD:
            return element("b", piece.text)
        case Mark.ITALIC:
            return element("i", piece.text)
        case Mark.STRUCK:
            return element("s", piece.text)
        case Mark.WHOLE:
            return element("span", piece.text, class_="whole")


def unparted(pieces: Iterable[str], between: str = ", ") -> tuple[str | Piece, ...]:
    """Pieces of which each stays on one line: a score that is parted would be two numbers."""
    found = [Piece(piece, Mark.WHOLE) for piece in pieces]
    return tuple(child for piece in found for child in (between, piece))[1:]
