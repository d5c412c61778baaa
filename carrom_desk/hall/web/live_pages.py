"""Pages on the web: live ones with their streams of changes, and static ones, each in the visitor's language."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from secrets import token_hex
from urllib.parse import parse_qsl

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from carrom_desk.exchange.invitation import MOST_TABLES, NotAnInvitation, read_invitation
from carrom_desk.i18n import Words, say, speak
from carrom_desk.languages import languages, speaking, speech_of
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.presentation.hall.hall_text import CHIEF, LOOKS, TABLE
from carrom_desk.presentation.wording.laws_text import laws_name

from ..hub import Hub
from ..live import Changes, Channel, Parts, whole
from ..pages import public as pages
from ..pages.chief import ChiefPages
from ..pages.public import Asked, PublicPages, Shell, rendered
from ..planning import CHIEF_NAME, EVENT, HALL_NAME
from ..players import PlayersTables, act
from ..sessions import SESSION_S, ChiefSession, ChiefSessions
from ..views.hall_views import HallViews
from .answers import FollowerStream, place_in
from .limits import ConcurrentRequests, Tries, asker_of, body_of
from .refusals import WebRefusal
from .served import Served

COOKIE = "hall"
"""Cookie of a chief referee's session."""
_PHONE, _LONGEST_COOKIE = "phone", 100
"""Cookie of a player's phone."""
_MOST_FOLLOWERS = 1_000
"""Maximum number of followed pages."""
_MOST_OF_ONE = 700
"""Maximum for one address: three hundred people behind one router with two pages each."""
Endpoint = Callable[[Request], Awaitable[Response]]


