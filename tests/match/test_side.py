"""Sides, parties and seats."""

import pytest

from carrom_desk.match.side import BySide, Seat, Side, by_side, seat_after, seat_of, side_of
from carrom_desk.rules.position import ByParty, Party


@pytest.mark.parametrize(
    ("side", "in_turn", "party"),
    [
        (Side.A, Side.A, Party.OWN),
        (Side.B, Side.A, Party.OPPONENT),
        (Side.A, Side.B, Party.OPPONENT),
        (Side.B, Side.B, Party.OWN),
    ],
)
def test_a_side_is_own_or_opponent_by_who_is_in_turn(side: Side, in_turn: Side, party: Party) -> None:
    assert side.as_party(in_turn) is party
    assert side_of(party, in_turn) is side


@pytest.mark.parametrize(("in_turn", "seen"), [(Side.A, ByParty(1, 2)), (Side.B, ByParty(2, 1))])
def test_what_the_sides_have_is_what_the_parties_see(in_turn: Side, seen: ByParty[int]) -> None:
    assert BySide(1, 2).seen_from(in_turn) == seen
    assert by_side(seen, in_turn) == BySide(1, 2)


def test_a_value_is_replaced_for_one_side() -> None:
    assert BySide(1, 2).with_(Side.A, 3) == BySide(3, 2)
    assert BySide(1, 2).with_(Side.B, 3) == BySide(1, 3)
    assert (BySide(1, 2).of(Side.A), BySide(1, 2).of(Side.B)) == (1, 2)


@pytest.mark.parametrize("seat", Seat)
def test_a_seat_is_a_sides_player(seat: Seat) -> None:
    assert seat_of(seat.side, seat.number) is seat
    assert str(seat) == f"{seat.side}{seat.number}"


@pytest.mark.parametrize(
    ("seat", "steps", "doubles", "after"),
    [
        (Seat.A1, 1, True, Seat.B1),
        (Seat.B2, 1, True, Seat.A1),
        (Seat.A1, 3, True, Seat.B2),
        (Seat.A1, -1, True, Seat.B2),
        (Seat.B1, 5, True, Seat.A2),
        (Seat.A1, 1, False, Seat.B1),
        (Seat.B1, 3, False, Seat.A1),
    ],
)
def test_the_next_seat_is_to_the_right_in_doubles_and_opposite_in_singles(
    seat: Seat, steps: int, doubles: bool, after: Seat
) -> None:
    assert seat_after(seat, steps, doubles=doubles) is after
