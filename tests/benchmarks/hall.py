"""The hall: cost of an entry at a table while the hub is away, and at the hub while tables send."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from statistics import median

from carrom_desk.desk.hall.hall_link import Link
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.hall.receiving import FollowedMatches, Receiver
from carrom_desk.match.entry.entries import LoggedEntry, Noted
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import new_record, summary_of, with_entry
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import SINGLES

from .bars import HALL_4, HALL_40, HALL_400, HALL_AWAY, Bar
from .figures import MS, Pair, taken_in_turn

_AT = "2026-11-21T10:00:00.000+05:30"
_NOWHERE = "http://127.0.0.1:9"
"""Port without a listener."""


def hall(folder: Path, times: int) -> Mapping[Bar, Pair]:
    """Measures both."""
    found = {HALL_AWAY: _away(folder, times)}
    for bar, tables in ((HALL_4, 4), (HALL_40, 40), (HALL_400, 400)):
        found[bar] = _received(folder, times, tables)
    return found


def _store(folder: Path, name: str) -> SqlHallStore:
    return SqlHallStore(open_database(str(folder / f"{name}.sqlite3")))


def _writer(store: SqlHallStore, match_id: MatchId) -> Callable[[], None]:
    """Returns a function that stores another remark on each call."""
    record = new_record(SINGLES)
    store.create(StoredMatch(match_id, SINGLES, ()), summary_of(match_id, _AT, record))
    summary = summary_of(match_id, _AT, record)
    numbers = count()

    def write() -> None:
        number = next(numbers)
        store.append(match_id, LoggedEntry(number, Noted(f"remark {number}"), _AT, number), summary)

    return write


def _away(folder: Path, times: int) -> Pair:
    """Measures an entry stored with a sender that finds no hub, relative to one without a sender."""
    alone, joined = _store(folder, "alone"), _store(folder, "joined")
    write_alone, write_joined = _writer(alone, MatchId("m")), _writer(joined, MatchId("m"))
    sender = HallSender(joined, Link(_NOWHERE, "key", 1), lambda _status: None)
    sender.start()

    def write_and_wake() -> None:
        write_joined()
        sender.wake()

    floors, ours = taken_in_turn(write_alone, write_and_wake, times)
    sender.stop()
    alone.close()
    joined.close()
    return Pair(median(floors) / MS, median(ours) / MS)


def _received(folder: Path, times: int, tables: int) -> Pair:
    """Measures an entry received by the hub from one of many tables, relative to a durable insert."""
    bare = sqlite3.connect(folder / f"bare{tables}.sqlite3", isolation_level=None)
    bare.execute("PRAGMA journal_mode = WAL")
    bare.execute("PRAGMA synchronous = FULL")
    bare.execute("CREATE TABLE entries (payload TEXT)")
    store = _store(folder, f"hub{tables}")
    receiver = Receiver(store, FollowedMatches(store), lambda _match_id: None)
    pushes = _pushes(folder, tables, rounds=(times + times // 10 + 1) // tables + 2)
    for number in range(1, tables + 1):
        receiver.receive(HallTable(number, ""), read_push(next(pushes)[1]))

    waiting: list[tuple[int, bytes]] = []

    def receive() -> None:
        number, raw = waiting.pop()
        receiver.receive(HallTable(number, ""), read_push(raw))

    def insert() -> None:
        bare.execute("INSERT INTO entries VALUES (?)", ("x" * 200,))

    # What a desk does before it sends is no part of what the hub does.
    floors, ours = taken_in_turn(insert, receive, min(times, 200), before=lambda: waiting.append(next(pushes)))
    bare.close()
    store.close()
    return Pair(median(floors) / MS, median(ours) / MS)


def _pushes(folder: Path, tables: int, rounds: int) -> Iterator[tuple[int, bytes]]:
    """Yields one entry of each table in turn, starting with the empty logs."""
    source = _store(folder, f"source{tables}")
    record = new_record(SINGLES)
    match_id = MatchId("m")
    source.create(StoredMatch(match_id, SINGLES, ()), summary_of(match_id, _AT, record))
    for turn in range(rounds):
        if turn:
            logged = LoggedEntry(turn - 1, Noted(f"remark {turn}"), _AT, turn)
            record = with_entry(record, logged)
            source.append(match_id, logged, summary_of(match_id, _AT, record))
        stretch = source.stretch(match_id, max(0, turn - 1), 1)
        for number in range(1, tables + 1):
            yield number, write_push(replace(stretch, match_id=MatchId(f"m{number}")), 1_000)
    source.close()
