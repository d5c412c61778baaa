"""A report of a match that only the hall has is verified against the hall's match, automatically and within seconds."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from threading import Thread

import pytest

from carrom_desk.cli import main
from carrom_desk.desk.hall import hall_client
from carrom_desk.desk.hall.hall_client import HallUnreachable, join, match_in_hall
from carrom_desk.desk.hall.hall_link import Link
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.running import RunningHub, Table, assert_all_there, seated


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path_factory.mktemp("hub") / "hall.sqlite3"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def tables() -> Iterator[int]:
    """Returns the hub's tables; each test takes two of its own."""
    return count(1)


class Reader:
    """A desk in the hall, with reports of a match played at another table."""

    def __init__(
        self, hub: RunningHub, tables: Iterator[int], folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self._folder, self._capsys = folder, capsys
        self.table: Table = seated(hub, folder, next(tables), seed=3)
        self.table.enter(9)
        assert_all_there(hub, [self.table])
        self.database = str(folder / "reader.sqlite3")
        with closing(SqlHallStore(open_database(self.database))) as store:
            self.link = join(store, hub.invitation(next(tables)))

    def report(self, old: str = "", new: str = "") -> str:
        """Returns the report of a match file with a text replaced."""
        text = write_match(self.table.store.load(self.table.match.id))
        assert old in text
        source, target = self._folder / "one.carrom", str(self._folder / "one.html")
        source.write_text(text.replace(old, new) if old else text, encoding="utf-8")
        assert main(["report", str(source), "--to", target]) == 0
        return target

    def verify(self, report: str) -> tuple[str, str]:
        """Returns the verdict on a report, and what it was compared with."""
        self._capsys.readouterr()
        main(["verify", report, "--database", self.database])
        said = self._capsys.readouterr()
        told = json.loads(said.out) if said.out else {"report": "", "against": said.err}
        return told["report"], told["against"]


@pytest.fixture
def reader(
    hub: RunningHub, tables: Iterator[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Iterator[Reader]:
    made = Reader(hub, tables, tmp_path, capsys)
    yield made
    made.table.close()


def test_names_swapped_in_an_exported_file_are_found_by_the_hall(reader: Reader, hub: RunningHub) -> None:
    name = reader.table.store.load(reader.table.match.id).setup.sides.a[0].name

    assert reader.verify(reader.report()) == ("true", "hub")
    assert reader.verify(reader.report(f'"{name}"', '"Somebody Else"')) == ("altered", "hub")

    hub.stop()
    assert "This file contains no match" in reader.verify(reader.report())[1]
    hub.start()


def test_a_fingerprint_is_looked_up_in_the_hall(reader: Reader, capsys: pytest.CaptureFixture[str]) -> None:
    report = reader.report()
    capsys.readouterr()
    main(["verify", report, "--database", reader.database])
    known = json.loads(capsys.readouterr().out)["fingerprint"]

    assert main(["verify", "--fingerprint", known, str(reader.table.match.id), "--database", reader.database]) == 0
    assert json.loads(capsys.readouterr().out)["against"] == "hub"


def test_only_a_table_of_the_hall_is_given_a_match(reader: Reader) -> None:
    assert match_in_hall(reader.link, reader.table.match.id) == reader.table.store.load(reader.table.match.id)
    assert match_in_hall(reader.link, MatchId("unknown")) is None
    with pytest.raises(HallUnreachable):
        match_in_hall(replace(reader.link, key="made up"), reader.table.match.id)


def test_a_desk_that_joined_no_hall_opens_no_connection(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_client.HallClient, "__init__", lambda *_: pytest.fail("it asked a hall"))
    alone = Path(reader.database).with_name("alone.sqlite3")
    SqlHallStore(open_database(str(alone))).close()
    report, reader.database = reader.report(), str(alone)

    assert "This file contains no match" in reader.verify(report)[1]


def test_a_hall_that_answers_letter_by_letter_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_client, "LONGEST_LOOK_S", 0.5)
    link = Link("", "key", 1)

    def drip(listener: socket.socket) -> None:
        asker, _ = listener.accept()
        with asker, suppress(OSError):
            asker.sendall(b"HTTP/1.1 200 OK\r\n")
            while True:
                asker.sendall(b"x")
                asker.settimeout(0.02)
                with suppress(TimeoutError):
                    if not asker.recv(1_000):
                        return

    with socket.create_server(("127.0.0.1", 0)) as listener:
        slow = Thread(target=drip, args=(listener,), daemon=True)
        slow.start()
        port = listener.getsockname()[1]
        with suppress(HallUnreachable):
            assert match_in_hall(replace(link, url=f"http://127.0.0.1:{port}"), MatchId("one")) is None
        slow.join(30)
    assert not slow.is_alive()
