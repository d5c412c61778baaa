"""Connections to a hub as uvicorn serves them, bounded: how many one computer has, and how long a request may take.

uvicorn itself bounds only how long a connection is kept between two requests. Without more, some hundred connections
that never finish what they began to send would keep everybody else out.
"""

import asyncio
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

from .limits import AtOnce, Proxies, computer_of

MOST_CONNECTIONS = 4_000
"""Maximum of all clients together."""
MOST_OF_ONE = 800
"""Of one computer. A hall behind one router is one to the hub: 300 people with two pages each, and the tables."""
_OTHER_FILES = 200
"""Open files besides connections, such as the database."""


class Stage(Enum):
    """Limits for a slow peer of a connection."""

    HEADERS = auto()
    BODY = auto()
    READING = auto()
    """Data sent to it."""


SECONDS: Mapping[Stage, float] = MappingProxyType({Stage.HEADERS: 10, Stage.BODY: 30, Stage.READING: 30})
"""Time limit of a request: it arrives within forty seconds or never."""


@dataclass(frozen=True, slots=True)
class Gate:
    """Limits on connections and on their speed."""

    at_once: AtOnce
    proxies: Proxies
    """They bring everybody's requests: only the total bounds them."""
    seconds: Mapping[Stage, float] = field(default_factory=lambda: SECONDS)


class BoundedConnection(H11Protocol):
    """One that is closed when it takes too long, and at once where its computer has too many."""

    gate: ClassVar[Gate]
    _computer: str | None = None
    """None for one that was not let in."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admits it if there is room, and waits for its request."""
        assert isinstance(transport, asyncio.Transport)
        self._deadlines: dict[Stage, asyncio.TimerHandle] = {}
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        computer = "" if host in self.gate.proxies else computer_of(host)
        if self.gate.at_once.enter(computer):
            self._computer = computer
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Makes room for another."""
        for stage in Stage:
            self._wait(stage, is_waiting=False)
        if self._computer is not None:
            self.gate.at_once.leave(self._computer)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Processes what has arrived, and finds what is still missing."""
        super().handle_events()
        self._watch()

    def pause_writing(self) -> None:
        """The other side does not read: wait for it, but not for ever."""
        super().pause_writing()
        self._wait(Stage.READING, is_waiting=True)

    def resume_writing(self) -> None:
        """The other side has read."""
        super().resume_writing()
        self._wait(Stage.READING, is_waiting=False)

    def _watch(self) -> None:
        state, (begun, _) = self.conn.their_state, self.conn.trailing_data
        is_first = self.cycle is None
        self._wait(Stage.HEADERS, is_waiting=state is h11.IDLE and (is_first or bool(begun)))
        self._wait(Stage.BODY, is_waiting=state is h11.SEND_BODY)

    def _wait(self, stage: Stage, *, is_waiting: bool) -> None:
        """Starts or stops waiting."""
        if not is_waiting and stage in self._deadlines:
            self._deadlines.pop(stage).cancel()
        elif is_waiting and stage not in self._deadlines and not self.transport.is_closing():
            self._deadlines[stage] = self.loop.call_later(self.gate.seconds[stage], self.transport.abort)


class BoundedLoop(UsualLoop):
    """A loop that waits for the handshake of an encrypted connection no longer than for headers.

    No protocol hears of a connection before its handshake, and uvicorn leaves asyncio's minute to it.
    """

    async def create_server(self, *parts: Any, **options: Any) -> asyncio.Server:
        """Listen; see `asyncio.loop.create_server`."""
        if options.get("ssl") is not None:
            options.setdefault("ssl_handshake_timeout", SECONDS[Stage.HEADERS])
        server: asyncio.Server = await super().create_server(*parts, **options)
        return server


def connection_by(gate: Gate) -> type[BoundedConnection]:
    """Returns what uvicorn makes for every connection through a gate."""
    return type("BoundedConnection", (BoundedConnection,), {"gate": gate})


def have_files_for(connections: int) -> None:
    """Raises the limit of open files for a number of connections, as far as the system allows."""
    if sys.platform != "win32":  # it has no such bound
        import resource

        endless = resource.RLIM_INFINITY
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + _OTHER_FILES if most == endless else min(connections + _OTHER_FILES, most)
        if now != endless and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
