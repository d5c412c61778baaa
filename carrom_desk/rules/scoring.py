"""Points: what the men and the Queen count for the winner of a board."""

from dataclasses import dataclass

from .laws import Law
from .party import ByParty, Party
from .position import QueenPlace
from .ruling import BoardResult


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
        """What the Queen adds for a winner who had this score before the board (icf-revised 52(b), 54)."""
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
        """The laws behind `men_left`: who wins, then his points for the men, then those for the Queen."""
        return (Law.ALL_MEN_POCKETED_WINS, Law.MEN_LEFT, *self.queen_laws(winner, queen, score))

    def queen_laws(self, winner: Party, queen: QueenPlace, score: ByParty[int]) -> tuple[Law, ...]:
        """The law on what a covered Queen counts for the winner; none while nobody has covered her."""
        if queen.holder is None:
            return ()
        if queen.holder is not winner:
            return (Law.QUEEN_NOT_FOR_LOSER,)
        return (Law.QUEEN_FOR_WINNER,) if score.of(winner) <= self.queen_until else (Law.QUEEN_FROM_22,)
