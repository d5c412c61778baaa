"""The board's dimensions, each within its tolerance."""

from math import sqrt

import pytest

from carrom_desk.presentation.board import geometry as board
from carrom_desk.presentation.board.geometry import CENTRE, SURFACE_MM, Pocket, Point
from carrom_desk.presentation.board.picture import BoardEdge

# What, as measured on our board, the least and the most allowed (millimetres).
A_SIDE = board.base_lines(BoardEdge.BOTTOM)
NEXT_SIDE = board.base_lines(BoardEdge.LEFT)
AN_ARROW = board.arrow(Pocket.TOP_LEFT)

MEASURES = [
    ("playing surface", SURFACE_MM, 735.0, 740.0),
    ("breadth of the frame", board.FRAME_MM, 63.5, 76.0),
    ("pocket", board.POCKET_MM, 43.0, 46.0),
    ("pocket from the left", Pocket.TOP_LEFT.centre.x - board.POCKET_MM / 2, 0.0, 0.0),
    ("pocket from the top", Pocket.TOP_LEFT.centre.y - board.POCKET_MM / 2, 0.0, 0.0),
    ("lower base line from the frame", SURFACE_MM - A_SIDE.lower.start.y, 101.5, 101.5),
    ("lower base line's thickness", board.LOWER_BASE_LINE_MM, 5.0, 6.5),
    ("base lines apart", A_SIDE.lower.start.y - A_SIDE.upper.start.y, 31.8, 31.8),
    (
        "base line over its circles",
        A_SIDE.circles[0].distance_to(A_SIDE.circles[1]) + board.BASE_CIRCLE_MM,
        467.0,
        473.0,
    ),
    ("base circle", board.BASE_CIRCLE_MM, 31.8, 31.8),
    ("base disc", board.BASE_DISC_MM, 25.4, 25.4),
    ("base circle from its own frame", SURFACE_MM - A_SIDE.circles[0].y, 117.4, 117.4),
    ("base circle from the next frame", A_SIDE.circles[0].x, 149.2, 149.2),
    (
        "gap between neighbours",
        min(one.distance_to(other) for one in A_SIDE.circles for other in NEXT_SIDE.circles) - board.BASE_CIRCLE_MM,
        12.2,
        13.2,
    ),
    (
        "arrow's tip from the pocket's edge",
        AN_ARROW.tip.distance_to(Pocket.TOP_LEFT.centre) - board.POCKET_MM / 2,
        50.0,
        50.0,
    ),
    ("arrow", AN_ARROW.tip.distance_to(AN_ARROW.inner_end), 200.0, 257.0),
    ("arrow's tip, across", AN_ARROW.tip.x, 73.3, 73.4),
    ("arrow's inner end, across", AN_ARROW.inner_end.x, 255.0, 255.2),
    ("centre circle", board.CENTRE_CIRCLE_MM, 31.8, 31.8),
    ("outer circle", board.OUTER_CIRCLE_MM, 167.0, 173.0),
    ("man", board.MAN_MM, 30.2, 31.8),
    ("striker", board.STRIKER_MM, 30.0, 41.3),
]


@pytest.mark.parametrize(("measured", "least", "most"), [row[1:] for row in MEASURES], ids=[row[0] for row in MEASURES])
def test_a_measure_is_within_its_tolerance(measured: float, least: float, most: float) -> None:
    assert least - 1e-6 <= measured <= most + 1e-6


def test_the_arrow_runs_at_45_degrees_through_the_gap_between_the_circles() -> None:
    arrow = board.arrow(Pocket.BOTTOM_LEFT)
    one, other = A_SIDE.circles[0], NEXT_SIDE.circles[1]

    assert arrow.tip.x == pytest.approx(SURFACE_MM - arrow.tip.y)
    assert arrow.inner_end.x == pytest.approx(SURFACE_MM - arrow.inner_end.y)
    assert one.distance_to(arrow.tip) == pytest.approx(other.distance_to(arrow.tip))
    assert one.distance_to(arrow.inner_end) > board.BASE_CIRCLE_MM / 2


@pytest.mark.parametrize(
    ("edge", "place"),
    [
        (BoardEdge.BOTTOM, Point(SURFACE_MM / 2, SURFACE_MM - 117.4)),
        (BoardEdge.RIGHT, Point(SURFACE_MM - 117.4, SURFACE_MM / 2)),
        (BoardEdge.TOP, Point(SURFACE_MM / 2, 117.4)),
        (BoardEdge.LEFT, Point(117.4, SURFACE_MM / 2)),
    ],
)
def test_the_striker_lies_between_the_base_lines_of_its_side(edge: BoardEdge, place: Point) -> None:
    lines = board.base_lines(edge)
    striker = board.striker_place(edge)

    assert striker.distance_to(place) == pytest.approx(0.0, abs=1e-6)
    assert lines.circles[0].distance_to(striker) == pytest.approx(lines.circles[1].distance_to(striker))
    assert board.striker_place(edge.turned(2)).distance_to(striker) == pytest.approx(SURFACE_MM - 2 * 117.4)


@pytest.mark.parametrize(
    ("pocket", "corner"),
    [
        (Pocket.TOP_LEFT, Point(0, 0)),
        (Pocket.TOP_RIGHT, Point(SURFACE_MM, 0)),
        (Pocket.BOTTOM_RIGHT, Point(SURFACE_MM, SURFACE_MM)),
        (Pocket.BOTTOM_LEFT, Point(0, SURFACE_MM)),
    ],
)
def test_a_pocket_lies_in_its_corner(pocket: Pocket, corner: Point) -> None:
    assert pocket.centre.distance_to(corner) == pytest.approx(22.25 * sqrt(2))
    assert board.pocket_at(pocket.centre) is pocket
    assert board.pocket_at(corner) is None
    assert board.pocket_at(corner, reach_mm=35.0) is pocket


def test_only_a_place_within_reach_is_near() -> None:
    candidates = [("here", Point(100, 100)), ("there", Point(130, 100))]

    assert board.nearest(Point(112, 100), candidates, 20) == "here"
    assert board.nearest(Point(118, 100), candidates, 20) == "there"
    assert board.nearest(Point(118, 130), candidates, 20) is None
    assert board.pocket_at(CENTRE) is None


def test_four_quarter_turns_lead_back() -> None:
    place = Point(10, 20)

    assert place.turned(1) == Point(20, SURFACE_MM - 10)
    assert place.turned(2).turned(2) == place
    assert place.turned(4) == place
