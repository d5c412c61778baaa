"""In which order what jumped off the board is put back."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.entries import StrokeMade
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state import BoardState
from carrom_desk.match.stroke_draft import StrokeDraft
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law
from carrom_desk.rules.piece_text import men
from carrom_desk.rules.position import Pieces


def jumped_line(record: MatchRecord, draft: StrokeDraft) -> str:
    """What to put back, the first first: as it is marked, or of the stroke just made; empty when nothing jumped.

    The Queen comes first, then the men of who struck, then the others (icf-revised 65); other editions name no order.
    """
    state = record.state
    if draft.jumped.is_any() and state.board is not None:
        return _line(draft.as_command(state.board).stroke.jumped, state.board, record.setup.laws)
    last = state.last_ruled
    if last is None or not record.standing or not draft.is_empty():
        return ""
    entry, board = record.entries[record.standing[-1]].entry, last.before.board
    if not isinstance(entry, StrokeMade) or board is None or last.ruling.board is not None:
        return ""
    return _line(entry.stroke.jumped, board, record.setup.laws)


def _line(jumped: Pieces, board: BoardState, laws: Edition) -> str:
    """One piece after the other; the striker is taken up by its player."""
    law = laws.numbers.get(Law.MEN_JUMPED)
    is_white = board.turn.side is board.white
    parts = [QCoreApplication.translate("Jumped", "Queen")] if jumped.queen else []
    parts += [men(say, jumped.own, is_white=is_white)] if jumped.own else []
    parts += [men(say, jumped.opponent, is_white=not is_white)] if jumped.opponent else []
    if not parts or law is None:
        return ""
    then = QCoreApplication.translate("Jumped", ", then ")
    text = QCoreApplication.translate("Jumped", "Back to the centre: {pieces} (law {law}).")
    return text.format(pieces=then.join(parts), law=law)
