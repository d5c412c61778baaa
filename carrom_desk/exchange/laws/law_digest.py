"""The law digest: every law of an edition in the project's own words, and where the program acts on it.

One TOML document for each edition, under `resources/laws`; its caller finds and reads the file. A row bears the number
that the edition gives the law and the name that is the same in every edition (`carrom_desk.rules.laws`).
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.exchange.codec.document import Node
from carrom_desk.exchange.codec.shapes import Record, Shape, several, text
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.rules.edition import Edition

MOST_NAMES = 20
"""Maximum number of names of one law."""


@unique
class LawKind(StrEnum):
    """Kind of a law, by what the program does about it."""

    RULED = "ruled"
    """It decides by the law."""
    RECORDED = "recorded"
    """The umpire marks what they saw; the rest follows."""
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
    """Number in the edition: "72", "72(c)", "Fouls"."""
    name: str
    """Stable name, the same in every edition."""
    summary: str
    """Summary in the project's own words."""
    kind: LawKind
    handled: str
    """Dotted name of the module that acts on it; empty where none does."""
    also: tuple[str, ...] = ()
    """Further stable names: laws that other editions keep apart and this one says at once."""
    parts: tuple["LawRow", ...] = ()
    """Its paragraphs, in the text's order; a paragraph has none."""

    @property
    def names(self) -> tuple[str, ...]:
        """Stable names that it covers, its own first."""
        return (self.name, *self.also)


def load_digest(edition: Edition, digest: str) -> tuple[LawRow, ...]:
    """Reads the digest of an edition, given the text of its file: its laws in the text's order.

    Raises:
        DigestDamaged: the text is no digest, or one of another edition.
    """
    try:
        document = tomllib.loads(digest)
    except tomllib.TOMLDecodeError as error:
        raise DigestDamaged(edition, f"it is no TOML ({error}).") from error
    if document.get("edition") != edition.id:
        raise DigestDamaged(edition, "it belongs to another edition.")
    if "law" not in document:
        raise DigestDamaged(edition, "it lacks its laws.")
    node = Node(document["law"], "/law")
    laws = tuple(map(_ROW.read, node.items()))
    try:
        node.finish()
    except InvalidDocument as error:
        raise DigestDamaged(edition, f"a row lacks a value or has a wrong one ({error}).") from error
    return laws


def _paragraphs(node: Node) -> tuple[LawRow, ...]:
    return tuple(map(_ROW.read, node.items()))


_PARAGRAPHS: Shape[tuple[LawRow, ...]] = Shape(_paragraphs, list, ())
_ROW = Record(LawRow, {"also": several(text(), MOST_NAMES), "parts": _PARAGRAPHS}, keys={"parts": "part"})


def every_row(laws: tuple[LawRow, ...]) -> Iterator[LawRow]:
    """All laws and all paragraphs, each law before its paragraphs."""
    for law in laws:
        yield law
        yield from law.parts
