"""Taking over a match in progress (formats: match file, `start`)."""

from copy import deepcopy
from typing import Any

import pytest

from carrom_desk.exchange.codec.state_codec import read_setup, write_state
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import Setup
from tests.match.every_entry import TAKEN_OVER, taken_over
from tests.match.playing import a_setup, board_line, play, score_line

Document = dict[str, Any]


def start_of(entries: str, setup: Setup) -> Document:
    """Returns the output of `replay` after the given entries."""
    return {key: value for key, value in write_state(play(entries, setup).state).items() if key != "next"}


def setup_with(start: Document, **changes: object) -> Setup:
    """Returns the setup of a singles match with a start."""
    return read_setup(
        {
            "laws": "icf-revised",
            "sides": {"a": {"players": [{"name": "Player A1"}]}, "b": {"players": [{"name": "Player B1"}]}},
            "competition": {"games": 3, "points": 25, "boards": None, "change_sides": "never"},
            **changes,
            "start": start,
        }
    )


IN_DOUBLES: Document = {
    "doubles": True,
    "sides": {
        "a": {"players": [{"name": "Player A1"}, {"name": "Player A2"}]},
        "b": {"players": [{"name": "Player B1"}, {"name": "Player B2"}]},
    },
}


@pytest.mark.parametrize(
    "entries",
    [
        "toss a break",
        "toss b break; untouched",
        "toss a break; untouched*3",
        "toss a break; p3; -; p1; Q",
        "toss a break; p3; Q; p1; -; p2",
        "toss a break; X; -",
        "toss a break; won a 12; -; p2",
        "toss a break; won a 12; won a 9; won a 4; -; p2",
        "toss a break; concede a game; won b 12; concede b game; p2",
    ],
)
def test_a_match_goes_on_from_the_state_it_was_taken_over_in(entries: str) -> None:
    written = start_of(entries, a_setup())

    taken = play("note", setup_with(written))

    told: Document = {**write_state(taken.state)}
    del told["next"]
    assert told == written
    # And what follows is what would have followed.
    there = write_state(play("q1; -; p2 q1", after=play(entries, a_setup())).state)
    here = write_state(play("q1; -; p2 q1", after=taken).state)
    assert {**here, "next": []} == {**there, "next": []}


@pytest.mark.parametrize(
    ("entries", "following"),
    [
        ("toss a break; p3; -; p1", "concede a game"),
        ("toss b break; won a 12; p2", "concede a game"),
        ("toss a break; won a 12; p2", "concede a game; concede b game"),
        ("toss a break; concede a game; won a 12; p2", "concede b game"),
        ("toss b break; concede a game; won a 12; won b 4; p2", "concede b game"),
        ("toss a break; won a 12; won b 4; -", "won a 5; won a 4"),
    ],
)
@pytest.mark.parametrize("doubles", [False, True], ids=["singles", "doubles"])
def test_the_breaks_of_boards_and_games_to_come_follow_from_the_board_under_way(
    entries: str, following: str, doubles: bool
) -> None:
    setup = a_setup(doubles=doubles)
    written = start_of(entries, setup)

    taken = play(following, setup_with(written, **(IN_DOUBLES if doubles else {})))

    whole = play(following, after=play(entries, setup))
    assert score_line(taken.state).split(" by ")[0] == score_line(whole.state).split(" by ")[0]
    assert taken.state.board is not None
    assert whole.state.board is not None
    # In doubles a board under way does not say which player of the side broke it: the first is taken.
    assert taken.state.board.breaker.side is whole.state.board.breaker.side


@pytest.mark.parametrize(
    ("entries", "breaker"),
    [
        # Before the break the player in turn is the breaker …
        ("toss a break 2", "a2"),
        ("toss a break 2; untouched", "a2"),
        # … unless the other side has taken the break over; after it nobody knows.
        ("toss a break 2; untouched*3", "a1"),
        ("toss a break 2; p1", "a1"),
    ],
)
def test_which_player_of_a_pair_broke_is_known_before_the_break_only(entries: str, breaker: str) -> None:
    setup = a_setup(doubles=True)
    taken = play("note", setup_with(start_of(entries, setup), **IN_DOUBLES))

    assert score_line(taken.state).endswith(f"board 1 by {breaker}")
    assert board_line(taken.state) == board_line(play(entries, setup).state)


