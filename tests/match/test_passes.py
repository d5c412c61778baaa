"""Passing a turn, and its consequences when nobody plays (icf-revised 137; rulings: the match)."""

import pytest

from carrom_desk.match.setup import Setup
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from tests.match.playing import a_setup, board_line, play, score_line

SINGLES = a_setup()
DOUBLES = a_setup(doubles=True)
CLUB_SINGLES = a_setup(CLUB, points=29)
TECHNITIA = a_setup(TECHNITIA_2K20, points=29)


@pytest.mark.parametrize(
    ("setup", "entries", "board"),
    [
        (SINGLES, "pass", "b1 9-9 break 1"),
        (SINGLES, "untouched; pass", "b1 9-9 break 1"),
        (SINGLES, "p1; pass", "b1 8-9"),
        (SINGLES, "p1; Q; pass", "b1 8-9"),
        (SINGLES, "p1; Q; p1; pass", "b1 7-9 queen a"),
        (SINGLES, "X; pass", "a1 9-9 due 1-0"),
        # Owed men come back when the turn ends, a passed one too (club, Fouls).
        (CLUB_SINGLES, "p1 X", "b1 9-9"),
        (CLUB_SINGLES, "X; p1; breach b", "a1 9-9 due 1-0"),
        (CLUB_SINGLES, "X; -; p2", "a1 7-9 due 1-0"),
        (CLUB_SINGLES, "X; -; p2; pass", "b1 8-9"),
        (CLUB_SINGLES, "X; q1; pass", "b1 9-9 due 0-1"),
        (TECHNITIA, "Q", "a1 9-9 queen to_return"),
        (TECHNITIA, "Q; pass", "b1 9-9"),
    ],
)
def test_a_pass_ends_the_turn(setup: Setup, entries: str, board: str) -> None:
    assert board_line(play(f"toss a break; {entries}", setup).state) == board


@pytest.mark.parametrize(
    ("setup", "entries", "is_replayed"),
    [
        (SINGLES, "p1; pass*5", False),
        (SINGLES, "p1; pass*6", True),
        (SINGLES, "pass*6", True),
        (SINGLES, "p1; pass*5; -; pass", False),
        (SINGLES, "p1; pass*5; -; pass*6", True),
        (SINGLES, "p1; pass*5; p1; pass", False),
        # A technical foul leaves the turn where it is and the passes follow one another.
        (SINGLES, "p1; pass*5; breach a; pass", True),
        (SINGLES, "p1; pass*5; breach b; pass", True),
        (SINGLES, "p1; pass*5; note; pause; pass", True),
        (DOUBLES, "p1; pass*6", False),
        (DOUBLES, "p1; pass*11", False),
        (DOUBLES, "p1; pass*12", True),
        (CLUB_SINGLES, "p1; pass*6", True),
    ],
)
def test_three_passes_of_everybody_one_after_the_other_have_the_board_replayed(
    setup: Setup, entries: str, is_replayed: bool
) -> None:
    state = play(f"toss a break; {entries}", setup).state

    assert state.boards_replayed == int(is_replayed)
    assert (board_line(state) == "a1 9-9 break 1") is is_replayed


def test_a_foul_that_costs_the_turn_begins_the_count_of_passes_anew() -> None:
    # The turn is b's, and he has made his first stroke; then his foul hands it over.
    record = play("toss a break; -; p1; breach b; pass*5")

    assert record.state.boards_replayed == 0
    assert play("pass", after=record).state.boards_replayed == 1


def test_a_replayed_board_keeps_its_number_its_breaker_and_the_score() -> None:
    before = play("toss a break; won a 12; p3; q1; -").state
    replayed = play("toss a break; won a 12; p3; q1; -; replay").state

    assert score_line(replayed) == score_line(before) == "games 0-0, game 1 12-0, board 2 by b1"
    assert board_line(replayed) == "b1 9-9 break 1"
    assert replayed.boards_replayed == 1
