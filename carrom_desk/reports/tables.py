"""Tables for other programs: rows of numbers and texts under stable column names that scripts can rely on."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from carrom_desk.formats import babel_locale
from carrom_desk.languages import languages, speaking
from carrom_desk.match.entry.entries import ActEntry, Entry, ShotOut, StrokeMade, ViolationSeen
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.setup import TEXTS
from carrom_desk.match.side import SEATS_BY_SIDE, Side, seat_of
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.results import MatchResult, Ranking, each_game
from carrom_desk.presentation.sheet.score_card import BoardLine, GameLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import format_words, outcome_words
from carrom_desk.presentation.team_ties import TieScore
from carrom_desk.presentation.wording.laws_text import event_rules, laws_code, laws_name
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.ruling import Ruling

from .results.day import Day

Cell = int | str | None
"""A number, a text, or None."""

_BEGINS_A_FORMULA = re.compile("(^|[;|\t\r\n])(?=[ \u00a0\u3000]*[=+\\-@\t\r＝＋－＠﹦﹢﹣﹫])")
"""Characters with which a spreadsheet would start a formula: at the start of a cell, also in full width, and after a
possible cell separator.
"""

_NUMBERS = re.compile(r"\s*\d+(\s*[-/.:]\s*\d+)+\.?\s*|\s*\d+(:\d+)*\s+[ap]\.?(m\.?)?\s*", re.IGNORECASE)
"""Numbers that a spreadsheet takes for a date or a time, such as 1/8, 3.2, 25:4 or 5 pm."""
_NOT_LETTERS = re.compile(r"[\d\s.,/’'-]+")
TIMES = frozenset({"at", "started", "finished"})
"""Columns with times in ISO 8601."""

_OFFSET = re.compile(r"(?<=[\d])(Z|[+-]\d\d:\d\d)$")


@dataclass(frozen=True, slots=True)
class TidyTable:
    """A table with a row per record and a column per property."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


Cells = Mapping[str, Cell]
"""Cells of a row by column; those that do not apply may be missing."""


def tidy_table(name: str, columns: tuple[str, ...], rows: Iterable[Cells]) -> TidyTable:
    return TidyTable(name, columns, tuple(tuple(row.get(column) for column in columns) for row in rows))


def harmless(cell: Cell) -> Cell:
    """Returns a text without isolates, with an apostrophe before anything a spreadsheet would take for a formula."""
    if not isinstance(cell, str) or len(cell) < 2:
        return cell  # a sign alone is not a formula
    return _BEGINS_A_FORMULA.sub(r"\1'", without_marks(cell))


ENCODING = "utf-8-sig"
"""UTF-8 with a byte order mark, without which spreadsheets do not recognise it."""


SEPARATORS = (",", ";")
"""Separators of columns that spreadsheets know, the default first."""


def csv_of(table: TidyTable, separator: str = SEPARATORS[0]) -> str:
    """Returns the table as separated values with a header (RFC 4180)."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator)
    writer.writerow(table.columns)
    writer.writerows(
        [
            harmless(cell) if title in TIMES else _unconverted(harmless(cell))
            for title, cell in zip(table.columns, row, strict=True)
        ]
        for row in table.rows
    )
    return text.getvalue()


def _unconverted(cell: Cell) -> Cell:
    """Returns a text with an apostrophe before anything that a spreadsheet would turn into a date or a time."""
    if not isinstance(cell, str) or not any(letter.isdecimal() for letter in cell):
        return cell
    is_date = _NUMBERS.fullmatch(cell) or _NOT_LETTERS.sub(" ", cell).strip().casefold() in _months()
    return f"'{cell}" if is_date else cell


@cache
def _months() -> frozenset[str]:
    """Returns the names of the months and their short forms in every language."""
    from babel.dates import get_month_names

    found = set[str]()
    for code in languages():
        with speaking(code):
            for width in ("wide", "abbreviated"):
                found |= {
                    name.rstrip(".").casefold() for name in get_month_names(width, locale=babel_locale()).values()
                }
    return frozenset(found)


def _zone(*moments: str) -> Cell:
    """Returns the hall's offset from UTC at the first known time, such as "UTC+05:30", for programs without zones."""
    found = _OFFSET.search(next(filter(None, moments), ""))
    return f"UTC{found[0].removeprefix('Z')}" if found else None


