"""Warnings, counted per player."""

import pytest

from carrom_desk.match.entry.entries import Amended, Entry, Noted, Redone, Undone, Warned
from carrom_desk.match.record import warnings_of
from carrom_desk.match.side import Seat, Side
from tests.fakes import DOUBLES, record_of

FIRST, SECOND = Warned(Side.A, "slow", 2), Warned(Side.A, "slow again", 2)


@pytest.mark.parametrize(
    ("entries", "counts"),
    [
        ((), {}),
        ((FIRST, SECOND, Warned(Side.B, "loud", 1), Noted("a cough")), {Seat.A2: 2, Seat.B1: 1}),
        ((Warned(Side.B, "loud"), Warned(Side.B, "loud", 1)), {Side.B: 1, Seat.B1: 1}),
        ((FIRST, SECOND, Undone()), {Seat.A2: 1}),
        ((FIRST, Undone(), Redone()), {Seat.A2: 1}),
        ((FIRST, SECOND, Amended(0, Warned(Side.B, "slow", 2), "the other one")), {Seat.A2: 1, Seat.B2: 1}),
        ((FIRST, Amended(0, Noted("nothing"), "not meant so")), {}),
    ],
)
def test_the_warnings_that_stand_are_counted_by_player(
    entries: tuple[Entry, ...], counts: dict[Seat | Side, int]
) -> None:
    assert warnings_of(record_of(*entries, setup=DOUBLES)) == counts


def test_in_singles_the_player_is_warned_without_being_named() -> None:
    assert warnings_of(record_of(Warned(Side.B, "loud"), Warned(Side.B, "loud", 1))) == {Seat.B1: 2}
