"""A day: the matches of an event or of a date, in the order in which they were played, and their results."""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from carrom_desk.formats import date_of, date_words, hours_and_minutes, moment_key
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.outcome import OUTCOMES
from carrom_desk.match.plain_text import file_stem, plain
from carrom_desk.presentation.names import clusters
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import EMPTY

from .content import Align, CellText, Column, GroupRow, Mark, Note, Part, Piece, Row, Table, Title, unparted
from .statistics_report import span_words

KIND = N_("Results")
MATCHES = N_("Matches")


@dataclass(frozen=True, slots=True)
class Day:
    """Matches that are reported on together."""

    title: str
    """The event, the date, or both; empty where they have neither in common."""
    sheets: tuple[ScoreSheet, ...]
    version: str
    """Of the program that put them together."""


def day_of(title: str, sheets: Iterable[ScoreSheet], *, version: str) -> Day:
    """Put matches together: by the time of their first entry, then by table; those without a time come last."""
    ordered = sorted(sheets, key=lambda sheet: (*moment_key(sheet.started), sheet.setup.table, sheet.match_id))
    return Day(plain(title), tuple(ordered), plain(version))


# The list


def results_title(day: Day) -> Title:
    """What day it is."""
    decided = sum(sheet.outcome.is_final for sheet in day.sheets)
    words = N_("Matches: {matches}")
    if decided < len(day.sheets):
        words = N_("Matches: {matches}, {decided} decided")
    matches = say(words, matches=len(day.sheets), decided=decided)
    title = day.title or say(MATCHES)
    lines = (span_words(day.sheets), matches)
    return Title(say(KIND), title, tuple(line for line in lines if line and line != title))


def results_parts(day: Day) -> tuple[Part, ...]:
    """The list, with the winner of each match in bold; each line leads to the match's own page."""
    if not day.sheets:
        return (Note(_("No matches.")),)
    side = N_("Side {number}")
    columns = (
        Column(_("Time"), 8),
        Column(_("Table"), 7, Align.CENTRE),
        Column(_("Round"), 14),
        Column(say(side, number=1), 24),
        Column(say(side, number=2), 24),
        Column(_("Games"), 8, Align.CENTRE),
        Column(_("Points"), 15),
    )
    table = Table(say(MATCHES), columns, tuple(_rows(day)), has_label=False)
    note = N_("Times are those of each match’s first entry, in the hall’s local time.")
    return (table, Note(say(note)))


def chapter_name(number: int) -> str:
    """What leads to the page of a match, by its number in the list."""
    return f"match-{number}"


def _rows(day: Day) -> Iterator[Row | GroupRow]:
    """Under a heading for each date, where they are not all of one."""
    dates = [date_words(sheet.started) for sheet in day.sheets]
    is_one_day = len(set(dates)) == 1
    for place, (sheet, date) in enumerate(zip(day.sheets, dates, strict=True)):
        if not is_one_day and (place == 0 or date != dates[place - 1]):
            yield GroupRow(date or _("No date"))
        yield _row(sheet, chapter_name(place + 1))


def _row(sheet: ScoreSheet, leads_to: str) -> Row:
    setup, names, outcome = sheet.setup, sheet.names, sheet.outcome
    sides: list[CellText] = []
    for side in names.order:
        name = names.full_side(side)
        sides.append((Piece(name, Mark.BOLD),) if outcome.winner is side else name)
    cells = (
        hours_and_minutes(sheet.started) or EMPTY,
        setup.table or EMPTY,
        ", ".join(part for part in (setup.round, setup.category) if part) or EMPTY,
        *sides,
        names.score(outcome.games),
        _points(sheet),
    )
    return Row(cells, leads_to=leads_to)


def _points(sheet: ScoreSheet) -> CellText:
    """The score of every game, and how the match ended where it was not won at the board."""
    ending = OUTCOMES[sheet.outcome.kind]
    words = [*(sheet.names.score(game.score) for game in sheet.games), *([say(ending)] if ending else [])]
    return unparted(words) if words else EMPTY


# Everything in one ZIP

LONGEST_NAME = 60
"""Letters of a file's name without its number and ending."""
_FIRST_YEAR = 1980
"""Of which a ZIP can tell."""


def file_names(day: Day) -> tuple[str, ...]:
    """A name for each match, without ending: its number in the list, its table, its sides; no two are alike."""
    digits = max(2, len(str(len(day.sheets))))
    return tuple(f"{number:0{digits}}-{sheet_stem(sheet)}" for number, sheet in enumerate(day.sheets, 1))


def sheet_stem(sheet: ScoreSheet) -> str:
    """A name for a file about a match, without ending: its table and its sides."""
    setup, (first, second) = sheet.setup, sheet.names.order
    table = f"table {setup.table} " if setup.table else ""
    words = f"{table}{setup.side_name(first)} {setup.side_name(second)}"
    return "".join(clusters(file_stem(words))[:LONGEST_NAME]).strip("-") or "match"


def zip_of(day: Day, files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files by their names in one ZIP, dated by the day; the same files make the same ZIP."""
    date = next((found for found in map(date_of, (sheet.started for sheet in day.sheets)) if found), None)
    dated = (_FIRST_YEAR, 1, 1) if date is None else (max(date.year, _FIRST_YEAR), date.month, date.day)
    content = io.BytesIO()
    with ZipFile(content, "w") as packed:
        for name, text in files:
            info = ZipInfo(name, (*dated, 0, 0, 0))
            info.compress_type = ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            packed.writestr(info, text)
    return content.getvalue()
