"""Several hubs on one database, and a hub reached by TLS."""

import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from carrom_desk.desk.hall.hall_client import OTHER_CERTIFICATE, HallClient, HallUnreachable, join
from carrom_desk.hall.hub import Hub
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.conftest import MakeStore
from tests.hall.running import RunningHub, assert_all_there, seated, wait_until
from tests.needs import needs_openssl, needs_postgres
from tests.storage.postgres import PostgresServer


@pytest.fixture
def undo() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def running(undo: ExitStack, database: str, *words: str) -> RunningHub:
    hub = RunningHub(database, *words)
    undo.callback(hub.stop)
    return hub


@needs_postgres
def test_a_change_at_one_hub_reaches_a_page_of_another(
    postgres: PostgresServer, undo: ExitStack, tmp_path: Path
) -> None:
    url = postgres.new_database()
    first, second = running(undo, url), running(undo, url)
    table = seated(first, tmp_path, 2, seed=4)
    undo.callback(table.close)
    table.enter(3)
    assert_all_there(first, [table])
    wait_until(lambda: "Table 2" in second.get("/?lang=en"), "the other hub never showed the table")
    parts = urlsplit(second.url)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=60)
    undo.callback(connection.close)
    connection.request("GET", "/follow/board/2?lang=en")
    stream = connection.getresponse()

    def snapshot() -> bytes:
        while not (line := stream.readline()).startswith(b"data: <"):
            assert line, "the page was given up"
        return line

    before = snapshot()
    table.enter()
    assert snapshot() != before

    other = seated(second, tmp_path, 3, seed=5)
    undo.callback(other.close)
    other.enter(10)
    assert_all_there(first, [table, other])


@needs_postgres
def test_of_hubs_that_start_at_once_all_agree(postgres: PostgresServer, undo: ExitStack) -> None:
    url = postgres.new_database()
    stores = [SqlHallStore(open_database(url)) for _ in range(4)]
    for store in stores:
        undo.callback(store.close)

    def opened(store: SqlHallStore) -> tuple[str, str]:
        hub = Hub(store, lambda: MatchId("new"), lambda _: None)
        hub.open(20)
        return hub.first_password(), hub.id

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(opened, stores))

    passwords = [password for password, _ in found if password]
    assert len(passwords) == 1
    assert len({hall for _, hall in found}) == 1
    assert Hub(stores[0], lambda: MatchId("new"), lambda _: None).is_password(passwords[0])
    assert [table.number for table in stores[0].tables()] == list(range(1, 21))


@needs_openssl
def test_an_encrypted_hall_is_held_to_its_certificate(undo: ExitStack, tmp_path: Path, new_store: MakeStore) -> None:
    def certificate(name: str) -> tuple[str, str]:
        made, key = str(tmp_path / f"{name}.pem"), str(tmp_path / f"{name}.key")
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=hall"]
        subprocess.run([*command, "-out", made, "-keyout", key], check=True, capture_output=True, timeout=60)
        return made, key

    first, second = certificate("first"), certificate("second")
    hub = RunningHub(str(tmp_path / "hall.sqlite3"), "--certificate", first[0], "--key", first[1])
    undo.callback(hub.stop)
    assert hub.url.startswith("https")
    store = new_store()

    link = join(store, hub.invitation(1, is_encrypted=True))
    client = HallClient(link)
    client.post("/api/hello")
    client.close()
    hub.stop()
    hub.words = ("--certificate", second[0], "--key", second[1])
    hub.start()

    with pytest.raises(HallUnreachable) as refused:
        HallClient(link).post("/api/hello")
    assert refused.value.sentence.words is OTHER_CERTIFICATE


def test_a_second_hub_on_one_file_is_refused(undo: ExitStack, tmp_path: Path) -> None:
    file = str(tmp_path / "hall.sqlite3")
    running(undo, file)

    with pytest.raises(AssertionError, match="choose another --database"):
        RunningHub(file)
    store = SqlHallStore(open_database(file, read_only=True))
    assert len(store.tables()) == 8
    store.close()
