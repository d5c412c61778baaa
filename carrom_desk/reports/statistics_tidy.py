"""Statistics as tidy tables: scripts rely on their columns, which are stated here."""

from collections.abc import Iterator

from carrom_desk.match.side import Seat, Side

from .cells import Cell, TidyTable
from .faults import FaultKind
from .player_statistics import PlayedMatch, PlayerStatistics
from .score_sheet import ScoreSheet
from .statistics import Statistics

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
        result_word(match),
        sheet.outcome.games.of(seat.side),
        sheet.outcome.games.of(seat.side.other),
        *_numbers(match.statistics),
    )


def result_word(match: PlayedMatch) -> str:
    """How the match ended for the player."""
    if match.is_won is None:
        return "open"
    return "won" if match.is_won else "lost"


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
