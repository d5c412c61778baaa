"""Boards in SoL's form: every case in which it counts differently than the laws, played through the rules."""

from dataclasses import replace
from itertools import product

import pytest

from carrom_desk.exchange.sol.sol_scores import sol_board_of
from carrom_desk.match.entry.entries import Demanded, Entry, IncidentSeen, Override
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import Party, QueenPlace
from carrom_desk.rules.ruling import BoardResult
from tests.exchange.sol.sol_documents import A_BREAKS, A_HAS_22, BLACK_WINS_3, ONE_GAME, notes_on, only_match
from tests.fakes import improper, stroke

Row = tuple[int, int, str | None]

A_COVERS = (stroke(1), stroke(1, queen=True))
"""Side A covers the Queen and has seven men left."""
B_COVERS = (stroke(), stroke(1), stroke(1, queen=True), stroke())
"""Side B covers the Queen and has seven men left; side A has all nine."""


def overridden(points: int, *, winner: Party = Party.OWN, queen: QueenPlace | None = None) -> Override:
    return Override("counted again", queen=queen, board=BoardResult(winner, points, 0))


FIRST_BOARDS: dict[str, tuple[tuple[Entry, ...], Row, int]] = {
    # what: (side A breaks and then …, coins1, coins2 and queen, points of the winner)
    "nine men and the Queen": ((stroke(9, queen=True),), (9, 0, "1"), 12),
    "five men and the Queen": ((stroke(1, 4), stroke(8, queen=True)), (5, 0, "1"), 8),
    "the Queen with the loser": ((*A_COVERS, stroke(), stroke(9)), (0, 7, "1"), 7),
    "the other's last man, the Queen with the loser (76)": ((*A_COVERS, stroke(1, 9)), (0, 6, "1"), 6),
    "both last, the Queen pocketed with them (102a)": ((stroke(9, 9, queen=True),), (0, 0, "1"), 3),
    "both last, the Queen pocketed and the striker (102b)": (
        (stroke(9, 9, queen=True, striker=True), Demanded(0)),
        (0, 0, "2"),
        3,
    ),
    "both last, the cover to come (104)": ((stroke(1), stroke(queen=True), stroke(8, 9)), (0, 0, "1"), 3),
    "both last, the Queen on the board (105)": ((stroke(9, 9),), (0, 0, "2"), 3),
    "own last, the Queen on the board (107)": (BLACK_WINS_3, (0, 0, "2"), 3),
    "own last and the striker, the Queen on the board (108)": (
        (stroke(9, striker=True), Demanded(0)),
        (0, 0, "2"),
        3,
    ),
    "both last and the striker, the Queen covered by own (110)": (
        (*A_COVERS, stroke(7, 9, striker=True), Demanded(0)),
        (0, 1, "1"),
        1,
    ),
    "the same with the point on demand": ((*A_COVERS, stroke(7, 9, striker=True), Demanded(1)), (0, 2, "1"), 2),
    "both last and the striker, the Queen covered by the other (112)": (
        (*B_COVERS, stroke(9, 7, striker=True), Demanded(0)),
        (0, 0, "2"),
        3,
    ),
    "both last, the Queen covered by the other": ((*B_COVERS, stroke(9, 7)), (1, 0, "2"), 1),
    "the other's last man and the Queen (103)": ((stroke(4), stroke(1, 9, queen=True)), (0, 4, "2"), 7),
    "the other's last man, the Queen on the board (106)": ((stroke(4), stroke(opponent=9)), (0, 5, "2"), 8),
    "the same by an improper stroke (111)": ((stroke(4), improper(opponent=9), Demanded(1)), (0, 6, "2"), 9),
    "all nine left, and a point on demand beyond twelve": ((stroke(opponent=9, striker=True),), (0, 9, "2"), 12),
    "a point on demand on three for the Queen alone": ((stroke(9, striker=True), Demanded(1)), (0, 1, "2"), 4),
    "two points on demand on three": ((improper(9, 9, striker=True), Demanded(2)), (0, 2, "2"), 5),
    "the board lost by leaving the seat (91)": (
        (stroke(2), IncidentSeen(IncidentKind.LEFT_SEAT, Side.A)),
        (0, 7, "2"),
        10,
    ),
    "the same by who has the Queen": ((*A_COVERS, IncidentSeen(IncidentKind.LEFT_SEAT, Side.A)), (0, 7, "1"), 7),
    "decided otherwise, with points that no men make": ((stroke(9), overridden(5)), (5, 0, None), 5),
    "decided otherwise, with more points than men": ((stroke(9), overridden(11)), (8, 0, "1"), 11),
}


