"""A stroke under the ICF's laws: the order in which they are asked, then the turn, dues and penalties."""

from dataclasses import replace

from ..acts import Situation, Stroke
from ..laws import Law
from ..position import Party, Position, QueenPlace, men_of
from ..ruling import Call, Turn, Verdict
from . import last_man, queen, the_break
from .terms import IcfTerms


def judge_stroke(terms: IcfTerms, position: Position, stroke: Stroke) -> Verdict:
    """Rule on a possible stroke: first the break, then the last men, then the Queen, then the turn and dues."""
    situation = Situation(position, stroke)
    if the_break.is_missed(situation):
        return the_break.missed(situation)
    return _with_break_and_jumps(_of_pieces(situation, terms), situation)


def _of_pieces(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rule on a stroke by what it pocketed, once the break is made."""
    if the_break.is_before_play(situation):
        return terms.break_before_play(situation)
    if situation.is_opponents_last or situation.is_own_last:
        ended = last_man.ended(situation, terms)
        if ended is not None:
            return ended
    if situation.queen:
        return queen.pocketed(situation, terms)
    if situation.is_covering:
        return queen.to_cover(situation, terms)
    return _men_and_striker(situation, terms)


def _men_and_striker(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rule on a stroke that the Queen has no part in (48, 64, 72 to 77)."""
    if situation.is_clean:
        return _clean(situation)
    extra = terms.extra_men(situation)
    if situation.improper:
        turn, laws = Turn.PASSES, _improper_laws(situation)
    else:
        turn = Turn.CONTINUES if situation.own else Turn.PASSES
        laws = (_due_law(situation),)
    return Verdict(
        turn,
        situation.position.queen,
        laws,
        back=men_of(Party.OWN, situation.own),
        owed=men_of(Party.OWN, extra.men),
        calls=(_call(situation),),
        readings=extra.readings,
    )


def _clean(situation: Situation) -> Verdict:
    """A proper stroke with the striker out of the pockets: own men keep the turn (48)."""
    pocketed, queen = situation.stroke.pocketed, situation.position.queen
    if pocketed.own:
        return _KEPT[queen]
    return _LOST_WITH_OPPONENTS[queen] if pocketed.opponent else _LOST[queen]


# Most strokes of a board end in one of these few verdicts.
_KEPT = {queen: Verdict(Turn.CONTINUES, queen, (Law.TURN,)) for queen in QueenPlace}
_LOST = {queen: Verdict(Turn.PASSES, queen, (Law.TURN,)) for queen in QueenPlace}
_LOST_WITH_OPPONENTS = {
    queen: Verdict(Turn.PASSES, queen, (Law.TURN, Law.OPPONENTS_MAN_POCKETED)) for queen in QueenPlace
}


def _due_law(situation: Situation) -> Law:
    if situation.own and situation.opponent:
        return Law.STRIKER_WITH_BOTH
    if situation.own:
        return Law.STRIKER_WITH_OWN
    return Law.STRIKER_WITH_OPPONENTS if situation.opponent else Law.STRIKER_ALONE


def _improper_laws(situation: Situation) -> tuple[Law, ...]:
    others = (Law.OPPONENTS_IMPROPER,) if situation.opponent else ()
    if situation.striker:
        return (Law.OWN_AND_STRIKER_IMPROPER if situation.own else Law.STRIKER_ALONE_IMPROPER, *others)
    if situation.own:
        return (Law.OWN_IMPROPER, Law.FOUL_WHILE_POCKETING, *others)
    return others or (Law.FOUL,)


def _call(situation: Situation) -> Call:
    if situation.striker and situation.improper:
        return Call.DUE_AND_FOUL
    return Call.DUE if situation.striker else Call.FOUL


def _with_break_and_jumps(verdict: Verdict, situation: Situation) -> Verdict:
    """Add the laws on a break just made (44) and on what jumped: put back by the umpire (65), no loss of turn (116)."""
    jumped = situation.stroke.jumped
    laws = verdict.laws
    if the_break.is_made(situation):
        laws = (*laws, Law.BREAK_MADE)
    if jumped.is_any_man_or_queen():
        laws = (*laws, Law.MEN_JUMPED)
    if jumped.striker and verdict.turn is Turn.CONTINUES:
        laws = (*laws, Law.STRIKER_JUMPED)
    return verdict if laws is verdict.laws else replace(verdict, laws=laws)
