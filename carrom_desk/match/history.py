"""What is over: boards and games, as the report shows them."""

from dataclasses import dataclass
from enum import StrEnum, unique

from .side import BySide, Seat, Side


@unique
class Slam(StrEnum):
    """A board pocketed in one turn; a record without points (interpretations of the ICF's laws)."""

    WHITE = "white"
    """The breaker pockets all nine white men and the Queen in his first turn."""
    BLACK = "black"
    """The other side pockets all black men left in its first turn."""


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A board that is over."""

    number: int
    breaker: Seat
    winner: Side
    points: int
    """The board's full value, those demanded included."""
    queen: Side | None
    """Who covered the Queen."""
    demanded: int
    """Points taken of those on demand (icf-revised 87(b))."""
    slam: Slam | None
    score: BySide[int]
    """The game's score after the board, at most the points that win the game."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game that is over."""

    number: int
    winner: Side
    score: BySide[int]
    boards: tuple[BoardRecord, ...]
