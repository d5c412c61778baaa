"""Entries of the chief referee, from their pages into a log: the desk that has the match records them, else the hub."""

from collections.abc import Callable, Iterator
from functools import partial

from carrom_desk.exchange.hall_wire import INSTRUCTION, Instruction, read_message, write_message
from carrom_desk.match.entry.entries import Entry, LoggedEntry, Undone
from carrom_desk.match.ports.hall_store import HallMatch, HallTable
from carrom_desk.match.ports.store import MatchId, NoSuchMatch, StoreConflict, StoreError
from carrom_desk.match.problems import InvalidDocument, Refused
from carrom_desk.match.record import MatchRecord, decide, refusal_of, with_entry
from carrom_desk.match.replay import ImpossibleEntry
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.presentation.wording.refusal_text import why_refused

from .hub import Hub
from .recording import OF_THE_HALL
from .views.table_views import AWAY_AFTER_MS, is_silent

_SETTING = "instructions"
"""Setting with the instructions by match, as JSON."""


class Instructions:
    """Keeps the last instruction for each match until its log has it. Every method may raise `StoreError`."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store

    def desk_of(self, known: HallMatch) -> int:
        """Returns the table whose desk records a match; 0 if the hub does: without a desk, or with one that was
        switched off after it had sent the whole match.
        """
        table = self._hub.table(known.owner)
        if table is None or not table.key_hash:
            return OF_THE_HALL
        state = self._hub.log_of(known.match_id).state
        is_complete = state.is_over and not (known.behind or state.protests or state.is_claim_awaited)
        return OF_THE_HALL if is_complete and is_silent(table, AWAY_AFTER_MS) else table.number

    def give(self, match_id: MatchId, entry: Entry) -> tuple[int, Callable[[], object]]:
        """Has an entry recorded; returns the table whose desk records it, 0 for the hub, and a function to undo it.

        Raises:
            NoSuchMatch: no log of this match has arrived.
            InvalidDocument: the entry is not possible now.
        """
        known = self._store.hall_match(match_id)
        if known is None or known.owner is None:
            raise NoSuchMatch(hall_refusals.NOTHING_RECEIVED)
        record = self._hub.log_of(match_id)
        try:
            entry = decide(record, entry)
        except Refused as refused:
            raise InvalidDocument.at("", why_refused(refused.refusal)) from refused
        number = self.desk_of(known)
        if number:
            self._put(match_id, Instruction(match_id, len(record.entries), entry))
            return number, partial(self._put, match_id, None)
        self.record(known, record, _with(record, entry))
        return number, partial(self._undo, match_id, len(record.entries) + 1)

    def record(self, known: HallMatch, before: MatchRecord, after: MatchRecord) -> None:
        """Stores the entries that `after` adds to the log of a match that no desk has."""
        place = int(known.place) if known.place.isdecimal() else OF_THE_HALL
        table = self._hub.table(place)
        has_desk = table is not None and bool(table.key_hash)
        self._hub.record(known, before, after, OF_THE_HALL if has_desk else place)

    def _undo(self, match_id: MatchId, length: int) -> None:
        """Undoes the last entry of a match, unless others were added."""
        known, record = self._store.hall_match(match_id), self._hub.log_of(match_id)
        if known is None or len(record.entries) != length:
            raise StoreConflict(hall_refusals.LOG_WENT_ON)
        self.record(known, record, _with(record, Undone()))

    def all(self) -> list[Instruction]:
        """Returns the instructions that a table has still to record."""
        texts = self._store.value(_SETTING, {}).values()
        given = [read_message(INSTRUCTION, text.encode()) for text in texts]
        return [each for each in given if self._is_open(each)]

    def for_table(self, table: HallTable) -> dict[str, list[str]]:
        """Returns the message for a table that reports its presence."""
        return {"instructions": [write_message(INSTRUCTION, each) for each in self._of(table.number)]}

    def _of(self, number: int) -> Iterator[Instruction]:
        for each in self.all():
            known = self._store.hall_match(each.match)
            if known is not None and known.owner == number:
                yield each

    def _is_open(self, given: Instruction) -> bool:
        try:
            record = self._hub.log_of(given.match)
        except (ImpossibleEntry, StoreError):
            return False  # the check of the database names it
        return not given.is_recorded_in(record.entries) and refusal_of(record, given.entry) is None

    def _put(self, match_id: MatchId, given: Instruction | None) -> None:
        kept = {each.match: write_message(INSTRUCTION, each) for each in self.all() if each.match != match_id}
        new = {} if given is None else {match_id: write_message(INSTRUCTION, given)}
        self._store.put_value(_SETTING, {**kept, **new})
        self._hub.changed(match_id)


def _with(record: MatchRecord, entry: Entry) -> MatchRecord:
    return with_entry(record, LoggedEntry(record.next_number, decide(record, entry)))
