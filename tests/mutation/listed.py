"""Mutants that no test can notice, each with the reason: equivalent.toml."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

LIST = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A change that leaves what the program does as it is."""

    file: str
    line: str
    """The line or lines that change, without their indentation."""
    mutant: str
    """Replacement."""
    reason: str


def equivalents() -> Sequence[Equivalent]:
    """All that are listed."""
    return [Equivalent(**each) for each in tomllib.loads(LIST.read_text("utf-8"))["equivalent"]]


def has_reason(file: Path, line: str, mutant: str) -> bool:
    """Returns True when a change is listed."""
    return (file.as_posix(), line, mutant) in {(each.file, each.line, each.mutant) for each in equivalents()}
