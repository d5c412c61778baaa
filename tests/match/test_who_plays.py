"""Breaker, colours and order of play (icf-revised 39, 43, 48, 49; rulings: the match)."""

import pytest

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.editions.club import CLUB
from tests.match.playing import a_setup, board_line, play, score_line

SINGLES = a_setup()
DOUBLES = a_setup(doubles=True)
CLUB_SINGLES = a_setup(CLUB, points=29)
CLUB_DOUBLES = a_setup(CLUB, doubles=True, points=29)


@pytest.mark.parametrize(
    ("setup", "toss", "breaker"),
    [
        (SINGLES, "toss a break", "a1"),
        (SINGLES, "toss b break", "b1"),
        (SINGLES, "toss a side", "b1"),
        (SINGLES, "toss b side", "a1"),
        (DOUBLES, "toss a break", "a1"),
        (DOUBLES, "toss a break 2", "a2"),
        (DOUBLES, "toss a side 2", "b2"),
        (CLUB_DOUBLES, "toss b break 2", "b2"),
    ],
)
def test_the_toss_says_who_breaks(setup: Setup, toss: str, breaker: str) -> None:
    state = play(toss, setup).state

    assert board_line(state) == f"{breaker} 9-9 break 1"
    assert state.board is not None
    assert state.board.breaker == breaker


@pytest.mark.parametrize(("toss", "white", "black"), [("toss a break", "a", "b"), ("toss a side", "b", "a")])
def test_the_breaker_plays_white_also_when_the_other_takes_the_break_over(toss: str, white: str, black: str) -> None:
    for entries in (toss, f"{toss}; untouched*3", f"{toss}; -"):
        board = write_state(play(entries, SINGLES).state)["board"]

        assert isinstance(board, dict)
        assert board["colour"] == {white: "white", black: "black"}
        assert board["breaker"] == white


@pytest.mark.parametrize(
    ("setup", "breakers"),
    [
        (SINGLES, ["a1", "b1", "a1", "b1", "a1"]),
        (CLUB_SINGLES, ["a1", "b1", "a1"]),
        (DOUBLES, ["a1", "b1", "a2", "b2", "a1"]),
        (CLUB_DOUBLES, ["a1", "b2", "a2"]),
    ],
    ids=["singles", "club", "doubles", "club doubles"],
)
def test_the_break_goes_round_board_by_board(setup: Setup, breakers: list[str]) -> None:
    points = 14 if setup.laws is CLUB else 4
    record = play("toss a break", setup)

    broken = []
    for _ in breakers:
        assert record.state.board is not None
        broken.append(str(record.state.board.breaker))
        record = play(f"won {'ab'[len(broken) % 2]} {points}", after=record)

    assert broken == breakers


@pytest.mark.parametrize(
    ("setup", "toss", "first_breakers"),
    [
        (SINGLES, "toss a break", ["a1", "b1", "a1"]),
        (SINGLES, "toss a side", ["b1", "a1", "b1"]),
        (CLUB_SINGLES, "toss a break", ["a1", "b1", "a1"]),
        (DOUBLES, "toss a break", ["a1", "b1", "a1"]),
        (DOUBLES, "toss b break 2", ["b2", "a1", "b2"]),
        (CLUB_DOUBLES, "toss a break", ["a1", "b2", "a1"]),
    ],
)
@pytest.mark.parametrize("boards", ["won a {}", "won a {}; won a {}"], ids=["one board", "two boards"])
def test_who_begins_a_game_does_not_follow_from_who_broke_last(
    setup: Setup, toss: str, first_breakers: list[str], boards: str
) -> None:
    points = 14 if setup.laws is CLUB else 4
    played = boards.replace("{}", str(points))
    record = play(toss, setup)

    begun = []
    for giving_up in ("concede a game", "concede b game", "note"):
        assert record.state.board is not None
        begun.append(str(record.state.board.breaker))
        record = play(f"{played}; {giving_up}", after=record)

    assert begun == first_breakers


@pytest.mark.parametrize(
    ("setup", "seats"),
    [
        (SINGLES, ["a1", "b1", "a1", "b1"]),
        (DOUBLES, ["a1", "b1", "a2", "b2", "a1"]),
        (CLUB_DOUBLES, ["a1", "b2", "a2", "b1", "a1"]),
    ],
    ids=["singles", "to the right", "to the left"],
)
@pytest.mark.parametrize("entry", ["-", "pass", "breach {}"], ids=["stroke", "pass", "foul"])
def test_the_turn_goes_round(setup: Setup, seats: list[str], entry: str) -> None:
    record = play("toss a break", setup)

    played = []
    for seat in seats:
        assert record.state.board is not None
        played.append(str(record.state.board.turn))
        # A breach costs the turn once the first stroke of the turn is made.
        first = "p1; " if "breach" in entry else ""
        record = play(first + entry.format(seat[0]), after=record)

    assert played == seats


@pytest.mark.parametrize(
    ("entries", "board"),
    [
        ("p2", "a1 7-9"),
        ("p1 q1", "a1 8-8"),
        ("q1", "b1 9-8"),
        ("p1 X", "a1 9-9 due 1-0"),
        ("p1 I", "b1 9-9 due 1-0"),
        ("untouched", "a1 9-9 break 2"),
        ("untouched; untouched", "a1 9-9 break 3"),
        ("untouched*3", "b1 9-9 break 1"),
        ("untouched*2; pass", "b1 9-9 break 1"),
        ("p1; Q", "a1 8-9 queen to_cover"),
        ("p1; Q; p1", "a1 7-9 queen a"),
        ("p1; Q; p1; -", "b1 7-9 queen a"),
        ("p1; Q; -", "b1 8-9"),
        ("breach a", "a1 9-9 due 1-0 break 1"),
        ("breach b", "a1 9-9 due 0-1 break 1"),
        ("p1; breach a", "b1 9-9"),
        ("p1; breach b", "a1 8-9 due 0-1"),
    ],
)
def test_what_a_ruling_makes_of_the_board(entries: str, board: str) -> None:
    assert board_line(play(f"toss a break; {entries}").state) == board


def test_a_board_lost_by_leaving_the_seat_ends_it_for_the_other_side() -> None:
    state = play("toss a break; -; p4; left_seat a").state

    # Nine men of a lie, and the Queen goes to b, who has at most 21: twelve (icf-revised 53(b), 55, 91).
    assert score_line(state) == "games 0-0, game 1 0-12, board 2 by b1"
    assert state.last_board is not None
    assert state.last_board.winner is Side.B


def test_an_incident_of_the_side_not_in_turn_counts_the_same() -> None:
    state = play("toss a break; p4; out_of_turn b").state

    assert score_line(state) == "games 0-0, game 1 12-0, board 2 by b1"
