"""The score card: games and boards as they are filled in on paper."""

from dataclasses import dataclass

from carrom_desk.match.history import BoardPoints, Slam
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.position import QueenPlace


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A board that is over: one row of the card."""

    game: int
    number: int
    breaker: Seat
    break_by: str
    """The breaker's name."""
    winner: Side
    points: BoardPoints
    queen: Side | None
    """Who covered the Queen, credited or not."""
    slam: Slam | None
    score: BySide[int]
    """The running total, at most the points that win the game."""
    is_extra: bool
    """Whether it was played because the scores were level after the last board."""
    replays: int
    """How often it was cancelled and played again."""
    started: str
    """Wall time in ISO 8601, of "Play" or the first stroke; empty where the log does not say."""
    finished: str


@dataclass(frozen=True, slots=True)
class BoardUnderWay:
    """The board being played."""

    number: int
    breaker: Seat
    break_by: str
    on_board: BySide[int]
    """Men on the board."""
    due: BySide[int]
    """Men owed."""
    queen: QueenPlace
    """As seen from the player in turn."""
    queen_holder: Side | None
    turn: Seat
    turn_of: str
    """The name of the player in turn."""
    started: str


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game: a block of the card."""

    number: int
    boards: tuple[BoardLine, ...]
    score: BySide[int]
    winner: Side | None
    """None while it is played, when the match ended before it did, and when it was drawn."""
    is_drawn: bool
    conceded_by: Side | None
    boards_before: int
    """Boards played before this desk took the match over, of which only the score is known."""
    score_before: BySide[int]
    """The score at the take-over; nothing for either side in a game from its beginning."""
    under_way: BoardUnderWay | None
    started: str
    finished: str
