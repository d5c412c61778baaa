"""Confirmed entries are on disk, and stay there whatever happens to the desk."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Collection, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from carrom_desk.match.ports.store import MatchId, StoreUnavailable
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.rescue import rescue
from carrom_desk.storage.schema import APPLICATION_ID
from carrom_desk.storage.sqlite import driver
from carrom_desk.storage.versions import VERSIONS, Age, Versions
from tests.storage.stored_matches import entries_of, knowing

DURABLE = {
    "journal_mode": "wal",
    "synchronous": 2,
    "fullfsync": 1,
    "foreign_keys": 1,
    "trusted_schema": 0,
    "busy_timeout": 0,  # as asked for here
    "query_only": 0,
}


@pytest.mark.parametrize(("name", "value"), DURABLE.items())
def test_every_connection_is_durable(database: Database, name: str, value: object) -> None:
    with database.reading() as first, database.reading() as second:
        assert first.exec_driver_sql(f"PRAGMA {name}").scalar() == value
        assert second.exec_driver_sql(f"PRAGMA {name}").scalar() == value
    with database.writing() as connection:
        assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value


def test_another_writer_is_waited_for(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # as everywhere but in these tests
    database = open_database(str(file))
    with database.writing() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 3_000
    database.close()


def test_who_may_write_has_the_right_before_he_reads(file: Path, database: Database) -> None:
    # Or two desks could read the same last entry, and both believe that theirs is the next.
    with database.writing(), closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as other:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.execute("SELECT * FROM matches")


def test_who_makes_a_new_file_is_waited_for(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.touch()
    driver.sign(file, APPLICATION_ID)
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnavailable, match="Another program is still writing"):
            open_database(str(file))

        monkeypatch.setattr(driver, "PATIENCE_MS", 100)
        monkeypatch.setattr(driver, "time", Waiting(other))
        open_database(str(file)).close()


class Waiting:
    """A wait during which another transaction ends."""

    def __init__(self, other: sqlite3.Connection) -> None:
        self._other = other

    def monotonic(self) -> float:
        return 0.0

    def sleep(self, seconds: float) -> None:
        self._other.execute("ROLLBACK")


def test_who_opens_a_new_file_second_finds_it_made(file: Path) -> None:
    class OvertakenVersions(Versions):
        """Simulates another program that creates the tables between check and creation."""

        def age_of(self, tables: Collection[str], versions: Sequence[object]) -> Age:
            age = super().age_of(tables, versions)
            looks.append(age)
            if len(looks) == 1:
                with knowing(VERSIONS):
                    open_database(str(file)).close()
            return age

    looks: list[Age] = []
    with knowing(OvertakenVersions(VERSIONS.revisions, VERSIONS.folder)):
        open_database(str(file)).close()

    assert looks == [Age.EMPTY, Age.PRESENT]


def test_a_killed_desk_loses_nothing_it_confirmed(file: Path) -> None:
    program = """
import sys
from carrom_desk.match.entry.entries import Noted
from carrom_desk.storage.database import open_database
from carrom_desk.storage.versions import VERSIONS, Age, Versions
from carrom_desk.storage.match_store import SqlMatchStore
from tests.storage.stored_matches import OPENING, begun

desk = begun(SqlMatchStore(open_database(sys.argv[1], as_desk=True)), "m1", *OPENING)
while True:
    print(desk.submit(Noted("still here")).number, flush=True)
"""
    paths = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [sys.executable, "-c", program, str(file)], stdout=subprocess.PIPE, text=True, env=paths
    ) as desk:
        assert desk.stdout is not None
        confirmed = [int(desk.stdout.readline()) for _ in range(40)]
        desk.kill()
        confirmed += [int(line) for line in desk.stdout.read().splitlines(keepends=True) if line.endswith("\n")]

    database = open_database(str(file), as_desk=True)
    kept = SqlMatchStore(database).load(MatchId("m1"))

    assert database.held_by is None
    assert len(kept.entries) - 1 in (confirmed[-1], confirmed[-1] + 1)
    database.close()
    file.write_bytes(b"")
    rescue(file)
    restored = entries_of(file, "m1")
    assert restored == kept.entries[: len(restored)]
    assert len(restored) - 1 >= confirmed[-1]
