"""What earlier matches tell about the next one: who plays, and what stays the same in an event."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import Side
from carrom_desk.match.store import MatchId, MatchQuery, MatchStore

from .ports import Now

SAME_EVENT = timedelta(hours=36)
"""A match begun longer ago says nothing about today: the event may be another."""

_LOOKED_THROUGH = 200
"""Matches that are looked through for a name, the newest."""
_OFFERED = 12


@dataclass(frozen=True, slots=True)
class EarlierMatch:
    """A stored match and what was agreed for it."""

    id: MatchId
    setup: Setup


class EarlierMatches:
    """Reads the setups of stored matches. Every method may raise `StoreError`."""

    def __init__(self, store: MatchStore, now: Now) -> None:
        self._store = store
        self._now = now

    def player(self, name: str) -> Player | None:
        """The club and country that a player of this name was last entered with; None where nobody knows him."""
        wanted = name.strip().casefold()
        found = self._store.matches(MatchQuery(text=name.strip(), limit=_LOOKED_THROUGH)) if wanted else ()
        for summary in found:
            setup = self._store.setup_of(summary.id)
            for player in (each for side in Side for each in setup.sides.of(side)):
                if player.name.casefold() == wanted:
                    return player
        return None

    def events(self, prefix: str) -> Sequence[str]:
        """Names of events that begin so, the latest first."""
        begins = prefix.strip().casefold()
        return tuple(each for each in self._store.events() if each.casefold().startswith(begins))[:_OFFERED]

    def last_of(self, event: str) -> EarlierMatch | None:
        """What was agreed for the latest match of an event; None where there is none."""
        name = event.strip()
        found = self._store.matches(MatchQuery(event=name, limit=1)) if name else ()
        return next((EarlierMatch(each.id, self._store.setup_of(each.id)) for each in found), None)

    def just_before(self) -> EarlierMatch | None:
        """What was agreed for the match begun last, if that was lately enough to be of the same event."""
        summary = next(iter(self._store.matches(MatchQuery(limit=1))), None)
        if summary is None or not summary.event or not self._is_recent(summary.started):
            return None
        return EarlierMatch(summary.id, self._store.setup_of(summary.id))

    def _is_recent(self, started: str) -> bool:
        try:
            began, now = datetime.fromisoformat(started), datetime.fromisoformat(self._now.wall())
        except ValueError:
            return False
        if began.tzinfo is None or now.tzinfo is None:
            return False
        return timedelta(0) <= now - began <= SAME_EVENT
