"""Web server of the hub: API for tables, public pages, and the chief referee's pages. It stores nothing itself."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial
from hashlib import sha256
from secrets import token_hex
from threading import Event, Thread
from urllib.parse import parse_qsl

from markupsafe import Markup
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from carrom_desk.exchange.invitation import MOST_TABLES, NotAnInvitation, read_invitation
from carrom_desk.exchange.sol.sol_reading import PACKED, is_packed
from carrom_desk.i18n import say, speak
from carrom_desk.languages import languages, speaking, speech_of
from carrom_desk.match.ports.store import MatchId, StoreConflict, StoreError
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.presentation.hall.hall_text import (
    CHIEF_REFEREE,
    CORRECT_MATCH,
    LOG_OF_CHIEFS,
    LOOKS,
    RESULTS_FOR_SOL,
    SETTING_UP,
    STICKERS,
    TABLE,
    TWO_LOGS,
)
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.presentation.wording.refusal_text import fault_line
from carrom_desk.rules.texts.words import Sentence, said

from . import players
from .chief_desk import ChiefDesk, typed_in
from .desk_api import DeskApi
from .downloads import Downloads
from .hub import Hub
from .live import Changes, Channel, Parts, keep_files, watch_silence, whole
from .pages import chief
from .pages import public as pages
from .pages.public import Asked, PublicPages, Shell
from .planning import CHIEF_NAME, EVENT, HALL_NAME, TypedPairings
from .players import PlayersTables
from .sessions import SESSION_S, Session, Sessions
from .views.hall_views import HallViews
from .web.answers import HEADERS, FollowerStream, headers_of, place_in, refusal_of, refuse_foreign_form, static
from .web.limits import AtOnce, Rate, Tries, asker_of, body_of
from .web.served import Served

_MOST_FOLLOWERS = 1_000
"""Maximum number of followed pages."""
_MOST_OF_ONE = 700
"""Maximum for one address: three hundred people behind one router with two pages each."""
_LONGEST_UPLOAD = 5_000_000
_MOST_FILES = 8
_COOKIE, _PHONE, _LONGEST_COOKIE = "hall", "phone", 100
_FOR_PROGRAMS = ("/api/", "/follow/", "/table/", "/results.json")
Endpoint = Callable[[Request], Awaitable[Response]]


class HallServer:
    """Serves a hub's web pages and the API for tables."""

    def __init__(self, hub: Hub, changes: Changes, served: Served) -> None:
        """Serves a hub."""
        self._hub, self._changes, self._served = hub, changes, served
        self._views = HallViews(hub)
        self._pages = PublicPages(hub, self._views)
        self._chief_pages = chief.ChiefPages(hub, self._views)
        self._desk = ChiefDesk(hub, self._views)
        self._players = PlayersTables(hub)
        self._sessions = Sessions(hub)
        self._channels: dict[tuple[str, Asked], Channel] = {}
        changes.watch(self._views.note)
        self._tries = Tries(Rate(10 / 60, 10))
        self._readers = Rate(100, 2_000)
        """Rate limit for readers: all people in a hall, behind one router, may open their pages at once, with four
        requests each.
        """
        self._followers = AtOnce(_MOST_FOLLOWERS, _MOST_OF_ONE)
        self._stop = Event()
        self._files: dict[str, bytes] = {}
        """Files with results, for download by name."""

    def application(self) -> Starlette:
        """Returns the ASGI application."""
        desks, files = DeskApi(self._hub, self._tries), Downloads(self._hub, self._views)
        public: dict[str, Endpoint] = {
            "/": partial(self._page, "tables"),
            "/results.json": self._downloaded(files.results),
            "/results.csv": self._downloaded(files.spreadsheet),
            "/results.xlsx": self._downloaded(files.workbook),
            "/player/{name:path}": self._player,
            "/table/{place}.json": self._downloaded(files.table),
            "/join/{code}": self._sticker,
            "/follow/{page:path}": self._follow,
            "/static/{name:path}": static,
        }
        public |= {f"/{kind}/{{place}}": partial(self._page, kind) for kind in ("board", "overlay", "clock")}
        public |= {f"/{kind}": partial(self._page, kind) for kind in ("wall", "next", "standings", "results")}
        # The response to a form must not be reloaded: another theme is requested at the page's own address.
        of_chief: dict[str, Endpoint] = dict.fromkeys(("/hall", "/hall/do", "/hall/login"), self._chief)
        of_chief |= {
            "/hall/setup": partial(self._chief_page, is_setup=True),
            "/hall/compare/{match}": self._compare,
            "/hall/correct/{match}": self._correct,
            "/hall/log": self._log_of_chiefs,
            "/stickers": self._stickers,
            "/hall/results/{name}": self._file,
            "/hall/sheet/{match}": self._downloaded(files.sheet),
        }
        sent = {
            "/api/join": desks.join,
            "/api/hello": desks.hello,
            "/api/log": desks.log,
            "/api/copy": desks.copy,
            "/api/next": desks.next_match,
            "/api/call": desks.call,
            "/api/match": desks.match,
            "/join/{code}": self._play,
            "/hall/login": self._login,
            "/hall/logout": self._logout,
            "/hall/do": self._for_chief(self._do),
        }
        routes = [Route(path, self._guarded(do)) for path, do in public.items()]
        routes += [Route(path, self._guarded(self._for_chief(do))) for path, do in of_chief.items()]
        routes += [Route(path, self._guarded(do), methods=["POST"]) for path, do in sent.items()]
        refusals = dict.fromkeys((InvalidDocument, StoreError, HTTPException, Exception), self._refused)
        packed = [Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)]
        return Starlette(routes=routes, lifespan=self._lifespan, exception_handlers=refusals, middleware=packed)

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
        asked = self._asked(request)
        status, problems = refusal_of(error)
        if request.url.path.startswith(_FOR_PROGRAMS):
            return JSONResponse({"error": {"problems": [asdict(each) for each in problems]}}, status, HEADERS)
        is_of_file = request.url.path.startswith("/hall/")  # the messages have line numbers
        body = pages.refusal(asked, [fault_line(each) if is_of_file and each.at else each.problem for each in problems])
        return HTMLResponse(pages.page(asked, Shell(), "", body), status, HEADERS)

    def _for_chief(self, do: Endpoint) -> Endpoint:
        """Restricts a handler to the chief referee; others get the sign-in page."""

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
        speak(speech_of(language))  # for the rest of this request, which has its own context
        return Asked(language, look if look in LOOKS else "", is_swapped=request.query_params.get("sides") == "swapped")

    def _asked_for(self, kind: str, request: Request) -> Asked:
        """Returns the options of a live page; the chief referee can approve on the page with the results."""
        return replace(self._asked(request), is_chief=kind == "results" and self._is_chief(request))

    def _shell(self, kind: str = "", title: str = "Carrom Desk") -> Shell:
        setting, served = self._hub.store.setting, self._served
        address = f"{served.host}:{served.port}"
        terms = self._hub.planning.terms()
        laws = "" if terms is None else laws_name(terms.laws, is_short=True)
        return Shell(kind, title, setting(EVENT), setting(HALL_NAME), setting(CHIEF_NAME), address, laws)

    def _parts(self, page: str, asked: Asked) -> Parts:
        with speaking(asked.language):
            kind, _, place = page.partition("/")
            if kind == "players":
                shown = self._players.at_phone(int(place))
                return self._pages.players(shown, self._views.of_match(shown.match))
            if kind == "hall":
                return self._chief_pages.parts(asked, place)
            return self._pages.parts(kind, place, asked)

    async def _page(self, kind: str, request: Request) -> Response:
        """Returns a live page."""
        asked = self._asked_for(kind, request)
        place = place_in(request) if "place" in request.path_params else ""
        title, page = say(pages.TITLES[kind], place=place), f"{kind}/{place}" if place else kind

        def made() -> str:
            if place and place not in {str(each.number) for each in self._views.tables_known()}:
                raise HTTPException(404, Sentence.of(hall_refusals.NO_TABLE))
            return pages.page(
                asked, self._shell(kind, title), asked.link(f"/follow/{page}"), whole(self._parts(page, asked))
            )

        return HTMLResponse(await run_in_threadpool(made))

    async def _still(
        self, request: Request, title: str, body: Callable[[Asked], Markup], status: int = 200
    ) -> Response:
        """Returns a static page."""
        asked = self._asked(request)
        made = await run_in_threadpool(lambda: pages.page(asked, self._shell("still", title), "", body(asked)))
        return HTMLResponse(made, status)

    def _downloaded(self, make: Callable[[Request], Response]) -> Endpoint:
        """A file in the visitor's language."""

        async def downloaded(request: Request) -> Response:
            self._asked(request)
            return await run_in_threadpool(make, request)

        return downloaded

    async def _at_sticker(self, request: Request, code: str) -> int | None:
        """Returns the table whose QR code a phone has scanned; None if the code is invalid."""
        try:
            found = read_invitation(code[:40])
        except NotAnInvitation:
            return None
        if not 0 < found.table <= MOST_TABLES:
            return None
        at_sticker = partial(self._hub.at_sticker, found.table, found.secret)
        table = await self._tries.attempt(f"sticker {asker_of(request)}", at_sticker)
        return None if table is None else table.number

    async def _sticker(self, request: Request) -> Response:
        """Handles a scanned QR code: players can enter boards, or see the board if a desk records it."""
        code = request.path_params["code"][:40]
        number, asked = await self._at_sticker(request, code), self._asked(request)
        if number is None:
            return await self._still(request, "Carrom Desk", lambda _: chief.how_to_join(code))
        shown = await run_in_threadpool(self._players.at_phone, number)
        if shown.has_desk:
            return RedirectResponse(asked.link(f"/board/{number}"), 303)
        page = f"players/{number}"

        def made() -> str:
            shell = self._shell("players", say(TABLE, place=number))
            parts = whole(self._parts(page, asked))
            return pages.page(asked, shell, f"{asked.link(f'/follow/{page}')}&code={code}", parts)

        response = HTMLResponse(await run_in_threadpool(made))
        if not request.cookies.get(_PHONE):
            is_encrypted = request.url.scheme == "https"
            phone = token_hex(8)
            response.set_cookie(_PHONE, phone, max_age=SESSION_S, httponly=True, samesite="strict", secure=is_encrypted)
        return response

    async def _play(self, request: Request) -> Response:
        """Handles entries of players at a table without an umpire."""
        number = await self._at_sticker(request, request.path_params["code"])
        self._asked(request)
        if number is None:
            raise HTTPException(403, Sentence.of(hall_refusals.OLD_STICKER))
        typed = dict(parse_qsl((await body_of(request, 10_000)).decode(errors="replace"), keep_blank_values=True))
        try:
            phone = request.cookies.get(_PHONE, "")[:_LONGEST_COOKIE]
            await run_in_threadpool(players.act, self._players, number, typed, phone)
        except (ValueError, LookupError) as error:
            raise HTTPException(400, Sentence.of(hall_refusals.UNREADABLE_FORM)) from error
        return RedirectResponse(request.url.path, 303)

    async def _follow(self, request: Request) -> Response:
        """Streams Server-Sent Events: first the whole page, then changes."""
        page = request.path_params["page"]
        kind, _, place = page.partition("/")
        asked = self._asked_for(kind, request)
        is_odd = bool(place) is not (kind in pages.OF_A_TABLE) and kind != "hall"
        if kind not in pages.TITLES or place.strip("0123456789.") or is_odd:
            raise HTTPException(404, Sentence.of(hall_refusals.NO_PAGE))
        code = request.query_params.get("code", "")
        if kind == "players" and str(await self._at_sticker(request, code)) != place:
            raise HTTPException(403, Sentence.of(hall_refusals.OLD_STICKER))
        if kind == "hall" and not self._is_chief(request):
            raise HTTPException(403, Sentence.of(hall_refusals.NOT_SIGNED_IN))
        key = page, asked
        if len(self._channels) > _MOST_FOLLOWERS:
            self._channels = {each: channel for each, channel in self._channels.items() if channel.is_followed}
        channel = self._channels.setdefault(key, Channel(partial(self._parts, page, asked), self._changes))
        is_packed = "gzip" in request.headers.get("accept-encoding", "")
        return FollowerStream(
            channel.follow(is_packed=is_packed), self._followers, asker_of(request), is_packed=is_packed
        )

    # The chief referee

    def _is_chief(self, request: Request) -> bool:
        return self._session(request) is not None

    def _session(self, request: Request) -> Session | None:
        return self._sessions.of_cookie(request.cookies.get(_COOKIE, ""))

    async def _logout(self, request: Request) -> Response:
        session = self._session(request)
        if session is not None:
            await run_in_threadpool(self._sessions.end, session)
        response = RedirectResponse(self._asked(request).link("/"), 303)
        response.delete_cookie(_COOKIE)
        return response

    async def _log_of_chiefs(self, request: Request) -> Response:
        self._asked(request)
        return await self._still(request, say(LOG_OF_CHIEFS), lambda _: chief.log_of(self._sessions.log()))

    async def _login(self, request: Request) -> Response:
        typed = dict(parse_qsl((await body_of(request, 10_000)).decode(errors="replace")))
        password = typed.get("password", "")
        # Separate from the limit for codes, so that mistyped codes never lock out the chief referee.
        asker = f"login {asker_of(request)}"
        if not await self._tries.attempt(asker, lambda: self._hub.is_password(password) or None):
            return await self._ask_for_password(request, is_wrong=True)
        response = RedirectResponse(self._asked(request).link("/hall"), 303)
        value = self._sessions.begin(typed.get("name", ""))
        response.set_cookie(
            _COOKIE, value, max_age=SESSION_S, httponly=True, samesite="strict", secure=request.url.scheme == "https"
        )
        return response

    async def _ask_for_password(self, request: Request, *, is_wrong: bool = False) -> Response:
        self._asked(request)
        body = partial(chief.login, is_wrong=is_wrong)
        return await self._still(request, say(CHIEF_REFEREE), body, 403 if is_wrong else 200)

    async def _chief(self, request: Request) -> Response:
        return await self._chief_page(request)

    async def _chief_page(
        self, request: Request, doubtful: chief.Doubtful | None = None, status: int = 200, *, is_setup: bool = False
    ) -> Response:
        """Returns the chief referee's page, or the one to set up an event with what was typed and not added."""
        asked = self._asked(request)
        told = self._desk.told(request.query_params.get("said", ""))
        chosen = request.query_params.get("at", "")

        def made() -> str:
            if is_setup:
                shell = self._shell("setup", say(SETTING_UP))
                forms = chief.setting_up(asked, shell, self._hub, self._views, told, doubtful)
                return pages.page(asked, shell, "", Markup(), forms)
            shell, place = self._shell("hall", say(CHIEF_REFEREE)), self._chief_pages.chosen_place(chosen)
            page = f"hall/{place}" if place else "hall"
            parts, more = self._parts(page, asked), chief.running(asked, self._hub, self._views, told)
            return pages.page(asked, shell, asked.link(f"/follow/{page}"), whole(parts), more)

        return HTMLResponse(await run_in_threadpool(made), status)

    async def _compare(self, request: Request) -> Response:
        match_id = MatchId(request.path_params["match"])
        self._asked(request)

        def compared(asked: Asked) -> Markup:
            if self._hub.store.hall_match(match_id) is None:
                raise HTTPException(404, Sentence.of(hall_refusals.NO_MATCH_OR_TABLE))
            return chief.compared(asked, match_id, self._hub.both_logs(match_id))

        return await self._still(request, say(TWO_LOGS), compared)

    async def _player(self, request: Request) -> Response:
        """Returns the matches of a player, or of a pair."""
        name = request.path_params["name"]

        def made(_asked: Asked) -> Markup:
            results, planned = self._views.of_player(name)
            if not results and not planned:
                raise HTTPException(404, Sentence.of(hall_refusals.NO_PLAYER))
            return pages.player(results, planned)

        return await self._still(request, name, made)

    async def _stickers(self, request: Request) -> Response:
        self._asked(request)

        def stickers(_asked: Asked) -> Markup:
            return chief.stickers(
                [self._served.invitation(each.number, each.code) for each in self._hub.store.tables()]
            )

        return await self._still(request, say(STICKERS), stickers)

    async def _do(self, request: Request) -> Response:
        if int(request.headers.get("content-length") or _LONGEST_UPLOAD + 1) > _LONGEST_UPLOAD:
            raise HTTPException(413, Sentence.of(hall_refusals.TOO_LARGE))
        async with request.form(max_files=1, max_fields=30) as form:
            typed = {name: value for name, value in form.items() if isinstance(value, str)}
            upload = form.get("file")
            content = b"" if upload is None or isinstance(upload, str) else await upload.read()
            name = "" if upload is None or isinstance(upload, str) else upload.filename or ""
        asked = self._asked(request)
        try:
            if typed.get("act") == "correct" and not typed.get("sure"):
                return await self._preview(request, typed)
            if typed.get("act") == "results":
                return await self._results(request, content, name)
            if (
                typed.get("act") == "plan"
                and not content
                and typed.get("sure", "").split() != typed.get("typed", "").split()
            ):
                doubts = await run_in_threadpool(self._desk.doubts, typed)
                if doubts:
                    doubtful = chief.Doubtful(typed_in(typed), [said(each) for each in doubts], can_be_added=True)
                    return await self._chief_page(request, doubtful, 409, is_setup=True)
            token = await run_in_threadpool(self._done, request, typed, content, name)
        except InvalidDocument as error:
            if typed.get("act") not in ("plan", "terms"):
                raise
            place = "file" if content else "typed" if typed["act"] == "plan" else "terms"
            words_of = chief.fault_of_terms if place == "terms" else chief.fault_of_pairings
            sentences = [words_of(each) for each in refusal_of(error)[1]]
            doubtful = chief.Doubtful(typed_in(typed), sentences, place=place, fields=typed)
            return await self._chief_page(request, doubtful, 400, is_setup=True)
        except StoreConflict as error:
            if typed.get("act") not in ("draw", "teams"):
                raise
            sentences = [each.problem for each in refusal_of(error)[1]]
            doubtful = chief.Doubtful(TypedPairings(), sentences, place=typed["act"], fields=typed)
            return await self._chief_page(request, doubtful, 409, is_setup=True)
        except (ValueError, LookupError) as error:
            raise HTTPException(400, Sentence.of(hall_refusals.UNREADABLE_FORM)) from error
        path = "/hall/setup" if typed.get("from") == "setup" else "/hall"
        return RedirectResponse(f"{asked.link(path)}&said={token}", 303)

    async def _correct(self, request: Request) -> Response:
        """Returns the page on which a match is corrected."""
        return await self._correcting(request, {"match": request.path_params["match"]})

    async def _preview(self, request: Request, typed: Mapping[str, str]) -> Response:
        """Shows what a correction would change, or why it is not possible."""
        try:
            follows = await run_in_threadpool(self._desk.corrections.preview, typed)
        except InvalidDocument as error:
            problems = [chief.fault_of_pairings(each) for each in refusal_of(error)[1]]
            return await self._correcting(request, typed, problems=problems, status=400)
        return await self._correcting(request, typed, follows)

    async def _correcting(
        self,
        request: Request,
        typed: Mapping[str, str],
        follows: CorrectionNotice | None = None,
        problems: Sequence[str] = (),
        status: int = 200,
    ) -> Response:
        def forms(asked: Asked) -> Markup:
            found = self._desk.corrections.of(MatchId(typed["match"]))
            return chief.correcting(asked, found, typed, follows, problems)

        return await self._still(request, say(CORRECT_MATCH), forms, status)

    def _done(self, request: Request, typed: Mapping[str, str], content: bytes, name: str) -> str:
        """Performs an action and logs who did it; returns its token."""
        token, session = self._desk.do(typed, content, name), self._session(request)
        if session is not None:
            self._sessions.note(session, self._desk.told(token).sentence)
        return token

    async def _results(self, request: Request, content: bytes, name: str) -> Response:
        """Reports which results were written, and offers the file for download."""
        found = await run_in_threadpool(self._hub.results, content, name)
        ending = PACKED if is_packed(name) else ".sol"
        file = f"results-{sha256(found.text.encode()).hexdigest()[:12]}{ending}"
        self._files = {**dict(list(self._files.items())[-_MOST_FILES:]), file: found.content_for(file)}
        address = self._asked(request).link(f"/hall/results/{file}")
        return await self._still(request, say(RESULTS_FOR_SOL), lambda _: chief.written(found, address))

    async def _file(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in self._files:
            raise HTTPException(404, Sentence.of(hall_refusals.NO_FILE))
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(self._files[name], media_type="application/octet-stream", headers=headers)
