"""Requests of desks to a hub: joining, sending logs, the next match, and calls for the chief referee."""

import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from carrom_desk.exchange.hall_wire import (
    ANSWER,
    CALL,
    JOINING,
    LONGEST_COPY,
    LONGEST_KEY,
    LONGEST_MESSAGE,
    WAITING,
    WANTED,
    read_message,
    read_push,
    write_message,
)
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.log import MOST_ENTRIES
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.presentation.hall import hall_refusals

from .hub import Hub
from .instructions import Instructions
from .planning import EVENT_TERMS
from .web.limits import Rate, Tries, asker_of, body_of
from .web.refusals import WebRefusal

T = TypeVar("T")
_LONGEST = 10_000
"""Maximum size of a request in bytes."""


class DeskApi:
    """API for desks. A key, issued on joining, identifies a desk's table."""

    def __init__(self, hub: Hub, tries: Tries) -> None:
        """Uses a hub; `tries` limits wrong codes."""
        self._hub, self._tries, self._instructions = hub, tries, Instructions(hub)
        self._run = secrets.token_hex(8)
        self._tables = Rate(50, 400)
        self._strangers = Rate(5, 100)

    async def join(self, request: Request) -> Response:
        """Returns a key for the code of a table."""
        asked = read_message(JOINING, await body_of(request, _LONGEST))
        join = partial(self._hub.join, asked.table, asked.secret, asked.former)
        joined = await self._tries.attempt(asker_of(request), join)
        if joined is None:
            raise WebRefusal(403, hall_refusals.OLD_STICKER)
        hall = await run_in_threadpool(lambda: self._hub.id)
        return JSONResponse({"key": joined.key, "table": asked.table, "hall": hall, "waiting": joined.is_waiting})

    async def hello(self, request: Request) -> Response:
        """Records contact with a table, and returns the id of the hub's run with the rules by which the hall plays and
        instructions for it.
        """

        def told(table: HallTable) -> dict[str, object]:
            return {"event": self._hub.store.setting(EVENT_TERMS), **self._instructions.for_table(table)}

        _, answer = await self._known(request, told)
        return JSONResponse({"run": self._run, **answer})

    async def log(self, request: Request) -> Response:
        """Receives consecutive entries of a log."""
        table = await self._table(request)
        raw = await body_of(request, LONGEST_MESSAGE)
        answer = await run_in_threadpool(lambda: self._hub.receive(table, read_push(raw)))
        return Response(write_message(ANSWER, answer), media_type="application/json")

    async def copy(self, request: Request) -> Response:
        """Receives a whole log that differs from the hub's."""
        table = await self._table(request)
        raw = await body_of(request, LONGEST_COPY)
        await run_in_threadpool(lambda: self._hub.receiver.take_copy(table, read_push(raw, MOST_ENTRIES, LONGEST_COPY)))
        return JSONResponse({})

    async def next_match(self, request: Request) -> Response:
        return _sent(await run_in_threadpool(self._hub.next_match, await self._table(request)))

    async def match(self, request: Request) -> Response:
        """Returns a match of the hall for verifying a report."""
        await self._table(request)
        wanted = read_message(WANTED, await body_of(request, _LONGEST))
        return _sent(await run_in_threadpool(self._hub.match, wanted.match))

    async def call(self, request: Request) -> Response:
        """Records a call for the chief referee, or its withdrawal."""
        table, asked = await self._table(request), read_message(CALL, await body_of(request, _LONGEST))
        await run_in_threadpool(self._hub.call, table, asked.match, is_calling=asked.calls)
        return JSONResponse({})

    async def _table(self, request: Request) -> HallTable:
        return (await self._known(request, lambda _: None))[0]

    async def _known(self, request: Request, do: Callable[[HallTable], T]) -> tuple[HallTable, T]:
        """Returns the table of a request, and the result of work done for it on the same thread."""
        key = request.headers.get("authorization", "").removeprefix("Bearer ")[:LONGEST_KEY]
        if not self._hub.knows(key):
            # By address and not by key, since made-up keys would each get a new allowance. It is checked before any
            # lookup; known tables at the same address are still served.
            self._strangers.check(asker_of(request))

        def found() -> tuple[HallTable, T]:
            table = self._hub.table_of(key)
            if table is None:
                raise WebRefusal(401, hall_refusals.UNKNOWN_KEY)
            if self._hub.is_waiting(table, key):
                raise WebRefusal(WAITING, hall_refusals.DESK_WAITS)
            self._hub.note_contact(table)
            return table, do(table)

        table, done = await run_in_threadpool(found)
        self._tables.check(str(table.number))
        return table, done


def _sent(match: StoredMatch | None) -> Response:
    return Response(status_code=204) if match is None else Response(write_match(match).encode())
