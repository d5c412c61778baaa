"""Store of a hub, in addition to its matches: ends of logs, tables, and owners of matches."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from threading import Event
from typing import Protocol, runtime_checkable

from carrom_desk.match.setup import Setup

from .store import Head, MatchId, MatchStore, MatchSummary, StoredMatch


@dataclass(frozen=True, slots=True)
class Stretch:
    """Entries of a log that follow one another, as they are stored."""

    match_id: MatchId
    setup: str
    """Canonical JSON."""
    started: str
    after: Head
    """Their start. Its hash is empty if the log is shorter."""
    payloads: tuple[str, ...]
    """Canonical JSON each."""
    end: Head
    """Of the whole log."""
    is_practice: bool
    """True when the match does not count."""


@runtime_checkable
class LogSource(Protocol):
    """Logs to be sent on. Every method may raise `StoreError`."""

    def last_touched(self) -> int:
        """The number of the latest write to any match."""

    def heads(self, since: int) -> Sequence[tuple[MatchId, Head]]:
        """Ends of the logs written to after a write of this number, oldest first, without those in the trash."""

    def stretch(self, match_id: MatchId, start: int, most: int) -> Stretch:
        """At most so many entries from a number on; `NoSuchMatch` when there is none of this id."""

    def setting(self, name: str) -> str:
        """Returns what is kept under a name; empty when nothing is."""

    def put_setting(self, name: str, value: str) -> None:
        """Stores a text under a name."""


@dataclass(frozen=True, slots=True)
class HallTable:
    """A table of the hall."""

    number: int
    code: str
    """The secret of its sticker."""
    key_hash: str = ""
    """SHA-256 of the key of the desk that joined last, in hexadecimal; empty: none has joined."""
    seen_ms: int = 0
    """Time of last contact, in milliseconds since 1970."""
    waiting_hash: str = ""
    """The same of a desk that waits to take the table over; empty: none does."""
    waiting_ms: int = 0
    """Time of its request, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class TableClock:
    """A clock as the umpire has it, who may have given it seconds, held it, or done without."""

    since: int
    """Number of the entry with which it began; -1 when the match began with it."""
    ends_ms: int | None = None
    """Time when it runs out, in milliseconds since 1970; None when paused or unused."""
    left_ms: int | None = None
    """Time left while it is paused."""


@dataclass(frozen=True, slots=True)
class HallMatch:
    """A match in the hall: planned, being played at a table, or over."""

    match_id: MatchId
    position: int
    """Its place among the pairings."""
    setup: str = ""
    """Canonical JSON of what is planned; empty: it began at a table."""
    owner: int | None = None
    """The number of the table that may write to it; None: none yet."""
    place: str = ""
    """The table's number as it is shown."""
    seen_ms: int = 0
    """Time of the table's last message about it, in milliseconds since 1970."""
    skew_ms: int = 0
    """By how much this computer's clock is ahead of the table's."""
    behind: int = 0
    """Entries that its table has and the hub has not."""
    is_calling: bool = False
    """True when the umpire calls for the chief referee."""
    clock: TableClock | None = None
    """As its table said last, by the time of this computer."""
    unlawful: str = ""
    """Numbers of entries whose ruling is not what the laws give, with commas between them."""
    planned_at: str = ""
    """The time of day it is planned for, HH:MM; empty: none."""
    called_ms: int = 0
    """Time when its sides were called to the table, in milliseconds since 1970; 0 when not called."""
    approved_ms: int = 0
    """Time when the chief referee approved its result, in milliseconds since 1970; 0 when not approved."""


@unique
class Counting(StrEnum):
    """Log that counts where two differ."""

    UNDECIDED = ""
    HALL = "hall"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Divergence:
    """A table and the hub have different logs of one match; each keeps its own until the chief referee decides."""

    there: Head
    """At the table."""
    here: Head
    """At the hub."""
    copy: str = ""
    """The table's log, a match file; empty: not sent yet."""
    settled: Counting = Counting.UNDECIDED
    reason: str = ""
    """The chief referee's."""


@dataclass(frozen=True, slots=True)
class MatchOutline:
    """A stored match without its log."""

    summary: MatchSummary
    setup: Setup
    last_at: str
    """Wall time of its last entry in ISO 8601; empty where there is none."""


class HallStore(MatchStore, LogSource, Protocol):
    """Store of a hub. Every method may raise `StoreError`."""

    def outlines(self, match_ids: Sequence[MatchId]) -> Mapping[MatchId, MatchOutline]:
        """Matches read at once without their logs; those that are not there or damaged are missing."""

    def extend(
        self, match: StoredMatch, after: Head, summary: MatchSummary, known: HallMatch, former: int | None
    ) -> Head:
        """Keeps entries more, or a new match with its first ones, and what is known of it, in one transaction.

        `StoreConflict` when the log does not end at `after` any more, or the match is not the former owner's any more.
        """

    def note(self, known: HallMatch, former: int | None) -> bool:
        """Keeps what the hall knows of a match, but for its marks; False when it is not the former owner's any more."""

    def put_divergence(self, match_id: MatchId, divergence: Divergence) -> None:
        """Keeps how a table's log differs from the hub's, in place of what was known of it."""

    def divergences(self) -> Mapping[MatchId, Divergence]:
        """The matches of which a table has, or had, another log."""

    def divergence(self, match_id: MatchId) -> Divergence | None:
        """Returns how the logs of one match differ, or did before it was settled."""

    def mark(self, match_id: MatchId, **marks: int | str | bool) -> None:
        """Changes what is marked on a match: its position, a call, the time it is planned for, its approval."""

    def drop_planned(self, match_id: MatchId) -> bool:
        """Removes a planned match that nobody has opened; returns True when there was one."""

    def tables(self) -> Sequence[HallTable]:
        """All tables by number."""

    def table_with(self, key_hash: str) -> HallTable | None:
        """The table whose desk, or the one that waits to take it over, has the key of this hash."""

    def put_table(self, table: HallTable) -> None:
        """Stores a table, replacing the one with its number."""

    def add_table(self, table: HallTable) -> None:
        """Adds a table, unless another hub has just done so."""

    def add_setting(self, name: str, value: str) -> bool:
        """Adds a text under a name; False when there is one."""

    def note_seen(self, number: int, seen_ms: int) -> None:
        """A table was heard of."""

    def hall_matches(self) -> Sequence[HallMatch]:
        """All matches of the hall by their position."""

    def hall_match(self, match_id: MatchId) -> HallMatch | None:
        """One of them."""

    def announce(self, what: str) -> None:
        """Tells the other hubs on this database that something has changed."""

    def changes(self, stop: Event) -> Iterator[str]:
        """Returns what other hubs announce, until the stop; nothing where no other can work on the database."""
