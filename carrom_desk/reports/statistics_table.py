"""Statistics as a table to read: a row for each measure, a column for each side or player."""

from collections.abc import Callable, Sequence

from .faults import FaultKind
from .sheet_words import EMPTY, FAULT_KINDS
from .statistics import Statistics
from .tables import Align, Column, Row, Table
from .wording import counted

Named = tuple[str, Statistics]
"""A name and its numbers."""

_Measure = tuple[str, Callable[[Statistics], str]]
_ALWAYS = frozenset({FaultKind.DUE, FaultKind.FOUL})
"""Faults that are told also where nobody committed one."""
_LABEL_WIDTH = 28


def statistics_table(parts: Sequence[Named]) -> Table:
    """The numbers of one or more sides or players beside each other."""
    width = (100 - _LABEL_WIDTH) // len(parts)
    columns = (Column("", _LABEL_WIDTH), *(Column(name, width, Align.CENTRE) for name, _ in parts))
    rows = (Row((label, *(told(numbers) for _, numbers in parts))) for label, told in _measures(parts))
    return Table("Statistics", columns, tuple(rows))


def _measures(parts: Sequence[Named]) -> tuple[_Measure, ...]:
    """What there is to tell of anybody here; the rest would be empty rows."""
    kinds = [kind for kind in FaultKind if kind in _ALWAYS or any(numbers.count(kind) for _, numbers in parts)]
    return (
        ("Strokes", lambda numbers: str(numbers.strokes)),
        ("Turns", lambda numbers: str(len(numbers.turns))),
        ("Men pocketed", lambda numbers: str(numbers.men)),
        ("Men a turn", lambda numbers: average_words(numbers.men_a_turn)),
        ("Most men in a turn", lambda numbers: str(numbers.most_men)),
        ("Longest turn", lambda numbers: counted(numbers.longest_turn, "stroke", "strokes")),
        ("Boards won", lambda numbers: f"{numbers.boards_won} of {numbers.boards}"),
        ("Boards broken", lambda numbers: str(numbers.breaks)),
        ("Boards with the Queen covered", lambda numbers: str(numbers.queens)),
        *((FAULT_KINDS[kind], _count_of(kind)) for kind in kinds),
        *(_TIMES if any(numbers.times_ms for _, numbers in parts) else ()),
        ("White slams", lambda numbers: str(numbers.white_slams)),
        ("Black slams", lambda numbers: str(numbers.black_slams)),
        ("Break and run", lambda numbers: str(numbers.break_and_runs)),
    )


def _count_of(kind: FaultKind) -> Callable[[Statistics], str]:
    return lambda numbers: str(numbers.count(kind))


_TIMES: tuple[_Measure, ...] = (
    ("Time a stroke, median", lambda numbers: seconds_words(numbers.median_ms)),
    ("Time a stroke, longest", lambda numbers: seconds_words(numbers.longest_ms)),
    ("Strokes timed", lambda numbers: str(len(numbers.times_ms))),
)


def average_words(average: float | None) -> str:
    """An average with two decimals."""
    return EMPTY if average is None else f"{average:.2f}"


def seconds_words(time_ms: float | None) -> str:
    """A time in seconds with one decimal, a long one in minutes and seconds."""
    if time_ms is None:
        return EMPTY
    seconds = time_ms / 1000
    return f"{seconds:.1f} s" if seconds < 60 else f"{int(seconds) // 60} min {int(seconds) % 60:02} s"


def statistics_note(parts: Sequence[Named], *, doubles: bool) -> str:
    """What the numbers mean."""
    told = [
        "Men: own men that were pocketed and did not come back.",
        "Break and run: the breaker wins the board before the other side has struck.",
        "Strokes and faults of boards that were cancelled are counted too.",
    ]
    if any(numbers.times_ms for _, numbers in parts):
        told.append(
            "A stroke’s time runs from the entry before it to its own, without the time that stood still: "
            "until the men have come to rest and the stroke is entered. Strokes next to a correction are not timed."
        )
    if doubles:
        told.append("A fault by a side that is not in turn is counted for the side alone.")
    return " ".join(told)
