"""The last men of a board, and what it counts (icf-revised 52 to 55, 102 to 112).

The questions in order: are both sides' last men gone, is the opponent's last gone, is the player's own last gone.
"""

from ..acts import Situation
from ..laws import Law
from ..position import Party, QueenPlace
from ..readings import Reading
from ..ruling import Call, Turn, Verdict
from .terms import IcfTerms


def ended(situation: Situation, terms: IcfTerms) -> Verdict | None:
    """Rule on a stroke that leaves a side without men; None where men come back and the board goes on."""
    if situation.is_opponents_last:
        return _both_last(situation, terms) if situation.is_own_last else _opponents_last(situation, terms)
    return _own_last(situation, terms)


def _both_last(situation: Situation, terms: IcfTerms) -> Verdict:
    if situation.position.queen is QueenPlace.OWN:
        return _both_last_covered(situation, terms)
    if situation.position.queen is QueenPlace.OPPONENT:
        return _both_last_covered_by_opponent(situation, terms)
    law = _both_last_law(situation)
    if not situation.is_clean:
        readings = _both_last_striker_readings(situation)
        return _won(situation, terms, Party.OPPONENT, _flat(situation, terms, Party.OPPONENT), (law,), readings)
    winner = Party.OWN if situation.is_queen_in_it else Party.OPPONENT
    return _won(situation, terms, winner, _flat(situation, terms, winner), (law,))


def _both_last_law(situation: Situation) -> Law:
    """Whichever of 102, 104, 105 and 109 speaks of this stroke."""
    if situation.queen and situation.striker:
        return Law.QUEEN_BOTH_LAST_STRIKER_IMPROPER if situation.improper else Law.QUEEN_BOTH_LAST_STRIKER
    if situation.queen:
        return Law.QUEEN_BOTH_LAST_IMPROPER if situation.improper else Law.QUEEN_BOTH_LAST
    if situation.is_covering:
        return Law.COVER_BOTH_LAST if situation.is_clean else Law.COVER_BOTH_LAST_IMPROPER
    return Law.BOTH_LAST if situation.is_clean else Law.BOTH_LAST_IMPROPER


def _both_last_striker_readings(situation: Situation) -> tuple[Reading, ...]:
    """105 knows no striker, nor does 102: the striker makes the stroke count as an improper one does."""
    if situation.queen or not situation.striker:
        return ()
    return (Reading.COVER_BOTH_LAST_STRIKER if situation.is_covering else Reading.BOTH_LAST_QUEEN_ON_STRIKER,)


def _both_last_covered(situation: Situation, terms: IcfTerms) -> Verdict:
    """Both last men fall while the player in turn holds the Queen (110)."""
    reading = (Reading.BOTH_LAST_QUEEN_COVERED,)
    if situation.is_clean:
        points = _flat(situation, terms, Party.OWN)
        return _won(situation, terms, Party.OWN, points, _covered_laws(situation, terms, Party.OWN), reading)
    law = Law.COVERED_BOTH_LAST_STRIKER if not situation.improper else Law.COVERED_BOTH_LAST_STRIKER_IMPROPER
    return _won(situation, terms, Party.OPPONENT, 1, (law,), () if situation.striker else reading)


def _both_last_covered_by_opponent(situation: Situation, terms: IcfTerms) -> Verdict:
    """Both last men fall while the opponent holds the Queen (112)."""
    reading = (Reading.BOTH_LAST_QUEEN_COVERED,)
    if situation.is_clean:
        return _won(situation, terms, Party.OWN, 1, _covered_laws(situation, terms, Party.OWN), reading)
    proper = not situation.improper
    law = Law.OTHERS_QUEEN_BOTH_LAST_STRIKER if proper else Law.OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER
    at_22 = situation.score(Party.OPPONENT) > terms.scoring.queen_until
    readings = (() if situation.striker else reading) + (terms.others_queen_at_22 if at_22 else ())
    return _won(situation, terms, Party.OPPONENT, _flat(situation, terms, Party.OPPONENT), (law,), readings)


def _opponents_last(situation: Situation, terms: IcfTerms) -> Verdict:
    """The opponent's last man falls and own men stay: he wins them, with the Queen (103, 106, 111)."""
    queen = situation.position.queen
    points = situation.lying.own
    if queen is not QueenPlace.OWN:
        points += terms.scoring.queen_credit(situation.score(Party.OPPONENT))
    if queen.holder is not None:
        laws = _covered_laws(situation, terms, Party.OPPONENT)
        readings: tuple[Reading, ...] = (Reading.OPPONENTS_LAST_QUEEN_COVERED,)
    else:
        law, readings = _opponents_last_law(situation)
        laws = (law,)
    if situation.own:
        readings = (*readings, Reading.REST_AFTER_STROKE)
    return _won(situation, terms, Party.OPPONENT, points, laws, readings)


