"""The break (icf-revised 41 to 47)."""

from dataclasses import replace

from ..acts import Situation
from ..laws import Law
from ..position import ATTEMPTS_TO_BREAK, BREAK_TO_COME
from ..readings import Reading
from ..ruling import Turn, Verdict


def is_missed(situation: Situation) -> bool:
    """Whether the break was still to be made and is so after the stroke: nothing was touched (44, 45)."""
    return not situation.position.break_.made and not situation.stroke.touched


def is_made(situation: Situation) -> bool:
    """Whether this stroke makes the break (44)."""
    return not situation.position.break_.made and situation.stroke.touched


def is_before_play(situation: Situation) -> bool:
    """Whether the break was made before the umpire called "Play" (47)."""
    return not situation.position.break_.made and situation.stroke.before_play


def missed(situation: Situation) -> Verdict:
    """Rule on an attempt that touched nothing (45): at most three in a turn, none after a fault."""
    break_ = situation.position.break_
    if not situation.is_clean:
        verdict = _still_to_break(situation, Turn.PASSES, Law.BREAK_FAULT)
    elif break_.attempt < ATTEMPTS_TO_BREAK:
        verdict = _still_to_break(situation, Turn.CONTINUES, Law.BREAK_MISSED)
        verdict = replace(verdict, break_=replace(break_, attempt=break_.attempt + 1))
    else:
        verdict = _still_to_break(situation, Turn.PASSES, Law.BREAK_LOST)
    if situation.stroke.before_play:
        return replace(verdict, readings=(Reading.BEFORE_PLAY_NOTHING_TOUCHED,))
    return verdict


def _still_to_break(situation: Situation, turn: Turn, law: Law) -> Verdict:
    return Verdict(turn, situation.position.queen, (law,), break_=BREAK_TO_COME)
