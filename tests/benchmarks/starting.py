"""A start of the desk, against a bare Qt window with a board of 41 items; both are cold processes, the disk is warm.

The first paint is what `carrom-desk --smoke` says of itself. Ready is when the open match, gone on with by Enter, could
take a stroke; its floor has loaded SQLAlchemy and asked one query. Both keep time from the start of the process.
Of several starts the quickest counts.
"""

import sys
from pathlib import Path

from .bars import FIRST_PAINT, MEMORY_AT_REST, READY, Bar
from .figures import Pair
from .processes import BENCHMARKS, run, told
from .stored import store_open_match

_ENTRIES = 250
STARTED_BEFORE = """
from carrom_desk.gui.settings.settings import Settings, SettingsFile
from carrom_desk.paths import preferences_file
SettingsFile(preferences_file()).remember(Settings())
"""
"""The very first start asks what the desk has to know; every other goes on with the match."""
_DESK = Path(sys.executable).with_name("carrom-desk")


def starts(folder: Path, times: int) -> dict[Bar, Pair]:
    """Floor, `--smoke` and the whole way to the open match, one process after the other."""
    file = folder / "matches.sqlite3"
    store_open_match(file, _ENTRIES)
    run(folder, "-c", STARTED_BEFORE)
    floors, smokes, desks = [], [], []
    for _ in range(times + 1):  # the first reads what is not in memory yet
        floors.append(told(folder, str(BENCHMARKS / "floor_window.py"), str(file)))
        smokes.append(told(folder, str(_DESK), "--smoke", "--database", str(file)))
        desks.append(told(folder, str(BENCHMARKS / "started_desk.py"), str(file)))

    def of(samples: list[dict[str, float]], key: str) -> float:
        return min(sample[key] for sample in samples[1:])

    return {
        FIRST_PAINT: Pair(of(floors, "first_paint_ms"), of(smokes, "first_paint_ms")),
        READY: Pair(of(floors, "ready_ms"), of(desks, "ready_ms")),
        MEMORY_AT_REST: Pair(of(floors, "memory_mib"), of(desks, "memory_mib")),
    }
