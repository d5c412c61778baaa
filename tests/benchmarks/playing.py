"""Playing on and on: memory after many strokes, and an hour at the board."""

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
"""Seconds from one stroke to the next."""
_HOUR_S = 3_600


def many_strokes(folder: Path, strokes: int) -> dict[Bar, Pair]:
    """Match after match in one window: what is held in memory after so many strokes, and after as many again.

    Until then SQLite's cache of pages and Qt's of letters fill up, some 4 MiB; what does not end there is a leak.
    """
    file = folder / "matches.sqlite3"
    store_open_match(file, _ENTRIES)
    run(folder, "-c", STARTED_BEFORE)
    desk = told(folder, str(BENCHMARKS / "started_desk.py"), str(file), str(strokes))
    floor = told(folder, str(BENCHMARKS / "floor_window.py"), str(file))
    later, twice_as_many = desk["later_mib"], desk["twice_as_many_mib"]
    return {MEMORY_LATER: Pair(floor["memory_mib"], later), MEMORY_FLAT: Pair(later, twice_as_many)}


def an_hour(folder: Path, times: int) -> dict[Bar, Pair]:
    """The clock ticks every second and is painted; every ten seconds the umpire enters what happened.

    A frame is all that one key or tick leads to, painting included: longer than 50 ms would be seen. The same hour is
    played several times, and each frame counts as its quickest: one that is slow is so every time.
    """
    growth, quickest = Pair(None, 0.0), list[int]()
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
            quickest = [min(pair) for pair in zip(quickest, desk.frames_ns, strict=True)]
        desk.close()
    return {HOUR_GROWTH: growth, HOUR_FRAME: Pair(None, max(quickest) / MS)}
