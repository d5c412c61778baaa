"""Library of matches: new and stored ones, and what the start page shows of them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from carrom_desk.match.entry.entries import DetailsChanged
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary, StoredMatch, StoreError
from carrom_desk.match.record import MatchRecord, new_record, summary_of
from carrom_desk.match.replay import replay
from carrom_desk.match.setup import Setup

from .match_desk import MatchDesk, SystemTime, as_damage

if TYPE_CHECKING:
    from carrom_desk.storage.hall_store import SqlHallStore


class MatchLibrary:
    """All matches of one database."""

    def __init__(self, store: "SqlHallStore", now: SystemTime, new_id: Callable[[], MatchId]) -> None:
        """Uses a store; `new_id` returns unused identifiers."""
        self.store = store
        """Store, for callers that only need stored matches."""
        self._now = now
        self._new_id = new_id
        self._is_practice = False

    def practise(self) -> None:
        """Marks every match stored from now on as practice."""
        self._is_practice = True

    def begin(self, setup: Setup) -> MatchDesk:
        """Stores a new match and opens it.

        Raises:
            StoreError: it could not be stored.
        """
        match_id = self._new_id()
        started = self._now.wall()
        agreed = self._agreed(setup)
        match = StoredMatch(match_id, agreed, ())
        self.store.create(match, summary_of(match_id, started, new_record(agreed)))
        return self.open(match_id)

    def open(self, match_id: MatchId) -> MatchDesk:
        """Opens a stored match at its last confirmed entry.

        Raises:
            StoreError: it could not be read, or its log contradicts itself.
        """
        with as_damage(match_id):
            return MatchDesk(match_id, self.store, self._now)

    def now(self) -> str:
        """Returns the wall time at this desk, ISO 8601."""
        return self._now.wall()

    def today(self) -> str:
        """Returns the date at this desk, ISO 8601."""
        return self.now()[:10]

    def add(self, match: StoredMatch, *, replace_existing: bool = False) -> None:
        """Stores a match from a file, adding missing rulings; an existing one is replaced only on request.

        Raises:
            StoreConflict: the id exists.
            ImpossibleEntry: the log contradicts itself.
        """
        setup = self._agreed(match.setup)
        record = replay(setup, match.entries).record
        summary = summary_of(match.id, record.started, record)
        # An act without a ruling keeps the one it gets now.
        kept = replace(match, setup=setup, entries=record.entries)
        if replace_existing:
            self.store.replace(kept, summary)
        else:
            self.store.create(kept, summary)

    def _agreed(self, setup: Setup) -> Setup:
        return replace(setup, practice=True) if self._is_practice else setup


def current_setup(match: StoredMatch) -> Setup:
    """Returns the setup of a match with its corrected details.

    Raises:
        StoreError: if the match contradicts itself.
    """
    if not any(isinstance(logged.entry, DetailsChanged) for logged in match.entries):
        return match.setup
    with as_damage(match.id):
        return replay(match.setup, match.entries).record.setup


MOST_RECENT = 5
"""Number of matches listed on the start page."""


@dataclass(frozen=True, slots=True)
class StartView:
    """Contents of the start page."""

    to_continue: MatchSummary | None = None
    """The unfinished match; None if there is none."""
    saved: str = ""
    """Wall time of its last entry in ISO 8601; empty without entries."""
    record: MatchRecord | None = None
    """The unfinished match replayed; None before that."""
    recent: tuple[MatchSummary, ...] = ()
    """Latest other matches, newest first."""
    today: str = ""
    """Date at this desk, ISO 8601."""
    umpire: str = ""
    """Umpire of the latest match; empty if unknown."""


def start_view(library: MatchLibrary) -> StartView:
    """Reads the contents of the start page.

    Raises:
        StoreError: the matches could not be read.
    """
    found = library.store.last_open()
    recent = library.store.matches(MatchQuery(limit=MOST_RECENT + 1))
    summary = None if found is None else library.store.summary(found)
    saved = "" if summary is None else library.store.last_at(summary.id)
    others = [each for each in recent if summary is None or each.id != summary.id]
    return StartView(summary, saved, recent=tuple(others[:MOST_RECENT]), today=library.today())


def with_record(view: StartView, library: MatchLibrary) -> StartView:
    """Returns the contents with the unfinished match replayed and the umpire of the latest one, unless that fails: a
    damaged match is reported when it is opened.
    """
    match = view.to_continue
    try:
        if match is not None:
            record = library.open(match.id).record
            return replace(view, record=record, umpire=record.setup.umpire)
        latest = next(iter(view.recent), None)
        return view if latest is None else replace(view, umpire=current_setup(library.store.load(latest.id)).umpire)
    except StoreError:
        return view
