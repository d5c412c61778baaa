"""What caring for a database as a whole promises: opening it, copies of it, and what to do about damage."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Protocol

from .progress import Progress
from .store import MatchStore


@unique
class BackupReason(StrEnum):
    """Why a copy was made."""

    START = "start"
    GAME_OVER = "game-over"
    MATCH_OVER = "match-over"
    LEAVING = "leaving"
    BY_HAND = "by-hand"
    BEFORE_UPGRADE = "before-upgrade"
    BEFORE_REPLACING = "before-replacing"


@dataclass(frozen=True, slots=True)
class KeptBackup:
    """A copy of the database, and what is in it."""

    place: str
    """Where it lies; what it is restored by."""
    made: str
    """ISO 8601, in this computer's time."""
    reason: BackupReason
    matches: int = 0
    entries: int = 0
    last_match: str = ""
    """Who played the match written to last; empty when there is none."""
    last_written: str = ""
    """Wall time of its last entry, ISO 8601; empty when not known."""
    problem: str = ""
    """Why it cannot be restored, a sentence; empty when it can."""
    is_looked_into: bool = False
    """Whether what it holds is known."""


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    """What a full check found."""

    matches: int
    entries: int
    faults: tuple[str, ...]
    """What is wrong, a sentence each."""
    notes: tuple[str, ...]
    """Worth knowing, and nothing wrong."""
    is_stopped: bool = False
    """Whether it was stopped before its end."""


@dataclass(frozen=True, slots=True)
class RescueOutcome:
    """What became of a damaged database."""

    set_aside: str
    """Where the damaged file is kept now; empty when there was none."""
    whole: int
    """Matches saved to their last entry."""
    partial: int
    """Matches saved up to the first entry that cannot be read."""
    lost: int
    """Matches of which nothing can be read but that they were there."""
    losses: tuple[str, ...] = ()
    """What became of each match that is not whole, a sentence each."""


class DatabaseService(Protocol):
    """A database as a whole. Every method may raise `StoreError`."""

    @property
    def place(self) -> str:
        """The database's address as it may be shown."""

    @property
    def address(self) -> str:
        """What `move` takes to come back to this database; not to be shown, it may hold a password."""

    @property
    def held_by(self) -> str:
        """Who writes to it while this desk may only read, a sentence; empty when this desk may write."""

    @property
    def backup_folder(self) -> str:
        """The folder that copies go to; empty where a server's keeper makes them."""

    @property
    def second(self) -> str:
        """The second folder that copies go to, such as one on a stick; empty when there is none."""

    def use_second(self, folder: str) -> None:
        """Let copies go to a second folder from now on; empty: to none."""

    def is_older(self) -> bool:
        """Whether opening it will bring it up to date first, which takes a while where there are many matches."""

    def open(self, *, anew: bool = False) -> MatchStore:
        """Open it; an open one is closed first.

        `StoreMissing` where it is gone or empty while there are backups of it, unless a new one is wanted.
        """

    def close(self) -> None:
        """Let go of it; nothing happens when it is not open."""

    def move(self, place: str) -> None:
        """Close it and care for another one, which `open` opens."""

    def is_free(self) -> bool:
        """Whether nobody writes to it now."""

    # What may be called from another thread than the rest

    def quick_check(self) -> str:
        """What is wrong with the file's structure, a sentence; nothing when all is well, or `stop` was called."""

    def stop(self) -> None:
        """Break off the quick check that is going on."""

    def back_up(self, reason: BackupReason) -> str:
        """Copy it, and prove the copy; what went wrong with the second copy, a sentence, or nothing."""

    def backups(self) -> Sequence[KeptBackup]:
        """The copies, newest first, none looked into yet."""

    def look_into(self, backup: KeptBackup) -> KeptBackup:
        """A copy with what it holds, or why it cannot be restored."""

    def check(self, progress: Progress) -> CheckOutcome:
        """Check the file and every match in it."""

    def restore(self, backup: KeptBackup) -> str:
        """Close it and put a copy in its place; where the former file is kept now, or nothing. `open` opens it."""

    def rescue(self, progress: Progress) -> RescueOutcome:
        """Close it and build it anew from all that the file and its backups hold; `open` opens it."""
