"""The hub on the web: what tables send, what people see, and what the chief referee does. It stores nothing itself."""

import asyncio
import contextlib
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread
from time import time
from urllib.parse import parse_qsl

from markupsafe import Markup
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from carrom_desk.exchange.codec.document import LONGEST_TEXT
from carrom_desk.exchange.invitation import Invitation
from carrom_desk.exchange.sol.sol_reading import PACKED, is_packed
from carrom_desk.hall import chief, pages
from carrom_desk.i18n import say, speak
from carrom_desk.languages import languages, speech_of
from carrom_desk.match.ports.hall_store import Counting
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.resources import resource_path

from .desk_api import DeskApi
from .hub import Hub, pairings_of
from .limits import AtOnce, Rate, Tries, asker_of, body_of
from .live import KEEP_ALIVE_S, Changes, keep_files
from .pages import LOOKS, Asked
from .views import MatchViews, log_lines, state_document, table_view

_MOST_FOLLOWERS = 1_000
"""Pages that are followed at once."""
_MOST_OF_ONE = 700
"""Of them by one computer: three hundred people behind one router with two pages each."""
_SHORTEST_PAUSE_S = 0.05
"""Between two snapshots on one page."""
_LONGEST_UPLOAD = 5_000_000
_LOG_LINES = 60
_MOST_FILES = 8
_SESSION_S = 12 * 3600
_COOKIE, _LONGEST_COOKIE = "hall", 100
_FOR_PROGRAMS = ("/api/", "/follow/", "/table/")
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with none at all a browser would not say whose a form is
    "Cache-Control": "no-store",
}
Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Served:
    """Address of the hub, and what it writes."""

    host: str
    port: int
    is_encrypted: bool = False
    language: str = "en"
    write_to: Path | None = None
    """The folder of files that are written at each change; None: none."""


