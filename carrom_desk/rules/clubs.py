"""Rules shared by the club editions: strokes and breaches outside a stroke (cited by section, as they have no
numbers).
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from carrom_desk.rules.texts.readings import Reading

from .acts import Incident, Offender, Situation, Violation
from .laws import Law
from .position import ATTEMPTS_TO_BREAK, BREAK_MADE, BREAK_TO_COME, ByParty, Party, Position, QueenPlace, men_of
from .ruling import Call, Scoring, Turn, Verdict


@dataclass(frozen=True, slots=True)
class ClubTerms:
    """Points in which the club editions differ."""

    may_take_queen: Callable[[Situation], bool]
    """Returns True when the player may pocket the Queen in this stroke and keep it for covering."""
    same_stroke: tuple[Reading, ...]
    """Basis for letting a man pocketed in the Queen's own stroke cover it."""
    next_stroke: tuple[Reading, ...]
    """Basis for requiring the cover in the stroke after the Queen's."""
    improper: tuple[Reading, ...]
    """Basis for an improper stroke being a foul."""
    queen_counts_in_a_foul: bool
    """True when the text lets an own man pocketed with the Queen cover it even in a foul."""
    has_word_on_what_falls_with_opponents_man: bool
    """True when the text itself says what happens to the Queen and men pocketed together with an opponent’s man."""


PENALTY_MEN = 1
"""Men that come back as the penalty for a foul, however many fouls a stroke contains."""


@dataclass(frozen=True, slots=True)
class QueenAfter:
    """Effect of a stroke on the Queen."""

    place: QueenPlace
    covered: bool = False
    """True when this stroke covers the Queen."""
    readings: tuple[Reading, ...] = ()


def judge_stroke(terms: ClubTerms, situation: Situation) -> Verdict:
    """Rules on a valid stroke: first the break, then the Queen, then fouls, then whether the board is won."""
    position = situation.position
    if not position.break_.made and not situation.stroke.touched:
        return _missed_break(terms, situation)
    queen = _queen_after(terms, situation)
    if _is_foul(situation, queen.place):
        return _foul(terms, situation, queen)
    if situation.is_own_last:
        return _won(situation, queen)
    if situation.own or situation.queen:
        calls = (Call.QUEEN_COVERED,) if queen.covered else ()
        laws = (Law.CLUB_COVERING,) if situation.is_queen_in_it else ()
        laws = (*laws, Law.CLUB_BASIC_RULES)
        return Verdict(Turn.CONTINUES, queen.place, laws, calls=calls, readings=queen.readings)
    back = position.queen.is_waiting
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD if back else position.queen,
        (Law.CLUB_BASIC_RULES, Law.CLUB_COVERING) if back else (Law.CLUB_BASIC_RULES,),
        queen_back=back,
        readings=queen.readings,
    )


def _missed_break(terms: ClubTerms, situation: Situation) -> Verdict:
    """Rules on a missed break: the third miss is a foul, as is any attempt that is a foul for another reason."""
    break_ = situation.position.break_
    is_fault = _count_faults(situation) > 0
    if not is_fault and break_.attempt < ATTEMPTS_TO_BREAK:
        again = replace(break_, attempt=break_.attempt + 1)
        return Verdict(Turn.CONTINUES, situation.position.queen, (Law.CLUB_BASIC_RULES,), break_=again)
    is_lost = break_.attempt == ATTEMPTS_TO_BREAK
    return Verdict(
        Turn.PASSES,
        situation.position.queen,
        (Law.CLUB_FOULS, Law.CLUB_BASIC_RULES),
        owed=_penalty(_count_faults(situation.charged) + int(is_lost)),
        break_=BREAK_TO_COME,
        calls=(Call.FOUL,),
        readings=(
            *((Reading.CLUB_BREAK_FOUL,) if is_fault else ()),
            *_foul_readings(terms, situation, _count_faults(situation) + int(is_lost)),
            *((Reading.CLUB_BREAK_NEXT,) if is_lost else ()),
        ),
    )


def _queen_after(terms: ClubTerms, situation: Situation) -> QueenAfter:
    """Returns the Queen's place after a stroke, leaving fouls aside."""
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
    is_last_too_early = situation.is_own_last and queen.holder is None
    return _count_faults(situation) > 0 or situation.opponent > 0 or is_last_too_early


