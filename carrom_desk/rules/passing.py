"""A turn that is passed without a stroke (icf-revised 137; rulings: the match)."""

from .dues import settle
from .edition import Edition
from .party import NO_MEN, sum_of
from .position import BREAK_MADE, BREAK_TO_COME, Position, QueenPlace
from .ruling import Placing, Ruling, Turn


def judge_pass(position: Position, edition: Edition) -> Ruling:
    """Rule on a pass: the turn ends, a Queen waiting for cover goes back, in club editions owed men come back."""
    waiting = position.queen.is_waiting
    taken, due = NO_MEN, position.due
    if edition.has_dues_at_turns_end:
        settled = settle(position.due, position.on_board)
        taken, due = settled.taken, settled.due
    return Ruling(
        turn=Turn.PASSES,
        place=Placing(taken, waiting),
        due=due,
        on_board=sum_of(position.on_board, taken),
        queen=QueenPlace.ON_BOARD if waiting else position.queen,
        has_pocketed=position.has_pocketed,
        break_=BREAK_MADE if position.break_.made else BREAK_TO_COME,
    )