class HallServer:
    """A hub's web pages and the tables' way to it."""

    def __init__(self, hub: Hub, changes: Changes, served: Served) -> None:
        """Serves a hub."""
        self._hub, self._changes, self._served = hub, changes, served
        self._views = MatchViews(hub)
        self._tries = Tries(Rate(10 / 60, 10))
        self._readers = Rate(100, 2_000)
        """A hall behind one router opens its pages at once; each takes four requests."""
        self._followers = AtOnce(_MOST_FOLLOWERS, _MOST_OF_ONE)
        self._stop = Event()
        self._bodies: dict[tuple[str, str], tuple[int, Markup]] = {}
        self._files: dict[str, bytes] = {}
        """With results, to be fetched by their names."""

    def application(self) -> Starlette:
        """Returns what a web server runs."""
        desks = DeskApi(self._hub, self._tries)
        public: dict[str, Endpoint] = {
            "/": partial(self._page, "tables"),
            "/board/{place}": partial(self._page, "board"),
            "/overlay/{place}": partial(self._page, "overlay"),
            "/results": partial(self._page, "results"),
            "/table/{place}.json": self._document,
            "/join/{code}": self._how_to_join,
            "/follow/{page:path}": self._follow,
            "/static/{name}": self._static,
        }
        # Where a form was answered, another look is asked for at its address.
        of_chief = dict.fromkeys(("/hall", "/hall/do", "/hall/login"), self._chief)
        of_chief |= {
            "/hall/compare/{match}": self._compare,
            "/stickers": self._stickers,
            "/hall/results/{name}": self._file,
        }
        sent = {
            "/api/join": desks.join,
            "/api/hello": desks.hello,
            "/api/log": desks.log,
            "/api/copy": desks.copy,
            "/api/next": desks.next_match,
            "/api/call": desks.call,
            "/api/match": desks.match,
            "/hall/login": self._login,
            "/hall/do": self._for_chief(self._do),
        }
        routes = [Route(path, self._guarded(do)) for path, do in public.items()]
        routes += [Route(path, self._guarded(self._for_chief(do))) for path, do in of_chief.items()]
        routes += [Route(path, self._guarded(do), methods=["POST"]) for path, do in sent.items()]
        refusals = dict.fromkeys((InvalidDocument, StoreError, HTTPException, Exception), self._refused)
        return Starlette(routes=routes, lifespan=self._lifespan, exception_handlers=refusals)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        self._changes.begin()
        listener = Thread(target=self._listen, name="other hubs", daemon=True)
        listener.start()
        served = self._served
        writer = asyncio.create_task(keep_files(self._views, self._changes, served.write_to, served.language))
        try:
            yield
        finally:
            self._stop.set()
            writer.cancel()
            self._changes.note()

    def _listen(self) -> None:
        """What other hubs on the same database have stored shows on this one's pages."""
        while not self._stop.is_set():
            with contextlib.suppress(StoreError):
                for said in self._hub.store.changes(self._stop):
                    hub, _, match_id = said.partition(" ")
                    if hub != self._changes.me:
                        self._hub.forget(match_id)
                        self._changes.note()
                return
            self._stop.wait(1.0)

    # What everything goes through

    def _guarded(self, do: Endpoint) -> Endpoint:
        """Limits, and headers that let nothing foreign in."""

        async def guarded(request: Request) -> Response:
            if not request.url.path.startswith("/api/"):
                self._readers.check(asker_of(request))
                _refuse_foreign_form(request)
            response = await do(request)
            response.headers.update(_HEADERS)
            return response

        return guarded

    def _refused(self, request: Request, error: Exception) -> Response:
        """Every refusal in a sentence: as data for programs, as a page for people."""
        match error:
            case InvalidDocument():
                status, problems = 400, error.problems
            case StoreError():
                status, problems = 503, (DocumentProblem("", str(error)),)
            case HTTPException():
                status, problems = error.status_code, (DocumentProblem("", error.detail),)
            case _:
                status, problems = 500, (DocumentProblem("", "A fault in the hall’s program. Nothing was changed."),)
        if request.url.path.startswith(_FOR_PROGRAMS):
            found = [{"at": each.at, "problem": each.problem} for each in problems[:20]]
            return JSONResponse({"error": {"problems": found}}, status, _HEADERS)
        body = pages.refusal([f"{each.at} {each.problem}".strip() for each in problems[:20]])
        return HTMLResponse(pages.page(self._asked(request), "Carrom Desk", "", body), status, _HEADERS)

    def _for_chief(self, do: Endpoint) -> Endpoint:
        """A device that has not entered the password is asked for it instead."""

        async def for_chief(request: Request) -> Response:
            return await (do(request) if self._is_chief(request) else self._ask_for_password(request))

        return for_chief

    # Pages

    def _asked(self, request: Request) -> Asked:
        wanted = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
        codes = (each.partition(";")[0].partition("-")[0].strip().lower() for each in wanted)
        known = languages()
        language = next((code for code in codes if code in known), self._served.language)
        look = request.query_params.get("look", "")
        speak(speech_of(language))  # for the rest of this request, which has a context of its own
        return Asked(language, look if look in LOOKS else "")

    def _body_of(self, page: str, asked: Asked) -> Markup:
        """The part of a page that is followed, made once for all who follow it."""
        total, key = self._changes.total, (page, asked.language)
        made = self._bodies.get(key)
        if made is not None and made[0] == total and page != "hall":
            return made[1]
        body = self._made(page, asked)
        if len(self._bodies) > _MOST_FOLLOWERS:
            self._bodies.clear()
        self._bodies[key] = (total, body)
        return body

    def _made(self, page: str, asked: Asked) -> Markup:
        kind, _, place = page.partition("/")
        if kind == "board":
            found = self._hub.at_place(place)
            view = None if found is None else table_view(found)
            record = None if found is None else found.record
            lines = () if record is None else log_lines(record, _LOG_LINES)
            return pages.board(view, lines)
        if kind == "overlay":
            found = self._hub.at_place(place)
            return pages.overlay(None if found is None else table_view(found))
        views = self._views.all()
        if kind == "results":
            return pages.results(views)
        if kind == "hall":
            return chief.attention(asked, views, self._hub.store.tables())
        return pages.overview(asked, views)

    async def _page(self, kind: str, request: Request, more: str = "") -> Response:
        """A page whose part in the middle is followed; what is `more` stands still."""
        asked = self._asked(request)
        place = _place(request) if "place" in request.path_params else ""
        title = say(pages.TITLES[kind], place=place)
        page = f"{kind}/{place}" if place else kind
        body = await run_in_threadpool(self._body_of, page, asked)
        live = asked.link(f"/follow/{page}")
        return HTMLResponse(pages.page(asked, title, live, pages.stamped(body), more, is_overlay=kind == "overlay"))

    async def _document(self, request: Request) -> Response:
        found = await run_in_threadpool(self._hub.at_place, _place(request))
        if found is None:
            raise HTTPException(404, "No match has been heard of at this table.")
        self._asked(request)
        return JSONResponse(state_document(table_view(found)))

    async def _static(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in ("hall.css", "hall.js"):
            raise HTTPException(404, "There is no such page.")
        return FileResponse(resource_path(f"hall/{name}"))

    async def _how_to_join(self, request: Request) -> Response:
        asked = self._asked(request)
        body = chief.how_to_join(request.path_params["code"][:40])
        return HTMLResponse(pages.page(asked, "Carrom Desk", "", body))

    async def _follow(self, request: Request) -> Response:
        """Server-Sent Events: the whole part at once, and again at each change."""
        page, asked = request.path_params["page"], self._asked(request)
        kind, _, place = page.partition("/")
        if kind not in pages.TITLES or place.strip("0123456789."):
            raise HTTPException(404, "There is no such page.")
        if kind == "hall" and not self._is_chief(request):
            raise HTTPException(403, "Enter the password first.")
        return _Followed(self._snapshots(page, asked), self._followers, asker_of(request))

    async def _snapshots(self, page: str, asked: Asked) -> AsyncIterator[bytes]:
        sent = ""
        yield b"retry: 1000\n\n"
        while not self._stop.is_set():
            total = self._changes.total
            body = await run_in_threadpool(self._body_of, page, asked)
            if body != sent:
                sent = body
                lines = pages.stamped(body).splitlines()
                yield ("".join(f"data: {line}\n" for line in lines) + "\n").encode()
            await asyncio.sleep(_SHORTEST_PAUSE_S)
            if not await self._changes.after(total, KEEP_ALIVE_S):
                sent = ""  # time alone may have made a table silent
                self._bodies.pop((page, asked.language), None)
                yield b": still there\n\n"

    # The chief referee

    def _is_chief(self, request: Request) -> bool:
        until, _, signature = request.cookies.get(_COOKIE, "")[:_LONGEST_COOKIE].partition(".")
        if not until.isdecimal() or int(until) < time():
            return False
        return hmac.compare_digest(self._hub.sign(f"chief {until}").encode(), signature.encode())

    async def _login(self, request: Request) -> Response:
        typed = dict(parse_qsl((await body_of(request, 10_000)).decode(errors="replace")))
        password = typed.get("password", "")
        # Another allowance than that of codes: who mistypes those keeps no chief referee out.
        asker = f"login {asker_of(request)}"
        if not await self._tries.attempt(asker, lambda: self._hub.is_password(password) or None):
            return await self._ask_for_password(request, is_wrong=True)
        until = int(time()) + _SESSION_S
        response = RedirectResponse(self._asked(request).link("/hall"), 303)
        value = f"{until}.{self._hub.sign(f'chief {until}')}"
        response.set_cookie(
            _COOKIE, value, max_age=_SESSION_S, httponly=True, samesite="strict", secure=self._served.is_encrypted
        )
        return response

    async def _ask_for_password(self, request: Request, *, is_wrong: bool = False) -> Response:
        asked = self._asked(request)
        body = chief.login(asked, is_wrong=is_wrong)
        status = 403 if is_wrong else 200
        return HTMLResponse(pages.page(asked, say(pages.CHIEF_REFEREE), "", body), status)

    async def _chief(self, request: Request) -> Response:
        asked = self._asked(request)
        views, tables = await run_in_threadpool(lambda: (self._views.all(), self._hub.store.tables()))
        return await self._page("hall", request, chief.running(asked, views, tables))

    async def _compare(self, request: Request) -> Response:
        asked, match_id = self._asked(request), MatchId(request.path_params["match"])
        both = await run_in_threadpool(self._hub.both_logs, match_id)
        body = await run_in_threadpool(chief.compared, asked, match_id, both)
        return HTMLResponse(pages.page(asked, say(chief.TWO_LOGS), "", body))

    async def _stickers(self, request: Request) -> Response:
        asked, served = self._asked(request), self._served
        here = partial(Invitation, served.host, served.port, is_encrypted=served.is_encrypted)
        invitations = [here(table.number, table.code) for table in await run_in_threadpool(self._hub.store.tables)]
        body = await run_in_threadpool(chief.stickers, invitations)
        return HTMLResponse(pages.page(asked, say(chief.STICKERS), "", body))

    async def _do(self, request: Request) -> Response:
        if int(request.headers.get("content-length") or _LONGEST_UPLOAD + 1) > _LONGEST_UPLOAD:
            raise HTTPException(413, "This file is too large.")
        async with request.form(max_files=1, max_fields=10) as form:
            typed = {name: value for name, value in form.items() if isinstance(value, str)}
            upload = form.get("file")
            content = b"" if upload is None or isinstance(upload, str) else await upload.read()
            name = "" if upload is None or isinstance(upload, str) else upload.filename or ""
        try:
            if typed.get("act") == "results":
                return await run_in_threadpool(self._results, self._asked(request), content, name)
            await run_in_threadpool(self._done, typed, content, name)
        except (ValueError, LookupError) as error:
            raise HTTPException(400, "This form cannot be read.") from error
        return RedirectResponse(self._asked(request).link("/hall"), 303)

    def _done(self, typed: dict[str, str], content: bytes, name: str) -> None:
        hub = self._hub
        match typed.get("act"):
            case "coming":
                hub.answer_call(MatchId(typed["match"]))
            case "withdraw":
                hub.withdraw(int(typed["table"]))
            case "let_in" | "keep_out" as act:
                hub.let_in(int(typed["table"]), is_let_in=act == "let_in")
            case "settle":
                hub.settle(MatchId(typed["match"]), Counting(typed["counting"]), typed["reason"][:LONGEST_TEXT])
            case "tables":
                hub.open(int(typed["count"]))
            case "move":
                hub.move(MatchId(typed.get("match", "")), int(typed["table"]))
            case "plan":
                hub.plan(pairings_of(typed.get("event", ""), typed.get("typed", ""), content, name))
            case _:
                raise HTTPException(400, "This form cannot be read.")

    def _results(self, asked: Asked, content: bytes, name: str) -> Response:
        """Says what was written and what was not, and keeps the file until it is fetched."""
        found = self._hub.results(content, name)
        ending = PACKED if is_packed(name) else ".sol"
        file = f"results-{sha256(found.text.encode()).hexdigest()[:12]}{ending}"
        self._files = {**dict(list(self._files.items())[-_MOST_FILES:]), file: found.content_for(file)}
        body = chief.written(found, asked.link(f"/hall/results/{file}"))
        return HTMLResponse(pages.page(asked, say(chief.RESULTS_FOR_SOL), "", body))

    async def _file(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in self._files:
            raise HTTPException(404, "This file is not here any more. Hand in the organiser’s file once more.")
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(self._files[name], media_type="application/octet-stream", headers=headers)


class _Followed(StreamingResponse):
    """A page that is followed: there has to be room for it, which is free again however it ends."""

    def __init__(self, snapshots: AsyncIterator[bytes], followers: AtOnce, asker: str) -> None:
        super().__init__(snapshots, media_type="text/event-stream")
        if not followers.enter(asker):
            raise HTTPException(503, "Too many pages are followed at once.")
        self._leave = partial(followers.leave, asker)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()


def _refuse_foreign_form(request: Request) -> None:
    """A form of another page may not act in the chief referee's name."""
    origin = request.headers.get("origin")
    if request.method == "POST" and origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise HTTPException(403, "This form came from another page.")


def _place(request: Request) -> str:
    place: str = request.path_params["place"]
    if not place or len(place) > 20 or place.strip("0123456789.") or not all(place.split(".")):
        raise HTTPException(404, "There is no such table.")
    return place
