"""Team ties: the score in matches, whether a tie is decided, and which of its matches is still needed."""

from dataclasses import dataclass, replace

from carrom_desk.match.effects.outcome import Outcome, OutcomeKind, Result
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Side, leader
from carrom_desk.match.state import Status
from carrom_desk.presentation.results import MatchResult
from carrom_desk.presentation.wording.match_text import score_text


@dataclass(frozen=True, slots=True)
class MatchOfTie:
    """A match of a tie, with its result once there is one."""

    match_id: str
    is_over: bool = False
    """True when it has a winner, is drawn or was abandoned."""
    winner: Side | None = None
    is_approved: bool = False
    scores: tuple[BySide[int], ...] = ()


@dataclass(frozen=True, slots=True)
class TieScore:
    """A tie between two teams, as its matches stand."""

    id: str
    setup: Setup
    """With sanitised texts; its sides are the teams."""
    matches: tuple[MatchOfTie, ...]
    is_played_out: bool = False
    """True when every match is played, also when the tie is decided."""
    goes_through: Side | None = None
    """The team that goes on from a level tie, as the chief referee decided."""

    @property
    def teams(self) -> BySide[str]:
        return self.setup.names

    @property
    def name(self) -> str:
        """Name of the tie, as on the sheets of its matches."""
        return self.setup.versus

    @property
    def score(self) -> BySide[int]:
        """Matches won."""
        won = [each.winner for each in self.matches]
        return BySide(won.count(Side.A), won.count(Side.B))

    @property
    def line(self) -> str:
        """Teams with the score between them."""
        return f"{self.teams.a} {score_text(self.score)} {self.teams.b}"

    @property
    def open(self) -> int:
        """Number of matches without a result."""
        return sum(not each.is_over for each in self.matches)

    @property
    def is_decided(self) -> bool:
        """True when the matches left cannot change the winner."""
        return abs(self.score.a - self.score.b) > self.open

    @property
    def is_over(self) -> bool:
        """True when it is decided, or all matches are over."""
        return not self.open or (self.is_decided and not self.is_played_out)

    @property
    def winner(self) -> Side | None:
        """The team that won or goes on; None while that is open."""
        if self.is_decided:
            return leader(self.score)
        return None if self.open else self.goes_through

    @property
    def is_approved(self) -> bool:
        """True when the tie is over by results that the chief referee approved."""
        return self.is_over and all(each.is_approved for each in self.matches if each.is_over)

    @property
    def goes_on(self) -> bool:
        """True when its winner goes on, or nobody because no match was won; a level tie waits."""
        return self.is_approved and (self.winner is not None or self.score == NOUGHT)

    def number(self, match_id: str) -> int:
        """Returns the number of a match in the tie, from 1."""
        return [each.match_id for each in self.matches].index(match_id) + 1

    def needs(self, match_id: str) -> bool:
        """Returns True when a match is to be played: the matches before it cannot decide the tie alone."""
        if self.is_played_out:
            return True
        earlier = self.matches[: self.number(match_id) - 1]
        before = sum(not each.is_over for each in earlier)
        left = self.open - before
        return not self.is_decided and abs(self.score.a - self.score.b) + before <= left

    def swapped(self) -> "TieScore":
        """Returns the tie as seen from the other side of the table."""

        def other(side: Side | None) -> Side | None:
            return None if side is None else side.other

        return replace(
            self,
            setup=replace(self.setup, sides=self.setup.sides.swapped()),
            matches=tuple(replace(each, winner=other(each.winner)) for each in self.matches),
            goes_through=other(self.goes_through),
        )

    def as_result(self, *, by_points: bool = False) -> MatchResult:
        """Returns the tie as one result, its matches counting as points, or with the points of all its games."""
        winner, score = self.winner, self.score
        kind = OutcomeKind.WON if winner is not None else OutcomeKind.DRAWN if self.is_over else OutcomeKind.IN_PROGRESS
        is_unplayed = self.is_over and score == NOUGHT
        outcome = Outcome(OutcomeKind.ABANDONED if is_unplayed else kind, winner, score)
        scores = tuple(each for match in self.matches for each in match.scores) if by_points else (score,)
        status = Status.FINISHED if self.is_over else Status.IN_PROGRESS
        return MatchResult(self.id, self.setup, status, outcome, scores, "", "", is_approved=self.is_approved)


def match_of_tie(match_id: str, result: Result, *, is_approved: bool) -> MatchOfTie:
    """Returns a match of a tie; a result withheld by a protest is none."""
    is_over = result.winner is not None or result.kind in (OutcomeKind.DRAWN, OutcomeKind.ABANDONED)
    return MatchOfTie(match_id, True, result.winner, is_approved, result.scores) if is_over else MatchOfTie(match_id)
