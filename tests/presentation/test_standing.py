"""Pieces on the screen follow the counts, and the clicked piece is the one that changes."""

from collections import Counter

import pytest

from carrom_desk.presentation.board.picture import BoardPicture, QueenPicture, QueenState
from carrom_desk.presentation.board.pieces import (
    PIECES_OF,
    QUEEN,
    STRIKER,
    MarkRequest,
    PieceId,
    PieceState,
    Standings,
    mark_requests,
    standings,
)
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind

W, B, Q, S = PieceKind.WHITE, PieceKind.BLACK, PieceKind.QUEEN, PieceKind.STRIKER
ON, POCKETED, JUMPED, OFF = PieceState.ON_BOARD, PieceState.POCKETED, PieceState.JUMPED, PieceState.OFF_BOARD


def white(number: int) -> PieceId:
    return PIECES_OF[W][number - 1]


def numbers(found: Standings, kind: PieceKind, standing: PieceState) -> set[int]:
    return {piece.number for piece, stands in found.items() if piece.kind is kind and stands is standing}


def counts(found: Standings, kind: PieceKind) -> dict[PieceState, int]:
    return dict(Counter(stands for piece, stands in found.items() if piece.kind is kind))


def test_the_outermost_men_are_off_the_board_first() -> None:
    found = standings(BoardPicture(on_board=Marks(7, 6)), {}, None)

    assert numbers(found, W, OFF) == {8, 9}
    assert numbers(found, B, OFF) == {7, 8, 9}
    assert found[QUEEN] is found[STRIKER] is ON


@pytest.mark.parametrize("lies", [QueenState.TO_COVER, QueenState.COVERED, QueenState.TO_RETURN])
def test_a_queen_that_does_not_lie_on_the_board_is_off_it(lies: QueenState) -> None:
    assert standings(BoardPicture(queen=QueenPicture(lies, PieceKind.BLACK)), {}, None)[QUEEN] is OFF


@pytest.mark.parametrize(
    ("pocketed", "jumped", "expected"),
    [
        (Marks(), Marks(), {ON: 7, OFF: 2}),
        (Marks(white=2), Marks(), {ON: 5, POCKETED: 2, OFF: 2}),
        (Marks(white=2), Marks(white=1), {ON: 4, POCKETED: 2, JUMPED: 1, OFF: 2}),
        (Marks(white=9), Marks(), {POCKETED: 7, OFF: 2}),
        (Marks(white=5), Marks(white=5), {POCKETED: 5, JUMPED: 2, OFF: 2}),
        (Marks(black=3), Marks(), {ON: 7, OFF: 2}),
    ],
)
def test_as_many_men_are_marked_as_are_counted(pocketed: Marks, jumped: Marks, expected: dict[PieceState, int]) -> None:
    found = standings(BoardPicture(on_board=Marks(7, 9), pocketed=pocketed, jumped=jumped), {}, None)

    assert counts(found, W) == expected


def test_the_queen_and_the_striker_are_marked() -> None:
    found = standings(BoardPicture(pocketed=Marks(striker=1), jumped=Marks(queen=1)), {}, None)

    assert found[STRIKER] is POCKETED
    assert found[QUEEN] is JUMPED


def test_the_pressed_man_is_marked() -> None:
    found = standings(BoardPicture(pocketed=Marks(white=1)), {}, white(2))

    assert numbers(found, W, POCKETED) == {2}


def test_without_a_press_the_rim_is_marked_first() -> None:
    found = standings(BoardPicture(on_board=Marks(7, 9), pocketed=Marks(white=2)), {}, None)

    assert numbers(found, W, POCKETED) == {6, 7}


def test_men_that_were_marked_stay_marked() -> None:
    before = standings(BoardPicture(pocketed=Marks(white=1)), {}, white(2))
    found = standings(BoardPicture(pocketed=Marks(white=2)), before, white(5))

    assert numbers(found, W, POCKETED) == {2, 5}


def test_the_pressed_man_loses_its_mark() -> None:
    before = {white(2): POCKETED, white(5): POCKETED, white(8): POCKETED}
    found = standings(BoardPicture(pocketed=Marks(white=2)), before, white(5))

    assert numbers(found, W, POCKETED) == {2, 8}


def test_a_man_that_is_off_the_board_now_hands_its_mark_on() -> None:
    found = standings(BoardPicture(on_board=Marks(7, 9), pocketed=Marks(white=1)), {white(9): POCKETED}, white(9))

    assert numbers(found, W, OFF) == {8, 9}
    assert numbers(found, W, POCKETED) == {7}


def test_a_pocketed_man_becomes_one_that_jumped_in_two_steps() -> None:
    before = {white(2): POCKETED, white(5): POCKETED}
    between = standings(BoardPicture(pocketed=Marks(white=1)), before, white(2))
    found = standings(BoardPicture(pocketed=Marks(white=1), jumped=Marks(white=1)), between, white(2))

    assert numbers(found, W, POCKETED) == {5}
    assert numbers(found, W, JUMPED) == {2}


def test_other_marks_stay_where_they_are_when_one_more_is_marked_elsewhere() -> None:
    before = {white(9): JUMPED}
    found = standings(BoardPicture(pocketed=Marks(white=1), jumped=Marks(white=1)), before, None)

    assert numbers(found, W, JUMPED) == {9}
    assert numbers(found, W, POCKETED) == {8}


@pytest.mark.parametrize(
    ("standing", "mark", "asked"),
    [
        (ON, Mark.POCKETED, (MarkRequest(W, Mark.POCKETED),)),
        (ON, Mark.JUMPED, (MarkRequest(W, Mark.JUMPED),)),
        (POCKETED, Mark.POCKETED, (MarkRequest(W, Mark.POCKETED, is_taken_back=True),)),
        (JUMPED, Mark.JUMPED, (MarkRequest(W, Mark.JUMPED, is_taken_back=True),)),
        (JUMPED, Mark.POCKETED, (MarkRequest(W, Mark.JUMPED, is_taken_back=True),)),
        (POCKETED, Mark.JUMPED, (MarkRequest(W, Mark.POCKETED, is_taken_back=True), MarkRequest(W, Mark.JUMPED))),
        (OFF, Mark.POCKETED, ()),
    ],
)
def test_a_press_asks_for_a_mark_or_takes_it_back(
    standing: PieceState, mark: Mark, asked: tuple[MarkRequest, ...]
) -> None:
    assert mark_requests(white(1), standing, mark) == asked


def test_the_man_that_was_pressed_is_the_one_that_goes() -> None:
    marked = standings(BoardPicture(pocketed=Marks(white=1)), {}, white(2))
    gone = standings(BoardPicture(on_board=Marks(8, 9)), marked, None)
    another = standings(BoardPicture(on_board=Marks(7, 9)), gone, None)

    assert numbers(gone, W, OFF) == {2}
    assert numbers(another, W, OFF) == {2, 9}


def test_a_man_that_comes_back_lies_where_one_is_missing() -> None:
    gone = {white(2): OFF, white(7): OFF, white(9): OFF}
    back = standings(BoardPicture(on_board=Marks(7, 9)), {**standings(BoardPicture(), {}, None), **gone}, None)

    assert numbers(back, W, OFF) == {7, 9}
