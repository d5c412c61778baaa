"""Limits on uvicorn's connections: their number per client, and the duration of a request.

uvicorn itself only limits idle time between requests, so a hundred connections with unfinished requests would lock
everybody out.
"""

import asyncio
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if sys.platform == "win32":
    from asyncio import ProactorEventLoop as UsualLoop
else:
    from asyncio import SelectorEventLoop as UsualLoop

from .limits import ConcurrentRequests, Proxies, computer_of

MOST_CONNECTIONS = 4_000
"""Maximum for all clients together."""
MOST_OF_ONE = 800
"""Maximum for one client. A hall behind one router is one client: 300 people with two pages each, and the tables."""
_OTHER_FILES = 200
"""Number of open files besides connections, such as the database."""


class ConnectionStage(Enum):
    """Stage in which a peer may be too slow."""

    HEADERS = auto()
    BODY = auto()
    READING = auto()
    """Reading the data sent to it."""


SECONDS: Mapping[ConnectionStage, float] = MappingProxyType(
    {ConnectionStage.HEADERS: 10, ConnectionStage.BODY: 30, ConnectionStage.READING: 30}
)
"""Time limit for each stage in seconds."""


@dataclass(frozen=True, slots=True)
class Gate:
    """Limits on connections and their speed."""

    at_once: ConcurrentRequests
    proxies: Proxies
    """Proxies, to which only the total limit applies, since they forward everybody's requests."""
    seconds: Mapping[ConnectionStage, float] = field(default_factory=lambda: SECONDS)
    half_open: dict["BoundedConnection", None] = field(default_factory=dict)
    """Connections that have not sent a whole request yet, the oldest first: they give way to others."""


class BoundedConnection(H11Protocol):
    """Connection that is closed when it takes too long, or at once if its client has too many."""

    gate: ClassVar[Gate]
    _computer: str | None = None
    """None if it was not admitted."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admits the connection if there is room, and waits for its request."""
        assert isinstance(transport, asyncio.Transport)
        self._deadlines: dict[ConnectionStage, asyncio.TimerHandle] = {}
        super().connection_made(transport)
        # Not every loop does so, and the system would delay the body of an answer by up to 200 ms.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        host = self.client[0] if self.client else ""
        computer = "" if host in self.gate.proxies else computer_of(host)
        gate = self.gate
        if gate.at_once.is_full and gate.half_open:
            next(iter(gate.half_open)).give_way()
        if gate.at_once.enter(computer):
            self._computer = computer
            gate.half_open[self] = None
            self._watch()
        else:
            transport.abort()

    def give_way(self) -> None:
        """Closes the connection, and makes room for another one at once."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        if self._computer is not None:
            self.gate.at_once.leave(self._computer)
        self._computer = None
        self.gate.half_open.pop(self, None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Makes room for another connection."""
        for stage in ConnectionStage:
            self._wait(stage, is_waiting=False)
        self._leave()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Processes received data, and determines the data still missing."""
        super().handle_events()
        self._watch()

    def pause_writing(self) -> None:
        """Starts the time limit for a peer that does not read."""
        super().pause_writing()
        self._wait(ConnectionStage.READING, is_waiting=True)

    def resume_writing(self) -> None:
        """Stops that time limit."""
        super().resume_writing()
        self._wait(ConnectionStage.READING, is_waiting=False)

    def _watch(self) -> None:
        state, (begun, _) = self.conn.their_state, self.conn.trailing_data
        is_first = self.cycle is None
        if not is_first and state is not h11.SEND_BODY:
            self.gate.half_open.pop(self, None)
        self._wait(ConnectionStage.HEADERS, is_waiting=state is h11.IDLE and (is_first or bool(begun)))
        self._wait(ConnectionStage.BODY, is_waiting=state is h11.SEND_BODY)

    def _wait(self, stage: ConnectionStage, *, is_waiting: bool) -> None:
        """Starts or stops a time limit."""
        if not is_waiting and stage in self._deadlines:
            self._deadlines.pop(stage).cancel()
        elif is_waiting and stage not in self._deadlines and not self.transport.is_closing():
            self._deadlines[stage] = self.loop.call_later(self.gate.seconds[stage], self.transport.abort)


class BoundedLoop(UsualLoop):
    """Event loop with a time limit for TLS handshakes, the same as for headers.

    Protocols only see connections after the handshake, for which asyncio allows a minute.
    """

    async def create_server(self, *parts: Any, **options: Any) -> asyncio.Server:
        """Starts listening; see `asyncio.loop.create_server`."""
        if options.get("ssl") is not None:
            options.setdefault("ssl_handshake_timeout", SECONDS[ConnectionStage.HEADERS])
        server: asyncio.Server = await super().create_server(*parts, **options)
        return server


def connection_by(gate: Gate) -> type[BoundedConnection]:
    """Returns the protocol class for connections through a gate."""
    return type("BoundedConnection", (BoundedConnection,), {"gate": gate})


def have_files_for(connections: int) -> None:
    """Raises the limit of open files for a number of connections, as far as the system allows."""
    if sys.platform != "win32":  # this system has no such limit
        import resource

        endless = resource.RLIM_INFINITY
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + _OTHER_FILES if most == endless else min(connections + _OTHER_FILES, most)
        if now != endless and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
