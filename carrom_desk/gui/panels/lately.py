"""What was made lately: when the same is wanted again, it is there."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lately(Generic[T]):
    """Things by what they were made for; the one not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        """Keep so many."""
        self._most = most
        self._kept: dict[Hashable, T] = {}

    def of(self, wanted: Hashable, make: Callable[[], T]) -> T:
        """The thing for this; `make` makes it where there is none."""
        if wanted in self._kept:
            found = self._kept.pop(wanted)
        else:
            found = make()
            if len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
        self._kept[wanted] = found
        return found