# A match

BOARD_COLUMNS = (
    *("game", "board", "break_side", "break_by", "winner_side", "winner"),
    *("points", "points_queen", "points_men", "points_awarded", "points_demanded"),
    *("queen_side", "slam", "extra_board", "replays", "score_a", "score_b", "started", "finished", "zone"),
    *("by_time", "game_ended_by", "shoot_out_a", "shoot_out_b", "laws"),
)
"""Columns of boards. Sides are "a" and "b" as in a match file; times are ISO 8601; missing values are empty.

`game_ended_by` is the entry that ended a game, with its last board, or in a row of its own if it has no board.
"""


def _boards(sheet: ScoreSheet) -> Iterator[Cells]:
    laws = laws_code(sheet.setup.laws)
    for game in sheet.games:
        for board in game.boards:
            is_last = board is game.boards[-1]
            yield {**_board(sheet.names, board), **(_ending(game) if is_last else {}), "laws": laws}
        if not game.boards and game.ended_by is not None:
            score = {"score_a": game.score.a, "score_b": game.score.b}
            yield {"game": game.number, **score, **_ending(game), "laws": laws}


def _ending(game: GameLine) -> Cells:
    if game.ended_by is None:
        return {}
    tries = game.ended_by if isinstance(game.ended_by, ShotOut) else ShotOut(Side.A)
    return {"game_ended_by": game.ended_by.about.name, "shoot_out_a": tries.a, "shoot_out_b": tries.b}


def _board(names: Names, board: BoardLine) -> Cells:
    return {
        "by_time": int(board.by_time),
        "game": board.game,
        "board": board.number,
        "break_side": board.breaker.side.value,
        "break_by": names.full.player(board.breaker),
        "winner_side": "" if board.winner is None else board.winner.value,
        "winner": "" if board.winner is None else names.full.side(board.winner),
        "points": board.points.total,
        "points_queen": board.points.queen,
        "points_men": board.points.men,
        "points_awarded": board.points.awarded,
        "points_demanded": board.points.demanded,
        "queen_side": board.queen and board.queen.value,
        "slam": board.slam and board.slam.value,
        "extra_board": int(board.is_extra),
        "replays": board.replays,
        "score_a": board.score.a,
        "score_b": board.score.b,
        "started": board.started,
        "finished": board.finished,
        "zone": _zone(board.started, board.finished),
    }


STROKE_COLUMNS = (
    *("number", "at", "elapsed_ms", "game", "board", "side", "player", "happened", "ruled", "laws", "men_after"),
    *("status", "by", "was_happened", "was_ruled", "match", "own", "opponent", "queen", "striker"),
    *("jumped_own", "jumped_opponent", "jumped_queen", "jumped_striker", "touched", "improper", "breach"),
    *("turn", "back_own", "back_opponent", "back_queen", "due_own", "due_opponent", "clock_ms", "zone"),
    *("white_after", "black_after", "queen_after", "score_a", "score_b"),
)
"""Columns of the log, with a row for each entry.

`men_after` is white–black, with Q while the Queen is on the board. Columns from `own` describe the stroke: men
pocketed, by the player in turn and others. Columns from `turn` describe the ruling: `back` are the men that come back,
`clock_ms` is the duration of the stroke. Columns from `white_after` describe the board and the score of the game
afterwards. Values that do not apply are empty.
"""


