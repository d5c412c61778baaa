"""The ICF's laws as revised: the numbers, and what this edition answers in its own way."""

from functools import partial

from ..acts import IncidentKind, Situation
from ..clocks import Clock, ClockKind
from ..edition import Edition
from ..icf.breaches import judge_incident, judge_violation
from ..icf.stroke import judge_stroke
from ..icf.terms import Extra, IcfTerms, further_man_laws
from ..laws import NOT_IN_REVISED, Citation, Law
from ..position import Party, QueenPlace, men_of
from ..readings import Reading
from ..reminders import ICF_REMINDERS
from ..ruling import Call, Scoring, Turn, Verdict
from ..words import QT_TRANSLATE_NOOP

ICF_SCORING = Scoring(queen=3, queen_until=21, most=12, game=25)

NUMBERS = {law: Citation(law.value) for law in Law if law not in NOT_IN_REVISED}
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

CLOCKS = {
    ClockKind.APPEARANCE: Clock(15 * 60, (Law.FAILED_TO_REPORT,)),
    # "A few minutes", the text says: this is what is usual.
    ClockKind.PRACTICE: Clock(3 * 60, (Law.TRIAL_BOARD,)),
    ClockKind.BREAK: Clock(15, (Law.BREAK_AFTER_PLAY,)),
    ClockKind.STROKE: Clock(15, (Law.STROKE_TIME,)),
    ClockKind.PLACING: Clock(15, (Law.PLACING_TIME_LIMIT,)),
    ClockKind.PLACING_OR_FORGOING: Clock(15, (Law.PLACING_TIME_LIMIT, Law.FORGOING_IN_FULL)),
    ClockKind.CHANGE_OF_SIDES: Clock(2 * 60, (Law.TIME_TO_CHANGE_SIDES,)),
    ClockKind.REST: Clock(10 * 60, (Law.REST_BEFORE_GAME_THREE,)),
}

ICF_REVISED = Edition(
    id="icf-revised",
    name=QT_TRANSLATE_NOOP("Edition", "ICF Laws of Carrom, revised"),
    short=QT_TRANSLATE_NOOP("Edition", "ICF revised", "in a word or two"),
    digest="icf-revised.toml",
    numbers=NUMBERS,
    scoring=ICF_SCORING,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset(IncidentKind),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=partial(judge_incident, TERMS),
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
    clocks=CLOCKS,
    reminders=ICF_REMINDERS,
)
