"""Ports for storing matches, which storage implements, and their errors.

First how far long work is; then matches; then the database as a whole, its copies, and what to do about damage.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto, unique
from hashlib import sha256
from typing import NewType, Protocol, TypeVar

from carrom_desk.match.effects.outcome import Result
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide
from carrom_desk.match.state import Status

T = TypeVar("T")

Progress = Callable[[int, int], bool]
"""Told how much is done, and of how much (0: not known yet); False: stop here, where that can be done."""


class Stopped(Exception):
    """The one who asked for a piece of work wants it no more."""


def unwatched(_done: int, _of: int) -> bool:
    """The progress of work that nobody waits for."""
    return True


def watched(items: Iterable[T], of: int, progress: Progress) -> Iterator[T]:
    """The items, each told of before it is taken.

    Raises:
        Stopped: no more are wanted.
    """
    for done, item in enumerate(items):
        if not progress(done, of):
            raise Stopped
        yield item


def part_of(progress: Progress, number: int, parts: int) -> Progress:
    """The progress of one of several parts, from 0, each as long as the others."""
    return lambda done, of: progress(number * of + done, parts * of)


MatchId = NewType("MatchId", str)
"""A match's identifier, the same in every database and file."""


class StoreError(Exception):
    """Something could not be kept or read; the sentence says what happened and what to do."""


def sentence_of(error: StoreError) -> str:
    """The sentence, which can be said in another language; `str` would leave its English alone."""
    return error.args[0] if error.args and isinstance(error.args[0], str) else str(error)


class StoreUnavailable(StoreError):
    """The world's fault: disk full, file locked, folder read-only, medium gone."""


class StoreMissing(StoreUnavailable):
    """The database is not where it was, while there are backups of it."""


class StoreLost(StoreUnavailable):
    """The files of the open database were deleted, cut short or overwritten while it was open."""

    def __init__(self, sentence: str, folder: str) -> None:
        """Holds what happened, and the folder the database was in: what is still in memory can be written there."""
        super().__init__(sentence)
        self.folder = folder


class StoreConflict(StoreError):
    """Another desk has written to the same match since this one read it."""


class StoreDamaged(StoreError):
    """The database, or a match in it, cannot be read."""


class StoreUnreadable(StoreError):
    """Raised when a value could not be read back: a text is too long or contains invalid characters."""


