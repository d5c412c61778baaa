"""Marks sentences for translation, and says them in the current language.

A sentence is written once, in English, beside what it words. `_("…")`, `ngettext` and `pgettext` say a literal at once.
`N_`, `NN_`, `NP_` and `NNP_` mark a constant that `say` says later. Babel finds all of them by name. The current
language belongs to the context: `speaking` of `carrom_desk.languages` sets it for a report, a page or a window.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from gettext import NullTranslations

SOURCE = "en"
"""The ISO 639 code of the language in which the sentences are written."""
CALL = "Call"
"""The context of what the umpire calls, which can stand in another language than everything else."""
COUNT = "count"
"""The place whose number decides between the forms of a counted sentence."""


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence marked for translation; may hold places such as `{side}`."""

    text: str
    plural: str = ""
    """The English form for any number but one; empty where nothing is counted."""
    context: str = ""
    """Context that distinguishes equal English texts for other languages."""


def N_(text: str) -> Words:
    """Mark a sentence."""
    return Words(text)


def NN_(one: str, several: str) -> Words:
    """Mark a sentence whose form depends on the number in the place `{count}`."""
    return Words(one, several)


def NP_(context: str, text: str) -> Words:
    """Mark a sentence that English words like another one."""
    return Words(text, context=context)


def NNP_(context: str, one: str, several: str) -> Words:
    """Mark both forms of a counted sentence that English words like another one."""
    return Words(one, several, context)


@dataclass(frozen=True, slots=True)
class Speech:
    """Translations in use."""

    language: str
    """Its ISO 639 code."""
    translations: NullTranslations
    calls: NullTranslations
    """Translations of the calls."""


ENGLISH = Speech(SOURCE, NullTranslations(), NullTranslations())

_current: ContextVar[Speech] = ContextVar("speech", default=ENGLISH)


def speak(speech: Speech) -> None:
    """Say everything in this context this way from now on."""
    _current.set(speech)


@contextmanager
def said_as(speech: Speech) -> Iterator[None]:
    """Say everything this way within a `with` block."""
    before = _current.set(speech)
    try:
        yield
    finally:
        _current.reset(before)


def current_language() -> str:
    """The ISO 639 code of the current language."""
    return _current.get().language


def _(text: str) -> str:
    """A literal in the current language."""
    return _current.get().translations.gettext(text)


def ngettext(one: str, several: str, count: int) -> str:
    """The literal that goes with a number, in the current language."""
    return _current.get().translations.ngettext(one, several, count)


def pgettext(context: str, text: str) -> str:
    """A literal that English words like another one, in the current language."""
    return _current.get().translations.pgettext(context, text)


def say(words: Words, /, **places: object) -> str:
    """A marked sentence in the current language, with its places filled in."""
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


def in_english(words: Words, /, **places: object) -> str:
    """Returns a marked sentence in English, with its placeholders filled in."""
    with said_as(ENGLISH):
        return say(words, **places)
