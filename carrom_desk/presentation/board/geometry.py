"""Geometry of the carrom board in millimetres, following the federations' measurements.

The origin is the top left corner of the playing surface; x runs to the right, y down to the seat at the bottom.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, unique
from math import hypot, sqrt
from typing import TypeVar

from .picture import BoardEdge

SURFACE_MM = 736.6
"""Side of the playing surface, 735 to 740. At 29 inches the base lines with their circles are 470 long."""
FRAME_MM = 70.0
"""Width of the frame, 63.5 to 76."""
POCKET_MM = 44.5
"""Diameter of a pocket, 43 to 46."""
BASE_LINE_FROM_FRAME_MM = 101.5
"""Distance from the frame to the lower base line."""
BASE_LINES_APART_MM = 31.8
"""Distance from the lower base line to the upper one."""
LOWER_BASE_LINE_MM = 5.5
"""Thickness of the lower base line, 5 to 6.5; the upper one is thin."""
BASE_CIRCLE_MM = 31.8
"""Diameter of a base circle, which touches both base lines."""
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
        """Returns the distance between two points in millimetres."""
        return hypot(self.x - other.x, self.y - other.y)

    def moved(self, dx: float, dy: float) -> "Point":
        return Point(self.x + dx, self.y + dy)

    def turned(self, quarters: int) -> "Point":
        """Returns the point after a number of anticlockwise quarter turns about the centre of the board."""
        x, y = self.x, self.y
        for _ in range(quarters % 4):
            x, y = y, SURFACE_MM - x
        return Point(x, y)


CENTRE = Point(_HALF, _HALF)
"""The centre of the board."""


@unique
class Pocket(Enum):
    """A pocket, by its corner on the screen."""

    BOTTOM_LEFT = 0
    BOTTOM_RIGHT = 1
    TOP_RIGHT = 2
    TOP_LEFT = 3

    centre: Point
    """Centre; the pocket touches the frame on both sides."""

    def __init__(self, quarters: int) -> None:
        self.centre = Point(POCKET_MM / 2, SURFACE_MM - POCKET_MM / 2).turned(quarters)


@dataclass(frozen=True, slots=True)
class Line:
    """A line on the board."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class BaseLines:
    """Base lines of one side."""

    lower: Line
    """Thick line nearer to the frame."""
    upper: Line
    circles: tuple[Point, Point]
    """Centres of the base circles, left and right as seen from that side."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A diagonal arrow, pointing at a pocket."""

    tip: Point
    inner_end: Point


def base_lines(edge: BoardEdge) -> BaseLines:
    """Returns the base lines and circles of one side of the board."""
    lower_y = SURFACE_MM - BASE_LINE_FROM_FRAME_MM
    upper_y = lower_y - BASE_LINES_APART_MM
    circle_y = (lower_y + upper_y) / 2
    # Each circle also touches the extension of the next side's upper base line.
    left = BASE_LINE_FROM_FRAME_MM + BASE_LINES_APART_MM + BASE_CIRCLE_MM / 2
    right = SURFACE_MM - left

    def across(y: float) -> Line:
        return Line(Point(left, y).turned(edge.value), Point(right, y).turned(edge.value))

    circles = (Point(left, circle_y).turned(edge.value), Point(right, circle_y).turned(edge.value))
    return BaseLines(across(lower_y), across(upper_y), circles)


def arrow(pocket: Pocket) -> Arrow:
    """Returns the arrow that points at a pocket."""

    def inward(length: float) -> Point:
        """Returns the point at this distance from the pocket's centre along the diagonal."""
        step = length / sqrt(2)
        return Pocket.BOTTOM_LEFT.centre.moved(step, -step).turned(pocket.value)

    tip = POCKET_MM / 2 + ARROW_TIP_FROM_POCKET_MM
    return Arrow(inward(tip), inward(tip + ARROW_MM))


def striker_place(edge: BoardEdge) -> Point:
    """Returns the place of the striker before a stroke from one side: in the middle, on both base lines."""
    return Point(_HALF, SURFACE_MM - BASE_LINE_FROM_FRAME_MM - BASE_LINES_APART_MM / 2).turned(edge.value)


def pocket_at(point: Point, reach_mm: float = POCKET_MM / 2) -> Pocket | None:
    """Returns the pocket with its centre within reach of a point."""
    return nearest(point, ((pocket, pocket.centre) for pocket in Pocket), reach_mm)


def nearest(point: Point, candidates: Iterable[tuple[K, Point]], reach_mm: float) -> K | None:
    """Returns the candidate nearest to a point; None if all are out of reach."""
    found: K | None = None
    least = reach_mm
    for candidate, place in candidates:
        distance = hypot(point.x - place.x, point.y - place.y)
        if distance <= least:
            found, least = candidate, distance
    return found