def last_board(*commands: Entry, laws: Edition = ICF_REVISED) -> Row:
    """Returns the last board as written, after checking the sums."""
    match = only_match(*commands, setup=replace(ONE_GAME, laws=laws))
    board = match["boards"][-1]
    return board["coins1"], board["coins2"], board.get("queen")


@pytest.mark.parametrize("laws", [ICF_REVISED, ICF_1993])
@pytest.mark.parametrize("case", FIRST_BOARDS)
def test_a_board_is_written_so_that_sol_counts_the_same(case: str, laws: Edition) -> None:
    commands, expected, points = FIRST_BOARDS[case]

    match = only_match(A_BREAKS, *commands, setup=replace(ONE_GAME, laws=laws))

    assert max(match["score1"], match["score2"]) == points
    assert last_board(A_BREAKS, *commands, laws=laws) == expected


AT_22: dict[str, tuple[tuple[Entry, ...], Row, int]] = {
    # what: (side A, with 22 points, breaks and then …, coins1, coins2 and queen, points of side A)
    "a man and the Queen": ((stroke(1, 8), stroke(8, queen=True)), (1, 0, "1"), 1),
    "two men, the Queen with the loser": (
        (stroke(1, 7), stroke(), stroke(1, queen=True), stroke(), stroke(8)),
        (1, 0, "2"),
        1,
    ),
    "both last, the Queen pocketed with them (102a)": ((stroke(9, 9, queen=True),), (0, 0, "1"), 1),
    "both last, the Queen covered by own": ((*A_COVERS, stroke(7, 9)), (0, 0, "1"), 1),
    "both last, the Queen covered by the other": ((*B_COVERS, stroke(9, 7)), (1, 0, "2"), 1),
    "both last on the other's stroke, the Queen on the board (105)": ((stroke(), stroke(9, 9)), (0, 0, "1"), 1),
    "the same with a point on demand": ((stroke(), improper(9, 9), Demanded(1)), (2, 0, None), 2),
    "the other's last man by his stroke, the Queen on the board (106)": (
        (stroke(1), stroke(1), stroke(), stroke(3), stroke(opponent=7)),
        (6, 0, None),
        6,
    ),
}


@pytest.mark.parametrize("case", AT_22)
def test_from_22_on_the_queen_counts_as_sol_has_it(case: str) -> None:
    commands, expected, points = AT_22[case]

    match = only_match(*A_HAS_22, *commands)

    assert match["score1"] == min(25, 22 + points)
    assert last_board(*A_HAS_22, *commands) == expected


def test_three_points_from_22_on_are_coins() -> None:
    # Side B pockets both last men and the striker while side A has the Queen. Law 85 of 1993 names no 22, and where
    # the umpire goes by the letter it is three points.
    both_last = (*A_COVERS, stroke(), stroke(9, 7, striker=True))
    by_the_letter = overridden(3, winner=Party.OPPONENT)

    assert last_board(*A_HAS_22, *both_last, Demanded(0), laws=ICF_1993) == (0, 0, "1")
    assert last_board(*A_HAS_22, *both_last, by_the_letter, laws=ICF_1993) == (3, 0, "1")


UNWRITABLE = {
    "a single point for who has the Queen": (stroke(9, queen=True), overridden(1)),
    "more coins than men, the Queen with the other": (*A_COVERS, stroke(1, 9), overridden(10, winner=Party.OPPONENT)),
}


@pytest.mark.parametrize("case", UNWRITABLE)
def test_a_board_that_sol_cannot_count_leaves_all_boards_out(case: str) -> None:
    commands = (A_BREAKS, *UNWRITABLE[case])

    assert "boards" not in only_match(*commands)
    assert "Game 1 is saved without its boards. SoL would add them up to a different score." in notes_on(*commands)


@pytest.mark.parametrize("before", [0, 21, 22, 24])
@pytest.mark.parametrize("queen", [Side.A, Side.B, None])
def test_whatever_is_written_counts_what_we_counted(queen: Side | None, before: int) -> None:
    total = BySide(before, 0)
    for points, men_left in product(range(1, 13), [None, *range(10)]):
        record = BoardRecord(1, Seat.A1, Side.A, points, queen, 0, None, BySide(points, 0))

        board = sol_board_of(record, total, men_left)

        if board is not None:
            assert board.points(total) == BySide(points, 0)
            assert board.coins.a <= 9
            assert board.queen in (Side.A, queen)
