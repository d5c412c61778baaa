"""The law digest: a summary of every law of an edition, and the part of the program that applies it.

One TOML document for each edition, under `resources/laws`; the caller locates and reads the file. A row has the law's
number in the edition and its stable name (`carrom_desk.rules.laws`).
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import unique

from carrom_desk.exchange.codec.document import Node
from carrom_desk.exchange.codec.shapes import Record, Shape, several, text
from carrom_desk.i18n import N_, Worded

MOST_NAMES = 20
"""Maximum number of names of one law."""


@unique
class LawKind(Worded):
    """Kind of law, by what the program does about it."""

    RULED = "ruled", N_("Carrom Desk applies it in its rulings.")
    """The program rules by it."""
    RECORDED = "recorded", N_("The umpire marks what happened. Carrom Desk does the rest.")
    """The umpire marks what they saw; the rest follows."""
    TIMED = "timed", N_("Carrom Desk times it.")
    """A clock enforces it."""
    SHOWN = "shown", N_("Carrom Desk reminds the umpire of it at the right moment.")
    """The umpire is reminded of it at the right moment."""
    REFERENCE = "reference", N_("For reference only. Carrom Desk does not act on it.")
    """Conduct or equipment, for reference only."""
    ABSENT = "absent", N_("The text skips this number.")
    """The text leaves out this number."""


@dataclass(frozen=True, slots=True)
class DigestRow:
    """A law or a lettered paragraph."""

    number: str
    """Number in the edition: "72", "72(c)", "Fouls"."""
    name: str
    """Stable name, the same in every edition."""
    summary: str
    """Summary in the project's own words."""
    kind: LawKind
    handled: str
    """Dotted name of the module that applies it; empty if none does."""
    also: tuple[str, ...] = ()
    """Further stable names, for laws that are separate in other editions."""
    parts: tuple["DigestRow", ...] = ()
    """Paragraphs in the order of the text; empty for a paragraph."""

    @property
    def names(self) -> tuple[str, ...]:
        """Stable names that it covers, its own name first."""
        return (self.name, *self.also)


def load_digest(digest: str) -> tuple[DigestRow, ...]:
    """Parses the digest of an edition; returns its laws in the order of the text.

    Raises:
        InvalidDocument: a row lacks a value or has a wrong one.
    """
    node = Node(tomllib.loads(digest)["law"], "/law")
    laws = tuple(map(_ROW.read, node.items()))
    node.finish()
    return laws


def summary_in(digest: str, translated: str, number: str) -> str:
    """Returns the summary of a law or paragraph by its number, in the translation if it has it; empty if the digest has
    no such number.

    Reads its row alone, since reading a whole digest takes a tenth of a start.
    """
    row = next((each for each in digest.split("\n\n") if f'number = "{number}"\n' in each), "")
    line = next((each.strip() for each in row.splitlines() if each.lstrip().startswith("summary = ")), "")
    _key, _equals, written = line.partition(" = ")
    told = next((each for each in translated.splitlines() if written and each.startswith(f"{written} = ")), "")
    [summary] = tomllib.loads(told or line).values() or ("",)
    return str(summary)


def _paragraphs(node: Node) -> tuple[DigestRow, ...]:
    return tuple(map(_ROW.read, node.items()))


_PARAGRAPHS: Shape[tuple[DigestRow, ...]] = Shape(_paragraphs, list, ())
_ROW = Record(DigestRow, {"also": several(text(), MOST_NAMES), "parts": _PARAGRAPHS}, keys={"parts": "part"})


def every_row(laws: tuple[DigestRow, ...]) -> Iterator[DigestRow]:
    """Yields all laws and paragraphs, each law before its paragraphs."""
    for law in laws:
        yield law
        yield from law.parts
