"""Why a press on a piece marked nothing."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.draft import CannotMark
from carrom_desk.match.stroke_draft import PieceKind


def cannot_mark_words(kind: PieceKind, why: CannotMark) -> str:
    """The reason, and what to do."""
    match why:
        case CannotMark.NO_BOARD:
            return QCoreApplication.translate("Marking", "No board is being played: nothing can be marked now.")
        case CannotMark.ONLY_SHOWN:
            return QCoreApplication.translate("Marking", "This match is only shown here: nothing can be marked.")
        case CannotMark.ALL_MARKED:
            return _all_marked(kind)
        case CannotMark.NOT_ON_BOARD:
            return _not_on_board(kind)


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
    match kind:
        case PieceKind.QUEEN:
            return QCoreApplication.translate("Marking", "The Queen is not on the board.")
        case PieceKind.STRIKER:
            return QCoreApplication.translate("Marking", "The striker is not on the board.")
        case PieceKind.WHITE | PieceKind.BLACK:
            return QCoreApplication.translate("Marking", "No man of this colour is on the board.")
