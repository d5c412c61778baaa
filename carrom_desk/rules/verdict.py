"""What the laws say of an act, before dues are fetched and the result is put together."""

from dataclasses import dataclass

from .laws import Law
from .party import NO_MEN, ByParty
from .position import BREAK_MADE, Break, QueenPlace
from .readings import Reading
from .ruling import BoardResult, Call, Turn


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one law, or several together, decide about an act."""

    turn: Turn
    queen: QueenPlace
    """Where the Queen is after the act."""
    laws: tuple[Law, ...]
    """The laws that decide, the deciding one first."""
    back: ByParty[int] = NO_MEN
    """Men that come back because of the act itself."""
    owed: ByParty[int] = NO_MEN
    """Dues and penalties that the act adds."""
    queen_back: bool = False
    """Whether the Queen, pocketed now or before, is put back."""
    break_: Break = BREAK_MADE
    board: BoardResult | None = None
    calls: tuple[Call, ...] = ()
    readings: tuple[Reading, ...] = ()
