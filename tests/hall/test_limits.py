"""Limits on requests to a hub, and on many clients at once."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message

from carrom_desk.cli import main, parser
from carrom_desk.desk.hall.hall_client import join
from carrom_desk.hall import desk_api, server
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import Changes
from carrom_desk.hall.server import HallServer
from carrom_desk.hall.web.limits import ConcurrentRequests, Rate, Tries, computer_of, read_proxies
from carrom_desk.hall.web.served import Served
from carrom_desk.match.ports.store import MatchId
from tests.hall.conftest import MakeStore
from tests.hall.running import RunningHub

STANDING = 0.0


async def statuses(attempts: Iterable[Awaitable[object]]) -> Counter[int]:
    found = await asyncio.gather(*attempts, return_exceptions=True)
    assert not [each for each in found if isinstance(each, Exception) and not isinstance(each, HTTPException)]
    return Counter(each.status_code if isinstance(each, HTTPException) else 200 for each in found)


def test_no_burst_tries_more_than_is_allowed() -> None:
    tried: list[str] = []
    tries = Tries(Rate(1, 10, lambda: STANDING))

    def wrong() -> None:
        tried.append("wrong")

    assert asyncio.run(statuses(tries.attempt("one", wrong) for _ in range(100))) == {200: 10, 429: 90}
    assert len(tried) == 10


def test_what_is_right_is_free_however_many_try_at_once() -> None:
    tries = Tries(Rate(1, 10, lambda: STANDING))

    assert asyncio.run(statuses(tries.attempt("one", lambda: "key") for _ in range(100))) == {200: 100}


def test_so_many_at_once_and_so_many_of_one() -> None:
    there = ConcurrentRequests(5, 3)
    assert [there.enter("a") for _ in range(4)] == [True, True, True, False]
    assert [there.enter(each) for each in "bcd"] == [True, True, False]
    there.leave("a")
    assert [there.enter("a"), there.enter("a"), there.total] == [True, False, 5]


@pytest.mark.parametrize(
    ("host", "computer"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.168.1.5", "192.168.1.5"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_a_computer_has_one_allowance_for_all_its_addresses(host: str, computer: str) -> None:
    assert computer_of(host) == computer


# Bursts at the server


async def asked(app: ASGIApp, method: str, path: str, body: bytes = b"", host: str = "10.0.0.1") -> tuple[int, Message]:
    """Returns the status of a response and the start of its body; a stream continues until cancelled."""
    begun: asyncio.Future[tuple[int, Message]] = asyncio.get_running_loop().create_future()
    scope: dict[str, Any] = {"type": "http", "method": method, "path": path, "query_string": b"", "client": (host, 1)}
    scope |= {"headers": [(b"host", b"hall")], "http_version": "1.1", "scheme": "http", "asgi": {"spec_version": "2.3"}}
    bodies = [{"type": "http.request", "body": body, "more_body": False}]
    status = 0

    async def receive() -> Message:
        if bodies:
            return bodies.pop()
        await left.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        if message["type"] == "http.response.body" and not begun.done():
            begun.set_result((status, message))

    left = asyncio.Event()
    answering = asyncio.ensure_future(app(scope, receive, send))
    answer = await begun
    LEAVING.append((left, answering))
    return answer


LEAVING: list[tuple[asyncio.Event, asyncio.Future[None]]] = []


async def leave() -> None:
    """Ends all answered requests."""
    while LEAVING:
        left, answering = LEAVING.pop()
        left.set()
        await answering


@pytest.fixture
def hub(new_store: MakeStore) -> Hub:
    hub = Hub(new_store(), lambda: MatchId("new"), lambda _: None)
    hub.open(8)
    hub.set_password("queen")
    return hub


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No allowance is renewed, however long the requests take."""
    for module in (server, desk_api):
        monkeypatch.setattr(module, "Rate", partial(Rate, clock=lambda: STANDING))


def application(hub: Hub) -> ASGIApp:
    return HallServer(hub, Changes(), Served(lambda: "127.0.0.1", 80)).application()


async def burst(app: ASGIApp, times: int, method: str, path: str, body: bytes = b"") -> Counter[int]:
    found = await asyncio.gather(*(asked(app, method, path, body) for _ in range(times)))
    return Counter(status for status, _ in found)


@pytest.mark.parametrize(
    ("path", "body"),
    [("/hall/login", b"password=wrong"), ("/api/join", json.dumps({"table": 1, "secret": "AAAAAAA"}).encode())],
)
def test_a_burst_of_wrong_passwords_or_codes_is_tried_ten_times(
    hub: Hub, path: str, body: bytes, no_time_passes: None
) -> None:
    async def test() -> Counter[int]:
        found = await burst(application(hub), 200, "POST", path, body)
        await leave()
        return found

    assert asyncio.run(test()) == {403: 10, 429: 190}


