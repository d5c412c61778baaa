"""Where in the match an entry belongs."""

from carrom_desk.match.entries import Demanded, Override, PlainEntry, ProtestLodged
from carrom_desk.match.state import MatchState

Place = tuple[int | None, int | None]
"""Numbers of game and board; None where there is none, as before the toss."""

NOWHERE: Place = (None, None)


def place_of(before: MatchState, entry: PlainEntry, after: MatchState) -> Place:
    """The board that an entry is about: not the next one, which may have been opened already."""
    match entry:
        case Demanded():
            about = before.last_board.before if before.last_board is not None else None
        case Override():
            about = before.last_ruled.before if before.last_ruled is not None else None
        case ProtestLodged():
            about = before.board_start or before
        case _:
            about = before if before.board is not None else after
    return NOWHERE if about is None else _place(about)


def _place(state: MatchState) -> Place:
    return (
        state.game.number if state.game is not None else None,
        state.board.number if state.board is not None else None,
    )
