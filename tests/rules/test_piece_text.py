"""Texts for pieces, men, points and calls: singular and plural, both colours, any language."""

from collections.abc import Callable
from functools import partial

import pytest

from carrom_desk.formats import listed
from carrom_desk.i18n import in_english
from carrom_desk.presentation.wording.call_text import spoken
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Call
from carrom_desk.rules.texts.piece_text import (
    few_men,
    men,
    men_come_back,
    men_of_a_side,
    points_of,
    queen_words,
    side_owes,
)
from tests.rules.notation import read_scene


@pytest.mark.parametrize(
    ("words", "one", "two"),
    [
        (partial(few_men, is_white=True), "1 white", "2 white"),
        (partial(few_men, is_white=False), "1 black", "2 black"),
        (partial(men, is_white=True), "1 white man", "2 white men"),
        (partial(men, is_white=False), "1 black man", "2 black men"),
        (men_of_a_side, "1 man", "2 men"),
        (partial(men_come_back, is_white=True), "1 white man comes back", "2 white men come back"),
        (partial(men_come_back, is_white=False), "1 black man comes back", "2 black men come back"),
        (points_of, "1 point", "2 points"),
    ],
)
def test_one_and_several_are_counted(words: Callable[..., str], one: str, two: str) -> None:
    assert (words(1), words(2)) == (one, two)


def test_a_side_owes_as_a_sentence() -> None:
    assert [side_owes("Asha", count) for count in (1, 3)] == ["Asha owes 1 man.", "Asha owes 3 men."]


def test_parts_are_joined_as_in_a_sentence() -> None:
    assert [listed(parts) for parts in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_every_place_of_the_queen_has_a_sentence_of_its_own() -> None:
    said = [queen_words(place) for place in QueenPlace]

    assert len(set(said)) == len(said)
    assert all("the Queen" in words.replace("The", "the") and words.endswith(".") for words in said)


@pytest.mark.parametrize("call", Call)
def test_a_call_is_quoted_as_it_is_spoken(call: Call) -> None:
    words = in_english(call.words)

    assert (words[0], words[-2:]) == ("“", ".”")


@pytest.mark.parametrize(
    ("scene", "demanded", "said"),
    [
        ("7-6 : X", 0, ("“Due.”",)),
        ("1-4 : p1", 0, ("“Board, 3 points.”",)),
        ("1-4 score 0-22 : p1", 0, ("“Board, 1 point.”",)),
        ("1-4 : p1 I", 1, ("“Board, 4 points.”",)),
    ],
)
def test_the_end_of_a_board_is_called_alone_with_its_points(scene: str, demanded: int, said: tuple[str, ...]) -> None:
    ruling = judge(*read_scene(scene), ICF_REVISED)

    assert spoken(ruling, demanded) == said
