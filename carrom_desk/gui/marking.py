"""Why a press on a piece marks nothing."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.state import BoardState
from carrom_desk.match.stroke_draft import PieceKind, StrokeDraft


def no_board_words() -> str:
    """Why nothing at all can be marked while no board is being played."""
    return QCoreApplication.translate("Marking", "No board is being played: nothing can be marked now.")


def why_not_marked(board: BoardState | None, draft: StrokeDraft, kind: PieceKind) -> str:
    """Why no further piece of a kind can be marked, and what to do, in a sentence; empty when one can."""
    if board is None:
        return no_board_words()
    there = _pieces_there(board, kind)
    if there == 0:
        return _not_on_board(kind)
    marked = draft.pocketed.of(kind) + draft.jumped.of(kind)
    return _all_marked(kind) if marked >= there else ""


def _pieces_there(board: BoardState, kind: PieceKind) -> int:
    """How many pieces of a kind a stroke can pocket: those on the board, and the striker."""
    match kind:
        case PieceKind.WHITE:
            return board.on_board.of(board.white)
        case PieceKind.BLACK:
            return board.on_board.of(board.white.other)
        case PieceKind.QUEEN:
            return int(board.position.queen.is_on_board)
        case PieceKind.STRIKER:
            return 1


def _all_marked(kind: PieceKind) -> str:
    match kind:
        case PieceKind.WHITE:
            return QCoreApplication.translate("Marking", "Every white man on the board is marked already.")
        case PieceKind.BLACK:
            return QCoreApplication.translate("Marking", "Every black man on the board is marked already.")
        case PieceKind.QUEEN:
            return QCoreApplication.translate("Marking", "The Queen is marked already. “Clear” takes the marks back.")
        case PieceKind.STRIKER:
            return QCoreApplication.translate("Marking", "The striker is marked already. “Clear” takes the marks back.")


def _not_on_board(kind: PieceKind) -> str:
    if kind is PieceKind.QUEEN:
        return QCoreApplication.translate("Marking", "The Queen is not on the board.")
    return QCoreApplication.translate("Marking", "No man of this colour is on the board.")
