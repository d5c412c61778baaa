"""Tables of statistics for other programs, see `reports.tables`."""

from collections.abc import Iterator

from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.sheet.faults import FaultKind
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.statistics import Statistics

from .statistics.player_statistics import PlayedMatch, PlayerStatistics
from .tables import Cells, TidyTable, tidy_table

FAULT_COLUMNS = {
    FaultKind.DUE: "dues",
    FaultKind.FOUL: "fouls",
    FaultKind.DUE_AND_FOUL: "dues_and_fouls",
    FaultKind.TECHNICAL_FOUL: "technical_fouls",
    FaultKind.TIME_FAULT: "time_faults",
    FaultKind.BOARD_LOST: "boards_lost_by_act",
    FaultKind.DISQUALIFIED: "disqualifications",
}


def _numbers(numbers: Statistics) -> Cells:
    """Returns counts, and milliseconds per stroke; empty if no times are logged."""
    return {
        "strokes": numbers.strokes,
        "turns": len(numbers.turns),
        "men": numbers.men,
        "most_men_in_turn": numbers.most_men,
        "longest_turn_strokes": numbers.longest_turn,
        "boards": numbers.boards,
        "boards_won": numbers.boards_won,
        "boards_broken": numbers.breaks,
        "queens_covered": numbers.queens,
        **{name: numbers.faults.count(kind) for kind, name in FAULT_COLUMNS.items()},
        "strokes_timed": len(numbers.times_ms),
        "median_ms": None if numbers.median_ms is None else round(numbers.median_ms),
        "longest_ms": numbers.longest_ms,
        "white_slams": numbers.white_slams,
        "black_slams": numbers.black_slams,
        "break_and_runs": numbers.break_and_runs,
    }


NUMBER_COLUMNS = tuple(_numbers(Statistics()))
MATCH_STATISTICS_COLUMNS = ("side", "seat", "player", *NUMBER_COLUMNS)
"""Columns of a match's statistics, with a row for each side and, in doubles, for each player with their seat."""


def match_statistics_table(sheet: ScoreSheet) -> TidyTable:
    return tidy_table("Statistics", MATCH_STATISTICS_COLUMNS, _of_match(sheet))


def _of_match(sheet: ScoreSheet) -> Iterator[Cells]:
    for side in Side:
        cells = _numbers(sheet.statistics.sides.of(side))
        yield {"side": side.value, "player": sheet.names.full.side(side), **cells}
    for seat in Seat if sheet.setup.doubles else ():
        cells = _numbers(sheet.statistics.seats[seat])
        yield {"side": seat.side.value, "seat": seat.value, "player": sheet.names.full.player(seat), **cells}


def _partner(match: PlayedMatch) -> str:
    others = (seat for seat in match.sheet.names.short if seat.side is match.seat.side and seat is not match.seat)
    return "".join(match.sheet.setup.player_at(seat).name for seat in others)


def _broken(match: PlayedMatch, side: Side) -> list[BoardLine]:
    return [board for board in match.boards if board.breaker.side is side]


def _won(match: PlayedMatch, breaker: Side) -> int:
    return sum(board.winner is match.seat.side for board in _broken(match, breaker))


def _points(match: PlayedMatch, winner: Side) -> int:
    return sum(board.points.total for board in match.boards if board.winner is winner)


PLAYER_STATISTICS_COLUMNS = (
    *("id", "started", "event", "round", "side", "seat", "partner", "opponents", "result"),
    *("games_won", "games_lost", *NUMBER_COLUMNS, "turns_with_men"),
    *("boards_won_white", "boards_white", "boards_won_black", "boards_black", "points_for", "points_against"),
)
"""Columns of a player's statistics, with a row for each match; `result` is won, lost or open. Boards with white are
those that the side broke.
"""


def _played(match: PlayedMatch) -> Cells:
    sheet, side = match.sheet, match.seat.side
    return {
        "id": sheet.match_id,
        "started": sheet.started,
        "event": sheet.setup.event,
        "round": sheet.setup.round,
        "side": side.value,
        "seat": match.seat.value,
        "partner": _partner(match),
        "opponents": sheet.names.full.side(side.other),
        "result": match.result,
        "games_won": sheet.outcome.games.of(side),
        "games_lost": sheet.outcome.games.of(side.other),
        **_numbers(match.statistics),
        "turns_with_men": sum(turn.men > 0 for turn in match.statistics.turns),
        "boards_won_white": _won(match, side),
        "boards_white": len(_broken(match, side)),
        "boards_won_black": _won(match, side.other),
        "boards_black": len(_broken(match, side.other)),
        "points_for": _points(match, side),
        "points_against": _points(match, side.other),
    }


def player_statistics_table(player: PlayerStatistics) -> TidyTable:
    """Returns a player's statistics by match."""
    return tidy_table("Statistics", PLAYER_STATISTICS_COLUMNS, map(_played, player.matches))
