"""Tables for other programs: plain rows of numbers and texts under stated names, on which scripts rely."""

import csv
import io
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from carrom_desk.match.entries import ActEntry, Entry, StrokeMade, ViolationSeen
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.side import Seat, Side
from carrom_desk.rules.position import Pieces

from .day import Day
from .faults import FaultKind
from .names import Names
from .player_statistics import PlayedMatch, PlayerStatistics
from .score_card import BoardLine
from .score_sheet import ScoreSheet
from .sheet_words import format_words, outcome_words
from .statistics import Statistics
from .stroke_log import LogLine

Cell = int | str | None
"""A number, a text, or nothing."""

_BEGINS_A_FORMULA = re.compile("(^|[;|\t\r\n])(?=[ \u00a0\u3000]*[=+\\-@\t\r＝＋－＠﹦﹢﹣﹫])")
"""Where a spreadsheet would begin a formula: at a cell's first sign, full width or not, and at the first after what it
may take for a separator of cells."""


@dataclass(frozen=True, slots=True)
class TidyTable:
    """One row for each thing, one column for each property of it."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def harmless(cell: Cell) -> Cell:
    """A text without marks of direction, an apostrophe before what a spreadsheet would take for a formula."""
    if not isinstance(cell, str):
        return cell
    return _BEGINS_A_FORMULA.sub(r"\1'", without_marks(cell))


ENCODING = "utf-8-sig"
"""To write the text with: spreadsheets take a file without the signature for something else than UTF-8."""


def csv_of(table: TidyTable) -> str:
    """The table under a line of its columns' names, as comma-separated values (RFC 4180)."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(table.columns)
    writer.writerows([harmless(cell) for cell in row] for row in table.rows)
    return text.getvalue()


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
}
BOARD_COLUMNS = tuple(_BOARD)
"""Sides are "a" and "b" as in a match file; times are ISO 8601; empty where there is nothing."""

STROKE_COLUMNS = (
    "number",
    "at",
    "elapsed_ms",
    "game",
    "board",
    "side",
    "player",
    "happened",
    "ruled",
    "laws",
    "men_after",
    "status",
    "by",
    "was_happened",
    "was_ruled",
    "match",
    "own",
    "opponent",
    "queen",
    "striker",
    "jumped_own",
    "jumped_opponent",
    "jumped_queen",
    "jumped_striker",
    "touched",
    "improper",
    "breach",
    "turn",
    "back_own",
    "back_opponent",
    "back_queen",
    "due_own",
    "due_opponent",
    "clock_ms",
)
"""One row for each entry of the log; `men_after` is white:black, with Q while the Queen lies on the board.

From `own` on they tell what a stroke pocketed and what off the board, from `turn` on what any act was ruled: own is who
was in turn, back what comes back onto the board, `clock_ms` how long the stroke took. Empty where it does not apply.
"""


def boards_table(sheet: ScoreSheet) -> TidyTable:
    """Every board that is over."""
    boards = (board for game in sheet.games for board in game.boards)
    rows = (tuple(cell(sheet.names, board) for cell in _BOARD.values()) for board in boards)
    return TidyTable("Boards", BOARD_COLUMNS, tuple(rows))


def strokes_table(sheet: ScoreSheet) -> TidyTable:
    """Every entry of the log, also those that were taken back."""
    has_times = any(line.at or line.elapsed_ms for line in sheet.log)
    rows = tuple(_stroke(sheet, line, has_times=has_times) for line in sheet.log)
    return TidyTable("Strokes", STROKE_COLUMNS, rows)


def _stroke(sheet: ScoreSheet, line: LogLine, *, has_times: bool) -> tuple[Cell, ...]:
    return (
        line.number,
        line.at,
        line.elapsed_ms if has_times else None,
        line.game,
        line.board,
        None if line.side is None else line.side.value,
        sheet.names.full_who(line.side, line.seat),
        line.what,
        line.ruled,
        ", ".join(line.laws),
        line.men,
        line.status.value,
        line.by,
        line.was,
        line.was_ruled,
        sheet.match_id,
        *_struck(line.entry),
        *_ruled(line.entry),
        line.clock_ms,
    )


def _struck(entry: Entry | None) -> tuple[Cell, ...]:
    if not isinstance(entry, StrokeMade):
        return (*(None,) * 10, entry.breach.value if isinstance(entry, ViolationSeen) else None)
    stroke = entry.stroke
    return (
        *_pieces(stroke.pocketed),
        *_pieces(stroke.jumped),
        int(stroke.touched),
        int(stroke.improper),
        None if entry.breach is None else entry.breach.value,
    )


def _pieces(pieces: Pieces) -> tuple[Cell, ...]:
    return pieces.men.own, pieces.men.opponent, int(pieces.queen), int(pieces.striker)


