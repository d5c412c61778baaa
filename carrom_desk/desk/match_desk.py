"""The open match: a command is decided, stored, and only then seen."""

from carrom_desk.match.decide import decide, refusal_of
from carrom_desk.match.entries import Entry, LoggedEntry
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord, with_entry
from carrom_desk.match.replay import replay
from carrom_desk.match.store import MatchId, MatchStore, StoredMatch
from carrom_desk.match.summary import summary_of

from .ports import Now


class MatchDesk:
    """One match at one board."""

    def __init__(self, match_id: MatchId, store: MatchStore, now: Now) -> None:
        """Read the match back from its log; there is no other way to open one.

        Raises:
            StoreError: it cannot be read.
            ImpossibleEntry: its log contradicts itself.
        """
        kept = store.load(match_id)
        self._id = match_id
        self._store = store
        self._now = now
        self._record = replay(kept.setup, kept.entries).record
        last = kept.entries[-1].elapsed_ms if kept.entries else 0
        self._opened_ms = now.monotonic_ms() - last
        self._started = kept.entries[0].at if kept.entries else now.wall()

    @property
    def id(self) -> MatchId:
        """The match's identifier."""
        return self._id

    @property
    def record(self) -> MatchRecord:
        """The match as it is on disk."""
        return self._record

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
        self._store.append(self._id, logged, summary_of(self._id, self._started, after))
        self._record = after
        return logged

    def with_unsaved(self, command: Entry) -> StoredMatch:
        """The match with one entry more than is stored, for a file where the store fails.

        Raises:
            Refused: the command is not possible now.
        """
        return StoredMatch(self._id, self._record.setup, (*self._record.entries, self._logged(command)))

    def _logged(self, command: Entry) -> LoggedEntry:
        return LoggedEntry(
            number=self._record.next_number,
            entry=decide(self._record, command),
            at=self._now.wall(),
            elapsed_ms=max(0, self._now.monotonic_ms() - self._opened_ms),
        )
