"""The score sheet as a workbook: the card, the match, its boards, its strokes, its numbers."""

from __future__ import annotations

import io
from datetime import datetime
from typing import TYPE_CHECKING

from carrom_desk.i18n import _
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.score_page import score_page
from carrom_desk.reports.tables import (
    Cell,
    TidyTable,
    boards_table,
    harmless,
    match_statistics_table,
    match_table,
    strokes_table,
)

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

LONGEST_COLUMN = 60
"""Letters of the widest column."""
_TIMES = frozenset({"at", "started", "finished"})


def as_xlsx(sheet: ScoreSheet) -> bytes:
    """A workbook of five sheets: Card, Match, Boards, Strokes, Statistics."""
    from openpyxl import Workbook  # a quarter of a second that only who asks for a workbook spends

    book = Workbook()
    book.remove(book.worksheets[0])
    book.properties.creator, book.properties.language = f"Carrom Desk {sheet.version}", sheet.names.language
    _add_card(book, sheet)
    for table in (match_table(sheet), boards_table(sheet), strokes_table(sheet), match_statistics_table(sheet)):
        _add(book, table)
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def _add_card(book: Workbook, sheet: ScoreSheet) -> None:
    """The score card as it is printed, to be read."""
    from openpyxl.styles import Font

    card_page = score_page(sheet)
    page = book.create_sheet(_("Card"))
    bold: list[int] = []

    def add(*cells: Cell, is_bold: bool = False) -> None:
        page.append([harmless(cell) for cell in cells])
        if is_bold:
            bold.append(page.max_row)

    add(card_page.title.title, is_bold=True)
    add(*card_page.title.lines)
    add(card_page.outcome, is_bold=True)
    for card in card_page.cards:
        add("")
        add(card.title, is_bold=True)
        board, break_by, *columns = card.titles
        sides = (name for side in card.sides for name in (f"{side.number} {side.name}", *[""] * (len(columns) - 1)))
        add("", "", *sides, is_bold=True)
        add(board, break_by, *columns, *columns, is_bold=True)
        for row in card.rows:
            add(row.board, row.break_by, *([row.words] if row.words else map(_number, row.cells)))
    for place in bold:
        for cell in page[place]:
            cell.font = Font(bold=True)
    page.column_dimensions["B"].width = 30
    _prepare_print(page)


def _number(cell: str) -> Cell:
    return int(cell) if cell.isdecimal() else cell


def _add(book: Workbook, table: TidyTable) -> None:
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    page = book.create_sheet(table.name)
    page.append(list(table.columns))
    for row in table.rows:
        cells = (
            _moment(cell) if title in _TIMES else harmless(cell) for title, cell in zip(table.columns, row, strict=True)
        )
        page.append(list(cells))
    page.freeze_panes = "A2"
    page.auto_filter.ref = page.dimensions
    page.print_title_rows = "1:1"
    for place, title in enumerate(table.columns, 1):
        page.cell(row=1, column=place).font = Font(bold=True)
        longest = max([len(title), *(len(str(row[place - 1] or "")) for row in table.rows)])
        page.column_dimensions[get_column_letter(place)].width = min(longest + 2, LONGEST_COLUMN)
    _prepare_print(page)


def _moment(cell: Cell) -> datetime | Cell:
    """A time as spreadsheets know it: in the hall's own time, for they know no zones."""
    try:
        return datetime.fromisoformat(str(cell)).replace(tzinfo=None) if cell else None
    except ValueError:
        return harmless(cell)


def _prepare_print(page: Worksheet) -> None:
    """As wide as the paper, laid across it."""
    from openpyxl.worksheet.properties import PageSetupProperties

    page.page_setup.orientation = "landscape"
    page.page_setup.fitToHeight = 0
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
