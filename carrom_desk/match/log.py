"""The log of a match as values: the sequence of entries, and each entry as made and as it counts."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Self, TypeVar, overload

from carrom_desk.match.entry.entries import Entry, LoggedEntry, PlainEntry

from .state import Decision, MatchState

T = TypeVar("T")


class GrowingTuple(Sequence[T]):
    """Immutable sequence; appending a value shares the existing ones."""

    __slots__ = ("_length", "_values")

    def __init__(self, values: Iterable[T] = ()) -> None:
        """Creates a sequence of these values."""
        self._values = list(values)
        self._length = len(self._values)

    def with_one_more(self, value: T) -> Self:
        """Returns the sequence with another value appended."""
        longer = type(self)()
        # Only the sequence that ends where the shared list ends may append to it; others copy their part first. This
        # makes
        # reading a log of n entries take n steps, whereas tuples would copy all earlier entries each time.
        longer._values = self._values if self._length == len(self._values) else self._values[: self._length]
        longer._values.append(value)
        longer._length = self._length + 1
        return longer

    def without_last(self) -> Self:
        """Returns the sequence without its last value."""
        shorter = type(self)()
        # The value stays in the shared list for the longer sequence.
        shorter._values, shorter._length = self._values, self._length - 1
        return shorter

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...

    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        if isinstance(place, slice):
            return tuple(self._values[: self._length][place])
        at = place + self._length if place < 0 else place
        if not 0 <= at < self._length:
            raise IndexError(place)
        return self._values[at]

    def __iter__(self) -> Iterator[T]:
        return iter(self._values[: self._length])

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, GrowingTuple | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class Log(GrowingTuple[LoggedEntry]):
    """Every entry of a match, numbered from 0."""

    __slots__ = ()

    def of_kind(self, kind: type[Entry]) -> Iterator[LoggedEntry]:
        """Returns all entries of a kind, in order."""
        return (logged for logged in self if isinstance(logged.entry, kind))


class Numbers(GrowingTuple[int]):
    """A sorted set of entry numbers."""

    __slots__ = ()

    def place(self, number: int) -> int:
        """Returns how many are lower than this number."""
        return bisect_left(self._values, number, 0, self._length)

    def __contains__(self, number: object) -> bool:
        if not isinstance(number, int):
            return False
        place = self.place(number)
        return place < self._length and self._values[place] == number


@dataclass(frozen=True, slots=True)
class Step:
    """A standing entry as it counts: amended, and judged again if an earlier entry was amended."""

    number: int
    at: str
    """Wall time in ISO 8601; empty if the log has none."""
    elapsed_ms: int
    """Milliseconds since the match was first opened; always 0 if the log has no times."""
    entry: PlainEntry
    before: MatchState
    after: MatchState
    is_amended: bool = False
    is_judged_again: bool = False
    is_impossible: bool = False
    """True when a correction made the entry impossible, so that it has no effect."""
    is_late: bool = False
    """True for an override of an earlier act, which counts there; here it changes nothing."""
    given: Decision | None = None
    """The turn that was given with the amendment of this act."""
    decisions: tuple[Decision, ...] = ()
    """Decisions on this act that were entered later and count here."""


@dataclass(frozen=True, slots=True)
class MadeEntry:
    """An entry as it was made, regardless of later corrections."""

    number: int
    at: str
    elapsed_ms: int
    entry: Entry
    before: MatchState
    after: MatchState
    about: int | None = None
    """Number of the entry that a correction or an override refers to."""
    was: Step | None = None
    """That entry as it counted before, or counts again; None if it is itself a correction."""
