"""Tables without a window: a store, a growing match, and messages to the hub."""

from dataclasses import replace
from functools import cache
from itertools import count

from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord, new_record, summary_of, with_entry
from carrom_desk.storage.match_store import SqlMatchStore
from tests.reports.generated import generated

STARTED = "2026-11-21T10:00:00.000+05:30"


@cache
def seed_of_finished(most: int = 60) -> int:
    """Returns the seed of a generated match that is over within this many entries."""
    return next(seed for seed in count(1) if generated(seed, most).state.is_over)


class GrowingMatch:
    """A generated match that is stored entry by entry, or continued if partly stored."""

    def __init__(self, store: SqlMatchStore, seed: int, name: str = "m1", most: int = 60) -> None:
        self._store = store
        self.whole = generated(seed, most)
        self.id = MatchId(name)
        self.record = new_record(self.whole.setup)
        if store.summary(self.id) is None:
            store.create(StoredMatch(self.id, self.whole.setup, ()), summary_of(self.id, STARTED, self.record))
        for logged in store.load(self.id).entries:
            self.record = with_entry(self.record, logged)

    def grow(self, by: int = 1) -> bool:
        """Stores up to this many more entries; returns True if there were any."""
        left = self.whole.entries[self.record.next_number :][:by]
        for logged in left:
            self.record = stored(self._store, self.id, self.record, logged)
        return bool(left)


def stored(store: SqlMatchStore, match_id: MatchId, record: MatchRecord, logged: LoggedEntry) -> MatchRecord:
    """Stores an entry and returns the record with it."""
    logged = replace(logged, at=logged.at or STARTED)
    after = with_entry(record, logged)
    store.append(match_id, logged, summary_of(match_id, STARTED, after))
    return after
