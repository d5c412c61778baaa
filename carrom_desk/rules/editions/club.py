"""The club rules, which have sections instead of numbers."""

from functools import partial

from carrom_desk.i18n import N_
from carrom_desk.rules.texts.readings import OF_CLUBS, Reading

from ..acts import Situation
from ..clubs import ClubTerms, judge_incident, judge_stroke, judge_violation
from ..edition import Edition
from ..laws import Citation, Law
from ..position import QueenPlace
from ..reminders import CLUB_REMINDERS
from ..ruling import Scoring

CLUB_SCORING = Scoring(queen=5, queen_until=23, most=14, game=29)

SECTIONS = {
    Law.CLUB_OBJECTIVE: Citation("Objective"),
    Law.CLUB_BASIC_RULES: Citation("Basic rules"),
    Law.CLUB_COVERING: Citation("Objective"),
    Law.CLUB_FOULS: Citation("Fouls"),
    Law.DUE_TAKEN_OUT: Citation("Fouls"),
    Law.DUE_OUTSTANDING: Citation("Fouls"),
    Law.CLUB_SCORING: Citation("Scoring"),
    Law.MEN_TOUCHED: Citation("Fouls"),
    Law.MEN_PLACED_ON_OTHERS: Citation("Other Rules 1"),
    Law.ON_ITS_RIM: Citation("Other Rules 2"),
    Law.MEN_LIFTED_OFF_STRIKER: Citation("Other Rules 3"),
    **dict.fromkeys(
        (
            Law.NO_PUSH,
            Law.FINGER_STROKE,
            Law.ELBOW_OUTSIDE,
            Law.BODY_WITHIN_THE_ARROWS,
            Law.BOTH_BASE_LINES,
            Law.WHOLE_BASE_CIRCLE,
            Law.FLICK_FORWARDS,
            Law.MEN_BEHIND_THE_LINE,
            Law.HAND_WITHIN_FOUL_LINES,
        ),
        Citation("Striking"),
    ),
}


def may_take_queen(_situation: Situation) -> bool:
    """Returns True: these rules set no condition for pocketing the Queen."""
    return True


TERMS = ClubTerms(
    may_take_queen=may_take_queen,
    same_stroke=(Reading.CLUB_SAME_STROKE_COVERS,),
    next_stroke=(),
    improper=(),
    queen_counts_in_a_foul=False,
    has_word_on_what_falls_with_opponents_man=True,
)

CLUB = Edition(
    id="club",
    name=N_("Club rules of carrom"),
    short=N_("Club rules"),
    digest="club.toml",
    numbers=SECTIONS,
    scoring=CLUB_SCORING,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset(),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=judge_incident,
    has_dues_at_turns_end=True,
    seats_to_next_turn=3,
    clocks={},
    reminders=CLUB_REMINDERS,
    readings=OF_CLUBS | {Reading.CLUB_SAME_STROKE_COVERS},
    only_last_men_come_back=True,
    next_breaker=(Reading.CLUB_NEXT_BREAKER,),
)
