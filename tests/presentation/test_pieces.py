"""The opening position matches the laws."""

from itertools import combinations
from math import sqrt

import pytest

from carrom_desk.presentation.board.geometry import CENTRE, MAN_MM, OUTER_CIRCLE_MM
from carrom_desk.presentation.board.pieces import ALL_PIECES, OPENING, PIECES_OF, QUEEN, STRIKER, PieceId
from carrom_desk.presentation.stroke_draft import PieceKind

R = MAN_MM / 2


def test_there_are_nine_of_each_colour_the_queen_and_the_striker() -> None:
    assert len(ALL_PIECES) == len(set(ALL_PIECES)) == 20
    assert set(OPENING) == set(ALL_PIECES) - {STRIKER}
    assert [len(PIECES_OF[kind]) for kind in PieceKind] == [9, 9, 1, 1]


def test_the_men_lie_close_and_none_overlaps_another() -> None:
    distances = sorted(one.distance_to(other) for one, other in combinations(OPENING.values(), 2))

    assert distances[0] == pytest.approx(2 * R)
    assert sum(distance == pytest.approx(2 * R) for distance in distances) == 42


def test_all_lie_within_the_outer_circle() -> None:
    widest = max(place.distance_to(CENTRE) for place in OPENING.values()) + R

    assert 2 * widest == pytest.approx(159.0)
    assert 2 * widest < OUTER_CIRCLE_MM


def test_colours_alternate_about_the_queen() -> None:
    ring = [piece for piece, place in OPENING.items() if place.distance_to(CENTRE) == pytest.approx(2 * R)]
    alike = [
        (one, other)
        for one, other in combinations(ring, 2)
        if OPENING[one].distance_to(OPENING[other]) == pytest.approx(2 * R) and one.kind is other.kind
    ]

    assert OPENING[QUEEN] == CENTRE
    assert len(ring) == 6
    assert alike == []


def test_white_takes_the_tips_and_black_the_notches() -> None:
    outer = {piece.kind: OPENING[piece].distance_to(CENTRE) for piece in OPENING if piece.number > 3}

    assert outer == {
        PieceKind.WHITE: pytest.approx(4 * R),
        PieceKind.BLACK: pytest.approx(2 * sqrt(3) * R),
    }


def test_three_whites_form_an_upright_y_with_the_inner_whites() -> None:
    foot, left, right = (OPENING[PIECES_OF[PieceKind.WHITE][number - 1]] for number in (4, 5, 6))

    assert foot.x == pytest.approx(CENTRE.x)
    assert foot.y > CENTRE.y
    assert left.y == pytest.approx(right.y)
    assert left.x < CENTRE.x < right.x
    assert left.y < CENTRE.y
    for number in (1, 2, 3):
        whites = PIECES_OF[PieceKind.WHITE]
        inner, tip = OPENING[whites[number - 1]], OPENING[whites[number + 2]]
        assert (inner.x - CENTRE.x) * 2 == pytest.approx(tip.x - CENTRE.x)
        assert (inner.y - CENTRE.y) * 2 == pytest.approx(tip.y - CENTRE.y)


def test_men_of_higher_numbers_never_lie_nearer_to_the_queen() -> None:
    for kind in (PieceKind.WHITE, PieceKind.BLACK):
        distances = [round(OPENING[piece].distance_to(CENTRE), 6) for piece in PIECES_OF[kind]]
        assert distances == sorted(distances)


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        (PIECES_OF[PieceKind.WHITE][0], "piece_white_1"),
        (PIECES_OF[PieceKind.BLACK][8], "piece_black_9"),
        (QUEEN, "piece_queen"),
        (STRIKER, "piece_striker"),
    ],
)
def test_a_piece_has_the_name_others_rely_on(piece: PieceId, name: str) -> None:
    assert piece.object_name == name
