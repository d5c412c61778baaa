"""The results list of a day: to read, and as a tidy table."""

from collections.abc import Iterator

from carrom_desk.match.side import Seat, Side

from .cell_text import CellText, Mark, Piece, unparted
from .cells import Cell, TidyTable
from .day import Day
from .outcome import OutcomeKind
from .parts import Heading, Part, note
from .score_card import GameLine
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY
from .tables import Align, Column, GroupRow, Row, Table
from .wall_time import date_words, hours_and_minutes
from .wording import counted

DOCUMENT_NAME = "Results"

RESULT_COLUMNS = (
    "id",
    "event",
    "round",
    "category",
    "table",
    "umpire",
    "chief_referee",
    "started",
    "finished",
    "player_a1",
    "player_a2",
    "player_b1",
    "player_b2",
    "status",
    "outcome",
    "winner_side",
    "winner",
    "games_a",
    "games_b",
    "scores",
    "laws",
    "fingerprint",
)
"""A row for each match. Sides are "a" and "b" as in a match file, times ISO 8601; `scores` are those of the games, a's
points first, such as "25:13 8:25"."""

_OUTCOMES = {
    OutcomeKind.NOT_BEGUN: "not begun",
    OutcomeKind.IN_PROGRESS: "in progress",
    OutcomeKind.WON: "",
    OutcomeKind.CONCEDED: "conceded",
    OutcomeKind.DISQUALIFIED: "disqualified",
    OutcomeKind.WALKOVER: "walkover",
    OutcomeKind.DRAWN: "drawn",
    OutcomeKind.WITHHELD: "withheld: protest",
}


def results_heading(day: Day) -> Heading:
    """What day it is."""
    finished = sum(sheet.outcome.is_final for sheet in day.sheets)
    matches = counted(len(day.sheets), "match", "matches")
    lines = (day.dates, matches if finished == len(day.sheets) else f"{matches}, {finished} of them decided")
    return Heading(DOCUMENT_NAME, day.title, tuple(line for line in lines if line and line != day.title))


def results_parts(day: Day) -> tuple[Part, ...]:
    """The list, with the winner of each match in bold."""
    if not day.sheets:
        return (note("No match."),)
    return (_table(day), note("Times are those of the first entry, in the hall’s own time."))


_COLUMNS = (
    Column("Time", 8),
    Column("Table", 7, Align.CENTRE),
    Column("Round", 14),
    Column("Side 1", 25),
    Column("Side 2", 25),
    Column("Games", 7, Align.CENTRE),
    Column("Points", 14),
)


def _table(day: Day) -> Table:
    return Table("Matches", _COLUMNS, tuple(_rows(day)))


def _rows(day: Day) -> Iterator[Row | GroupRow]:
    """Under a heading for each date, where they are not all of one."""
    dates = [date_words(sheet.started) for sheet in day.sheets]
    is_one_day = len(set(dates)) == 1
    for place, (sheet, date) in enumerate(zip(day.sheets, dates, strict=True)):
        if not is_one_day and (place == 0 or date != dates[place - 1]):
            yield GroupRow(date or "Without a date")
        yield _row(sheet)


def _row(sheet: ScoreSheet) -> Row:
    setup, names, outcome = sheet.setup, sheet.names, sheet.outcome
    sides: list[CellText] = []
    for side in names.order:
        name = names.full_side(side)
        sides.append((Piece(name, Mark.BOLD),) if outcome.winner is side else name)
    return Row(
        (
            hours_and_minutes(sheet.started) or EMPTY,
            setup.table or EMPTY,
            ", ".join(part for part in (setup.round, setup.category) if part) or EMPTY,
            *sides,
            names.score(outcome.games),
            _points(sheet),
        )
    )


def _points(sheet: ScoreSheet) -> CellText:
    """The score of every game, and how the match ended where it was not won at the board."""
    told = [*(sheet.names.score(game.score) for game in sheet.games), _OUTCOMES[sheet.outcome.kind]]
    words = [piece for piece in told if piece]
    return unparted(words) if words else EMPTY


def results_table(day: Day) -> TidyTable:
    """The results under `RESULT_COLUMNS`."""
    return TidyTable("Results", RESULT_COLUMNS, tuple(_result(sheet) for sheet in day.sheets))


def _result(sheet: ScoreSheet) -> tuple[Cell, ...]:
    setup, outcome = sheet.setup, sheet.outcome
    return (
        sheet.match_id,
        setup.event,
        setup.round,
        setup.category,
        setup.table,
        setup.umpire,
        setup.chief_referee,
        sheet.started,
        sheet.finished,
        *(_player(sheet, seat) for seat in (Seat.A1, Seat.A2, Seat.B1, Seat.B2)),
        sheet.status.value,
        outcome.kind.value,
        None if outcome.winner is None else outcome.winner.value,
        None if outcome.winner is None else sheet.names.full_side(outcome.winner),
        outcome.games.a,
        outcome.games.b,
        " ".join(_score(game) for game in sheet.games),
        setup.laws.value,
        sheet.fingerprint,
    )


def _player(sheet: ScoreSheet, seat: Seat) -> str | None:
    players = sheet.setup.sides.of(seat.side)
    return players[seat.number - 1].name if seat.number <= len(players) else None


def _score(game: GameLine) -> str:
    return f"{game.score.of(Side.A)}:{game.score.of(Side.B)}"
