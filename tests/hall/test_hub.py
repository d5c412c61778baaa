"""What a hub promises without the web."""

import asyncio
import socket
from dataclasses import replace

import pytest

from carrom_desk.commands.hall import listener_at
from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.hall.hub import AtTable, Hub
from carrom_desk.hall.views import MatchViews
from carrom_desk.match.ports.hall_store import Divergence, HallMatch, HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.conftest import MakeStore
from tests.hall.logs import GrowingMatch


def test_another_password_ends_what_was_signed_before(hub_store: SqlHallStore) -> None:
    hub = Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    hub.open(2)
    first = hub.make_password()
    signed = hub.sign("chief")

    hub.set_password(first)
    assert hub.sign("chief") == signed

    second = hub.make_password()
    assert hub.sign("chief") != signed
    assert (hub.is_password(first), hub.is_password(second)) == (False, True)


def test_the_log_of_a_match_that_is_over_is_not_read_for_every_page(
    new_store: MakeStore, hub_store: SqlHallStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, hub = new_store(), Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    for seed, name in ((23, "over"), (6, "played")):
        match = GrowingMatch(table, seed, name)
        match.grow(60)
        hub.receive(HallTable(1, ""), read_push(write_push(table.stretch(match.id, 0, 60), 1_000)))
    views = MatchViews(hub)
    read: list[str] = []
    at_table = hub.at_table

    def noted(known: HallMatch, divergence: Divergence | None) -> AtTable:
        read.append(known.match_id)
        return at_table(known, divergence)

    monkeypatch.setattr(hub, "at_table", noted)
    first = views.all()
    assert [(view.match_id, view.is_over) for view in first] == [("over", True), ("played", False)]
    assert views.all() == first
    assert read == ["over", "played", "played"]

    known = hub_store.hall_match(MatchId("over"))
    assert known is not None
    assert hub_store.note(replace(known, place="2"), 1)
    assert [view.place for view in views.all()] == ["2", "1"]


def test_no_part_of_an_answer_waits_for_the_receipt_of_another() -> None:
    async def is_sent_at_once() -> bool:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listener_at("127.0.0.1:0")
        async with await asyncio.start_server(meet, sock=listener):
            with socket.create_connection(listener.getsockname()):
                return bool(await asyncio.wait_for(found, 60))

    assert asyncio.run(is_sent_at_once())
