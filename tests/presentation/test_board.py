"""The board's picture: seats, and pieces that can still be marked."""

import pytest

from carrom_desk.match.side import Seat
from carrom_desk.presentation.board.picture import BoardEdge, BoardPicture, QueenPicture, QueenState, SeatPicture
from carrom_desk.presentation.stroke import Marks, PieceKind

SINGLES = (Seat.A1, Seat.B1)
DOUBLES = (Seat.A1, Seat.B1, Seat.A2, Seat.B2)


def seated(seats: tuple[Seat, ...], in_turn: Seat | None = None) -> BoardPicture:
    return BoardPicture(
        seats=tuple(
            SeatPicture(seat, f"Player {seat.upper()}", PieceKind.WHITE, is_in_turn=seat is in_turn) for seat in seats
        )
    )


@pytest.mark.parametrize(
    ("seats", "seat", "edge"),
    [
        (SINGLES, Seat.A1, BoardEdge.BOTTOM),
        (SINGLES, Seat.B1, BoardEdge.TOP),
        (DOUBLES, Seat.A1, BoardEdge.BOTTOM),
        (DOUBLES, Seat.B1, BoardEdge.RIGHT),
        (DOUBLES, Seat.A2, BoardEdge.TOP),
        (DOUBLES, Seat.B2, BoardEdge.LEFT),
    ],
)
def test_everybody_sits_where_he_belongs_and_the_striker_lies_with_the_player_in_turn(
    seats: tuple[Seat, ...], seat: Seat, edge: BoardEdge
) -> None:
    assert seated(seats).edge_of(seat) is edge
    assert seated(seats, in_turn=seat).striking_edge is edge


def test_without_a_player_in_turn_the_striker_lies_at_the_bottom() -> None:
    assert BoardPicture().striking_edge is BoardEdge.BOTTOM


@pytest.mark.parametrize(
    ("kind", "left"), [(PieceKind.WHITE, 4), (PieceKind.BLACK, 0), (PieceKind.QUEEN, 0), (PieceKind.STRIKER, 1)]
)
def test_what_is_marked_or_off_the_board_cannot_be_marked_again(kind: PieceKind, left: int) -> None:
    picture = BoardPicture(
        on_board=Marks(7, 2),
        queen=QueenPicture(QueenState.TO_COVER, PieceKind.WHITE),
        pocketed=Marks(white=2, black=3),
        jumped=Marks(white=1),
    )

    assert picture.unmarked(kind) == left