def test_the_player_in_turn_is_known_by_his_name() -> None:
    taken = taken_over("note")

    assert board_line(taken.state) == "b2 9-7 queen to_cover due 0-1"
    assert score_line(taken.state) == "games 1-0, game 2 12-5, board 4 by a1"


def test_without_a_name_it_is_the_sides_first_player() -> None:
    document: Document = deepcopy(TAKEN_OVER)
    del document["start"]["board"]["player"]

    assert board_line(play("note", read_setup(document)).state).startswith("b1 ")


def test_no_toss_is_needed_and_a_protest_goes_back_to_the_take_over() -> None:
    assert board_line(taken_over("p1; -; protest a; upheld").state) == "b2 9-7 queen to_cover due 0-1"


def test_the_boards_before_the_take_over_count_to_the_limit() -> None:
    # Eight boards: three before, this one and four more.
    record = taken_over("p6; p2; won a 4; won b 4; won a 4; won a 4")

    assert score_line(record.state) == "games 2-0, won by a"
    assert [len(game.boards) for game in record.state.history] == [2, 5]


@pytest.mark.parametrize("queen", ["a", "b"])
def test_a_side_that_covered_the_queen_keeps_her(queen: str) -> None:
    start = start_of("toss a break; p3; Q; p1; -; p2", a_setup())
    start["board"]["queen"] = queen

    assert board_line(play("note", setup_with(start)).state) == f"b1 5-7 queen {queen}"


@pytest.mark.parametrize(
    ("entries", "following", "slam"),
    [
        # The break is still to come: the turn is the side's first.
        ("toss a break", "p9 Q", Slam.WHITE),
        ("toss a break", "-; p9 Q", Slam.BLACK),
        ("toss a break; untouched", "p9 Q", Slam.WHITE),
        # Of turns that nobody here has seen no slam is claimed.
        ("toss a break; p3", "p6 Q", None),
        ("toss a break; -", "p9 Q", None),
    ],
)
def test_a_slam_is_claimed_only_for_turns_that_were_seen(entries: str, following: str, slam: Slam | None) -> None:
    record = play(following, setup_with(start_of(entries, a_setup())))

    assert record.state.game is not None
    assert record.state.game.boards[-1].slam is slam


def test_a_man_came_off_only_where_the_state_shows_it() -> None:
    # Nine on, and nobody can know that a man was recovered: the Queen may not be pocketed (92).
    record = play("Q", setup_with(start_of("toss a break; p1 X; -; -", a_setup())))

    assert board_line(record.state) == "b1 9-9 due 1-0"


@pytest.mark.parametrize("entries", ["toss a break; untouched", "toss a break; p1; Q"])
def test_who_has_struck_in_his_turn_is_seen_by_the_attempt_and_by_the_queen(entries: str) -> None:
    record = play("breach a", setup_with(start_of(entries, a_setup())))

    # A foul: the turn is lost, and a Queen that waits for her cover goes out (64).
    assert board_line(record.state).startswith("b1 ")
    assert "queen" not in board_line(record.state)


@pytest.mark.parametrize(
    ("entries", "first_of_next"),
    [
        ("toss a break", "b1"),
        ("toss a break; won a 4", "b1"),
        ("toss a break; won a 4; won b 4", "b1"),
        ("toss a break 2; won a 4; won b 4", "b2"),
        ("toss b break; won a 4; won b 4; won a 4", "a2"),
    ],
)
def test_who_begins_the_next_game_of_pairs_follows_from_the_board_to_be_broken(
    entries: str, first_of_next: str
) -> None:
    taken = play("concede a game", setup_with(start_of(entries, a_setup(doubles=True)), **IN_DOUBLES))

    assert score_line(taken.state).endswith(f"game 2 0-0, board 1 by {first_of_next}")


def test_who_owes_a_man_is_in_turn_without_a_first_stroke() -> None:
    record = play("breach b", setup_with(start_of("toss a break; -; -; p1; -", a_setup())))

    # A technical foul: the turn stays where it is (63).
    assert board_line(record.state) == "b1 8-9 due 0-1"


def test_a_match_counts_unless_it_is_said_to_be_practice() -> None:
    assert not a_setup().practice
