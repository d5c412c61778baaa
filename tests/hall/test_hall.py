"""A running hall: a hub in a separate process, real senders, and everything that can go wrong between them."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import sleep
from urllib.parse import urlsplit

import pytest

from carrom_desk.desk.hall import hall_sender
from carrom_desk.desk.hall.hall_client import join
from carrom_desk.hall.receiving import NOTHING
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.network import BadNetwork, Weather
from tests.hall.running import RunningHub, assert_all_there, seated, wait_until
from tests.needs import needs_postgres
from tests.storage.postgres import PostgresServer

pytestmark = pytest.mark.nightly

TABLES = int(os.environ.get("CARROM_DESK_TABLES", "3"))
ENTRIES = int(os.environ.get("CARROM_DESK_TABLE_ENTRIES", "15"))
AWAY = int(os.environ.get("CARROM_DESK_AWAY_ENTRIES", "5"))
"""Number of entries of each table while the hub is away; ten minutes have about forty."""
KILLED = MatchId("killed")


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path / "hall.sqlite3"), tables=TABLES)
    yield running
    running.stop()


@pytest.fixture
def hub_on_server(postgres: PostgresServer) -> Iterator[RunningHub]:
    running = RunningHub(postgres.new_database(), tables=TABLES)
    yield running
    running.stop()


@needs_postgres
def test_everything_arrives_on_a_server(hub_on_server: RunningHub, tmp_path: Path) -> None:
    assert_everything_arrives(hub_on_server, tmp_path)


def test_everything_arrives_whatever_happens_to_the_hub_and_the_tables(hub: RunningHub, tmp_path: Path) -> None:
    assert_everything_arrives(hub, tmp_path)


def assert_everything_arrives(hub: RunningHub, tmp_path: Path) -> None:
    chance = random.Random(1)
    tables = [seated(hub, tmp_path, number + 1, seed=number, most=ENTRIES + AWAY) for number in range(TABLES)]
    for turn in range(ENTRIES):
        for table in tables:
            table.enter()
        if turn == ENTRIES // 4:
            hub.kill()
        if turn == ENTRIES // 2:
            hub.start()
        if turn % 7 == 3:
            chance.choice(tables).restart()

    assert_all_there(hub, tables)

    hub.kill()
    for table in tables:
        table.match.grow(AWAY)
        table.sender.wake()
    hub.start()
    took = assert_all_there(hub, tables)
    wait_until(lambda: all(not table.sender.status.is_late for table in tables), "a table still thinks that it is late")
    sys.stdout.write(f"\n{TABLES} tables with {AWAY} entries each caught up {took:.1f} s after the hub was back\n")
    for table in tables:
        table.close()


def test_a_bad_network_loses_nothing_and_doubles_nothing(hub: RunningHub, tmp_path: Path) -> None:
    network = BadNetwork(hub.invitation(1).port)
    network.is_fine = True
    tables = [seated(hub, tmp_path, number + 1, number, ENTRIES, network.port) for number in range(TABLES)]
    network.is_fine = False
    for turn in range(ENTRIES):
        for table in tables:
            table.enter()
        network.is_cut = ENTRIES // 3 < turn < ENTRIES // 2
        sleep(0.02)  # what is entered on the way of a stretch goes with the next

    def has_met_all() -> bool:
        tables[0].sender.compare()
        return set(network.met) == set(Weather)

    wait_until(has_met_all, "some weather never came")
    network.is_fine = True

    assert_all_there(hub, tables)

    network.close()
    for table in tables:
        table.close()


def test_a_table_that_is_killed_loses_nothing_and_doubles_nothing(hub: RunningHub, tmp_path: Path) -> None:
    file = tmp_path / "killed.sqlite3"
    store = SqlHallStore(open_database(str(file)))
    join(store, hub.invitation(1))
    store.close()
    command = [sys.executable, "-m", "tests.hall.killed_table", str(file), "1", "40"]

    for is_last in (False, False, True):
        table = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert table.stdin is not None
        assert table.stdout is not None
        for _ in range(12):
            assert table.stdout.readline()
        if is_last:
            wait_until(lambda: has_all(hub, 40), "it never arrived")
        else:
            table.kill()
        table.stdin.close()
        table.stdout.close()
        table.wait(60)

    with hub.store() as there:
        assert there.load(KILLED).entries == entries_of(file)


def has_all(hub: RunningHub, length: int) -> bool:
    with hub.store() as there:
        return dict(there.heads(0)).get(KILLED, NOTHING).length == length


def entries_of(file: Path) -> Sequence[LoggedEntry]:
    """Returns the entries stored by the killed table."""
    store = SqlHallStore(open_database(str(file), read_only=True))
    try:
        return store.load(KILLED).entries
    finally:
        store.close()


def test_a_hub_that_has_gone_silent_is_noticed_within_six_seconds(
    hub: RunningHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hall_sender.GREETED_EVERY_S + hall_sender.ANSWERED_WITHIN_S <= 6
    monkeypatch.setattr(hall_sender, "GREETED_EVERY_S", 0.1)
    monkeypatch.setattr(hall_sender, "ANSWERED_WITHIN_S", 0.5)
    network = BadNetwork(urlsplit(hub.url).port or 0)
    network.is_fine = True
    table = seated(hub, tmp_path, 1, seed=6, port=network.port)
    try:
        table.enter(3)
        wait_until(lambda: table.sender.has_sent_all(table.sender.status), "the hub never had it")
        network.is_cut = True
        wait_until(lambda: table.sender.status.is_late, "nobody noticed")
        network.is_cut = False
        wait_until(lambda: table.sender.has_sent_all(table.sender.status), "it was not found again")
    finally:
        table.close()
        network.close()
