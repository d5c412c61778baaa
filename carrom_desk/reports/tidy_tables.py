"""Boards and strokes as tidy tables: scripts rely on their columns, which are stated here."""

from carrom_desk.match.side import Side

from .cells import Cell, TidyTable
from .score_card import BoardLine
from .score_sheet import ScoreSheet
from .sheet_words import format_words, outcome_words
from .stroke_log import LogLine
from .wording import EDITIONS

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
)
"""One row for each entry of the log; `men_after` is white:black, with Q while the Queen lies on the board."""


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
    return TidyTable("Strokes", STROKE_COLUMNS, tuple(_stroke(sheet, line) for line in sheet.log))


def _stroke(sheet: ScoreSheet, line: LogLine) -> tuple[Cell, ...]:
    return (
        line.number,
        line.at,
        line.elapsed_ms,
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
    )


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
        ("laws", setup.laws.value),
        ("laws_title", EDITIONS[setup.laws]),
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
        ("program", f"Carrom Desk {sheet.version}"),
    ]
    return TidyTable("Match", ("property", "value"), tuple(rows))
