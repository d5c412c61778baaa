"""What keeping matches promises: the ports that the desk uses and storage fulfils, and what can go wrong."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto, unique
from typing import NewType, Protocol

from .entries import LoggedEntry
from .setup import Setup
from .side import BySide
from .state import Status

MatchId = NewType("MatchId", str)
"""A match's identifier, the same in every database and file."""


class StoreError(Exception):
    """Something could not be kept or read; the sentence says what happened and what to do."""


class StoreUnavailable(StoreError):
    """The world's fault: disk full, file locked, folder read-only, medium gone."""


class StoreMissing(StoreUnavailable):
    """The database is not where it was, while there are backups of it."""


class StoreLost(StoreUnavailable):
    """The files of the open database were deleted, cut short or overwritten while it was open."""

    def __init__(self, sentence: str, folder: str) -> None:
        """Hold what happened, and the folder the database was in: what is still in memory can be written there."""
        super().__init__(sentence)
        self.folder = folder


class StoreConflict(StoreError):
    """Another desk has written to the same match since this one read it."""


class StoreDamaged(StoreError):
    """The database, or a match in it, cannot be read."""


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
    binned: str = ""
    """When it was put into the bin, ISO 8601 in UTC; empty: it is not there."""


@unique
class MatchOrder(Enum):
    """What a list is sorted by. Matches that are alike in it come by when they began."""

    BEGUN = auto()
    EVENT = auto()
    SIDES = auto()
    """The names of side a, then of side b."""
    BINNED = auto()
    """When they were put into the bin."""


@dataclass(frozen=True, slots=True)
class MatchQuery:
    """Which matches to list, and in which order; by itself all that are not in the bin, the newest first."""

    text: str = ""
    """Words that are each part of a player's name, the event's or the round's, in any case; empty: all."""
    statuses: frozenset[Status] = frozenset()
    """Any of these; none: all."""
    event: str = ""
    """The name of an event, in any case; empty: all."""
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
    """Where matches are kept. Every method may raise `StoreError`."""

    def create(self, match: StoredMatch, summary: MatchSummary) -> None:
        """Keep a new match, durably; `StoreConflict` when there is one of that id."""

    def append(self, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> None:
        """Keep one entry more, durably, in one transaction with the summary; `StoreConflict` on a number taken."""

    def load(self, match_id: MatchId) -> StoredMatch:
        """Read a match, its log proved by its hashes; `NoSuchMatch` when there is none."""

    def setup_of(self, match_id: MatchId) -> Setup:
        """What was agreed for a match, read without its log; `NoSuchMatch` when there is none."""

    def replace(self, match: StoredMatch, summary: MatchSummary) -> None:
        """Keep a match in place of the one of the same id, in one transaction."""

    def matches(self, query: MatchQuery) -> Sequence[MatchSummary]:
        """The matches that fit, in the order asked for."""

    def summary(self, match_id: MatchId) -> MatchSummary | None:
        """A match as it stands in a list, in the bin or not; None when there is none."""

    def count(self, query: MatchQuery) -> int:
        """How many matches fit, whatever the query's limit and offset."""

    def events(self, limit: int = 500) -> Sequence[str]:
        """The names of the events of matches that are not in the bin, each once, the latest first."""

    def last_open(self) -> MatchId | None:
        """The match last written to, when it is not finished."""

    def known_players(self, prefix: str, limit: int = 20) -> Sequence[str]:
        """Names of players of earlier matches that begin so, the latest first."""

    def delete(self, match_ids: Sequence[MatchId]) -> None:
        """Put matches into the bin, all or none; they are listed and gone on with no more. `NoSuchMatch` for any that
        is not there."""

    def put_back(self, match_ids: Sequence[MatchId]) -> None:
        """Take matches out of the bin, all or none; `NoSuchMatch` for any that is not there."""

    def erase(self, match_ids: Sequence[MatchId]) -> None:
        """Delete matches that are in the bin for good, all or none; `NoSuchMatch` for any that is not in the bin."""

    def close(self) -> None:
        """Let go of the file."""
