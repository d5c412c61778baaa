"""The board between two acts, seen from the player in turn: parties, pieces, Queen and break."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


@unique
class Party(StrEnum):
    """One of the two parties, named as in the laws: relative to the player in turn."""

    OWN = "own"
    OPPONENT = "opponent"

    @property
    def other(self) -> "Party":
        return Party.OPPONENT if self is Party.OWN else Party.OWN


@dataclass(frozen=True, slots=True)
class ByParty(Generic[T]):
    """A value for each of the two parties."""

    own: T
    opponent: T

    def of(self, party: Party) -> T:
        return self.own if party is Party.OWN else self.opponent

    def with_(self, party: Party, value: T) -> "ByParty[T]":
        """Returns a copy with one party's value replaced."""
        return ByParty(value, self.opponent) if party is Party.OWN else ByParty(self.own, value)

    def map(self, change: Callable[[T], U]) -> "ByParty[U]":
        """Applies a function to both values."""
        return ByParty(change(self.own), change(self.opponent))

    def swapped(self) -> "ByParty[T]":
        """Returns the pair as seen by the other party."""
        return ByParty(self.opponent, self.own)


NO_MEN: ByParty[int] = ByParty(0, 0)
"""No men of either party."""


def men_of(party: Party, men: int) -> ByParty[int]:
    """A number of men of one party, and none of the other."""
    return NO_MEN.with_(party, men) if men else NO_MEN


def sum_of(first: ByParty[int], second: ByParty[int]) -> ByParty[int]:
    """Adds two pairs of counts."""
    if not (second.own or second.opponent):
        return first
    return ByParty(first.own + second.own, first.opponent + second.opponent)


MEN_OF_A_SIDE = 9
"""Number of white men, and of black men, at the start of every board."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """A group of pieces, such as those that a stroke pocketed or that jumped."""

    own: int = 0
    """Men of the player in turn, 0 to 9."""
    opponent: int = 0
    """Men of the other side, 0 to 9."""
    queen: bool = False
    striker: bool = False

    @property
    def men(self) -> ByParty[int]:
        return ByParty(self.own, self.opponent)

    def is_any_man_or_queen(self) -> bool:
        """Returns True when there is a man or the Queen among them."""
        return bool(self.own or self.opponent or self.queen)


NO_PIECES = Pieces()
"""An empty group of pieces."""


ATTEMPTS_TO_BREAK = 3
"""Attempts to break in a turn: the first and at most two more (icf-revised 45(a), club: Basic rules)."""


@unique
class QueenPlace(StrEnum):
    """Place of the Queen; a side that covered it is named like a party."""

    ON_BOARD = "on_board"
    TO_COVER = "to_cover"
    """Pocketed by the player in turn, and not covered yet."""
    TO_RETURN = "to_return"
    """Pocketed too early (technitia-2k20): returns when the turn ends."""
    OWN = "own"
    """Covered by the player in turn."""
    OPPONENT = "opponent"
    """Covered by the other side."""

    @property
    def is_on_board(self) -> bool:
        return self is QueenPlace.ON_BOARD

    @property
    def is_waiting(self) -> bool:
        """True when the Queen is neither on the board nor covered."""
        return self in (QueenPlace.TO_COVER, QueenPlace.TO_RETURN)

    @property
    def holder(self) -> Party | None:
        """Returns the party that covered the Queen, if any."""
        if self is QueenPlace.OWN:
            return Party.OWN
        return Party.OPPONENT if self is QueenPlace.OPPONENT else None

    def swapped(self) -> "QueenPlace":
        """Returns the place as seen by the other party."""
        if self is QueenPlace.OWN:
            return QueenPlace.OPPONENT
        return QueenPlace.OWN if self is QueenPlace.OPPONENT else self


@dataclass(frozen=True, slots=True)
class Break:
    """State of the break, and the number of the player's next attempt in this turn, 1 to 3."""

    made: bool
    attempt: int = 1


BREAK_MADE = Break(made=True)
BREAK_TO_COME = Break(made=False)


@dataclass(frozen=True, slots=True)
class Position:
    """Everything a ruling depends on besides the act itself."""

    on_board: ByParty[int]
    """Men on the board, 1 to 9 for each side."""
    queen: QueenPlace
    due: ByParty[int]
    """Men owed as dues or penalties and not yet placed."""
    has_pocketed: ByParty[bool]
    """For each side, True when one of its men has been pocketed on this board by anyone, even if it came back."""
    break_: Break
    score: ByParty[int]
    """Points in the game before this board."""


def opening_position(score: ByParty[int]) -> Position:
    """Returns the position before the break of a board, given the score."""
    return Position(
        on_board=ByParty(MEN_OF_A_SIDE, MEN_OF_A_SIDE),
        queen=QueenPlace.ON_BOARD,
        due=NO_MEN,
        has_pocketed=ByParty(own=False, opponent=False),
        break_=BREAK_TO_COME,
        score=score,
    )


def seen_by_other(position: Position) -> Position:
    """Returns the position as seen when the other party is in turn."""
    return Position(
        on_board=position.on_board.swapped(),
        queen=position.queen.swapped(),
        due=position.due.swapped(),
        has_pocketed=position.has_pocketed.swapped(),
        break_=position.break_,
        score=position.score.swapped(),
    )
