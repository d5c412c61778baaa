"""Tables for other programs: rows of numbers and texts under stable column names that scripts can rely on."""

import csv
import io
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from carrom_desk.i18n import say
from carrom_desk.match.entry.entries import ActEntry, StrokeMade, ViolationSeen
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.setup import Player
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.sheet.faults import FaultKind
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import format_words, outcome_words
from carrom_desk.presentation.sheet.statistics import Statistics
from carrom_desk.rules.ruling import Ruling

from .results.day import Day
from .results.standings import groups_of
from .statistics.player_statistics import PlayedMatch, PlayerStatistics

Cell = int | str | None
"""A number, a text, or None."""

_BEGINS_A_FORMULA = re.compile("(^|[;|\t\r\n])(?=[ \u00a0\u3000]*[=+\\-@\t\r＝＋－＠﹦﹢﹣﹫])")
"""Characters with which a spreadsheet would start a formula: at the start of a cell, also in full width, and after a
possible cell separator.
"""

_OFFSET = re.compile(r"(?<=[\d])(Z|[+-]\d\d:\d\d)$")


@dataclass(frozen=True, slots=True)
class TidyTable:
    """A table with a row per record and a column per property."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def harmless(cell: Cell) -> Cell:
    """Returns a text without isolates, with an apostrophe before anything a spreadsheet would take for a formula."""
    if not isinstance(cell, str) or len(cell) < 2:
        return cell  # a sign alone is not a formula
    return _BEGINS_A_FORMULA.sub(r"\1'", without_marks(cell))


ENCODING = "utf-8-sig"
"""UTF-8 with a byte order mark, without which spreadsheets do not recognise it."""


def csv_of(table: TidyTable) -> str:
    """Returns the table as comma-separated values with a header (RFC 4180)."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(table.columns)
    writer.writerows([harmless(cell) for cell in row] for row in table.rows)
    return text.getvalue()


def _zone(moment: str) -> Cell:
    """Returns the hall's offset from UTC, such as "UTC+05:30", for programs without time zones."""
    found = _OFFSET.search(moment)
    return f"UTC{found[0].removeprefix('Z')}" if found else None


# A match

_BOARD: Mapping[str, Callable[[Names, BoardLine], Cell]] = {
    "game": lambda _, board: board.game,
    "board": lambda _, board: board.number,
    "break_side": lambda _, board: board.breaker.side.value,
    "break_by": lambda names, board: names.full_player(board.breaker),
    "winner_side": lambda _, board: board.winner.value,
    "winner": lambda names, board: names.full_side(board.winner),
    "points": lambda _, board: board.points.total,
    "points_queen": lambda _, board: board.points.queen,
    "points_men": lambda _, board: board.points.men,
    "points_awarded": lambda _, board: board.points.awarded,
    "points_demanded": lambda _, board: board.points.demanded,
    "queen_side": lambda _, board: board.queen and board.queen.value,
    "slam": lambda _, board: board.slam and board.slam.value,
    "extra_board": lambda _, board: int(board.is_extra),
    "replays": lambda _, board: board.replays,
    "score_a": lambda _, board: board.score.a,
    "score_b": lambda _, board: board.score.b,
    "started": lambda _, board: board.started,
    "finished": lambda _, board: board.finished,
    "zone": lambda _, board: _zone(board.started),
}
BOARD_COLUMNS = tuple(_BOARD)
"""Columns of boards. Sides are "a" and "b" as in a match file; times are ISO 8601; missing values are empty."""


def _of_stroke(tell: Callable[[StrokeMade], Cell]) -> Callable[[ScoreSheet, LogLine], Cell]:
    return lambda _, line: tell(line.entry) if isinstance(line.entry, StrokeMade) else None


def _of_ruling(tell: Callable[[Ruling], Cell]) -> Callable[[ScoreSheet, LogLine], Cell]:
    def cell(_: ScoreSheet, line: LogLine) -> Cell:
        ruling = line.entry.ruling if isinstance(line.entry, ActEntry) else None
        return None if ruling is None else tell(ruling)

    return cell


def _breach(_: ScoreSheet, line: LogLine) -> Cell:
    breach = line.entry.breach if isinstance(line.entry, StrokeMade | ViolationSeen) else None
    return None if breach is None else breach.value


