"""A stroke under the club editions: the break, fouls, the Queen's cover, the last men (sections, not numbers)."""

from dataclasses import dataclass, replace

from ..acts import Stroke
from ..laws import Law
from ..party import ByParty, Party, men_of
from ..position import ATTEMPTS_TO_BREAK, BREAK_MADE, BREAK_TO_COME, Position, QueenPlace
from ..readings import Reading
from ..ruling import Call, Turn
from ..situation import Situation
from ..verdict import Verdict
from .terms import ClubTerms

PENALTY_MEN = 1
"""Men back for a foul, however many fouls a stroke holds."""


@dataclass(frozen=True, slots=True)
class QueenAfter:
    """What a stroke makes of the Queen."""

    place: QueenPlace
    covered: bool = False
    """Whether she is covered by this very stroke."""
    readings: tuple[Reading, ...] = ()


def judge_stroke(terms: ClubTerms, position: Position, stroke: Stroke) -> Verdict:
    """Rule on a possible stroke: the break, then the Queen, then fouls, then whether the board is won."""
    situation = Situation(position, stroke)
    if not position.break_.made and not stroke.touched:
        return _missed_break(terms, situation)
    queen = _queen_after(terms, situation)
    if _is_foul(situation, queen.place):
        return _foul(terms, situation, queen)
    if situation.is_own_last:
        return _won(terms, situation, queen)
    if situation.own or situation.queen:
        calls = (Call.QUEEN_COVERED,) if queen.covered else ()
        laws = (terms.covering_law,) if situation.is_queen_in_it else ()
        laws = (*laws, Law.CLUB_BASIC_RULES)
        return Verdict(Turn.CONTINUES, queen.place, laws, calls=calls, readings=queen.readings)
    back = position.queen.is_waiting
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD if back else position.queen,
        (Law.CLUB_BASIC_RULES, terms.covering_law) if back else (Law.CLUB_BASIC_RULES,),
        queen_back=back,
        readings=queen.readings,
    )


def _missed_break(terms: ClubTerms, situation: Situation) -> Verdict:
    """Three attempts; the third that fails is a foul, and so is any attempt that is a foul otherwise."""
    break_ = situation.position.break_
    is_fault = not situation.is_clean or situation.stroke.jumped.striker
    if not is_fault and break_.attempt < ATTEMPTS_TO_BREAK:
        again = replace(break_, attempt=break_.attempt + 1)
        return Verdict(Turn.CONTINUES, situation.position.queen, (Law.CLUB_BASIC_RULES,), break_=again)
    cause = (Reading.CLUB_BREAK_FOUL, *_foul_readings(terms, situation)) if is_fault else ()
    return Verdict(
        Turn.PASSES,
        situation.position.queen,
        (Law.CLUB_FOULS, Law.CLUB_BASIC_RULES),
        owed=men_of(Party.OWN, PENALTY_MEN),
        break_=BREAK_TO_COME,
        calls=(Call.FOUL,),
        readings=(*cause, Reading.CLUB_BREAK_NEXT),
    )


def _queen_after(terms: ClubTerms, situation: Situation) -> QueenAfter:
    """The Queen after a stroke, were it no foul."""
    place = situation.position.queen
    if situation.queen:
        if not terms.may_take_queen(situation):
            return QueenAfter(QueenPlace.TO_RETURN)
        if situation.own:
            return QueenAfter(QueenPlace.OWN, covered=True, readings=terms.same_stroke)
        return QueenAfter(QueenPlace.TO_COVER)
    if place is QueenPlace.TO_COVER and situation.own:
        return QueenAfter(QueenPlace.OWN, covered=True, readings=terms.next_stroke)
    if place is QueenPlace.TO_COVER:
        return QueenAfter(place, readings=terms.next_stroke)
    return QueenAfter(place)


def _is_foul(situation: Situation, queen: QueenPlace) -> bool:
    jumped = situation.stroke.jumped
    is_last_too_early = situation.is_own_last and queen.holder is None
    anything_jumped = jumped.is_any_man_or_queen() or jumped.striker
    return not situation.is_clean or anything_jumped or situation.opponent > 0 or is_last_too_early


def _foul(terms: ClubTerms, situation: Situation, queen: QueenAfter) -> Verdict:
    """The turn ends, one man is the penalty, last men come back; a Queen not covered before goes back."""
    place, queen_back, readings = _queen_in_foul(situation)
    is_last_too_early = situation.is_own_last and place.holder is None
    pocketed_more = situation.own - int(is_last_too_early) > 0 or situation.opponent > 1
    return Verdict(
        Turn.PASSES,
        place,
        (Law.CLUB_FOULS, terms.covering_law) if situation.is_queen_in_it else (Law.CLUB_FOULS,),
        back=ByParty(int(is_last_too_early), int(situation.is_opponents_last)),
        owed=men_of(Party.OWN, PENALTY_MEN),
        queen_back=queen_back,
        break_=BREAK_MADE,
        calls=(Call.QUEEN_COVERED, Call.FOUL) if place is not situation.position.queen and not queen_back else _FOUL,
        readings=(
            *_foul_readings(terms, situation),
            *((Reading.ONE_PENALTY,) if _count_fouls(situation, queen.place) > 1 else ()),
            *((Reading.MEN_STAY_ON_FOUL,) if pocketed_more else ()),
            *readings,
        ),
    )


_FOUL = (Call.FOUL,)


def _queen_in_foul(situation: Situation) -> tuple[QueenPlace, bool, tuple[Reading, ...]]:
    """Where the Queen is after a foul, whether she goes back, and the readings this rests on."""
    if situation.queen:
        return QueenPlace.ON_BOARD, True, (Reading.QUEEN_BACK_ON_FOUL,)
    place = situation.position.queen
    if place is QueenPlace.TO_COVER and situation.own:
        return QueenPlace.OWN, False, (Reading.COVER_IN_A_FOUL_STROKE,)
    if place.is_waiting:
        return QueenPlace.ON_BOARD, True, ()
    return place, False, ()


def _count_fouls(situation: Situation, queen: QueenPlace) -> int:
    jumped = situation.stroke.jumped
    return sum(
        (
            situation.striker,
            situation.improper,
            situation.opponent > 0,
            jumped.is_any_man_or_queen() or jumped.striker,
            situation.is_own_last and queen.holder is None,
        )
    )


def _foul_readings(terms: ClubTerms, situation: Situation) -> tuple[Reading, ...]:
    return terms.improper if situation.improper else ()


def _won(terms: ClubTerms, situation: Situation, queen: QueenAfter) -> Verdict:
    """All own men are pocketed and the Queen is covered: the board is won."""
    scoring, score = terms.scoring, situation.position.score
    return Verdict(
        Turn.BOARD_OVER,
        queen.place,
        (Law.CLUB_SCORING, Law.CLUB_OBJECTIVE),
        board=scoring.men_left(Party.OWN, situation.lying, queen.place, score),
        calls=(Call.QUEEN_COVERED, Call.BOARD) if queen.covered else (Call.BOARD,),
        readings=queen.readings,
    )
