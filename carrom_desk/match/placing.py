"""What becomes of the men to be placed (icf-revised 78 to 90)."""

from dataclasses import replace

from carrom_desk.rules.position import ByParty

from .entries import PlacingOutcome
from .side import by_side
from .state import BoardState, ToPlace


def apply_placing(board: BoardState, to_place: ToPlace, outcome: PlacingOutcome) -> BoardState:
    """The board after the men to be placed were placed, forgone, forfeited, or found no space."""
    answered = replace(board, to_place=replace(to_place, is_answered=True))
    ruling = to_place.ruling
    dues = ByParty(ruling.place.men.own - ruling.back.own, ruling.place.men.opponent - ruling.back.opponent)
    match outcome:
        case PlacingOutcome.PLACED:
            return answered
        case PlacingOutcome.FORGONE | PlacingOutcome.FORFEITED:
            return _without(answered, to_place, dues, owed=False)
        case PlacingOutcome.NO_SPACE:
            return _without(answered, to_place, dues, owed=True)


def _without(board: BoardState, to_place: ToPlace, men: ByParty[int], *, owed: bool) -> BoardState:
    """The board without these men of the ruling, and whether they stay owed."""
    gone = by_side(men, to_place.in_turn).seen_from(board.turn.side)
    position = board.position
    on_board = ByParty(position.on_board.own - gone.own, position.on_board.opponent - gone.opponent)
    due = ByParty(position.due.own + gone.own, position.due.opponent + gone.opponent) if owed else position.due
    return replace(board, position=replace(position, on_board=on_board, due=due))
