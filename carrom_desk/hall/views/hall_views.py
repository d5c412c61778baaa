"""Cached contents of the hall's pages. An entry at one table does not invalidate the others."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from threading import RLock
from time import monotonic

from carrom_desk import __version__
from carrom_desk.exchange.sol.sol_pairings import SolTourney, read_tourneys
from carrom_desk.i18n import current_language
from carrom_desk.match.effects.outcome import Result
from carrom_desk.match.ports.hall_store import Divergence, HallMatch, HallTable, MatchOutline
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.replay import ImpossibleEntry
from carrom_desk.match.setup import Setup
from carrom_desk.match.state import Status
from carrom_desk.presentation.results import DECIDED, MatchResult, Ranking
from carrom_desk.presentation.results_document import Json, results_document
from carrom_desk.presentation.team_ties import MatchOfTie, TieScore, match_of_tie

from ..draws import Draw
from ..hub import AtTable, Hub
from ..planning import EVENT
from .organised import Knockout, group_rankings, knockouts_of, lost_of, rankings_of
from .results import ResultView, result_view
from .table_views import AWAY_AFTER_MS, TableView, called_again, in_tie, is_silent, is_time_exceeded, table_view

_MOST_VIEWS = 2_000
"""Maximum number of cached views in all languages."""
_TABLES_FOR_S = 5.0
"""Seconds for which tables are cached, since their last contact changes all the time."""
_OF_A_DESK_MS = 30_000
"""Milliseconds by which entries of a desk may be newer than its last stored contact."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """Cached match with a version that increases with each change."""

    known: HallMatch
    divergence: Divergence | None
    version: int


@dataclass(frozen=True, slots=True)
class TableState:
    """A table with its current or next match, and those that follow."""

    place: str
    view: TableView | None = None
    is_silent: bool = False
    heard_ms: int = 0
    """Last contact with a silent table, in milliseconds since 1970."""
    following: tuple[TableView, ...] = ()


class HallViews:
    """Views of a hall. Every method may raise `StoreError`; all are thread-safe."""

    def __init__(self, hub: Hub) -> None:
        """Shows the matches of a hub."""
        self._hub = hub
        self._turn = RLock()
        self._changed: set[str] = {""}
        self._seen: dict[MatchId, _Seen] = {}
        self._versions = count(1)
        self._views: dict[tuple[MatchId, str], tuple[int, TableView]] = {}
        self._results: dict[MatchId, tuple[int, ResultView]] = {}
        self._states: dict[str, tuple[float, dict[str, TableState]]] = {}
        """By language: time of creation, and states by table."""
        self._read_files: dict[str, tuple[SolTourney, ...]] = {}
        """Tourneys by text of the organiser's files."""
        self._ties: tuple[TieScore, ...] | None = None
        """None until they are read again."""
        self._tie_of: dict[str, TieScore] = {}
        """Ties by match."""
        self._uncounted: set[str] = set()
        """Matches of ties that have changed since the ties were counted."""
        self._tables: Sequence[HallTable] = ()
        self._tables_at = -_TABLES_FOR_S

    def note(self, match_id: str) -> None:
        """Records a change of a match, or of the whole hall if the id is empty."""
        with self._turn:
            self._changed.add(match_id)

    def _refresh(self) -> None:
        if not self._changed:
            return
        changed, self._changed = self._changed, set()
        self._ties = None if "" in changed else self._ties
        self._uncounted |= self._tie_of.keys() & changed
        for language, (_, states) in self._states.items():
            self._states[language] = -_TABLES_FOR_S, states
        try:
            if "" in changed:
                self._read_all(changed)
            else:
                for match_id in changed:
                    self._read(MatchId(match_id))
        except StoreError:
            self._changed |= changed
            raise

    def _read_all(self, changed: set[str]) -> None:
        divergences = self._hub.store.divergences()
        before, self._seen = self._seen, {}
        for known in self._hub.store.hall_matches():
            divergence = divergences.get(known.match_id)
            was = before.get(known.match_id)
            is_as_before = was is not None and (was.known, was.divergence) == (known, divergence)
            if was is not None and is_as_before and known.match_id not in changed:
                self._seen[known.match_id] = was
            else:
                self._seen[known.match_id] = _Seen(known, divergence, next(self._versions))
        self._tables_at = -_TABLES_FOR_S

    def _read(self, match_id: MatchId) -> None:
        known = self._hub.store.hall_match(match_id)
        if known is None:
            self._seen.pop(match_id, None)
        else:
            self._seen[match_id] = _Seen(known, self._hub.store.divergence(match_id), next(self._versions))

    def ties(self) -> tuple[TieScore, ...]:
        """Returns the team ties as their matches stand."""
        with self._turn:
            self._refresh()
            if self._ties is None:
                self._ties = self._hub.ties.scores({})
                self._uncounted = {match.match_id for tie in self._ties for match in tie.matches}
                self._tie_of.clear()
            if self._uncounted:
                self._begun()
                ids, self._uncounted = self._uncounted, set()
                self._ties = tuple(
                    tie if ids.isdisjoint(match.match_id for match in tie.matches) else self._counted(tie)
                    for tie in self._ties
                )
                self._tie_of = {match.match_id: tie for tie in self._ties for match in tie.matches}
            return self._ties

    def _counted(self, tie: TieScore) -> TieScore:
        return replace(tie, matches=tuple(self._played(match.match_id) for match in tie.matches))

    def _played(self, match_id: str) -> MatchOfTie:
        found = self._results.get(MatchId(match_id))
        if found is None:
            return MatchOfTie(match_id)
        result = found[1].result
        listed = Result(result.outcome.kind, result.outcome.winner, result.scores)
        return match_of_tie(match_id, listed, is_approved=bool(result.is_approved))

    def knockout_ties(self) -> list[TieScore]:
        """Returns the ties of knock-outs, whose winners go on."""
        ids = {match_id for draw in self._hub.draws.all() if draw.slots for match_id in draw.matches.values()}
        return [each for each in self.ties() if each.id in ids]

    def _tie_with(self, match_id: str) -> TieScore | None:
        self.ties()
        return self._tie_of.get(match_id)

    def tables_known(self) -> Sequence[HallTable]:
        """Returns the tables, possibly some seconds old."""
        with self._turn:
            if monotonic() - self._tables_at >= _TABLES_FOR_S:
                self._tables, self._tables_at = self._hub.tables(), monotonic()
            return self._tables

    def tables(self) -> Mapping[str, TableState]:
        """Returns every table that has a desk or had a match, by number, with its latest match.

        Unchanged tables return the same objects as before.
        """
        with self._turn:
            self._refresh()
            made_at, before = self._states.get(current_language(), (-_TABLES_FOR_S, {}))
            if monotonic() - made_at < _TABLES_FOR_S:
                return before
            now = {state.place: state for state in self._now()}
            found = {place: before[place] if before.get(place) == state else state for place, state in now.items()}
            self._states[current_language()] = monotonic(), found
            return found

    def _now(self) -> Iterator[TableState]:
        # A stroke of a table that was silent also says that it is heard again.
        joined = {str(table.number): table for table in self._hub.with_contacts(self.tables_known()) if table.key_hash}
        latest: dict[str, _Seen] = {}
        following: dict[str, list[_Seen]] = {}
        for seen in self._seen.values():
            place = seen.known.place
            if seen.known.owner is None:
                following.setdefault(place, []).append(seen)
            elif place not in latest or seen.known.seen_ms >= latest[place].known.seen_ms:
                latest[place] = seen
        for place in sorted({*joined, *latest, *following} - {""}, key=_in_order):
            yield self._state(place, latest.get(place), following.get(place, []), joined.get(place))

    def table(self, place: str) -> TableState | None:
        return self.tables().get(place)

    def _state(self, place: str, seen: _Seen | None, following: list[_Seen], table: HallTable | None) -> TableState:
        view = None if seen is None else self._view(seen)
        quiet = table is not None and is_silent(table)
        found = (self._view(each) for each in sorted(following, key=lambda each: each.known.position))
        planned = [each for each in found if each is not None and not each.is_stopped]
        called = next((each for each in planned if each.is_called), None)
        if planned and (view is None or (view.is_over and called is not None)):
            view = called or planned[0]
            planned.remove(view)
        heard = table.seen_ms if quiet and table is not None else 0
        if view is not None:
            # Players who go on without their umpire are heard by their phones.
            is_lost = quiet and not (view.is_over or view.is_planned) and view.known.seen_ms < heard + _OF_A_DESK_MS
            view = replace(view, is_silent=is_lost, heard_ms=heard if is_lost else 0)
            view = replace(view, clock=None) if is_lost else replace(view, is_time_exceeded=is_time_exceeded(view))
        return TableState(place, view, quiet, heard, tuple(planned))

    def silence(self) -> frozenset[tuple[int, bool]]:
        """Returns the silent tables, and whether somebody has to look after each."""
        quiet = (each for each in self._hub.tables() if is_silent(each))
        return frozenset((each.number, is_silent(each, AWAY_AFTER_MS)) for each in quiet)

    def planned(self) -> list[TableView]:
        """Returns the matches waiting for a table, in order, without those that a decided tie no longer needs."""
        with self._turn:
            self._refresh()
            free = (seen for seen in self._seen.values() if seen.known.owner is None)
            found = (self._view(seen) for seen in sorted(free, key=lambda seen: seen.known.position))
            return [view for view in found if view is not None and not view.is_stopped]

    def of_match(self, known: HallMatch | None) -> TableView | None:
        """Returns the view of a match; None if there is none."""
        with self._turn:
            self._refresh()
            seen = None if known is None else self._seen.get(known.match_id)
            return None if seen is None else self._view(seen)

    def attended(self) -> list[TableView]:
        """Returns the matches at the tables, and others that still need the chief referee."""
        with self._turn:
            shown = {state.view.match_id: state.view for state in self.tables().values() if state.view is not None}
            for seen in self._begun():
                if seen.known.match_id not in shown and self._is_open(seen):
                    view = self._view(seen)
                    if view is not None:
                        shown[view.match_id] = view
            return sorted(shown.values(), key=lambda view: _in_order(view.place))

    def _is_open(self, seen: _Seen) -> bool:
        known, divergence = seen.known, seen.divergence
        differs = divergence is not None and divergence.is_open
        if differs or known.is_calling or known.unlawful:
            return True
        found = self._results.get(known.match_id)
        return found is not None and found[1].result.status is Status.UNDER_PROTEST

    def _view(self, seen: _Seen) -> TableView | None:
        """Returns the cached view of a match in the current language; None if it is unreadable."""
        key = seen.known.match_id, current_language()
        kept = self._views.get(key)
        if kept is None or kept[0] != seen.version:
            try:
                count = self._hub.planning.count_of_calls(seen.known) if seen.known.called_ms else 0
                kept = seen.version, called_again(table_view(self._at_table(seen)), count)
            except (StoreError, ImpossibleEntry):
                return None  # the database check reports it
            if len(self._views) >= _MOST_VIEWS:
                self._views.clear()
            self._views[key] = kept
        return in_tie(kept[1], self._tie_with(seen.known.match_id))

    def _at_table(self, seen: _Seen) -> AtTable:
        divergence = seen.divergence
        is_open = divergence is not None and divergence.is_open
        return self._hub.at_table(seen.known, divergence if is_open else None)

    def results(self) -> list[ResultView]:
        """Returns every started match, without reading logs."""
        with self._turn:
            self.ties()
            known = (self._results.get(seen.known.match_id) for seen in self._begun())
            found = [each[1] for each in known if each is not None]
            return (
                [replace(each, tie=self._tie_of.get(each.result.match_id)) for each in found] if self._ties else found
            )

    def of_player(self, name: str) -> tuple[list[ResultView], list[TableView]]:
        """Returns the begun and the planned matches of a player, a pair or a team."""

        def plays(setup: Setup, tie: TieScore | None) -> bool:
            teams = () if tie is None else tuple(tie.teams)
            return name in (*setup.names, *teams, *(player.name for player in setup.players))

        begun = [each for each in self.results() if plays(each.result.setup, each.tie)]
        return begun, [each for each in self.planned() if plays(each.setup, each.tie)]

    def _with_ties(self, *, by_points: bool = False) -> list[MatchResult]:
        """Returns the results of events: those of matches, and of ties in place of their matches."""
        ties = [each.as_result(by_points=by_points) for each in self.ties()]
        return [*(each.result for each in self.results() if each.tie is None), *ties]

    def standings(self) -> list[Ranking]:
        """Returns the standings of the events in the organiser's files and of groups; empty without any."""
        with self._turn:
            found = rankings_of(self._organised(), self._with_ties())
            return [*found, *(ranking for draw in self._hub.draws.all() for ranking in self.of_groups(draw))]

    def of_groups(self, draw: Draw) -> list[Ranking]:
        with self._turn:
            return group_rankings(draw, self._with_ties(by_points=True), {each.id for each in self.ties()})

    def document(self) -> Json:
        """Returns all results and standings for other programs."""
        results = [each.result for each in self.results()]
        title = self._hub.store.setting(EVENT)
        return results_document(title, __version__, results, self.standings(), self.ties())

    def knockouts(self) -> list[Knockout]:
        """Returns the knock-outs of the organiser's files, of draws and of typed rounds."""
        with self._turn:
            open_ties = {each.id: each for each in self.ties() if each.open == len(each.matches)}
            level = {each.id for each in self.ties() if not each.goes_on}
            results = [
                replace(each, is_approved=each.is_approved and each.match_id not in level)
                for each in self._with_ties()
                if each.match_id not in open_ties
            ]
            planned = {each.match_id: replace(each.setup, table=each.place) for each in self.planned() if not each.tie}
            planned |= {each.id: replace(each.setup, table="") for each in open_ties.values()}
            return knockouts_of(self._organised(), self._hub.draws.all(), results, planned)

    def lost(self) -> Mapping[tuple[str, str], str]:
        """Returns the winner over each side that has lost in a knock-out, by event and side."""
        return lost_of(self.knockouts())

    def _organised(self) -> list[SolTourney]:
        texts, before = self._hub.planning.files(), self._read_files
        self._read_files = {text: before[text] if text in before else read_tourneys(text) for text in texts}
        return [each for text in texts for each in self._read_files[text]]

    def _begun(self) -> list[_Seen]:
        """Returns the started matches, caching their results where readable."""
        begun = [seen for seen in self._seen.values() if seen.known.owner is not None]
        changed = [seen for seen in begun if self._results.get(seen.known.match_id, (0, None))[0] != seen.version]
        found = self._hub.store.outlines([seen.known.match_id for seen in changed]) if changed else {}
        for seen in changed:
            match_id = seen.known.match_id
            self._results.pop(match_id, None)
            if match_id in found:
                outline = self._as_corrected(found[match_id])
                view = result_view(seen.known, outline, self._last_entry(outline))
                self._results[match_id] = seen.version, view
        return begun

    def _as_corrected(self, outline: MatchOutline) -> MatchOutline:
        """Returns a match with the names that it has now, which may differ from those at its beginning."""
        summary, setup = outline.summary, outline.setup
        now, then = summary.sides, setup.names
        if (summary.event, summary.round, now) == (setup.event, setup.round, then):
            return outline
        try:
            return replace(outline, setup=self._hub.log_of(summary.id).setup)
        except (StoreError, ImpossibleEntry):
            return outline  # the check of the database names it

    def _last_entry(self, outline: MatchOutline) -> str:
        """The last entry of a match that was decided, as it is stored; empty for any other."""
        if outline.summary.result.kind not in DECIDED:
            return ""
        end = self._hub.store.stretch(outline.summary.id, 0, 0).end
        return "".join(self._hub.store.stretch(outline.summary.id, end.length - 1, 1).payloads)


def _in_order(place: str) -> list[int]:
    return [int(part) for part in place.split(".") if part]
