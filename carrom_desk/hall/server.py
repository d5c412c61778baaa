"""Web server of the hub: routes to the API for tables, the public pages, and the chief referee's. It stores nothing
itself.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import asdict
from functools import partial
from threading import Event, Thread

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from carrom_desk.match.ports.store import StoreError
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.wording.refusal_text import fault_line

from .desk_api import DeskApi
from .downloads import Downloads
from .hub import Hub
from .live import Changes, keep_files, watch_silence
from .pages import public as pages
from .pages.public import Shell
from .sessions import ChiefSessions
from .views.hall_views import HallViews
from .web.answers import HEADERS, headers_of, refuse_foreign_form, static
from .web.chief_web import ChiefWeb
from .web.limits import Rate, Tries, asker_of
from .web.live_pages import Endpoint, LivePages
from .web.refusals import refusal_of
from .web.served import Served

_FOR_PROGRAMS = ("/api/", "/follow/", "/table/", "/results.json")


class HallServer:
    """Serves a hub's web pages and the API for tables."""

    def __init__(self, hub: Hub, changes: Changes, served: Served) -> None:
        """Serves a hub."""
        self._hub, self._changes, self._served = hub, changes, served
        self._views, sessions = HallViews(hub), ChiefSessions(hub)
        changes.watch(self._views.note)
        self._tries = Tries(Rate(10 / 60, 10))
        self._pages = LivePages(hub, self._views, changes, served, sessions, self._tries)
        self._chief = ChiefWeb(hub, self._views, self._pages, served, sessions, self._tries)
        self._readers = Rate(100, 2_000)
        """Rate limit for readers: all people in a hall, behind one router, may open their pages at once, with four
        requests each.
        """
        self._stop = Event()

    def application(self) -> Starlette:
        """Returns the ASGI application."""
        chief, live = self._chief, self._pages
        desks, files = DeskApi(self._hub, self._tries), Downloads(self._hub, self._views)
        public: dict[str, Endpoint] = {
            "/": partial(live.page, "tables"),
            "/results.json": live.downloaded(files.results),
            "/results.csv": live.downloaded(files.spreadsheet),
            "/results.xlsx": live.downloaded(files.workbook),
            "/player/{name:path}": live.player,
            "/table/{place}.json": live.downloaded(files.table),
            "/join/{code}": live.sticker,
            "/static/{name:path}": static,
        }
        public |= {f"/{kind}/{{place}}": partial(live.page, kind) for kind in ("board", "overlay", "clock")}
        public |= {f"/{kind}": partial(live.page, kind) for kind in ("wall", "next", "standings", "results")}
        # The response to a form must not be reloaded: another theme is requested at the page's own address.
        of_chief: dict[str, Endpoint] = dict.fromkeys(("/hall", "/hall/do", "/hall/login"), chief.running)
        of_chief |= {
            "/hall/setup": chief.setting_up,
            "/hall/compare/{match}": chief.compare,
            "/hall/correct/{match}": chief.correct,
            "/hall/log": chief.log,
            "/stickers": chief.stickers,
            "/hall/results/{name}": chief.file,
            "/hall/sheet/{match}": live.downloaded(files.sheet),
        }
        sent = {
            "/api/join": desks.join,
            "/api/hello": desks.hello,
            "/api/log": desks.log,
            "/api/copy": desks.copy,
            "/api/next": desks.next_match,
            "/api/call": desks.call,
            "/api/match": desks.match,
            "/join/{code}": live.play,
            "/hall/login": chief.login,
            "/hall/logout": chief.logout,
            "/hall/do": chief.only(chief.do),
        }
        packed = [Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)]
        routes = [Route(path, self._guarded(do), middleware=packed) for path, do in public.items()]
        # Not packed here: messages are compressed once for all followers, and there are hundreds in a second.
        routes.append(Route("/follow/{page:path}", self._guarded(live.follow)))
        routes += [Route(path, self._guarded(chief.only(do)), middleware=packed) for path, do in of_chief.items()]
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
        watcher = asyncio.create_task(watch_silence(self._views, self._changes))
        try:
            yield
        finally:
            self._stop.set()
            writer.cancel()
            watcher.cancel()
            self._changes.note()

    def end(self) -> None:
        """Ends what would otherwise go on while the hub stops; called on its event loop."""
        self._pages.end()

    def _listen(self) -> None:
        """Follows changes by other hubs on the same database."""
        while not self._stop.is_set():
            with contextlib.suppress(StoreError):
                for told in self._hub.store.changes(self._stop):
                    hub, _, match_id = told.partition(" ")
                    if hub != self._changes.me:
                        self._hub.forget(match_id)
                        self._changes.note(match_id)
                return
            self._stop.wait(1.0)
            self._hub.forget("")  # notifications during the interruption were missed
            self._changes.note()

    # Middleware

    def _guarded(self, do: Endpoint) -> Endpoint:
        """Applies limits, and headers that block foreign content."""

        async def guarded(request: Request) -> Response:
            if not request.url.path.startswith("/api/"):
                self._readers.check(asker_of(request))
                refuse_foreign_form(request)
            response = await do(request)
            response.headers.update(headers_of(request))
            return response

        return guarded

    def _refused(self, request: Request, error: Exception) -> Response:
        """Returns a refusal as a sentence: JSON for programs, a page for people."""
        asked = self._pages.asked(request)
        status, problems = refusal_of(error)
        if request.url.path.startswith(_FOR_PROGRAMS):
            return JSONResponse({"error": {"problems": [asdict(each) for each in problems]}}, status, HEADERS)
        is_of_file = request.url.path.startswith("/hall/")  # the messages have line numbers
        body = pages.refusal(asked, [fault_line(each) if is_of_file and each.at else each.problem for each in problems])
        return HTMLResponse(pages.page(asked, Shell(), "", body), status, HEADERS)
