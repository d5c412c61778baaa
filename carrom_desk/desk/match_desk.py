"""The open match: a command is decided, stored, and only then seen."""

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
        self._record = carried_on(kept.record, kept.since).record
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
        self._record = after
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
        record, at = self._record, self._hash
        if self._lacks_rulings:
            return lambda: None  # an act without its ruling is judged at every opening
        return lambda: self._store.keep_checkpoint(self._id, at, checkpoint_of(record))

    def checking(self) -> Callable[[], bool]:
        """The work of proving that the match is what its log leads to, to be done in any thread; it answers whether.

        If not, its checkpoint is dropped, and `go_by_log` puts the match right.
        """
        record = self._record
        return lambda: _follows_from_its_log(record) or self._without_checkpoint()

    def go_by_log(self) -> None:
        """Take the match to be what its log leads to.

        Raises:
            StoreDamaged: the log cannot be read, or contradicts itself.
        """
        record = self._record
        with as_damage(self._id):
            self._record = replay(record.setup, record.entries).record

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


def _follows_from_its_log(record: MatchRecord) -> bool:
    try:
        return replay(record.setup, record.entries).record == record
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
