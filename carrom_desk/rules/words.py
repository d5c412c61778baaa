"""Sentences for people: each stands once, beside what it words, and is said in the language in use.

A sentence is kept as `Words`, in English and marked for translation; the one who shows or prints it says it through the
`Say` that is handed to him, so that window and report speak with one voice.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol, Self


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence for people in English, as it is looked up in another language."""

    context: str
    text: str
    """May hold places such as `{side}`, and `%n` where it is counted."""
    comment: str = ""
    """For the translator, where the same words mean two things."""
    is_counted: bool = False
    """Whether a language may have several forms of it, by a number."""


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str = "", n: int | None = None) -> Words:
    """Mark a sentence for translation; the name is the one that Qt's tools look for.

    A number `n`, whatever it is, tells them that the sentence is counted. Everything must be a literal.
    """
    return Words(context, text, comment, n is not None)


PAIR = " / "
"""Stands between the names of a pair."""


def of_side(name: str, player: Words, pair: Words) -> Words:
    """Of two sentences the one about a side of this name: a player wins, a pair win."""
    return pair if PAIR in name else player


NAMED = QT_TRANSLATE_NOOP("Words", "{name}: {text}")
"""Who or what something is said of, and what is said; some languages set a space before the colon."""


class Say(Protocol):
    """Says words in the language in use."""

    def __call__(self, words: Words, n: int = 0, /, **places: object) -> str:
        """The words with their places filled in, `%n` by the number."""


def in_english(words: Words, n: int = 0, /, **places: object) -> str:
    """Say words as they are written."""
    text = words.text.replace("%n", str(n)) if words.is_counted else words.text
    return text.format(**places) if places else text


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


def said(text: str, say: Say) -> str:
    """A sentence in the language in use; any other text as it stands."""
    if not isinstance(text, Sentence):
        return text
    places = {name: said(place, say) if isinstance(place, str) else place for name, place in text.places.items()}
    return say(text.words, **places)