def _opponents_last_law(situation: Situation) -> tuple[Law, tuple[Reading, ...]]:
    """Whichever of 103, 106 and 111 speaks of this stroke, and the reading where none has a word on the Queen in it."""
    if situation.is_covering:
        law = Law.COVER_OPPONENTS_LAST_IMPROPER if situation.improper else Law.COVER_OPPONENTS_LAST
        return law, (Reading.OPPONENTS_LAST_QUEEN_UNCOVERED,) if situation.striker else ()
    if situation.striker:
        law = Law.OPPONENTS_LAST_STRIKER_IMPROPER if situation.improper else Law.OPPONENTS_LAST_STRIKER
    else:
        law = Law.OPPONENTS_LAST_IMPROPER if situation.improper else Law.OPPONENTS_LAST
    return law, (Reading.OPPONENTS_LAST_QUEEN_UNCOVERED,) if situation.queen else ()


def _own_last(situation: Situation, terms: IcfTerms) -> Verdict | None:
    """The player's own last man falls alone: he wins, unless the Queen is still on the board (107, 108)."""
    if situation.position.queen is QueenPlace.ON_BOARD and not situation.queen:
        points = _flat(situation, terms, Party.OPPONENT)
        return _won(situation, terms, Party.OPPONENT, points, (_queen_left_law(situation),))
    if not situation.is_clean or (situation.queen and situation.has_due):
        return None
    queen = QueenPlace.OWN if situation.is_queen_in_it else situation.position.queen
    scores = situation.position.score
    points = terms.scoring.men_left(Party.OWN, situation.lying, queen, scores)
    laws = (*terms.scoring.men_left_laws(Party.OWN, queen, scores), *_cover_laws(situation))
    return _won(situation, terms, Party.OWN, points, laws)


def _covered_laws(situation: Situation, terms: IcfTerms, winner: Party) -> tuple[Law, ...]:
    """The laws on a board won when the Queen was covered before the stroke."""
    return terms.scoring.men_left_laws(winner, situation.position.queen, situation.position.score)


def _cover_laws(situation: Situation) -> tuple[Law, ...]:
    """The law by which the winning stroke covers the Queen, if it does (92, 97)."""
    if situation.queen:
        return (Law.QUEEN_WITH_ONE_NINE_ON if situation.has_nine_on else Law.QUEEN_COVERED_TOGETHER,)
    return (Law.QUEEN_RIGHT,) if situation.is_covering else ()


def _queen_left_law(situation: Situation) -> Law:
    if situation.striker:
        return Law.OWN_LAST_STRIKER_IMPROPER if situation.improper else Law.OWN_LAST_STRIKER
    return Law.OWN_LAST_IMPROPER if situation.improper else Law.OWN_LAST


def _flat(situation: Situation, terms: IcfTerms, winner: Party) -> int:
    return terms.scoring.flat(situation.score(winner))


def _won(
    situation: Situation,
    terms: IcfTerms,
    winner: Party,
    points: int,
    laws: tuple[Law, ...],
    readings: tuple[Reading, ...] = (),
) -> Verdict:
    """The board is over; the opponent may demand a point for the striker and one for the improper stroke (87(b))."""
    demand = int(situation.striker) + int(situation.improper)
    return Verdict(
        Turn.BOARD_OVER,
        _queen_at_the_end(situation, winner),
        (*laws, Law.MOST_POINTS) if points + demand > terms.scoring.most else laws,
        board=terms.scoring.result(winner, points, demand),
        calls=(*_fault_calls(situation), *_cover_calls(situation, winner), Call.BOARD),
        readings=readings,
    )


def _queen_at_the_end(situation: Situation, winner: Party) -> QueenPlace:
    """She is the player's when he wins by the stroke that pockets or covers her; otherwise she stays where she was."""
    if situation.is_queen_in_it and winner is Party.OWN:
        return QueenPlace.OWN
    return situation.position.queen


def _cover_calls(situation: Situation, winner: Party) -> tuple[Call, ...]:
    return (Call.QUEEN_COVERED,) if situation.is_queen_in_it and winner is Party.OWN else ()


def _fault_calls(situation: Situation) -> tuple[Call, ...]:
    if situation.striker and situation.improper:
        return (Call.DUE_AND_FOUL,)
    if situation.striker:
        return (Call.DUE,)
    return (Call.FOUL,) if situation.improper else ()
