"""A search by words over short passages: the port through which the law book is searched."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol


class TextIndex(Protocol):
    """Passages that can be searched, each known by its place among them."""

    def find(self, words: Sequence[str]) -> Mapping[int, float]:
        """Relevance of every passage that has one of the words, or one that begins with it where it ends in `*`.

        Words are in small letters and hold letters and digits alone. The rarer a word, the more it counts.
        """

    def words(self) -> Sequence[str]:
        """Every word that occurs, as it is indexed."""


MakeIndex = Callable[[Sequence[str]], TextIndex]
"""Indexes passages."""


class NoIndex(TextIndex):
    """An index that finds nothing."""

    def __init__(self, passages: Sequence[str]) -> None:
        """Keeps none of them."""

    def find(self, words: Sequence[str]) -> Mapping[int, float]:
        """None."""
        return {}

    def words(self) -> Sequence[str]:
        """None."""
        return ()
