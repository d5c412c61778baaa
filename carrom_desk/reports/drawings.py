"""The drawings of documents: an SVG each, and how high it stands on paper."""

from collections.abc import Callable
from dataclasses import dataclass

from .bar_chart import BarChart, bar_chart, bar_sample
from .course_chart import course_chart, line_sample
from .markup import Markup
from .names import Names
from .score_card import GameLine


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing that belongs to a document."""

    name: str
    """What the document knows it by."""
    svg: str
    """A standalone SVG document; its width follows from its shape."""
    height_mm: float
    """On paper."""


Put = Callable[[Drawing], Markup]
"""Puts a drawing into a document."""


def inline(drawing: Drawing) -> Markup:
    """The drawing itself, for a browser."""
    return Markup(drawing.svg)


def course_drawing(names: Names, game: GameLine) -> Drawing:
    """The course of a game."""
    return Drawing(f"course-{game.number}", course_chart(names, game), 31.0)


def line_drawing(number: int) -> Drawing:
    """How the side of this number is drawn in it."""
    return Drawing(f"line-{number}", line_sample(number), 2.2)


def bars_drawing(chart: BarChart) -> Drawing:
    """A bar chart."""
    return Drawing(chart.identity, bar_chart(chart), 44.0)


def bar_drawing(number: int) -> Drawing:
    """How the side of this number is drawn in bar charts."""
    return Drawing(f"bar-{number}", bar_sample(number), 2.2)
