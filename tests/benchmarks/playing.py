"""Endurance: memory after many strokes, and an hour at the board."""

from array import array
from pathlib import Path
from random import Random

from .bars import HOUR_FRAME, HOUR_GROWTH, MEMORY_FLAT, MEMORY_LATER, Bar
from .desk_window import DeskWindow
from .figures import MS, Pair
from .process_facts import memory_mib
from .processes import BENCHMARKS, run, told
from .starting import STARTED_BEFORE
from .stored import store_open_match

_ENTRIES = 50
_STROKE_S = 10
"""Seconds between strokes."""
_HOUR_S = 3_600


def many_strokes(folder: Path, strokes: int) -> dict[Bar, Pair]:
    """Plays match after match in a window: memory after this many strokes, and after as many again.

    By then SQLite's page cache and Qt's glyph cache are full, about 4 MiB; further growth is a leak.
    """
    file = folder / "matches.sqlite3"
    store_open_match(file, _ENTRIES)
    run(folder, "-c", STARTED_BEFORE)
    desk = told(folder, str(BENCHMARKS / "started_desk.py"), str(file), str(strokes))
    floor = told(folder, str(BENCHMARKS / "floor_window.py"), str(file))
    later, twice_as_many = desk["later_mib"], desk["twice_as_many_mib"]
    return {MEMORY_LATER: Pair(floor["memory_mib"], later), MEMORY_FLAT: Pair(later, twice_as_many)}


def an_hour(folder: Path, times: int) -> dict[Bar, Pair]:
    """The clock ticks and is painted every second; the umpire enters an event every ten seconds.

    A frame is everything caused by a key or tick, including painting; more than 50 ms would be noticeable. The same
    hour is played several times, and each frame counts at its fastest, since a slow one is slow every time.
    """
    growth, quickest = Pair(None, 0.0), array("q")
    for number in range(times):
        desk, random = DeskWindow(folder / f"{number}.sqlite3"), Random(4)
        after_a_quarter = 0.0
        for second in range(_HOUR_S):
            if second == _HOUR_S // 4:
                after_a_quarter = memory_mib()
            desk.wait(1_000)
            if second % _STROKE_S == 0:
                desk.enter(desk.next_entry(random))
        if not number:
            growth, quickest = Pair(after_a_quarter, memory_mib()), desk.frames_ns
        else:
            quickest = array("q", map(min, quickest, desk.frames_ns))
        desk.close()
    return {HOUR_GROWTH: growth, HOUR_FRAME: Pair(None, max(quickest) / MS)}
