"""What the laws decide about an act."""

from dataclasses import dataclass
from enum import StrEnum, unique
from typing import NewType

from .party import NO_MEN, ByParty, Party
from .position import Break, QueenPlace
from .readings import Reading

Citation = NewType("Citation", str)
"""A law as an edition numbers it, such as "72(c)" or "Fouls"."""


@unique
class Turn(StrEnum):
    """Who plays after the act."""

    CONTINUES = "continues"
    PASSES = "passes"
    BOARD_OVER = "board_over"


@unique
class Call(StrEnum):
    """The words that the umpire calls."""

    PLAY = "play"
    DUE = "due"
    FOUL = "foul"
    DUE_AND_FOUL = "due_and_foul"
    TECHNICAL_FOUL = "technical_foul"
    QUEEN_COVERED = "queen_covered"
    BOARD = "board"


@dataclass(frozen=True, slots=True)
class Placing:
    """What comes back onto the board."""

    men: ByParty[int] = NO_MEN
    queen: bool = False

    def is_any(self) -> bool:
        """Whether anything comes back at all."""
        return bool(self.men.own or self.men.opponent or self.queen)


NOTHING_TO_PLACE = Placing()


@dataclass(frozen=True, slots=True)
class BoardResult:
    """How a board ended."""

    winner: Party
    points: int
    """Points of the board without those on demand, 0 to the edition's most for a board."""
    on_demand: int = 0
    """Points the winner may ask for on top (icf-revised 87(b))."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the laws decide about an act, with the numbers of the laws that decide it."""

    turn: Turn
    place: Placing
    """What comes back onto the board now: what the stroke gives back, and the dues that can be taken out."""
    due: ByParty[int]
    """Men that stay owed."""
    on_board: ByParty[int]
    """Men on the board after the act and after the placing."""
    queen: QueenPlace
    has_pocketed: ByParty[bool]
    break_: Break
    board: BoardResult | None = None
    """How the board ended, when it is over."""
    laws: tuple[Citation, ...] = ()
    """The laws that decide, the deciding one first."""
    calls: tuple[Call, ...] = ()
    readings: tuple[Reading, ...] = ()
    """The readings that were applied where the text leaves the answer open."""
    back: ByParty[int] = NO_MEN
    """Of the men in `place`, those that come back because of the stroke itself and not as dues or penalties: they are
    placed even when the dues are forgone. Not written to files: it follows from the act."""
