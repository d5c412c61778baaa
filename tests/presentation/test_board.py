"""The board's picture: seats, and pieces that can still be marked."""

import pytest

from carrom_desk.match.entry.entries import Conceded, Concession, PlayCalled, SidesChanged, Toss, TossChoice, Undone
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.board.board_text import plate_text
from carrom_desk.presentation.board.picture import (
    BoardEdge,
    BoardPicture,
    QueenPicture,
    QueenState,
    SeatPicture,
    board_picture,
)
from carrom_desk.presentation.stroke_draft import Marks, PieceKind
from tests import fakes

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


GAME_OVER = (Toss(Side.A, TossChoice.BREAK), PlayCalled(), Conceded(Side.B, Concession.GAME))
ALL_EDGES = (BoardEdge.BOTTOM, BoardEdge.RIGHT, BoardEdge.TOP, BoardEdge.LEFT)


@pytest.mark.parametrize(
    ("setup", "is_turned", "edges"),
    [
        (fakes.SINGLES, False, (BoardEdge.TOP, BoardEdge.BOTTOM)),
        (fakes.SINGLES, True, (BoardEdge.BOTTOM, BoardEdge.TOP)),
        (fakes.DOUBLES, False, (*ALL_EDGES[1:], *ALL_EDGES[:1])),
        (fakes.DOUBLES, True, (*ALL_EDGES[3:], *ALL_EDGES[:3])),
    ],
)
def test_after_a_change_of_sides_everybody_sits_opposite_or_one_seat_to_the_right(
    setup: Setup, is_turned: bool, edges: tuple[BoardEdge, ...]
) -> None:
    changed = fakes.record_of(*GAME_OVER, SidesChanged(), setup=setup)
    undone = fakes.record_of(*GAME_OVER, SidesChanged(), Undone(), setup=setup)

    picture = board_picture(changed, is_turned=is_turned)
    assert tuple(picture.edge_of(seat.seat).turned(picture.quarter_turns) for seat in picture.seats) == edges
    assert board_picture(undone, is_turned=is_turned).quarter_turns == 2 * is_turned


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


@pytest.mark.parametrize(("seats", "to_place", "told"), [
    (SINGLES, Marks(), "Asha to play"),
    (SINGLES, Marks(white=2), "Asha places 2 white"),
    (SINGLES, Marks(white=2, black=1), "Asha places 2 white, 1 black"),
    (DOUBLES, Marks(white=2), "Asha places"),
])  # fmt: skip
def test_a_plate_says_who_strikes_or_places(seats: tuple[Seat, ...], to_place: Marks, told: str) -> None:
    acting, others = (SeatPicture(seats[0], "Asha", PieceKind.WHITE, is_in_turn=True, places=to_place), seats[1:])
    waiting = tuple(SeatPicture(seat, "Bilal", PieceKind.BLACK) for seat in others)
    picture = BoardPicture(seats=(acting, *waiting), to_place=to_place)

    assert [plate_text(picture, seat, seat.name) for seat in picture.seats] == [told, *["Bilal"] * len(others)]
