"""The plots of statistics: men in a turn, and time a stroke."""

from collections.abc import Iterable, Sequence

from .bar_chart import BarChart, Series
from .statistics import Statistics

Numbered = tuple[str, int, Statistics]
"""A name, its number on the score card, 1 or 2, and its numbers."""

_BINS_OF_MEN_AT_LEAST = 5
_SECONDS_A_BIN = 5
_LAST_BIN_SECONDS = 30
"""From here on all times go into one bin."""


def men_chart(identity: str, parts: Sequence[Numbered]) -> BarChart | None:
    """How many turns brought no man, one, two and so on; None before the first turn."""
    if not any(numbers.turns for _, _, numbers in parts):
        return None
    most = max(numbers.most_men for _, _, numbers in parts)
    bins = range(max(most + 1, _BINS_OF_MEN_AT_LEAST))
    return BarChart(
        identity=identity,
        title="Men in a turn",
        across="men in a turn",
        up="turns",
        bins=tuple(str(men) for men in bins),
        series=tuple(
            Series(name, number, _counts((turn.men for turn in numbers.turns), len(bins)))
            for name, number, numbers in parts
        ),
    )


def times_chart(identity: str, parts: Sequence[Numbered]) -> BarChart | None:
    """How many strokes took up to five seconds, up to ten and so on; None where the log tells no time."""
    if not any(numbers.times_ms for _, _, numbers in parts):
        return None
    edges = range(0, _LAST_BIN_SECONDS, _SECONDS_A_BIN)
    labels = [f"{edge}–{edge + _SECONDS_A_BIN}" for edge in edges]
    return BarChart(
        identity=identity,
        title="Time a stroke",
        across="seconds a stroke",
        up="strokes",
        bins=(*labels, f"{_LAST_BIN_SECONDS}+"),
        series=tuple(
            Series(name, number, _counts(map(_bin_of, numbers.times_ms), len(edges) + 1))
            for name, number, numbers in parts
        ),
    )


def _bin_of(time_ms: int) -> int:
    return min(time_ms // (_SECONDS_A_BIN * 1000), _LAST_BIN_SECONDS // _SECONDS_A_BIN)


def _counts(found: Iterable[int], bins: int) -> tuple[int, ...]:
    counted = list(found)
    return tuple(counted.count(place) for place in range(bins))
