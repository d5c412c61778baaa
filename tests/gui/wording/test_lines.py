"""Lines about the match, the score and the clock."""

from dataclasses import replace
from typing import Any

import pytest

from carrom_desk.gui.clock.reading import ClockReading, ClockState
from carrom_desk.gui.wording.clock_words import clock_aloud, clock_law, clock_state, duration, on_the_clock
from carrom_desk.gui.wording.match_lines import laws_and_format, match_title, place_in_match, score_line, score_now
from carrom_desk.gui.wording.score_words import side_note
from carrom_desk.match.setup import Competition, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.timing import ClockRule, clock_for
from carrom_desk.rules.edition_id import EditionId
from tests.match.playing import a_setup, play


def rule() -> ClockRule:
    found = clock_for(play("toss a break; play; p1"))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("changes", "title"),
    [
        ({}, "State Championship · Quarter-final · Table 3"),
        ({"event": "", "category": "Women"}, "Quarter-final · Women · Table 3"),
        ({"event": "", "round": "", "table": ""}, "Player A1 – Player B1"),
    ],
)
def test_a_match_is_named_by_what_is_known_of_it(changes: dict[str, Any], title: str) -> None:
    assert match_title(replace(a_setup(), **changes)) == title


@pytest.mark.parametrize(
    ("competition", "line"),
    [
        (Competition(3, 25, None), "ICF revised · best of 3 · 25 points · no board limit"),
        (Competition(1, 25, 8), "ICF revised · 1 game · 25 points · 8 boards"),
        (Competition(1, 1, 1), "ICF revised · 1 game · 1 point · 1 board"),
    ],
)
def test_laws_and_format_in_one_line(competition: Competition, line: str) -> None:
    assert laws_and_format(replace(a_setup(), competition=competition)) == line


@pytest.mark.parametrize(
    ("words", "setup", "place", "score"),
    [
        ("note", a_setup(), "Before the toss", "0 – 0"),
        ("toss a break", a_setup(), "Game 1 · board 1", "0 – 0"),
        ("toss a break; play; won a 12", a_setup(), "Game 1 · board 2", "12 – 0"),
        ("toss a break; won a 9; won b 9", a_setup(boards=2), "Game 1", "9 – 9"),
        ("toss a break; won a 12; won a 12; won a 9", a_setup(games=1), "Match over", "25 – 0"),
        ("toss a break; won a 12; concede b match", a_setup(), "Match over", "12 – 0"),
        ("toss a break; won a 12; won a 12; won a 9", a_setup(), "Game 2 · board 1", "0 – 0"),
    ],
)
def test_where_the_match_stands(words: str, setup: Setup, place: str, score: str) -> None:
    state = play(words, setup).state

    assert (place_in_match(state), score_line(state)) == (place, score)


def test_the_score_before_the_first_board_is_nought() -> None:
    assert score_now(play("note").state) == BySide(0, 0)


@pytest.mark.parametrize(
    ("words", "setup", "a", "b"),
    [
        ("note", a_setup(), "", ""),
        ("toss a break", a_setup(), "white, breaks · Queen counts 3", "black · Queen counts 3"),
        ("toss a break; p1; Q", a_setup(), "white, breaks · Queen to cover: 3", "black · Queen counts 3"),
        ("toss a break; p1; p1 Q", a_setup(), "white, breaks · has the Queen: 3", "black · Queen counts 0"),
        (
            "toss a break; won a 12; won a 12",
            a_setup(),
            "white, breaks · Queen counts 0 (law 54)",
            "black · Queen counts 3",
        ),
        (
            "toss a break; play; p1; -; p1",
            a_setup(doubles=True),
            "white, breaks · Queen counts 3",
            "black · Queen counts 3 · Player B1 plays",
        ),
        ("toss a break; walkover b", a_setup(), "", "has won the match"),
        (
            "toss a break; won a 14; won a 14",
            a_setup(EditionId.CLUB, points=29),
            "white, breaks · Queen counts 0",
            "black · Queen counts 5",
        ),
    ],
)
def test_below_a_name_stands_what_the_board_and_the_queen_mean_for_it(words: str, setup: Setup, a: str, b: str) -> None:
    state = play(words, setup).state

    assert (side_note(state, Side.A), side_note(state, Side.B)) == (a, b)


@pytest.mark.parametrize(
    ("seconds", "words"), [(5, "5\xa0s"), (15, "15\xa0s"), (75, "75\xa0s"), (120, "2\xa0min"), (900, "15\xa0min")]
)
def test_a_duration_is_minutes_where_they_are_whole(seconds: int, words: str) -> None:
    assert duration(seconds) == words


def test_the_clock_names_seconds_moment_and_law() -> None:
    assert clock_law(rule()) == "15\xa0s from rest (law 50)"


@pytest.mark.parametrize(
    ("state", "left_s", "over_s", "shown", "said", "aloud"),
    [
        (ClockState.RUNNING, 9, 0, "9", "Running", "Running, 9\xa0s left"),
        (ClockState.LAST_FIVE, 4, 0, "4", "Last 5 seconds", "Last 5 seconds, 4\xa0s left"),
        (ClockState.TIME, 0, 0, "0", "Time", "Time"),
        (ClockState.OVERRUN, 0, 7, "+7", "Time over by 7\xa0s", "Time over by 7\xa0s"),
        (ClockState.PAUSED, 125, 0, "2:05", "Stopped", "Stopped, 125\xa0s left"),
    ],
)
def test_the_clock_in_figures_and_words(
    state: ClockState, left_s: int, over_s: int, shown: str, said: str, aloud: str
) -> None:
    reading = ClockReading(rule(), state, left_s, over_s)

    assert (on_the_clock(reading), clock_state(reading), clock_aloud(reading)) == (shown, said, aloud)
