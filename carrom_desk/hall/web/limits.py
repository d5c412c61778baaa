"""Limits on requests to a hub: rate and concurrency."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from threading import Lock
from typing import TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from carrom_desk.presentation.hall import hall_refusals

from .refusals import WebRefusal

T = TypeVar("T")

_MOST_REMEMBERED = 10_000
"""Maximum number of clients remembered; the least recent is forgotten first."""


class Rate:
    """Rate limit per client, with bursts."""

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Starts with full allowances."""
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self._askers: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Remaining allowance of each client, with its time."""
        self._turn = Lock()

    def allows(self, asker: str, *, is_counted: bool = True) -> bool:
        """Returns True when a request may be answered; counts it unless it is only a query."""
        now = self._clock()
        with self._turn:
            left, since = self._askers.pop(asker, (self._at_once, now))
            left = min(self._at_once, left + (now - since) * self._a_second)
            self._askers[asker] = left - 1 if left >= 1 and is_counted else left, now
            while len(self._askers) > _MOST_REMEMBERED:
                self._askers.popitem(last=False)
        return left >= 1

    def check(self, asker: str, *, is_counted: bool = True) -> None:
        """Refuses excess requests with HTTP 429."""
        if not self.allows(asker, is_counted=is_counted):
            raise WebRefusal(429, hall_refusals.TOO_OFTEN)


class Tries:
    """Limit on wrong codes and passwords per minute."""

    def __init__(self, wrong: Rate) -> None:
        """Only counts wrong attempts: forty tables may join at once."""
        self._wrong = wrong
        self._turn = asyncio.Lock()

    async def attempt(self, asker: str, attempted: Callable[[], T | None]) -> T | None:
        """Runs an attempt in a thread; returns its result, or None if it was wrong.

        Attempts run one at a time, so that a thousand concurrent ones are limited like a thousand in a row.

        Raises:
            WebRefusal: with 429, for a while after too many wrong attempts.
        """
        async with self._turn:
            self._wrong.check(asker, is_counted=False)
            found = await run_in_threadpool(attempted)
            if found is None:
                self._wrong.allows(asker)
        return found


class ConcurrentRequests:
    """Limit on concurrent requests, in total and per client. Not thread-safe."""

    def __init__(self, most: int, most_of_one: int) -> None:
        """Starts without requests."""
        self._most, self._most_of_one = most, most_of_one
        self._there: Counter[str] = Counter()
        self.total = 0
        """Number of requests."""

    @property
    def is_full(self) -> bool:
        """True when there is no room for any client."""
        return self.total >= self._most

    def enter(self, asker: str) -> bool:
        """Returns True and counts the request if there is room; a client without a name is only subject to the
        total.
        """
        if self.is_full or (asker and self._there[asker] >= self._most_of_one):
            return False
        self.total += 1
        self._there[asker] += 1
        return True

    def leave(self, asker: str) -> None:
        """Ends a counted request."""
        self.total -= 1
        self._there[asker] -= 1
        if not self._there[asker]:
            del self._there[asker]


@dataclass(frozen=True, slots=True)
class Proxies:
    """Proxies that are trusted to state whom they forward."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def __contains__(self, host: str) -> bool:
        address = _address(host)
        return address is not None and any(address in network for network in self.networks)


def read_proxies(text: str) -> Proxies:
    """Parses addresses and networks, separated by commas.

    Raises:
        ValueError: a part is neither, or includes every address.
    """
    networks = tuple(ip_network(each.strip()) for each in text.split(",") if each.strip())
    if any(network.prefixlen == 0 for network in networks):
        raise ValueError("anybody could pretend to be somebody else")
    return Proxies(networks)


def computer_of(host: str) -> str:
    """Returns the address that identifies a computer: with IPv6, its /64 network."""
    address = _address(host)
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None


def asker_of(request: Request) -> str:
    """Returns the client's address."""
    return computer_of(request.client.host if request.client else "")


async def body_of(request: Request, most: int) -> bytes:
    """Returns the body of a request; refuses one that is too long with HTTP status 413."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise WebRefusal(413, hall_refusals.TOO_LONG, most=most)
    return bytes(found)
