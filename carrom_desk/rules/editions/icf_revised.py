"""The ICF's laws as revised (2020): the numbers, and what this edition answers in its own way."""

from functools import partial

from ..acts import IncidentKind, Situation
from ..edition import Edition
from ..icf.breaches import judge_incident, judge_violation
from ..icf.stroke import judge_stroke
from ..icf.terms import Extra, IcfTerms, further_man_laws
from ..laws import OF_CLUBS_ALONE, Citation, Law
from ..position import Party, QueenPlace, men_of
from ..readings import Reading
from ..ruling import Call, Scoring, Turn, Verdict

ICF_SCORING = Scoring(queen=3, queen_until=21, most=12, game=25)

NUMBERS = {law: Citation(law.value) for law in Law if law not in OF_CLUBS_ALONE}
"""This is the text whose numbers stand beside the names."""


def extra_men(situation: Situation) -> Extra:
    """One man as a due for the striker and one as a penalty for an improper stroke (72 to 77)."""
    return Extra(int(situation.striker) + int(situation.improper))


def break_before_play(situation: Situation) -> Verdict:
    """The player's own men and the Queen out (47), one man more (64), and one for the striker (72(b), 77(b))."""
    laws = (Law.BREAK_BEFORE_PLAY, *further_man_laws(situation))
    if situation.striker:
        striker = Law.OWN_AND_STRIKER_IMPROPER if situation.own else Law.STRIKER_ALONE_IMPROPER
        laws = (*laws, striker)
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD,
        laws,
        back=men_of(Party.OWN, situation.own),
        owed=men_of(Party.OWN, 2 if situation.striker else 1),
        queen_back=situation.queen,
        calls=(Call.DUE_AND_FOUL if situation.striker else Call.FOUL,),
        readings=(Reading.BEFORE_PLAY_STRIKER,) if situation.striker else (),
    )


TERMS = IcfTerms(
    scoring=ICF_SCORING,
    extra_men=extra_men,
    break_before_play=break_before_play,
    stops_after_opponents_men=True,
)

ICF_REVISED = Edition(
    scoring=ICF_SCORING,
    numbers=NUMBERS,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset(IncidentKind),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=partial(judge_incident, TERMS),
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
)
