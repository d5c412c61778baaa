"""How often something happened, as a small bar chart in SVG."""

from collections.abc import Iterator
from dataclasses import dataclass

from .course_chart import STYLES
from .markup import Markup, element, joined
from .svg_pieces import FONT, line, text

WIDTH, HEIGHT = 250, 132
"""Of the drawing, in its own units."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 28, 246, 18, 104
_SHARE = 0.8
"""What the bars take of the room between two ticks."""
_TICKS = 4
"""At most so many lines above nought."""


@dataclass(frozen=True, slots=True)
class Series:
    """The bars of one side or player."""

    name: str
    number: int
    """1 or 2: told apart as on the score card."""
    counts: tuple[int, ...]
    """One for each bin."""


@dataclass(frozen=True, slots=True)
class BarChart:
    """What a bar chart shows."""

    identity: str
    """Unlike that of every other drawing in the document."""
    title: str
    across: str
    """What the bins are, such as "men in a turn"."""
    up: str
    """What is counted, such as "turns"."""
    bins: tuple[str, ...]
    series: tuple[Series, ...]

    @property
    def most(self) -> int:
        """The highest bar, at least 1."""
        return max([1, *(count for each in self.series for count in each.counts)])


def bar_chart(chart: BarChart) -> str:
    """The chart as a standalone SVG document of `WIDTH` by `HEIGHT` units."""
    drawing = element(
        "svg",
        element("title", chart.title, id=f"{chart.identity}-title"),
        element("desc", _described(chart), id=f"{chart.identity}-desc"),
        element("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill="#ffffff"),
        *_levels(chart),
        *_bins(chart),
        *(_bars(chart, place) for place in range(len(chart.series))),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_labelledby=f"{chart.identity}-title {chart.identity}-desc",
        font_family=FONT,
    )
    return drawing.text


def _described(chart: BarChart) -> str:
    """The same in words, for who cannot see it."""
    told = []
    for each in chart.series:
        counts = ", ".join(f"{label}: {count}" for label, count in zip(chart.bins, each.counts, strict=True))
        told.append(f"{each.name}, {chart.up} by {chart.across}: {counts}.")
    return " ".join(told)


def _step(most: int) -> int:
    """The distance of the level lines: 1, 2 or 5 times a power of ten."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if most <= step * _TICKS:
                return step
        size *= 10


def _top(chart: BarChart) -> int:
    """The level at the upper end: that of the highest bar or just above."""
    step = _step(chart.most)
    return -(-chart.most // step) * step


def _y(chart: BarChart, count: int) -> float:
    return round(_BOTTOM - (_BOTTOM - _TOP) * count / _top(chart), 1)


def _levels(chart: BarChart) -> Iterator[Markup]:
    step = _step(chart.most)
    for count in range(0, _top(chart) + 1, step):
        y = _y(chart, count)
        yield line(_LEFT, y, _RIGHT, y, "#cccccc" if count else "#333333", 0.8)
        yield text(_LEFT - 4, y + 3, str(count), "end", size=9)
    yield text(_LEFT, _TOP - 8, chart.up, "middle", size=9)


def _bins(chart: BarChart) -> Iterator[Markup]:
    width = (_RIGHT - _LEFT) / len(chart.bins)
    for place, label in enumerate(chart.bins):
        yield text(round(_LEFT + width * (place + 0.5), 1), _BOTTOM + 11, label, "middle", size=9)
    yield text((_LEFT + _RIGHT) / 2, _BOTTOM + 24, chart.across, "middle", size=9)


def _bars(chart: BarChart, place: int) -> Markup:
    """The bars of a series: full or hollow, so that they are told apart without colour."""
    series, room = chart.series[place], (_RIGHT - _LEFT) / len(chart.bins)
    style, width = STYLES[series.number - 1], room * _SHARE / len(chart.series)
    found = []
    for bin_, count in enumerate(series.counts):
        if count:
            x, y = _LEFT + room * (bin_ + (1 - _SHARE) / 2) + width * place, _y(chart, count)
            size = {"x": str(round(x + 0.6, 1)), "y": str(y), "height": str(round(_BOTTOM - y, 1))}
            found.append(
                element(
                    "rect",
                    element("title", f"{series.name}, {chart.bins[bin_]}: {count}"),
                    width=str(round(width - 1.2, 1)),
                    fill=style.colour if style.is_round else "#ffffff",
                    stroke=style.colour,
                    stroke_width="1",
                    **size,
                )
            )
    return joined(*found)


def bar_sample(number: int) -> str:
    """A small bar of a side, as a standalone SVG document of 10 by 8 units: the legend."""
    style = STYLES[number - 1]
    fill = style.colour if style.is_round else "#ffffff"
    drawing = element(
        "svg",
        element("rect", x="1", y="1", width="8", height="6", fill=fill, stroke=style.colour, stroke_width="1"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 10 8",
        aria_hidden="true",
    )
    return drawing.text
