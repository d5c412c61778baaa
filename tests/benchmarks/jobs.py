"""Jobs of the benchmark: measured together, how often in a process, and in how many processes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from .bars import (
    CONFIRM,
    CONFIRM_P99,
    FIRST_PAGE,
    FIRST_PAINT,
    HALL_4,
    HALL_40,
    HALL_400,
    HALL_AWAY,
    HOUR_FRAME,
    HOUR_GROWTH,
    MEMORY_AT_REST,
    MEMORY_FLAT,
    MEMORY_LATER,
    OPEN_ONE,
    OPENING,
    PRESS,
    PRESS_P99,
    READY,
    REPORT,
    RULING,
    SEARCH,
    Bar,
)
from .figures import Pair

Measure = Callable[[Path, int], Mapping[Bar, Pair]]
"""Measures this many times in a separate folder."""


@dataclass(frozen=True, slots=True)
class Job:
    """A measurement that gives the figures of some bars."""

    function: str
    """Module within this package, and function name; only loaded in the measuring process."""
    bars: tuple[Bar, ...]
    times: int
    rounds: int = 5
    """Number of successive processes."""

    @property
    def name(self) -> str:
        """Name on the command line."""
        return self.function.rpartition(".")[2]


JOBS = (
    Job("starting.starts", (FIRST_PAINT, READY, MEMORY_AT_REST), times=12, rounds=3),
    Job("playing.many_strokes", (MEMORY_LATER, MEMORY_FLAT), times=2_000, rounds=2),
    Job("pressing.presses", (PRESS, PRESS_P99), times=400, rounds=3),
    Job("pressing.confirmed_strokes", (CONFIRM, CONFIRM_P99), times=200, rounds=3),
    Job("ruling.rulings", (RULING,), times=60, rounds=3),
    Job("opening.openings", (OPENING,), times=20, rounds=3),
    Job("library.libraries", (FIRST_PAGE, SEARCH, OPEN_ONE), times=20, rounds=3),
    Job("reporting.reports", (REPORT,), times=16, rounds=3),
    Job("hall.hall", (HALL_AWAY, HALL_4, HALL_40, HALL_400), times=200, rounds=3),
    Job("playing.an_hour", (HOUR_GROWTH, HOUR_FRAME), times=2, rounds=2),
)
