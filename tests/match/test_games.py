"""Won games and matches, extra boards, and changes of sides (icf-revised 56 to 60, icf-1993 30 to 33)."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import BoardEntered
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState, Status
from carrom_desk.rules.editions.club import CLUB
from tests.match.playing import a_setup, enter, play, score_line


def boards_of(state: MatchState) -> list[tuple[str, int, tuple[int, int]]]:
    """Returns winner, points and score of each board of the last finished game, or of the current one."""
    boards = state.history[-1].boards if state.history else state.game.boards if state.game else ()
    return [(str(board.winner), board.points, (board.score.a, board.score.b)) for board in boards]


@pytest.mark.parametrize(
    ("competition", "entries", "score"),
    [
        ((3, 25, None), "won a 12; won a 12", "games 0-0, game 1 24-0, board 3 by a1"),
        ((3, 25, None), "won a 12; won a 9; won a 4", "games 1-0, game 2 0-0, board 1 by b1"),
        ((3, 25, None), "won a 12; won b 12; won a 9; won b 9", "games 0-0, game 1 21-21, board 5 by a1"),
        ((3, 25, None), "won a 12; won b 12; won b 9; won b 4", "games 0-1, game 2 0-0, board 1 by b1"),
        ((1, 25, None), "won a 12; won a 9; won a 4", "games 1-0, won by a"),
        ((3, 12, None), "won a 12; won b 12", "games 1-1, game 3 0-0, board 1 by a1"),
        ((3, 12, None), "won a 12; won b 12; won b 12", "games 1-2, won by b"),
        ((3, 12, None), "won a 12; won a 12", "games 2-0, won by a"),
        ((5, 12, None), "won a 12; won a 12", "games 2-0, game 3 0-0, board 1 by a1"),
        ((5, 12, None), "won a 12; won a 12; won b 12; won b 12", "games 2-2, game 5 0-0, board 1 by a1"),
        ((5, 12, None), "won a 12; won a 12; won b 12; won b 12; won b 12", "games 2-3, won by b"),
        ((3, 99, 2), "won a 5; won b 4", "games 1-0, game 2 0-0, board 1 by b1"),
        ((3, 99, 2), "won a 4; won b 5", "games 0-1, game 2 0-0, board 1 by b1"),
        ((3, 99, 2), "won a 5", "games 0-0, game 1 5-0, board 2 by b1"),
        ((3, 99, None), "won a 5; won b 4; won b 4; won a 4; won a 4; won b 4; won b 4; won a 4; won a 4",
         "games 0-0, game 1 21-16, board 10 by b1"),
        ((3, 99, 2), "won a 5; won b 5", "games 0-0, game 1 5-5, toss"),
        ((3, 99, 2), "won a 5; won b 5; toss b break", "games 0-0, game 1 5-5, board 3 by b1"),
        ((3, 99, 2), "won a 5; won b 5; toss b break; won a 4", "games 1-0, game 2 0-0, board 1 by b1"),
        ((1, 99, 2), "won a 5; won b 5; toss b break; won a 4", "games 1-0, won by a"),
    ],
)  # fmt: skip
def test_boards_add_up_to_games_and_the_match(
    competition: tuple[int, int, int | None], entries: str, score: str
) -> None:
    games, points, boards = competition

    state = play(f"toss a break; {entries}", a_setup(games=games, points=points, boards=boards)).state

    assert score_line(state) == score
    assert state.status is (Status.FINISHED if "won by" in score else Status.IN_PROGRESS)


def test_the_score_stops_at_the_points_that_win_while_the_board_keeps_its_value() -> None:
    state = play("toss a break; won a 12; won a 10; won a 6").state

    assert boards_of(state) == [("a", 12, (12, 0)), ("a", 10, (22, 0)), ("a", 6, (25, 0))]
    assert state.history[0].score == BySide(25, 0)


def test_an_extra_board_that_leaves_the_scores_level_is_followed_by_another_toss() -> None:
    record = play("toss a break; won a 5; won b 5; toss b break", a_setup(points=99, boards=2))
    record = enter(record, BoardEntered(None, None, 0))

    assert score_line(record.state) == "games 0-0, game 1 5-5, toss"
    after = play("toss a break; won b 4", after=record).state
    assert score_line(after) == "games 0-1, game 2 0-0, board 1 by b1"
    assert [board.number for board in after.history[0].boards] == [1, 2, 3, 4]


def test_the_breaks_of_an_extra_board_do_not_change_who_begins_the_next_game() -> None:
    setup = a_setup(doubles=True, points=99, boards=1)
    record = enter(play("toss a break", setup), BoardEntered(None, None, 0))

    assert score_line(play("toss a break 2", after=record).state) == "games 0-0, game 1 0-0, board 2 by a2"
    assert score_line(play("toss a break 2; won a 4", after=record).state) == "games 1-0, game 2 0-0, board 1 by b1"


CHANGE_ROWS = [
    # (regime, entries, whether a change of sides is due)
    (ChangeSides.AT_13, "won a 12; won a 4", False),
    (ChangeSides.AT_13, "concede b game", True),
    (ChangeSides.AT_13, "concede b game; sides", False),
    (ChangeSides.AT_13, "concede b game; won a 4", True),
    (ChangeSides.AT_13, "concede b game; sides; won a 12; won a 4", False),
    (ChangeSides.AT_13, "concede b game; sides; concede a game", True),
    (ChangeSides.AT_13, "THIRD; won a 12", False),
    (ChangeSides.AT_13, "THIRD; won a 12; won b 12", False),
    (ChangeSides.AT_13, "THIRD; won a 4; won b 4; won a 4; won b 4; won a 4", False),
    (ChangeSides.AT_13, "THIRD; won a 9; won a 4", True),
    (ChangeSides.AT_13, "THIRD; won b 9; won b 5", True),
    (ChangeSides.AT_13, "THIRD; won a 9; won a 4; p1", True),
    (ChangeSides.AT_13, "THIRD; won a 9; won a 4; won b 4", True),
    (ChangeSides.AT_13, "THIRD; won a 9; won a 4; sides", False),
    (ChangeSides.AT_13, "THIRD; won a 9; won a 4; sides; won b 12; won b 4", False),
    (ChangeSides.AT_13, "THIRD; won a 12; won a 12; won a 9", False),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "won a 4; won b 4; won a 4; won b 4", False),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "concede b game", True),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "THIRD; won a 4; won b 4; won a 4", False),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "THIRD; won a 4; won b 4; won a 4; won b 4", True),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "THIRD; won a 4; won b 4; won a 4; won b 4; won a 4", True),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "THIRD; won a 4; won b 4; won a 4; won b 4; sides; won a 4", False),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "THIRD; won a 9; won a 4", True),
    (ChangeSides.AFTER_4_BOARDS_OR_13, "THIRD; won a 4; sides; won a 12", False),
    (ChangeSides.NEVER, "concede b game", False),
    (ChangeSides.NEVER, "THIRD; won a 9; won a 4; won b 4; won b 4", False),
]  # fmt: skip


@pytest.mark.parametrize(("regime", "entries", "is_due"), CHANGE_ROWS)
def test_sides_are_changed_when_the_format_says_so(regime: ChangeSides, entries: str, is_due: bool) -> None:
    third = "concede b game; sides; concede a game; sides"
    text = f"toss a break; {entries}".replace("THIRD", third)

    state = play(text, a_setup(change_sides=regime)).state

    assert state.is_change_of_sides_due is is_due


def test_the_only_game_of_a_match_is_its_last() -> None:
    setup = a_setup(games=1, change_sides=ChangeSides.AT_13)

    assert play("toss a break; won a 9; won a 4", setup).state.is_change_of_sides_due


def test_the_rest_comes_before_the_last_game_only_and_ends_with_play() -> None:
    before_game_2 = play("toss a break; concede b game")
    before_game_3 = play("sides; concede a game", after=before_game_2)

    assert not before_game_2.state.is_rest_due
    assert before_game_3.state.is_rest_due
    assert not play("play", after=before_game_3).state.is_rest_due
    assert not play("-", after=before_game_3).state.is_rest_due


SLAM_ROWS = [
    ("p9 Q", "a", Slam.WHITE),
    ("p8; p1 Q", "a", Slam.WHITE),
    ("p5; Q; p1; p3", "a", Slam.WHITE),
    ("untouched; p8; p1 Q", "a", Slam.WHITE),
    ("p5; -; -; p3; p1 Q", "a", None),
    ("p9", "b", None),
    ("-; p9 Q", "b", Slam.BLACK),
    ("q1; p8 Q", "b", Slam.BLACK),
    ("p1; Q; p1; -; p9", "b", Slam.BLACK),
    ("untouched*3; p9 Q", "b", Slam.BLACK),
    ("-; p5; -; -; p4 Q", "b", None),
    ("-; -; -; p9 Q", "b", None),
    ("-; p9", "a", None),
    ("p4; left_seat b", "a", None),
]


@pytest.mark.parametrize(("entries", "winner", "slam"), SLAM_ROWS)
def test_a_slam_is_a_record_of_a_board_pocketed_in_the_first_turn(entries: str, winner: str, slam: Slam | None) -> None:
    state = play(f"toss a break; {entries}").state

    assert state.game is not None
    assert [(str(board.winner), board.slam) for board in state.game.boards] == [(winner, slam)]


def test_who_covered_the_queen_stands_in_the_record_of_the_board_also_when_he_lost_it() -> None:
    state = play("toss a break; p1; Q; p1; -; p9; won a 12; p9").state

    assert state.game is not None
    assert [(board.winner, board.queen, board.points) for board in state.game.boards] == [
        (Side.B, Side.A, 7),
        (Side.A, Side.A, 12),
        (Side.B, None, 3),
    ]


def test_the_club_editions_play_to_29_and_count_five_for_the_queen() -> None:
    setup = replace(a_setup(CLUB), competition=Competition(games=1, points=29, boards=None))

    assert score_line(play("toss a break; won a 14; won a 14", setup).state) == "games 0-0, game 1 28-0, board 3 by a1"
    assert score_line(play("toss a break; won a 14; won a 14; won a 9", setup).state) == "games 1-0, won by a"
