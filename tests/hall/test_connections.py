"""Slow or excessive connections, with a simulated clock."""

import asyncio
import socket
import ssl
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from time import monotonic

import pytest
from starlette.types import Message, Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState

from carrom_desk.hall.web.connections import (
    SECONDS,
    BoundedConnection,
    BoundedLoop,
    ConnectionStage,
    Gate,
    connection_by,
    have_files_for,
)
from carrom_desk.hall.web.limits import ConcurrentRequests, read_proxies

pytestmark = pytest.mark.nightly

PATIENCE_S = 25.0
ASKED = b"POST / HTTP/1.1\r\nHost: hall\r\nContent-Length: 10\r\n\r\n"


class SetClock(BoundedLoop):
    """An event loop whose clock can be advanced."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead_s = 0.0

    def time(self) -> float:
        return super().time() + self.ahead_s


@dataclass(slots=True)
class Served:
    """A server with limits, and the requests received."""

    gate: Gate
    clock: SetClock
    port: int = 0
    connections: list[BoundedConnection] = field(default_factory=list)
    clients: list[socket.socket] = field(default_factory=list)
    heard: bytearray = field(default_factory=bytearray)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Responds once a request is complete; streams forever on request."""
        message: Message = {"more_body": True}
        while message.get("more_body"):
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            self.heard += message["body"]
        is_endless = scope["path"] == "/endless"
        headers = [] if is_endless else [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        if is_endless:
            while not self.connections[-1].transport.is_closing():
                await send({"type": "http.response.body", "body": b"x" * 65_536, "more_body": True})
            return
        await send({"type": "http.response.body", "body": b"ok"})

    async def connect(self, computer: str = "127.0.0.1") -> socket.socket:
        """Opens a connection from a computer that the server has accepted."""
        before = len(self.connections)
        self.clients.append(socket.create_connection(("127.0.0.1", self.port), source_address=(computer, 0)))
        self.clients[-1].setblocking(False)
        await until(lambda: len(self.connections) > before and self.connections[-1].transport is not None)
        return self.clients[-1]


async def until(is_so: Callable[[], object]) -> None:
    """Lets other tasks run until a condition holds."""
    begun = monotonic()
    while not is_so():
        assert monotonic() - begun < PATIENCE_S
        await asyncio.sleep(0)


@asynccontextmanager
async def serving(gate: Gate) -> AsyncIterator[Served]:
    clock = asyncio.get_running_loop()
    assert isinstance(clock, SetClock)
    served = Served(gate, clock)
    config = Config(
        served.app,
        http=connection_by(gate),
        interface="asgi3",
        lifespan="off",
        log_level="critical",
        timeout_keep_alive=75,
    )
    config.load()
    state, made = ServerState(), connection_by(gate)

    def connection() -> BoundedConnection:
        served.connections.append(made(config, state, {}))
        return served.connections[-1]

    server = await clock.create_server(connection, sock=socket.create_server(("127.0.0.1", 0)))
    served.port = server.sockets[0].getsockname()[1]
    try:
        yield served
    finally:
        server.close()
        for client in served.clients:
            client.close()
        await until(lambda: not state.connections and not state.tasks)


def gate(most_of_one: int = 10, proxies: str = "") -> Gate:
    return Gate(ConcurrentRequests(20, most_of_one), read_proxies(proxies))


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs a test on a separate loop."""

    async def whole() -> None:
        await test()

    with asyncio.Runner(loop_factory=SetClock) as runner:
        runner.run(whole())


async def received(client: socket.socket) -> bytes:
    """Returns the next data; empty when the other side has closed."""
    try:
        return await asyncio.get_running_loop().sock_recv(client, 65_536)
    except ConnectionError:
        return b""


async def is_answered(client: socket.socket) -> bool:
    """Returns True when a complete request gets a complete response."""
    client.send(ASKED + b"0123456789")
    answer = await received(client)
    while answer and not answer.endswith(b"ok"):
        answer += await received(client)
    return answer.startswith(b"HTTP/1.1 200")


def test_no_part_of_an_answer_waits_for_the_receipt_of_another() -> None:
    async def test() -> None:
        async with serving(gate()) as served:
            await served.connect()
            accepted = served.connections[0].transport.get_extra_info("socket")
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    run(test)


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nX-Slow: 1\r\n"])
def test_headers_that_never_end_are_waited_for_ten_seconds_in_all(begun: bytes) -> None:
    async def test() -> None:
        async with serving(gate()) as served:
            client = await served.connect()
            for part in (begun[:3], begun[3:]):
                client.send(part)
                await until(lambda: served.connections[0].conn.trailing_data[0] or not begun)
                served.clock.ahead_s += SECONDS[ConnectionStage.HEADERS] * 0.45
            await asyncio.sleep(0)
            assert not served.connections[0].transport.is_closing()
            served.clock.ahead_s += SECONDS[ConnectionStage.HEADERS] * 0.2
            assert not await received(client)

    run(test)


def test_a_handshake_that_never_begins_is_waited_for_far_less_than_a_minute() -> None:
    async def test() -> None:
        clock, accepted = asyncio.get_running_loop(), []
        assert isinstance(clock, SetClock)

        def connection() -> asyncio.Protocol:
            accepted.append(asyncio.Protocol())
            return accepted[-1]

        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        server = await clock.create_server(connection, "127.0.0.1", 0, ssl=context)
        with socket.create_connection(server.sockets[0].getsockname()) as client:
            client.setblocking(False)
            closing = asyncio.ensure_future(received(client))
            await until(lambda: accepted)
            assert not closing.done()
            for _ in range(3):
                clock.ahead_s += SECONDS[ConnectionStage.HEADERS] + 1
                await asyncio.sleep(0.05)
            await until(closing.done)
            assert closing.result() == b""
        server.close()

    run(test)


def test_a_body_that_never_ends_is_waited_for_thirty_seconds_in_all() -> None:
    async def test() -> None:
        async with serving(gate()) as served:
            client = await served.connect()
            client.send(ASKED)
            for heard in (b"x", b"xx", b"xxx"):
                client.send(b"x")
                await until(partial(served.heard.__eq__, heard))
                served.clock.ahead_s += SECONDS[ConnectionStage.BODY] * 0.3
            await asyncio.sleep(0)
            assert not served.connections[0].transport.is_closing()
            served.clock.ahead_s += SECONDS[ConnectionStage.BODY] * 0.2
            assert not await received(client)

    run(test)


def test_one_who_reads_nothing_of_an_answer_is_waited_for_thirty_seconds() -> None:
    async def test() -> None:
        async with serving(gate()) as served:
            client = await served.connect()
            client.send(b"GET /endless HTTP/1.1\r\nHost: hall\r\n\r\n")
            await until(lambda: served.connections[0].flow.write_paused)
            served.clock.ahead_s += SECONDS[ConnectionStage.READING] + 1
            await until(served.connections[0].transport.is_closing)

    run(test)


def test_a_connection_that_is_kept_has_new_bounds_for_every_request() -> None:
    async def test() -> None:
        async with serving(gate()) as served:
            client = await served.connect()
            for _ in range(3):
                assert await is_answered(client)
                served.clock.ahead_s += SECONDS[ConnectionStage.HEADERS] + SECONDS[ConnectionStage.BODY]
            client.send(b"GET /")
            await until(lambda: served.connections[0].conn.trailing_data[0])
            served.clock.ahead_s += SECONDS[ConnectionStage.HEADERS] + 1
            assert not await received(client)

    run(test)


def test_one_computer_has_so_many_connections_until_it_closes_one() -> None:
    async def test() -> None:
        async with serving(gate(most_of_one=3)) as served:
            first, *others = [await served.connect() for _ in range(3)]
            refused = await served.connect()
            assert not await received(refused)
            first.close()
            await until(lambda: served.gate.at_once.total == 2)

            client = await served.connect()
            assert await is_answered(client)
            for each in (*others, client):
                each.close()
            await until(lambda: served.gate.at_once.total == 0)

    run(test)


def test_only_the_total_bounds_a_proxy() -> None:
    async def test() -> None:
        async with serving(gate(3, "192.168.1.2, 127.0.0.0/8")) as served:
            for _ in range(20):
                assert await is_answered(await served.connect())
            assert served.gate.at_once.total == 20
            refused = await served.connect()
            assert not await received(refused)

    run(test)


@pytest.mark.skipif(sys.platform == "darwin", reason="its loopback has a single address")
def test_half_open_connections_of_many_computers_give_way_to_a_request() -> None:
    async def test() -> None:
        async with serving(gate(4)) as served:
            held = [await served.connect(f"127.0.0.{computer}") for computer in range(2, 7) for _ in range(4)]
            held[1].send(ASKED + b"012")
            await until(lambda: served.heard)
            assert served.gate.at_once.is_full

            visitors = [await served.connect("127.0.0.9") for _ in range(3)]
            assert [await is_answered(each) for each in visitors] == [True] * 3
            assert [await received(each) for each in held[:3]] == [b""] * 3, "the oldest give way"
            assert served.gate.at_once.total == 20

    run(test)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows bounds no program's open files")
def test_there_are_files_for_every_connection() -> None:
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(now, 300), most))
    try:
        have_files_for(200)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (400, most)
        have_files_for(100)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (400, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (now, most))
