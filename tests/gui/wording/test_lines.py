"""Lines about the score and the clock."""

import pytest

from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.timing import ClockRule, clock_for
from carrom_desk.presentation.clock import ClockReading, ClockState, clock_aloud, clock_law, clock_state, on_the_clock
from carrom_desk.presentation.score import side_note
from carrom_desk.rules.editions.club import CLUB
from tests.match.playing import a_setup, play


def rule() -> ClockRule:
    found = clock_for(play("toss a break; play; p1"))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("words", "setup", "a", "b"),
    [
        ("note", a_setup(), "", ""),
        ("toss a break", a_setup(), "white · Queen counts 3", "black · Queen counts 3"),
        ("toss a break; p1; Q", a_setup(), "white · Queen to cover: 3", "black · Queen counts 3"),
        ("toss a break; p1; p1 Q", a_setup(), "white · Queen covered: 3", "black · Queen counts 0"),
        (
            "toss a break; won a 12; won a 12",
            a_setup(),
            "white · Queen counts 0 (law 54)",
            "black · Queen counts 3",
        ),
        (
            "toss a break; play; p1; -; p1",
            a_setup(doubles=True),
            "white · Queen counts 3",
            "black · Queen counts 3",
        ),
        ("toss a break; walkover b", a_setup(), "", "won the match"),
        (
            "toss a break; won a 14; won a 14",
            a_setup(CLUB, points=29),
            "white · Queen counts 0",
            "black · Queen counts 5",
        ),
    ],
)
def test_below_a_name_stands_what_the_board_and_the_queen_mean_for_it(words: str, setup: Setup, a: str, b: str) -> None:
    state = play(words, setup).state

    assert (side_note(state, Side.A), side_note(state, Side.B)) == (a, b)


def test_the_clock_names_seconds_moment_and_law() -> None:
    assert clock_law(rule()) == "15\xa0s from when the pieces rest (law 50)"


@pytest.mark.parametrize(
    ("state", "left_s", "over_s", "shown", "said", "aloud"),
    [
        (ClockState.RUNNING, 9, 0, "9", "Running", "Running, 9\xa0s left"),
        (ClockState.LAST_FIVE, 4, 0, "4", "Last 5 seconds", "Last 5 seconds, 4\xa0s left"),
        (ClockState.TIME, 0, 0, "0", "Time", "Time"),
        (ClockState.OVERRUN, 0, 7, "+7", "Over time by 7\xa0s", "Over time by 7\xa0s"),
        (ClockState.PAUSED, 125, 0, "2:05", "Stopped", "Stopped, 2\xa0min 5\xa0s left"),
    ],
)
def test_the_clock_in_figures_and_words(
    state: ClockState, left_s: int, over_s: int, shown: str, said: str, aloud: str
) -> None:
    reading = ClockReading(rule(), state, left_s, over_s)

    assert (on_the_clock(reading), clock_state(reading), clock_aloud(reading)) == (shown, said, aloud)
