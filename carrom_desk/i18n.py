"""Marks sentences for translation, and translates them to the current language.

Each sentence is written once in English, next to its use. `_("…")`, `ngettext` and `pgettext` translate a literal at
once. `N_`, `NN_`, `NP_` and `NNP_` mark a constant that `say` translates later. Babel finds all of them by name.

The current language belongs to the context: `speaking` in `carrom_desk.languages` sets it for a report, a page or a
window.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from gettext import NullTranslations
from typing import Self

SOURCE = "en"
"""ISO 639 code of the source language."""
CALL = "Call"
"""Context of calls, which can be in a different language."""
COUNT = "count"
"""Placeholder whose number selects the plural form."""


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence marked for translation; may contain placeholders such as `{side}`."""

    text: str
    plural: str = ""
    """English plural form; empty for sentences without a count."""
    context: str = ""
    """Context that distinguishes equal English texts."""


def N_(text: str) -> Words:
    """Marks a sentence."""
    return Words(text)


def NN_(one: str, several: str) -> Words:
    """Marks a sentence with plural forms, selected by the placeholder `{count}`."""
    return Words(one, several)


def NP_(context: str, text: str) -> Words:
    """Marks a sentence whose English text is ambiguous."""
    return Words(text, context=context)


def NNP_(context: str, one: str, several: str) -> Words:
    """Marks a sentence with plural forms whose English text is ambiguous."""
    return Words(one, several, context)


_NO_WORDS = Words("")


class Worded(StrEnum):
    """Stored values, each with the words that users see in its place."""

    words: Words

    def __new__(cls, value: str, words: Words = _NO_WORDS) -> Self:
        """Creates a member from its value and its words, which are left out where it is looked up."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member


@dataclass(frozen=True, slots=True)
class Speech:
    """Translations in use."""

    language: str
    """ISO 639 code."""
    translations: NullTranslations
    calls: NullTranslations
    """Translations of the calls."""


ENGLISH = Speech(SOURCE, NullTranslations(), NullTranslations())

_current: ContextVar[Speech] = ContextVar("speech", default=ENGLISH)


def speak(speech: Speech) -> None:
    """Sets the translations for this context."""
    _current.set(speech)


@contextmanager
def said_as(speech: Speech) -> Iterator[None]:
    """Sets the translations within a `with` block."""
    before = _current.set(speech)
    try:
        yield
    finally:
        _current.reset(before)


def current_language() -> str:
    """Returns the ISO 639 code of the current language."""
    return _current.get().language


def _(text: str) -> str:
    """Translates a literal to the current language."""
    return _current.get().translations.gettext(text)


def ngettext(one: str, several: str, count: int) -> str:
    """Translates a literal with plural forms to the current language."""
    return _current.get().translations.ngettext(one, several, count)


def pgettext(context: str, text: str) -> str:
    """Translates an ambiguous literal to the current language."""
    return _current.get().translations.pgettext(context, text)


def say(words: Words, /, **places: object) -> str:
    """Translates a marked sentence to the current language and fills in its placeholders."""
    speech = _current.get()
    known = speech.calls if words.context == CALL else speech.translations
    if words.plural:
        count = places[COUNT]
        assert isinstance(count, int)
        if words.context:
            text = known.npgettext(words.context, words.text, words.plural, count)
        else:
            text = known.ngettext(words.text, words.plural, count)
    else:
        text = known.pgettext(words.context, words.text) if words.context else known.gettext(words.text)
    return text.format(**places) if places else text


OF_TEMPLATES = {"say": say, "N_": N_, "NN_": NN_, "NP_": NP_}
"""What a template marks and translates its sentences with, by the same names."""


def in_english(words: Words, /, **places: object) -> str:
    """Returns a marked sentence in English, with its placeholders filled in."""
    with said_as(ENGLISH):
        return say(words, **places)
