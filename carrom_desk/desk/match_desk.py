"""The open match: a command is decided, stored, and only then seen."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from carrom_desk.match.checkpoint import CheckpointUse, checkpoint_of
from carrom_desk.match.decide import decide, refusal_of
from carrom_desk.match.entries import Entry, LoggedEntry
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord, lacks_ruling, with_entry
from carrom_desk.match.replay import ImpossibleEntry, carried_on, replay
from carrom_desk.match.store import MatchId, MatchStore, StoreDamaged, StoredMatch, StoreError
from carrom_desk.match.summary import summary_of

from .ports import Now

_SEEN = 24
"""Entries that a log shows first, and some more."""


class MatchDesk:
    """One match at one board."""

    def __init__(self, match_id: MatchId, store: MatchStore, now: Now) -> None:
        """Read the match back from its log; there is no other way to open one.

        Where a checkpoint of the log holds, only the entries after it are gone through again.

        Raises:
            StoreError: it cannot be read.
            ImpossibleEntry: its log contradicts itself.
        """
        kept = store.resume(match_id)
        self._id = match_id
        self._store = store
        self._now = now
        self._records = deque((kept.lately, kept.record), maxlen=_SEEN + 1)
        for logged in kept.since:
            self._records.append(carried_on(self._record, (logged,)).record)
        self._hash = kept.hash
        self._checkpoint = kept.checkpoint
        self._by_checkpoint = kept.record.next_number
        self._lacks_rulings = any(lacks_ruling(logged.entry) for logged in kept.since)
        entries = self._record.entries
        last = entries[-1].elapsed_ms if entries else 0
        self._opened_ms = now.monotonic_ms() - last
        self._started = entries[0].at if entries else now.wall()

    @property
    def id(self) -> MatchId:
        """The match's identifier."""
        return self._id

    @property
    def record(self) -> MatchRecord:
        """The match as it is on disk."""
        return self._record

    @property
    def lately(self) -> MatchRecord:
        """The match as it was before the entries that are seen first."""
        return self._records[0]

    @property
    def _record(self) -> MatchRecord:
        return self._records[-1]

    @property
    def checkpoint(self) -> CheckpointUse:
        """What became of the checkpoint when the match was opened."""
        return self._checkpoint

    @property
    def by_checkpoint(self) -> int:
        """How many entries the checkpoint went through when the match was opened."""
        return self._by_checkpoint

    def refusal(self, command: Entry) -> Refusal | None:
        """Why a command is not possible now; None when it is."""
        return refusal_of(self._record, command)

    def preview(self, command: Entry) -> Entry:
        """The entry with the ruling it would be given; nothing is stored.

        Raises:
            Refused: the command is not possible now.
        """
        return decide(self._record, command)

    def submit(self, command: Entry) -> LoggedEntry:
        """Decide a command, store the entry, and take it into the record.

        Raises:
            Refused: the command is not possible now.
            StoreError: it could not be stored; the record is unchanged.
        """
        logged = self._logged(command)
        after = with_entry(self._record, logged)
        self._hash = self._store.append(self._id, logged, summary_of(self._id, self._started, after))
        self._records.append(after)
        return logged

    def with_unsaved(self, command: Entry) -> StoredMatch:
        """The match with one entry more than is stored, for a file where the store fails.

        Raises:
            Refused: the command is not possible now.
        """
        return StoredMatch(self._id, self._record.setup, (*self._record.entries, self._logged(command)))

    def keeping(self) -> Callable[[], None]:
        """The work of keeping a checkpoint of the match as it is now, to be done in any thread.

        The work may raise `StoreError`: then the next opening takes longer, and nothing is lost.
        """
        record, lately, at = self._record, self.lately, self._hash
        if self._lacks_rulings:
            return lambda: None  # an act without its ruling is judged at every opening
        return lambda: self._store.keep_checkpoint(self._id, at, checkpoint_of(record, lately))

    def checking(self) -> Callable[[], bool]:
        """The work of proving that the match is what its log leads to, to be done in any thread; it answers whether.

        If not, its checkpoint is dropped, and `go_by_log` puts the match right.
        """
        record, lately = self._record, self.lately
        return lambda: _follow_from_the_log(record, lately) or self._without_checkpoint()

    def go_by_log(self) -> None:
        """Take the match to be what its log leads to.

        Raises:
            StoreDamaged: the log cannot be read, or contradicts itself.
        """
        record, length = self._record, self.lately.next_number
        with as_damage(self._id):
            lately = replay(record.setup, record.entries[:length]).record
            self._records.extend((lately, carried_on(lately, record.entries[length:]).record))
        while self._records[0] is not lately:
            self._records.popleft()

    def _without_checkpoint(self) -> bool:
        with suppress(StoreError):  # where it cannot be dropped, the next opening finds out again
            self._store.drop_checkpoint(self._id)
        return False

    def _logged(self, command: Entry) -> LoggedEntry:
        return LoggedEntry(
            number=self._record.next_number,
            entry=decide(self._record, command),
            at=self._now.wall(),
            elapsed_ms=max(0, self._now.monotonic_ms() - self._opened_ms),
        )


def _follow_from_the_log(record: MatchRecord, lately: MatchRecord) -> bool:
    try:
        proved = replay(record.setup, record.entries[: lately.next_number]).record
        return proved == lately and carried_on(proved, record.entries[lately.next_number :]).record == record
    except (ImpossibleEntry, StoreDamaged):
        return False


@contextmanager
def as_damage(match_id: MatchId) -> Iterator[None]:
    """A log that contradicts itself is damage, and what to do about it is said.

    Raises:
        StoreDamaged: in place of `ImpossibleEntry`.
    """
    try:
        yield
    except ImpossibleEntry as error:
        raise StoreDamaged(
            f"The stored match {match_id} cannot be gone on with: entry {error.number} is not possible where it "
            f"stands. {error.refusal.reason.sentence} Have what can be read rescued, or restore a backup."
        ) from error
