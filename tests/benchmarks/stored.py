"""Databases to measure with."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

from carrom_desk.match.ports.store import MatchId, StoredMatch, first_hash, next_hash
from carrom_desk.match.record import MatchRecord, summary_of
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.rows import entry_values, player_values, setup_text, started_values, summary_values

from .play import SETUP, UNDER_WAY, played

ENTRIES_PER_MATCH = 250
LONG = 600
OPEN_MATCH = MatchId("open")

_GIVEN = (
    "Anil",
    "Bhavana",
    "Chandra",
    "Deepa",
    "Farhan",
    "Gita",
    "Harish",
    "Imran",
    "Jaya",
    "Kavitha",
    "Leela",
    "Mohan",
)
_FAMILY = ("Acharya", "Bose", "Chettiar", "Das", "Fernando", "Ghosh", "Iyer", "Joshi", "Khan", "Menon", "Rao")
_EVENTS = ("State Championship", "National Championship", "Federation Cup", "City League", "Club Night")
_ROUNDS = ("Final", "Semi-final", "Quarter-final", "Round 2", "Round 1")


def store_open_match(file: Path, length: int) -> None:
    """Creates a database with a match of this many entries in progress."""
    database = open_database(str(file))
    record = played(SETUP, UNDER_WAY, length)
    match = StoredMatch(OPEN_MATCH, record.agreed, record.entries)
    SqlMatchStore(database).create(match, summary_of(OPEN_MATCH, record.entries[0].at, record))
    database.close()


def numbers_with(name: str, numbers: Sequence[int], most: int) -> tuple[int, ...]:
    """Returns the latest of these matches with a player of this given name, in order."""
    found = [number for number in numbers if any(player.name.startswith(name) for player in _players(_setup(number)))]
    return tuple(found[-most:])


def store_library(file: Path, numbers: Sequence[int]) -> None:
    """Creates a database of matches with 250 entries each, the last one in progress; matches are identified by number.

    The rows are inserted directly, as the store would write them, since the store would take half an hour.
    """
    open_database(str(file)).close()
    logs = tuple(_Log(played(SETUP, seed, ENTRIES_PER_MATCH)) for seed in range(20))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        for number in numbers:
            _store(connection, number, logs[number % len(logs)])
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class _Log:
    """A log in stored form, used for many matches with different hashes."""

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        rows = [entry_values(OPEN_MATCH, logged, "") for logged in record.entries]
        self.rows = [(row["number"], str(row["payload"]), row["at"], row["elapsed_ms"]) for row in rows]


def _store(connection: sqlite3.Connection, number: int, log: _Log) -> None:
    match_id = MatchId(f"match{number:06}")
    setup, started = _setup(number), f"2026-{number // 900 + 1:02}-{number // 32 % 28 + 1:02}T10:00:00.000+05:30"
    text = setup_text(setup)
    entries = list(_chained(match_id, log, first_hash(text)))
    match = {
        "id": match_id,
        "setup": text,
        **started_values(started),
        **summary_values(summary_of(match_id, started, log.record, setup)),
        "length": len(entries),
        "last_hash": entries[-1][-1],
        "touched": number + 1,
    }
    _insert(connection, "matches", [match])
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", entries)
    _insert(connection, "players", player_values(match_id, setup))


def _chained(match_id: str, log: _Log, first: str) -> Iterator[tuple[object, ...]]:
    previous = first
    for number, payload, at, elapsed_ms in log.rows:
        this = next_hash(previous, payload)
        yield match_id, number, payload, at, elapsed_ms, previous, this
        previous = this


def _insert(connection: sqlite3.Connection, table: str, rows: Iterable[Mapping[str, object]]) -> None:
    for row in rows:
        marks = ", ".join(f":{column}" for column in row)
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", row)


def _players(setup: Setup) -> tuple[Player, ...]:
    return (*setup.sides.a, *setup.sides.b)


def _setup(number: int) -> Setup:
    random = Random(number)
    a, b = (Player(f"{random.choice(_GIVEN)} {random.choice(_FAMILY)}") for _ in "ab")
    return replace(SETUP, sides=BySide((a,), (b,)), event=random.choice(_EVENTS), round=random.choice(_ROUNDS))
