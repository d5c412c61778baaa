"""The carrom board in millimetres, to the measures the federations print.

The origin is the top left corner of the playing surface, x runs to the right, y down to the seat at the bottom.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, unique
from math import hypot, sqrt
from typing import TypeVar

from .picture import BoardEdge

SURFACE_MM = 736.6
"""Side of the playing surface, 735 to 740; at 29 inches the base lines with their circles are 470 long."""
FRAME_MM = 70.0
"""Breadth of the frame, 63.5 to 76."""
POCKET_MM = 44.5
"""Diameter of a pocket, 43 to 46."""
BASE_LINE_FROM_FRAME_MM = 101.5
"""Distance from the frame to the lower base line."""
BASE_LINES_APART_MM = 31.8
"""Distance from the lower base line to the upper one."""
LOWER_BASE_LINE_MM = 5.5
"""Thickness of the lower base line, 5 to 6.5; the upper one is thin."""
BASE_CIRCLE_MM = 31.8
"""Diameter of a base circle: it touches both base lines."""
BASE_DISC_MM = 25.4
"""Diameter of the red disc in a base circle."""
ARROW_TIP_FROM_POCKET_MM = 50.0
"""Distance from the edge of a pocket to the tip of its arrow."""
ARROW_MM = 257.0
"""Length of an arrow, at most 257."""
CENTRE_CIRCLE_MM = 31.8
"""Diameter of the centre circle."""
OUTER_CIRCLE_MM = 170.0
"""Diameter of the outer circle, 167 to 173."""
MAN_MM = 31.8
"""Diameter of a man and of the Queen, 30.2 to 31.8."""
STRIKER_MM = 41.3
"""Diameter of the striker, at most 41.3."""

_HALF = SURFACE_MM / 2

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the board, in millimetres."""

    x: float
    y: float

    def distance_to(self, other: "Point") -> float:
        """Returns how far apart two places are, in millimetres."""
        return hypot(self.x - other.x, self.y - other.y)

    def moved(self, dx: float, dy: float) -> "Point":
        """Returns the place moved by a number of millimetres."""
        return Point(self.x + dx, self.y + dy)

    def turned(self, quarters: int) -> "Point":
        """Returns the place after a number of quarter turns anticlockwise about the centre of the board."""
        x, y = self.x, self.y
        for _ in range(quarters % 4):
            x, y = y, SURFACE_MM - x
        return Point(x, y)


CENTRE = Point(_HALF, _HALF)
"""The centre of the board."""


@unique
class Pocket(Enum):
    """A pocket, in its corner of the screen."""

    BOTTOM_LEFT = 0
    BOTTOM_RIGHT = 1
    TOP_RIGHT = 2
    TOP_LEFT = 3

    @property
    def centre(self) -> Point:
        """Its centre: it touches the frame on both sides."""
        return Point(POCKET_MM / 2, SURFACE_MM - POCKET_MM / 2).turned(self.value)


@dataclass(frozen=True, slots=True)
class Line:
    """A line on the board."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class BaseLines:
    """Base lines of one side."""

    lower: Line
    """The thick one, nearer to the frame."""
    upper: Line
    circles: tuple[Point, Point]
    """The centres of the base circles, left and right as seen from that side."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A diagonal arrow, pointing at a pocket."""

    tip: Point
    inner_end: Point


def base_lines(edge: BoardEdge) -> BaseLines:
    """The base lines and circles of one side of the board."""
    lower_y = SURFACE_MM - BASE_LINE_FROM_FRAME_MM
    upper_y = lower_y - BASE_LINES_APART_MM
    circle_y = (lower_y + upper_y) / 2
    # Each circle also touches the upper base line of the next side, prolonged.
    left = BASE_LINE_FROM_FRAME_MM + BASE_LINES_APART_MM + BASE_CIRCLE_MM / 2
    right = SURFACE_MM - left

    def across(y: float) -> Line:
        return Line(Point(left, y).turned(edge.value), Point(right, y).turned(edge.value))

    circles = (Point(left, circle_y).turned(edge.value), Point(right, circle_y).turned(edge.value))
    return BaseLines(across(lower_y), across(upper_y), circles)


def arrow(pocket: Pocket) -> Arrow:
    """The arrow that points at a pocket."""

    def inward(length: float) -> Point:
        """Returns the place at this distance from the pocket's centre along the diagonal."""
        step = length / sqrt(2)
        return Pocket.BOTTOM_LEFT.centre.moved(step, -step).turned(pocket.value)

    tip = POCKET_MM / 2 + ARROW_TIP_FROM_POCKET_MM
    return Arrow(inward(tip), inward(tip + ARROW_MM))


def striker_place(edge: BoardEdge) -> Point:
    """Returns where the striker lies before a stroke from one side: in the middle, on both base lines."""
    return Point(_HALF, SURFACE_MM - BASE_LINE_FROM_FRAME_MM - BASE_LINES_APART_MM / 2).turned(edge.value)


def pocket_at(point: Point, reach_mm: float = POCKET_MM / 2) -> Pocket | None:
    """The pocket that a place lies in, or at most so far from the centre of."""
    return nearest(point, ((pocket, pocket.centre) for pocket in Pocket), reach_mm)


def nearest(point: Point, candidates: Iterable[tuple[K, Point]], reach_mm: float) -> K | None:
    """Returns which of the candidates lies nearest to a place, none if all are further than the reach."""
    found: K | None = None
    least = reach_mm
    for candidate, place in candidates:
        distance = point.distance_to(place)
        if distance <= least:
            found, least = candidate, distance
    return found
