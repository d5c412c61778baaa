"""A day: the matches of an event or of a date, in the order in which they were played, and their results."""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from carrom_desk.formats import date_of, date_words, hours_and_minutes, moment_key
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.outcome import OUTCOMES
from carrom_desk.match.plain_text import file_stem, plain
from carrom_desk.presentation.names import clusters
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import EMPTY
from carrom_desk.reports.content import (
    Align,
    CellText,
    Column,
    GroupRow,
    Mark,
    Note,
    Part,
    Piece,
    Row,
    Table,
    Title,
    unparted,
)
from carrom_desk.reports.statistics.statistics_report import span_words

from .standings import standings_parts

KIND = N_("Results")
MATCHES = N_("Matches")


@dataclass(frozen=True, slots=True)
class Day:
    """Matches that are reported on together."""

    title: str
    """The event, the date, or both; empty where they have neither in common."""
    sheets: tuple[ScoreSheet, ...]
    version: str
    """Version of the program that combined them."""


def day_of(title: str, sheets: Iterable[ScoreSheet], *, version: str) -> Day:
    """Put matches together as they were played: by date, round, time and table; those without a time last."""
    found = sorted(sheets, key=_moment)
    rounds: dict[tuple[str, ...], int] = {}
    for sheet in found:
        rounds.setdefault(_heading(sheet), len(rounds))
    ordered = sorted(found, key=lambda sheet: rounds[_heading(sheet)])
    return Day(plain(title), tuple(ordered), plain(version))


def _moment(sheet: ScoreSheet) -> tuple[object, ...]:
    return (*moment_key(sheet.started), sheet.setup.table, sheet.match_id)


def _heading(sheet: ScoreSheet) -> tuple[str, str, str]:
    """Returns the heading of a match: calendar date, round and category."""
    return sheet.started[:10], sheet.setup.round, sheet.setup.category


# The list


def results_title(day: Day) -> Title:
    """Returns what day it is."""
    decided = sum(sheet.outcome.is_final for sheet in day.sheets)
    words = N_("Matches: {matches}")
    if decided < len(day.sheets):
        words = N_("Matches: {matches}, {decided} decided")
    matches = say(words, matches=len(day.sheets), decided=decided)
    title = day.title or say(MATCHES)
    lines = (span_words(day.sheets), matches)
    return Title(say(KIND), title, tuple(line for line in lines if line and line != title))


def results_parts(day: Day) -> tuple[Part, ...]:
    """The list, the winner of each match in bold, which leads to the match's own page; standings, where all met."""
    if not day.sheets:
        return (Note(_("No matches.")),)
    columns = (
        Column(_("No."), 5, Align.RIGHT),
        Column(_("Time"), 8),
        Column(_("Table"), 8, Align.CENTRE),
        Column(_("Match"), 50, holds_link=True),
        Column(_("Games"), 9, Align.CENTRE),
        Column(_("Points"), 20),
    )
    table = Table(say(MATCHES), columns, tuple(_rows(day)), has_label=False)
    note = N_("Times are those of each match’s first entry, in the hall’s local time.")
    return (table, Note(say(note)), *standings_parts(day.sheets))


def chapter_name(number: int) -> str:
    """Returns what leads to the page of a match, by its number in the list."""
    return f"match-{number}"


def _rows(day: Day) -> Iterator[Row | GroupRow]:
    """Under a heading for each round of each date, the date left out where there is but one."""
    is_one_day = len({sheet.started[:10] for sheet in day.sheets}) == 1
    last: tuple[str, str, str] | None = None
    for number, sheet in enumerate(day.sheets, 1):
        heading = _heading(sheet)
        if heading != last:
            last = heading
            date = "" if is_one_day else date_words(sheet.started) or _("No date")
            title = " · ".join(part for part in (date, *heading[1:]) if part)
            if title:
                yield GroupRow(title)
        yield _row(sheet, number)


def _row(sheet: ScoreSheet, number: int) -> Row:
    names, outcome = sheet.names, sheet.outcome
    one, other = (
        Piece(names.full_side(side), Mark.BOLD) if outcome.winner is side else names.full_side(side)
        for side in names.order
    )
    cells = (
        str(number),
        unparted((hours_and_minutes(sheet.started) or EMPTY,)),
        sheet.setup.table or EMPTY,
        (one, " – ", other),
        unparted((names.score(outcome.games),)),
        _points(sheet),
    )
    return Row(cells, leads_to=chapter_name(number))


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
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo  # its compressors are loaded for this form alone

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
