"""The open match: a command is decided, stored, and only then shown."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from carrom_desk.exchange.codec.entry_codec import is_readable
from carrom_desk.exchange.match_file import write_match
from carrom_desk.i18n import N_
from carrom_desk.match.entry.entries import Entry, LoggedEntry
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.store import BackupReason, MatchId, StoreDamaged, StoredMatch, StoreLost, StoreUnreadable
from carrom_desk.match.problems import Reason, Refusal, Refused
from carrom_desk.match.record import MatchRecord, decide, refusal_of, summary_of, with_entry
from carrom_desk.match.replay import ImpossibleEntry, replay
from carrom_desk.reports.output.whole_file import write_whole
from carrom_desk.rules.texts.words import Sentence

if TYPE_CHECKING:
    from carrom_desk.storage.match_store import SqlMatchStore


class SystemTime:
    """Wall time with the local offset, and a monotonic clock."""

    def wall(self) -> str:
        """Wall time in ISO 8601 with milliseconds and offset, such as 2026-11-21T10:04:05.123+05:30."""
        return datetime.now().astimezone().isoformat(timespec="milliseconds")

    def monotonic_ms(self) -> int:
        """Milliseconds of a monotonic clock."""
        return time.monotonic_ns() // 1_000_000


class MatchDesk:
    """An open match at one board."""

    def __init__(self, match_id: MatchId, store: "SqlMatchStore", now: SystemTime) -> None:
        """Opens a match by replaying its log.

        Raises:
            StoreError: it could not be read.
            ImpossibleEntry: its log contradicts itself.
        """
        stored = store.load(match_id)
        self._id = match_id
        self._store = store
        self._now = now
        self._setup = stored.setup
        self._record = replay(plain_setup(stored.setup), stored.entries).record
        self._apart: Path | None = None
        """File to which the match was written after its database was lost."""
        entries = self._record.entries
        last = entries[-1].elapsed_ms if entries else 0
        self._opened_ms = now.monotonic_ms() - last
        self._read, self._read_ms = len(entries), now.monotonic_ms()
        """Number of entries read from the store, and the time by the monotonic clock."""
        self.opened_at = now.wall()
        """Wall time at which it was opened, ISO 8601."""

    @property
    def id(self) -> MatchId:
        return self._id

    @property
    def record(self) -> MatchRecord:
        """The match as stored, with sanitised names."""
        return self._record

    @property
    def stored(self) -> StoredMatch:
        return StoredMatch(self._id, self._setup, self._record.entries)

    def refusal(self, command: Entry) -> Refusal | None:
        """Returns why a command is refused now, or None if it is possible."""
        return refusal_of(self._record, command)

    def preview(self, command: Entry, record: MatchRecord | None = None) -> Entry:
        """Returns the entry for a command with its ruling, in a record or else in the match, without storing it.

        Raises:
            Refused: the command is refused.
        """
        entry = decide(record or self._record, command)
        if not is_readable(entry):
            raise Refused(Refusal(Reason.NOT_READABLE))
        return entry

    def submit(self, command: Entry) -> LoggedEntry:
        """Decides a command, stores the entry, and adds it to the record.

        Raises:
            Refused: the command is refused.
            StoreError: it could not be stored; the record is unchanged.
        """
        logged = self._logged(command)
        after = with_entry(self._record, logged)
        try:
            self._store.append(self._id, logged, summary_of(self._id, after.entries[0].at, after, self._setup))
        except StoreUnreadable as unreadable:
            raise Refused(Refusal(Reason.NOT_READABLE)) from unreadable
        except StoreLost as lost:
            words = N_("{what} {apart}")
            apart = self._written_apart(Path(lost.folder))
            raise StoreLost(words, lost.folder, what=lost.sentence, apart=apart) from lost
        self._record = after
        return logged

    def since_ms(self, number: int) -> int:
        """Returns milliseconds since an entry was made, using the wall clock for periods when the match was closed."""
        made, now = self._record.entries[number], self._now.monotonic_ms()
        if number < self._read:
            with suppress(ValueError, TypeError):  # a log from a file may have no times
                closed = datetime.fromisoformat(self.opened_at) - datetime.fromisoformat(made.at)
                return max(0, closed // timedelta(milliseconds=1)) + now - self._read_ms
        return max(0, now - self._opened_ms - made.elapsed_ms)

    def with_unsaved(self, command: Entry) -> StoredMatch:
        """Returns the match with an entry that could not be stored, for saving it to a file.

        Raises:
            Refused: the command is refused.
        """
        return replace(self.stored, entries=(*self._record.entries, self._logged(command)))

    def _written_apart(self, folder: Path) -> str:
        """Writes the match in memory to a new file and returns a sentence with its path, since the database may have
        lost it.
        """
        content = write_match(self.stored).encode("utf-8")
        name = f"match-{datetime.now(UTC):%Y%m%dT%H%M%S%f}Z.carrom"
        for file in (self._apart or folder / name, Path(tempfile.gettempdir()) / name):
            with suppress(OSError):
                write_whole(file, content, is_private=True)
                self._apart = file
                return Sentence.of(_WRITTEN_APART, file=file)
        return Sentence.of(N_("No file could be saved. Save the match elsewhere now."))

    def _logged(self, command: Entry) -> LoggedEntry:
        return LoggedEntry(
            number=self._record.next_number,
            entry=decide(self._record, command),
            at=self._now.wall(),
            elapsed_ms=max(0, self._now.monotonic_ms() - self._opened_ms),
        )


@contextmanager
def as_damage(match_id: MatchId) -> Iterator[None]:
    """Converts an impossible entry of a log to an error about damage, with advice.

    Raises:
        StoreDamaged: in place of `ImpossibleEntry`.
    """
    try:
        yield
    except ImpossibleEntry as error:
        why = error.refusal.sentence
        raise StoreDamaged(_IMPOSSIBLE, match=match_id, number=error.number, why=why) from error


_WRITTEN_APART = N_("Everything confirmed in this match was saved to {file}. You can import it from there.")
_IMPOSSIBLE = N_(
    "The stored match {match} cannot be continued. Entry {number} is not possible at that point. {why} "
    "Recover what can be read, or restore a backup."
)


class CopiesDue:
    """Tells when backups are due for the open match."""

    def __init__(self) -> None:
        """Starts without changes."""
        self.is_changed = False
        """True when anything was written since the last backup."""
        self._games, self._is_over = 0, False

    def follow(self, record: MatchRecord) -> None:
        """Follows a newly opened match, whose earlier games need no backup."""
        games = record.state.games
        self._games, self._is_over = games.a + games.b, record.state.is_over

    def note(self, record: MatchRecord) -> BackupReason | None:
        """Follows a stored entry; returns the reason if a backup is due now."""
        self.is_changed = True
        games, was_over = self._games, self._is_over
        self.follow(record)
        if self._is_over and not was_over:
            return BackupReason.MATCH_OVER
        return BackupReason.GAME_OVER if self._games > games else None