def test_a_burst_of_made_up_keys_is_not_looked_for(hub: Hub, no_time_passes: None) -> None:
    async def test() -> Counter[int]:
        found = await burst(application(hub), 400, "POST", "/api/hello", b"{}")
        await leave()
        return found

    assert asyncio.run(test()) == {401: 100, 429: 300}


def test_a_hall_behind_one_router_follows_its_pages_and_no_burst_takes_all_the_room(hub: Hub) -> None:
    async def test() -> tuple[Counter[int], Counter[int], Counter[int]]:
        app = application(hub)
        first = await burst(app, 600, "GET", "/follow/tables")
        second = await burst(app, 200, "GET", "/follow/tables")
        await leave()
        third = await burst(app, 10, "GET", "/follow/tables")
        await leave()
        return first, second, third

    assert asyncio.run(test()) == ({200: 600}, {200: 100, 503: 100}, {200: 10})


def test_a_hall_behind_one_router_opens_its_pages_at_once(hub: Hub) -> None:
    async def test() -> Counter[int]:
        app = application(hub)
        found = Counter[int]()
        for path in ("/", "/static/hall.css", "/static/hall.js", "/follow/tables"):
            found += await burst(app, 300, "GET", path)
        await leave()
        return found

    assert asyncio.run(test()) == {200: 1_200}


# Proxies


def joins(hub: RunningHub, forwarded: Iterable[str]) -> set[int]:
    """Returns the statuses of wrong codes, each with a different claimed origin."""
    wrong = json.dumps({"table": 1, "secret": "AAAAAAA"}).encode()
    return {hub.post("/api/join", wrong, x_forwarded_for=each)[0] for each in forwarded}


def test_who_asks_is_believed_only_from_a_proxy_that_is_named(tmp_path: Path) -> None:
    for words, found in (((), {403, 429}), (("--proxy", "127.0.0.1,192.168.1.0/24"), {403})):
        hub = RunningHub(str(tmp_path / f"{len(words)}.sqlite3"), *words)
        try:
            assert joins(hub, (f"10.0.0.{number}" for number in range(14))) == found
            # What stands before the last address that the proxy itself has seen, anybody may have written.
            assert joins(hub, (f"10.0.0.{number}, 10.9.9.9" for number in range(14))) >= {429}
        finally:
            hub.stop()


def test_a_proxy_is_named_by_an_option_or_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("hall", "--proxy", "10.0.0.2")
    assert parser(words).parse_args(words).proxy == "10.0.0.2"
    assert not parser(("hall",)).parse_args(["hall"]).proxy
    monkeypatch.setenv("CARROM_DESK_HALL_PROXY", "10.0.0.1")
    assert parser(("hall",)).parse_args(["hall"]).proxy == "10.0.0.1"
    assert parser(words).parse_args(words).proxy == "10.0.0.2"


@pytest.mark.parametrize("proxy", ["router", "0.0.0.0/0", "::/0", "10.0.0.1/8", "10.0.0.1;10.0.0.2", "*"])
def test_what_names_no_proxy_is_refused(proxy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hall", "--database", str(tmp_path / "hall.sqlite3"), "--proxy", proxy]) == 1
    assert f"{proxy} is not the address of a proxy" in capsys.readouterr().err


def test_only_what_is_named_is_a_proxy() -> None:
    proxies = read_proxies(" 10.0.0.1, 192.168.0.0/16,")
    assert [host in proxies for host in ("10.0.0.1", "192.168.7.7", "10.0.0.2", "::1", "")] == [True] * 2 + [False] * 3
    assert "127.0.0.1" not in read_proxies("")


def answers(hub: RunningHub, count: int, keys: Callable[[int], str], path: str = "/api/hello") -> list[int]:
    """Returns the statuses of several requests on one connection, each with a made-up key."""
    parts = urlsplit(hub.url)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
    found = []
    for number in range(count):
        connection.request("POST", path, b"{}", {"Authorization": f"Bearer {keys(number)}"})
        answer = connection.getresponse()
        answer.read()
        found.append(answer.status)
    connection.close()
    return found


def test_made_up_keys_have_no_allowance_of_their_own(own_hub: RunningHub, new_store: MakeStore) -> None:
    link = join(new_store(), own_hub.invitation(2))

    assert {401, 429} == set(answers(own_hub, 400, lambda number: f"made-up-{number}"))
    assert set(answers(own_hub, 5, lambda _: link.key)) == {200}, "a table is not kept out by a stranger beside it"


def test_each_asker_has_an_allowance_that_grows_again() -> None:
    now = [0.0]
    rate = Rate(2, 5, lambda: now[0])

    assert [rate.allows("table 1") for _ in range(7)] == [True] * 5 + [False] * 2
    assert rate.allows("table 2")
    now[0] = 1.0
    assert [rate.allows("table 1") for _ in range(3)] == [True, True, False]
    now[0] = 1_000.0
    assert [rate.allows("table 1") for _ in range(6)] == [True] * 5 + [False]
    assert rate.allows("table 2", is_counted=False)
