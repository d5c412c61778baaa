"""The versions that a database can have, oldest first.

Named here, so that a normal start reads one row and need not import Alembic; a test holds this equal to the revisions
in the folder.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum, auto, unique
from pathlib import Path

VERSION_TABLE = "alembic_version"
"""Where Alembic keeps the version."""


@unique
class Age(Enum):
    """How a database's version stands to this program's."""

    EMPTY = auto()
    """It holds nothing yet."""
    PRESENT = auto()
    OLDER = auto()
    NEWER = auto()
    """Of a version this program does not know."""
    FOREIGN = auto()
    """It belongs to another program."""


@dataclass(frozen=True, slots=True)
class Lineage:
    """All versions known, and the folder that says how to go from one to the next."""

    revisions: tuple[str, ...]
    """Oldest first."""
    folder: Path

    @property
    def head(self) -> str:
        """The version this program works with."""
        return self.revisions[-1]

    def age_of(self, tables: Collection[str], read_version: Callable[[], str | None]) -> Age:
        """How old a database is, by the names of its tables and what the table of versions says, if there is one."""
        if not tables:
            return Age.EMPTY
        if VERSION_TABLE not in tables:
            return Age.FOREIGN
        version = read_version()
        if version == self.head:
            return Age.PRESENT
        return Age.OLDER if version in self.revisions else Age.NEWER


LINEAGE = Lineage(revisions=("0001", "0002", "0003", "0004"), folder=Path(__file__).parent / "migrations")
"""The versions of this program."""
