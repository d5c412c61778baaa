"""Promised limits: a bar for each figure, relative to a floor."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure with its limit."""

    what: str
    floor: str
    """Floor of the measurement; empty if the limit is absolute."""
    unit: str
    most: float
    """Maximum as a multiple of the floor or, without one, in units."""


FIRST_PAINT = Bar("start to first paint", "bare Qt window, board of 41 items", "ms", 1.5)
READY = Bar("start to ready to take a stroke of the open match", "the same + SQLAlchemy engine, one query", "ms", 2)
MEMORY_AT_REST = Bar("memory at rest", "bare Qt window + SQLAlchemy", "MiB", 1.4)
MEMORY_LATER = Bar("memory after 2,000 strokes", "bare Qt window + SQLAlchemy", "MiB", 1.4)
MEMORY_FLAT = Bar("memory, flat: after 4,000 strokes", "after 2,000 strokes", "MiB", 1.02)
PRESS = Bar("press to repaint with the ruling previewed, median", "plain Qt window changing as much", "ms", 1.9)
PRESS_P99 = Bar("press to repaint with the ruling previewed, p99", "plain Qt window changing as much", "ms", 2.2)
CONFIRM = Bar("confirm: press to repaint, the entry durable, median", "the same + a durable insert", "ms", 1.75)
CONFIRM_P99 = Bar("confirm: press to repaint, the entry durable, p99", "the same + a durable insert", "ms", 2.4)
RULING = Bar("one ruling", "python-chess: one legal move checked and pushed", "µs", 1.35)
OPENING = Bar("open a match of 600 entries", "reading and replaying them in memory", "ms", 1.25)
FIRST_PAGE = Bar("library of 10,000 matches: first page", "of 10 matches", "ms", 1.5)
SEARCH = Bar("library of 10,000 matches: search as you type", "of 10 matches", "ms", 1.5)
OPEN_ONE = Bar("library of 10,000 matches: open one", "of 10 matches", "ms", 1.5)
REPORT = Bar("PDF report of a three-game match", "Typst alone on the same values", "ms", 2)
HOUR_GROWTH = Bar("an hour of play: memory at its end", "after its first quarter", "MiB", 1.02)
HOUR_FRAME = Bar("an hour of play: slowest frame", "", "ms", 50)
HALL_AWAY = Bar("an entry stored while the hall is away", "the same at a desk that joined none", "ms", 1.25)
HALL_4 = Bar("the hub receives an entry, 4 tables", "a durable insert", "ms", 10)
HALL_40 = Bar("the hub receives an entry, 40 tables", "a durable insert", "ms", 10)
HALL_400 = Bar("the hub receives an entry, 400 tables", "a durable insert", "ms", 10)

PRESS_FLOOR_MS = 1.5
"""Median of the press floor on the machine for which the limits below are meant."""
FELT = (
    (PRESS_P99, Bar("what a person feels: press to paint, p99", "", "ms", 7.5)),
    (CONFIRM_P99, Bar("what a person feels: confirm, on disk and painted, p99", "", "ms", 20)),
    (READY, Bar("what a person feels: start to ready", "", "ms", 1_600)),
    (REPORT, Bar("what a person feels: report of three games", "", "ms", 700)),
)
"""Each figure in plain time, as it would be where the press floor takes `PRESS_FLOOR_MS`."""

ALL = (
    *(FIRST_PAINT, READY, MEMORY_AT_REST, MEMORY_LATER, MEMORY_FLAT, PRESS, PRESS_P99, CONFIRM, CONFIRM_P99),
    *(RULING, OPENING, FIRST_PAGE, SEARCH, OPEN_ONE, REPORT, HOUR_GROWTH, HOUR_FRAME),
    *(HALL_AWAY, HALL_4, HALL_40, HALL_400),
)
"""In display order."""
