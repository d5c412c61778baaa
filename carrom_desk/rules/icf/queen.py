"""Strokes that pocket the Queen, or follow with it waiting for cover, while play continues (icf-revised 92 to 101)."""

from carrom_desk.rules.texts.readings import Reading

from ..acts import Situation
from ..laws import Law
from ..position import QueenPlace
from ..ruling import Call, Turn, Verdict
from .terms import IcfTerms, charged, improper_striker_law


def turn_readings(situation: Situation, terms: IcfTerms) -> tuple[Reading, ...]:
    """Returns the basis for keeping the turn after a proper stroke that also pocketed the other side's men (48 with
    125(a)).
    """
    is_open = situation.opponent and terms.stops_after_opponents_men
    return (Reading.TURN_WITH_OPPONENTS_MEN,) if is_open else ()


def pocketed(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rules on a stroke that pocketed the Queen."""
    if situation.improper:
        return charged(situation, terms, _out(Turn.PASSES, *_pocketed_improperly(situation)))
    if situation.striker:
        return charged(situation, terms, _pocketed_with_striker(situation))
    return _pocketed_cleanly(situation, terms)


def _pocketed_cleanly(situation: Situation, terms: IcfTerms) -> Verdict:
    """A proper stroke, the striker out of the pockets (92, 95(a) to (c), 97)."""
    if situation.has_due:
        return _out(Turn.PASSES, Law.QUEEN_WHILE_DUE, readings=(Reading.QUEEN_WHILE_DUE,) if situation.own else ())
    if not situation.own and not situation.position.has_pocketed.own:
        return _out(Turn.PASSES, Law.QUEEN_TOO_EARLY)
    readings = turn_readings(situation, terms)
    if not situation.own:
        recovered = (Law.QUEEN_AFTER_RECOVERY,) if situation.has_nine_on else ()
        laws = (Law.QUEEN_RIGHT, *recovered, Law.TURN)
        return Verdict(Turn.CONTINUES, QueenPlace.TO_COVER, laws, readings=readings)
    law = Law.QUEEN_WITH_ONE_NINE_ON if situation.has_nine_on else Law.QUEEN_COVERED_TOGETHER
    if situation.has_nine_on and situation.own == 1:
        if situation.position.has_pocketed.own:
            readings = (Reading.NINE_ON_AFTER_RECOVERY, *readings)
        return Verdict(Turn.CONTINUES, QueenPlace.TO_COVER, (law, Law.TURN), readings=readings)
    return Verdict(Turn.CONTINUES, QueenPlace.OWN, (law, Law.TURN), calls=(Call.QUEEN_COVERED,), readings=readings)


def _pocketed_with_striker(situation: Situation) -> Verdict:
    """A proper stroke that also pocketed the striker (95(b), 95(d), 98(a), 99(a); 74, 75 with the opponent's men)."""
    if situation.own:
        both = (Law.STRIKER_WITH_BOTH,) if situation.opponent else ()
        if situation.has_due:
            laws: tuple[Law, ...] = (Law.QUEEN_WHILE_DUE, Law.QUEEN_MAN_STRIKER, *both)
            return _out(Turn.PASSES, *laws, readings=(Reading.QUEEN_WHILE_DUE,))
        readings = (Reading.NINE_ON_QUEEN_MAN_STRIKER,) if situation.has_nine_on else ()
        return _out(situation.scoring.own_man_with_striker, Law.QUEEN_MAN_STRIKER, *both, readings=readings)
    others = (Law.STRIKER_WITH_OPPONENTS,) if situation.opponent else ()
    if situation.has_nine_on:
        due = (Law.QUEEN_WHILE_DUE,) if situation.has_due else ()
        return _out(Turn.PASSES, *due, Law.QUEEN_WITH_STRIKER_NINE_ON, *others)
    if situation.has_due:
        laws = (Law.QUEEN_WHILE_DUE, Law.QUEEN_STRIKER, *others)
        return _out(Turn.PASSES, *laws, readings=(Reading.QUEEN_WHILE_DUE,))
    readings = (Reading.QUEEN_STRIKER_OPPONENTS_MAN,) if situation.opponent else ()
    return _out(Turn.CONTINUES, Law.QUEEN_STRIKER, *others, readings=readings)


def _pocketed_improperly(situation: Situation) -> tuple[Law, ...]:
    """An improper stroke, with or without the striker (64(b), 76, 77(a), 98(b), 99(b))."""
    if situation.striker:
        return (improper_striker_law(situation), *_opponents_stay(situation))
    own = (Law.OWN_IMPROPER,) if situation.own else ()
    return (Law.FOUL_WHILE_POCKETING, *own, *_opponents_stay(situation))


def to_cover(situation: Situation, terms: IcfTerms) -> Verdict:
    """Rules on a stroke with the Queen waiting for cover."""
    if situation.improper:
        return charged(situation, terms, _cover_improperly(situation, terms))
    if situation.striker:
        return charged(situation, terms, _cover_with_striker(situation))
    if situation.own:
        readings = turn_readings(situation, terms)
        laws = (Law.QUEEN_RIGHT, Law.TURN)
        return Verdict(Turn.CONTINUES, QueenPlace.OWN, laws, calls=(Call.QUEEN_COVERED,), readings=readings)
    stopped = (Law.OPPONENTS_MAN_POCKETED,) if situation.opponent else ()
    return _out(Turn.PASSES, Law.QUEEN_NOT_COVERED, Law.TURN, *stopped)


def _cover_with_striker(situation: Situation) -> Verdict:
    """A proper stroke that also pocketed the striker (100(a), 101(a); 74, 75 with the opponent's men)."""
    if situation.own:
        both = (Law.STRIKER_WITH_BOTH,) if situation.opponent else ()
        if situation.scoring.own_man_with_striker is Turn.PASSES:
            return _out(Turn.PASSES, Law.COVER_MAN_STRIKER, *both)
        return Verdict(Turn.CONTINUES, QueenPlace.TO_COVER, (Law.COVER_MAN_STRIKER, *both))
    others = (Law.STRIKER_WITH_OPPONENTS,) if situation.opponent else ()
    return _out(Turn.PASSES, Law.COVER_STRIKER, *others)


def _cover_improperly(situation: Situation, terms: IcfTerms) -> Verdict:
    """An improper stroke, with or without the striker (64, 76, 77(a), 96, 100(b), 101(b))."""
    others = _opponents_stay(situation)
    if situation.striker and situation.own:
        return _out(Turn.PASSES, Law.COVER_MAN_STRIKER_IMPROPER, *others, readings=terms.cover_lost)
    if situation.striker:
        return _out(Turn.PASSES, Law.COVER_STRIKER_IMPROPER, *others)
    own = (Law.OWN_IMPROPER, Law.FOUL_WHILE_POCKETING) if situation.own else ()
    return _out(Turn.PASSES, *((*own, *others) or (Law.FOUL,)), Law.QUEEN_NOT_COVERED)


def _opponents_stay(situation: Situation) -> tuple[Law, ...]:
    """Returns the law by which the opponent's men stay pocketed after an improper stroke (76)."""
    return (Law.OPPONENTS_IMPROPER,) if situation.opponent else ()


def _out(turn: Turn, *laws: Law, readings: tuple[Reading, ...] = ()) -> Verdict:
    """The Queen returns to the centre circle (93)."""
    return Verdict(turn, QueenPlace.ON_BOARD, laws, queen_back=True, readings=readings)
