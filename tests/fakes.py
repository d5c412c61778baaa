"""Fakes for the outside world: a store of matches in memory, a stopped clock, and matches to play with."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from carrom_desk.desk.match_desk import MatchDesk, SystemTime
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.entry.entries import Entry, LoggedEntry, Noted, StrokeMade
from carrom_desk.match.plain_text import folded, without_accents
from carrom_desk.match.ports.store import (
    MatchId,
    MatchOrder,
    MatchQuery,
    MatchSummary,
    NoSuchMatch,
    StoreConflict,
    StoredMatch,
    StoreUnavailable,
)
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.wording.entry_text import Followed
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import Pieces
from carrom_desk.storage.hall_store import SqlHallStore

SINGLES = Setup(
    laws=ICF_REVISED,
    sides=BySide((Player("Player A1"),), (Player("Player B1"),)),
    event="State Championship",
    round="Quarter-final",
    table="3",
    competition=Competition(games=3, points=25, boards=None, change_sides=ChangeSides.AT_13),
)
DOUBLES = replace(
    SINGLES,
    doubles=True,
    sides=BySide((Player("Player A1"), Player("Player A2")), (Player("Player B1"), Player("Player B2"))),
)


def stroke(own: int = 0, opponent: int = 0, *, queen: bool = False, striker: bool = False) -> StrokeMade:
    """Returns a proper stroke that pocketed these pieces."""
    return StrokeMade(Stroke(pocketed=Pieces(own, opponent, queen=queen, striker=striker)))


def a_line(number: int, who: str = "", what: str = "", ruled: str = "", law: str = "", **more: Any) -> LogLine:
    """Returns a line of the window's log, by default of a note."""
    line = LogLine(number, "", 0, what, Noted("note"), followed=Followed(ruled), who=who)
    return replace(line, laws=(Citation(law),) if law else (), **more)


def improper(own: int = 0, opponent: int = 0, *, queen: bool = False, striker: bool = False) -> StrokeMade:
    """Returns an improper stroke that pocketed these pieces."""
    return StrokeMade(Stroke(pocketed=Pieces(own, opponent, queen=queen, striker=striker), improper=True))


def record_of(*commands: Entry, setup: Setup = SINGLES) -> MatchRecord:
    """Returns the record of a match after these commands."""
    record = new_record(setup)
    for command in commands:
        record = with_entry(record, LoggedEntry(record.next_number, decide(record, command)))
    return record


class StoppedTime(SystemTime):
    """A clock that only moves when told."""

    def __init__(self) -> None:
        self.ms = 0
        self.slept_ms = 0

    def wall(self) -> str:
        seconds, ms = divmod(self.ms, 1000)
        minutes, seconds = divmod(seconds, 60)
        return f"2026-11-21T10:{minutes:02}:{seconds:02}.{ms:03}+05:30"

    def monotonic_ms(self) -> int:
        return self.ms

    def monotonic_ns(self) -> int:
        return self.ms * 1_000_000

    def advance(self, ms: int) -> None:
        self.ms += ms


def _words_of(summary: MatchSummary) -> str:
    return without_accents("\n".join((summary.event, summary.round, *(summary.sides.of(side) for side in Side))))


_ORDERS: Mapping[MatchOrder, Callable[[MatchSummary], tuple[str, str, str]]] = {
    MatchOrder.BEGUN: lambda summary: ("", summary.started, summary.id),
    MatchOrder.EVENT: lambda summary: (folded(summary.event), summary.started, summary.id),
    MatchOrder.SIDES: lambda summary: (folded(f"{summary.sides.a} {summary.sides.b}"), summary.started, summary.id),
    MatchOrder.TRASHED: lambda summary: (summary.trashed, summary.started, summary.id),
}


