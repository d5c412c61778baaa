"""Breaches that are no stroke, and acts that lose the board (icf-revised 51, 62 to 64, 91, 121(b), 126(b))."""

from collections.abc import Mapping

from carrom_desk.rules.texts.readings import Reading

from ..acts import Incident, IncidentKind, Offender, Violation
from ..breaches import Breach
from ..laws import Law
from ..position import BREAK_MADE, BREAK_TO_COME, Position, QueenPlace, men_of
from ..ruling import Call, Scoring, Turn, Verdict
from .terms import IcfTerms

LAW_OF_INCIDENT = {
    IncidentKind.LEFT_SEAT: Law.LEFT_SEAT,
    IncidentKind.OUT_OF_TURN: Law.OUT_OF_TURN,
    IncidentKind.BOARD_DISTURBED: Law.BOARD_DISTURBED,
    IncidentKind.PLAYED_WITHOUT_ORDER: Law.PLAYED_WITHOUT_ORDER,
}


OPEN_BREACHES: Mapping[Breach, Reading] = {
    Breach.TIME_LIMIT: Reading.TIME_LIMIT,
    Breach.HELD_ANOTHER_MAN: Reading.PLACING_FAULT_WITHOUT_PENALTY,
    Breach.PLACED_FOR_PARTNER: Reading.PLACING_FAULT_WITHOUT_PENALTY,
    **dict.fromkeys(
        (
            Breach.PLACED_OWN_MAN,
            Breach.PLACED_OUTSIDE,
            Breach.PLACED_DISTURBING,
            Breach.PLACED_ON_CENTRE,
            Breach.PLACED_FOR_QUEEN_SHOT,
        ),
        Reading.PLACING_FAULT_BY_MOMENT,
    ),
}
"""Breaches whose cost every ICF text leaves open, with the reading applied."""


def judge_violation(terms: IcfTerms, position: Position, violation: Violation) -> Verdict:
    """Rules on a breach: a technical foul before the first stroke or by a player not in turn (63), otherwise a foul
    (64). 63(b) itself grants no man: it refers to 63(a).
    """
    owed = men_of(violation.by.party, 1)
    open_ = None if violation.breach is None else terms.open_breaches.get(violation.breach)
    readings = () if open_ is None else (open_,)
    is_in_turn = violation.by is Offender.OWN
    if violation.before_first_stroke or not is_in_turn:
        by_other = () if is_in_turn else (Law.TECHNICAL_FOUL_BY_OTHER,)
        return Verdict(
            Turn.CONTINUES,
            position.queen,
            (*by_other, Law.TECHNICAL_FOUL_BY_PLAYER),
            owed=owed,
            break_=position.break_,
            calls=(Call.TECHNICAL_FOUL,),
            readings=readings,
        )
    uncovered = position.queen is QueenPlace.TO_COVER
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD if uncovered else position.queen,
        (Law.FOUL, Law.QUEEN_NOT_COVERED) if uncovered else (Law.FOUL,),
        owed=owed,
        queen_back=uncovered,
        break_=BREAK_MADE if position.break_.made else BREAK_TO_COME,
        calls=(Call.FOUL,),
        readings=readings,
    )


def judge_incident(position: Position, incident: Incident, scoring: Scoring) -> Verdict:
    """Rules on an incident: the other side wins the offender's men, and the Queen unless the offender covered it."""
    winner, queen = incident.by.other, position.queen
    score = position.score.of(winner)
    credit = 0 if queen.holder is incident.by else scoring.queen_credit(score)
    points = position.on_board.of(incident.by) + credit
    laws = [LAW_OF_INCIDENT[incident.kind], *scoring.queen_laws(winner, queen, position.score)]
    # 91 mentions 22 itself; 51, 121 and 126 do not.
    if score > scoring.queen_until and incident.kind is not IncidentKind.LEFT_SEAT:
        laws.append(Law.QUEEN_FROM_22)
    if points > scoring.most:
        laws.append(Law.MOST_POINTS)
    readings = []
    if incident.kind in (IncidentKind.OUT_OF_TURN, IncidentKind.BOARD_DISTURBED):
        readings.append(Reading.BOARD_LOST_MEN)
    # The texts count the Queen if it is on the board; that it counts elsewhere too is a reading.
    if credit and not queen.is_on_board:
        readings.append(Reading.BOARD_LOST_QUEEN)
    return Verdict(
        Turn.BOARD_OVER,
        queen,
        tuple(laws),
        break_=position.break_,
        board=scoring.result(winner, points),
        calls=(Call.BOARD,),
        readings=tuple(readings),
    )
