"""The breaker of a board, corrected after its break: its "Play" is amended into the turn of another player."""

from collections.abc import Iterator

from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import PlayCalled, TurnCorrected
from carrom_desk.match.log import Step
from carrom_desk.match.record import MatchRecord, latest_steps
from carrom_desk.match.state import MatchState

BoardPlace = tuple[int, int]
"""Numbers of game and board."""


def board_at(state: MatchState) -> BoardPlace | None:
    """Returns the board in progress; None if there is none."""
    return None if state.game is None or state.board is None else (state.game.number, state.board.number)


def play_of_board(record: MatchRecord, place: BoardPlace) -> int | None:
    """Returns the number of the first "Play" before the break of a board, or of the turn that was given instead or
    after it; None if there is none. Of a board that was begun again only the last beginning counts.
    """
    found: int | None = None
    for step in _last_beginning(record, place):
        if step.before.current_board.position.break_.made or step.is_impossible:
            continue
        if isinstance(step.entry, TurnCorrected):
            return step.number
        if isinstance(step.entry, PlayCalled):
            found = step.number
    return found


def why_no_breaker(record: MatchRecord, place: BoardPlace) -> str:
    """Returns why the breaker of a board cannot be corrected, and what to do instead; empty if it can."""
    if play_of_board(record, place) is not None:
        return ""
    board = record.state.board
    if board is not None and board_at(record.state) == place and not board.position.break_.made:
        return _("Before the break, use “Correct the turn”.")
    return _("“Play” was not recorded before this break. Undo to the start of the board, then enter it again.")


def _last_beginning(record: MatchRecord, place: BoardPlace) -> Iterator[Step]:
    """Yields the entries of a board since it was last begun, last one first."""
    replayed: int | None = None
    for step in latest_steps(record):
        is_there = board_at(step.before) == place
        if is_there and replayed in (None, step.before.boards_replayed):
            replayed = step.before.boards_replayed
            yield step
        elif replayed is not None:
            return
