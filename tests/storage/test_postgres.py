"""A database on a server: a real PostgreSQL stores the same as a file, for several desks at once."""

import os
import uuid
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.match.ports.store import BackupReason, MatchId, MatchQuery, StoreConflict, StoreUnavailable
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import DOUBLES
from tests.needs import needs_postgres
from tests.storage.postgres import PostgresServer
from tests.storage.stored_matches import OPENING, begun, knowing, later_versions, noted, whole

pytestmark = needs_postgres
M1 = MatchId("m1")


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


def test_a_database_of_an_older_version_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    before = SqlMatchStore(open_database(url))
    desk = begun(before, "m1", *OPENING)
    before.close()

    with knowing(later_versions(tmp_path / "later")):
        store = SqlMatchStore(open_database(url))

    assert store.load(M1).entries == desk.record.entries
    store.close()


def test_of_several_that_find_it_empty_one_makes_the_tables(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        databases = list(pool.map(lambda _: open_database(url), range(4)))

    stores = [SqlMatchStore(database) for database in databases]
    begun(stores[0])
    assert [store.count(MatchQuery()) for store in stores] == [1] * 4
    for store in stores:
        store.close()


def test_of_two_desks_that_write_one_entry_one_is_refused(url: str) -> None:
    first, second = (SqlMatchStore(open_database(url)) for _ in range(2))
    record = begun(first, "m1", *OPENING).record

    def write(store: SqlMatchStore, text: str) -> bool:
        try:
            store.append(M1, *noted(record, text))
        except StoreConflict:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        written = list(pool.map(write, (first, second), ("one", "other")))

    assert sorted(written) == [False, True]
    database = open_database(url)
    assert not full_check(database).faults
    database.close()
    first.close()
    second.close()


def test_names_of_any_length_are_kept(url: str) -> None:
    def long() -> str:
        """Returns a name of maximum length that cannot be compressed."""
        return "".join(chr(0x900 + byte % 0x80) for byte in uuid.uuid4().bytes * 12 + os.urandom(8))

    sides: BySide[tuple[Player, ...]] = BySide((Player(long()), Player(long())), (Player("ब" * 200), Player(long())))
    setup = replace(DOUBLES, sides=sides, event=long(), round=long())
    store = SqlMatchStore(open_database(url))

    store.create(*whole("m1", *OPENING, setup=setup))

    assert store.load(M1).setup == setup
    assert store.known_players("ब") == ("ब" * 200,)
    store.close()


def test_the_service_opens_and_checks_it(url: str) -> None:
    service = SqlDatabaseService(url)
    begun(service.open(), "m1", *OPENING)

    outcome = service.check()

    assert (outcome.matches, outcome.entries, outcome.faults) == (1, len(OPENING), ())
    assert service.back_up(BackupReason.LEAVING) == ""
    service.close()


def test_a_server_that_is_away_is_told(postgres: PostgresServer) -> None:
    with pytest.raises(StoreUnavailable, match="Check that its server is running"):
        open_database(postgres.url("no_such_database"))


def test_an_entry_is_told_apart_from_one_already_there(url: str) -> None:
    store = SqlMatchStore(open_database(url))
    record = begun(store, "m1", *OPENING).record
    entry, summary = noted(record, "once")
    store.append(M1, entry, summary)

    with pytest.raises(StoreConflict):
        store.append(M1, entry, summary)
    assert len(store.load(M1).entries) == len(OPENING) + 1
    store.close()
