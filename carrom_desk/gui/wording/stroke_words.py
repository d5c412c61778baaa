"""A stroke in the shortest words."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import StrokeMade
from carrom_desk.match.state import BoardState
from carrom_desk.match.stroke_draft import PieceKind
from carrom_desk.rules.position import Pieces

from .breaches import breach_words
from .pieces import few_men, piece_name


def stroke_in_short(entry: StrokeMade, board: BoardState) -> str:
    """What fell, what jumped off, what was wrong with it; "nothing" when there is nothing to say."""
    return ", ".join(_parts(entry, board)) or QCoreApplication.translate("Log", "nothing")


def only_a_break() -> str:
    """Why a stroke cannot be marked as made before "Play"."""
    return QCoreApplication.translate("Marking", "Only a break can come before “Play”.")


def _parts(entry: StrokeMade, board: BoardState) -> Iterator[str]:
    stroke = entry.stroke
    is_own_white = board.turn.side is board.white
    yield from _pieces(stroke.pocketed, is_own_white=is_own_white)
    jumped = ", ".join(_pieces(stroke.jumped, is_own_white=is_own_white))
    if jumped:
        yield QCoreApplication.translate("Log", "{pieces} jumped off").format(pieces=jumped)
    if not stroke.touched:
        yield QCoreApplication.translate("Log", "touched nothing")
    if stroke.improper:
        yield breach_words(entry.breach) if entry.breach else QCoreApplication.translate("Log", "improper")
    if stroke.before_play:
        yield QCoreApplication.translate("Log", "before “Play”")


def _pieces(pieces: Pieces, *, is_own_white: bool) -> Iterator[str]:
    """The player's own men first."""
    if pieces.own:
        yield few_men(pieces.own, is_white=is_own_white)
    if pieces.opponent:
        yield few_men(pieces.opponent, is_white=not is_own_white)
    if pieces.queen:
        yield piece_name(PieceKind.QUEEN)
    if pieces.striker:
        yield piece_name(PieceKind.STRIKER)
