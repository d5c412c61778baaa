"""The breaker of a board, corrected after its break: its "Play" is amended into the turn of another player."""

from collections.abc import Iterator

from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import PlayCalled, TurnCorrected
from carrom_desk.match.history import BoardKey
from carrom_desk.match.log import Step
from carrom_desk.match.record import MatchRecord, latest_steps


def play_of_board(record: MatchRecord, place: BoardKey) -> int | None:
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


def why_no_breaker(record: MatchRecord, place: BoardKey) -> str:
    """Returns why the breaker of a board cannot be corrected, and what to do instead; empty if it can."""
    if play_of_board(record, place) is not None:
        return ""
    board = record.state.board
    if board is not None and record.state.board_key == place and not board.position.break_.made:
        return _("Before the break, use “Correct the turn”.")
    return _("“Play” was not recorded before this break. Undo to the start of the board, then enter it again.")


def _last_beginning(record: MatchRecord, place: BoardKey) -> Iterator[Step]:
    """Yields the entries of a board since it was last begun, last one first."""
    replayed: int | None = None
    for step in latest_steps(record):
        is_there = step.before.board_key == place
        if is_there and replayed in (None, step.before.boards_replayed):
            replayed = step.before.boards_replayed
            yield step
        elif replayed is not None:
            return
