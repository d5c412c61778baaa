"""What `storage` takes and returns, and its errors: progress of long operations, matches, the database as a whole, its
copies and recovery.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto, unique
from hashlib import sha256
from typing import NewType, TypeVar

from carrom_desk.i18n import N_, Worded, Words
from carrom_desk.match.effects.outcome import Result
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.problems import RulingDifference
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide
from carrom_desk.match.state import Status
from carrom_desk.rules.texts.words import Sentence

T = TypeVar("T")

Progress = Callable[[int, int], bool]
"""Called with the amount done and the total (0 if not known yet); returns False to stop, where that is possible."""


class Stopped(Exception):
    """Raised when the caller has stopped an operation."""


def unwatched(_done: int, _of: int) -> bool:
    """Progress callback that does nothing."""
    return True


def watched(items: Iterable[T], of: int, progress: Progress) -> Iterator[T]:
    """Yields the items, reporting progress before each.

    Raises:
        Stopped: the callback asked to stop.
    """
    for done, item in enumerate(items):
        if not progress(done, of):
            raise Stopped
        yield item


def part_of(progress: Progress, number: int, parts: int) -> Progress:
    """Returns the progress callback for one of several equally long parts, counted from 0."""
    return lambda done, of: progress(number * of + done, parts * of)


MatchId = NewType("MatchId", str)
"""Identifier of a match, the same in every database and file."""


class StoreError(Exception):
    """Raised when storing or reading fails; the sentence says what happened and what to do."""

    def __init__(self, words: Words | str = "", /, **places: object) -> None:
        """Fills in the placeholders of the sentence."""
        self.sentence = Sentence.of(words, **places) if isinstance(words, Words) else words
        super().__init__(self.sentence)


class StoreUnavailable(StoreError):
    """External cause: disk full, file locked, folder read-only, drive removed."""


class StoreMissing(StoreUnavailable):
    """The database is missing, but there are backups of it."""


class StoreLost(StoreUnavailable):
    """The files of the open database were deleted or truncated, or belong to another desk now."""

    def __init__(self, words: Words, folder: str, /, **places: object) -> None:
        """Stores the sentence and the folder of the database, to which the data in memory can be written."""
        super().__init__(words, **places)
        self.folder = folder


class StoreConflict(StoreError):
    """Another desk has written to the same match since it was read."""


class StoreDamaged(StoreError):
    """The database, or a match in it, could not be read."""


class StoreUnreadable(StoreError):
    """A stored value is too long or contains invalid characters."""


class NoSuchMatch(StoreError):
    """No match has this identifier."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A stored match: setup and log, from which everything else follows."""

    id: MatchId
    setup: Setup
    entries: Sequence[LoggedEntry]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """Row for a stored match in a list."""

    id: MatchId
    started: str
    """Wall time of creation in ISO 8601; that of the first entry if it was planned in a hall."""
    event: str
    round: str
    sides: BySide[str]
    """The names of each side."""
    status: Status
    games: BySide[int]
    score: BySide[int]
    """Score of the current or last game."""
    result: Result
    trashed: str = ""
    """Time when it was moved to the trash, ISO 8601 in UTC; empty if it is not in the trash."""


@unique
class MatchOrder(Enum):
    """Sort order of a list; ties are sorted by start time."""

    BEGUN = auto()
    EVENT = auto()
    SIDES = auto()
    """Names of side a, then of side b."""
    TRASHED = auto()
    """Time when matches were moved to the trash."""


@dataclass(frozen=True, slots=True)
class MatchQuery:
    """Query for matches; the default is all outside the trash, newest first."""

    text: str = ""
    """Search words, each matching part of a player's, event's or round's name, ignoring case and accents; empty for
    all.
    """
    statuses: frozenset[Status] = frozenset()
    """Accepted statuses; empty for all."""
    event: str = ""
    """Name of an event, ignoring case and accents; empty for all."""
    first_day: str = ""
    """Earliest start date in the hall's time, ISO 8601; empty for no limit."""
    last_day: str = ""
    """Latest start date in the hall's time, ISO 8601; empty for no limit."""
    in_trash: bool = False
    order: MatchOrder = MatchOrder.BEGUN
    is_ascending: bool = False
    """True for oldest first, or A to Z."""
    limit: int = 100
    offset: int = 0


