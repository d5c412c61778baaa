"""Rulings on acts, and the value of a board."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.rules.texts.readings import Reading

from .laws import Citation, Law
from .position import BREAK_MADE, NO_MEN, Break, ByParty, Party, QueenPlace


@unique
class Turn(StrEnum):
    """Turn after the act."""

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
    """Men and Queen that come back onto the board."""

    men: ByParty[int] = NO_MEN
    queen: bool = False


NOTHING_TO_PLACE = Placing()


@dataclass(frozen=True, slots=True)
class BoardResult:
    """Result of a board."""

    winner: Party
    points: int
    """Points of the board without those on demand, 0 to the edition's most for a board."""
    on_demand: int = 0
    """Points the winner may ask for on top (icf-revised 87(b))."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Decision about an act, with the numbers of the laws that decide it."""

    turn: Turn
    place: Placing
    """Pieces that come back now: those of the stroke, and the dues available."""
    due: ByParty[int]
    """Men that stay owed."""
    on_board: ByParty[int]
    """Men on the board after the act and after the placing."""
    queen: QueenPlace
    has_pocketed: ByParty[bool]
    break_: Break
    board: BoardResult | None = None
    """Result of the board, when it is over."""
    laws: tuple[Citation, ...] = ()
    """The laws that decide, the deciding one first."""
    calls: tuple[Call, ...] = ()
    readings: tuple[Reading, ...] = ()
    """The readings that were applied where the text leaves the answer open."""
    back: ByParty[int] = NO_MEN
    """Of the men in `place`, those that come back because of the stroke itself and not as dues or penalties: they are
    placed even when the dues are forgone. Not written to files: it follows from the act."""


def is_same_decision(one: Ruling, other: Ruling) -> bool:
    """Returns True when two rulings decide the same, whatever they cite and call; after a board only its end counts."""
    return _decision(one) == _decision(other)


def _decision(ruling: Ruling) -> tuple[object, ...]:
    end = (ruling.turn, ruling.place, ruling.due, ruling.on_board, ruling.board)
    return end if ruling.board is not None else (*end, ruling.queen, ruling.has_pocketed, ruling.break_)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Decision of one or several laws about an act."""

    turn: Turn
    queen: QueenPlace
    """Place of the Queen after the act."""
    laws: tuple[Law, ...]
    """The laws that decide, the deciding one first."""
    back: ByParty[int] = NO_MEN
    """Men that come back because of the act itself."""
    owed: ByParty[int] = NO_MEN
    """Dues and penalties that the act adds."""
    queen_back: bool = False
    """True when the Queen, pocketed now or before, is put back."""
    break_: Break = BREAK_MADE
    board: BoardResult | None = None
    calls: tuple[Call, ...] = ()
    readings: tuple[Reading, ...] = ()


@dataclass(frozen=True, slots=True)
class Scoring:
    """An edition's numbers for points (icf-revised 52 to 56; club: Scoring)."""

    queen: int
    """Points for the Queen."""
    queen_until: int
    """The highest score at which the winner is still credited with the Queen."""
    most: int
    """The most points of a board, those on demand included (icf-revised 55)."""
    game: int
    """Points that win a game where nothing else is agreed."""

    def queen_credit(self, score: int) -> int:
        """Returns what the Queen adds for a winner who had this score before the board (icf-revised 52(b), 54)."""
        return self.queen if score <= self.queen_until else 0

    def flat(self, score: int) -> int:
        """The points where there are no men to count: 3, or 1 from 22 on (icf-revised 102, 104, 105, 107)."""
        return self.queen if score <= self.queen_until else 1

    def result(self, winner: Party, points: int, demand: int = 0) -> BoardResult:
        """A board's result within the most a board may count; what is on demand fills what is left of it."""
        kept = min(points, self.most)
        return BoardResult(winner, kept, min(demand, self.most - kept))

    def men_left(self, winner: Party, lying: ByParty[int], queen: QueenPlace, score: ByParty[int]) -> int:
        """The winner's points for the loser's men on the board and for the Queen, if the winner covered her.

        They may be more than the most a board counts: that is for `result`.
        """
        credit = self.queen_credit(score.of(winner)) if queen.holder is winner else 0
        return lying.of(winner.other) + credit

    def men_left_laws(self, winner: Party, queen: QueenPlace, score: ByParty[int]) -> tuple[Law, ...]:
        """The laws behind `men_left`: who wins, then their points for the men, then those for the Queen."""
        return (Law.ALL_MEN_POCKETED_WINS, Law.MEN_LEFT, *self.queen_laws(winner, queen, score))

    def queen_laws(self, winner: Party, queen: QueenPlace, score: ByParty[int]) -> tuple[Law, ...]:
        """The law on what a covered Queen counts for the winner; none while nobody has covered her."""
        if queen.holder is None:
            return ()
        if queen.holder is not winner:
            return (Law.QUEEN_NOT_FOR_LOSER,)
        return (Law.QUEEN_FOR_WINNER,) if score.of(winner) <= self.queen_until else (Law.QUEEN_FROM_22,)
