"""The log of a match as values: the sequence of entries, and each entry as made and as it counts."""

from dataclasses import dataclass

from carrom_desk.match.entry.entries import Entry, LoggedEntry, PlainEntry, ProtestDecided

from .history import BoardKey
from .state import Decision, MatchState

MOST_ENTRIES = 5_000
"""Number of entries that a match has at most; the longest real ones have about six hundred."""

Log = tuple[LoggedEntry, ...]
"""Every entry of a match, numbered from 0."""


@dataclass(frozen=True, slots=True)
class Step:
    """A standing entry as it counts: amended, and judged again if an earlier entry was amended."""

    number: int
    at: str
    """Wall time in ISO 8601; empty if the log has none."""
    elapsed_ms: int
    """Milliseconds since the match was first opened; always 0 if the log has no times."""
    entry: PlainEntry
    before: MatchState
    after: MatchState
    is_amended: bool = False
    is_judged_again: bool = False
    is_impossible: bool = False
    """True when a correction made the entry impossible, so that it has no effect."""
    is_late: bool = False
    """True for an override of an earlier act, which counts there; here it changes nothing."""
    given: Decision | None = None
    """The turn that was given with the amendment of this act."""
    decisions: tuple[Decision, ...] = ()
    """Decisions on this act that were entered later and count here."""

    @property
    def is_replay(self) -> bool:
        """True when it cancels the board, which starts again: by a decision, or after everyone has passed."""
        return self.after.boards_replayed > self.before.boards_replayed

    @property
    def begun_anew(self) -> BoardKey | None:
        """The board that starts again with it: one that is replayed, or to which an upheld protest goes back."""
        if isinstance(self.entry, ProtestDecided) and self.entry.upheld and not self.is_impossible:
            return self.after.board_key
        return self.before.board_key if self.is_replay else None


@dataclass(frozen=True, slots=True)
class MadeEntry:
    """An entry as it was made, regardless of later corrections."""

    number: int
    at: str
    elapsed_ms: int
    entry: Entry
    before: MatchState
    after: MatchState
    about: int | None = None
    """Number of the entry that a correction or an override refers to."""
    was: Step | None = None
    """That entry as it counted before, or counts again; None if it is itself a correction."""
