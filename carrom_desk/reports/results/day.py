"""Matches of an event or a date in the order of play, and their results."""

import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from carrom_desk.formats import date_of, date_words, hours_and_minutes, moment_key, scored
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.plain_text import file_stem, plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.names import clusters, shown
from carrom_desk.presentation.results import ORDER, MatchResult, Ranking, game_scores, groups_of, result_of_sheet
from carrom_desk.presentation.results_document import results_document
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import EMPTY
from carrom_desk.presentation.wording.match_text import score_text
from carrom_desk.reports.content import (
    Align,
    CellText,
    Column,
    Emphasis,
    GroupRow,
    Note,
    Piece,
    Row,
    Table,
    Title,
    unbroken,
)
from carrom_desk.reports.document import Part
from carrom_desk.reports.statistics.statistics_report import span_words

KIND = N_("Results")
MATCHES = N_("Matches")


@dataclass(frozen=True, slots=True)
class Day:
    """Matches reported together."""

    title: str
    """Event, date, or both; empty if they have neither in common."""
    sheets: tuple[ScoreSheet, ...]

    @property
    def results(self) -> tuple[MatchResult, ...]:
        return tuple(map(result_of_sheet, self.sheets))


def day_of(title: str, sheets: Iterable[ScoreSheet]) -> Day:
    """Sorts matches by date, round, time and table; those without a time come last."""
    found = sorted(sheets, key=_moment)
    rounds: dict[tuple[str, ...], int] = {}
    for sheet in found:
        rounds.setdefault(_heading(sheet), len(rounds))
    ordered = sorted(found, key=lambda sheet: rounds[_heading(sheet)])
    return Day(plain(title), tuple(ordered))


def _moment(sheet: ScoreSheet) -> tuple[object, ...]:
    return (*moment_key(sheet.started), sheet.setup.table, sheet.match_id)


def _heading(sheet: ScoreSheet) -> tuple[str, str, str]:
    """Returns the heading of a match: calendar date, round and category."""
    return sheet.started[:10], sheet.setup.round, sheet.setup.category


# The list


def results_title(day: Day) -> Title:
    """Returns the title of the results."""
    decided = sum(sheet.outcome.is_final for sheet in day.sheets)
    words = N_("Matches: {matches}")
    if decided < len(day.sheets):
        words = N_("Matches: {matches}, {decided} decided")
    matches = say(words, matches=len(day.sheets), decided=decided)
    title = day.title or say(MATCHES)
    lines = (span_words(day.sheets), matches)
    return Title(say(KIND), title, tuple(line for line in lines if line and line != title))


def results_parts(day: Day) -> tuple[Part, ...]:
    """Returns the list, with winners in bold and links to the matches, and standings if all sides met."""
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
    standings = tuple(map(_standings, groups_of(day.results)))
    return (table, Note(say(note)), *standings, *([Note(say(ORDER))] if standings else ()))


def chapter_name(number: int) -> str:
    """Returns the chapter name of a match, given its number in the list."""
    return f"match-{number}"


def _rows(day: Day) -> Iterator[Row | GroupRow]:
    """Yields rows under a heading for each round and date; a single date is left out."""
    is_one_day = len({sheet.started[:10] for sheet in day.sheets}) == 1
    last: tuple[str, str, str] | None = None
    for number, sheet in enumerate(day.sheets, 1):
        heading = _heading(sheet)
        if heading != last:
            last = heading
            date = "" if is_one_day else date_words(sheet.started) or _("No date")
            title = " · ".join(filter(None, (date, *heading[1:])))
            if title:
                yield GroupRow(title)
        yield _row(result_of_sheet(sheet), number)


def _row(result: MatchResult, number: int) -> Row:
    setup, outcome = result.setup, result.outcome
    names = {side: shown(setup.side_name(side)) for side in Side}
    one, other = (Piece(name, Emphasis.BOLD) if outcome.winner is side else name for side, name in names.items())
    cells = (
        str(number),
        unbroken((hours_and_minutes(result.started) or EMPTY,)),
        setup.table or EMPTY,
        (one, " – ", other),
        unbroken((score_text(outcome.games),)),
        _points(result),
    )
    return Row(cells, leads_to=chapter_name(number))


def _points(result: MatchResult) -> CellText:
    """Returns the score of every game, and how the match ended if it was not won on the board."""
    words = [*game_scores(result), *([result.ending] if result.ending else [])]
    return unbroken(words) if words else EMPTY


def _standings(ranking: Ranking) -> Table:
    columns = (
        Column(_("Place"), 8, Align.CENTRE),
        Column(_("Side"), 40),
        *(Column(each, 10, Align.CENTRE) for each in (_("Played"), _("Won"), _("Drawn"), _("Games"), _("Points"))),
    )
    rows = []
    for each in ranking.sides:
        numbers = map(str, (each.played, each.won, each.drawn))
        scores = (scored(*pair) for pair in (each.games, each.points))
        rows.append(Row((str(each.place), shown(each.name), *numbers, *scores)))
    return Table(" · ".join(filter(None, (_("Standings"), ranking.name))), columns, tuple(rows))


def results_json(day: Day, version: str) -> str:
    """Returns the results for other programs: matches in the order of play, and standings if all sides met."""
    document = results_document(day.title, version, day.results, groups_of(day.results))
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


# ZIP with everything

LONGEST_NAME = 60
"""Maximum length of a file name without number and extension."""
_FIRST_YEAR = 1980
"""Earliest year that ZIP supports."""


def file_names(day: Day) -> tuple[str, ...]:
    """Returns a unique name for each match, without extension: number in the list, table, sides."""
    digits = max(2, len(str(len(day.sheets))))
    return tuple(f"{number:0{digits}}-{match_stem(sheet.setup)}" for number, sheet in enumerate(day.sheets, 1))


def match_stem(setup: Setup) -> str:
    """Returns a name for files about a match, without extension: table and sides."""
    table = f"table {setup.table} " if setup.table else ""
    words = f"{table}{setup.side_name(Side.A)} {setup.side_name(Side.B)}"
    return "".join(clusters(file_stem(words))[:LONGEST_NAME]).strip("-") or "match"


def zip_of(day: Day, files: Iterable[tuple[str, bytes]]) -> bytes:
    """Returns a ZIP of the files, dated by the day; reproducible from the same files."""
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo  # its compressors are only loaded for this format

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
