"""Playing on and on: memory after many strokes, and an hour at the board."""

from pathlib import Path
from random import Random

from carrom_desk.match.entries import StrokeMade

from .bars import HOUR_FRAME, HOUR_GROWTH, MEMORY_FLAT, MEMORY_LATER, Bar
from .desk_window import DeskWindow
from .figures import MS, Pair
from .process_facts import memory_mib
from .processes import BENCHMARKS, told

_STROKE_S = 10
"""Seconds from one stroke to the next."""
_HOUR_S = 3_600


def many_strokes(folder: Path, strokes: int) -> dict[Bar, Pair]:
    """Match after match in one window: what is held in memory half-way and at the end."""
    desk, random = DeskWindow(folder / "matches.sqlite3"), Random(3)
    _play(desk, random, strokes // 2)
    half_way = memory_mib()
    _play(desk, random, strokes - strokes // 2)
    later = memory_mib()
    floor = told(folder, str(BENCHMARKS / "floor_window.py"), str(folder / "matches.sqlite3"))
    return {MEMORY_LATER: Pair(floor["memory_mib"], later), MEMORY_FLAT: Pair(half_way, later)}


def _play(desk: DeskWindow, random: Random, strokes: int) -> None:
    while strokes:
        entry = desk.next_entry(random)
        desk.enter(entry)
        strokes -= isinstance(entry, StrokeMade)


def an_hour(folder: Path, hours: int) -> dict[Bar, Pair]:
    """The clock ticks every second and is painted; every ten seconds the umpire enters what happened.

    A frame is all that one key or tick leads to, painting included: longer than 50 ms would be seen.
    """
    desk, random = DeskWindow(folder / "matches.sqlite3"), Random(4)
    seconds, after_a_quarter = hours * _HOUR_S, 0.0
    for second in range(seconds):
        if second == seconds // 4:
            after_a_quarter = memory_mib()
        desk.wait(1_000)
        if second % _STROKE_S == 0:
            desk.enter(desk.next_entry(random))
    return {HOUR_GROWTH: Pair(after_a_quarter, memory_mib()), HOUR_FRAME: Pair(None, desk.slowest_ns / MS)}
