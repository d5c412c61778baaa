"""Calculates figures from samples.

Floor and program are measured alternately, so that other load affects both. Each process gives a `Pair` for every bar,
with a ratio within the process. Long operations with constant work, such as a start, count at their fastest, since
other load only adds to them. A `Figure` is the median over all processes, and its noise half the range: two complete
runs agree within it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter_ns

from .bars import FELT, PRESS, PRESS_FLOOR_MS, Bar

MS = 1e6
US = 1e3
"""Nanoseconds in the units of the table."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Measurements of one process, in the unit of the bar."""

    floor: float | None
    ours: float

    @property
    def ratio(self) -> float:
        """Returns the figure compared with the bar."""
        return self.ours if self.floor is None else self.ours / self.floor


@dataclass(frozen=True, slots=True)
class Figure:
    """A row of the table."""

    bar: Bar
    floor: float | None
    ours: float
    ratio: float
    noise: float
    rounds: int

    @property
    def is_held(self) -> bool:
        """Returns True when the figure is within its limit."""
        return self.ratio <= self.bar.most


def figure(bar: Bar, pairs: Sequence[Pair]) -> Figure:
    """Returns the figure from several processes."""
    floors = [pair.floor for pair in pairs if pair.floor is not None]
    ratios = [pair.ratio for pair in pairs]
    return Figure(
        bar=bar,
        floor=median(floors) if floors else None,
        ours=median(pair.ours for pair in pairs),
        ratio=median(ratios),
        noise=(max(ratios) - min(ratios)) / 2,
        rounds=len(pairs),
    )


def felt(figures: Sequence[Figure]) -> list[Figure]:
    """Returns what a person feels, from the figures of a run that has the press floor; otherwise nothing."""
    measured = {each.bar: each for each in figures}
    press = measured.get(PRESS)
    if press is None or press.floor is None:
        return []
    scale = PRESS_FLOOR_MS / press.floor
    return [
        Figure(
            bar, None, found.ours * scale, found.ours * scale, found.noise * (found.floor or 1) * scale, found.rounds
        )
        for of, bar in FELT
        if (found := measured.get(of)) is not None
    ]


def taken_in_turn(
    floor: Callable[[], object],
    ours: Callable[[], object],
    times: int,
    before: Callable[[], object] = lambda: None,
    between: Callable[[], object] = lambda: None,
) -> tuple[list[int], list[int]]:
    """Returns the nanoseconds of floor and program, measured alternately.

    `before` prepares every pair and `between` cleans up after the floor; neither counts. The first few pairs warm up
    and do not count either.
    """
    floors, all_ours = [], []
    for _ in range(times + times // 10 + 1):
        before()
        floors.append(_timed(floor))
        between()
        all_ours.append(_timed(ours))
    return floors[-times:], all_ours[-times:]


def _timed(call: Callable[[], object]) -> int:
    begun = perf_counter_ns()
    call()
    return perf_counter_ns() - begun


def median_pair(floors: Sequence[float], ours: Sequence[float], unit: float) -> Pair:
    """Returns the medians of both."""
    return Pair(median(floors) / unit, median(ours) / unit)


def quickest_pair(floors: Sequence[float], ours: Sequence[float], unit: float) -> Pair:
    """Returns the fastest of both."""
    return Pair(min(floors) / unit, min(ours) / unit)


def p99_pair(floors: Sequence[float], ours: Sequence[float], unit: float) -> Pair:
    """Returns the 99th percentiles of both."""
    return Pair(_p99(floors) / unit, _p99(ours) / unit)


def _p99(samples: Sequence[float]) -> float:
    return sorted(samples)[len(samples) * 99 // 100]
