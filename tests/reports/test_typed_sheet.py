"""A paper sheet typed in is the match that was umpired on paper."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import assume, given

from carrom_desk.match.decide import decide
from carrom_desk.match.entries import LoggedEntry, Noted, Override, StrokeMade
from carrom_desk.match.history import BoardRecord, GameRecord, Slam
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import MatchRecord, new_record, with_entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.setup_codec import read_setup, write_setup
from carrom_desk.match.side import BySide, Seat, Side, seat_of
from carrom_desk.match.state import Status
from carrom_desk.reports.paper_rows import PaperRow
from carrom_desk.reports.typed_sheet import AS_ON_PAPER, TypedSheet, typed_sheet
from tests.fakes import DOUBLES, SINGLES
from tests.reports.generated import SEEDS, few, generated
from tests.reports.sheets import sheet_of

A, B = Side.A, Side.B
EIGHT = replace(SINGLES, competition=replace(SINGLES.competition, boards=8))
ONE_GAME = replace(SINGLES, competition=replace(SINGLES.competition, games=1))


def row(breaker: Seat, winner: Side, men: int, queen: Side | None = A, points: int | None = None) -> PaperRow:
    return PaperRow(breaker, winner, men, queen, points)


def played(typed: TypedSheet) -> MatchRecord:
    """The match after what is to be entered, from a setup that went through a file."""
    record = new_record(read_setup(write_setup(typed.setup)))
    for command in typed.entries:
        record = with_entry(record, LoggedEntry(record.next_number, decide(record, command)))
    return record


WON = (row(Seat.A1, A, 9), row(Seat.B1, A, 9), row(Seat.A1, A, 1))
"""25 points in three boards."""


def test_nothing_played_is_a_match_from_its_toss() -> None:
    assert typed_sheet(SINGLES, ()) == TypedSheet(SINGLES, (), ())
    assert typed_sheet(SINGLES, ((),)).setup.start is None


def test_a_match_in_progress_goes_on_at_the_board_to_come() -> None:
    typed = typed_sheet(EIGHT, (WON, (row(Seat.B1, B, 4, B), row(Seat.A1, B, 2, A))))
    record = played(typed)
    state = record.state

    assert typed.doubts == ()
    assert (state.status, state.games) == (Status.IN_PROGRESS, BySide(1, 0))
    assert state.game is not None
    assert (state.game.number, state.game.score, state.game.boards_played) == (2, BySide(0, 9), 2)
    assert state.board is not None
    assert (state.board.number, state.board.breaker, state.board.turn) == (3, Seat.B1, Seat.B1)
    assert not state.board.position.break_.made
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


def test_the_boards_that_a_start_cannot_tell_are_kept_as_remarks() -> None:
    typed = typed_sheet(SINGLES, ((row(Seat.A1, B, 4, B), row(Seat.B1, A, 1, None)),))

    taken, first, second = (note.text for note in typed.entries if isinstance(note, Noted))
    assert taken == "Taken over from a paper sheet; the strokes before were not recorded."
    assert first == (
        "Game 1, board 1: broken by Player A1, won by Player B1, 4 men left, Queen covered by Player B1, 7 points, "
        "score 0–7."
    )
    assert second == (
        "Game 1, board 2: broken by Player B1, won by Player A1, 1 man left, Queen covered by nobody, 1 point, "
        "score 1–7."
    )


def test_a_game_that_is_over_is_followed_by_the_next() -> None:
    state = played(typed_sheet(SINGLES, (WON,))).state

    assert state.game is not None
    assert (state.game.number, state.game.first_breaker) == (2, Seat.B1)


@pytest.mark.parametrize(("first", "second"), [(Seat.A1, Seat.B1), (Seat.B1, Seat.A2), (Seat.A2, Seat.B2)])
def test_the_next_game_is_begun_by_the_player_on_the_right(first: Seat, second: Seat) -> None:
    rows = (PaperRow(first, A, 9, A), PaperRow(second, A, 9, A), PaperRow(first, A, 9, A))

    state = played(typed_sheet(DOUBLES, (rows,))).state

    assert state.board is not None
    assert state.board.breaker is second


def test_a_match_that_is_over_ends_with_its_last_stroke() -> None:
    typed = typed_sheet(ONE_GAME, (WON,))
    record = played(typed)

    assert (record.state.status, record.state.winner) == (Status.FINISHED, A)
    assert record.state.history[0].score == BySide(25, 0)
    assert record.state.history[0].boards == (BoardRecord(3, Seat.A1, A, 1, A, 0, None, BySide(25, 0)),)
    assert isinstance(typed.entries[-1], StrokeMade)
    assert sheet_of(record).games[0].boards_before == 2


@pytest.mark.parametrize(
    ("last", "points"),
    [
        (row(Seat.A1, A, 5, A, 5), 5),
        (row(Seat.A1, A, 5, A, 12), 12),
        (row(Seat.A1, A, 9, None, 3), 3),
        (row(Seat.B1, A, 0, B, 2), 2),
    ],
)
def test_other_points_than_the_last_stroke_makes_are_as_on_paper(last: PaperRow, points: int) -> None:
    typed = typed_sheet(ONE_GAME, ((*WON[:2], last),))
    (board,) = played(typed).state.history[0].boards

    assert (board.winner, board.points, board.queen, board.breaker) == (A, points, last.queen, last.breaker)
    is_as_follows = last.points == 5
    assert (isinstance(typed.entries[-1], Override) and typed.entries[-1].reason == AS_ON_PAPER) is not is_as_follows


def test_level_after_the_last_board_a_toss_decides() -> None:
    level = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))
    rows = ((row(Seat.A1, A, 4, None), row(Seat.B1, B, 4, None)),)

    open_ = typed_sheet(level, rows)
    decided = typed_sheet(level, rows, next_breaker=Seat.B1)

    assert open_.doubts[-1].problem == "A toss decides who breaks the extra board."
    assert "toss" not in str(decided.doubts)
    state = played(decided).state
    assert state.board is not None
    assert (state.board.number, state.board.breaker) == (3, Seat.B1)


def places(setup: Setup, games: Sequence[Sequence[PaperRow]]) -> list[str]:
    with pytest.raises(InvalidDocument) as refused:
        typed_sheet(setup, games)
    return [problem.at for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("setup", "games", "at"),
    [
        (SINGLES, ((row(Seat.A1, A, 10),),), ["/games/0/boards/0/men", "/games/0/boards/0/points"][:1]),
        (SINGLES, ((row(Seat.A1, A, -1, None),),), ["/games/0/boards/0/men", "/games/0/boards/0/points"]),
        (SINGLES, ((row(Seat.A1, A, 1, A, 13),),), ["/games/0/boards/0/points"]),
        (SINGLES, ((row(Seat.A2, A, 1),),), ["/games/0/boards/0/breaker"]),
        (SINGLES, ((*WON, row(Seat.B1, B, 1)),), ["/games/0/boards/3"]),
        (SINGLES, ((row(Seat.A1, A, 1),), WON), ["/games/1"]),
        (ONE_GAME, (WON, WON), ["/games/1"]),
        (SINGLES, (WON, WON, WON), ["/games/2"]),
    ],
)
def test_every_fault_is_told_with_its_place(setup: Setup, games: Sequence[Sequence[PaperRow]], at: list[str]) -> None:
    assert places(setup, games) == at


@pytest.mark.parametrize(
    ("games", "at"),
    [
        (((row(Seat.A1, A, 5, A, 5),),), ["/games/0/boards/0/points"]),
        (((row(Seat.A1, A, 5, None),),), ["/games/0/boards/0/queen"]),
        (((row(Seat.A1, A, 5), row(Seat.A1, A, 5)),), ["/games/0/boards/1/breaker"]),
        ((WON, (row(Seat.A1, A, 5),)), ["/games/1/boards/0/breaker"]),
        (((*WON[:2],),), []),
    ],
)
def test_doubts_are_told_and_refuse_nothing(games: Sequence[Sequence[PaperRow]], at: list[str]) -> None:
    assert [doubt.at for doubt in typed_sheet(SINGLES, games).doubts] == at


def test_the_queen_counts_up_to_21_only() -> None:
    rows = (row(Seat.A1, A, 9), row(Seat.B1, A, 9), row(Seat.A1, B, 1, B))

    assert played(typed_sheet(SINGLES, (rows,))).state.game is not None
    assert typed_sheet(SINGLES, ((*rows, row(Seat.B1, A, 1)),)).doubts == ()


def test_slams_are_kept_in_games_that_are_over() -> None:
    rows = (replace(WON[0], slam=Slam.WHITE), *WON[1:])

    history = played(typed_sheet(SINGLES, (rows,))).state.history

    assert history[0].boards[0].slam is Slam.WHITE


def rows_of(boards: Sequence[BoardRecord]) -> tuple[PaperRow, ...]:
    """The boards as an umpire would have written them; how many men lay is not kept, the points are."""
    return tuple(
        PaperRow(board.breaker, board.winner, min(9, board.points), board.queen, board.points, board.slam)
        for board in boards
    )


@given(SEEDS)
@few(3)
def test_a_match_by_chance_written_on_paper_and_typed_in_is_the_same(seed: int) -> None:
    record = generated(seed)
    state = record.state
    games = [rows_of(game.boards) for game in state.history]
    # What was conceded, or won without play, a sheet tells in words.
    assume(state.winner is not None and state.games.of(state.winner) == record.setup.competition.games_to_win)
    assume(state.unfinished is None and all(_is_won_on_the_board(record.setup, game) for game in state.history))

    found = played(typed_sheet(record.setup, games)).state

    assert (found.winner, found.games) == (state.winner, state.games)
    for one, other in zip(found.history, state.history, strict=True):
        assert (one.number, one.winner, one.score) == (other.number, other.winner, other.score)
    for one, other in zip(found.history[:-1], state.history[:-1], strict=True):
        assert [as_on_paper(board) for board in one.boards] == [as_on_paper(board) for board in other.boards]
    last, expected = found.history[-1].boards[-1], state.history[-1].boards[-1]
    assert (last.number, last.winner, last.points, last.queen) == (
        expected.number,
        expected.winner,
        expected.points,
        expected.queen,
    )


def as_on_paper(board: BoardRecord) -> BoardRecord:
    """Without what a sheet does not tell: points demanded, and in a match file who of a pair broke."""
    return replace(board, demanded=0, breaker=seat_of(board.breaker.side))


def _is_won_on_the_board(setup: Setup, game: GameRecord) -> bool:
    limit = setup.competition.boards
    is_won = max(game.score.a, game.score.b) >= setup.competition.points
    return is_won or (limit is not None and len(game.boards) >= limit)
