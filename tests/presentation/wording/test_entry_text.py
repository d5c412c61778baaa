"""Texts of entries: player, event, consequences and laws."""

from dataclasses import replace

import pytest

from carrom_desk.match.effects.entry_laws import laws_of
from carrom_desk.match.entry.entries import (
    KINDS,
    Amended,
    Correction,
    Disqualified,
    Noted,
    Override,
    PlainEntry,
    Redone,
    Undone,
)
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.wording.entry_text import actor, correction_words, what
from tests.match.every_entry import every_entry
from tests.match.playing import a_stroke, command, enter, play

BEGUN = "toss a break; play; p1; -; p1; -"
"""Eight men of each colour; a is in turn with White."""


@pytest.mark.parametrize("entry", [Noted("a\nb\x00"), Disqualified(Side.A, "a\nb\x00"), Override("a\nb\x00")])
def test_what_somebody_typed_is_made_safe(entry: PlainEntry) -> None:
    assert what(play(BEGUN).state, entry).endswith(": a b�")


@pytest.mark.parametrize(
    ("entry", "about", "words"),
    [
        (Undone(), 3, "Entry 3 undone"),
        (Redone(), 4, "Entry 4 redone"),
        (Amended(2, Noted("x"), "y"), 2, "Entry 2 amended"),
    ],
)
def test_a_correction_names_its_entry(entry: Undone | Redone | Amended, about: int, words: str) -> None:
    assert correction_words(entry, about) == words


@pytest.mark.parametrize(
    ("words", "whose"),
    [
        ("p1", (Side.B, Seat.B1)),
        ("breach a", (Side.A, None)),
        ("breach b", (Side.B, Seat.B1)),
        ("protest b", (Side.B, None)),  # a pair protests, whoever is in turn
        ("note", (None, None)),
        ("play", (None, None)),
    ],
)
def test_an_entry_names_the_side_and_player_that_acted(words: str, whose: tuple[Side | None, Seat | None]) -> None:
    before = play("toss a break; play; -")

    assert actor(before.state, enter(before, command(words)).entries[-1].entry) == whose


def test_an_act_without_its_ruling_cites_nothing() -> None:
    assert laws_of(play(BEGUN).state, replace(a_stroke("p1"), ruling=None)) == ()


def test_every_kind_of_entry_has_its_words() -> None:
    plain = [made for made in every_entry().made if not isinstance(made.entry, Correction)]
    assert {type(made.entry) for made in plain} | {Undone, Redone, Amended} == set(KINDS.values())
    for made in plain:
        assert not isinstance(made.entry, Correction)
        assert what(made.before, made.entry)
