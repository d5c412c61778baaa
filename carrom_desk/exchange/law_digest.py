"""The law digest: every law of an edition in the project's own words, and where the program acts on it.

One TOML document for each edition, under `resources/laws`; its caller finds and reads the file. A row bears the number
that the edition gives the law and the name that is the same in every edition (`carrom_desk.rules.laws`).
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import TypeVar

from carrom_desk.rules.edition import Edition

_Member = TypeVar("_Member")


@unique
class LawKind(StrEnum):
    """What the program does about a law."""

    RULED = "ruled"
    """It decides by the law."""
    RECORDED = "recorded"
    """The umpire marks what he saw; the rest follows."""
    TIMED = "timed"
    """A clock keeps it."""
    SHOWN = "shown"
    """It reminds the umpire at the right moment."""
    REFERENCE = "reference"
    """Conduct or equipment: there to be looked up."""
    ABSENT = "absent"
    """The text leaves the number out."""


class DigestDamaged(Exception):
    """A law digest that shipped with the program cannot be read.

    Attributes:
        edition: the edition it should describe.
        problem: what is wrong with it, as a sentence.
    """

    def __init__(self, edition: Edition, problem: str) -> None:
        super().__init__(edition, problem)
        self.edition = edition
        self.problem = problem

    def __str__(self) -> str:
        return f"The digest of the laws “{self.edition.id}” is damaged: {self.problem} Install Carrom Desk again."


@dataclass(frozen=True, slots=True)
class LawRow:
    """A law, or a lettered paragraph of one."""

    number: str
    """As the edition numbers it: "72", "72(c)", "Fouls"."""
    name: str
    """Stable name, the same in every edition."""
    summary: str
    """What it says, in the project's own words."""
    kind: LawKind
    handled: str
    """Dotted name of the module that acts on it; empty where none does."""
    also: tuple[str, ...] = ()
    """Further stable names: laws that other editions keep apart and this one says at once."""
    parts: tuple["LawRow", ...] = ()
    """Its paragraphs, in the text's order; a paragraph has none."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every stable name it stands for, its own first."""
        return (self.name, *self.also)


def load_digest(edition: Edition, text: str) -> tuple[LawRow, ...]:
    """Read the digest of an edition, given the text of its file: its laws in the text's order.

    Raises:
        DigestDamaged: the text is no digest, or one of another edition.
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DigestDamaged(edition, f"it is no TOML ({error}).") from error
    if document.get("edition") != edition.id:
        raise DigestDamaged(edition, "it belongs to another edition.")
    try:
        return tuple(_row(law) for law in document["law"])
    except (KeyError, TypeError, ValueError) as error:
        raise DigestDamaged(edition, f"a row lacks a value or has a wrong one ({error}).") from error


def every_row(laws: tuple[LawRow, ...]) -> Iterator[LawRow]:
    """All laws and all paragraphs, each law before its paragraphs."""
    for law in laws:
        yield law
        yield from law.parts


def _row(table: Mapping[str, object]) -> LawRow:
    return LawRow(
        number=_text(table, "number"),
        name=_text(table, "name"),
        summary=_text(table, "summary"),
        kind=LawKind(_text(table, "kind")),
        handled=_text(table, "handled"),
        also=tuple(_list(table, "also", str)),
        parts=tuple(_row(part) for part in _list(table, "part", dict)),
    )


def _text(table: Mapping[str, object], key: str) -> str:
    value = table[key]
    if not isinstance(value, str):
        raise TypeError(f"{key} is no text")
    return value


def _list(table: Mapping[str, object], key: str, of: type[_Member]) -> list[_Member]:
    value = table.get(key, [])
    if not isinstance(value, list):
        raise TypeError(f"{key} is no list")
    members = [member for member in value if isinstance(member, of)]
    if len(members) < len(value):
        raise TypeError(f"{key} holds something else than {of.__name__}")
    return members
