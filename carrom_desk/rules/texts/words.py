"""Sentences with placeholders for names, and sentences that are stored in English and translated when shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Self

from carrom_desk.i18n import N_, Words, in_english, say

PAIR = " / "
"""Separates the names of a pair."""


def of_side(name: str, player: Words, pair: Words) -> Words:
    """Chooses the singular or plural sentence for a side: a player wins, a pair win."""
    return pair if PAIR in name else player


NAMED = N_("{name}: {text}")
"""Subject and statement; some languages put a space before the colon."""


class Sentence(str):
    """A sentence with its placeholders filled in: a plain `str` in English, translated when shown.

    Used for errors raised far from the window, so that logs and commands get English.
    """

    words: Words
    places: Mapping[str, object] = MappingProxyType({})

    @classmethod
    def of(cls, words: Words, **places: object) -> Self:
        """Fills in the placeholders, which may be sentences themselves."""
        made = cls(in_english(words, **places))
        made.words, made.places = words, places
        return made


def said(text: str) -> str:
    """Returns a `Sentence` in the current language, and any other text unchanged."""
    if not isinstance(text, Sentence):
        return text
    places = {name: said(place) if isinstance(place, str) else place for name, place in text.places.items()}
    return say(text.words, **places)
