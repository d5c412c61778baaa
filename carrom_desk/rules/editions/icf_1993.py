"""The ICF's laws of 1991/93: the same laws by other numbers, and what this edition answers in its own way."""

import re
from functools import partial

from ..acts import IncidentKind, Situation
from ..edition import Edition
from ..icf.breaches import judge_incident, judge_violation
from ..icf.stroke import judge_stroke
from ..icf.terms import Extra, IcfTerms
from ..laws import Law
from ..position import Party, QueenPlace, men_of
from ..readings import Reading
from ..ruling import Call, Citation, Turn, Verdict
from .icf_revised import ICF_SCORING
from .icf_revised import NUMBERS as REVISED_NUMBERS

LAST_OF_1993 = 87
"""This edition's last law; the General section of the revised laws has no counterpart."""

NUMBERS_APART = {
    # 45(a) speaks of proper and improper strokes at once, so that what stays owed moves up to 45(b).
    Law.STRIKER_ALONE_IMPROPER: Citation("45(a)"),
    Law.DUE_OUTSTANDING: Citation("45(b)"),
}


def _as_in_1993(revised: Citation) -> Citation | None:
    """The number of a law that the revision numbered 27 higher; None when it is not among these laws."""
    digits = re.match(r"\d+", revised)
    assert digits is not None, revised
    number = int(digits.group()) - 27
    return Citation(f"{number}{revised[digits.end() :]}") if number <= LAST_OF_1993 else None


def _numbers() -> dict[Law, Citation]:
    shifted = ((law, _as_in_1993(number)) for law, number in REVISED_NUMBERS.items())
    return {law: number for law, number in shifted if number is not None} | NUMBERS_APART


def extra_men(situation: Situation) -> Extra:
    """One man, however the stroke failed; two for striker and improper stroke when the Queen is in it (71 to 74)."""
    if situation.improper and situation.striker and situation.is_queen_in_it:
        return Extra(2)
    if situation.improper and not situation.striker and (situation.own or situation.queen):
        return Extra(1, (Reading.OWN_MAN_BY_FOUL_1993,))
    return Extra(1)


def break_before_play(situation: Situation) -> Verdict:
    """All men pocketed, of either colour, and the Queen out, and one man more in every case (20)."""
    pocketed = situation.stroke.pocketed.men
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD,
        (Law.BREAK_BEFORE_PLAY,),
        back=pocketed,
        owed=men_of(Party.OWN, 1),
        queen_back=situation.queen,
        calls=(Call.DUE,),
    )


TERMS = IcfTerms(
    scoring=ICF_SCORING,
    extra_men=extra_men,
    break_before_play=break_before_play,
    cover_lost=(Reading.QUEEN_OUT_IMPROPER_COVER_1993,),
    others_queen_at_22=(Reading.LAW_85_AT_22,),
)

ICF_1993 = Edition(
    scoring=ICF_SCORING,
    numbers=_numbers(),
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset({IncidentKind.LEFT_SEAT, IncidentKind.OUT_OF_TURN}),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=partial(judge_incident, TERMS),
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
)
