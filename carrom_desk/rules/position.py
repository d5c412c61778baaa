"""All that is true of a board between two acts, seen from the player in turn."""

from dataclasses import dataclass
from enum import StrEnum, unique

from .party import NO_MEN, ByParty, Party
from .pieces import MEN_OF_A_SIDE

ATTEMPTS_TO_BREAK = 3
"""Attempts to break in a turn: the first and at most two more (icf-revised 45(a), club: Basic rules)."""


@unique
class QueenPlace(StrEnum):
    """Where the Queen is."""

    ON_BOARD = "on_board"
    TO_COVER = "to_cover"
    """Pocketed by the player in turn, who has still to cover her."""
    TO_RETURN = "to_return"
    """Pocketed too early (technitia-2k20): she goes back when the turn ends."""
    OWN = "own"
    """Covered by the player in turn."""
    OPPONENT = "opponent"
    """Covered by the other side."""

    @property
    def is_on_board(self) -> bool:
        """Whether she lies on the board."""
        return self is QueenPlace.ON_BOARD

    @property
    def is_waiting(self) -> bool:
        """Whether she is off the board without being covered."""
        return self in (QueenPlace.TO_COVER, QueenPlace.TO_RETURN)

    @property
    def holder(self) -> Party | None:
        """Who covered her, if anybody has."""
        if self is QueenPlace.OWN:
            return Party.OWN
        return Party.OPPONENT if self is QueenPlace.OPPONENT else None

    def swapped(self) -> "QueenPlace":
        """The same place seen from the other party."""
        if self is QueenPlace.OWN:
            return QueenPlace.OPPONENT
        return QueenPlace.OWN if self is QueenPlace.OPPONENT else self


@dataclass(frozen=True, slots=True)
class Break:
    """Whether the break is made, and the attempt to come of this player in this turn, 1 to 3."""

    made: bool
    attempt: int = 1


BREAK_MADE = Break(made=True)
BREAK_TO_COME = Break(made=False)


@dataclass(frozen=True, slots=True)
class Position:
    """All that decides a ruling besides the act itself."""

    on_board: ByParty[int]
    """Men lying on the board, 1 to 9 of each side."""
    queen: QueenPlace
    due: ByParty[int]
    """Men owed as dues or penalties and not yet placed."""
    has_pocketed: ByParty[bool]
    """Whether a man of that side has been pocketed in this board, by whomever, even if it came back."""
    break_: Break
    score: ByParty[int]
    """Points in the game before this board."""

    def off_board(self, party: Party) -> int:
        """Men of a party that are off the board, 0 to 8."""
        return MEN_OF_A_SIDE - self.on_board.of(party)


def opening_position(score: ByParty[int]) -> Position:
    """The position before the break of a board that begins at this score."""
    return Position(
        on_board=ByParty(MEN_OF_A_SIDE, MEN_OF_A_SIDE),
        queen=QueenPlace.ON_BOARD,
        due=NO_MEN,
        has_pocketed=ByParty(own=False, opponent=False),
        break_=BREAK_TO_COME,
        score=score,
    )


def seen_by_other(position: Position) -> Position:
    """The same position when the other party is in turn."""
    return Position(
        on_board=position.on_board.swapped(),
        queen=position.queen.swapped(),
        due=position.due.swapped(),
        has_pocketed=position.has_pocketed.swapped(),
        break_=position.break_,
        score=position.score.swapped(),
    )
