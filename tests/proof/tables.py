"""Reads the tables of the second statement: rows of conditions, consequences, laws and readings."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "law"
PIECES = frozenset(("p", "q", "Q", "X", "I", "early"))
LAST_IN_1993 = 114
SECTIONS = ("Basic rules", "Covering the Queen", "Fouls", "Scoring", "Objective")
"""Section names of the club editions, whose laws have no numbers."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table."""

    needs: frozenset[str]
    """Facts that must hold."""
    lacks: frozenset[str]
    """Facts that must not hold."""
    then: tuple[str, ...]
    laws: tuple[str, ...]
    """Numbers in the edition."""
    readings: tuple[str, ...]
    title: str
    """Heading above the line."""

    def fits(self, facts: frozenset[str]) -> bool:
        """Returns True when its conditions are met."""
        return self.needs <= facts and not self.lacks & facts


@dataclass(frozen=True, slots=True)
class Table:
    """The lines of one question."""

    lines: tuple[Line, ...]
    is_first: bool
    """True when only the first matching line decides."""
    found: dict[frozenset[str], tuple[Line, ...]] = field(default_factory=dict)
    """Cached answers."""

    def every(self, facts: frozenset[str]) -> tuple[Line, ...]:
        """Returns the deciding lines: the first match, or all."""
        if facts not in self.found:
            fitting = tuple(line for line in self.lines if line.fits(facts))
            self.found[facts] = fitting[:1] if self.is_first else fitting
        return self.found[facts]

    def idle(self) -> list[Line]:
        """Returns the lines that have not matched so far."""
        used = {line for lines in self.found.values() for line in lines}
        return [line for line in self.lines if line not in used]


@cache
def tables(file: str, text: str) -> dict[str, Table]:
    """Parses the tables of a file by name, without lines for other texts."""
    lines: dict[str, list[Line]] = {}
    modes: dict[str, str] = {}
    name, title = "", ""
    for raw in (FOLDER / file).read_text(encoding="utf-8").splitlines():
        if raw.startswith("=== "):
            name, mode = raw[4:].split()
            modes[name] = mode
            lines[name] = []
        elif raw.startswith("== "):
            title = raw[3:]
        elif "|" in raw and not raw.startswith("#"):
            lines[name] += _line(raw, text, title, is_exact=modes[name] == "exactly")
    return {name: Table(tuple(found), modes[name] != "every") for name, found in lines.items()}


def _line(raw: str, text: str, title: str, *, is_exact: bool) -> Iterator[Line]:
    when, then, laws, *readings = (cell.strip() for cell in raw.split("|"))
    of_text, colon, rest = when.partition(":")
    if colon and of_text != text:
        return
    words = (rest if colon else when).split()
    needs = {word for word in words if not word.startswith("-") and not word.endswith("?")}
    lacks = {word[1:] for word in words if word.startswith("-")}
    if "1p" in needs:
        needs.add("p")
    if is_exact:
        lacks |= PIECES - needs - {word[:-1] for word in words if word.endswith("?")}
    cited = (
        _sections(laws)
        if text in ("club", "technitia")
        else tuple(number(law, text) for law in laws.split() if has(law, text))
    )
    rests_on = (reading.partition("@") for reading in " ".join(readings).split())
    named = tuple(name for name, _, of_text in rests_on if of_text in ("", text))
    yield Line(frozenset(needs), frozenset(lacks), tuple(then.split()), cited, named, title)


def _sections(laws: str) -> tuple[str, ...]:
    return tuple(sorted((each for each in SECTIONS if each in laws), key=laws.index))


def has(law: str, text: str) -> bool:
    """Returns True when a text contains a law, given its number in icf-revised: icf-1993 ends at 114."""
    return text == "revised" or law.startswith("=") or int(law.partition("b2")[0].rstrip("abcd")) <= LAST_IN_1993


def number(law: str, text: str) -> str:
    """Converts a number: `78b2` is 78(b)(ii); in icf-1993 it is less by 27, or by 26 below 40."""
    digits = "".join(letter for letter in law.lstrip("=").partition("b2")[0] if letter.isdigit())
    paragraph = law.lstrip("=")[len(digits) :]
    found = int(digits)
    if text == "1993" and not law.startswith("="):
        if law == "72c":
            return "45(b)"
        found -= 27 if found > 40 else 26
    marks = {"": "", "b2": "(b)(ii)"}
    return f"{found}{marks.get(paragraph, f'({paragraph})')}"
