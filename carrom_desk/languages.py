"""Languages besides English, each defined by its files in `resources/i18n`."""

import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations
from types import MappingProxyType

from carrom_desk.i18n import ENGLISH, SOURCE, Speech, said_as
from carrom_desk.resources import resource_path

_PROGRESS = "Progress"
_ALL = "100"
"""With that context, what is translated to how many percent of the sentences are translated."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language that the words have been translated to.

    Attributes:
        name: as its speakers call it.
        native_reader: who grew up with it and has read the words; empty: nobody yet.
        source: where its terms of carrom come from.
        terms: carrom's terms, the English ones first.
    """

    name: str
    native_reader: str
    source: str
    terms: Mapping[str, str]


def languages() -> tuple[str, ...]:
    """The ISO 639 codes of the languages there are, English first."""
    return (SOURCE, *sorted(file.stem for file in resource_path("i18n").glob("*.toml")))


@cache
def language_of_code(code: str) -> Language:
    """Returns the metadata of a language other than English.

    Raises:
        ResourceMissing: there is no such language.
    """
    known = tomllib.loads(resource_path(f"i18n/{code}.toml").read_text(encoding="utf-8"))
    terms = MappingProxyType(known["terms"])
    return Language(known["name"], known["native_reader"], known["source"], terms)


def translations_file(code: str) -> str:
    """The resource with the compiled translations of a language."""
    return f"i18n/{code}.mo"


@cache
def speech_of(code: str) -> Speech:
    """Returns the translations of the language with this ISO 639 code; untranslated sentences stay English.

    Raises:
        ResourceMissing: the translations of this language are not there or not compiled.
    """
    if code == SOURCE:
        return ENGLISH
    with resource_path(translations_file(code)).open("rb") as file:
        translations = GNUTranslations(file)
    return Speech(code, translations, translations)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Say everything in the language of this ISO 639 code within a `with` block.

    Raises:
        ResourceMissing: there are no translations of this language.
    """
    with said_as(speech_of(code)):
        yield


def progress_of(code: str) -> int:
    """Percentage of translated sentences, rounded down.

    Raises:
        ResourceMissing: there are no translations of this language.
    """
    return int(speech_of(code).translations.pgettext(_PROGRESS, _ALL))


@cache
def direction_of(code: str) -> str:
    """The attribute `dir` of a page: `rtl` where the language's own name is written from right to left, else none."""
    return "rtl" if unicodedata.bidirectional(language_name(code)[0]) in ("R", "AL") else ""


def language_name(code: str) -> str:
    """A language as its speakers call it."""
    return "English" if code == SOURCE else language_of_code(code).name
