"""A start of the desk, relative to a bare Qt window with a board of 41 items; cold processes, warm disk.

The first paint is as reported by `carrom-desk --smoke`. Ready means that the open match, resumed by Enter, can take a
stroke; its floor has loaded SQLAlchemy and run a query. Both count from the start of the process, and the fastest of
several starts counts.
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
"""Settings after the first start, which asks for preferences; later ones resume the match."""
_DESK = Path(sys.executable).with_name("carrom-desk")


def starts(folder: Path, times: int) -> dict[Bar, Pair]:
    """Measures the floor, `--smoke` and the full start with the open match, one process after the other."""
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
