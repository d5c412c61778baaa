"""Finished boards and games for the report, and the state of a match taken over by this desk."""

from dataclasses import dataclass
from enum import unique

from carrom_desk.i18n import N_, Worded
from carrom_desk.rules.position import Position
from carrom_desk.rules.ruling import Scoring

from .side import BySide, Seat, Side

BoardKey = tuple[int, int]
"""Numbers of a game and its board."""


@unique
class Slam(Worded):
    """A board pocketed in a single turn; a record without points (interpretations of the ICF's laws)."""

    WHITE = "white", N_("White slam")
    """The breaker pockets all nine white men and the Queen in their first turn."""
    BLACK = "black", N_("Black slam")
    """The other side pockets all remaining black men in its first turn."""


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A finished board."""

    number: int
    breaker: Seat
    winner: Side | None
    """None if nobody scored."""
    points: int
    """Full value of the board, including points on demand."""
    queen: Side | None
    """Side that covered the Queen."""
    demanded: int
    """Points on demand that were taken (icf-revised 87(b))."""
    slam: Slam | None
    score: BySide[int]
    """Score of the game after the board, capped at the points that win the game."""
    by_time: bool = False
    """True if it was counted when time was up, by the men left."""


@dataclass(frozen=True, slots=True)
class ShootOut:
    """A shoot-out that decided a level game."""

    winner: Side
    a: int | None
    """How often side a succeeded; None if that is not known."""
    b: int | None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game."""

    number: int
    winner: Side | None
    """None if drawn."""
    score: BySide[int]
    boards: tuple[BoardRecord, ...]
    shoot_out: ShootOut | None = None
    lead_stood: bool = False
    """True if it ended because its lead could not be caught."""


@dataclass(frozen=True, slots=True)
class BoardPoints:
    """Breakdown of the points of a board's winner."""

    queen: int
    """Points for the Queen, if credited (icf-revised 53, 54)."""
    men: int
    """Points for the other side's men on the board."""
    awarded: int
    """Points for neither men nor Queen: both last men pocketed (102 to 112), or decided by the umpire."""
    demanded: int
    """Points on demand that were taken (87(b))."""

    @property
    def total(self) -> int:
        return self.queen + self.men + self.awarded + self.demanded

    @property
    def extra(self) -> int:
        """Points for anything other than men and the Queen."""
        return self.awarded + self.demanded


def points_of(record: BoardRecord, before: BySide[int], lying: BySide[int] | None, scoring: Scoring) -> BoardPoints:
    """Breaks down the points of a board; the parts always add up to `points`.

    The Queen counts if the winner covered it, or if a law adds it to the remaining men (103, 106, 111, 91).

    Args:
        record: the board.
        before: the game's score before it.
        lying: men on the board at its end; None where that is not known, as of a board from a paper sheet.
        scoring: what the edition counts.
    """
    if record.winner is None:
        return BoardPoints(0, 0, 0, 0)
    base = record.points - record.demanded
    credit = scoring.queen_credit(before.of(record.winner))
    holds = record.queen is record.winner
    if lying is None:
        queen = credit if holds and base >= credit else 0
        return BoardPoints(queen, base - queen, 0, record.demanded)
    men = lying.of(record.winner.other)
    if credit and base == men + credit and (holds or men):
        return BoardPoints(credit, men, 0, record.demanded)
    if base == men:
        return BoardPoints(0, men, 0, record.demanded)
    return BoardPoints(0, 0, base, record.demanded)


@dataclass(frozen=True, slots=True)
class StartBoard:
    """The board in progress at the take-over."""

    number: int
    breaker: Seat
    turn: Seat
    position: Position
    """Seen from the player in turn."""


@dataclass(frozen=True, slots=True)
class Start:
    """State of a match in progress: games, score, board (formats: state)."""

    games: BySide[int]
    game_number: int
    first_breaker: Seat
    """Player who broke the first board of the game."""
    score: BySide[int]
    boards_played: int
    board: StartBoard
    history: tuple[GameRecord, ...]
