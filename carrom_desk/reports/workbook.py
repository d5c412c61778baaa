"""The score sheet as a workbook: the match, its boards, its strokes, its numbers."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from .score_sheet import ScoreSheet
from .tables import TidyTable, boards_table, harmless, match_statistics_table, match_table, strokes_table

if TYPE_CHECKING:
    from openpyxl import Workbook

LONGEST_COLUMN = 60
"""Letters of the widest column."""


def as_xlsx(sheet: ScoreSheet) -> bytes:
    """A workbook of four sheets: Match, Boards, Strokes, Statistics."""
    from openpyxl import Workbook  # a quarter of a second that only who asks for a workbook spends

    book = Workbook()
    book.remove(book.worksheets[0])
    for table in (match_table(sheet), boards_table(sheet), strokes_table(sheet), match_statistics_table(sheet)):
        _add(book, table)
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def _add(book: Workbook, table: TidyTable) -> None:
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    page = book.create_sheet(table.name)
    page.append(list(table.columns))
    for row in table.rows:
        page.append([harmless(cell) for cell in row])
    page.freeze_panes = "A2"
    for place, title in enumerate(table.columns, 1):
        page.cell(row=1, column=place).font = Font(bold=True)
        longest = max([len(title), *(len(str(row[place - 1] or "")) for row in table.rows)])
        page.column_dimensions[get_column_letter(place)].width = min(longest + 2, LONGEST_COLUMN)
