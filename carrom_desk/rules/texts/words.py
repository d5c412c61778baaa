"""Sentences with names in them, and sentences that are kept as English text and said in another language on demand."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Self

from carrom_desk.i18n import N_, Words, in_english, say

PAIR = " / "
"""Stands between the names of a pair."""


def of_side(name: str, player: Words, pair: Words) -> Words:
    """Of two sentences the one about a side of this name: a player wins, a pair win."""
    return pair if PAIR in name else player


NAMED = N_("{name}: {text}")
"""Subject and statement; some languages set a space before the colon."""


class Sentence(str):
    """Words with their places filled in: in English wherever a text is wanted, and said in another language on demand.

    What goes wrong far below the window is told by one, so that a log and a command have it in English.
    """

    words: Words
    places: Mapping[str, object] = MappingProxyType({})

    @classmethod
    def of(cls, words: Words, **places: object) -> Self:
        """These words with these places, some of which may be sentences themselves."""
        made = cls(in_english(words, **places))
        made.words, made.places = words, places
        return made


def said(text: str) -> str:
    """A sentence in the current language; any other text as it stands."""
    if not isinstance(text, Sentence):
        return text
    places = {name: said(place) if isinstance(place, str) else place for name, place in text.places.items()}
    return say(text.words, **places)
