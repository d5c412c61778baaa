"""Where a match stood when this desk took it over."""

from dataclasses import dataclass

from carrom_desk.rules.position import Position

from .history import GameRecord
from .side import BySide, Seat


@dataclass(frozen=True, slots=True)
class StartBoard:
    """The board under way at the take-over."""

    number: int
    breaker: Seat
    turn: Seat
    position: Position
    """Seen from the player in turn."""


@dataclass(frozen=True, slots=True)
class Start:
    """A match in progress: games, score, board (formats: state)."""

    games: BySide[int]
    game_number: int
    first_breaker: Seat
    """Who broke the first board of the game."""
    score: BySide[int]
    boards_played: int
    board: StartBoard
    history: tuple[GameRecord, ...]
