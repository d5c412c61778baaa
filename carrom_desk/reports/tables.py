"""Tables for other programs: plain rows of numbers and texts under stated names, on which scripts rely."""

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.match.entries import ActEntry, Entry, StrokeMade, ViolationSeen
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.side import Seat, Side
from carrom_desk.rules.position import Pieces

from .day import Day
from .faults import FaultKind
from .player_statistics import PlayedMatch, PlayerStatistics
from .score_card import BoardLine, GameLine
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

BOARD_COLUMNS = (
    "game",
    "board",
    "break_side",
    "break_by",
    "winner_side",
    "winner",
    "points",
    "points_queen",
    "points_men",
    "points_awarded",
    "points_demanded",
    "queen_side",
    "slam",
    "extra_board",
    "replays",
    "score_a",
    "score_b",
    "started",
    "finished",
)
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
    boards = (_board(sheet, board) for game in sheet.games for board in game.boards)
    return TidyTable("Boards", BOARD_COLUMNS, tuple(boards))


def _board(sheet: ScoreSheet, board: BoardLine) -> tuple[Cell, ...]:
    return (
        board.game,
        board.number,
        board.breaker.side.value,
        sheet.names.full_player(board.breaker),
        board.winner.value,
        sheet.names.full_side(board.winner),
        board.points.total,
        board.points.queen,
        board.points.men,
        board.points.awarded,
        board.points.demanded,
        None if board.queen is None else board.queen.value,
        None if board.slam is None else board.slam.value,
        int(board.is_extra),
        board.replays,
        board.score.a,
        board.score.b,
        board.started,
        board.finished,
    )


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
        ("laws_title", sheet.names.say(setup.laws.name)),
        ("format", format_words(setup, sheet.names.say)),
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
        *(_player(sheet, seat) for seat in _SEATS),
        sheet.status.value,
        outcome.kind.value,
        None if outcome.winner is None else outcome.winner.value,
        None if outcome.winner is None else sheet.names.full_side(outcome.winner),
        outcome.games.a,
        outcome.games.b,
        " ".join(_score(game) for game in sheet.games),
        setup.laws.id,
        sheet.fingerprint,
        *(told for seat in _SEATS for told in _origin(sheet, seat)),
    )


_SEATS = (Seat.A1, Seat.A2, Seat.B1, Seat.B2)


def _player(sheet: ScoreSheet, seat: Seat) -> str | None:
    players = sheet.setup.sides.of(seat.side)
    return players[seat.number - 1].name if seat.number <= len(players) else None


def _origin(sheet: ScoreSheet, seat: Seat) -> tuple[Cell, ...]:
    players = sheet.setup.sides.of(seat.side)
    if seat.number > len(players):
        return None, None
    player = players[seat.number - 1]
    return player.club, player.country


def _score(game: GameLine) -> str:
    return f"{game.score.of(Side.A)}:{game.score.of(Side.B)}"


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

NUMBER_COLUMNS = (
    "strokes",
    "turns",
    "men",
    "most_men_in_turn",
    "longest_turn_strokes",
    "boards",
    "boards_won",
    "boards_broken",
    "queens_covered",
    *FAULT_COLUMNS.values(),
    "strokes_timed",
    "median_ms",
    "longest_ms",
    "white_slams",
    "black_slams",
    "break_and_runs",
)
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
)
"""A row for each match; `result` is won, lost or open."""


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
    )


def _numbers(numbers: Statistics) -> tuple[Cell, ...]:
    return (
        numbers.strokes,
        len(numbers.turns),
        numbers.men,
        numbers.most_men,
        numbers.longest_turn,
        numbers.boards,
        numbers.boards_won,
        numbers.breaks,
        numbers.queens,
        *(numbers.count(kind) for kind in FAULT_COLUMNS),
        len(numbers.times_ms),
        None if numbers.median_ms is None else round(numbers.median_ms),
        numbers.longest_ms,
        numbers.white_slams,
        numbers.black_slams,
        numbers.break_and_runs,
    )
