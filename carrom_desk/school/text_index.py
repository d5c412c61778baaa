"""Port for full-text search in short passages, used for the law book."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol


class TextIndex(Protocol):
    """Searchable passages, identified by position."""

    def find(self, words: Sequence[str]) -> Mapping[int, float]:
        """Returns the relevance of every passage with at least one of the words, or of the prefixes that end in `*`.

        Words must be in lower case and only contain letters and digits. Rare words count more.
        """


MakeIndex = Callable[[Sequence[str]], TextIndex]
"""Creates an index of passages."""


class NoIndex(TextIndex):
    """An index that finds nothing."""

    def __init__(self, passages: Sequence[str]) -> None:
        """Ignores the passages."""

    def find(self, words: Sequence[str]) -> Mapping[int, float]:
        return {}
