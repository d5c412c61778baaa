"""Files for other programs: a table's match in each, rewritten at each change."""

import json
from contextlib import suppress
from pathlib import Path

from starlette.concurrency import run_in_threadpool

from carrom_desk.match.store import StoreError
from carrom_desk.reports.languages import say_in
from carrom_desk.reports.whole_file import write_whole

from .live import KEEP_ALIVE_S, Changes
from .views import MatchViews, current, state_document


async def keep_files(views: MatchViews, changes: Changes, folder: Path | None, language: str) -> None:
    """Write them into a folder, for ever; without a folder there are none."""
    while folder is not None:
        total = changes.total
        await run_in_threadpool(_write, views, folder, language)
        while not await changes.after(total, KEEP_ALIVE_S):
            pass


def _write(views: MatchViews, folder: Path, language: str) -> None:
    with suppress(OSError, StoreError):  # the next change tries again
        for view in current(views.all(say_in(language))):
            content = json.dumps(state_document(view), ensure_ascii=False, indent=1).encode()
            file = folder / f"table-{view.place}.json"
            if not file.exists() or file.read_bytes() != content:
                write_whole(file, content)
