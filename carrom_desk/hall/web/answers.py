"""Answers of the hub's web pages: headers, files, live pages and refusals."""

import re
from collections.abc import AsyncIterator, Mapping
from functools import partial

from starlette.requests import Request
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.resources import resource_path

from .limits import ConcurrentRequests
from .refusals import WebRefusal

_STATIC = ("hall.css", "hall.js")
_DRAWN = re.compile(r"(flags|icons)/[a-z0-9-]{2,20}\.svg|fonts/[A-Za-z-]{2,40}\.ttf")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # without any referrer, browsers would not tell the origin of a form
    "Cache-Control": "no-store",
}
_SHEET = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
}
"""Headers for a score sheet, one file with its style in it."""
_KEPT = {"Cache-Control": "max-age=86400"}
"""Headers for fonts and flags, which never change within a version."""


def headers_of(request: Request) -> Mapping[str, str]:
    """Returns the headers of a response, which block foreign content."""
    path = request.url.path
    of_kind = _SHEET if path.startswith("/hall/sheet/") else _KEPT if _DRAWN.search(path) else {}
    return {**HEADERS, **of_kind}


async def static(request: Request) -> Response:
    """Serves a file: style sheet, script, flag, icon or font."""
    name = request.path_params["name"]
    if name not in _STATIC and not _DRAWN.fullmatch(name):
        raise WebRefusal(404, hall_refusals.NO_PAGE)
    file = resource_path(name if "/" in name else f"hall/{name}")
    if not file.is_file():
        raise WebRefusal(404, hall_refusals.NO_PAGE)
    return FileResponse(file)


class FollowerStream(StreamingResponse):
    """Stream of a live page, which takes one of a limited number of places and always releases it."""

    def __init__(
        self, snapshots: AsyncIterator[bytes], followers: ConcurrentRequests, asker: str, *, is_packed: bool
    ) -> None:
        headers = {"Content-Encoding": "gzip"} if is_packed else {}
        super().__init__(snapshots, media_type="text/event-stream", headers=headers)
        if not followers.enter(asker):
            raise WebRefusal(503, hall_refusals.TOO_MANY_PAGES)
        self._leave = partial(followers.leave, asker)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends the stream, and releases the place at its end."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()


def refuse_foreign_form(request: Request) -> None:
    """Refuses forms submitted from foreign pages in the chief referee's name."""
    origin = request.headers.get("origin")
    if request.method == "POST" and origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise WebRefusal(403, hall_refusals.FOREIGN_FORM)


def place_in(request: Request) -> str:
    """Returns the table in an address, such as "3"."""
    place: str = request.path_params["place"]
    if not place or len(place) > 20 or place.strip("0123456789.") or not all(place.split(".")):
        raise WebRefusal(404, hall_refusals.NO_TABLE)
    return place
