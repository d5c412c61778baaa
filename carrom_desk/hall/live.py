"""Changes, for open pages and for files of other programs."""

import asyncio
import json
import secrets
from contextlib import suppress
from pathlib import Path

from starlette.concurrency import run_in_threadpool

from carrom_desk.languages import speaking
from carrom_desk.match.ports.store import StoreError
from carrom_desk.reports.output.whole_file import write_whole

from .views import MatchViews, current, state_document

KEEP_ALIVE_S = 15.0
"""How long nothing changes before it is said that the hub is still there, and time looked at again."""


class Changes:
    """Counts changes; the one who waits is woken by the next one."""

    def __init__(self) -> None:
        """Nothing has changed yet."""
        self.me = secrets.token_hex(8)
        """How this hub is told from others on the same database."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._woken = asyncio.Event()
        self.total = 0

    def begin(self) -> None:
        """Serves from the loop that runs now."""
        self._loop = asyncio.get_running_loop()

    def note(self) -> None:
        """Something is new; from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._note)

    def _note(self) -> None:
        self.total += 1
        self._woken.set()
        self._woken = asyncio.Event()

    async def after(self, total: int, patience_s: float) -> bool:
        """Waits until more has changed than so much; False when nothing has in so many seconds."""
        if self.total > total:
            return True
        try:
            await asyncio.wait_for(self._woken.wait(), patience_s)
        except TimeoutError:
            return False
        return True


async def keep_files(views: MatchViews, changes: Changes, folder: Path | None, language: str) -> None:
    """Writes them into a folder, for ever; without a folder there are none."""
    while folder is not None:
        total = changes.total
        await run_in_threadpool(_write, views, folder, language)
        while not await changes.after(total, KEEP_ALIVE_S):
            pass


def _write(views: MatchViews, folder: Path, language: str) -> None:
    with speaking(language), suppress(OSError, StoreError):  # the next change tries again
        for view in current(views.all()):
            content = json.dumps(state_document(view), ensure_ascii=False, indent=1).encode()
            file = folder / f"table-{view.place}.json"
            if not file.exists() or file.read_bytes() != content:
                write_whole(file, content)