class NoSuchMatch(StoreError):
    """There is no match of this identifier."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it is kept: setup and log, from which everything else follows."""

    id: MatchId
    setup: Setup
    entries: Sequence[LoggedEntry]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A stored match in a list."""

    id: MatchId
    started: str
    """Wall time of its creation in ISO 8601."""
    event: str
    round: str
    sides: BySide[str]
    """The names of each side."""
    status: Status
    games: BySide[int]
    score: BySide[int]
    """The score of the game being played, or of the last one."""
    result: Result | None = None
    """None where the match was stored before results were, and nothing was entered since."""
    binned: str = ""
    """Time when it was moved to the trash, ISO 8601 in UTC; empty when it is not there."""


@unique
class MatchOrder(Enum):
    """Order of a list; equal matches are sorted by their start."""

    BEGUN = auto()
    EVENT = auto()
    SIDES = auto()
    """The names of side a, then of side b."""
    BINNED = auto()
    """Time when they were moved to the trash."""


@dataclass(frozen=True, slots=True)
class MatchQuery:
    """Query for matches; by default all that are not in the trash, newest first."""

    text: str = ""
    """Words that are each part of a player's name, the event's or the round's, in any case and with or without accents;
    empty: all."""
    statuses: frozenset[Status] = frozenset()
    """Any of these; none: all."""
    event: str = ""
    """The name of an event, in any case and with or without accents; empty: all."""
    first_day: str = ""
    """The date in the hall, ISO 8601, from which on they began; empty: from the first."""
    last_day: str = ""
    """The date in the hall, ISO 8601, up to which they began; empty: to the last."""
    in_bin: bool = False
    order: MatchOrder = MatchOrder.BEGUN
    is_ascending: bool = False
    """The oldest, or the first of the alphabet, first."""
    limit: int = 100
    offset: int = 0


class MatchStore(Protocol):
    """Store of matches. Every method may raise `StoreError`."""

    def create(self, match: StoredMatch, summary: MatchSummary) -> None:
        """Stores a new match durably; raises `StoreConflict` when the id exists."""

    def append(self, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> None:
        """Appends one entry durably, in one transaction with the summary; raises `StoreConflict` for a used number."""

    def load(self, match_id: MatchId) -> StoredMatch:
        """Reads a match, its log proved by its hashes; `NoSuchMatch` when there is none."""

    def setup_of(self, match_id: MatchId) -> Setup:
        """Returns what was agreed for a match, read without its log; `NoSuchMatch` when there is none."""

    def last_at(self, match_id: MatchId) -> str:
        """Wall time of a match's last entry in ISO 8601, read without the others; empty where there is none."""

    def length(self, match_id: MatchId) -> int:
        """Returns how many entries a match has, counted without reading them; 0 where there is none."""

    def replace(self, match: StoredMatch, summary: MatchSummary) -> None:
        """Replaces the match with the same id, in one transaction."""

    def matches(self, query: MatchQuery) -> Sequence[MatchSummary]:
        """The matches that fit, in the order asked for."""

    def summary(self, match_id: MatchId) -> MatchSummary | None:
        """A match as it stands in a list, in the trash or not; None when there is none."""

    def count(self, query: MatchQuery) -> int:
        """Returns how many matches fit, whatever the query's limit and offset."""

    def events(self, limit: int = 500) -> Sequence[str]:
        """The names of the events of matches that are not in the trash, each once, the latest first."""

    def last_open(self) -> MatchId | None:
        """The match last written to, when it is not finished."""

    def known_players(self, prefix: str, limit: int = 20) -> Sequence[str]:
        """Names of players of earlier matches that begin so, the latest first."""

    def delete(self, match_ids: Sequence[MatchId]) -> None:
        """Moves matches to the trash, all or none; they are no longer listed or continued. `NoSuchMatch` for any that
        is not there."""

    def put_back(self, match_ids: Sequence[MatchId]) -> None:
        """Restores matches from the trash, all or none; raises `NoSuchMatch` for any that is not there."""

    def erase(self, match_ids: Sequence[MatchId]) -> None:
        """Permanently deletes matches in the trash, all or none; raises `NoSuchMatch` for any that is not there."""

    def close(self) -> None:
        """Closes the file."""


@unique
class BackupReason(StrEnum):
    """Reason for a backup."""

    START = "start"
    GAME_OVER = "game-over"
    MATCH_OVER = "match-over"
    LEAVING = "leaving"
    BY_HAND = "by-hand"
    BEFORE_UPGRADE = "before-upgrade"
    BEFORE_REPLACING = "before-replacing"
    REPLACED = "replaced"
    """No copy, but the database that a restored backup replaced."""


@dataclass(frozen=True, slots=True)
class KeptBackup:
    """A copy of the database, and what is in it."""

    place: str
    """Location of the backup, which identifies it."""
    made: str
    """ISO 8601, in this computer's time."""
    reason: BackupReason
    matches: int = 0
    entries: int = 0
    last_match: str = ""
    """Players of the match written last; empty when there is none."""
    last_written: str = ""
    """Wall time of its last entry, ISO 8601; empty when not known."""
    problem: str = ""
    """Reason why it cannot be restored, a sentence; empty when it can."""
    is_looked_into: bool = False
    """True when what it holds is known."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Entries of the current database that a backup lacks, and that restoring it would hide."""

    entries: int = 0
    since: str = ""
    """Wall time of the first of these entries, ISO 8601; empty when not known."""


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    """Result of a full check."""

    matches: int
    entries: int
    faults: tuple[str, ...]
    """Problems, one sentence each."""
    notes: tuple[str, ...]
    """Worth knowing, and nothing wrong."""
    is_stopped: bool = False
    """True when it was stopped before its end."""


