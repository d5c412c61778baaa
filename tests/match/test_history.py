"""Points of a board and how they are made up (icf-revised 53, 54, 102 to 112)."""

import pytest

from carrom_desk.match.history import BoardPoints, BoardRecord, points_of
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.editions.icf_revised import ICF_SCORING


@pytest.mark.parametrize(
    ("points", "demanded", "queen", "had", "lying", "made_up"),
    [
        # Men left, and the Queen where the winner covered her and stood at 21 at most.
        (8, 0, Side.A, 21, 5, BoardPoints(3, 5, 0, 0)),
        (5, 0, Side.A, 22, 5, BoardPoints(0, 5, 0, 0)),
        (5, 0, Side.B, 0, 5, BoardPoints(0, 5, 0, 0)),
        # A law adds her to the men left, whoever has her; points on demand come on top.
        (7, 1, None, 0, 3, BoardPoints(3, 3, 0, 1)),
        # Neither men nor Queen: both last men, or the umpire's decision.
        (3, 0, Side.B, 0, 0, BoardPoints(0, 0, 3, 0)),
        (3, 0, Side.A, 0, 0, BoardPoints(3, 0, 0, 0)),
        (2, 1, Side.B, 0, 0, BoardPoints(0, 0, 1, 1)),
        (6, 0, Side.A, 0, 5, BoardPoints(0, 0, 6, 0)),
        # From a paper sheet, on which no men are counted.
        (8, 0, Side.A, 0, None, BoardPoints(3, 5, 0, 0)),
        (3, 0, Side.A, 0, None, BoardPoints(3, 0, 0, 0)),
        (2, 0, Side.A, 0, None, BoardPoints(0, 2, 0, 0)),
        (8, 0, Side.B, 0, None, BoardPoints(0, 8, 0, 0)),
        (9, 1, Side.A, 0, None, BoardPoints(3, 5, 0, 1)),
    ],
)
def test_the_points_of_a_board_are_told_apart_and_add_up(
    points: int, demanded: int, queen: Side | None, had: int, lying: int | None, made_up: BoardPoints
) -> None:
    record = BoardRecord(1, Seat.A1, Side.A, points, queen, demanded, None, BySide(had + points, 0))
    men = None if lying is None else BySide(0, lying)

    found = points_of(record, BySide(had, 0), men, ICF_SCORING)

    assert found == made_up
    assert (found.total, found.extra) == (points, made_up.awarded + demanded)
