"""Rulings on strokes under the ICF's laws: break, last men, Queen, turn and dues (44 to 48, 72 to 77)."""

from dataclasses import replace

from carrom_desk.rules.icf import last_men, queen
from carrom_desk.rules.texts.readings import Reading

from ..acts import Situation
from ..laws import Law
from ..position import ATTEMPTS_TO_BREAK, BREAK_TO_COME
from ..ruling import Turn, Verdict
from .terms import IcfTerms, charged, improper_striker_law


def judge_stroke(terms: IcfTerms, situation: Situation) -> Verdict:
    if not situation.position.break_.made and not situation.stroke.touched:
        return _missed_break(situation)
    return _with_break_and_jumps(_of_pieces(situation, terms), situation)


# ------------------------------------------------------------ the break (44 to 47, 65, 116)


def _missed_break(situation: Situation) -> Verdict:
    """Rules on a missed break (45): at most three attempts a turn, and no further one after a fault or before
    "Play".
    """
    break_, queen_place = situation.position.break_, situation.position.queen
    if situation.stroke.before_play:
        # Contrary to 46, hence improper.
        laws, readings = (Law.BREAK_FAULT, Law.BREAK_AFTER_PLAY), (Reading.BEFORE_PLAY_NOTHING_TOUCHED,)
        return Verdict(Turn.PASSES, queen_place, laws, break_=BREAK_TO_COME, readings=readings)
    if not situation.is_clean:
        return Verdict(Turn.PASSES, queen_place, (Law.BREAK_FAULT,), break_=BREAK_TO_COME)
    if break_.attempt == ATTEMPTS_TO_BREAK:
        return Verdict(Turn.PASSES, queen_place, (Law.BREAK_LOST,), break_=BREAK_TO_COME)
    again = replace(break_, attempt=break_.attempt + 1)
    return Verdict(Turn.CONTINUES, queen_place, (Law.BREAK_MISSED,), break_=again)


def _with_break_and_jumps(verdict: Verdict, situation: Situation) -> Verdict:
    """Adds the laws on a completed break (44) and on jumped pieces, which the umpire restores (65) without loss of turn
    (116).
    """
    jumped = situation.stroke.jumped
    laws: tuple[Law, ...] = () if situation.position.break_.made else (Law.BREAK_MADE,)
    if jumped.is_any_man_or_queen():
        laws = (*laws, Law.MEN_JUMPED)
    if jumped.striker and verdict.turn is Turn.CONTINUES:
        laws = (*laws, Law.STRIKER_JUMPED)
    return replace(verdict, laws=(*verdict.laws, *laws)) if laws else verdict


# ------------------------------------------------------------ by the pieces pocketed


def _of_pieces(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rules on a stroke by the pieces it pocketed, once the break is made."""
    if situation.stroke.before_play:
        return terms.break_before_play(situation, terms)
    end = last_men.end_of_board(situation, terms)
    if end is not None:
        return end
    if situation.queen:
        return queen.pocketed(situation, terms)
    if situation.is_covering:
        return queen.to_cover(situation, terms)
    return _men_and_striker(situation, terms)


def _men_and_striker(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rules on a stroke that does not involve the Queen (48, 64, 72 to 77, 125)."""
    place = situation.position.queen
    if situation.improper:
        return charged(situation, terms, Verdict(Turn.PASSES, place, _improper_laws(situation)))
    if situation.striker:
        turn = situation.scoring.own_man_with_striker if situation.own else Turn.PASSES
        return charged(situation, terms, Verdict(turn, place, (_due_law(situation),)))
    if situation.own:
        return Verdict(Turn.CONTINUES, place, (Law.TURN,), readings=queen.turn_readings(situation, terms))
    stopped = (Law.OPPONENTS_MAN_POCKETED,) if situation.opponent else ()
    return Verdict(Turn.PASSES, place, (Law.TURN, *stopped))


def _due_law(situation: Situation) -> Law:
    """Returns the law for a striker pocketed in a proper stroke: alone, with own men, with the opponent's, or both (72
    to 75).
    """
    if situation.own:
        return Law.STRIKER_WITH_BOTH if situation.opponent else Law.STRIKER_WITH_OWN
    return Law.STRIKER_WITH_OPPONENTS if situation.opponent else Law.STRIKER_ALONE


def _improper_laws(situation: Situation) -> tuple[Law, ...]:
    """Returns the laws for an improper stroke, by what it pocketed (64, 72(b), 76, 77)."""
    others = (Law.OPPONENTS_IMPROPER,) if situation.opponent else ()
    if situation.striker:
        return (improper_striker_law(situation), *others)
    if situation.own:
        return (Law.OWN_IMPROPER, Law.FOUL_WHILE_POCKETING, *others)
    return others or (Law.FOUL,)
