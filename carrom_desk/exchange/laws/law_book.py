"""Law book of an edition: its chapters, lookup by number, and comparison with another text."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import groupby
from string import Formatter

from carrom_desk.exchange.laws.law_digest import DigestRow, LawKind, every_row, load_digest
from carrom_desk.i18n import N_, Words
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.readings import Reading

_OPENS: Mapping[str, Words] = {
    "seats_in_singles": N_("Sitting position"),
    "no_push": N_("How to strike"),
    "toss": N_("Toss and trial board"),
    "opening_arrangement": N_("Break"),
    "turn": N_("Turn"),
    "board_won": N_("Score"),
    "change_of_sides": N_("Change of sides"),
    "breaches_classified": N_("Fouls"),
    "men_jumped": N_("Jumping, rolling and overlapping men"),
    "striker_and_nothing_else": N_("Dues and penalties"),
    "queen_right": N_("The Queen and the last men"),
    "striker_only": N_("General"),
    "match_lost": N_("Loss of the match, protests"),
}
"""Chapters of the ICF's texts, each by the stable name of its first law."""
_TERMS = N_("Interpretations")
_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class LawChapter:
    """A group of laws."""

    title: Words | None
    """None for a group of one law, such as a section of club rules, which serves as its own heading."""
    laws: tuple[DigestRow, ...]


@dataclass(frozen=True, slots=True)
class LawBook:
    """The laws of an edition in one language."""

    edition: Edition
    chapters: tuple[LawChapter, ...]

    def rows(self) -> Iterator[DigestRow]:
        """Every law and paragraph, in the order of the text."""
        for chapter in self.chapters:
            yield from every_row(chapter.laws)

    def names(self) -> Iterator[str]:
        """Stable names of all laws in the text, in order, except numbers that it leaves out."""
        return (name for row in self.rows() if row.kind is not LawKind.ABSENT for name in row.names)

    def find(self, number: str) -> DigestRow | None:
        """Returns the law or paragraph with this number as cited by rulings; None if there is none."""
        return next((row for row in self.rows() if row.number == number), None)

    def whole(self, row: DigestRow) -> DigestRow:
        """Returns the law that a paragraph belongs to; a law itself is returned unchanged."""
        laws = (law for chapter in self.chapters for law in chapter.laws)
        return next((law for law in laws if row in law.parts), row)

    def counterpart(self, row: DigestRow) -> DigestRow | None:
        """Returns the law with the same stable name in another edition, if it has one."""
        return next((each for each in self.rows() if set(each.names) & set(row.names)), None)


def read_book(edition: Edition, digest: str, translated: str = "") -> LawBook:
    """Reads the law book of an edition from the texts of its digest and of the translated summaries."""
    words = tomllib.loads(translated)
    laws = tuple(_translated(law, words) for law in load_digest(digest))
    return LawBook(edition, tuple(_chapters(laws)))


def _translated(row: DigestRow, words: Mapping[str, object]) -> DigestRow:
    parts = tuple(_translated(part, words) for part in row.parts)
    return replace(row, summary=str(words.get(row.summary, row.summary)), parts=parts)


def _chapters(laws: tuple[DigestRow, ...]) -> Iterator[LawChapter]:
    if not any(law.name in _OPENS for law in laws):
        yield from (LawChapter(None, (law,)) for law in laws)
        return
    title = _TERMS
    titled = [(title := _OPENS.get(law.name, title), law) for law in laws]
    for heading, group in groupby(titled, key=lambda each: each[0]):
        yield LawChapter(heading, tuple(law for _, law in group))


# What belongs to a law


def laws_of_reading(reading: Reading) -> frozenset[Law]:
    text = reading.question.text + reading.answer.text
    return frozenset(Law[name.upper()] for _, name, _, _ in Formatter().parse(text) if name)


def laws_of(row: DigestRow) -> tuple[Law, ...]:
    """Returns the laws in the rules that match a row; empty if no rule uses it."""
    return tuple(Law[name.upper()] for name in row.names if name.upper() in Law.__members__)


# Side by side

Pieces = tuple[tuple[str, bool], ...]
"""Parts of a text, each with True if it differs from the other text."""


def differences(first: str, second: str) -> tuple[Pieces, Pieces]:
    """Splits two texts into parts, marking the words missing from the other text at that place."""
    mine, other = _WORD.findall(first), _WORD.findall(second)
    marked: tuple[list[tuple[str, bool]], list[tuple[str, bool]]] = ([], [])
    for kind, a, b, c, d in SequenceMatcher(None, mine, other, autojunk=False).get_opcodes():
        for found, words in ((marked[0], mine[a:b]), (marked[1], other[c:d])):
            if words:
                found.append((" ".join(words), kind != "equal"))
    return tuple(marked[0]), tuple(marked[1])