_STROKE: Mapping[str, Callable[[ScoreSheet, LogLine], Cell]] = {
    "number": lambda _, line: line.number,
    "at": lambda _, line: line.at,
    "elapsed_ms": lambda _, line: line.elapsed_ms if line.at or line.elapsed_ms else None,
    "game": lambda _, line: line.game,
    "board": lambda _, line: line.board,
    "side": lambda _, line: line.side and line.side.value,
    "player": lambda sheet, line: sheet.names.full_who(line.side, line.seat),
    "happened": lambda _, line: line.what,
    "ruled": lambda _, line: line.ruled,
    "laws": lambda _, line: ", ".join(line.laws),
    "men_after": lambda _, line: line.men,
    "status": lambda _, line: line.status.value,
    "by": lambda _, line: line.by,
    "was_happened": lambda _, line: line.was,
    "was_ruled": lambda _, line: line.was_ruled,
    "match": lambda sheet, _: sheet.match_id,
    "own": _of_stroke(lambda made: made.stroke.pocketed.men.own),
    "opponent": _of_stroke(lambda made: made.stroke.pocketed.men.opponent),
    "queen": _of_stroke(lambda made: int(made.stroke.pocketed.queen)),
    "striker": _of_stroke(lambda made: int(made.stroke.pocketed.striker)),
    "jumped_own": _of_stroke(lambda made: made.stroke.jumped.men.own),
    "jumped_opponent": _of_stroke(lambda made: made.stroke.jumped.men.opponent),
    "jumped_queen": _of_stroke(lambda made: int(made.stroke.jumped.queen)),
    "jumped_striker": _of_stroke(lambda made: int(made.stroke.jumped.striker)),
    "touched": _of_stroke(lambda made: int(made.stroke.touched)),
    "improper": _of_stroke(lambda made: int(made.stroke.improper)),
    "breach": _breach,
    "turn": _of_ruling(lambda ruling: ruling.turn.value),
    "back_own": _of_ruling(lambda ruling: ruling.place.men.own),
    "back_opponent": _of_ruling(lambda ruling: ruling.place.men.opponent),
    "back_queen": _of_ruling(lambda ruling: int(ruling.place.queen)),
    "due_own": _of_ruling(lambda ruling: ruling.due.own),
    "due_opponent": _of_ruling(lambda ruling: ruling.due.opponent),
    "clock_ms": lambda _, line: line.clock_ms,
    "zone": lambda _, line: _zone(line.at),
    "white_after": lambda _, line: line.lying and line.lying[0],
    "black_after": lambda _, line: line.lying and line.lying[1],
    "queen_after": lambda _, line: line.lying and int(line.lying[2]),
    "score_a": lambda _, line: None if line.score is None else line.score.a,
    "score_b": lambda _, line: None if line.score is None else line.score.b,
}
STROKE_COLUMNS = tuple(_STROKE)
"""Columns of the log, with a row for each entry.

`men_after` is white:black, with Q while the Queen is on the board. Columns from `own` describe the stroke: men
pocketed, by the player in turn and others. Columns from `turn` describe the ruling: `back` are the men that come back,
`clock_ms` is the duration of the stroke. Columns from `white_after` describe the board and the score of the game
afterwards. Values that do not apply are empty.
"""


def boards_table(sheet: ScoreSheet) -> TidyTable:
    """Returns every finished board."""
    boards = (board for game in sheet.games for board in game.boards)
    rows = (tuple(cell(sheet.names, board) for cell in _BOARD.values()) for board in boards)
    return TidyTable("Boards", BOARD_COLUMNS, tuple(rows))


def event_boards_table(day: Day) -> TidyTable:
    """Returns every board of every match, preceded by the id of the match."""
    tables = ((sheet.match_id, boards_table(sheet)) for sheet in day.sheets)
    rows = tuple((match, *row) for match, table in tables for row in table.rows)
    return TidyTable("Boards", ("match", *BOARD_COLUMNS), rows)


def strokes_table(sheet: ScoreSheet) -> TidyTable:
    """Returns every entry of the log, including undone ones."""
    rows = (tuple(cell(sheet, line) for cell in _STROKE.values()) for line in sheet.log)
    return TidyTable("Strokes", STROKE_COLUMNS, tuple(rows))


def match_table(sheet: ScoreSheet) -> TidyTable:
    """Returns the match itself, with a property in each row."""
    setup = sheet.setup
    rows: list[tuple[Cell, ...]] = [
        ("id", sheet.match_id),
        ("event", setup.event),
        ("round", setup.round),
        ("category", setup.category),
        ("table", setup.table),
        ("umpire", setup.umpire),
        ("chief_referee", setup.chief_referee),
        ("laws", setup.laws.id),
        ("laws_title", say(setup.laws.name)),
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
        ("program", f"Carrom Desk {sheet.version}"),
    ]
    return TidyTable("Match", ("property", "value"), tuple(rows))


