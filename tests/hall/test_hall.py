"""A hall as it runs: a hub in a process of its own, real senders, and everything that can go wrong between them."""

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.running import RunningHub, assert_all_there, seated, wait_until
from tests.needs import needs_postgres

TABLES = int(os.environ.get("CARROM_DESK_TABLES", "6"))
ENTRIES = int(os.environ.get("CARROM_DESK_TABLE_ENTRIES", "25"))


@pytest.fixture(params=["file", pytest.param("postgresql", marks=needs_postgres)])
def hub(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningHub]:
    file = str(tmp_path / "hall.sqlite3")
    database = file if request.param == "file" else request.getfixturevalue("postgres").new_database()
    running = RunningHub(database, tables=TABLES)
    yield running
    running.stop()


def test_everything_arrives_whatever_happens_to_the_hub_and_the_tables(hub: RunningHub, tmp_path: Path) -> None:
    chance = random.Random(1)
    tables = [seated(hub, tmp_path, number + 1, seed=number, most=ENTRIES) for number in range(TABLES)]
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
        table.match.grow(3)
        table.sender.wake()
    hub.start()
    took = assert_all_there(hub, tables)
    wait_until(lambda: all(not table.sender.status.is_late for table in tables), "a table still thinks that it is late")
    sys.stdout.write(f"\n{TABLES} tables caught up {took:.1f} s after the hub was back; 0 lost, 0 doubled\n")
    for table in tables:
        table.close()
