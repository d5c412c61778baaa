"""Boards on the card: their points and times."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Demanded,
    Entry,
    IncidentSeen,
    Override,
    Passed,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    StrokeMade,
    TimedOut,
    TimeOver,
)
from carrom_desk.match.history import BoardPoints, Slam
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.position import Party, Pieces, men_of
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import SINGLES, stroke
from tests.reports.sheets import TOSS, WHITE_BOARD, at, sheet

ROWS: dict[str, tuple[tuple[Entry, ...], Side, BoardPoints]] = {
    "men and Queen": (WHITE_BOARD, Side.A, BoardPoints(queen=3, men=9, awarded=0, demanded=0)),
    "last man with the Queen left": ((stroke(9),), Side.B, BoardPoints(queen=0, men=0, awarded=3, demanded=0)),
    "the same improperly": (
        (StrokeMade(Stroke(Pieces(9), improper=True)), Demanded(1)),
        Side.B,
        BoardPoints(queen=0, men=0, awarded=3, demanded=1),
    ),
    "not demanded": (
        (StrokeMade(Stroke(Pieces(9), improper=True)), Demanded(0)),
        Side.B,
        BoardPoints(queen=0, men=0, awarded=3, demanded=0),
    ),
    "opponent's last": ((stroke(2, 9),), Side.B, BoardPoints(queen=3, men=7, awarded=0, demanded=0)),
    "Queen of the loser": (
        (stroke(2, queen=True), stroke(), stroke(9)),
        Side.B,
        BoardPoints(queen=0, men=7, awarded=0, demanded=0),
    ),
    "an incident": (
        (stroke(2), IncidentSeen(IncidentKind.LEFT_SEAT, Side.A)),
        Side.B,
        BoardPoints(queen=3, men=7, awarded=0, demanded=0),
    ),
    "decided by the umpire": (
        (stroke(2), Override("Agreed", board=BoardResult(Party.OWN, 5, 1)), Demanded(1)),
        Side.A,
        BoardPoints(queen=0, men=0, awarded=5, demanded=1),
    ),
}


@pytest.mark.parametrize(("commands", "winner", "points"), ROWS.values(), ids=ROWS)
def test_what_the_points_are_made_up_of(commands: tuple[Entry, ...], winner: Side, points: BoardPoints) -> None:
    (game,) = sheet(TOSS, *commands).games

    assert (game.boards[0].winner, game.boards[0].points) == (winner, points)
    assert game.boards[0].points.total == game.score.of(winner)
    assert points.extra == points.awarded + points.demanded


def test_the_queen_is_not_credited_from_22_on() -> None:
    boards = (*WHITE_BOARD, IncidentSeen(IncidentKind.LEFT_SEAT, Side.B), *WHITE_BOARD)
    setup = replace(SINGLES, competition=replace(SINGLES.competition, points=40))

    (game,) = sheet(TOSS, *boards, setup=setup).games

    last = game.boards[-1]
    assert (last.queen, last.points) == (Side.A, BoardPoints(queen=0, men=9, awarded=0, demanded=0))


def test_the_club_counts_five_for_the_queen() -> None:
    setup = replace(SINGLES, laws=CLUB)

    (game,) = sheet(TOSS, *WHITE_BOARD, setup=setup).games

    assert game.boards[0].points == BoardPoints(queen=5, men=9, awarded=0, demanded=0)


def test_a_slam_and_an_extra_board_are_marked() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))
    boards = (*WHITE_BOARD, *WHITE_BOARD, TOSS, *WHITE_BOARD)

    game = sheet(TOSS, *boards, setup=setup).games[0]

    assert [(board.slam, board.is_extra) for board in game.boards] == [
        (Slam.WHITE, False),
        (Slam.WHITE, False),
        (Slam.WHITE, True),
    ]


def test_a_board_runs_from_play_to_its_last_stroke() -> None:
    (game,) = sheet(TOSS, PlayCalled(), *WHITE_BOARD, PlayCalled(), stroke()).games

    assert (game.boards[0].started, game.boards[0].finished) == (at(1), at(4))
    assert game.under_way is not None
    assert game.under_way.number == 2
    assert (game.started, game.finished) == (at(1), "")


def test_a_game_runs_from_its_first_board_to_its_last() -> None:
    game = sheet(TOSS, *WHITE_BOARD, stroke(), *WHITE_BOARD, *WHITE_BOARD).games[0]

    assert game.winner is Side.A
    assert (game.started, game.finished) == (at(1), game.boards[-1].finished)


def test_a_game_that_no_board_ends_runs_until_it_is_broken_off() -> None:
    conceded = sheet(TOSS, *WHITE_BOARD, stroke(), Conceded(Side.B, Concession.GAME)).games[0]
    timed = replace(SINGLES, competition=replace(SINGLES.competition, games=1, draws=True, minutes=30))
    drawn = sheet(TOSS, PlayCalled(), TimeOver(TimedOut.GAME), setup=timed).games[0]

    assert (conceded.started, conceded.finished) == (at(1), at(5))
    assert (drawn.started, drawn.finished, drawn.is_drawn) == (at(1), at(2), True)


def test_an_extra_board_ends_a_game_that_was_level_on_time() -> None:
    timed = replace(SINGLES, competition=replace(SINGLES.competition, games=1, minutes=30))

    (game,) = sheet(TOSS, PlayCalled(), TimeOver(TimedOut.GAME), TOSS, *WHITE_BOARD, setup=timed).games

    assert (game.winner, game.finished) == (Side.A, at(6))


def test_settling_a_board_anew_keeps_the_time_at_which_it_ended() -> None:
    foul = StrokeMade(Stroke(Pieces(9), improper=True))

    (game,) = sheet(TOSS, foul, Demanded(0)).games

    assert game.boards[0].finished == at(1)


def test_a_board_that_goes_on_after_all_keeps_its_beginning_and_ends_later() -> None:
    goes_on = Override("One had stayed", turn=Turn.CONTINUES, place=Placing(men_of(Party.OWN, 1)), board_goes_on=True)

    (game,) = sheet(TOSS, stroke(9), goes_on, stroke(queen=True), stroke(1)).games

    assert [board.points for board in game.boards] == [BoardPoints(queen=3, men=9, awarded=0, demanded=0)]
    assert (game.boards[0].started, game.boards[0].finished) == (at(1), at(4))


def test_a_board_played_again_begins_anew() -> None:
    everyone_passes = (Passed(),) * 6

    (game,) = sheet(TOSS, stroke(1), *everyone_passes, *WHITE_BOARD).games

    assert (game.boards[0].replays, game.boards[0].started) == (1, at(8))


def test_a_protest_upheld_begins_the_board_anew() -> None:
    protest = (ProtestLodged(Side.B, "Touched"), ProtestDecided(upheld=True))

    (game,) = sheet(TOSS, *WHITE_BOARD, stroke(1), *protest, *WHITE_BOARD[:2]).games

    assert [board.number for board in game.boards] == [1]
    assert game.under_way is not None
    assert game.under_way.number == 2
