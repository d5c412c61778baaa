"""Games for SoL: which are written, with what score and boards, and notes on the rest."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.sol.sol_scores import sol_games_of
from carrom_desk.match.entry.entries import (
    Amended,
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    Entry,
    ProtestDecided,
    ProtestLodged,
    TimeOver,
    Toss,
    TossChoice,
    WalkedOver,
)
from carrom_desk.match.history import BoardRecord, GameRecord, Start, StartBoard
from carrom_desk.match.record import new_record
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.position import opening_position
from tests.exchange.sol.sol_documents import A_BREAKS, A_HAS_22, A_WINS_GAME, BLACK_WINS_3, ONE_GAME, WHITE_WINS_12
from tests.fakes import SINGLES, record_of, stroke

Game = tuple[int, int, Side | None, int]
"""Scores, first breaker, number of boards."""

B_BREAKS = Toss(Side.B, TossChoice.BREAK)
NO_LIMIT = replace(ONE_GAME.competition, boards=None)
NOT_OVER = "The match is not over. Its current state is saved."
CLUB_MATCH = replace(ONE_GAME, laws=CLUB, competition=replace(NO_LIMIT, points=29))

LOSER_GIVES_UP = Conceded(Side.B, Concession.MATCH)
WINNER_GIVES_UP = Conceded(Side.A, Concession.MATCH)


def games_of(*commands: Entry, setup: Setup = SINGLES) -> list[Game]:
    games = sol_games_of(record_of(*commands, setup=setup)).games
    return [(game.score.a, game.score.b, game.breaker, len(game.boards)) for game in games]


def remarks_on(*commands: Entry, setup: Setup = SINGLES) -> tuple[str, ...]:
    return sol_games_of(record_of(*commands, setup=setup)).remarks


def test_a_finished_draw_is_over() -> None:
    timed = replace(ONE_GAME, competition=replace(NO_LIMIT, draws=True, minutes=45))
    drawn = (A_BREAKS, *WHITE_WINS_12, *WHITE_WINS_12, TimeOver())

    assert games_of(*drawn, setup=timed) == [(12, 12, Side.A, 2)]
    assert remarks_on(*drawn, setup=timed) == ()


UNFINISHED: dict[str, tuple[tuple[Entry, ...], list[Game], tuple[str, ...]]] = {
    "before the toss": ((), [], ()),
    "on the first board": ((A_BREAKS, stroke(3)), [], ()),
    "on the second board": ((B_BREAKS, *WHITE_WINS_12, stroke(1)), [(0, 12, Side.B, 1)], (NOT_OVER,)),
    "before the second game's first board is over": ((*A_WINS_GAME, stroke(1)), [(25, 0, Side.A, 3)], (NOT_OVER,)),
    "in the second game": ((*A_WINS_GAME, *BLACK_WINS_3), [(25, 0, Side.A, 3), (3, 0, Side.B, 1)], (NOT_OVER,)),
    "a protest decided": (
        (A_BREAKS, *WHITE_WINS_12, ProtestLodged(Side.B, "the board"), ProtestDecided(upheld=False)),
        [(12, 0, Side.A, 1)],
        (NOT_OVER,),
    ),
    "a protest pending": (
        (*A_WINS_GAME, ProtestLodged(Side.B, "the board")),
        [],
        ("A protest is undecided. The result is withheld and was not saved.",),
    ),
}


@pytest.mark.parametrize("case", UNFINISHED)
def test_a_match_that_is_not_over_is_written_as_it_stands(case: str) -> None:
    commands, games, remarks = UNFINISHED[case]

    assert games_of(*commands) == games
    assert remarks_on(*commands) == remarks


def test_what_an_amendment_made_impossible_is_left_out() -> None:
    seen = (A_BREAKS, stroke(9, striker=True), Demanded(0))

    assert games_of(*seen) == [(0, 3, Side.A, 1)]
    assert games_of(*seen, Amended(1, stroke(), "seen wrongly"), *WHITE_WINS_12) == [(0, 12, Side.A, 1)]


DECIDED: dict[str, tuple[Setup, tuple[Entry, ...], list[Game], int]] = {
    # what: (setup, commands, games, how many of them are remarked on)
    "walked over": (ONE_GAME, (WalkedOver(Side.B, "absent"),), [(0, 25, None, 0)], 1),
    "walked over, best of three": (SINGLES, (WalkedOver(Side.A, "absent"),), [(25, 0, None, 0), (25, 0, None, 0)], 2),
    "given up by who trails": (ONE_GAME, (A_BREAKS, *WHITE_WINS_12, LOSER_GIVES_UP), [(12, 0, Side.A, 1)], 0),
    "given up by who leads": (ONE_GAME, (A_BREAKS, *WHITE_WINS_12, WINNER_GIVES_UP), [(12, 25, Side.A, 0)], 1),
    "given up at no score": (ONE_GAME, (A_BREAKS, stroke(1), WINNER_GIVES_UP), [(0, 25, Side.A, 0)], 1),
    "disqualified in the second game": (
        SINGLES,
        (*A_WINS_GAME, *BLACK_WINS_3, Disqualified(Side.A, "conduct")),
        [(25, 0, Side.A, 3), (3, 25, Side.B, 0), (0, 25, None, 0)],
        2,
    ),
    "a game given up by who leads": (
        SINGLES,
        (A_BREAKS, *WHITE_WINS_12, Conceded(Side.A, Concession.GAME)),
        [(12, 25, Side.A, 0)],
        1,
    ),
}


@pytest.mark.parametrize("case", DECIDED)
def test_the_winner_is_ahead_in_the_games_he_is_given(case: str) -> None:
    setup, commands, games, remarked = DECIDED[case]

    assert games_of(*commands, setup=setup) == games
    assert len([remark for remark in remarks_on(*commands, setup=setup) if remark != NOT_OVER]) == remarked


def test_a_game_that_is_given_is_told_of() -> None:
    walked_over = remarks_on(WalkedOver(Side.B, "absent"), setup=ONE_GAME)
    given_up = remarks_on(A_BREAKS, *WHITE_WINS_12, WINNER_GIVES_UP, setup=ONE_GAME)

    assert walked_over == ("Game 1 was not played and counts for side B. It is saved as 0–25, without boards.",)
    assert given_up == ("Game 1 stood at 12–0 and counts for side B. It is saved as 12–25, without boards.",)


CLUB_GAMES: dict[str, tuple[tuple[Entry, ...], Game, tuple[str, ...]]] = {
    # Nine men and a Queen of five: 14 points for the one who breaks, or for the other after a break without success.
    "29 to nothing": (
        (A_BREAKS, *WHITE_WINS_12, stroke(), *WHITE_WINS_12, *WHITE_WINS_12),
        (25, 0, Side.A, 0),
        (
            "Game 1 is saved without its boards. SoL counts 3 points for the Queen, up to 21 points.",
            "Game 1 ended 29–0, but SoL shows at most 25 points.",
        ),
    ),
    "29 to 28": (
        (A_BREAKS, *WHITE_WINS_12 * 5),
        (25, 24, Side.A, 0),
        ("Game 1 stood at 29–28 and counts for side A. It is saved as 25–24, without boards.",),
    ),
    "not over": (
        (A_BREAKS, *WHITE_WINS_12),
        (14, 0, Side.A, 0),
        ("Game 1 is saved without its boards. SoL counts 3 points for the Queen, up to 21 points.", NOT_OVER),
    ),
}


@pytest.mark.parametrize("case", CLUB_GAMES)
def test_a_game_by_club_rules_shows_who_won_it(case: str) -> None:
    commands, game, remarks = CLUB_GAMES[case]

    assert games_of(*commands, setup=CLUB_MATCH) == [game]
    assert remarks_on(*commands, setup=CLUB_MATCH) == remarks


def test_a_game_to_more_than_25_points_keeps_its_boards() -> None:
    to_30 = replace(ONE_GAME, competition=replace(NO_LIMIT, points=30))
    commands = (*A_HAS_22, *WHITE_WINS_12)

    assert games_of(*commands, setup=to_30) == [(25, 0, Side.A, 3)]
    assert remarks_on(*commands, setup=to_30) == ("Game 1 ended 30–0, but SoL shows at most 25 points.",)


def test_a_game_short_of_25_points_is_written_without_boards_that_make_more() -> None:
    to_23 = replace(ONE_GAME, competition=replace(ONE_GAME.competition, points=23))
    commands = (*A_HAS_22, *WHITE_WINS_12)

    assert games_of(*commands, setup=to_23) == [(23, 0, Side.A, 0)]
    assert remarks_on(*commands, setup=to_23) == (
        "Game 1 is saved without its boards. SoL would add them up to a different score.",
    )


def level(boards: int) -> tuple[Entry, ...]:
    """Returns a number of boards of three points each, won alternately."""
    return (A_BREAKS, *BLACK_WINS_3 * boards)


@pytest.mark.parametrize(("games", "boards", "written"), [(1, 9, 9), (1, 10, 0), (3, 13, 13)])
def test_more_boards_than_sol_has_rows_for_are_left_out(games: int, boards: int, written: int) -> None:
    setup = replace(SINGLES, competition=replace(NO_LIMIT, games=games))
    commands = level(boards)

    assert [game[3] for game in games_of(*commands, setup=setup)] == [written]
    said = f"Game 1 is saved without its boards. SoL has room for only {9 if games == 1 else 19} boards."
    assert (said in remarks_on(*commands, setup=setup)) is (written == 0)


def test_of_five_games_sol_makes_no_ranking() -> None:
    of_five = replace(SINGLES, competition=replace(SINGLES.competition, games=5))

    assert "SoL ranks by best of 3. Check there who won." in remarks_on(*A_WINS_GAME, setup=of_five)


def taken_over(history: tuple[GameRecord, ...], *, boards: int = 2) -> Setup:
    """Side A leads 15:3 after unrecorded boards."""
    score = BySide(15, 3)
    board = StartBoard(boards + 1, Seat.A1, Seat.A1, opening_position(score.seen_from(Side.A)))
    games = BySide(len(history), 0)
    return replace(SINGLES, start=Start(games, len(history) + 1, Seat.A1, score, boards, board, history))


def test_boards_before_the_match_was_taken_over_are_not_made_up() -> None:
    record = record_of(*WHITE_WINS_12, *A_WINS_GAME[1:], setup=taken_over(()))

    games = sol_games_of(record)

    assert [(game.score.a, game.score.b, len(game.boards)) for game in games.games] == [(25, 3, 0), (0, 25, 3)]
    assert games.remarks == ("Game 1 is saved without its boards. Not all boards are known.", NOT_OVER)


@pytest.mark.parametrize(("points", "written"), [(12, 2), (11, 0)])
def test_a_game_told_of_at_the_take_over_keeps_its_boards_where_they_add_up(points: int, written: int) -> None:
    told = (
        BoardRecord(1, Seat.B1, Side.A, points, Side.A, 0, None, BySide(12, 0)),
        BoardRecord(2, Seat.A1, Side.A, 8, None, 0, None, BySide(20, 0)),
    )
    record = new_record(taken_over((GameRecord(1, Side.A, BySide(20, 0), told),)))

    first, second = sol_games_of(record).games

    assert (first.score, first.breaker, len(first.boards)) == (BySide(20, 0), Side.B, written)
    assert (second.score, second.boards) == (BySide(15, 3), ())


def test_a_game_told_of_without_boards_has_no_breaker() -> None:
    record = new_record(taken_over((GameRecord(1, Side.A, BySide(25, 0), ()),)))

    assert sol_games_of(record).games[0].breaker is None
