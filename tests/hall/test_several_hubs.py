"""More than one hub: on one database, one above another, and one that is reached by TLS."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from carrom_desk.desk.hall_client import OTHER_CERTIFICATE, HallClient, HallUnreachable, join
from carrom_desk.exchange.hall_wire import Aside, write_push
from carrom_desk.match.entries import Noted
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
        while not (line := stream.readline()).startswith(b"data: "):
            assert line, "the page was given up"
        return line

    before = snapshot()
    table.enter()
    assert snapshot() != before

    other = seated(second, tmp_path, 3, seed=5)
    undo.callback(other.close)
    other.enter(10)
    assert_all_there(first, [table, other])


def test_a_hub_forwards_what_its_tables_send(undo: ExitStack, tmp_path: Path) -> None:
    upper = running(undo, str(tmp_path / "upper.sqlite3"))
    lower = running(undo, str(tmp_path / "lower.sqlite3"), "--join", upper.invitation(4).code)
    tables = [seated(lower, tmp_path, number, seed=number) for number in (1, 2)]
    for table in tables:
        undo.callback(table.close)
        table.enter(12)

    assert_all_there(lower, tables)
    assert_all_there(upper, tables)
    upper.kill()
    for table in tables:
        table.enter(3)
    upper.start()
    assert_all_there(upper, tables)

    page = upper.get("/?lang=en")
    assert "Table 4.1" in page
    assert "Table 4.2" in page


def test_two_hubs_with_different_logs_of_one_match_say_so_both(
    undo: ExitStack, tmp_path: Path, new_store: MakeStore
) -> None:
    upper = running(undo, str(tmp_path / "upper.sqlite3"))
    lower = running(undo, str(tmp_path / "lower.sqlite3"))
    table = seated(lower, tmp_path, 2, seed=7)
    undo.callback(table.close)
    table.enter(5)
    assert_all_there(lower, [table])
    other, summary = new_store(), table.store.summary(table.match.id)
    assert summary is not None
    other.create(replace(table.store.load(table.match.id), entries=()), summary)
    for logged in (*table.match.record.entries[:4], replace(table.match.record.entries[4], entry=Noted("otherwise"))):
        other.append(table.match.id, logged, summary)
    client = HallClient(join(other, upper.invitation(4), is_hub=True))
    undo.callback(client.close)
    client.post("/api/log", write_push(other.stretch(table.match.id, 0, 5), 1_000, Aside("2")))
    lower.stop()
    lower.words = ("--join", upper.invitation(4).code)
    lower.start()

    def says(hub: RunningHub, sentence: str) -> bool:
        return sentence in hub.get("/hall?lang=en", cookie=hub.logged_in())

    wait_until(lambda: says(lower, "The hall above has another log of the match at table 2: 5 entries"), "not below")
    assert says(upper, "Table 4.2 has another log of its match: 5 entries")
    for hub in (lower, upper):
        for head in (table.head, other.stretch(table.match.id, 0, 0).end):
            assert says(hub, head.hash[:8])
    assert "another log" not in lower.get("/?lang=en") + upper.get("/?lang=en")
    with lower.store() as here, upper.store() as there:
        assert here.load(table.match.id) == table.store.load(table.match.id)
        assert there.load(table.match.id) == other.load(table.match.id)
    upper.kill()
    another = seated(lower, tmp_path, 3, seed=8)
    undo.callback(another.close)
    another.enter()  # which the hub would forward
    wait_until(lambda: says(lower, "The hall above: The hall cannot be reached."), "nobody says that it is away")


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

    with pytest.raises(AssertionError, match="name another database for the hall"):
        RunningHub(file)
    store = SqlHallStore(open_database(file, read_only=True))
    assert len(store.tables()) == 8
    store.close()
