"""Live pages: each part of a page is rendered once after a change, and only changed parts are sent to all followers.

Messages are compressed once for all followers of a page: each is an independent block, so that the same bytes fit into
every connection.
"""

import asyncio
import json
import secrets
import zlib
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool

from carrom_desk.languages import speaking
from carrom_desk.match.ports.store import StoreError
from carrom_desk.reports.output.whole_file import write_whole

from .receiving import now_ms
from .views.hall_views import HallViews
from .views.match_json import state_document

KEEP_ALIVE_S = 4.5
"""Maximum seconds without a message, so that a page notices within ten when the hub does not respond."""
_SILENCE_NOTED_EVERY_S = 1.0
_SHORTEST_PAUSE_S = 0.05
"""Minimum number of seconds between two messages to a page."""
_MOST_WAITING = 100
"""Maximum number of messages that a follower may lag behind; then it is sent the whole page."""


@dataclass(frozen=True, slots=True)
class Group:
    """Elements inside another one that change independently."""

    before: Markup
    parts: Mapping[str, Markup]
    after: Markup

    def __html__(self) -> str:
        return self.before + Markup("").join(self.parts.values()) + self.after


Parts = Mapping[str, Markup | Group]
"""Elements by id, in page order."""
GZIP_HEADER = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"


class Changes:
    """Version counter for changes, which can be awaited."""

    def __init__(self) -> None:
        """Starts without changes."""
        self.me = secrets.token_hex(8)
        """Id of this hub among others on the same database."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._woken = asyncio.Event()
        self._watchers: list[Callable[[str], None]] = []
        self.total = 0

    def begin(self) -> None:
        """Binds to the running event loop."""
        self._loop = asyncio.get_running_loop()

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Registers a callback that gets the changed match, or an empty id for the whole hall, on any thread."""
        self._watchers.append(watcher)

    def note(self, match_id: str = "") -> None:
        """Records a change; thread-safe."""
        for watcher in self._watchers:
            watcher(match_id)
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._note)

    def _note(self) -> None:
        self.total += 1
        self._woken.set()
        self._woken = asyncio.Event()

    async def after(self, total: int, patience_s: float) -> bool:
        """Waits for a change after a version; returns False after a timeout in seconds."""
        if self.total > total:
            return True
        try:
            await asyncio.wait_for(self._woken.wait(), patience_s)
        except TimeoutError:
            return False
        return True


def _event(name: str, text: str) -> bytes:
    lines = "".join(f"data: {line}\n" for line in text.splitlines())
    return f"event: {name}\n{lines}\n".encode()


def _block(message: bytes) -> bytes:
    """Compresses a message so that it can appear anywhere in a stream."""
    packer = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(message) + packer.flush(zlib.Z_FULL_FLUSH)


def whole(parts: Parts) -> Markup:
    return Markup("").join(parts.values())


def _page(parts: Parts) -> Markup:
    return Markup('<div id="live">{}</div>').format(whole(parts))


def patch(before: Parts, now: Parts) -> Markup:
    """Returns a patch from one page to another: the changed parts, or all if the parts differ; empty if nothing
    changed.
    """
    if list(before) != list(now):
        return _page(now)
    return Markup("").join(_changed(before[name], part) for name, part in now.items())


def _changed(before: Markup | Group, now: Markup | Group) -> Markup | Group:
    if isinstance(before, Group) and isinstance(now, Group) and list(before.parts) == list(now.parts):
        return patch(before.parts, now.parts)
    return Markup("") if before == now else now


class Channel:
    """A page in one language, with its followers."""

    def __init__(self, make: Callable[[], Parts], changes: Changes) -> None:
        """`make` is called on a worker thread."""
        self._make, self._changes = make, changes
        self._followers: set[asyncio.Queue[tuple[bytes, bytes] | None]] = set()
        self._parts: Parts = {}
        self._opening = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._sent = 0.0
        """Monotonic time of the last message."""

    @property
    def is_followed(self) -> bool:
        """True when the page has followers."""
        return bool(self._followers)

    async def follow(self, *, is_packed: bool) -> AsyncGenerator[bytes, None]:
        """Yields Server-Sent Events: first the whole page, then changes."""
        queue: asyncio.Queue[tuple[bytes, bytes] | None] = asyncio.Queue(_MOST_WAITING)
        self._followers.add(queue)
        try:
            async with self._opening:  # many may open a page while it is made for the first of them
                if self._task is None or self._task.done():
                    self._parts = await run_in_threadpool(self._make)
                    self._task = asyncio.create_task(self._serve())
            first = b"retry: 1000\n\n" + _now() + _event("patch", _page(self._parts))
            yield GZIP_HEADER + _block(first) if is_packed else first
            while (message := await queue.get()) is not None:
                plain, packed = message
                yield packed if is_packed else plain
                if queue.full():
                    return  # too slow: the browser reconnects and gets the whole page
        finally:
            self._followers.discard(queue)
            if not self._followers and self._task is not None:
                self._task.cancel()
                self._task = None

    def end(self) -> None:
        """Ends the streams, as when the hub stops."""
        self._to_all(None)

    async def _serve(self) -> None:
        while True:
            total = self._changes.total
            with suppress(StoreError):  # retried at the next change
                await self._send_changes()
            await asyncio.sleep(_SHORTEST_PAUSE_S)
            while not await self._changes.after(total, max(0.0, self._sent + KEEP_ALIVE_S - monotonic())):
                self._send(_now())
            if monotonic() - self._sent >= KEEP_ALIVE_S:  # only others have changed
                self._send(_now())

    async def _send_changes(self) -> None:
        parts = await run_in_threadpool(self._make)
        new, self._parts = patch(self._parts, parts), parts
        if new:
            self._send(_event("patch", new))

    def _send(self, message: bytes) -> None:
        self._sent = monotonic()
        self._to_all((message, _block(message)))

    def _to_all(self, message: tuple[bytes, bytes] | None) -> None:
        for queue in self._followers:
            with suppress(asyncio.QueueFull):
                queue.put_nowait(message)


def _now() -> bytes:
    """Returns the hub's time, since the browser's clock may be wrong; also serves as a keep-alive."""
    return _event("now", str(now_ms()))


async def watch_silence(views: HallViews, changes: Changes) -> None:
    """Notes when a table falls silent, or is heard again, since nothing arrives then."""
    before = frozenset[tuple[int, bool]]()
    while True:
        with suppress(StoreError):
            now = await run_in_threadpool(views.silence)
            if now != before:
                before = now
                changes.note()
        await asyncio.sleep(_SILENCE_NOTED_EVERY_S)


async def keep_files(views: HallViews, changes: Changes, folder: Path | None, language: str) -> None:
    """Keeps the views up to date as files in a folder; does nothing without a folder."""
    while folder is not None:
        total = changes.total
        await run_in_threadpool(_write, views, folder, language)
        while not await changes.after(total, KEEP_ALIVE_S):
            pass


def _write(views: HallViews, folder: Path, language: str) -> None:
    with speaking(language), suppress(OSError, StoreError):  # the next change tries again
        documents = {f"table-{each.place}": state_document(each.view) for each in views.tables().values() if each.view}
        for name, document in {**documents, "results": views.document()}.items():
            content = json.dumps(document, ensure_ascii=False, indent=1).encode()
            file = folder / f"{name}.json"
            if not file.exists() or file.read_bytes() != content:
                write_whole(file, content)
