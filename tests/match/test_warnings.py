"""Warnings as notes that can be counted."""

import pytest

from carrom_desk.match.entries import Amended, Entry, Noted, Redone, Undone
from carrom_desk.match.side import Seat
from carrom_desk.match.warnings import is_warning_of, warning, warnings_of
from tests.fakes import DOUBLES, record_of

FIRST, SECOND = warning("Player A2", "slow"), warning("Player A2", "slow again")


def test_a_warning_is_a_note_that_anybody_can_read() -> None:
    assert Noted("Warning: Player A2: slow") == FIRST
    assert is_warning_of(FIRST, "Player A2")
    assert not is_warning_of(FIRST, "Player A")
    assert not is_warning_of(Noted("Player A2 coughs"), "Player A2")


@pytest.mark.parametrize(
    ("entries", "counts"),
    [
        ((), {}),
        ((FIRST, SECOND, warning("Player B1", "loud"), Noted("a cough")), {Seat.A2: 2, Seat.B1: 1}),
        ((FIRST, SECOND, Undone()), {Seat.A2: 1}),
        ((FIRST, Undone(), Redone()), {Seat.A2: 1}),
        ((FIRST, SECOND, Amended(0, warning("Player B2", "slow"), "the other one")), {Seat.A2: 1, Seat.B2: 1}),
        ((FIRST, Amended(0, Noted("nothing"), "not meant so")), {}),
    ],
)
def test_the_warnings_that_stand_are_counted_by_player(entries: tuple[Entry, ...], counts: dict[Seat, int]) -> None:
    assert warnings_of(record_of(*entries, setup=DOUBLES)) == counts
