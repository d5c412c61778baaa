"""The Queen, pocketed or waiting for her cover, while play goes on (icf-revised 92 to 101)."""

from dataclasses import replace

from ..acts import Situation
from ..laws import Law
from ..position import Party, QueenPlace, men_of
from ..readings import Reading
from ..ruling import Call, Turn, Verdict
from .terms import IcfTerms


def pocketed(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rule on a stroke that pocketed the Queen."""
    if situation.is_clean:
        return _pocketed_cleanly(situation)
    if situation.improper:
        return _pocketed_improperly(situation, terms)
    return _pocketed_with_striker(situation, terms)


def _pocketed_cleanly(situation: Situation) -> Verdict:
    if situation.has_due:
        readings = (Reading.QUEEN_WHILE_DUE,) if situation.own else ()
        return _queen_out(Turn.PASSES, Law.QUEEN_WHILE_DUE, readings=readings)
    if situation.own == 0:
        if not situation.has_pocketed.own:
            return _queen_out(Turn.PASSES, Law.QUEEN_TOO_EARLY)
        recovered = (Law.QUEEN_AFTER_RECOVERY,) if situation.has_nine_on else ()
        return Verdict(Turn.CONTINUES, QueenPlace.TO_COVER, (Law.QUEEN_RIGHT, *recovered, Law.TURN))
    if situation.has_nine_on and situation.own == 1:
        recovered_readings = (Reading.NINE_ON_AFTER_RECOVERY,) if situation.position.has_pocketed.own else ()
        laws = (Law.QUEEN_WITH_ONE_NINE_ON, Law.TURN)
        return Verdict(Turn.CONTINUES, QueenPlace.TO_COVER, laws, readings=recovered_readings)
    law = Law.QUEEN_WITH_ONE_NINE_ON if situation.has_nine_on else Law.QUEEN_COVERED_TOGETHER
    return Verdict(Turn.CONTINUES, QueenPlace.OWN, (law, Law.TURN), calls=(Call.QUEEN_COVERED,))


def _pocketed_with_striker(situation: Situation, terms: IcfTerms) -> Verdict:
    extra = terms.extra_men(situation)
    back = men_of(Party.OWN, situation.own)
    owed = men_of(Party.OWN, extra.men)
    calls = (Call.DUE,)
    if situation.has_due:
        readings = (Reading.QUEEN_WHILE_DUE,) if situation.own else ()
        laws = (Law.QUEEN_WHILE_DUE, _striker_law(situation))
        out = _queen_out(Turn.PASSES, *laws, readings=(*readings, *extra.readings))
    elif situation.own:
        readings = (Reading.NINE_ON_QUEEN_MAN_STRIKER,) if situation.has_nine_on else ()
        out = _queen_out(Turn.CONTINUES, Law.QUEEN_MAN_STRIKER, readings=(*readings, *extra.readings))
    elif situation.has_nine_on:
        out = _queen_out(Turn.PASSES, Law.QUEEN_WITH_STRIKER_NINE_ON, readings=extra.readings)
    else:
        out = _queen_out(Turn.CONTINUES, Law.QUEEN_STRIKER, readings=extra.readings)
    return replace(out, back=back, owed=owed, calls=calls)


def _pocketed_improperly(situation: Situation, terms: IcfTerms) -> Verdict:
    extra = terms.extra_men(situation)
    if situation.striker:
        law = Law.QUEEN_MAN_STRIKER_IMPROPER if situation.own else Law.QUEEN_STRIKER_IMPROPER
        laws: tuple[Law, ...] = (law,)
    elif situation.own:
        laws = (Law.FOUL_WHILE_POCKETING, Law.OWN_IMPROPER)
    else:
        laws = (Law.FOUL_WHILE_POCKETING,)
    out = _queen_out(Turn.PASSES, *laws, *_opponents_laws(situation), readings=extra.readings)
    calls = (Call.DUE_AND_FOUL,) if situation.striker else (Call.FOUL,)
    return replace(out, back=men_of(Party.OWN, situation.own), owed=men_of(Party.OWN, extra.men), calls=calls)


def _striker_law(situation: Situation) -> Law:
    if situation.own:
        return Law.QUEEN_MAN_STRIKER
    return Law.QUEEN_WITH_STRIKER_NINE_ON if situation.has_nine_on else Law.QUEEN_STRIKER


def _opponents_laws(situation: Situation) -> tuple[Law, ...]:
    """The law by which the opponent's men stay down after an improper stroke (76)."""
    return (Law.OPPONENTS_IMPROPER,) if situation.opponent else ()


def to_cover(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rule on the stroke that was to cover the Queen."""
    if situation.is_clean:
        if situation.own:
            laws = (Law.QUEEN_RIGHT, Law.TURN)
            return Verdict(Turn.CONTINUES, QueenPlace.OWN, laws, calls=(Call.QUEEN_COVERED,))
        return _queen_out(Turn.PASSES, Law.QUEEN_NOT_COVERED, Law.TURN)
    if situation.improper:
        return _cover_improperly(situation, terms)
    extra = terms.extra_men(situation)
    back, owed = men_of(Party.OWN, situation.own), men_of(Party.OWN, extra.men)
    if situation.own:
        kept = Verdict(Turn.CONTINUES, QueenPlace.TO_COVER, (Law.COVER_MAN_STRIKER,), calls=(Call.DUE,))
        return replace(kept, back=back, owed=owed, readings=extra.readings)
    out = _queen_out(Turn.PASSES, Law.COVER_STRIKER, readings=extra.readings)
    return replace(out, owed=owed, calls=(Call.DUE,))


def _cover_improperly(situation: Situation, terms: IcfTerms) -> Verdict:
    extra = terms.extra_men(situation)
    back, owed = men_of(Party.OWN, situation.own), men_of(Party.OWN, extra.men)
    if situation.striker:
        law = Law.COVER_MAN_STRIKER_IMPROPER if situation.own else Law.COVER_STRIKER_IMPROPER
        lost = terms.cover_lost if situation.own else ()
        out = _queen_out(Turn.PASSES, law, *_opponents_laws(situation), readings=(*lost, *extra.readings))
        return replace(out, back=back, owed=owed, calls=(Call.DUE_AND_FOUL,))
    laws = _opponents_laws(situation)
    if situation.own:
        laws = (Law.OWN_IMPROPER, Law.FOUL_WHILE_POCKETING, *laws)
    out = _queen_out(Turn.PASSES, *(laws or (Law.FOUL,)), Law.QUEEN_NOT_COVERED, readings=extra.readings)
    return replace(out, back=back, owed=owed, calls=(Call.FOUL,))


def _queen_out(turn: Turn, *laws: Law, readings: tuple[Reading, ...] = ()) -> Verdict:
    """The Queen is taken out and put back in the centre circle (93)."""
    return Verdict(turn, QueenPlace.ON_BOARD, laws, queen_back=True, readings=readings)