# A day


def _player(seat: Seat, tell: Callable[[Player], Cell]) -> Callable[[ScoreSheet], Cell]:
    """Returns the cell of a seat; empty if nobody sits there."""

    def cell(sheet: ScoreSheet) -> Cell:
        players = sheet.setup.sides.of(seat.side)[seat.number - 1 :]
        return tell(players[0]) if players else None

    return cell


def _winner(sheet: ScoreSheet) -> Cell:
    return sheet.outcome.winner and sheet.names.full_side(sheet.outcome.winner)


_SEATS = {seat.value: seat for seat in (Seat.A1, Seat.A2, Seat.B1, Seat.B2)}

_RESULT: Mapping[str, Callable[[ScoreSheet], Cell]] = {
    "id": lambda sheet: sheet.match_id,
    "event": lambda sheet: sheet.setup.event,
    "round": lambda sheet: sheet.setup.round,
    "category": lambda sheet: sheet.setup.category,
    "table": lambda sheet: sheet.setup.table,
    "umpire": lambda sheet: sheet.setup.umpire,
    "chief_referee": lambda sheet: sheet.setup.chief_referee,
    "started": lambda sheet: sheet.started,
    "finished": lambda sheet: sheet.finished,
    **{f"player_{name}": _player(seat, lambda player: player.name) for name, seat in _SEATS.items()},
    "status": lambda sheet: sheet.status.value,
    "outcome": lambda sheet: sheet.outcome.kind.value,
    "winner_side": lambda sheet: sheet.outcome.winner and sheet.outcome.winner.value,
    "winner": _winner,
    "games_a": lambda sheet: sheet.outcome.games.a,
    "games_b": lambda sheet: sheet.outcome.games.b,
    "scores": lambda sheet: " ".join(f"{game.score.a}:{game.score.b}" for game in sheet.games),
    "laws": lambda sheet: sheet.setup.laws.id,
    "fingerprint": lambda sheet: sheet.fingerprint,
    **{
        f"{what}_{name}": _player(seat, tell)
        for name, seat in _SEATS.items()
        for what, tell in (("club", lambda player: player.club), ("country", lambda player: player.country))
    },
    "overrides": lambda sheet: sheet.overrides,
    "zone": lambda sheet: _zone(sheet.started),
}
RESULT_COLUMNS = tuple(_RESULT)
"""Columns of results, with a row for each match. Sides are "a" and "b" as in a match file, times ISO 8601; `scores` are
those of the games, a's points first, such as "25:13 8:25"; `overrides` counts overridden rulings.
"""


def results_table(day: Day) -> TidyTable:
    """Returns the results with the columns of `RESULT_COLUMNS`."""
    rows = (tuple(cell(sheet) for cell in _RESULT.values()) for sheet in day.sheets)
    return TidyTable("Results", RESULT_COLUMNS, tuple(rows))


STANDING_COLUMNS = (
    "group",
    "place",
    "side",
    "played",
    "won",
    "games_won",
    "games_lost",
    "points_for",
    "points_against",
)


def standings_tables(day: Day) -> tuple[TidyTable, ...]:
    """Returns the standings of every group in which all sides met."""
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (name, place, each.name, each.played, each.won, *each.games, *each.points)
        for name, standings in groups_of(day.sheets)
        for place, each in enumerate(standings, 1)
    )
    return (TidyTable("Standings", STANDING_COLUMNS, rows),) if rows else ()


# Statistics

FAULT_COLUMNS = {
    FaultKind.DUE: "dues",
    FaultKind.FOUL: "fouls",
    FaultKind.DUE_AND_FOUL: "dues_and_fouls",
    FaultKind.TECHNICAL_FOUL: "technical_fouls",
    FaultKind.TIME_FAULT: "time_faults",
    FaultKind.BOARD_LOST: "boards_lost_by_act",
    FaultKind.DISQUALIFIED: "disqualifications",
}


def _faults(kind: FaultKind, numbers: Statistics) -> Cell:
    return numbers.faults.count(kind)


