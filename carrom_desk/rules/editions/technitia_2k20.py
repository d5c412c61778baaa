"""The Technitia 2K20 rules: the club rules with a condition for pocketing the Queen."""

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

SCORING = Scoring(queen=5, queen_until=23, most=14, game=29)

SECTIONS = {
    Law.CLUB_OBJECTIVE: Citation("Scoring"),
    Law.CLUB_BASIC_RULES: Citation("Basic rules"),
    Law.CLUB_COVERING: Citation("Covering the Queen"),
    Law.CLUB_FOULS: Citation("Fouls"),
    Law.DUE_TAKEN_OUT: Citation("Fouls"),
    Law.DUE_OUTSTANDING: Citation("Fouls"),
    Law.CLUB_SCORING: Citation("Scoring"),
    Law.MEN_TOUCHED: Citation("Fouls"),
    Law.GUESS_FOR_THE_START: Citation("Preparation 1"),
}


def may_take_queen(situation: Situation) -> bool:
    """Returns True once a man of the player's own colour has been pocketed in an earlier stroke."""
    return situation.position.has_pocketed.own


TERMS = ClubTerms(
    may_take_queen=may_take_queen,
    same_stroke=(),
    next_stroke=(Reading.TECHNITIA_COVER_NEXT,),
    improper=(Reading.TECHNITIA_IMPROPER,),
    queen_counts_in_a_foul=True,
    has_word_on_what_falls_with_opponents_man=False,
)

TECHNITIA_2K20 = Edition(
    id="technitia-2k20",
    name=N_("Technitia 2K20 Carrom rules"),
    short=N_("Technitia 2K20"),
    digest="technitia-2k20.toml",
    numbers=SECTIONS | {Law.SEATS_IN_DOUBLES: Citation("Doubles")},
    scoring=SCORING,
    queen_places=frozenset(QueenPlace),
    incidents=frozenset(),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=judge_incident,
    has_dues_at_turns_end=True,
    seats_to_next_turn=3,
    clocks={},
    reminders=CLUB_REMINDERS,
    readings=OF_CLUBS | {Reading.TECHNITIA_IMPROPER, Reading.TECHNITIA_COVER_NEXT},
    only_last_men_come_back=True,
    next_breaker=(Reading.CLUB_NEXT_BREAKER,),
)