class LivePages:
    """Renders the pages of a hub."""

    def __init__(
        self, hub: Hub, views: HallViews, changes: Changes, served: Served, sessions: ChiefSessions, tries: Tries
    ) -> None:
        """Shows a hub by its views, in parts that are sent again when they change."""
        self._hub, self._views, self._changes, self._served = hub, views, changes, served
        self._sessions, self._tries = sessions, tries
        self._pages, self.of_chief = PublicPages(hub, views), ChiefPages(hub, views)
        self._players = PlayersTables(hub)
        self._channels: dict[tuple[str, Asked], Channel] = {}
        self._followers = ConcurrentRequests(_MOST_FOLLOWERS, _MOST_OF_ONE)

    def session(self, request: Request) -> ChiefSession | None:
        """Returns the session of the chief referee; None for anyone else."""
        return self._sessions.of_cookie(request.cookies.get(COOKIE, ""))

    def is_chief(self, request: Request) -> bool:
        """Returns True when the chief referee is signed in."""
        return self.session(request) is not None

    def asked(self, request: Request) -> Asked:
        """Returns the options of a request, and speaks its language from then on."""
        wanted = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
        codes = (each.partition(";")[0].partition("-")[0].strip().lower() for each in wanted)
        known = languages()
        language = next((code for code in codes if code in known), self._served.language)
        look = request.query_params.get("look", "")
        speak(speech_of(language))  # for the rest of this request, which has its own context
        return Asked(language, look if look in LOOKS else "", is_swapped=request.query_params.get("sides") == "swapped")

    def _asked_for(self, kind: str, request: Request) -> Asked:
        """Returns the options of a live page; the chief referee can approve on the page with the results."""
        return replace(self.asked(request), is_chief=kind == "results" and self.is_chief(request))

    def shell(self, kind: str = "", title: str = "Carrom Desk") -> Shell:
        """Returns the frame of a page."""
        setting, served = self._hub.store.setting, self._served
        address = f"{served.host}:{served.port}"
        terms = self._hub.planning.terms()
        laws = "" if terms is None else laws_name(terms.laws, is_short=True)
        return Shell(kind, title, setting(EVENT), setting(HALL_NAME), setting(CHIEF_NAME), address, laws)

    def parts(self, page: str, asked: Asked) -> Parts:
        """Returns the parts of a live page."""
        with speaking(asked.language):
            kind, _, place = page.partition("/")
            if kind == "players":
                shown = self._players.at_phone(int(place))
                return self._pages.players(shown, self._views.of_match(shown.match))
            if kind == "hall":
                return self.of_chief.parts(asked, place)
            return self._pages.parts(kind, place, asked)

    async def page(self, kind: str, request: Request) -> Response:
        """Returns a live page."""
        asked = self._asked_for(kind, request)
        place = place_in(request) if "place" in request.path_params else ""
        if place and place not in {str(each.number) for each in await run_in_threadpool(self._views.tables_known)}:
            raise WebRefusal(404, hall_refusals.NO_TABLE)
        return await self.live(asked, kind, place, say(pages.TITLES[kind], place=place))

    async def live(
        self, asked: Asked, kind: str, place: str, title: str, more: Callable[[], Markup] = Markup, code: str = ""
    ) -> Response:
        """Returns a live page, with `more` after what is updated; `code` is that of a table for its players."""
        page = f"{kind}/{place}" if place else kind
        changes = asked.link(f"/follow/{page}") + (f"&code={code}" if code else "")

        def made() -> str:
            return pages.page(asked, self.shell(kind, title), changes, whole(self.parts(page, asked)), more())

        return HTMLResponse(await run_in_threadpool(made))

    async def still(
        self, request: Request, title: Words | str, body: Callable[[Asked], Markup], status: int = 200
    ) -> Response:
        asked = self.asked(request)
        shown = say(title) if isinstance(title, Words) else title
        made = await run_in_threadpool(lambda: pages.page(asked, self.shell("still", shown), "", body(asked)))
        return HTMLResponse(made, status)

    def downloaded(self, make: Callable[[Request], Response]) -> Endpoint:
        """A file in the visitor's language."""

        async def downloaded(request: Request) -> Response:
            self.asked(request)
            return await run_in_threadpool(make, request)

        return downloaded

    async def player(self, request: Request) -> Response:
        """Returns the matches of a player, or of a pair."""
        name = request.path_params["name"]

        def made(_asked: Asked) -> Markup:
            results, planned = self._views.of_player(name)
            if not results and not planned:
                raise WebRefusal(404, hall_refusals.NO_PLAYER)
            return pages.player(results, planned)

        return await self.still(request, name, made)

    async def follow(self, request: Request) -> Response:
        """Streams Server-Sent Events: first the whole page, then changes."""
        page = request.path_params["page"]
        kind, _, place = page.partition("/")
        asked = self._asked_for(kind, request)
        is_odd = bool(place) is not (kind in pages.OF_A_TABLE) and kind != "hall"
        if kind not in pages.TITLES or place.strip("0123456789.") or is_odd:
            raise WebRefusal(404, hall_refusals.NO_PAGE)
        code = request.query_params.get("code", "")
        if kind == "players" and str(await self._at_sticker(request, code)) != place:
            raise WebRefusal(403, hall_refusals.OLD_STICKER)
        if kind == "hall" and not self.is_chief(request):
            raise WebRefusal(403, hall_refusals.NOT_SIGNED_IN)
        key = page, asked
        if len(self._channels) > _MOST_FOLLOWERS:
            self._channels = {each: channel for each, channel in self._channels.items() if channel.is_followed}
        channel = self._channels.setdefault(key, Channel(partial(self.parts, page, asked), self._changes))
        is_packed = "gzip" in request.headers.get("accept-encoding", "")
        return FollowerStream(
            channel.follow(is_packed=is_packed), self._followers, asker_of(request), is_packed=is_packed
        )

    def end(self) -> None:
        """Ends the streams of all pages, as when the hub stops."""
        for channel in self._channels.values():
            channel.end()

    # Phones at a table without an umpire

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

    async def sticker(self, request: Request) -> Response:
        """Handles a scanned QR code: players can enter boards, or see the board if a desk records it."""
        code = request.path_params["code"][:40]
        number, asked = await self._at_sticker(request, code), self.asked(request)
        if number is None:
            # Scanned with a phone, which cannot join: the code is for a desk.
            return await self.still(request, "Carrom Desk", lambda _: rendered("how_to_join", CHIEF, code=code))
        shown = await run_in_threadpool(self._players.at_phone, number)
        if shown.has_desk:
            return RedirectResponse(asked.link(f"/board/{number}"), 303)
        response = await self.live(asked, "players", str(number), say(TABLE, place=number), code=code)
        if not request.cookies.get(_PHONE):
            is_encrypted = request.url.scheme == "https"
            phone = token_hex(8)
            response.set_cookie(_PHONE, phone, max_age=SESSION_S, httponly=True, samesite="strict", secure=is_encrypted)
        return response

    async def play(self, request: Request) -> Response:
        """Handles entries of players at a table without an umpire."""
        number = await self._at_sticker(request, request.path_params["code"])
        self.asked(request)
        if number is None:
            raise WebRefusal(403, hall_refusals.OLD_STICKER)
        typed = dict(parse_qsl((await body_of(request, 10_000)).decode(errors="replace"), keep_blank_values=True))
        try:
            phone = request.cookies.get(_PHONE, "")[:_LONGEST_COOKIE]
            await run_in_threadpool(act, self._players, number, typed, phone)
        except (ValueError, LookupError) as error:
            raise WebRefusal(400, hall_refusals.UNREADABLE_FORM) from error
        return RedirectResponse(request.url.path, 303)
