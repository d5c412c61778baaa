"""The two parties of an act: the player (or pair) in turn, and the other."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


@unique
class Party(StrEnum):
    """One of the two parties, named as the laws name them: seen from the player in turn."""

    OWN = "own"
    OPPONENT = "opponent"

    @property
    def other(self) -> "Party":
        """The other party."""
        return Party.OPPONENT if self is Party.OWN else Party.OWN


PARTIES = tuple(Party)
"""Both parties, the player in turn first."""


@dataclass(frozen=True, slots=True)
class ByParty(Generic[T]):
    """A value for each of the two parties."""

    own: T
    opponent: T

    def of(self, party: Party) -> T:
        """The value of one party."""
        return self.own if party is Party.OWN else self.opponent

    def with_(self, party: Party, value: T) -> "ByParty[T]":
        """The same pair with one party's value replaced."""
        return ByParty(value, self.opponent) if party is Party.OWN else ByParty(self.own, value)

    def map(self, change: Callable[[T], U]) -> "ByParty[U]":
        """A pair made by changing both values alike."""
        return ByParty(change(self.own), change(self.opponent))

    def swapped(self) -> "ByParty[T]":
        """The same pair seen from the other party."""
        return ByParty(self.opponent, self.own)


NO_MEN: ByParty[int] = ByParty(0, 0)
"""No men of either party."""


def men_of(party: Party, men: int) -> ByParty[int]:
    """So many men of one party, and none of the other."""
    return NO_MEN.with_(party, men) if men else NO_MEN


def sum_of(first: ByParty[int], second: ByParty[int]) -> ByParty[int]:
    """Both pairs of counts added up."""
    if not (second.own or second.opponent):
        return first
    return ByParty(first.own + second.own, first.opponent + second.opponent)
