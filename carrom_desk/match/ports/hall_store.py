"""Storage of a hub beyond its matches: log heads, tables, and owners of matches."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.match.effects.outcome import Result
from carrom_desk.match.setup import Setup

from .store import Head, MatchId, MatchSummary


@dataclass(frozen=True, slots=True)
class Stretch:
    """Consecutive entries of a log, as stored."""

    match_id: MatchId
    setup: str
    """Canonical JSON."""
    started: str
    after: Head
    """Head before the first entry; its hash is empty if the log is shorter."""
    payloads: tuple[str, ...]
    """Canonical JSON of each entry."""
    end: Head
    """Head of the whole log."""
    is_practice: bool
    """True when the match does not count."""


@dataclass(frozen=True, slots=True)
class HallTable:
    """A table of the hall."""

    number: int
    code: str
    """Secret of the table's QR code."""
    key_hash: str = ""
    """SHA-256 of the key of the desk that joined last, in hexadecimal; empty if none has joined."""
    seen_ms: int = 0
    """Time of last contact, in milliseconds since 1970."""
    waiting_hash: str = ""
    """Key hash of a desk waiting to take the table over; empty if there is none."""


@dataclass(frozen=True, slots=True)
class TableClock:
    """State of a clock, including manual changes by the umpire."""

    since: int
    """Number of the entry that started it; -1 if it started with the match."""
    ends_ms: int | None = None
    """Time at which it runs out, in milliseconds since 1970; None when paused or unused."""
    left_ms: int | None = None
    """Milliseconds left while paused."""


@dataclass(frozen=True, slots=True)
class Approval:
    """Approval of a result by the chief referee, which ends with the next entry."""

    at_ms: int
    """Time in milliseconds since 1970."""
    head: str
    """Hash of the log's last entry."""
    result: Result
    """The result that was approved."""


@dataclass(frozen=True, slots=True)
class HallMatch:
    """A match in the hall: planned, in progress at a table, or over."""

    match_id: MatchId
    position: int
    """Position among the pairings."""
    setup: str = ""
    """Canonical JSON of the planned setup; empty for a match started at a table."""
    owner: int | None = None
    """Number of the table that may write to it; None until there is one."""
    place: str = ""
    """Displayed number of the table."""
    seen_ms: int = 0
    """Time of the table's last message about it, in milliseconds since 1970."""
    skew_ms: int = 0
    """Milliseconds by which this computer's clock is ahead of the table's."""
    behind: int = 0
    """Number of entries that the table has and the hub lacks."""
    is_calling: bool = False
    """True when the umpire calls for the chief referee."""
    clock: TableClock | None = None
    """Latest clock reported by the table, in this computer's time."""
    unlawful: str = ""
    """Comma-separated numbers of entries whose ruling differs from the laws."""
    planned_at: str = ""
    """Planned time of day, HH:MM; empty if none."""
    called_ms: int = 0
    """Time when its sides were called to the table, in milliseconds since 1970; 0 when not called."""
    approval: Approval | None = None
    """The latest approval, also if its log has continued."""

    def is_approved_at(self, head: str) -> bool:
        """Returns True when the chief referee approved the result of the log with this hash at its end."""
        return self.approval is not None and self.approval.head == head


@unique
class CountedLog(StrEnum):
    """Log that counts if two differ."""

    UNDECIDED = ""
    HALL = "hall"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Divergence:
    """A difference between a table's and the hub's log of a match; each keeps its own until the chief referee
    decides.
    """

    there: Head
    """Head of the table's log."""
    here: Head
    """Head of the hub's log."""
    copy: str = ""
    """The table's log as a match file; empty until it is sent."""
    settled: CountedLog = CountedLog.UNDECIDED
    reason: str = ""
    """Reason given by the chief referee."""

    @property
    def is_open(self) -> bool:
        """True until the chief referee decides."""
        return self.settled is CountedLog.UNDECIDED


@dataclass(frozen=True, slots=True)
class KnownLog:
    """What a hub has of a match when a table sends entries."""

    match: HallMatch | None
    head: Head | None
    """None if it has no log of the match."""
    divergence: Divergence | None
    """How the table's log differed, also if that is settled."""


@dataclass(frozen=True, slots=True)
class MatchOutline:
    """A stored match without its log."""

    summary: MatchSummary
    setup: Setup
    last_at: str
    """Wall time of the last entry in ISO 8601; empty if there is none."""
    head: str
    """Hash of the last entry."""
