"""Tables for other programs: plain rows of numbers and texts under stated names."""

from dataclasses import dataclass

Cell = int | str | None
"""A number, a text, or nothing."""

_BEGINS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class TidyTable:
    """One row for each thing, one column for each property of it."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def harmless(cell: Cell) -> Cell:
    """A text that a spreadsheet would take for a formula, with an apostrophe before it; anything else as it is."""
    if isinstance(cell, str) and cell.startswith(_BEGINS_A_FORMULA):
        return f"'{cell}"
    return cell
