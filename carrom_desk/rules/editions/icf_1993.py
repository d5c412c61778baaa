"""The ICF's older laws: the same laws by other numbers, and what this edition answers in its own way."""

from functools import partial

from ..acts import IncidentKind, Situation
from ..edition import Edition
from ..icf.breaches import judge_incident, judge_violation
from ..icf.stroke import judge_stroke
from ..icf.terms import Extra, IcfTerms, further_man_laws
from ..laws import Citation, Law
from ..position import Party, QueenPlace, men_of
from ..readings import Reading
from ..reminders import ICF_REMINDERS, Moment, Reminder
from ..ruling import Call, Turn, Verdict
from ..words import QT_TRANSLATE_NOOP
from .icf_revised import CLOCKS, ICF_SCORING
from .icf_revised import NUMBERS as REVISED_NUMBERS

LAST_OF_1993 = 87
"""This edition's last law; the General section of the revised laws has no counterpart."""

APART = {
    Law.TERM_PLACING: Citation(Law.TERM_PLACING.value),
    Law.TRIAL_BOARD: Citation("Trial Board"),
    # 45(a) speaks of proper and improper strokes at once, so that what stays owed moves up to 45(b).
    Law.STRIKER_ALONE_IMPROPER: Citation("45(a)"),
    Law.DUE_OUTSTANDING: Citation("45(b)"),
    # These laws have no paragraphs here.
    Law.FORGOING_IN_FULL: Citation("60"),
    Law.PLACING_TIME_LIMIT: Citation("61"),
    Law.PLACING_NOT_FINISHED: Citation("61"),
    Law.QUEEN_BESIDE_THE_CENTRE: Citation("67"),
}


NEW_IN_REVISION = frozenset({Law.DEMAND_AT_OPTION})
"""Paragraphs that the revision added to laws which are here too."""


def _as_in_1993(revised: Citation) -> Citation | None:
    """The number of a law that the revision numbered 27 higher (26 up to the toss); None when it is new there."""
    law, paragraph, rest = revised.partition("(")
    number = int(law) - (26 if int(law) < 40 else 27)
    return Citation(f"{number}{paragraph}{rest}") if number <= LAST_OF_1993 else None


NUMBERS = APART | {
    law: number
    for law, revised in REVISED_NUMBERS.items()
    if law not in APART and law not in NEW_IN_REVISION and (number := _as_in_1993(revised)) is not None
}


def extra_men(situation: Situation) -> Extra:
    """One man, however the stroke failed; two for striker and improper stroke when the Queen is in it (71 to 74)."""
    if situation.improper and situation.striker and situation.is_queen_in_it:
        return Extra(2)
    if situation.improper and not situation.striker and (situation.own or situation.queen):
        # 37(b) names no man on top; 50(a) does where own men fell, 37(a) for any foul.
        return Extra(1, () if situation.own else (Law.FOUL,), (Reading.OWN_MAN_BY_FOUL_1993,))
    return Extra(1)


def break_before_play(situation: Situation) -> Verdict:
    """All men pocketed, of either colour, and the Queen out, and one man more in every case (20, 37)."""
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD,
        (Law.BREAK_BEFORE_PLAY, *further_man_laws(situation)),
        back=situation.stroke.pocketed.men,
        owed=men_of(Party.OWN, 1),
        queen_back=situation.queen,
        calls=(Call.DUE,),
    )


TWO_TRIAL_BOARDS = Reminder(
    Law.TRIAL_BOARD,
    QT_TRANSLATE_NOOP("Reminder", "Exactly two trial boards now, one for each side, before the match begins."),
)

TERMS = IcfTerms(
    scoring=ICF_SCORING,
    extra_men=extra_men,
    break_before_play=break_before_play,
    stops_after_opponents_men=False,
    cover_lost=(Reading.QUEEN_OUT_IMPROPER_COVER_1993,),
    others_queen_at_22=(Reading.LAW_85_AT_22,),
)

ICF_1993 = Edition(
    id="icf-1993",
    name=QT_TRANSLATE_NOOP("Edition", "International Laws of Carrom (ICF)"),
    short=QT_TRANSLATE_NOOP("Edition", "ICF Laws", "in a word or two"),
    digest="icf-1993.toml",
    numbers=NUMBERS,
    scoring=ICF_SCORING,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset({IncidentKind.LEFT_SEAT, IncidentKind.OUT_OF_TURN}),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=partial(judge_incident, TERMS),
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
    clocks=CLOCKS,
    reminders={**ICF_REMINDERS, Moment.BEFORE_TOSS: (ICF_REMINDERS[Moment.BEFORE_TOSS][0], TWO_TRIAL_BOARDS)},
)