def _logged(sheet: ScoreSheet, line: LogLine) -> Cells:
    cells: dict[str, Cell] = {
        "number": line.number,
        "at": line.at,
        "game": line.place[0],
        "board": line.place[1],
        "side": line.side and line.side.value,
        "player": sheet.names.full.who(line.side, line.seat),
        "happened": line.what,
        "ruled": line.ruled,
        "laws": ", ".join(line.laws),
        "men_after": line.men,
        "status": line.status.value,
        "by": line.by,
        "was_happened": line.was,
        "was_ruled": line.was_ruled,
        "match": sheet.match_id,
        "clock_ms": line.clock_ms,
        "zone": _zone(line.at),
    }
    if line.at or line.elapsed_ms:
        cells["elapsed_ms"] = line.elapsed_ms
    if line.lying is not None:
        cells["white_after"], cells["black_after"], cells["queen_after"] = map(int, line.lying)
    if line.score is not None:
        cells["score_a"], cells["score_b"] = line.score.a, line.score.b
    return {**cells, **_entry(line.entry)}


def _entry(entry: Entry | None) -> Cells:
    """Returns the cells about a stroke, a breach or a ruling."""
    cells: dict[str, Cell] = {}
    if isinstance(entry, StrokeMade | ViolationSeen) and entry.breach is not None:
        cells["breach"] = entry.breach.value
    if isinstance(entry, StrokeMade):
        cells |= _stroke(entry.stroke)
    if isinstance(entry, ActEntry) and entry.ruling is not None:
        cells |= _ruling(entry.ruling)
    return cells


def _stroke(stroke: Stroke) -> Cells:
    pocketed, jumped = stroke.pocketed, stroke.jumped
    return {
        "own": pocketed.own,
        "opponent": pocketed.opponent,
        "queen": int(pocketed.queen),
        "striker": int(pocketed.striker),
        "jumped_own": jumped.own,
        "jumped_opponent": jumped.opponent,
        "jumped_queen": int(jumped.queen),
        "jumped_striker": int(jumped.striker),
        "touched": int(stroke.touched),
        "improper": int(stroke.improper),
    }


def _ruling(ruling: Ruling) -> Cells:
    return {
        "turn": ruling.turn.value,
        "back_own": ruling.place.men.own,
        "back_opponent": ruling.place.men.opponent,
        "back_queen": int(ruling.place.queen),
        "due_own": ruling.due.own,
        "due_opponent": ruling.due.opponent,
    }


def boards_table(sheet: ScoreSheet) -> TidyTable:
    return tidy_table("Boards", BOARD_COLUMNS, _boards(sheet))


def event_boards_table(day: Day) -> TidyTable:
    """Returns every board of every match, preceded by the id of the match."""
    tables = ((sheet.match_id, boards_table(sheet)) for sheet in day.sheets)
    rows = tuple((match, *row) for match, table in tables for row in table.rows)
    return TidyTable("Boards", ("match", *BOARD_COLUMNS), rows)


def strokes_table(sheet: ScoreSheet) -> TidyTable:
    """Returns every entry of the log, including undone ones."""
    return tidy_table("Strokes", STROKE_COLUMNS, (_logged(sheet, line) for line in sheet.log))


def match_table(sheet: ScoreSheet, program: str) -> TidyTable:
    """Returns the match itself, with a property in each row."""
    setup = sheet.setup
    rows: list[tuple[Cell, ...]] = [
        ("id", sheet.match_id),
        *((name, getattr(setup, name)) for name in TEXTS),
        ("laws", setup.laws.id),
        ("laws_title", laws_name(setup.laws)),
        *((("event_rules", event_rules(setup.laws)),) if setup.laws.event is not None else ()),
        ("format", format_words(setup)),
        ("status", sheet.status.value),
        ("result", outcome_words(sheet)),
        ("winner_side", None if sheet.outcome.winner is None else sheet.outcome.winner.value),
    ]
    for side in Side:
        rows.append((f"games_{side.value}", sheet.outcome.games.of(side)))
        rows += [(f"player_{side.value}{place}", player.name) for place, player in enumerate(setup.sides.of(side), 1)]
    rows += [
        ("started", sheet.started),
        ("finished", sheet.finished),
        ("fingerprint", sheet.fingerprint),
        ("overrides", sheet.overrides),
        ("program", program),
    ]
    return TidyTable("Match", ("property", "value"), tuple(rows))


