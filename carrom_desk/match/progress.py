"""How far a long piece of work is, and whether it is to go on."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

Progress = Callable[[int, int], bool]
"""Told how much is done, and of how much (0: not known yet); False: stop here, where that can be done."""


class Stopped(Exception):
    """Whoever asked for a piece of work wants it no more."""


def unwatched(_done: int, _of: int) -> bool:
    """The progress of work that nobody waits for."""
    return True


def watched(items: Iterable[T], of: int, progress: Progress) -> Iterator[T]:
    """The items, each told of before it is taken.

    Raises:
        Stopped: no more are wanted.
    """
    for done, item in enumerate(items):
        if not progress(done, of):
            raise Stopped
        yield item


def part_of(progress: Progress, number: int, parts: int) -> Progress:
    """The progress of one of several parts, from 0, each as long as the others."""
    return lambda done, of: progress(number * of + done, parts * of)
