"""Readings: what is held where the law texts are silent or contradict themselves.

A ruling that rests on one names it, so that the umpire knows where the text alone does not decide. He may always
decide otherwise. In the words a law stands as a place with its stable name; it is filled with the number that the law
has in the edition in play.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, unique

from carrom_desk.i18n import N_, Words, say

from .laws import Citation, Law

_BY_MOMENT = N_(
    "It counts by its moment as any breach does: a technical foul before the first stroke of the turn or by a player "
    "who is not in turn, else a foul."
)


@unique
class Reading(Enum):
    """What the texts leave open, and what is held; rulings and files know a reading by its name in small letters."""

    # ICF: the break
    BEFORE_PLAY_NOTHING_TOUCHED = (
        N_(
            "Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing "
            "then?"
        ),
        N_(
            "It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, "
            "whatever the attempt, without due or penalty."
        ),
    )
    BEFORE_PLAY_STRIKER = (
        N_("Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”."),
        N_("One man more, as a due besides the foul."),
    )
    BEFORE_PLAY_LAST_MAN = (
        N_(
            "A break before “Play” pockets all nine men of the other side: law {break_before_play} takes back only the "
            "player’s own men and the Queen."
        ),
        N_(
            "A side keeps a man on the board, so the board is over, counted as after an improper stroke. The men of "
            "the stroke stay off."
        ),
    )

    # ICF: a stroke
    TURN_WITH_OPPONENTS_MEN = (
        N_(
            "Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law "
            "{opponents_man_pocketed} stops the player."
        ),
        N_("The turn continues, as law {striker_with_both} has it even with the striker."),
    )
    OWN_MAN_BY_FOUL_1993 = (
        N_(
            "When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law "
            "{own_improper} and law {foul} name one; which holds?"
        ),
        N_("One man is taken."),
    )
    QUEEN_WHILE_DUE = (
        N_(
            "Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a "
            "due stands?"
        ),
        N_("Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well."),
    )
    QUEEN_STRIKER_OPPONENTS_MAN = (
        N_(
            "Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law "
            "{striker_with_opponents} ends it."
        ),
        N_("Law {queen_striker} holds, since it names the Queen: the turn continues."),
    )
    NINE_ON_AFTER_RECOVERY = (
        N_("Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?"),
        N_("Yes: it goes by what lies on the board before the stroke."),
    )
    NINE_ON_QUEEN_MAN_STRIKER = (
        N_(
            "With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law "
            "{queen_with_striker_nine_on} ends it."
        ),
        N_("Law {queen_man_striker} holds, since it names the men: the turn continues."),
    )
    QUEEN_OUT_IMPROPER_COVER_1993 = (
        N_(
            "Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper "
            "stroke."
        ),
        N_("She comes back, as whenever she is not covered."),
    )

    # ICF: the last men
    BOTH_LAST_QUEEN_COVERED = (
        N_("Both last men fall without the striker after the Queen was covered: no law counts it."),
        N_(
            "A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one "
            "loses as with the striker, by law {covered_both_last_striker_improper} or "
            "{others_queen_both_last_striker_improper}."
        ),
    )
    BOTH_LAST_QUEEN_ON_STRIKER = (
        N_(
            "Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while "
            "the Queen lies on the board."
        ),
        N_(
            "The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} "
            "has it."
        ),
    )
    COVER_BOTH_LAST_STRIKER = (
        N_(
            "Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last "
            "men while the Queen is to be covered."
        ),
        N_(
            "It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, "
            "1 from 22 on, and may demand one for the striker."
        ),
    )
    LAW_85_AT_22 = (
        N_("Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more."),
        N_("He gets 1 point instead of 3, as everywhere else."),
    )
    OPPONENTS_LAST_QUEEN_UNCOVERED = (
        N_("The opponent's last man falls together with the Queen, or with the striker while she is to be covered."),
        N_("It counts as if she lay on the board: men left, the Queen, and what may be demanded."),
    )
    OPPONENTS_LAST_QUEEN_COVERED = (
        N_(
            "The opponent's last man falls after the Queen was covered; laws {cover_opponents_last}, "
            "{opponents_last} and {opponents_last_striker} speak only of before."
        ),
        N_("The opponent wins by the men left; the Queen counts for him only if he covered her."),
    )
    REST_AFTER_STROKE = (
        N_("Own men fall together with the opponent's last: do they count among those left?"),
        N_("No: only men that lie on the board after the stroke count."),
    )

    # ICF: placing, breaches that are no stroke
    FORGO_DUES_ONLY = (
        N_("The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?"),
        N_("No: dues and penalties fall away, the men of the stroke itself are still placed."),
    )
    FORGO_AVAILABLE_ONLY = (
        N_("Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?"),
        N_("No: what cannot be placed now stays owed."),
    )
    PLACING_FAULT_BY_MOMENT = (
        N_(
            "Laws {own_man_placed_noticed}, {placed_outside_the_circle}, {placing_disturbs_nothing}, "
            "{centre_circle_kept_free} and {no_shot_with_the_queen} declare a foul for a fault in placing, and do not "
            "say whether a turn is lost by it."
        ),
        _BY_MOMENT,
    )
    PLACING_FAULT_WITHOUT_PENALTY = (
        N_("Laws {nothing_else_held} and {no_help_for_the_partner} forbid this while placing, and name no penalty."),
        _BY_MOMENT,
    )
    PLACED_LATE_BY_MOMENT = (
        N_(
            "Law {placing_not_finished} declares a foul for placing too late, and does not say whether a turn is lost "
            "by it."
        ),
        _BY_MOMENT,
    )
    PLACED_LATE_1993 = (
        N_("Law {placing_time_limit} gives fifteen seconds for placing and names no penalty for taking longer."),
        _BY_MOMENT,
    )
    TIME_LIMIT = (
        N_("Law {stroke_time} gives fifteen seconds and names no penalty for taking longer."),
        N_("It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it."),
    )
    BOARD_LOST_MEN = (
        N_("A board is lost by the men on it; the law does not say whose."),
        N_("The men of the side that loses it count."),
    )
    BOARD_LOST_QUEEN = (
        N_("A board is lost by an act while the Queen does not lie on it: does she count for the winner?"),
        N_("Yes, while he has at most 21 points, unless the offender had covered her."),
    )

    # The club editions
    TECHNITIA_IMPROPER = (
        N_("These rules have none for striking; what of a stroke that the umpire calls improper?"),
        N_("It is a foul."),
    )
    ONE_PENALTY = (
        N_("Several fouls in one stroke: is there a penalty for each?"),
        N_("No: one man comes back for all of them."),
    )
    MEN_STAY_ON_FOUL = (
        N_("Do men pocketed in a foul stroke come back?"),
        N_("No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named."),
    )
    QUEEN_BACK_ON_FOUL = (
        N_("Is a Queen pocketed in a foul stroke put back whatever the foul?"),
        N_("Yes, as one that is not covered."),
    )
    COVER_IN_A_FOUL_STROKE = (
        N_("Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?"),
        N_("Yes; without such a man she goes back."),
    )
    CLUB_BREAK_NEXT = (
        N_("Three attempts to break have failed: who breaks now, and how often may he try?"),
        N_("The break is still to be made; the next player has three attempts of his own."),
    )
    CLUB_BREAK_FOUL = (
        N_("An attempt to break touches nothing, but the striker falls or the stroke is improper."),
        N_("It is a foul like any other, and the turn ends."),
    )
    CLUB_SAME_STROKE_COVERS = (
        N_("The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?"),
        N_("Yes."),
    )
    TECHNITIA_COVER_NEXT = (
        N_("The text wants Queen and own man in the “same turn”: how long may the cover take?"),
        N_("It falls in the same stroke or in the next; without it the turn is over anyway."),
    )
    CLUB_OPPONENT_BREACH = (
        N_("What does a breach by a player who is not in turn cost?"),
        N_("One man of that player’s side comes back; the turn is not touched."),
    )
    CLUB_NEXT_BREAKER = (
        N_("The text does not say who breaks the next board."),
        N_("The break goes round as the turns do: to the other side, clockwise in doubles."),
    )

    # The match
    DOUBLES_FIRST_BREAK = (
        N_("Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?"),
        N_("The second is begun by the player on the right of who began the first, the third by who began the first."),
    )
    EXTRA_BOARD_AGAIN = (
        N_("The extra board leaves the scores level as well."),
        N_("Another extra board is played, again after a toss."),
    )

    def __init__(self, question: Words, answer: Words) -> None:
        self.question = question
        """What the texts leave open."""
        self.answer = answer
        """What is held."""

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class ReadingText:
    """A reading in the language in use, with the numbers of the edition in play."""

    question: str
    answer: str


def explain(reading: Reading, numbers: Mapping[Law, Citation]) -> ReadingText:
    """A reading in words, with the numbers of an edition that holds it."""
    places = {law.value: numbers.get(law, UNNUMBERED) for law in Law}
    return ReadingText(say(reading.question, **places), say(reading.answer, **places))


UNNUMBERED = "\N{EN DASH}"
"""Stands for a law that the edition does not number."""

_OF_THE_MATCH = frozenset({Reading.DOUBLES_FIRST_BREAK, Reading.EXTRA_BOARD_AGAIN})

OF_ICF = _OF_THE_MATCH | {
    Reading.BEFORE_PLAY_NOTHING_TOUCHED,
    Reading.QUEEN_WHILE_DUE,
    Reading.QUEEN_STRIKER_OPPONENTS_MAN,
    Reading.NINE_ON_AFTER_RECOVERY,
    Reading.NINE_ON_QUEEN_MAN_STRIKER,
    Reading.BOTH_LAST_QUEEN_COVERED,
    Reading.BOTH_LAST_QUEEN_ON_STRIKER,
    Reading.COVER_BOTH_LAST_STRIKER,
    Reading.OPPONENTS_LAST_QUEEN_UNCOVERED,
    Reading.OPPONENTS_LAST_QUEEN_COVERED,
    Reading.REST_AFTER_STROKE,
    Reading.FORGO_DUES_ONLY,
    Reading.FORGO_AVAILABLE_ONLY,
    Reading.PLACING_FAULT_BY_MOMENT,
    Reading.PLACING_FAULT_WITHOUT_PENALTY,
    Reading.TIME_LIMIT,
    Reading.BOARD_LOST_MEN,
    Reading.BOARD_LOST_QUEEN,
}
"""What every text of the ICF's leaves open."""

OF_CLUBS = frozenset(
    {
        Reading.ONE_PENALTY,
        Reading.MEN_STAY_ON_FOUL,
        Reading.QUEEN_BACK_ON_FOUL,
        Reading.COVER_IN_A_FOUL_STROKE,
        Reading.CLUB_BREAK_NEXT,
        Reading.CLUB_BREAK_FOUL,
        Reading.CLUB_OPPONENT_BREACH,
        Reading.CLUB_NEXT_BREAKER,
    }
)
"""What every text of a club's leaves open."""
