"""What desks ask of a hub: to join, to send their logs, their next match, and a call for the chief referee."""

from collections.abc import Mapping

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from carrom_desk.exchange.hall_wire import LONGEST_MESSAGE, read_push, write_answer
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.document import parse_json
from carrom_desk.match.hall_store import HallTable
from carrom_desk.match.store import MatchId

from .hub import Hub
from .limits import Rate, body_of, host_of


class DeskApi:
    """A desk proves which table it is by its key, but for the joining that gives it one."""

    def __init__(self, hub: Hub, tries: Rate) -> None:
        """Ask a hub; `tries` counts codes that were wrong."""
        self._hub, self._tries = hub, tries
        self._tables = Rate(50, 400)
        self._strangers = Rate(5, 100)

    async def join(self, request: Request) -> Response:
        """A key for the code of a sticker."""
        asker = host_of(request)
        self._tries.check(asker, is_counted=False)
        asked = await _object(request)
        number, code = asked.get("table"), asked.get("secret")
        if type(number) is not int or not isinstance(code, str):
            raise HTTPException(400, "This is no request to join.")
        is_hub = asked.get("is_hub") is True
        key = await run_in_threadpool(self._hub.join, number, code[:20], is_hub=is_hub)
        if key is None:
            self._tries.allows(asker)  # only what is wrong counts: forty tables may join at once
            raise HTTPException(403, "There is no such table, or its sticker is an old one.")
        return JSONResponse({"key": key, "table": number})

    async def hello(self, request: Request) -> Response:
        """A table is there."""
        await run_in_threadpool(self._hub.hear, await self._table(request))
        return JSONResponse({})

    async def log(self, request: Request) -> Response:
        """A stretch of a log."""
        table = await self._table(request)
        raw = await body_of(request, LONGEST_MESSAGE)
        answer = await run_in_threadpool(lambda: self._hub.receive(table, read_push(raw)))
        return Response(write_answer(answer), media_type="application/json")

    async def next_match(self, request: Request) -> Response:
        """The match that the table is to play."""
        match = await run_in_threadpool(self._hub.next_match, await self._table(request))
        return Response(status_code=204) if match is None else Response(write_match(match).encode())

    async def call(self, request: Request) -> Response:
        """The umpire calls for the chief referee, or takes the call back."""
        table, asked = await self._table(request), await _object(request)
        match_id = MatchId(str(asked.get("match", ""))[:100])
        await run_in_threadpool(self._hub.call, table, match_id, is_calling=asked.get("calls") is True)
        return JSONResponse({})

    async def _table(self, request: Request) -> HallTable:
        key = request.headers.get("authorization", "").removeprefix("Bearer ")
        table = await run_in_threadpool(self._hub.table_of, key[:100])
        if table is None:
            # By the computer, not by the key: one who makes keys up would have a new allowance with each.
            self._strangers.check(host_of(request))
            raise HTTPException(401, "The hall does not know this key.")
        self._tables.check(str(table.number))
        return table


async def _object(request: Request) -> Mapping[str, object]:
    try:
        value = parse_json((await body_of(request, 10_000)).decode())
    except UnicodeDecodeError as error:
        raise HTTPException(400, "This is not UTF-8 text.") from error
    return value if isinstance(value, dict) else {}
