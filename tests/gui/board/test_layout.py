"""Conversion between millimetres and pixels, for every size and orientation."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF

from carrom_desk.gui.board.layout import BoardLayout
from carrom_desk.presentation.board.geometry import CENTRE, MAN_MM, POCKET_MM, SURFACE_MM, Point, striker_place
from carrom_desk.presentation.board.picture import BoardEdge

SQUARES = [QRect(0, 0, 300, 300), QRect(17, 5, 572, 572), QRect(0, 0, 2160, 2160)]
EVERY_WAY = [0, 1, 2, 3]


@pytest.mark.parametrize("square", SQUARES)
@pytest.mark.parametrize("quarter_turns", EVERY_WAY)
@pytest.mark.parametrize("place", [Point(0, 0), CENTRE, Point(120.5, 700)])
def test_a_place_and_its_pixel_are_the_same(square: QRect, quarter_turns: int, place: Point) -> None:
    layout = BoardLayout(square, quarter_turns)

    assert layout.to_mm(layout.to_px(place)).distance_to(place) < 1e-6


@pytest.mark.parametrize("square", SQUARES)
def test_the_surface_lies_within_the_frame(square: QRect) -> None:
    layout = BoardLayout(square)

    assert layout.to_px(Point(0, 0)) == layout.surface.topLeft()
    assert (layout.to_px(CENTRE) - QRectF(square).center()).manhattanLength() < 1e-6
    assert layout.surface.width() == pytest.approx(SURFACE_MM * layout.scale)
    assert 0.05 < layout.frame / square.width() < 0.06


@pytest.mark.parametrize("quarter_turns", EVERY_WAY)
def test_a_turned_board_shows_every_side_with_its_base_lines(quarter_turns: int) -> None:
    layout, turned = BoardLayout(SQUARES[1]), BoardLayout(SQUARES[1], quarter_turns)

    for edge in BoardEdge:
        shown = edge.turned(quarter_turns)
        assert turned.shown_edge(edge) is shown
        striker = turned.to_px(striker_place(edge)) - layout.to_px(striker_place(shown))
        assert striker.manhattanLength() < 1e-6


@pytest.mark.parametrize("edges", [(BoardEdge.BOTTOM, BoardEdge.TOP), tuple(BoardEdge)])
def test_plates_lie_apart_in_the_frame(edges: tuple[BoardEdge, ...]) -> None:
    layout = BoardLayout(SQUARES[1])
    plates = [layout.plate(edge, is_doubles=len(edges) > 2) for edge in edges]

    assert not any(one.intersects(other) for one, other in combinations(plates, 2))
    for plate in plates:
        assert not plate.intersects(layout.surface.adjusted(1, 1, -1, -1))
        assert QRectF(layout.square).adjusted(-0.01, -0.01, 0.01, 0.01).contains(plate)


@pytest.mark.parametrize("square", SQUARES)
def test_a_thumb_reaches_pieces_and_pockets_on_every_board(square: QRect) -> None:
    layout = BoardLayout(square)

    assert layout.reach_mm * layout.scale >= 20
    assert layout.reach_mm > MAN_MM
    assert layout.pocket_reach_mm * layout.scale >= 20
    assert layout.pocket_reach_mm > POCKET_MM / 2
