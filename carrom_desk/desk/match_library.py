"""The library of matches: new ones, stored ones, files."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from carrom_desk.match.record import new_record
from carrom_desk.match.replay import replay
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, MatchQuery, MatchStore, MatchSummary, StoredMatch
from carrom_desk.match.summary import summary_of

from .earlier_matches import EarlierMatches
from .match_desk import MatchDesk, as_damage
from .ports import Now
from .practice_mark import marked


class MatchLibrary:
    """All matches of one database."""

    def __init__(self, store: MatchStore, now: Now, new_id: Callable[[], MatchId]) -> None:
        """Work on a store; `new_id` makes identifiers that no match has."""
        self._store = store
        self._now = now
        self._new_id = new_id
        self._is_practice = False

    def practise(self) -> None:
        """From now on every match that is kept bears the mark of practice, wherever it comes from."""
        self._is_practice = True

    def begin(self, setup: Setup) -> MatchDesk:
        """Keep a new match and open it.

        Raises:
            StoreError: it could not be stored.
        """
        match_id = self._new_id()
        started = self._now.wall()
        agreed = self._agreed(setup)
        match = StoredMatch(match_id, agreed, ())
        self._store.create(match, summary_of(match_id, started, new_record(agreed)))
        return self.open(match_id)

    def open(self, match_id: MatchId) -> MatchDesk:
        """Open a stored match at its last confirmed entry.

        Raises:
            StoreError: it cannot be read, or its log contradicts itself.
        """
        with as_damage(match_id):
            return MatchDesk(match_id, self._store, self._now)

    def last_open(self) -> MatchId | None:
        """The match to go on with: the one last written to, unless it is finished."""
        return self._store.last_open()

    def matches(self, query: MatchQuery) -> Sequence[MatchSummary]:
        """The stored matches that fit, in the order asked for."""
        return self._store.matches(query)

    def summary(self, match_id: MatchId) -> MatchSummary | None:
        """A stored match as it stands in a list, in the bin or not; None when there is none."""
        return self._store.summary(match_id)

    def count(self, query: MatchQuery) -> int:
        """How many stored matches fit, whatever the query's limit and offset."""
        return self._store.count(query)

    def events(self) -> Sequence[str]:
        """The names of the events of stored matches, each once, the latest first; of those in the bin none."""
        return self._store.events()

    def today(self) -> str:
        """The date at this desk, ISO 8601."""
        return self._now.wall()[:10]

    def known_players(self, prefix: str) -> Sequence[str]:
        """Players of earlier matches whose names begin so."""
        return self._store.known_players(prefix)

    @property
    def earlier(self) -> EarlierMatches:
        """What earlier matches tell about the next one."""
        return EarlierMatches(self._store, self._now)

    def read(self, match_id: MatchId) -> StoredMatch:
        """A stored match's setup and log."""
        return self._store.load(match_id)

    def setup_of(self, match_id: MatchId) -> Setup:
        """What was agreed for a stored match; quick, because its log is not read."""
        return self._store.setup_of(match_id)

    def add(self, match: StoredMatch, *, replace_existing: bool = False) -> None:
        """Keep a match that came from a file, with the rulings its acts have now; one of the same id is replaced only
        when asked.

        Raises:
            StoreConflict: there is a match of that id.
            ImpossibleEntry: the log contradicts itself.
        """
        setup = self._agreed(match.setup)
        record = replay(setup, match.entries).record
        started = record.entries[0].at if record.entries else ""
        summary = summary_of(match.id, started or self._now.wall(), record)
        # An act that came without its ruling keeps the one it is given now.
        kept = replace(match, setup=setup, entries=record.entries)
        if replace_existing:
            self._store.replace(kept, summary)
        else:
            self._store.create(kept, summary)

    def _agreed(self, setup: Setup) -> Setup:
        return marked(setup) if self._is_practice else setup

    def delete(self, match_ids: Sequence[MatchId]) -> None:
        """Put matches into the bin, all or none; nothing of them is changed, and `put_back` takes them out again."""
        self._store.delete(match_ids)

    def put_back(self, match_ids: Sequence[MatchId]) -> None:
        """Take matches out of the bin, all or none."""
        self._store.put_back(match_ids)

    def erase(self, match_ids: Sequence[MatchId]) -> None:
        """Delete matches that are in the bin for good, all or none."""
        self._store.erase(match_ids)