@dataclass(frozen=True, slots=True)
class RescueOutcome:
    """Result of recovering a damaged database."""

    set_aside: str
    """Location of the damaged file; empty when there was none."""
    whole: int
    """Matches saved to their last entry."""
    partial: int
    """Matches saved up to the first entry that cannot be read."""
    lost: int
    """Matches of which nothing can be read but that they were there."""
    losses: tuple[str, ...] = ()
    """Result for each incomplete match, one sentence each."""


class DatabaseService(Protocol):
    """A database as a whole. Every method may raise `StoreError`."""

    @property
    def place(self) -> str:
        """The database's address as it may be shown."""

    @property
    def address(self) -> str:
        """Location that `move` accepts for this database; it may contain a password and must not be shown."""

    @property
    def held_by(self) -> str:
        """Holder of the write lock, a sentence; empty when this desk may write."""

    @property
    def backup_folder(self) -> str:
        """The folder that copies go to; empty where a server's administrator makes them."""

    @property
    def second(self) -> str:
        """The second folder that copies go to, such as one on a USB drive; empty when there is none."""

    def use_second(self, folder: str) -> None:
        """Sets the second backup folder; empty for none."""

    def is_older(self) -> bool:
        """True when opening it will upgrade it first, which takes a while with many matches."""

    def open(self, *, empty: bool = False) -> MatchStore:
        """Opens it; an open one is closed first.

        `StoreMissing` where it is gone or empty while there are backups of it, unless a new one is wanted.
        """

    def close(self) -> None:
        """Closes it; does nothing when it is not open."""

    def move(self, place: str) -> None:
        """Closes it and cares for another one, which `open` opens."""

    def is_free(self) -> bool:
        """Returns True when no other desk is writing to it."""

    # What may be called from another thread than the rest

    def quick_check(self) -> str:
        """Returns what is wrong with the file's structure, a sentence; nothing when all is well, or `stop` was
        called."""

    def stop(self) -> None:
        """Stops the running quick check."""

    def back_up(self, reason: BackupReason) -> str:
        """Copies it and verifies the copy; returns a sentence when the second copy failed, else an empty one."""

    def backups(self) -> Sequence[KeptBackup]:
        """The copies, newest first, none looked into yet."""

    def look_into(self, backup: KeptBackup) -> KeptBackup:
        """A copy with what it holds, or why it cannot be restored."""

    def loss_by(self, backup: KeptBackup) -> Loss:
        """Returns what restoring a backup would lose."""

    def check(self, progress: Progress) -> CheckOutcome:
        """Checks the file and every match in it."""

    def restore(self, backup: KeptBackup) -> str:
        """Closes the database and replaces it by a copy; returns the former file, or an empty text. `open` opens it."""

    def rescue(self, progress: Progress) -> RescueOutcome:
        """Closes it and builds it again from all that the file and its backups hold; `open` opens it."""


# The chain of hashes that proves a log, the same in every database and on every way between two of them: each
# entry's covers its payload and the one before, the first covers the setup. There is no key in it: somebody who
# rewrites a log and all its hashes is seen only by comparing with a copy that was made before.


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a log, or of its beginning: how many entries, and the hash up to there."""

    length: int
    hash: str
    """Of the last entry; of the setup while there is none."""


def canonical(document: Mapping[str, object]) -> str:
    """A document as the one text that is stored and hashed: keys sorted, no spaces, letters as they are."""
    return json.dumps(document, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def first_hash(setup: str) -> str:
    """The hash that a log begins with: that of the match's canonical setup."""
    return _hex("setup", setup)


def next_hash(previous: str, payload: str) -> str:
    """The hash of an entry, from the one before and its canonical payload."""
    return _hex(previous, payload)


def _hex(before: str, text: str) -> str:
    return sha256(f"{before}\n{text}".encode()).hexdigest()
