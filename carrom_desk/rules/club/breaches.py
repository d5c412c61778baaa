"""Breaches that are no stroke under the club editions."""

from ..acts import Incident, Violation
from ..laws import Law
from ..position import BREAK_MADE, BREAK_TO_COME, Party, Position, QueenPlace, men_of
from ..readings import Reading
from ..ruling import Call, Turn, Verdict


def judge_violation(position: Position, violation: Violation) -> Verdict:
    """Rule on a breach: the player's own ends his turn, the other side's costs a man and nothing else."""
    if violation.by is Party.OPPONENT:
        return Verdict(
            Turn.CONTINUES,
            position.queen,
            (Law.CLUB_FOULS,),
            owed=men_of(Party.OPPONENT, 1),
            break_=position.break_,
            calls=(Call.FOUL,),
            readings=(Reading.CLUB_OPPONENT_BREACH,),
        )
    waiting = position.queen.is_waiting
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD if waiting else position.queen,
        (Law.CLUB_FOULS, Law.CLUB_COVERING) if waiting else (Law.CLUB_FOULS,),
        owed=men_of(Party.OWN, 1),
        queen_back=waiting,
        break_=BREAK_MADE if position.break_.made else BREAK_TO_COME,
        calls=(Call.FOUL,),
    )


def judge_incident(position: Position, incident: Incident) -> Verdict:
    """Never asked: these editions know no act that loses the board, and `problems_of` refuses it before."""
    raise AssertionError(f"the club editions know no {incident.kind} at {position}")
