"""Pieces and their numbers in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.stroke_draft import PieceKind
from carrom_desk.rules.position import QueenPlace

from .counted import Counted


def piece_name(kind: PieceKind) -> str:
    """A kind of piece."""
    match kind:
        case PieceKind.WHITE:
            return QCoreApplication.translate("Pieces", "white")
        case PieceKind.BLACK:
            return QCoreApplication.translate("Pieces", "black")
        case PieceKind.QUEEN:
            return QCoreApplication.translate("Pieces", "Queen")
        case PieceKind.STRIKER:
            return QCoreApplication.translate("Pieces", "striker")


def few_men(count: int, *, is_white: bool) -> str:
    """So many men of a colour in the shortest words: "2 black"."""
    if is_white:
        return Counted().white(count)
    return Counted().black(count)


def men(count: int, *, is_white: bool) -> str:
    """So many men of a colour."""
    if is_white:
        if count == 1:
            return QCoreApplication.translate("Pieces", "1 white man")
        return Counted().white_men(count)
    if count == 1:
        return QCoreApplication.translate("Pieces", "1 black man")
    return Counted().black_men(count)


def men_come_back(count: int, *, is_white: bool) -> str:
    """So many men of a colour come back onto the board."""
    if is_white:
        if count == 1:
            return QCoreApplication.translate("Pieces", "1 white man comes back")
        return Counted().white_men_back(count)
    if count == 1:
        return QCoreApplication.translate("Pieces", "1 black man comes back")
    return Counted().black_men_back(count)


def men_owed(count: int) -> str:
    """So many men are owed, of a side."""
    if count == 1:
        return QCoreApplication.translate("Pieces", "owes 1 man")
    return Counted().men_owed(count)


def points_of(count: int) -> str:
    """So many points."""
    if count == 1:
        return QCoreApplication.translate("Pieces", "1 point")
    return Counted().points(count)


def queen_words(place: QueenPlace) -> str:
    """Where the Queen is."""
    match place:
        case QueenPlace.ON_BOARD:
            return QCoreApplication.translate("Pieces", "The Queen is on the board.")
        case QueenPlace.TO_COVER:
            return QCoreApplication.translate("Pieces", "The Queen waits for her cover.")
        case QueenPlace.TO_RETURN:
            return QCoreApplication.translate("Pieces", "The Queen goes back when the turn ends.")
        case QueenPlace.OWN:
            return QCoreApplication.translate("Pieces", "The Queen is covered by the player in turn.")
        case QueenPlace.OPPONENT:
            return QCoreApplication.translate("Pieces", "The Queen is covered by the other side.")
