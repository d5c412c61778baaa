"""What can be called: who is at a table, called to one or resting, and which tables are free."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from carrom_desk.match.effects.outcome import OutcomeKind
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.presentation.hall import hall_text
from carrom_desk.presentation.results import MatchResult
from carrom_desk.rules.texts.words import Sentence
from carrom_desk.storage.hall_store import SqlHallStore

from .receiving import now_ms
from .views.clock_views import time_of_day
from .views.hall_views import HallViews, TableState
from .views.table_views import TableView, is_silent

REST = "rest_minutes"
"""Setting with the minutes of rest between two matches of a player."""
_MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class Engaged:
    """A match with its table and players."""

    match_id: str
    place: str
    players: tuple[str, ...]
    is_called: bool = False
    """True when its players were called and have not started."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A planned match: where it can be called, or why it cannot."""

    place: str
    why: Sentence | None = None


def rest_minutes(store: SqlHallStore) -> int:
    """Returns the rest between two matches of a player, in minutes."""
    return int(store.setting(REST) or 0)


def calls_of(views: HallViews, rest: int) -> Mapping[str, Waiting]:
    """Returns for each planned match whether it can be called: at its table, or at the next free one if it has none."""
    states, planned = views.tables(), views.planned()
    here = [each.view for each in states.values() if each.view]
    playing = [view for view in here if not (view.is_over or view.is_planned)]
    engaged = [_engaged(view) for view in (*playing, *(each for each in (*here, *planned) if each.is_called))]
    resting = _resting((each.result for each in views.results()), rest) if rest else {}
    taken = {each.place for each in engaged} | {each.place for each in planned}
    free = next((place for place in free_tables(views.tables_known(), states) if place not in taken), "")
    return {each.match_id: _waiting(each, engaged, resting, free) for each in planned}


def free_tables(tables: Sequence[HallTable], states: Mapping[str, TableState]) -> list[str]:
    """Returns the tables without a match in play or called: those with a desk first, then those without, then those
    whose desk is silent.
    """
    views = {place: state.view for place, state in states.items()}
    free = [each for each in tables if _is_free(views.get(str(each.number)))]
    free.sort(key=lambda each: (is_silent(each), not each.key_hash))
    return [str(each.number) for each in free]


def _is_free(view: TableView | None) -> bool:
    return view is None or view.is_over or (view.is_planned and not view.is_called)


def _waiting(planned: TableView, engaged: Sequence[Engaged], resting: Mapping[str, int], free: str) -> Waiting:
    wanted = _engaged(planned)
    wanted = wanted if wanted.place else replace(wanted, place=free)
    if planned.tie is not None and planned.is_held:
        return Waiting(wanted.place, Sentence.of(hall_text.ONLY_IF_NEEDED, tie=planned.tie.line))
    return Waiting(wanted.place, why_not_called(wanted, engaged, resting))


def why_not_called(
    wanted: Engaged, engaged: Iterable[Engaged], resting: Mapping[str, int] | None = None
) -> Sentence | None:
    """Returns why a planned match cannot be called yet: there is no table for it, or its table or a player is engaged,
    or a player rests; None if it can. `resting` has the end of each rest in milliseconds since 1970.
    """
    others = [each for each in engaged if each.match_id != wanted.match_id]
    if not wanted.place:
        return Sentence.of(hall_text.NO_TABLE)
    for each in others:
        if each.place == wanted.place:
            words = hall_text.TABLE_CALLED if each.is_called else hall_text.TABLE_IN_USE
            return Sentence.of(words, place=each.place)
    for each in others:
        for name in (name for name in wanted.players if name in each.players):
            words = hall_text.CALLED_THERE if each.is_called else hall_text.PLAYS_THERE
            return Sentence.of(words, player=name, place=each.place)
    for name in wanted.players:
        until = (resting or {}).get(name, 0)
        if until > now_ms():
            time = time_of_day(until)[:5]
            return Sentence.of(hall_text.RESTS, player=name, time=time)
    return None


def _resting(results: Iterable[MatchResult], rest: int) -> Mapping[str, int]:
    """Returns when the rest of each player ends."""
    found: dict[str, int] = {}
    for result in results:
        if not result.finished or result.outcome.kind is OutcomeKind.WALKOVER:
            continue
        ended = int(datetime.fromisoformat(result.finished).timestamp() * 1_000)
        for player in result.setup.players:
            found[player.name] = max(found.get(player.name, 0), ended + rest * _MINUTE_MS)
    return found


def _engaged(view: TableView) -> Engaged:
    names = tuple(player.name for player in view.setup.players)
    return Engaged(view.match_id, view.place, names, view.is_called)
