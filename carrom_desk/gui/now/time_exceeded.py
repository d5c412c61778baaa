"""What "Time exceeded" enters: whose seconds they were, and which breach it is."""

from carrom_desk.match.entries import ViolationSeen
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.timing import placer_of
from carrom_desk.rules.breaches import Breach, citation


def time_exceeded(record: MatchRecord) -> ViolationSeen | None:
    """The breach of exceeded time (icf-revised 50, 88(b)); None when nobody is timed or the laws set no time."""
    board = record.state.board
    if board is None:
        return None
    to_place = board.to_place
    if to_place is not None and not to_place.is_answered:
        seen = ViolationSeen(placer_of(to_place).side, Breach.PLACED_LATE)
    else:
        seen = ViolationSeen(board.turn.side, Breach.TIME_LIMIT)
    return seen if citation(seen.breach, record.setup.laws) is not None else None
