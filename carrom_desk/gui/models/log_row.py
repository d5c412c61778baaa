"""The lines of the log, as values."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import overload


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of the match's log in words."""

    number: int
    """As in the match file, from 0."""
    who: str
    """Whose act it is, in short; empty where it is nobody's."""
    what: str
    ruling: str = ""
    """What was ruled, in short."""
    laws: str = ""
    """The laws that decide, in short."""
    is_undone: bool = False
    """Whether it was taken back."""
    is_amended: bool = False
    """Whether it counts otherwise than it was written; `what` and `ruling` say how it counts."""
    is_correction: bool = False
    """Whether it speaks of another entry: undo, redo, amendment."""
    is_impossible: bool = False
    """Whether an amendment before it made it impossible."""


class LogRows(Sequence[LogRow]):
    """The rows of a log, the oldest first; those before what is seen first are worded when they are wanted."""

    def __init__(self, later: Iterable[LogRow], earlier: "EarlierRows | None" = None) -> None:
        """These rows, after the earlier ones, if there are any."""
        self._later = tuple(later)
        self._earlier = EarlierRows(0, tuple) if earlier is None else earlier

    def with_one_more(self, row: LogRow) -> "LogRows":
        """The rows with another at the end."""
        return LogRows((*self._later, row), self._earlier)

    def changed_from(self, before: "LogRows") -> list[int]:
        """The numbers of the rows that both have, and that are not alike."""
        first = len(self._earlier) if self._earlier is before._earlier else 0
        numbers = range(first, min(len(self), len(before)))
        return [number for number in numbers if self[number] is not before[number] and self[number] != before[number]]

    def __len__(self) -> int:
        return len(self._earlier) + len(self._later)

    @overload
    def __getitem__(self, place: int) -> LogRow: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[LogRow, ...]: ...

    def __getitem__(self, place: int | slice) -> LogRow | tuple[LogRow, ...]:
        if isinstance(place, slice):
            return tuple(self[number] for number in range(*place.indices(len(self))))
        number = place + len(self) if place < 0 else place
        if not 0 <= number < len(self):
            raise IndexError(place)
        first = len(self._earlier)
        return self._earlier.rows[number] if number < first else self._later[number - first]


class EarlierRows:
    """Rows that may never be wanted."""

    def __init__(self, count: int, word: Callable[[], tuple[LogRow, ...]]) -> None:
        """So many rows, as `word` makes them."""
        self._count = count
        self._word = word

    def __len__(self) -> int:
        return self._count

    @cached_property
    def rows(self) -> tuple[LogRow, ...]:
        """All of them."""
        return self._word()