_NUMBERS: Mapping[str, Callable[[Statistics], Cell]] = {
    "strokes": lambda numbers: numbers.strokes,
    "turns": lambda numbers: len(numbers.turns),
    "men": lambda numbers: numbers.men,
    "most_men_in_turn": lambda numbers: numbers.most_men,
    "longest_turn_strokes": lambda numbers: numbers.longest_turn,
    "boards": lambda numbers: numbers.boards,
    "boards_won": lambda numbers: numbers.boards_won,
    "boards_broken": lambda numbers: numbers.breaks,
    "queens_covered": lambda numbers: numbers.queens,
    **{name: partial(_faults, kind) for kind, name in FAULT_COLUMNS.items()},
    "strokes_timed": lambda numbers: len(numbers.times_ms),
    "median_ms": lambda numbers: None if numbers.median_ms is None else round(numbers.median_ms),
    "longest_ms": lambda numbers: numbers.longest_ms,
    "white_slams": lambda numbers: numbers.white_slams,
    "black_slams": lambda numbers: numbers.black_slams,
    "break_and_runs": lambda numbers: numbers.break_and_runs,
}
NUMBER_COLUMNS = tuple(_NUMBERS)
"""Counts, and milliseconds per stroke; empty if no times are logged."""

MATCH_STATISTICS_COLUMNS = ("side", "seat", "player", *NUMBER_COLUMNS)
"""Columns of a match's statistics, with a row for each side and, in doubles, for each player with their seat."""


def match_statistics_table(sheet: ScoreSheet) -> TidyTable:
    """Returns the statistics of a match."""
    return TidyTable("Statistics", MATCH_STATISTICS_COLUMNS, tuple(_of_match(sheet)))


def _of_match(sheet: ScoreSheet) -> Iterator[tuple[Cell, ...]]:
    for side in Side:
        yield side.value, None, sheet.names.full_side(side), *_numbers(sheet.statistics.sides.of(side))
    if sheet.setup.doubles:
        for seat in Seat:
            numbers = _numbers(sheet.statistics.seats[seat])
            yield seat.side.value, seat.value, sheet.names.full_player(seat), *numbers


def _numbers(numbers: Statistics) -> tuple[Cell, ...]:
    return tuple(cell(numbers) for cell in _NUMBERS.values())


def _partner(match: PlayedMatch) -> str:
    others = (seat for seat in match.sheet.names.short if seat.side is match.seat.side and seat is not match.seat)
    return "".join(match.sheet.setup.player_at(seat).name for seat in others)


def _of_numbers(cell: Callable[[Statistics], Cell], match: PlayedMatch) -> Cell:
    return cell(match.statistics)


def _broken(match: PlayedMatch, side: Side) -> list[BoardLine]:
    return [board for board in match.boards if board.breaker.side is side]


def _won(match: PlayedMatch, breaker: Side) -> int:
    return sum(board.winner is match.seat.side for board in _broken(match, breaker))


def _points(match: PlayedMatch, winner: Side) -> int:
    return sum(board.points.total for board in match.boards if board.winner is winner)


_PLAYED: Mapping[str, Callable[[PlayedMatch], Cell]] = {
    "id": lambda match: match.sheet.match_id,
    "started": lambda match: match.sheet.started,
    "event": lambda match: match.sheet.setup.event,
    "round": lambda match: match.sheet.setup.round,
    "side": lambda match: match.seat.side.value,
    "seat": lambda match: match.seat.value,
    "partner": _partner,
    "opponents": lambda match: match.sheet.names.full_side(match.seat.side.other),
    "result": lambda match: match.result,
    "games_won": lambda match: match.sheet.outcome.games.of(match.seat.side),
    "games_lost": lambda match: match.sheet.outcome.games.of(match.seat.side.other),
    **{name: partial(_of_numbers, cell) for name, cell in _NUMBERS.items()},
    "turns_with_men": lambda match: sum(turn.men > 0 for turn in match.statistics.turns),
    "boards_won_white": lambda match: _won(match, match.seat.side),
    "boards_white": lambda match: len(_broken(match, match.seat.side)),
    "boards_won_black": lambda match: _won(match, match.seat.side.other),
    "boards_black": lambda match: len(_broken(match, match.seat.side.other)),
    "points_for": lambda match: _points(match, match.seat.side),
    "points_against": lambda match: _points(match, match.seat.side.other),
}
PLAYER_STATISTICS_COLUMNS = tuple(_PLAYED)
"""Columns of a player's statistics, with a row for each match; `result` is won, lost or open. Boards with white are
those that the side broke.
"""


def player_statistics_table(player: PlayerStatistics) -> TidyTable:
    """Returns a player's statistics by match."""
    rows = (tuple(cell(match) for cell in _PLAYED.values()) for match in player.matches)
    return TidyTable("Statistics", PLAYER_STATISTICS_COLUMNS, tuple(rows))
