"""The open match: a command is decided, stored, and only then seen."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol

from carrom_desk.exchange.codec.entry_codec import is_readable
from carrom_desk.exchange.match_file import FEWEST_TO_WEIGH, room_beside, weight_of, write_match
from carrom_desk.i18n import N_
from carrom_desk.match.entry.entries import Entry, LoggedEntry
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.store import (
    BackupReason,
    MatchId,
    MatchStore,
    Progress,
    StoreDamaged,
    StoredMatch,
    StoreLost,
    StoreUnreadable,
    sentence_of,
    unwatched,
    watched,
)
from carrom_desk.match.problems import Reason, Refusal, Refused
from carrom_desk.match.record import MatchRecord, decide, refusal_of, summary_of, with_entry
from carrom_desk.match.replay import ImpossibleEntry, replay
from carrom_desk.reports.output.whole_file import write_whole
from carrom_desk.rules.texts.words import Sentence


class TimeSource(Protocol):
    """The time, handed in so that tests can stop it."""

    def wall(self) -> str:
        """Wall time in ISO 8601 with milliseconds and offset, such as 2026-11-21T10:04:05.123+05:30."""

    def monotonic_ms(self) -> int:
        """Milliseconds on a clock that never goes back."""


class SystemTime:
    """Wall time with the local offset, and a clock that never goes back."""

    def wall(self) -> str:
        """Wall time in ISO 8601 with milliseconds and offset."""
        return datetime.now().astimezone().isoformat(timespec="milliseconds")

    def monotonic_ms(self) -> int:
        """Milliseconds on a clock that never goes back."""
        return time.monotonic_ns() // 1_000_000


class MatchDesk:
    """One match at one board."""

    def __init__(self, match_id: MatchId, store: MatchStore, now: TimeSource, progress: Progress = unwatched) -> None:
        """Reads the match back from its log; there is no other way to open one.

        Raises:
            StoreError: it cannot be read.
            ImpossibleEntry: its log contradicts itself.
            Stopped: it is wanted no more.
        """
        stored = store.load(match_id)
        log = watched(stored.entries, len(stored.entries), progress)
        self._id = match_id
        self._store = store
        self._now = now
        self._setup = stored.setup
        self._record = replay(plain_setup(stored.setup), log).record
        self._apart: Path | None = None
        """The file that this match was written to when its database was lost."""
        entries = self._record.entries
        last = entries[-1].elapsed_ms if entries else 0
        self._opened_ms = now.monotonic_ms() - last
        self._read, self._read_ms, self._read_at = len(entries), now.monotonic_ms(), now.wall()
        """Number of entries read back, with the time by both clocks."""
        self._started = entries[0].at if entries else now.wall()
        self._room: int | None = None
        """Room left for further entries; None while there are few."""
        self._weigh()

    @property
    def id(self) -> MatchId:
        """The match's identifier."""
        return self._id

    @property
    def record(self) -> MatchRecord:
        """The match as stored, without characters that could reorder or break the text around names."""
        return self._record

    @property
    def stored(self) -> StoredMatch:
        """The match exactly as stored."""
        return StoredMatch(self._id, self._setup, self._record.entries)

    def refusal(self, command: Entry) -> Refusal | None:
        """Returns why a command is not possible now; None when it is."""
        return refusal_of(self._record, command)

    def preview(self, command: Entry, record: MatchRecord | None = None) -> Entry:
        """The entry with the ruling it would be given in a record, else in the match; nothing is stored.

        Raises:
            Refused: the command is not possible now.
        """
        entry = decide(record or self._record, command)
        if not is_readable(entry):
            raise Refused(Refusal(Reason.NOT_READABLE))
        return entry

    def submit(self, command: Entry) -> LoggedEntry:
        """Decides a command, stores the entry, and adds it to the record.

        Raises:
            Refused: the command is not possible now.
            StoreError: it could not be stored; the record is unchanged.
        """
        logged = self._logged(command)
        room = None if self._room is None else self._room - weight_of(logged)
        if room is not None and room < 0:
            raise Refused(Refusal(Reason.NO_ROOM))
        after = with_entry(self._record, logged)
        try:
            self._store.append(self._id, logged, summary_of(self._id, self._started, after, self._setup))
        except StoreUnreadable as unreadable:
            raise Refused(Refusal(Reason.NOT_READABLE)) from unreadable
        except StoreLost as lost:
            words = N_("{what} {apart}")
            apart = self._written_apart(Path(lost.folder))
            raise StoreLost(Sentence.of(words, what=sentence_of(lost), apart=apart), lost.folder) from lost
        self._record, self._room = after, room
        self._weigh()
        return logged

    def since_ms(self, number: int) -> int:
        """Milliseconds since an entry was made: by the wall clock as far as the match was closed in between."""
        made, now = self._record.entries[number], self._now.monotonic_ms()
        if number < self._read:
            with suppress(ValueError, TypeError):  # a log from a file may have no times
                closed = datetime.fromisoformat(self._read_at) - datetime.fromisoformat(made.at)
                return max(0, closed // timedelta(milliseconds=1)) + now - self._read_ms
        return max(0, now - self._opened_ms - made.elapsed_ms)

    def with_unsaved(self, command: Entry) -> StoredMatch:
        """The match with one entry more than is stored, for a file where the store fails.

        Raises:
            Refused: the command is not possible now.
        """
        return replace(self.stored, entries=(*self._record.entries, self._logged(command)))

    def _weigh(self) -> None:
        """Weighs the match, so that whatever is stored fits in a file that can be read again."""
        if self._room is None and len(self._record.entries) >= FEWEST_TO_WEIGH:
            self._room = room_beside(self._record.entries)

    def _written_apart(self, folder: Path) -> str:
        """Writes the match in memory to a new file, and says where: the database may have lost it."""
        content = write_match(self.stored).encode("utf-8")
        name = f"match-{datetime.now(UTC):%Y%m%dT%H%M%S%f}Z.carrom"
        for file in (self._apart or folder / name, Path(tempfile.gettempdir()) / name):
            with suppress(OSError):
                write_whole(file, content, is_private=True)
                self._apart = file
                return Sentence.of(_WRITTEN_APART, file=file)
        return Sentence.of(_NOT_WRITTEN_APART)

    def _logged(self, command: Entry) -> LoggedEntry:
        return LoggedEntry(
            number=self._record.next_number,
            entry=decide(self._record, command),
            at=self._now.wall(),
            elapsed_ms=max(0, self._now.monotonic_ms() - self._opened_ms),
        )


@contextmanager
def as_damage(match_id: MatchId) -> Iterator[None]:
    """A log that contradicts itself is damage, and what to do about it is said.

    Raises:
        StoreDamaged: in place of `ImpossibleEntry`.
    """
    try:
        yield
    except ImpossibleEntry as error:
        why = Sentence.of(error.refusal.reason.words)
        raise StoreDamaged(Sentence.of(_IMPOSSIBLE, match=match_id, number=error.number, why=why)) from error


_WRITTEN_APART = N_("Everything confirmed in this match was saved to {file}. You can import it from there.")
_NOT_WRITTEN_APART = N_("No file could be saved. Save the match elsewhere now.")
_IMPOSSIBLE = N_(
    "The stored match {match} cannot be continued. Entry {number} is not possible at that point. {why} "
    "Recover what can be read, or restore a backup."
)


class CopiesDue:
    """Follows the match that is open, at a window or at any other front end."""

    def __init__(self) -> None:
        """Starts with nothing stored."""
        self.is_changed = False
        """True when something was written since the last copy."""
        self._games, self._is_over = 0, False

    def follow(self, record: MatchRecord) -> None:
        """A match was opened: its games so far are no reason for a copy."""
        games = record.state.games
        self._games, self._is_over = games.a + games.b, record.state.is_over

    def note(self, record: MatchRecord) -> BackupReason | None:
        """A match went on by an entry that is on disk; why a copy is due now, if one is."""
        self.is_changed = True
        games, was_over = self._games, self._is_over
        self.follow(record)
        if self._is_over and not was_over:
            return BackupReason.MATCH_OVER
        return BackupReason.GAME_OVER if self._games > games else None
