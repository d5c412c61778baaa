"""Where in the match an entry belongs, and which boards were umpired on paper."""

from carrom_desk.i18n import N_
from carrom_desk.match.entries import ActEntry, Demanded, Override, PlainEntry, ProtestLodged, is_from_paper
from carrom_desk.match.log import Step
from carrom_desk.match.state import MatchState

Place = tuple[int | None, int | None]
"""Numbers of game and board; None where there is none, as before the toss."""

NOWHERE: Place = (None, None)


def place_of(before: MatchState, entry: PlainEntry, after: MatchState) -> Place:
    """The board that an entry is about: not the next one, which may have been opened already."""
    match entry:
        case _ if isinstance(entry, Demanded) or (before.is_claim_awaited and after.is_claim_awaited):
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


# Boards from a paper sheet, whose strokes nobody recorded


STANDS_IN = N_("Stands in for the strokes of the board, which was umpired on paper.")


def paper_boards(steps: tuple[Step, ...]) -> frozenset[tuple[int, int]]:
    """The numbers of game and board of every board that was typed in."""
    ruled = (step.after.last_ruled for step in steps if is_from_paper(step.entry) and not step.is_impossible)
    states = (last.before for last in ruled if last is not None)
    return frozenset(
        (state.game.number, state.board.number)
        for state in states
        if state.game is not None and state.board is not None
    )


def stand_ins(steps: tuple[Step, ...]) -> frozenset[int]:
    """The numbers of the entries that stand in for the strokes of such boards: none of them was ever seen."""
    boards = paper_boards(steps)
    return frozenset(step.number for step in steps if isinstance(step.entry, ActEntry) and _board_of(step) in boards)


def recorded(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps without those."""
    left_out = stand_ins(steps)
    return tuple(step for step in steps if step.number not in left_out) if left_out else steps


def _board_of(step: Step) -> tuple[int, int] | None:
    game, board = step.before.game, step.before.board
    return None if game is None or board is None else (game.number, board.number)
