"""Entries that the hub itself adds to a log: of phones, and of the chief referee where no desk has the match."""

from dataclasses import replace
from datetime import datetime

from carrom_desk.match.entry.entries import LoggedEntry, WalkedOver
from carrom_desk.match.ports.hall_store import Approval, HallMatch
from carrom_desk.match.ports.store import Head, MatchId, NoSuchMatch, StoredMatch
from carrom_desk.match.record import MatchRecord, new_record, summary_of, with_entry
from carrom_desk.match.setup import Setup
from carrom_desk.presentation.results import listed_result
from carrom_desk.storage.hall_store import SqlHallStore

from .receiving import NOTHING, now_ms

OF_THE_HALL = 0
"""Owner of a match that is recorded without a table."""


def record_here(store: SqlHallStore, known: HallMatch, before: MatchRecord, after: MatchRecord, owner: int) -> Head:
    """Stores the entries that `after` adds to the log, with the current time, and makes `owner` the match's owner.

    Raises:
        StoreConflict: the log has gone on since, or the match has left its former owner.
    """
    now, length = datetime.now().astimezone(), len(before.entries)
    at = now.isoformat(timespec="milliseconds")
    first = before.entries[0].at if length and before.entries[0].at else at
    elapsed_ms = max(0, round((now - datetime.fromisoformat(first)).total_seconds() * 1_000))
    fresh = tuple(replace(each, at=at, elapsed_ms=elapsed_ms) for each in after.entries[length:])
    try:
        head = store.stretch(known.match_id, 0, 0).end
    except NoSuchMatch:
        head = NOTHING
    match = StoredMatch(MatchId(known.match_id), before.agreed, fresh)
    claimed = replace(known, owner=owner, place=str(owner) if owner else known.place, seen_ms=now_ms())
    return store.extend(match, head, summary_of(match.id, first, after), claimed, known.owner)


def decide_here(store: SqlHallStore, known: HallMatch, setup: Setup, end: WalkedOver) -> None:
    """Stores a planned match as decided without a table, and approves it."""
    before = new_record(setup)
    after = with_entry(before, LoggedEntry(0, end))
    head = record_here(store, known, before, after, OF_THE_HALL)
    summary = summary_of(known.match_id, "", after)
    store.approve(known.match_id, Approval(now_ms(), head.hash, listed_result(summary)))
