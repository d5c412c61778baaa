"""Readings: what is held where the law texts are silent or contradict themselves.

A ruling that rests on one names it, so that the umpire knows where the text alone does not decide. He may always
decide otherwise. Numbers without an edition are those of icf-revised.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType


@unique
class Reading(StrEnum):
    """One reading, by the name under which rulings and files know it."""

    # ICF: the break
    BEFORE_PLAY_NOTHING_TOUCHED = "before_play_nothing_touched"
    BEFORE_PLAY_STRIKER = "before_play_striker"

    # ICF: a stroke
    OWN_MAN_BY_FOUL_1993 = "own_man_by_foul_1993"
    QUEEN_WHILE_DUE = "queen_while_due"
    NINE_ON_AFTER_RECOVERY = "nine_on_after_recovery"
    NINE_ON_QUEEN_MAN_STRIKER = "nine_on_queen_man_striker"
    QUEEN_OUT_IMPROPER_COVER_1993 = "queen_out_improper_cover_1993"

    # ICF: the last men
    BOTH_LAST_QUEEN_COVERED = "both_last_queen_covered"
    BOTH_LAST_QUEEN_ON_STRIKER = "both_last_queen_on_striker"
    COVER_BOTH_LAST_STRIKER = "cover_both_last_striker"
    LAW_85_AT_22 = "law_85_at_22"
    OPPONENTS_LAST_QUEEN_UNCOVERED = "opponents_last_queen_uncovered"
    OPPONENTS_LAST_QUEEN_COVERED = "opponents_last_queen_covered"
    REST_AFTER_STROKE = "rest_after_stroke"

    # ICF: placing, breaches that are no stroke
    FORGO_DUES_ONLY = "forgo_dues_only"
    TIME_LIMIT = "time_limit"
    BOARD_LOST_QUEEN = "board_lost_queen"

    # The club editions
    TECHNITIA_IMPROPER = "technitia_improper"
    ONE_PENALTY = "one_penalty"
    MEN_STAY_ON_FOUL = "men_stay_on_foul"
    QUEEN_BACK_ON_FOUL = "queen_back_on_foul"
    COVER_IN_A_FOUL_STROKE = "cover_in_a_foul_stroke"
    CLUB_BREAK_NEXT = "club_break_next"
    CLUB_BREAK_FOUL = "club_break_foul"
    CLUB_SAME_STROKE_COVERS = "club_same_stroke_covers"
    TECHNITIA_COVER_NEXT = "technitia_cover_next"
    CLUB_OPPONENT_BREACH = "club_opponent_breach"

    # The match
    DOUBLES_FIRST_BREAK = "doubles_first_break"
    EXTRA_BOARD_AGAIN = "extra_board_again"


@dataclass(frozen=True, slots=True)
class ReadingText:
    """What a reading settles and how."""

    question: str
    """The question that the texts leave open."""
    answer: str
    """What is held."""


_TEXTS: Mapping[Reading, ReadingText] = MappingProxyType(
    {
        Reading.BEFORE_PLAY_NOTHING_TOUCHED: ReadingText(
            "Law 47 speaks of a break made before “Play”; what of an attempt that touches nothing then?",
            "It is an attempt like any other under law 45.",
        ),
        Reading.BEFORE_PLAY_STRIKER: ReadingText(
            "Law 47 does not say what the striker costs when it falls in a break made before “Play”.",
            "One man more, as a due besides the foul.",
        ),
        Reading.OWN_MAN_BY_FOUL_1993: ReadingText(
            "When own men fall in a foul, icf-1993 takes no man on top by 37(b) and one by 50(a); which holds?",
            "One man is taken, as 50(a) says.",
        ),
        Reading.QUEEN_WHILE_DUE: ReadingText(
            "Does law 95(b) also hold when own men fall together with the Queen while a due stands?",
            "Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.",
        ),
        Reading.NINE_ON_AFTER_RECOVERY: ReadingText(
            "Does law 97(b) hold when all nine men lie on the board only because some came back?",
            "Yes: it goes by what lies on the board before the stroke.",
        ),
        Reading.NINE_ON_QUEEN_MAN_STRIKER: ReadingText(
            "With all nine on, Queen, own men and striker fall: law 98(a) goes on with the turn, 95(d) ends it.",
            "Law 98(a) holds, since it names the men: the turn continues.",
        ),
        Reading.QUEEN_OUT_IMPROPER_COVER_1993: ReadingText(
            "icf-1993 74(b) leaves out what becomes of a Queen to be covered after an improper stroke.",
            "She comes back, as she does under 101(b) of icf-revised.",
        ),
        Reading.BOTH_LAST_QUEEN_COVERED: ReadingText(
            "The last man of either colour falls without the striker after the Queen was covered: no law counts it.",
            "A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one "
            "loses as with the striker, by law 110 or 112.",
        ),
        Reading.BOTH_LAST_QUEEN_ON_STRIKER: ReadingText(
            "Law 105 does not name the striker: both last men and the striker fall while the Queen lies on the board.",
            "The opponent wins 3 points, 1 from 22 on, and may demand one for the striker.",
        ),
        Reading.COVER_BOTH_LAST_STRIKER: ReadingText(
            "Law 102 does not name the striker: it falls with both last men while the Queen is to be covered.",
            "The opponent wins 3 points, 1 from 22 on, and may demand one for the striker.",
        ),
        Reading.LAW_85_AT_22: ReadingText(
            "icf-1993 85 has no word on a winner who stands at 22 or more.",
            "He gets 1 point instead of 3, as everywhere else.",
        ),
        Reading.OPPONENTS_LAST_QUEEN_UNCOVERED: ReadingText(
            "The opponent's last man falls together with the Queen, or with the striker while she is to be covered.",
            "It counts as if she lay on the board: men left, the Queen, and what may be demanded.",
        ),
        Reading.OPPONENTS_LAST_QUEEN_COVERED: ReadingText(
            "The opponent's last man falls after the Queen was covered; laws 103, 106 and 111 speak only of before.",
            "The opponent wins by the men left; the Queen counts for him only if he covered her.",
        ),
        Reading.REST_AFTER_STROKE: ReadingText(
            "Own men fall together with the opponent's last: do they count among those left?",
            "No: only men that lie on the board after the stroke count.",
        ),
        Reading.FORGO_DUES_ONLY: ReadingText(
            "Whoever forgoes the men to be placed: does he also forgo those that come back because of the stroke?",
            "No: dues and penalties fall away, the men of the stroke itself are still placed.",
        ),
        Reading.TIME_LIMIT: ReadingText(
            "Law 50 gives fifteen seconds and names no penalty for taking longer.",
            "It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.",
        ),
        Reading.BOARD_LOST_QUEEN: ReadingText(
            "A board is lost by an act while the Queen does not lie on it: does she count for the winner?",
            "Yes, while he has at most 21 points, unless the offender had covered her.",
        ),
        Reading.TECHNITIA_IMPROPER: ReadingText(
            "technitia-2k20 has no rules for striking; what of a stroke that the umpire calls improper?",
            "It is a foul.",
        ),
        Reading.ONE_PENALTY: ReadingText(
            "Several fouls in one stroke: is there a penalty for each?",
            "No: one man comes back for all of them.",
        ),
        Reading.MEN_STAY_ON_FOUL: ReadingText(
            "Do men pocketed in a foul stroke come back?",
            "No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.",
        ),
        Reading.QUEEN_BACK_ON_FOUL: ReadingText(
            "Is a Queen pocketed in a foul stroke put back whatever the foul?",
            "Yes, as the text says of a foul by an opponent's man.",
        ),
        Reading.COVER_IN_A_FOUL_STROKE: ReadingText(
            "Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?",
            "Yes; without such a man she goes back.",
        ),
        Reading.CLUB_BREAK_NEXT: ReadingText(
            "Three attempts to break have failed: who breaks now, and how often may he try?",
            "The break is still to be made; the next player has three attempts of his own.",
        ),
        Reading.CLUB_BREAK_FOUL: ReadingText(
            "An attempt to break touches nothing, but the striker falls or the stroke is improper.",
            "It is a foul like any other, and the turn ends.",
        ),
        Reading.CLUB_SAME_STROKE_COVERS: ReadingText(
            "club wants an own man “immediately after” the Queen: does one in the same stroke cover her?",
            "Yes.",
        ),
        Reading.TECHNITIA_COVER_NEXT: ReadingText(
            "technitia-2k20 wants Queen and own man in the “same turn”: how long may the cover take?",
            "It falls in the same stroke or in the next; without it the turn is over anyway.",
        ),
        Reading.CLUB_OPPONENT_BREACH: ReadingText(
            "What does a breach by the player who is not in turn cost?",
            "One of his men comes back; the turn is not touched.",
        ),
        Reading.DOUBLES_FIRST_BREAK: ReadingText(
            "Law 49 settles for singles who begins the second and third game; who does in doubles?",
            "The second is begun by the player on the right of who began the first, the third by who began the first.",
        ),
        Reading.EXTRA_BOARD_AGAIN: ReadingText(
            "The extra board leaves the scores level as well.",
            "Another extra board is played, again after a toss.",
        ),
    }
)


def explain(reading: Reading) -> ReadingText:
    """The question that a reading settles, and its answer."""
    return _TEXTS[reading]
