"""The two sides of a match, and the seats at the board."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Generic, TypeVar

from carrom_desk.rules.position import ByParty, Party

T = TypeVar("T")
U = TypeVar("U")


@unique
class Side(StrEnum):
    """A player or a pair, for the whole match."""

    A = "a"
    B = "b"

    @property
    def other(self) -> "Side":
        return Side.B if self is Side.A else Side.A

    def as_party(self, in_turn: "Side") -> Party:
        """Returns the party of this side while `in_turn` plays."""
        return Party.OWN if self is in_turn else Party.OPPONENT


def side_of(party: Party, in_turn: Side) -> Side:
    """Returns the side of a party while `in_turn` plays."""
    return in_turn if party is Party.OWN else in_turn.other


@dataclass(frozen=True, slots=True)
class BySide(Generic[T]):
    """A value for each side."""

    a: T
    b: T

    def __iter__(self) -> Iterator[T]:
        return iter((self.a, self.b))

    def of(self, side: Side) -> T:
        return self.a if side is Side.A else self.b

    def with_(self, side: Side, value: T) -> "BySide[T]":
        """Returns a copy with one side's value replaced."""
        return BySide(value, self.b) if side is Side.A else BySide(self.a, value)

    def map(self, change: Callable[[T], U]) -> "BySide[U]":
        """Applies a function to both values."""
        return BySide(change(self.a), change(self.b))

    def swapped(self) -> "BySide[T]":
        """Returns a copy with the values exchanged."""
        return BySide(self.b, self.a)

    def seen_from(self, in_turn: Side) -> ByParty[T]:
        """Converts to parties, while `in_turn` plays."""
        return ByParty(self.of(in_turn), self.of(in_turn.other))


def by_side(values: ByParty[T], in_turn: Side) -> BySide[T]:
    """Converts from parties to sides, while `in_turn` plays."""
    return BySide(values.own, values.opponent) if in_turn is Side.A else BySide(values.opponent, values.own)


NOUGHT: BySide[int] = BySide(0, 0)
"""Zero for both sides."""


def leader(score: BySide[int]) -> Side | None:
    """Returns the side with the higher score; None if level."""
    return None if score.a == score.b else Side.A if score.a > score.b else Side.B


@unique
class Seat(StrEnum):
    """A seat at the board, named after its player; singles only use the first seat of each side."""

    A1 = "a1"
    B1 = "b1"
    A2 = "a2"
    B2 = "b2"

    side: Side
    """Side of the seat."""
    number: int
    """Number of the player on that seat, 1 or 2."""

    def __init__(self, value: str) -> None:
        self.side, self.number = Side(value[0]), int(value[1])


SEATS_TO_THE_RIGHT = (Seat.A1, Seat.B1, Seat.A2, Seat.B2)
"""The seats in doubles, each to the right of the one before (formats: match file)."""
SEATS_BY_SIDE = (Seat.A1, Seat.A2, Seat.B1, Seat.B2)
"""The seats in doubles, partners after each other."""


def seat_of(side: Side, number: int = 1) -> Seat:
    """Returns the seat of a side's player 1 or 2."""
    return Seat(f"{side}{number}")


def seat_after(seat: Seat, steps_to_the_right: int, *, doubles: bool) -> Seat:
    """Returns the seat a number of steps to the right in doubles; in singles the players alternate."""
    if not doubles:
        return seat_of(seat.side.other) if steps_to_the_right % 2 else seat
    place = SEATS_TO_THE_RIGHT.index(seat)
    return SEATS_TO_THE_RIGHT[(place + steps_to_the_right) % len(SEATS_TO_THE_RIGHT)]
