"""The chief referee on the web: signing in, the pages, and the forms."""

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from urllib.parse import parse_qsl

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from carrom_desk.exchange.sol.sol_reading import PACKED, is_packed
from carrom_desk.i18n import say
from carrom_desk.match.ports.store import MatchId, NoSuchMatch, StoreConflict
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.presentation.hall.hall_text import (
    CHIEF,
    CHIEF_REFEREE,
    CORRECT_MATCH,
    LOG_OF_CHIEFS,
    RESULTS_FOR_SOL,
    SETTING_UP,
    STICKERS,
    TWO_LOGS,
)
from carrom_desk.rules.texts.words import said

from ..chief_desk import ChiefDesk
from ..hub import Hub
from ..pages import chief
from ..pages import public as pages
from ..pages.public import Asked, rendered
from ..sessions import SESSION_S, ChiefSessions
from ..views.hall_views import HallViews
from .limits import Tries, asker_of, body_of
from .live_pages import COOKIE, Endpoint, LivePages
from .refusals import WebRefusal, refusal_of
from .served import Served

_LONGEST_UPLOAD = 5_000_000
_MOST_FILES = 8
_KEPT_WHEN_REFUSED = {"plan": "typed", "draw": "draw", "teams": "teams", "terms": "terms"}
"""Forms of the page whose contents stay when they are refused, by their actions."""


