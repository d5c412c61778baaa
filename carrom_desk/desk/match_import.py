"""A match file before it is taken in: what is in it, and what the library has of the same match already."""

from dataclasses import dataclass, replace
from enum import Enum, auto, unique
from pathlib import Path

from carrom_desk.exchange.match_file import LONGEST_FILE, bytes_of, read_match, replay_match
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.store import MatchSummary, StoredMatch

from .match_library import MatchLibrary

_BYTES_A_CHARACTER = 4


@unique
class Likeness(Enum):
    """How a match of a file stands to the stored one of the same identifier."""

    NEW = auto()
    """There is none."""
    SAME = auto()
    """They are alike, entry for entry."""
    OTHER = auto()
    """One of them went on, or went otherwise."""


@dataclass(frozen=True, slots=True)
class FoundInFile:
    """A match that a file holds, and what is stored of it."""

    path: str
    match: StoredMatch
    """With a ruling for every act."""
    likeness: Likeness
    stored: MatchSummary | None = None
    """The stored match of the same identifier, in the bin or not."""
    stored_entries: int = 0

    @property
    def is_in_bin(self) -> bool:
        """Whether the stored match lies in the bin."""
        return self.stored is not None and bool(self.stored.binned)


def look_into(library: MatchLibrary, path: str) -> FoundInFile:
    """Read a match file and play it back; nothing is kept yet.

    Raises:
        InvalidDocument: with every fault and its place in the file.
        OSError: it cannot be read.
        StoreError: what is stored cannot be read.
    """
    match = read_match(_text(Path(path)))
    kept = replace(match, entries=replay_match(match).record.entries)
    stored = library.summary(match.id)
    if stored is None:
        return FoundInFile(path, kept, Likeness.NEW)
    there = library.read(match.id)
    is_same = (there.setup, there.entries) == (kept.setup, kept.entries)
    return FoundInFile(path, kept, Likeness.SAME if is_same else Likeness.OTHER, stored, len(there.entries))


def take_in(library: MatchLibrary, found: FoundInFile) -> None:
    """Keep a match of a file. A stored one that is alike is put back from the bin; any other goes into it.

    Raises:
        StoreError: it cannot be kept.
    """
    match found.likeness:
        case Likeness.NEW:
            library.add(found.match)
        case Likeness.SAME if found.is_in_bin:
            library.put_back((found.match.id,))
        case Likeness.SAME:
            pass
        case Likeness.OTHER:
            library.add(found.match, replace_existing=True)


def _text(path: Path) -> str:
    try:
        return bytes_of(path, LONGEST_FILE * _BYTES_A_CHARACTER).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fault = f"This is not UTF-8 text: byte {error.start + 1} cannot be read."
        raise InvalidDocument((DocumentProblem("", fault),)) from error
