"""The rows of a paper sheet, as they are typed in."""

from dataclasses import dataclass

from carrom_desk.match.history import Slam
from carrom_desk.match.side import Seat, Side


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