class MemoryStore(SqlHallStore):
    """Matches in memory, with a disk that can be full, or gone."""

    def __init__(self) -> None:
        self.kept: dict[MatchId, StoredMatch] = {}
        self.summaries: dict[MatchId, MatchSummary] = {}
        self.bin: set[MatchId] = set()
        self._deletions = count()
        self.is_full = False
        self.why_gone = ""
        """Why nothing can be read; empty while it can."""
        self._written: list[MatchId] = []

    def create(self, match: StoredMatch, summary: MatchSummary) -> None:
        if match.id in self.kept:
            raise StoreConflict(f"There is a match “{match.id}” already.")
        self._write(match, summary)

    def append(self, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> None:
        match = self.load(match_id)
        if logged.number != len(match.entries):
            raise StoreConflict("Another desk has written to this match. Open it again.")
        kept = self.summaries[match_id]
        listed = replace(summary, started=kept.started, trashed=kept.trashed)
        self._write(replace(match, entries=(*match.entries, logged)), listed)

    def load(self, match_id: MatchId) -> StoredMatch:
        self._refuse_when_gone()
        if match_id not in self.kept:
            raise NoSuchMatch(f"There is no match “{match_id}”.")
        return self.kept[match_id]

    def last_at(self, match_id: MatchId) -> str:
        entries = self.load(match_id).entries
        return entries[-1].at if entries else ""

    def replace(self, match: StoredMatch, summary: MatchSummary) -> None:
        self._write(match, summary)

    def matches(self, query: MatchQuery) -> Sequence[MatchSummary]:
        self._refuse_when_gone()
        found = sorted(self._fitting(query), key=_ORDERS[query.order], reverse=not query.is_ascending)
        return found[query.offset : query.offset + query.limit]

    def summary(self, match_id: MatchId) -> MatchSummary | None:
        return self.summaries.get(match_id)

    def count(self, query: MatchQuery) -> int:
        self._refuse_when_gone()
        return len(self._fitting(query))

    def events(self) -> Sequence[str]:
        self._refuse_when_gone()
        found: dict[str, str] = {}
        for each in self.matches(MatchQuery(limit=len(self.summaries))):
            found.setdefault(folded(each.event), each.event)
        return [event for event in found.values() if event]

    def last_open(self) -> MatchId | None:
        self._refuse_when_gone()
        written = [each for each in self._written if each not in self.bin]
        if not written:
            return None
        last = written[-1]
        return last if self.summaries[last].status is not Status.FINISHED else None

    def known_players(self, prefix: str) -> Sequence[str]:
        self._refuse_when_gone()
        names = [
            player.name
            for match in reversed(self.kept.values())
            if match.id not in self.bin
            for side in Side
            for player in match.setup.sides.of(side)
            if without_accents(player.name).startswith(without_accents(prefix))
        ]
        return list(dict.fromkeys(names))

    def delete(self, match_ids: Sequence[MatchId]) -> None:
        self._refuse_missing(match_ids, self.kept)
        for match_id in match_ids:
            minutes, seconds = divmod(next(self._deletions), 60)
            when = f"2026-11-22T10:{minutes:02}:{seconds:02}+00:00"
            self.summaries[match_id] = replace(self.summaries[match_id], trashed=when)
        self.bin |= set(match_ids)

    def restore_matches(self, match_ids: Sequence[MatchId]) -> None:
        self._refuse_missing(match_ids, self.kept)
        for match_id in match_ids:
            self.summaries[match_id] = replace(self.summaries[match_id], trashed="")
        self.bin -= set(match_ids)

    def erase(self, match_ids: Sequence[MatchId]) -> None:
        self._refuse_missing(match_ids, self.bin)
        for match_id in match_ids:
            del self.kept[match_id], self.summaries[match_id]
        self.bin -= set(match_ids)
        self._written = [each for each in self._written if each in self.kept]

    def setting(self, _name: str) -> str:
        """Returns no text, since no hall was joined."""
        return ""

    def close(self) -> None:
        """Does nothing, since nothing is open."""

    def _fitting(self, query: MatchQuery) -> list[MatchSummary]:
        return [
            each
            for each in self.summaries.values()
            if (each.id in self.bin) is query.in_trash
            and all(word in _words_of(each) for word in without_accents(query.text).split())
            and (not query.statuses or each.status in query.statuses)
            and (not query.event or folded(each.event) == folded(query.event))
            and query.first_day <= each.started[:10] <= (query.last_day or "9999-99")
        ]

    def _refuse_missing(self, match_ids: Sequence[MatchId], there: Container[MatchId]) -> None:
        self._refuse_when_full()
        for match_id in match_ids:
            if match_id not in there:
                raise NoSuchMatch(f"There is no match “{match_id}”.")

    def _refuse_when_gone(self) -> None:
        if self.why_gone:
            raise StoreUnavailable(self.why_gone)

    def _refuse_when_full(self) -> None:
        if self.is_full:
            raise StoreUnavailable("The disk is full. Make room, then confirm again.")

    def _write(self, match: StoredMatch, summary: MatchSummary) -> None:
        self._refuse_when_full()
        self.kept[match.id] = match
        self.summaries[match.id] = summary
        self._written.append(match.id)


def library(store: MemoryStore | None = None, now: StoppedTime | None = None) -> MatchLibrary:
    """Returns a library whose matches are numbered m1, m2, …"""
    kept = store or MemoryStore()
    return MatchLibrary(kept, now or StoppedTime(), lambda: MatchId(f"m{len(kept.kept) + 1}"))


def desk(
    *commands: Entry, setup: Setup = SINGLES, store: MemoryStore | None = None, now: StoppedTime | None = None
) -> MatchDesk:
    """Returns a match at a desk after these commands."""
    opened = library(store, now).begin(setup)
    for command in commands:
        opened.submit(command)
    return opened
