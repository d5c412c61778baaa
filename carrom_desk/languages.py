"""The languages that the desk speaks beside English, each by its file in `resources/i18n`."""

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from carrom_desk.resources import resource_path

SOURCE = "en"
"""The language in which the words of the desk are written."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language that the words have been translated to.

    Attributes:
        name: as its speakers call it.
        native_reader: who grew up with it and has read the words; empty: nobody yet.
        source: where its terms of carrom come from.
        plurals: the numbers that each of its forms but the last goes with, as patterns of their figures.
        terms: carrom's terms, the English ones first.
    """

    name: str
    native_reader: str
    source: str
    plurals: tuple[str, ...]
    terms: Mapping[str, str]


def languages() -> tuple[str, ...]:
    """The ISO 639 codes of the languages there are, English first."""
    return (SOURCE, *sorted(file.stem for file in resource_path("i18n").glob("*.toml")))


@cache
def language_of_code(code: str) -> Language:
    """What is known of a language other than English.

    Raises:
        ResourceMissing: there is no such language.
    """
    known = tomllib.loads(resource_path(f"i18n/{code}.toml").read_text(encoding="utf-8"))
    terms = MappingProxyType(known["terms"])
    return Language(known["name"], known["native_reader"], known["source"], tuple(known["plurals"]), terms)


def direction_of(code: str) -> str:
    """The attribute `dir` of a page: `rtl` where the language's own name is written from right to left, else none."""
    return "rtl" if unicodedata.bidirectional(language_name(code)[0]) in ("R", "AL") else ""


def language_name(code: str) -> str:
    """A language as its speakers call it."""
    return "English" if code == SOURCE else language_of_code(code).name
