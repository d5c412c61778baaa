"""Texts of matches: format, score, sentences and quantities."""

from dataclasses import replace
from typing import Any

import pytest

from carrom_desk.formats import listed
from carrom_desk.languages import speaking
from carrom_desk.match.setup import Competition, Setup
from carrom_desk.match.side import BySide
from carrom_desk.presentation.wording.match_text import (
    capital,
    duration,
    laws_and_format,
    match_title,
    phrase,
    place_in_match,
    score_text,
    sentence,
    undivided_quantities,
)
from tests.match.playing import a_setup, play


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
        ("note", a_setup(), "Before the toss", "0–0"),
        ("toss a break", a_setup(), "Game 1 · board 1", "0–0"),
        ("toss a break; play; won a 12", a_setup(), "Game 1 · board 2", "12–0"),
        ("toss a break; won a 9; won b 9", a_setup(boards=2), "Game 1", "9–9"),
        ("toss a break; won a 12; won a 12; won a 9", a_setup(games=1), "Match over", "25–0"),
        ("toss a break; won a 12; concede b match", a_setup(), "Match over", "12–0"),
        ("toss a break; won a 12; won a 12; won a 9", a_setup(), "Game 2 · board 1", "0–0"),
    ],
)
def test_game_board_and_score_say_where_a_match_stands(words: str, setup: Setup, place: str, score: str) -> None:
    state = play(words, setup).state

    assert (place_in_match(state), score_text(state.score)) == (place, score)


def test_the_score_before_the_first_board_is_nought() -> None:
    assert play("note").state.score == BySide(0, 0)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        *((0, "0\xa0s"), (5, "5\xa0s"), (15, "15\xa0s"), (60, "1\xa0min"), (75, "75\xa0s"), (99, "99\xa0s")),
        *((100, "1\xa0min 40\xa0s"), (120, "2\xa0min"), (324, "5\xa0min 24\xa0s"), (900, "15\xa0min")),
    ],
)
def test_a_duration_is_seconds_or_minutes_and_the_seconds_besides(seconds: int, words: str) -> None:
    assert duration(seconds) == words


@pytest.mark.parametrize(
    ("text", "undivided"),
    [
        ("15 s", "15\xa0s"),
        ("2 min, then 5 ms.", "2\xa0min, then 5\xa0ms."),
        ("9 % of 30 GB", "9\xa0% of 30\xa0GB"),
        ("2 men and 3 sides, 1 minute", "2 men and 3 sides, 1 minute"),
        ("Board 3 %name", "Board 3 %name"),
    ],
)
def test_only_a_unit_is_held_to_its_number(text: str, undivided: str) -> None:
    assert undivided_quantities(text) == undivided


@pytest.mark.parametrize(
    ("text", "said"),
    [("", ""), ("why", "Why."), ("Why?", "Why?"), ("“why?”", "“why?”"), ("cut…", "Cut…"), ("done.", "Done.")],
)
def test_a_sentence_has_a_capital_and_an_end(text: str, said: str) -> None:
    assert sentence(text) == said


def test_a_sentence_ends_as_its_language_does() -> None:
    with speaking("hi"):
        assert sentence("हाँ") == "हाँ।"
        assert sentence("हाँ।") == "हाँ।"
    assert phrase("हाँ।") == phrase("हाँ۔") == phrase("हाँ.") == "हाँ"


def test_a_capital_changes_nothing_else() -> None:
    assert (capital("aB c"), capital("")) == ("AB c", "")


@pytest.mark.parametrize(
    ("parts", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_parts_are_joined_as_in_a_sentence(parts: list[str], said: str) -> None:
    assert listed(parts) == said