def _foul(terms: ClubTerms, situation: Situation, queen: QueenAfter) -> Verdict:
    """Rules on a foul: the turn ends, one man is owed, last men come back and an uncovered Queen returns."""
    place, queen_back, readings = _queen_in_foul(terms, situation, queen.place)
    is_last_too_early = situation.is_own_last and place.holder is None
    is_covered = place is not situation.position.queen and not queen_back
    others = int(situation.opponent > 0) + int(is_last_too_early)
    return Verdict(
        Turn.PASSES,
        place,
        (Law.CLUB_FOULS, Law.CLUB_COVERING) if queen_back or is_covered else (Law.CLUB_FOULS,),
        back=ByParty(int(is_last_too_early), int(situation.is_opponents_last)),
        owed=_penalty(_count_faults(situation.charged) + others),
        queen_back=queen_back,
        break_=BREAK_MADE,
        calls=(Call.QUEEN_COVERED, Call.FOUL) if is_covered else (Call.FOUL,),
        readings=(
            *_foul_readings(terms, situation, _count_faults(situation) + others),
            *_stay_readings(terms, situation, situation.own - int(is_last_too_early)),
            *readings,
        ),
    )


def _queen_in_foul(
    terms: ClubTerms, situation: Situation, without_foul: QueenPlace
) -> tuple[QueenPlace, bool, tuple[Reading, ...]]:
    """Returns the Queen's place after a foul, whether it returns, and the readings applied.

    Both texts return a Queen that was pocketed too early. One also returns it when an opponent's man was pocketed; the
    other lets an own man pocketed with it cover it in any stroke.
    """
    if situation.queen:
        if without_foul is QueenPlace.OWN and terms.queen_counts_in_a_foul:
            return QueenPlace.OWN, False, ()
        by_text = without_foul is QueenPlace.TO_RETURN or _is_settled_by_opponents_man(terms, situation)
        return QueenPlace.ON_BOARD, True, () if by_text else (Reading.QUEEN_BACK_ON_FOUL,)
    place = situation.position.queen
    if place is QueenPlace.TO_COVER and situation.own:
        return QueenPlace.OWN, False, (Reading.COVER_IN_A_FOUL_STROKE,)
    if place.is_waiting:
        return QueenPlace.ON_BOARD, True, ()
    return place, False, ()


def _is_settled_by_opponents_man(terms: ClubTerms, situation: Situation) -> bool:
    return terms.has_word_on_what_falls_with_opponents_man and situation.opponent > 0


def _count_faults(situation: Situation) -> int:
    """Counts the fouls of a stroke that do not depend on the men pocketed: striker pocketed, improper, jumped
    pieces.
    """
    return int(situation.striker) + int(situation.improper) + int(_is_anything_off(situation))


def _penalty(fouls: int) -> ByParty[int]:
    """Returns the men owed for a number of fouls that cost one."""
    return men_of(Party.OWN, PENALTY_MEN if fouls else 0)


def _is_anything_off(situation: Situation) -> bool:
    jumped = situation.stroke.jumped
    return jumped.is_any_man_or_queen() or jumped.striker


def _foul_readings(terms: ClubTerms, situation: Situation, fouls: int) -> tuple[Reading, ...]:
    improper = terms.improper if situation.improper else ()
    return (*improper, Reading.ONE_PENALTY) if fouls > 1 else improper


def _stay_readings(terms: ClubTerms, situation: Situation, own: int) -> tuple[Reading, ...]:
    """Returns the basis for men staying pocketed: `own` for the player's, preceded by that for the opponent's."""
    stay = own > 0 or situation.opponent > 1
    return (Reading.MEN_STAY_ON_FOUL,) if stay and not _is_settled_by_opponents_man(terms, situation) else ()


def _won(situation: Situation, queen: QueenAfter) -> Verdict:
    """Ends the board as won: all own men are pocketed and the Queen is covered."""
    points = situation.scoring.men_left(Party.OWN, situation.lying, queen.place, situation.position.score)
    return Verdict(
        Turn.BOARD_OVER,
        queen.place,
        (Law.CLUB_OBJECTIVE, Law.CLUB_SCORING, *((Law.CLUB_COVERING,) if queen.covered else ())),
        board=situation.scoring.result(Party.OWN, points),
        calls=(Call.QUEEN_COVERED, Call.BOARD) if queen.covered else (Call.BOARD,),
        readings=queen.readings,
    )


def judge_violation(position: Position, violation: Violation) -> Verdict:
    """Rules on a breach: it ends the turn of the player in turn; from anyone else it only costs that side a man."""
    if violation.by is not Offender.OWN:
        return Verdict(
            Turn.CONTINUES,
            position.queen,
            (Law.CLUB_FOULS,),
            owed=men_of(violation.by.party, 1),
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


def judge_incident(position: Position, incident: Incident, _scoring: Scoring) -> Verdict:
    """Never called: these editions have no incidents, so `problems_of` refuses them first."""
    raise AssertionError(f"the club editions know no {incident.kind} at {position}")