@unique
class BackupReason(Worded):
    """Reason for a backup."""

    START = "start", N_("start")
    GAME_OVER = "game-over", N_("game over")
    MATCH_OVER = "match-over", N_("match over")
    LEAVING = "leaving", N_("program closed")
    BY_HAND = "by-hand", N_("manual")
    BEFORE_UPGRADE = "before-upgrade", N_("before upgrade")
    BEFORE_REPLACING = "before-replacing", N_("before replacement")
    REPLACED = "replaced", N_("replaced")
    """Not a copy, but the database that a restored backup replaced."""


@dataclass(frozen=True, slots=True)
class KeptBackup:
    """A copy of the database, with a summary of its contents."""

    place: str
    """Location of the backup, also its identifier."""
    made: str
    """Local time, ISO 8601."""
    reason: BackupReason
    matches: int = 0
    entries: int = 0
    last_match: str = ""
    """Players of the match written last; empty if there is none."""
    last_written: str = ""
    """Wall time of its last entry, ISO 8601; empty if unknown."""
    problem: str = ""
    """Sentence saying why it cannot be restored; empty if it can."""
    is_newer: bool = False
    """True when a newer version of Carrom Desk made it, so that this one cannot restore it."""
    is_looked_into: bool = False
    """True once its contents have been read."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Entries of the current database that would be lost by restoring a backup."""

    entries: int = 0
    since: str = ""
    """Wall time of the first of these entries, ISO 8601; empty if unknown."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """A problem found by a check."""

    sentence: str
    """Message with advice."""
    match_id: MatchId | None = None
    """Match concerned; None for the file itself."""
    entry: int | None = None
    """Number of the entry concerned; None for the match as a whole."""
    difference: RulingDifference | None = None
    """Difference between the stored ruling and the lawful one, if that is the problem."""


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    """Result of a full check."""

    faults: tuple[Flaw, ...]
    notes: tuple[Flaw, ...] = ()
    """Observations that are not problems: stored rulings that differ from today's rules."""
    matches: int = 0
    """Number of matches checked, including the trash."""
    entries: int = 0
    is_stopped: bool = False
    """True when the check was stopped early."""


@dataclass(frozen=True, slots=True)
class RescuedMatch:
    """Result of the recovery for one match."""

    id: MatchId
    kept: int
    """Number of entries saved, from the first on; 0 with `is_lost`, when the setup is missing too."""
    length: int | None
    """Number of entries the match had, as far as known."""
    is_lost: bool = False
    sides: str = field(default="", compare=False)
    """Names of the players; empty if lost."""

    @property
    def is_whole(self) -> bool:
        """True when every entry was saved."""
        return not self.is_lost and self.kept == self.length


@dataclass(frozen=True, slots=True)
class RescueOutcome:
    """Result of recovering a damaged database."""

    set_aside: str
    """Damaged file under its new name; empty if there was none."""
    matches: tuple[RescuedMatch, ...]


@unique
class FolderKind(Enum):
    """Kind of the folder of a database."""

    LOCAL = auto()
    REMOVABLE = auto()
    """On a disk that can be unplugged, such as a USB drive."""
    NETWORK = auto()
    FUSE = auto()
    """Provided by a program, such as a synchronised or encrypted folder."""


# The chain of hashes that verifies a log, identical in every database and in transfers: each hash covers the
# payload of its entry and the previous hash, the first one the setup. There is no key, so rewriting a log with
# all its hashes can only be detected by comparison with an earlier copy.


@dataclass(frozen=True, slots=True)
class Head:
    """Head of a log, or of part of one: number of entries and hash."""

    length: int
    hash: str
    """Hash of the last entry; of the setup if there are none."""


def canonical(document: Mapping[str, object]) -> str:
    """Returns a document as canonical JSON for storing and hashing: sorted keys, no spaces, unescaped letters."""
    return json.dumps(document, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def first_hash(setup: str) -> str:
    """Returns the initial hash of a log, from the match's canonical setup."""
    return _hex("setup", setup)


def next_hash(previous: str, payload: str) -> str:
    """Returns the hash of an entry, from the previous hash and its canonical payload."""
    return _hex(previous, payload)


def _hex(before: str, text: str) -> str:
    return sha256(f"{before}\n{text}".encode()).hexdigest()
