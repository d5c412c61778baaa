"""Workbooks: card, boards, strokes and statistics of a match, or match results of an event."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, tzinfo
from math import ceil
from typing import TYPE_CHECKING

from carrom_desk.formats import parsed_time
from carrom_desk.i18n import _
from carrom_desk.presentation.results import groups_of
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Options, last_moment, notice_of, recorded
from carrom_desk.reports.results.day import Day
from carrom_desk.reports.sheet.score_page import card_titles, score_page
from carrom_desk.reports.statistics_tables import match_statistics_table
from carrom_desk.reports.tables import (
    TIMES,
    Cell,
    TidyTable,
    boards_table,
    event_boards_table,
    harmless,
    match_table,
    results_table,
    standings_tables,
    strokes_table,
)

from .packed_workbook import packed_workbook

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

LONGEST_COLUMN = 60
"""Maximum column width in letters."""
_ACROSS = 250
"""Page width in letters at the smallest comfortable font size."""
_REPEATED = 12
"""Maximum width in letters of a first column that is repeated on every page."""
_WIDEST = 1.9
"""Width of the widest letter, in digits, in which columns are measured."""
_LINE_PT = 15
_MOST_COLUMNS = 99
_LONGEST_WORD = 20
"""Letters that fit into any column of texts, however wide they are."""


def as_xlsx(sheet: ScoreSheet, options: Options | None = None) -> bytes:
    """Returns a workbook with five sheets: Card, Match, Boards, Strokes, Statistics."""
    options = options or Options()
    tables = (
        match_table(sheet, options.program),
        boards_table(sheet),
        strokes_table(sheet),
        match_statistics_table(sheet),
    )
    made_as = recorded(options, "match", [sheet.match_id])
    return _book(tables, options, made_as, [sheet], _add_card)


def event_as_xlsx(day: Day, options: Options, initials: str | None = None) -> bytes:
    """Returns a workbook of an event: Results, Boards and, if all sides met, Standings. `initials` is the category
    whose players are shown by initials.
    """
    results = day.results
    tables = results_table(results), event_boards_table(day), *standings_tables(groups_of(results))
    made_as = recorded(options, "day", [sheet.match_id for sheet in day.sheets], initials=initials)
    return _book(tables, options, made_as, day.sheets)


def tables_as_xlsx(tables: Iterable[TidyTable], options: Options) -> bytes:
    return _book(tables, options, recorded(options, "hall"), ())


def _book(
    tables: Iterable[TidyTable],
    options: Options,
    made_as: Iterable[str],
    sheets: Sequence[ScoreSheet],
    add_card: Callable[[Workbook, ScoreSheet, str], None] | None = None,
) -> bytes:
    # openpyxl writes other bytes where lxml is installed.
    os.environ["OPENPYXL_LXML"] = "False"
    from openpyxl import Workbook  # takes a quarter of a second, which only workbooks should spend

    book = Workbook()
    # A new workbook has an empty sheet with a name in English.
    book.remove(book.worksheets[0])
    book.properties.creator, book.properties.language = options.program, options.language
    book.properties.keywords = ", ".join((options.program, *made_as))
    if add_card is not None:
        add_card(book, sheets[0], options.program)
    for table in tables:
        _add(book, table)
    for page in book.worksheets:
        _prepare_print(page, options.paper)
    content = io.BytesIO()
    book.save(content)
    return packed_workbook(content.getvalue(), last_moment(sheets))


@dataclass(slots=True)
class _CardPage:
    """Sheet of the score card: no text reaches beyond its cells, and each row is as high as its texts need."""

    page: Worksheet
    widths: Sequence[int]
    """Widths of the columns in letters."""
    row: int = 0

    def add(self, *cells: tuple[Cell, int], is_bold: bool = False, centred_from: int = _MOST_COLUMNS) -> None:
        """Adds a row of texts, each over a number of columns, those from a column on centred."""
        from openpyxl.styles import Alignment, Font

        self.row += 1
        place, lines = 1, 1
        # Text from a match that begins like a formula would be one, hence `harmless`.
        for text, count in cells:
            cell = self.page.cell(self.row, place, None if text == "" else harmless(text))
            cell.alignment = Alignment("left" if place < centred_from else "center", "top", wrap_text=True)
            cell.font = Font(bold=is_bold)
            if count > 1:
                self.page.merge_cells(None, self.row, place, self.row, place + count - 1)
            lines = max(lines, self._lines(str(text), sum(self.widths[place - 1 : place - 1 + count])))
            place += count
        # Merged cells do not find their own height.
        self.page.row_dimensions[self.row].height = lines * _LINE_PT

    def _lines(self, text: str, room: int) -> int:
        """Returns the most lines that a text takes: its long words may consist of the widest letters."""
        longest = max(map(len, text.split()), default=0)
        # Spreadsheets break lines by their own fonts, so a tenth more than counted is allowed for.
        return ceil(len(text) * (_WIDEST if longest > room / _WIDEST else 1.1) / room)


def _add_card(book: Workbook, sheet: ScoreSheet, program: str) -> None:
    """Adds the score card as printed, with the remarks that the players sign for."""
    from openpyxl.utils import get_column_letter

    found, page = score_page(sheet, program), book.create_sheet(_("Card"))
    titles = card_titles()
    columns = len(titles) - 2
    widths = 12, 30, *[9] * (2 * columns)
    for place, width in enumerate(widths, 1):
        page.column_dimensions[get_column_letter(place)].width = width
    whole, add = len(widths), _CardPage(page, widths).add
    add((found.title.title, whole), is_bold=True)
    add((" · ".join((found.title.kind, *(f"{name} {value}" for name, value in found.boxes if value))), whole))
    if notice_of(sheet):
        add((notice_of(sheet), whole), is_bold=True)
    add((" ".join((found.headline.words, " / ".join(found.headline.winners))).strip(), whole), is_bold=True)
    sides = [" / ".join(f"{each.tag} {each.short}{each.sign}" for each in team.members) for team in found.teams]
    for card in found.cards:
        add(("", 1))
        add((card.title, whole), is_bold=True)
        add(("", 2), *((side, columns) for side in sides), is_bold=True)
        add(*((title, 1) for title in (*titles, *titles[2:])), is_bold=True)
        for row in card.rows:
            told = [(row.words, 2 * columns)] if row.words else [(_number(cell), 1) for cell in row.cells]
            add((row.board, 1), (found.player(row.breaker), 1), *told, centred_from=_MOST_COLUMNS if row.words else 3)
    add(("", 1))
    add((found.key, whole))
    add((found.record.title, 2), (found.record.notation, 2 * columns), is_bold=True)
    for where, text in found.record.items:
        add((where, 2), (text, 2 * columns))


def _number(cell: str) -> Cell:
    return int(cell) if cell.isdecimal() else cell


def _add(book: Workbook, table: TidyTable) -> None:
    from openpyxl.styles import Alignment, Font
    from openpyxl.utils import get_column_letter

    page = book.create_sheet(table.name)
    page.append(list(table.columns))
    for row in table.rows:
        named = tuple(zip(table.columns, row, strict=True))
        # A match is played in one zone; the first time in a row tells which.
        zone = next(
            (found.tzinfo for title, cell in named if title in TIMES and (found := parsed_time(str(cell)))), None
        )
        page.append([_moment(cell, zone) if title in TIMES else harmless(cell) for title, cell in named])
    page.freeze_panes = "A2"
    page.auto_filter.ref = page.dimensions
    # A table of strokes has many pages, and its columns are only named in its first row.
    page.print_title_rows = "1:1"
    for place, title in enumerate(table.columns, 1):
        page.cell(row=1, column=place).font = Font(bold=True)
        longest = max([len(title), *(len(str(row[place - 1] or "")) for row in table.rows)])
        letter = get_column_letter(place)
        page.column_dimensions[letter].width = min(longest + 2, LONGEST_COLUMN)
        for cell in page[letter] if longest > _LONGEST_WORD else ():
            cell.alignment = Alignment(wrap_text=True, vertical="top")


def _moment(cell: Cell, zone: tzinfo | None) -> datetime | Cell:
    """Returns a time for spreadsheets, which have no time zones: in the zone of its row, so that its end never lies
    before its start, not even where the hall's clock was set back in between.
    """
    try:
        moment = datetime.fromisoformat(str(cell)) if cell else None
        return moment and (moment.astimezone(zone) if moment.tzinfo else moment).replace(tzinfo=None)
    except (ValueError, OverflowError):
        return harmless(cell)


def _prepare_print(page: Worksheet, paper: Paper) -> None:
    """Sets up printing in landscape format on as many pages as needed to be legible, with a line below each row."""
    from openpyxl.styles import Border, Side
    from openpyxl.worksheet.page import PageMargins
    from openpyxl.worksheet.properties import PageSetupProperties

    line = Border(bottom=Side("hair"))
    for row in page.iter_rows():
        for cell in row:
            cell.border = line
    page.page_setup.orientation = "landscape"
    page.page_setup.paperSize = int(page.PAPERSIZE_A4 if paper is Paper.A4 else page.PAPERSIZE_LETTER)
    page.page_margins = PageMargins(left=0.4, right=0.4, top=0.5, bottom=0.5)
    widths = [column.width for column in page.column_dimensions.values()]
    page.page_setup.fitToWidth, page.page_setup.fitToHeight = ceil(sum(widths) / _ACROSS), 0
    if len(widths) > 2 and widths[0] <= _REPEATED:
        page.print_title_cols = "A:A"
    page.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