def _ruled(entry: Entry | None) -> tuple[Cell, ...]:
    ruling = entry.ruling if isinstance(entry, ActEntry) else None
    if ruling is None:
        return (None,) * 6
    back = ruling.place
    counts = (back.men.own, back.men.opponent, int(back.queen), ruling.due.own, ruling.due.opponent)
    return ruling.turn.value, *counts


def match_table(sheet: ScoreSheet) -> TidyTable:
    """The match itself, a property in each row."""
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
        ("laws_title", sheet.say(setup.laws.name)),
        ("format", format_words(setup, sheet.say)),
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
        ("program", f"Carrom Desk {sheet.version}"),
    ]
    return TidyTable("Match", ("property", "value"), tuple(rows))


# A day

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
    *(f"{what}_{seat}" for seat in ("a1", "a2", "b1", "b2") for what in ("club", "country")),
)
"""A row for each match. Sides are "a" and "b" as in a match file, times ISO 8601; `scores` are those of the games, a's
points first, such as "25:13 8:25"."""


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
        *(_player(sheet, seat)[0] for seat in _SEATS),
        sheet.status.value,
        outcome.kind.value,
        None if outcome.winner is None else outcome.winner.value,
        None if outcome.winner is None else sheet.names.full_side(outcome.winner),
        outcome.games.a,
        outcome.games.b,
        " ".join(f"{game.score.a}:{game.score.b}" for game in sheet.games),
        setup.laws.id,
        sheet.fingerprint,
        *(cell for seat in _SEATS for cell in _player(sheet, seat)[1:]),
    )


_SEATS = (Seat.A1, Seat.A2, Seat.B1, Seat.B2)
_NOBODY = (None, None, None)


def _player(sheet: ScoreSheet, seat: Seat) -> tuple[Cell, Cell, Cell]:
    """Name, club and country; nothing where nobody sits."""
    players = sheet.setup.sides.of(seat.side)[seat.number - 1 :]
    return (players[0].name, players[0].club, players[0].country) if players else _NOBODY


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
    return numbers.count(kind)


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
"""Counts, and milliseconds a stroke; empty where the log tells no time."""

MATCH_STATISTICS_COLUMNS = ("side", "seat", "player", *NUMBER_COLUMNS)
"""A row for each side; in doubles then one for each player, with his seat."""

PLAYER_STATISTICS_COLUMNS = (
    "id",
    "started",
    "event",
    "round",
    "side",
    "seat",
    "partner",
    "opponents",
    "result",
    "games_won",
    "games_lost",
    *NUMBER_COLUMNS,
    "turns_with_men",
    "boards_won_white",
    "boards_white",
    "boards_won_black",
    "boards_black",
    "points_for",
    "points_against",
)
"""A row for each match; `result` is won, lost or open. Boards with white are those that the side broke."""


def match_statistics_table(sheet: ScoreSheet) -> TidyTable:
    """The numbers of a match."""
    return TidyTable("Statistics", MATCH_STATISTICS_COLUMNS, tuple(_of_match(sheet)))


def _of_match(sheet: ScoreSheet) -> Iterator[tuple[Cell, ...]]:
    for side in Side:
        yield side.value, None, sheet.names.full_side(side), *_numbers(sheet.statistics.sides.of(side))
    if sheet.setup.doubles:
        for seat in Seat:
            numbers = _numbers(sheet.statistics.of_seat(seat))
            yield seat.side.value, seat.value, sheet.names.full_player(seat), *numbers


def player_statistics_table(player: PlayerStatistics) -> TidyTable:
    """The numbers of a player match by match."""
    return TidyTable("Statistics", PLAYER_STATISTICS_COLUMNS, tuple(_played(match) for match in player.matches))


def _played(match: PlayedMatch) -> tuple[Cell, ...]:
    sheet, seat = match.sheet, match.seat
    partner = [player.name for player in sheet.setup.sides.of(seat.side)]
    del partner[seat.number - 1]
    return (
        sheet.match_id,
        sheet.started,
        sheet.setup.event,
        sheet.setup.round,
        seat.side.value,
        seat.value,
        "".join(partner),
        sheet.names.full_side(seat.side.other),
        match.result,
        sheet.outcome.games.of(seat.side),
        sheet.outcome.games.of(seat.side.other),
        *_numbers(match.statistics),
        sum(turn.men > 0 for turn in match.statistics.turns),
        *_boards(match),
    )


def _boards(match: PlayedMatch) -> Iterator[Cell]:
    """Boards won and played with white, then with black; points for and against."""
    side, boards = match.seat.side, match.boards
    for colour in (side, side.other):
        broken = [board for board in boards if board.breaker.side is colour]
        yield sum(board.winner is side for board in broken)
        yield len(broken)
    for winner in (side, side.other):
        yield sum(board.points.total for board in boards if board.winner is winner)


def _numbers(numbers: Statistics) -> tuple[Cell, ...]:
    return tuple(cell(numbers) for cell in _NUMBERS.values())
