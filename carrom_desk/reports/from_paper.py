"""What a match has from a paper sheet: boards whose strokes nobody recorded."""

from carrom_desk.match.entries import ActEntry
from carrom_desk.match.on_paper import boards_on_paper
from carrom_desk.match.record import Step
from carrom_desk.rules.words import QT_TRANSLATE_NOOP

STANDS_IN = QT_TRANSLATE_NOOP("Report", "Stands in for the strokes of the board, which was umpired on paper.")


def paper_boards(steps: tuple[Step, ...]) -> frozenset[tuple[int, int]]:
    """The numbers of game and board of every board that was typed in."""
    return boards_on_paper((step.entry, step.after) for step in steps if not step.is_impossible)


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
