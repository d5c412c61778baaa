"""A desk finds its hall by name after a change of address, and only accepts the hall's certificate."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from socket import create_server, socket
from threading import Event, Thread
from urllib.parse import urlsplit

import pytest

from carrom_desk.desk.hall import hall_client, hall_sender
from carrom_desk.desk.hall.discovery import FoundHub, announce, found_hubs
from carrom_desk.desk.hall.hall_client import FALSE_HUB, OTHER_CERTIFICATE, HallUnreachable, join
from carrom_desk.desk.hall.hall_link import Link, link_of
from carrom_desk.desk.hall.hall_sender import HallSender, HallStatus
from carrom_desk.exchange.invitation import Invitation, read_invitation
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.web.served import context_of, fingerprint_of, new_certificate
from carrom_desk.match.ports.store import MatchId
from tests.hall.conftest import MakeStore
from tests.hall.logs import GrowingMatch
from tests.hall.running import RunningHub, Table, assert_all_there, wait_until
from tests.needs import needs_encryption, needs_postgres
from tests.storage.postgres import PostgresServer

LOOPBACK = ("127.0.0.1",)
NOWHERE = 9
"""Port without a listener."""

pytestmark = needs_encryption


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path / "hall.sqlite3"))
    yield running
    running.stop()


def sticker(hub: RunningHub, table: int) -> Invitation:
    """Returns the invitation in a QR code as read by a desk."""
    return read_invitation(hub.sticker(table).address)


def seated(store_of: MakeStore, invitation: Invitation) -> Table:
    store = store_of()
    link = join(store, invitation)
    sender = HallSender(store, link, lambda _: None)
    sender.start()
    return Table(store, GrowingMatch(store, 5, "match1"), sender)


def test_a_name_in_the_network_leads_to_its_hub() -> None:
    stopped = Event()
    said = Thread(target=announce, args=("hall-1", 8463, lambda: "127.0.0.1", stopped, LOOPBACK))
    said.start()
    try:
        found = next(hub for hub in found_hubs(Event(), 20, LOOPBACK) if hub.hall == "hall-1")
    finally:
        stopped.set()
        said.join()

    assert found == FoundHub("hall-1", "127.0.0.1", 8463)


def test_a_hub_makes_one_certificate_and_keeps_it(new_store: MakeStore) -> None:
    store = new_store()

    first, again = (Hub(store, lambda: MatchId("new"), lambda _: None).certificate(new_certificate) for _ in range(2))

    assert first == again
    assert len(fingerprint_of(first)) == 64
    context_of(first)


def test_a_desk_joins_encrypted_and_follows_its_hall_to_another_address(
    hub: RunningHub, new_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(new_store, sticker(hub, 1))
    table.enter(5)
    assert_all_there(hub, [table])
    link = link_of(table.store)
    assert link is not None
    assert link.url == hub.desks.rstrip("/")
    hub.stop()
    hub.move()
    here = urlsplit(hub.desks)
    others = [FoundHub("another", "127.0.0.1", 1), FoundHub(link.hall, "127.0.0.1", NOWHERE)]
    moved = [*others, FoundHub(link.hall, here.hostname or "", here.port or 0)]
    monkeypatch.setattr(hall_sender, "found_hubs", lambda _stopped: iter(moved))
    monkeypatch.setattr(hall_sender, "_LONGEST_PAUSE_S", 0.01)

    table.enter(5)

    assert_all_there(hub, [table])
    kept = link_of(table.store)
    assert kept == replace(link, url=hub.desks.rstrip("/"))
    table.close()


@needs_postgres
def test_a_desk_goes_on_at_another_hub_of_its_hall(
    postgres: PostgresServer, new_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    first, second = RunningHub(url), RunningHub(url)
    table = seated(new_store, sticker(first, 1))
    table.enter(5)
    assert_all_there(second, [table])
    hall, other = table.sender.link.hall, urlsplit(second.desks)
    found = FoundHub(hall, other.hostname or "", other.port or 0)
    monkeypatch.setattr(hall_sender, "found_hubs", lambda _stopped: iter((found,)))
    monkeypatch.setattr(hall_sender, "_LONGEST_PAUSE_S", 0.01)
    first.kill()

    table.enter(5)

    assert_all_there(second, [table])
    assert table.sender.link.url == second.desks
    table.close()
    second.stop()


def test_a_sticker_printed_before_the_address_changed_still_joins(
    hub: RunningHub, new_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = urlsplit(hub.desks)
    found = [FoundHub("any", here.hostname or "", here.port or 0)]
    monkeypatch.setattr(hall_client, "found_hubs", lambda _stopped: iter(found))

    link = join(new_store(), replace(sticker(hub, 2), port=NOWHERE))

    assert link.url == hub.desks.rstrip("/")


def test_a_hub_with_another_certificate_than_the_sticker_says_is_refused(hub: RunningHub, new_store: MakeStore) -> None:
    store = new_store()

    with pytest.raises(HallUnreachable) as refused:
        join(store, replace(sticker(hub, 1), certificate="0" * 32))

    assert refused.value.sentence.words is OTHER_CERTIFICATE
    assert link_of(store) is None


def test_a_false_hub_at_a_typed_code_never_gets_the_secret(hub: RunningHub, new_store: MakeStore) -> None:
    store, code, got = new_store(), hub.sticker(1).code, bytearray()
    with create_server(("127.0.0.1", 0)) as listening:
        false_hub = Thread(target=_answer_once, args=(listening, got))
        false_hub.start()
        with pytest.raises(HallUnreachable) as refused:
            join(store, replace(read_invitation(code), port=listening.getsockname()[1]))
        false_hub.join()

    assert refused.value.sentence.words is FALSE_HUB
    assert (bytes(got), link_of(store)) == (b"", None), "something was sent to the false hub"
    assert join(store, read_invitation(code)).url == hub.desks.rstrip("/")


def _answer_once(listening: socket, got: bytearray) -> None:
    """Answers a desk as another hub would, with a certificate of its own."""
    connection, _ = listening.accept()
    with suppress(OSError), context_of(new_certificate()).wrap_socket(connection, server_side=True) as encrypted:
        got += encrypted.recv(10_000)


def test_an_unencrypted_hall_is_not_looked_for(new_store: MakeStore, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Event] = []
    monkeypatch.setattr(hall_sender, "found_hubs", looked.append)
    monkeypatch.setattr(hall_sender, "_LONGEST_PAUSE_S", 0.01)
    reports: list[HallStatus] = []
    sender = HallSender(new_store(), Link(f"http://127.0.0.1:{NOWHERE}", "key", 1, hall="any"), reports.append)
    sender.start()

    wait_until(lambda: len(reports) > 5, "the desk never tried again")

    sender.stop()
    assert {report.trouble for report in reports} == {reports[0].trouble}
    assert looked == []
