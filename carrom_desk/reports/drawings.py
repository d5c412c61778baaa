"""The drawings of a sheet, by what they show."""

from collections.abc import Callable
from enum import StrEnum, unique

from .course_chart import course_chart, line_sample
from .markup import Markup
from .score_sheet import ScoreSheet


@unique
class Figure(StrEnum):
    """What a drawing shows."""

    COURSE = "course"
    """The course of the game of a number."""
    LINE = "line"
    """How the side of a number is drawn in it: the legend."""


Drawing = Callable[[Figure, int], Markup]
"""Puts the drawing of something into a document."""


def svg_of(sheet: ScoreSheet, figure: Figure, number: int) -> str:
    """A drawing as a standalone SVG document."""
    if figure is Figure.LINE:
        return line_sample(number)
    return next(course_chart(sheet.names, game) for game in sheet.games if game.number == number)
