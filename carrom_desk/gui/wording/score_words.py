"""What is said below a side's name in the score."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.match_text import score_now
from carrom_desk.match.side import Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import QueenPlace


def side_note(state: MatchState, side: Side) -> str:
    """A protest of theirs, colour, break, what the Queen counts, who of a pair plays; or that the side has won."""
    board = state.board
    if state.announced_winner is side:
        return QCoreApplication.translate("Score", "has won the match")
    parts = [] if board is None else list(_parts(state, board, side))
    if state.protest is not None and state.protest.by is side:
        parts.insert(0, QCoreApplication.translate("Score", "protest undecided"))
    return " · ".join(part for part in parts if part)


def _parts(state: MatchState, board: BoardState, side: Side) -> Iterator[str]:
    is_white = side is board.white
    if is_white:
        yield QCoreApplication.translate("Score", "white, breaks")
    else:
        yield QCoreApplication.translate("Score", "black")
    yield _queen(state, board, side)
    if state.setup.doubles and board.turn.side is side:
        name = state.setup.player_at(board.turn).name
        yield QCoreApplication.translate("Score", "{player} plays").format(player=name)


def _queen(state: MatchState, board: BoardState, side: Side) -> str:
    """What she counts if this side wins the board, as far as that is open (icf-revised 52 to 54)."""
    edition = state.setup.laws
    credit = edition.scoring.queen_credit(score_now(state).of(side))
    holder, place = board.queen_holder, board.position.queen
    if holder is not None and holder is not side:
        return QCoreApplication.translate("Score", "Queen counts 0")
    if credit == 0:
        law = ", ".join(edition.cite(Law.QUEEN_FROM_22))
        if law:
            return QCoreApplication.translate("Score", "Queen counts 0 (law {law})").format(law=law)
        return QCoreApplication.translate("Score", "Queen counts 0")
    if holder is side:
        return QCoreApplication.translate("Score", "has the Queen: {points}").format(points=credit)
    if place is QueenPlace.TO_COVER and board.turn.side is side:
        return QCoreApplication.translate("Score", "Queen to cover: {points}").format(points=credit)
    return QCoreApplication.translate("Score", "Queen counts {points}").format(points=credit)