class ChiefWeb:
    """Answers the chief referee."""

    def __init__(
        self, hub: Hub, views: HallViews, pages: LivePages, served: Served, sessions: ChiefSessions, tries: Tries
    ) -> None:
        """Acts on a hub; wrong passwords are limited by `tries`."""
        self._hub, self._views, self._pages, self._served = hub, views, pages, served
        self._sessions, self._tries = sessions, tries
        self._desk = ChiefDesk(hub, views)
        self._files: dict[str, bytes] = {}
        """Files with results, for download by name."""

    def only(self, do: Endpoint) -> Endpoint:
        """Restricts a handler to the chief referee; others get the sign-in page."""

        async def for_chief(request: Request) -> Response:
            return await (do(request) if self._pages.is_chief(request) else self._ask_for_password(request))

        return for_chief

    async def logout(self, request: Request) -> Response:
        """Ends a session."""
        session = self._pages.session(request)
        if session is not None:
            await run_in_threadpool(self._sessions.end, session)
        response = RedirectResponse(self._pages.asked(request).link("/"), 303)
        response.delete_cookie(COOKIE)
        return response

    async def log(self, request: Request) -> Response:
        """Returns the page with who did what."""
        return await self._pages.still(
            request, LOG_OF_CHIEFS, lambda _: rendered("log", CHIEF, logged=self._sessions.log())
        )

    async def login(self, request: Request) -> Response:
        """Begins a session, if the password is right."""
        typed = dict(parse_qsl((await body_of(request, 10_000)).decode(errors="replace")))
        password = typed.get("password", "")
        # Separate from the limit for codes, so that mistyped codes never lock out the chief referee.
        asker = f"login {asker_of(request)}"
        if not await self._tries.attempt(asker, lambda: self._hub.is_password(password) or None):
            return await self._ask_for_password(request, is_wrong=True)
        response = RedirectResponse(self._pages.asked(request).link("/hall"), 303)
        value = self._sessions.begin(typed.get("name", ""))
        response.set_cookie(
            COOKIE, value, max_age=SESSION_S, httponly=True, samesite="strict", secure=request.url.scheme == "https"
        )
        return response

    async def _ask_for_password(self, request: Request, *, is_wrong: bool = False) -> Response:
        body = partial(rendered, "login", CHIEF, is_wrong=is_wrong)
        status = 403 if is_wrong else 200
        return await self._pages.still(request, CHIEF_REFEREE, lambda asked: body(asked=asked), status)

    async def running(self, request: Request) -> Response:
        """Returns the page of the running event."""
        asked, told = self._pages.asked(request), self._told(request)
        chosen = request.query_params.get("at", "")
        place = await run_in_threadpool(self._pages.of_chief.chosen_place, chosen)
        controls = partial(chief.running, asked, self._hub, self._views, told)
        return await self._pages.live(asked, "hall", place, say(CHIEF_REFEREE), controls)

    async def setting_up(self, request: Request, doubtful: chief.Doubtful | None = None, status: int = 200) -> Response:
        """Returns the page to set up an event, with what was typed and not added."""
        asked, told = self._pages.asked(request), self._told(request)

        def made() -> str:
            shell = self._pages.shell("setup", say(SETTING_UP))
            forms = chief.setting_up(asked, shell, self._hub, self._views, told, doubtful)
            return pages.page(asked, shell, "", Markup(), forms)

        return HTMLResponse(await run_in_threadpool(made), status)

    def _told(self, request: Request) -> chief.Confirmation:
        return self._desk.told(request.query_params.get("said", ""))

    async def compare(self, request: Request) -> Response:
        """Returns the page with both logs of a match."""
        match_id = MatchId(request.path_params["match"])

        def compared(asked: Asked) -> Markup:
            if self._hub.store.hall_match(match_id) is None:
                raise WebRefusal(404, hall_refusals.NO_MATCH_OR_TABLE)
            return chief.compared(asked, match_id, self._hub.both_logs(match_id))

        return await self._pages.still(request, TWO_LOGS, compared)

    async def correct(self, request: Request) -> Response:
        """Returns the page on which a match is corrected."""
        return await self._correcting(request, {"match": request.path_params["match"]})

    async def _correcting(
        self,
        request: Request,
        typed: Mapping[str, str],
        follows: CorrectionNotice | None = None,
        problems: Sequence[str] = (),
        status: int = 200,
    ) -> Response:
        def forms(asked: Asked) -> Markup:
            try:
                found = self._desk.corrections.of(MatchId(typed["match"]))
            except NoSuchMatch as error:
                raise WebRefusal(404, hall_refusals.NO_MATCH_OR_TABLE) from error
            return chief.correcting(asked, found, typed, follows, problems)

        return await self._pages.still(request, CORRECT_MATCH, forms, status)

    async def stickers(self, request: Request) -> Response:
        """Returns the page with a sticker for every table."""

        def stickers(_asked: Asked) -> Markup:
            tables = self._hub.store.tables()
            return chief.stickers([self._served.invitation(each.number, each.code) for each in tables])

        return await self._pages.still(request, STICKERS, stickers)

    # Forms

    async def do(self, request: Request) -> Response:
        """Performs the action of a form, and returns to its page; what was refused there stays in the form."""
        if int(request.headers.get("content-length") or _LONGEST_UPLOAD + 1) > _LONGEST_UPLOAD:
            raise WebRefusal(413, hall_refusals.TOO_LARGE)
        async with request.form(max_files=1, max_fields=30) as form:
            typed = {name: value for name, value in form.items() if isinstance(value, str)}
            upload = form.get("file")
            content = b"" if upload is None or isinstance(upload, str) else await upload.read()
            name = "" if upload is None or isinstance(upload, str) else upload.filename or ""
        self._pages.asked(request)
        try:
            return await self._act(request, typed, content, name)
        except (InvalidDocument, StoreConflict) as error:
            place = _KEPT_WHEN_REFUSED.get(typed.get("act", ""))
            if place is None:
                raise
            words_of = chief.fault_of_terms if place == "terms" else chief.fault_of_pairings
            sentences = [words_of(each) for each in refusal_of(error)[1]]
            doubtful = chief.Doubtful(typed, sentences, "file" if content else place)
            return await self.setting_up(request, doubtful, 400 if isinstance(error, InvalidDocument) else 409)
        except (ValueError, LookupError) as error:
            raise WebRefusal(400, hall_refusals.UNREADABLE_FORM) from error

    async def _act(self, request: Request, typed: Mapping[str, str], content: bytes, name: str) -> Response:
        act = typed.get("act")
        if act == "correct" and not typed.get("sure"):
            return await self._preview(request, typed)
        if act == "results":
            return await self._results(request, content, name)
        if act == "plan" and not content and typed.get("sure", "").split() != typed.get("typed", "").split():
            doubts = await run_in_threadpool(self._desk.doubts, typed)
            if doubts:
                doubtful = chief.Doubtful(typed, [said(each) for each in doubts], can_be_added=True)
                return await self.setting_up(request, doubtful, 409)
        token = await run_in_threadpool(self._done, request, typed, content, name)
        path = "/hall/setup" if typed.get("from") == "setup" else "/hall"
        return RedirectResponse(f"{self._pages.asked(request).link(path)}&said={token}", 303)

    async def _preview(self, request: Request, typed: Mapping[str, str]) -> Response:
        """Shows what a correction would change, or why it is not possible."""
        try:
            follows = await run_in_threadpool(self._desk.corrections.preview, typed)
        except InvalidDocument as error:
            problems = [chief.fault_of_pairings(each) for each in refusal_of(error)[1]]
            return await self._correcting(request, typed, problems=problems, status=400)
        return await self._correcting(request, typed, follows)

    def _done(self, request: Request, typed: Mapping[str, str], content: bytes, name: str) -> str:
        """Performs an action and logs who did it; returns its token."""
        token, session = self._desk.do(typed, content, name), self._pages.session(request)
        if session is not None:
            self._sessions.note(session, self._desk.told(token).sentence)
        return token

    async def _results(self, request: Request, content: bytes, name: str) -> Response:
        """Reports which results were written, and offers the file for download."""
        found = await run_in_threadpool(self._hub.results, content, name)
        ending = PACKED if is_packed(name) else ".sol"
        file = f"results-{sha256(found.text.encode()).hexdigest()[:12]}{ending}"
        self._files = {**dict(list(self._files.items())[-_MOST_FILES:]), file: found.content_for(file)}
        address = self._pages.asked(request).link(f"/hall/results/{file}")
        return await self._pages.still(
            request, RESULTS_FOR_SOL, lambda _: rendered("written", CHIEF, results=found, address=address)
        )

    async def file(self, request: Request) -> Response:
        """Returns a file with results."""
        name = request.path_params["name"]
        if name not in self._files:
            raise WebRefusal(404, hall_refusals.NO_FILE)
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(self._files[name], media_type="application/octet-stream", headers=headers)
