"""Mutants that no test can find, each with a reason: equivalent.toml."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

LIST = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A change that does not affect the program's behaviour."""

    file: str
    line: str
    """Changed lines, without indentation."""
    mutant: str
    """Replacement."""
    reason: str


def equivalents() -> Sequence[Equivalent]:
    """Returns all listed mutants."""
    return [Equivalent(**each) for each in tomllib.loads(LIST.read_text("utf-8"))["equivalent"]]


def has_reason(file: Path, line: str, mutant: str) -> bool:
    """Returns True when a change is listed."""
    return (file.as_posix(), line, mutant) in {(each.file, each.line, each.mutant) for each in equivalents()}
