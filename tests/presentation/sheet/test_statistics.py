"""Statistics of players: counted by hand for short matches, and by replay for random ones."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given

from carrom_desk.match.entry.entries import (
    Amended,
    BoardReplayed,
    Entry,
    IncidentSeen,
    LoggedEntry,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    StrokeMade,
    Undone,
    ViolationSeen,
)
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.log import Log
from carrom_desk.match.record import MatchRecord, standing_entries
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.sheet.faults import FaultKind
from carrom_desk.presentation.sheet.statistics import MatchStatistics, Statistics, TurnPlayed, combined
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult, Turn
from tests.fakes import DOUBLES, improper, stroke
from tests.match.every_entry import taken_over
from tests.reports.generated import SEEDS, few, generated
from tests.reports.sheets import SECONDS_EACH, TOSS, WHITE_BOARD, sheet, sheet_of, timed


def numbers(*commands: Entry) -> MatchStatistics:
    """Returns the statistics of a singles match in which A breaks."""
    return sheet(TOSS, *commands).statistics


def turns(found: Statistics) -> list[tuple[int, int]]:
    return [(turn.strokes, turn.men) for turn in found.turns]


@pytest.mark.parametrize(
    ("commands", "of_a", "of_b"),
    [
        ((), [], []),
        ((stroke(),), [(1, 0)], []),
        ((stroke(2), stroke(1), stroke()), [(3, 3)], []),
        ((stroke(2), stroke(), stroke(1), stroke(), stroke()), [(2, 2), (1, 0)], [(2, 1)]),
        ((stroke(1), stroke(1, striker=True)), [(2, 0)], []),
        ((stroke(2), stroke(1, striker=True)), [(2, 1)], []),
        ((stroke(1), stroke(1, striker=True), PlacingDone(PlacingOutcome.FORGONE)), [(2, 1)], []),
        ((stroke(2), stroke(), stroke(), stroke(0, striker=True)), [(2, 1), (1, 0)], [(1, 0)]),
        ((stroke(striker=True), stroke(), stroke(1), stroke()), [(1, 0), (2, 0)], [(1, 0)]),
        ((stroke(1), improper(2)), [(2, 0)], []),
        ((stroke(1), improper(2), Override("proper", turn=Turn.CONTINUES), stroke(1)), [(3, 1)], []),
        ((stroke(1), stroke(), Override("it fell", turn=Turn.CONTINUES), stroke()), [(3, 1)], []),
        ((stroke(1), Passed(), Passed(), stroke()), [(1, 1), (1, 0)], []),
        ((stroke(1), stroke(0, 1)), [(2, 1)], []),
        ((stroke(1), BoardReplayed("dark"), stroke(1), stroke()), [(1, 1), (2, 1)], []),
        ((stroke(1), stroke(1), Undone()), [(1, 1)], []),
        ((stroke(1), Amended(1, stroke(3), "three fell")), [(1, 3)], []),
    ],
)
def test_strokes_and_men_are_counted_for_each_turn(
    commands: Sequence[Entry], of_a: list[tuple[int, int]], of_b: list[tuple[int, int]]
) -> None:
    found = numbers(*commands).sides

    assert (turns(found.a), turns(found.b)) == (of_a, of_b)


def test_men_of_a_stroke_that_loses_the_board_by_a_fault_are_not_counted() -> None:
    lost = numbers(stroke(8), stroke(1, striker=True)).sides
    won = numbers(stroke(8, queen=True), stroke(1)).sides

    assert (turns(lost.a), lost.a.boards_won, lost.b.boards_won) == ([(2, 8)], 0, 1)
    assert (turns(won.a), won.a.boards_won) == ([(2, 9)], 1)


def test_men_a_turn_are_averaged_and_the_most_are_kept() -> None:
    found = numbers(stroke(3), stroke(), stroke(), stroke(1), stroke(1), stroke()).sides

    assert (found.a.strokes, found.a.men, found.a.men_a_turn) == (5, 5, 2.5)
    assert (found.a.longest_turn, found.a.most_men) == (3, 3)
    assert (found.b.strokes, found.b.men, found.b.men_a_turn, found.b.most_men) == (1, 0, 0, 0)
    empty = Statistics()
    assert (empty.strokes, empty.men_a_turn, empty.longest_turn, empty.most_men) == (0, None, 0, 0)
    assert (empty.median_ms, empty.longest_ms) == (None, None)


QUEEN_OF_THE_LOSER = (stroke(2, queen=True), stroke(), stroke(9))


def test_slams_runs_and_queens_are_those_of_boards_that_are_over() -> None:
    found = numbers(*WHITE_BOARD, stroke(), stroke(), *QUEEN_OF_THE_LOSER).sides

    assert (found.a.boards, found.a.boards_won, found.a.breaks) == (2, 2, 1)


@pytest.mark.parametrize(
    ("commands", "white", "black", "runs", "queens"),
    [
        (WHITE_BOARD, (1, 0), (0, 0), (1, 0), (1, 0)),
        (QUEEN_OF_THE_LOSER, (0, 0), (0, 1), (0, 0), (1, 0)),
        ((stroke(1), stroke(), stroke(), *WHITE_BOARD[1:], stroke(3)), (0, 0), (0, 0), (0, 0), (1, 0)),
        ((stroke(8, queen=True),), (0, 0), (0, 0), (0, 0), (0, 0)),
        ((stroke(8, queen=True), BoardReplayed("dark"), stroke(8), stroke()), (0, 0), (0, 0), (0, 0), (0, 0)),
        ((stroke(8, queen=True), IncidentSeen(IncidentKind.LEFT_SEAT, Side.B)), (0, 0), (0, 0), (0, 0), (1, 0)),
    ],
)
def test_slams_runs_and_queens_are_counted(
    commands: Sequence[Entry],
    white: tuple[int, int],
    black: tuple[int, int],
    runs: tuple[int, int],
    queens: tuple[int, int],
) -> None:
    found = numbers(*commands).sides

    assert (found.a.white_slams, found.b.white_slams) == white
    assert (found.a.black_slams, found.b.black_slams) == black
    assert (found.a.break_and_runs, found.b.break_and_runs) == runs
    assert (found.a.queens, found.b.queens) == queens


def test_a_run_needs_no_queen_where_the_board_can_be_won_without_her() -> None:
    decided = Override("agreed", board=BoardResult(Party.OWN, 9))

    found = numbers(stroke(8), stroke(1), decided).sides.a

    assert (found.white_slams, found.break_and_runs, found.boards_won) == (0, 1, 1)


def test_a_board_that_is_played_again_after_a_protest_counts_as_it_is_played_then() -> None:
    found = numbers(
        *WHITE_BOARD[:2],
        ProtestLodged(Side.B, "unfair"),
        WHITE_BOARD[2],
        PlayCalled(),
        stroke(),
        ProtestDecided(upheld=True),
        stroke(8),
        stroke(),
        stroke(8, queen=True),
        stroke(1),
    ).sides

    assert (found.a.boards, found.a.white_slams, found.a.break_and_runs, found.a.queens) == (1, 0, 0, 0)
    assert (found.b.boards_won, found.b.black_slams, found.b.queens) == (1, 1, 1)


def test_in_doubles_everything_belongs_to_who_did_it() -> None:
    setup = replace(DOUBLES, competition=replace(DOUBLES.competition, boards=None))
    found = sheet(
        TOSS,
        *WHITE_BOARD,  # A1
        stroke(8, queen=True),  # B1
        ViolationSeen(Side.B, Breach.TIME_LIMIT),
        stroke(1, striker=True),  # A2
        ViolationSeen(Side.B, Breach.MEN_TOUCHED),
        setup=setup,
    ).statistics

    assert list(found.seats) == [Seat.A1, Seat.A2, Seat.B1, Seat.B2]
    assert [found.seats[seat].strokes for seat in Seat] == [3, 1, 1, 0]
    assert [found.seats[seat].breaks for seat in Seat] == [1, 0, 0, 0]
    assert [found.seats[seat].boards_won for seat in Seat] == [1, 0, 1, 0]
    assert [found.seats[seat].white_slams for seat in Seat] == [1, 0, 0, 0]
    assert [found.seats[seat].queens for seat in Seat] == [1, 0, 0, 0]
    assert found.seats[Seat.B1].faults == (FaultKind.TIME_FAULT,)
    assert found.seats[Seat.A2].faults == (FaultKind.DUE,)
    assert len(found.sides.b.faults) == 2, "that of a side that is not in turn is nobody's"


def test_a_match_taken_over_brings_the_boards_it_tells_of() -> None:
    found = sheet_of(taken_over()).statistics

    assert (found.sides.a.boards, found.sides.a.queens) == (2, 1)
    assert (found.sides.b.boards_won, found.sides.b.white_slams, found.sides.b.break_and_runs) == (1, 1, 1)
    assert (found.seats[Seat.B1].white_slams, found.seats[Seat.A1].queens) == (0, 0), "whose they were is not told"


def test_times_are_those_between_entries() -> None:
    ms = SECONDS_EACH * 1000

    found = numbers(PlayCalled(), stroke(1), stroke(), stroke()).sides

    assert (found.a.times_ms, found.b.times_ms) == ((ms, ms), (ms,))
    assert (found.a.median_ms, found.a.longest_ms) == (ms, ms)


@pytest.mark.parametrize(
    ("commands", "expected"),
    [
        ((stroke(1), stroke()), [1]),
        ((PlayCalled(), Noted("x"), stroke()), [2]),
        ((PlayCalled(), Paused("x"), Noted("y"), Resumed(), stroke()), [2]),
        ((PlayCalled(), Paused("x"), PlayCalled(), stroke()), [1]),
        ((PlayCalled(), ProtestLodged(Side.A, "x"), PlayCalled(), stroke()), [1]),
        ((PlayCalled(), ProtestLodged(Side.A, "x"), stroke()), []),
        ((PlayCalled(), stroke(1), Undone(), stroke()), []),
        ((PlayCalled(), stroke(1), Undone(), Redone(), stroke()), [1]),
        ((PlayCalled(), stroke(1), stroke(1, striker=True), PlacingDone(PlacingOutcome.PLACED), stroke()), [1, 1, 1]),
        ((PlayCalled(), stroke(1), Amended(2, stroke(2), "two"), stroke(), stroke()), [1]),
        ((PlayCalled(), *WHITE_BOARD, stroke()), [1, 1, 1]),
        ((PlayCalled(), BoardReplayed("dark"), stroke()), []),
        ((PlayCalled(), stroke(), ViolationSeen(Side.B, Breach.TIME_LIMIT), stroke()), [1, 1]),
        ((PlayCalled(), stroke(1), Paused("x"), stroke()), [1]),
    ],
)
def test_times_are_left_out_where_nobody_knows_them(commands: Sequence[Entry], expected: list[int]) -> None:
    found = numbers(*commands).sides

    times = [*found.a.times_ms, *found.b.times_ms]
    assert sorted(times) == [count * SECONDS_EACH * 1000 for count in expected]


def test_a_log_without_times_tells_none() -> None:
    record = timed(TOSS, PlayCalled(), stroke(1), stroke())
    silent = replace(record, entries=Log(LoggedEntry(each.number, each.entry) for each in record.entries))

    found = sheet_of(silent).statistics

    assert (found.sides.a.strokes, found.sides.a.times_ms) == (2, ())


def test_matches_are_added_up() -> None:
    one = Statistics((TurnPlayed(2, 1),), (5,), (FaultKind.DUE,), 3, 2, 1, 1, 1, 0, 1)
    other = Statistics((TurnPlayed(4, 3),), (7, 9), (FaultKind.DUE, FaultKind.FOUL), 2, 0, 1, 1, 0, 1, 0)

    both = combined((one, other))

    assert combined(()) == Statistics()
    assert combined((one,)) == one
    assert (both.strokes, both.men, both.men_a_turn, both.median_ms) == (6, 4, 2.0, 7)
    assert (both.faults.count(FaultKind.DUE), both.faults.count(FaultKind.FOUL)) == (2, 1)
    assert (both.boards, both.boards_won, both.breaks, both.queens) == (5, 2, 2, 2)
    assert (both.white_slams, both.black_slams, both.break_and_runs) == (1, 1, 1)


def boards_of(state: MatchState) -> list[BoardRecord]:
    """Returns every finished board."""
    game = state.last_game
    boards = [board for over in state.history for board in over.boards]
    return [*boards, *(game.boards if game is not None else ())]


def strikers(record: MatchRecord) -> BySide[int]:
    """Counts the strokes of each side during a replay."""
    rows = {row.number: row for row in standing_entries(record)}
    found = [
        step.seat.side
        for step in sheet_of(record).log
        if step.seat is not None
        and step.number in rows
        and isinstance(rows[step.number].entry, StrokeMade)
        and not rows[step.number].is_impossible
    ]
    return BySide(found.count(Side.A), found.count(Side.B))


@given(SEEDS)
@few(8)
def test_the_numbers_equal_the_replayed_match(seed: int) -> None:
    record = generated(seed)
    found, boards = sheet_of(record).statistics, boards_of(record.state)

    strokes = strikers(record)
    for side in Side:
        told = found.sides.of(side)
        assert told.strokes == strokes.of(side)
        assert told.boards == len(boards)
        assert told.boards_won == sum(board.winner is side for board in boards)
        assert told.breaks == sum(board.breaker.side is side for board in boards)
        assert told.queens == sum(board.queen is side for board in boards)
        slams = [board.slam.value for board in boards if board.slam is not None and board.winner is side]
        assert (told.white_slams, told.black_slams) == (slams.count("white"), slams.count("black"))
        assert told.white_slams <= told.break_and_runs <= told.boards_won
        assert told.men <= 3 * told.strokes


@given(SEEDS)
@few(8)
def test_nobody_pockets_more_men_than_lie_on_the_boards(seed: int) -> None:
    record = generated(seed)
    protests = sum(isinstance(logged.entry, ProtestDecided) for logged in record.entries)
    cancelled = record.state.boards_replayed + 2 * protests

    for side in Side:
        assert sheet_of(record).statistics.sides.of(side).men <= 9 * (len(boards_of(record.state)) + 1 + cancelled)


@given(SEEDS)
@few(8)
def test_players_add_up_to_their_side(seed: int) -> None:
    found = sheet_of(generated(seed)).statistics

    for side in Side:
        total, players = found.sides.of(side), [numbers for seat, numbers in found.seats.items() if seat.side is side]
        assert sum(each.strokes for each in players) == total.strokes
        assert sum(each.men for each in players) == total.men
        assert sum(len(each.turns) for each in players) == len(total.turns)
        assert sum(each.breaks for each in players) == total.breaks
        assert sum(each.white_slams + each.black_slams for each in players) == total.white_slams + total.black_slams
        assert sum(each.break_and_runs for each in players) == total.break_and_runs
        assert sum(each.queens for each in players) <= total.queens
        assert sorted(time for each in players for time in each.times_ms) == sorted(total.times_ms)


@given(SEEDS)
@few(8)
def test_times_never_add_up_to_more_than_the_match(seed: int) -> None:
    record = generated(seed)
    found = sheet_of(record).statistics

    elapsed = [logged.elapsed_ms for logged in record.entries]
    steps = [later - earlier for earlier, later in pairwise(elapsed)]
    times = [*found.sides.a.times_ms, *found.sides.b.times_ms]
    assert sum(times) <= max(elapsed, default=0)
    assert all(time >= min(steps) > 0 for time in times)
