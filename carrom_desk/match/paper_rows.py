"""What stands on a paper sheet, as it is typed in."""

from dataclasses import dataclass, field

from .entries import Conceded, Disqualified, Toss, WalkedOver
from .history import Slam
from .side import BySide, Seat, Side

NOT_WRITTEN: BySide[int | None] = BySide(None, None)
"""Totals that nobody wrote down."""


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A board as a paper sheet tells it."""

    breaker: Seat
    winner: Side
    men: int
    """Men of the other side left on the board, 0 to 9."""
    queen: Side | None
    """Who covered her, the board's winner or not; None where nobody did."""
    points: int | None = None
    """As they are written; None: what men and Queen make."""
    slam: Slam | None = None
    totals: BySide[int | None] = field(default=NOT_WRITTEN)
    """The running totals after the board, as far as they are written; they have to be what the boards add up to."""


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """A whole sheet."""

    games: tuple[tuple[PaperRow, ...], ...]
    """The boards of each game."""
    toss: Toss | None = None
    """None where it is not written down: then whoever breaks first is taken to have won it."""
    next_breaker: Seat | None = None
    """Who breaks the board to come, where that was decided by a toss."""
    ended: Conceded | Disqualified | WalkedOver | None = None
    """What ended the match before it was won at the board."""
    remarks: tuple[str, ...] = ()
    """Of the umpire."""
    started: str = ""
    """Wall time in ISO 8601 with offset; empty where it is not known."""
    finished: str = ""