# Results


RESULT_COLUMNS = (
    *("id", "event", "round", "category", "table", "umpire", "chief_referee", "started", "finished"),
    *(f"player_{seat}" for seat in SEATS_BY_SIDE),
    *("status", "outcome", "winner_side", "winner", "games_a", "games_b", "scores", "laws", "fingerprint"),
    *(f"{what}_{seat}" for seat in SEATS_BY_SIDE for what in ("club", "country")),
    *("overrides", "zone", "reason", "approved", "unlawful", "tie", "decided"),
)
"""Columns of results, with a row for each match. Sides are "a" and "b" as in a match file, times ISO 8601; `scores` are
those of the games, a's points first, such as "25–13 8–25"; `overrides` counts overridden rulings; `decided` lists
the games that something besides their boards decided, and who won them, such as "3:shoot_out:b".
"""


def _result(result: MatchResult) -> Cells:
    setup, outcome = result.setup, result.outcome
    cells: dict[str, Cell] = {
        "id": result.match_id,
        **{name: getattr(setup, name) for name in TEXTS},
        "started": result.started,
        "finished": result.finished,
        "status": result.status.value,
        "outcome": outcome.kind.value,
        "games_a": outcome.games.a,
        "games_b": outcome.games.b,
        "scores": " ".join(f"{score.a}–{score.b}" for score in result.scores),
        "decided": _decided(result),
        "laws": laws_code(setup.laws),
        "fingerprint": result.fingerprint,
        "overrides": result.overrides,
        "zone": _zone(result.started, result.finished),
        "reason": outcome.reason,
        "approved": None if result.is_approved is None else int(result.is_approved),
        "unlawful": None if result.is_unlawful is None else int(result.is_unlawful),
    }
    if outcome.winner is not None:
        cells["winner_side"], cells["winner"] = outcome.winner.value, setup.side_name(outcome.winner)
    for side in Side:
        for number, player in enumerate(setup.sides.of(side), 1):
            seat = seat_of(side, number)
            cells |= {f"player_{seat}": player.name, f"club_{seat}": player.club, f"country_{seat}": player.country}
    return cells


def _decided(result: MatchResult) -> Cell:
    """Returns number, way and winner of each game that its boards did not decide; None if there is none."""
    games = ((number, each) for number, (_, each) in enumerate(each_game(result), 1) if each is not None)
    return " ".join(f"{number}:{each.way}:{each.winner}" for number, each in games) or None


def results_table(results: Iterable[MatchResult]) -> TidyTable:
    """Returns the results with the columns of `RESULT_COLUMNS`."""
    return tidy_table("Results", RESULT_COLUMNS, map(_result, results))


STANDING_COLUMNS = (
    *("group", "place", "side", "played", "won", "games_won", "games_lost"),
    *("points_for", "points_against", "drawn"),
)


def standings_tables(rankings: Iterable[Ranking]) -> tuple[TidyTable, ...]:
    """Returns the standings of every group; no table without any."""
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (ranking.name, each.place, each.name, each.played, each.won, *each.games, *each.points, each.drawn)
        for ranking in rankings
        for each in ranking.sides
    )
    return (TidyTable("Standings", STANDING_COLUMNS, rows),) if rows else ()


def ties_table(ties: Iterable[TieScore]) -> TidyTable:
    """Returns team ties with the matches that each team has won."""
    columns = ("event", "round", "team_a", "team_b", "matches_a", "matches_b", "winner", "over", "approved")
    rows: list[tuple[Cell, ...]] = []
    for each in ties:
        winner = None if each.winner is None else each.teams.of(each.winner)
        counts = (each.score.a, each.score.b, winner, int(each.is_over), int(each.is_approved))
        rows.append((each.setup.event, each.setup.round, each.teams.a, each.teams.b, *counts))
    return TidyTable("Ties", columns, tuple(rows))
