"""A typed paper sheet becomes the match that was umpired on paper."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.exchange.paper_sheet import PaperRow, PaperSheet
from carrom_desk.exchange.typed_sheet import TypedSheet, typed_sheet
from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import BoardEntered, Conceded, Concession, Noted, TimeOver, Toss, TossChoice
from carrom_desk.match.history import BoardRecord, GameRecord, Slam
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import replay
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, seat_after
from carrom_desk.match.state import Status
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from tests.fakes import DOUBLES, SINGLES
from tests.match.playing import a_setup, play
from tests.reports.generated import few

A, B = Side.A, Side.B
EIGHT = replace(SINGLES, competition=replace(SINGLES.competition, boards=8))
ONE_GAME = replace(SINGLES, competition=replace(SINGLES.competition, games=1))
Games = Sequence[Sequence[PaperRow]]


def row(breaker: Seat, winner: Side, men: int, queen: Side | None = A, points: int | None = None) -> PaperRow:
    return PaperRow(breaker, winner, men, queen, points)


def typed(setup: Setup, games: Games) -> TypedSheet:
    """Returns a sheet with nothing but boards."""
    return typed_sheet(setup, PaperSheet(tuple(tuple(rows) for rows in games)))


def played(found: TypedSheet) -> MatchRecord:
    """Returns the match as restored from a file."""
    setup = read_setup(write_setup(found.record.setup))
    again = replay(setup, found.record.entries).record
    assert again.state == found.record.state
    return again


WON = (row(Seat.A1, A, 9), row(Seat.B1, A, 9), row(Seat.A1, A, 1))
"""25 points in three boards."""


TIMED = replace(SINGLES, competition=replace(SINGLES.competition, games=1, draws=True, minutes=45))
BEST_OF_TIMED = replace(TIMED, competition=replace(TIMED.competition, games=3))
AHEAD, LEVEL = (row(Seat.A1, A, 5),), (row(Seat.A1, A, 5), row(Seat.B1, B, 5, B))


@pytest.mark.parametrize(
    ("setup", "games", "status", "winner", "won"),
    [
        (TIMED, (AHEAD,), Status.FINISHED, A, BySide(1, 0)),
        (TIMED, (LEVEL,), Status.FINISHED, None, NOUGHT),
        (BEST_OF_TIMED, (AHEAD, (row(Seat.B1, B, 5, B),)), Status.IN_PROGRESS, None, BySide(1, 1)),
        (BEST_OF_TIMED, (AHEAD, LEVEL[1:], LEVEL), Status.FINISHED, None, BySide(1, 1)),
        (SINGLES, (AHEAD,), Status.IN_PROGRESS, None, BySide(1, 0)),
    ],
)
def test_a_game_may_end_on_time(
    setup: Setup, games: Games, status: Status, winner: Side | None, won: BySide[int]
) -> None:
    found = typed_sheet(setup, PaperSheet(tuple(tuple(rows) for rows in games), ended=TimeOver()))
    state = played(found).state

    assert (state.status, state.winner, state.games) == (status, winner, won)
    assert sum(isinstance(logged.entry, TimeOver) for logged in found.record.entries) == len(games)


def test_without_a_draw_a_level_game_ended_on_time_waits_for_the_toss() -> None:
    state = played(typed_sheet(ONE_GAME, PaperSheet((LEVEL,), ended=TimeOver()))).state
    assert phase_of(state) is Phase.TOSS
    assert state.status is Status.IN_PROGRESS


def test_a_game_won_at_the_board_did_not_end_on_time() -> None:
    with pytest.raises(InvalidDocument):
        typed_sheet(ONE_GAME, PaperSheet((WON,), ended=TimeOver()))


def test_every_board_is_an_entry() -> None:
    found = played(typed(EIGHT, (WON, (row(Seat.B1, B, 4, B), row(Seat.A1, B, 2, A)))))
    state = found.state

    assert found.setup == EIGHT
    assert (state.status, state.games) == (Status.IN_PROGRESS, BySide(1, 0))
    assert state.history == (
        GameRecord(
            1,
            A,
            BySide(25, 0),
            (
                BoardRecord(1, Seat.A1, A, 12, A, 0, None, BySide(12, 0)),
                BoardRecord(2, Seat.B1, A, 12, A, 0, None, BySide(24, 0)),
                BoardRecord(3, Seat.A1, A, 1, A, 0, None, BySide(25, 0)),
            ),
        ),
    )
    assert state.game is not None
    assert (state.game.number, state.game.score) == (2, BySide(0, 9))
    assert [board.queen for board in state.game.boards] == [B, A]
    assert state.board is not None
    assert (state.board.number, state.board.breaker, state.board.turn) == (3, Seat.B1, Seat.B1)
    assert not state.board.position.break_.made


def test_the_entries_of_a_board() -> None:
    entries = [logged.entry for logged in typed(SINGLES, (WON[:1],)).record.entries]

    assert entries == [Toss(A, TossChoice.BREAK), BoardEntered(A, A, 12, men=9)]


NOBODY = PaperRow(Seat.B1, None, 0, None)
MATCHES_WITH_A_BOARD_OF_NOTHING = [
    (TIMED, (row(Seat.A1, A, 5), NOBODY), BySide(8, 0)),
    (EIGHT, (row(Seat.A1, B, 4, B), NOBODY, row(Seat.A1, A, 2)), BySide(5, 7)),
    (BEST_OF_TIMED, (replace(NOBODY, breaker=Seat.A1), row(Seat.B1, B, 6, B)), BySide(0, 9)),
]


@pytest.mark.parametrize(("setup", "rows", "score"), MATCHES_WITH_A_BOARD_OF_NOTHING)
def test_a_board_in_which_nobody_scored_is_typed_in(setup: Setup, rows: Sequence[PaperRow], score: BySide[int]) -> None:
    found = typed(setup, (rows,))
    game = played(found).state.game

    assert game is not None
    assert (game.score, game.boards_played) == (score, len(rows))
    assert [board.points == 0 for board in game.boards] == [each.winner is None for each in rows]
    assert found.doubts == ()


def test_a_toss_that_contradicts_the_first_board() -> None:
    with pytest.raises(InvalidDocument) as refused:
        typed_sheet(SINGLES, PaperSheet((WON,), toss=Toss(B, TossChoice.BREAK)))

    (problem,) = refused.value.problems
    assert problem.at == "/toss"
    assert problem.problem == "By the toss Player B1 breaks first, but on the sheet Player A1 breaks the first board."


def test_remarks_and_times_are_kept() -> None:
    sheet = PaperSheet((WON,), remarks=("A man was cracked",), started="10:00", finished="11:00")

    record = typed_sheet(ONE_GAME, sheet).record

    assert Noted("A man was cracked") in [logged.entry for logged in record.entries]
    assert [logged.at for logged in record.entries] == [*["10:00"] * (len(record.entries) - 1), "11:00"]
    assert (record.state.status, record.state.winner) == (Status.FINISHED, A)


def test_a_match_that_was_conceded() -> None:
    given_up = Conceded(A, Concession.MATCH)

    record = typed_sheet(SINGLES, PaperSheet((WON,), ended=given_up)).record

    assert (record.state.winner, record.state.games) == (B, BySide(1, 0))
    with pytest.raises(InvalidDocument) as refused:
        typed_sheet(ONE_GAME, PaperSheet((WON,), ended=given_up))
    assert [problem.at for problem in refused.value.problems] == ["/ended"]


@pytest.mark.parametrize(("first", "second"), [(Seat.A1, Seat.B1), (Seat.B1, Seat.A2), (Seat.A2, Seat.B2)])
def test_the_next_game_is_begun_by_the_player_on_the_right(first: Seat, second: Seat) -> None:
    rows = (PaperRow(first, A, 9, A), PaperRow(second, A, 9, A), PaperRow(seat_after(second, 1, doubles=True), A, 9, A))

    found = typed(DOUBLES, (rows,))

    assert found.doubts == ()
    state = played(found).state
    assert state.board is not None
    assert state.board.breaker is second
    assert [board.breaker for board in state.history[0].boards] == [each.breaker for each in rows]


def test_level_after_the_last_board_a_toss_decides() -> None:
    level = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))
    rows = (row(Seat.A1, A, 4, None), row(Seat.B1, B, 4, None))

    open_ = typed(level, (rows,))
    over = typed(level, ((*rows, row(Seat.B1, B, 1, B)),))

    assert open_.doubts[-1].problem == "A toss decides who breaks the extra board."
    assert phase_of(open_.record.state) is Phase.TOSS
    assert played(over).state.history[0].winner is B


# Out of the order of play


def test_a_break_out_of_turn_is_entered_as_it_is_written() -> None:
    rows = (row(Seat.A1, B, 4, B), row(Seat.A1, A, 1, None), row(Seat.B1, A, 3, A))

    game = played(typed(SINGLES, (WON, rows))).state.game

    assert game is not None
    assert [board.breaker for board in game.boards] == [Seat.A1, Seat.A1, Seat.B1]
    assert game.score == BySide(7, 7)


# Faults and doubts


def places(setup: Setup, games: Games) -> list[str]:
    with pytest.raises(InvalidDocument) as refused:
        typed(setup, games)
    return [problem.at for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("setup", "games", "at"),
    [
        (SINGLES, ((row(Seat.A1, A, 10),),), ["/games/0/boards/0/men"]),
        (SINGLES, ((row(Seat.A1, A, -1, None),),), ["/games/0/boards/0/men", "/games/0/boards/0/points"]),
        (SINGLES, ((row(Seat.A1, A, 1, A, 13),),), ["/games/0/boards/0/points"]),
        (SINGLES, ((row(Seat.A1, A, 0, None),),), ["/games/0/boards/0/points"]),
        (SINGLES, ((row(Seat.A2, A, 1),),), ["/games/0/boards/0/breaker"]),
        (SINGLES, ((*WON, row(Seat.B1, B, 1)),), ["/games/0/boards/3"]),
        (SINGLES, ((row(Seat.A1, A, 1),), WON), ["/games/1"]),
        (ONE_GAME, (WON, WON), ["/games/1"]),
        (SINGLES, (WON, WON, WON), ["/games/2"]),
        (SINGLES, ((replace(WON[0], slam=Slam.BLACK),),), ["/games/0/boards/0/slam"]),
        (SINGLES, ((replace(WON[0], slam=Slam.WHITE, queen=B),),), ["/games/0/boards/0/slam"]),
        (SINGLES, ((replace(WON[0], totals=BySide(11, 1)),),), [f"/games/0/boards/0/total_{side}" for side in "ab"]),
    ],
)
def test_every_fault_is_told_with_its_place(setup: Setup, games: Games, at: list[str]) -> None:
    assert places(setup, games) == at


@pytest.mark.parametrize(
    ("games", "at"),
    [
        (((row(Seat.A1, A, 5, A, 5),),), ["/games/0/boards/0/points"]),
        (((row(Seat.A1, A, 5, None),),), ["/games/0/boards/0/queen"]),
        (((row(Seat.A1, A, 5), row(Seat.A1, A, 5)),), ["/games/0/boards/1/breaker"]),
        ((WON, (row(Seat.A1, A, 5),)), ["/games/1/boards/0/breaker"]),
        (((*WON[:2],),), []),
        (((replace(WON[0], totals=BySide(12, None)), replace(WON[1], totals=BySide(24, 0))),), []),
    ],
)
def test_doubts_are_told_and_refuse_nothing(games: Games, at: list[str]) -> None:
    assert [doubt.at for doubt in typed(SINGLES, games).doubts] == at


@pytest.mark.parametrize(
    ("last", "sentence"),
    [
        (row(Seat.A1, A, 4, A, 6), "Men and Queen make 4, not 6."),
        (row(Seat.A1, A, 4, A, 7), "From 22 points on the Queen counts nothing: men and Queen make 4, not 7."),
        (row(Seat.A1, B, 4, B, 5), "Men and Queen make 7, not 5."),
    ],
)
def test_the_queen_counts_up_to_21_only(last: PaperRow, sentence: str) -> None:
    (doubt,) = typed(SINGLES, ((*WON[:2], last),)).doubts

    assert doubt.problem == sentence


# The same match


@pytest.mark.parametrize("laws", list(EDITIONS))
@pytest.mark.parametrize("setup", [SINGLES, DOUBLES], ids=["singles", "doubles"])
def test_slams_and_odd_boards_in_every_edition(setup: Setup, laws: Edition) -> None:
    setup = replace(setup, laws=laws)
    steps, doubles = setup.laws.seats_to_next_turn, setup.doubles
    seats = [Seat.A1]
    for _ in range(4):
        seats.append(seat_after(seats[-1], steps, doubles=doubles))
    rows = (
        PaperRow(seats[0], A, 9, A, slam=Slam.WHITE),
        PaperRow(seats[1], A, 2, A, slam=Slam.BLACK, points=2),
        PaperRow(seats[2], B, 1, A, slam=Slam.BLACK),
        PaperRow(seats[3], A, 0, None, points=1),
        PaperRow(seats[4], B, 4, A),
    )

    found = typed(setup, (rows,))
    game = played(found).state.game

    assert game is not None
    assert found.record.setup.start is None
    told = [(board.breaker, board.winner, board.queen, board.slam) for board in game.boards]
    assert told == [(each.breaker, each.winner, each.queen, each.slam) for each in rows]
    assert [board.points for board in game.boards][1:] == [2, 1, 1, 4]


def rows_of(boards: Sequence[BoardRecord]) -> tuple[PaperRow, ...]:
    """Returns the boards as an umpire would have written them; men left are unknown, so the points are given."""
    return tuple(
        PaperRow(
            board.breaker,
            board.winner,
            min(9, board.points),
            board.queen,
            board.points,
            board.slam,
            BySide(board.score.a, board.score.b),
        )
        for board in boards
    )


@given(st.booleans(), st.lists(st.tuples(st.sampled_from("ab"), st.integers(4, 9)), min_size=1))
@few(2)
def test_a_match_by_chance_written_on_paper_and_typed_in_is_the_same(
    doubles: bool, results: list[tuple[str, int]]
) -> None:
    boards, record = cycle(results), play("toss a break", a_setup(doubles=doubles))
    while not record.state.is_over:
        record = play("won {} {}".format(*next(boards)), after=record)
    state = record.state

    found = played(typed(record.setup, [rows_of(game.boards) for game in state.history]))

    assert found.setup == record.setup
    assert (found.state.winner, found.state.games) == (state.winner, state.games)
    assert found.state.history == state.history
