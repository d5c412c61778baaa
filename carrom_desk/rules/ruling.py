"""Rulings on acts, and the points of a board."""

from dataclasses import dataclass
from enum import unique

from carrom_desk.i18n import N_, NP_, Worded
from carrom_desk.rules.texts.readings import Reading

from .laws import Citation, Law
from .position import BREAK_MADE, NO_MEN, Break, ByParty, Party, QueenPlace


@unique
class Turn(Worded):
    """Effect of the act on the turn."""

    CONTINUES = "continues", N_("The turn continues")
    PASSES = "passes", N_("The turn passes")
    BOARD_OVER = "board_over", N_("The board is over")


@unique
class Call(Worded):
    """Words that the umpire calls out, with quotation marks; they can be in another language than the window."""

    PLAY = "play", NP_("Call", "“Play.”")
    DUE = "due", NP_("Call", "“Due.”")
    FOUL = "foul", NP_("Call", "“Foul.”")
    DUE_AND_FOUL = "due_and_foul", NP_("Call", "“Due and foul.”")
    TECHNICAL_FOUL = "technical_foul", NP_("Call", "“Technical foul.”")
    QUEEN_COVERED = "queen_covered", NP_("Call", "“Queen covered.”")
    BOARD = "board", NP_("Call", "“Board.”")


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
    """Points of the board without those on demand, from 0 to the edition's maximum."""
    on_demand: int = 0
    """Additional points the winner may claim (icf-revised 87(b))."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Decision on an act, with the laws it follows from."""

    turn: Turn
    place: Placing
    """Pieces that come back now: those returned by the stroke, and the dues that can be placed."""
    due: ByParty[int]
    """Men that stay owed."""
    on_board: ByParty[int]
    """Men on the board after the act and after the placing."""
    queen: QueenPlace
    has_pocketed: ByParty[bool]
    break_: Break
    board: BoardResult | None = None
    """Result of the board if it is over."""
    laws: tuple[Citation, ...] = ()
    """The laws that decide, the deciding one first."""
    calls: tuple[Call, ...] = ()
    readings: tuple[Reading, ...] = ()
    """Readings applied because the text leaves the answer open."""
    back: ByParty[int] = NO_MEN
    """The men in `place` that come back because of the stroke itself rather than as dues or penalties: they are placed
    even when the dues are forgone. Not written to files, since it follows from the act.
    """


_COMPARED = ("turn", "place", "due", "on_board", "board", "queen", "has_pocketed", "break_", "laws", "calls")
_OF_A_BOARD_THAT_GOES_ON = frozenset({"queen", "has_pocketed", "break_"})


def differing(one: Ruling, other: Ruling) -> frozenset[str]:
    """Returns the names of the fields in which two rulings differ, laws and calls included; readings are not compared.

    If both end the board, what the board would have been like is not compared.
    """
    found = frozenset(name for name in _COMPARED if getattr(one, name) != getattr(other, name))
    return found - _OF_A_BOARD_THAT_GOES_ON if one.board is not None and other.board is not None else found


@dataclass(frozen=True, slots=True)
class Verdict:
    """Decision of one or more laws on an act, before dues are settled."""

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
    """True when the Queen, pocketed now or earlier, returns."""
    break_: Break = BREAK_MADE
    board: BoardResult | None = None
    calls: tuple[Call, ...] = ()
    readings: tuple[Reading, ...] = ()


@dataclass(frozen=True, slots=True)
class Scoring:
    """What counts and costs in an edition, as values that an event may set otherwise (icf-revised 52 to 56, 72 to 75;
    club: Scoring, Fouls).
    """

    queen: int
    """Points for the Queen."""
    queen_until: int
    """Highest score at which the winner is still credited with the Queen."""
    most: int
    """Maximum points of a board, including those on demand (icf-revised 55)."""
    game: int
    """Points that win a game by default."""
    due_before_first_man: bool = True
    """False when a pocketed striker costs nothing until a man of that side has been pocketed on this board."""
    own_man_with_striker: Turn = Turn.CONTINUES
    """The turn after a proper stroke that pocketed own men and the striker (icf-revised 73, 75, 98(a), 101(a))."""

    def queen_credit(self, score: int) -> int:
        """Returns the points for the Queen, given the winner's score before the board (icf-revised 52(b), 54)."""
        return self.queen if score <= self.queen_until else 0

    def flat(self, score: int) -> int:
        """Returns the points of a board without men to count: those of the Queen, at least 1, or 1 from a score of 22
        (icf-revised 102, 104, 105, 107).
        """
        return max(self.queen, 1) if score <= self.queen_until else 1

    def result(self, winner: Party, points: int, demand: int = 0) -> BoardResult:
        """Returns a board's result, with points and points on demand capped at the maximum of a board."""
        kept = min(points, self.most)
        return BoardResult(winner, kept, min(demand, self.most - kept))

    def men_left(self, winner: Party, lying: ByParty[int], queen: QueenPlace, score: ByParty[int]) -> int:
        """Returns the winner's points for the loser's men on the board and for the Queen if the winner covered it.

        The sum may exceed the maximum of a board: `result` caps it.
        """
        credit = self.queen_credit(score.of(winner)) if queen.holder is winner else 0
        return lying.of(winner.other) + credit

    def men_left_laws(self, winner: Party, queen: QueenPlace, score: ByParty[int]) -> tuple[Law, ...]:
        """Returns the laws behind `men_left`: who wins, the points for the men, the points for the Queen."""
        return (Law.ALL_MEN_POCKETED_WINS, Law.MEN_LEFT, *self.queen_laws(winner, queen, score))

    def queen_laws(self, winner: Party, queen: QueenPlace, score: ByParty[int]) -> tuple[Law, ...]:
        """Returns the law on the points for a covered Queen; none if nobody covered it."""
        if queen.holder is None:
            return ()
        if queen.holder is not winner:
            return (Law.QUEEN_NOT_FOR_LOSER,)
        return (Law.QUEEN_FOR_WINNER,) if score.of(winner) <= self.queen_until else (Law.QUEEN_FROM_22,)
