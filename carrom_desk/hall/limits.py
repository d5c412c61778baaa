"""What anybody may ask of a hub: how often, and how much at once."""

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from starlette.exceptions import HTTPException
from starlette.requests import Request

_MOST_REMEMBERED = 10_000
"""Askers; the one not heard of for the longest time is forgotten first."""


class Rate:
    """So many a second in the long run, and so many at once, for each asker."""

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Count from full allowances."""
        self._a_second, self._at_once, self._clock = a_second, at_once, clock
        self._askers: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each has left, and since when."""
        self._turn = Lock()

    def allows(self, asker: str, *, is_counted: bool = True) -> bool:
        """Whether it may be answered; if so, it counts, unless it is only asked for."""
        now = self._clock()
        with self._turn:
            left, since = self._askers.pop(asker, (self._at_once, now))
            left = min(self._at_once, left + (now - since) * self._a_second)
            self._askers[asker] = left - 1 if left >= 1 and is_counted else left, now
            while len(self._askers) > _MOST_REMEMBERED:
                self._askers.popitem(last=False)
        return left >= 1

    def check(self, asker: str, *, is_counted: bool = True) -> None:
        """Refuse what is too much, with HTTP's 429."""
        if not self.allows(asker, is_counted=is_counted):
            raise HTTPException(429, "Too much was asked or tried at once. Wait a minute.")


def host_of(request: Request) -> str:
    """The computer that asks."""
    return request.client.host if request.client else ""


async def body_of(request: Request, most: int) -> bytes:
    """What was sent; more than so many bytes are refused, with HTTP's 413."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise HTTPException(413, f"This is too long: at most {most} bytes are read.")
    return bytes(found)
