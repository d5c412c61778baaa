"""Languages besides English, each defined by its files in `resources/i18n`."""

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
"""Percentage of translated sentences by language, stored with this context."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language with a translation.

    Attributes:
        name: in the language itself.
        native_reader: native speaker who has reviewed the translation; empty if none yet.
        source: origin of its carrom terms.
        terms: carrom terms, by their English equivalents.
    """

    name: str
    native_reader: str
    source: str
    terms: Mapping[str, str]


def languages() -> tuple[str, ...]:
    """Returns the ISO 639 codes of available languages, English first."""
    return (SOURCE, *sorted(file.stem for file in resource_path("i18n").glob("*.toml")))


@cache
def language_of_code(code: str) -> Language:
    """Returns the metadata of a language other than English.

    Raises:
        ResourceMissing: the language is not available.
    """
    import tomllib  # English needs none

    known = tomllib.loads(resource_path(f"i18n/{code}.toml").read_text(encoding="utf-8"))
    terms = MappingProxyType(known["terms"])
    return Language(known["name"], known["native_reader"], known["source"], terms)


def translations_file(code: str) -> str:
    """Returns the resource with the compiled translations of a language."""
    return f"i18n/{code}.mo"


@cache
def speech_of(code: str) -> Speech:
    """Returns the translations of the language with this ISO 639 code; untranslated sentences stay English.

    Raises:
        ResourceMissing: the translations of this language are missing or not compiled.
    """
    if code == SOURCE:
        return ENGLISH
    with resource_path(translations_file(code)).open("rb") as file:
        translations = GNUTranslations(file)
    return Speech(code, translations, translations)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Sets the language by ISO 639 code within a `with` block.

    Raises:
        ResourceMissing: the translations of this language are missing.
    """
    with said_as(speech_of(code)):
        yield


def progress_of(code: str) -> int:
    """Returns the percentage of translated sentences, rounded down.

    Raises:
        ResourceMissing: the translations of this language are missing.
    """
    return int(speech_of(code).translations.pgettext(_PROGRESS, _ALL))


@cache
def direction_of(code: str) -> str:
    """Returns the `dir` attribute of a page: `rtl` if the language's own name is written from right to left, otherwise
    empty.
    """
    return "rtl" if unicodedata.bidirectional(language_name(code)[0]) in ("R", "AL") else ""


def language_name(code: str) -> str:
    return "English" if code == SOURCE else language_of_code(code).name
