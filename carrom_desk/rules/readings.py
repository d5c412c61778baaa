"""Readings: what is held where the law texts are silent or contradict themselves.

A ruling that rests on one names it, so that the umpire knows where the text alone does not decide. He may always
decide otherwise. In the words a law stands as a place with its stable name; it is filled with the number that the law
has in the edition in play.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, unique

from .laws import Citation, Law
from .words import QT_TRANSLATE_NOOP, Say, Words

_OF_CLUBS = True
"""Stands after the words of a reading of the club editions."""


@unique
class Reading(Enum):
    """What the texts leave open, and what is held; rulings and files know a reading by its name in small letters."""

    # ICF: the break
    BEFORE_PLAY_NOTHING_TOUCHED = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Law {break_before_play} speaks of a break made before “Play”; what of an attempt that touches nothing "
            "then?",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "It is contrary to law {break_after_play}, hence improper: by law {break_fault} the turn is lost, "
            "whatever the attempt, without due or penalty.",
        ),
    )
    BEFORE_PLAY_STRIKER = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Law {break_before_play} does not say what the striker costs when it falls in a break made before “Play”.",
        ),
        QT_TRANSLATE_NOOP("Reading", "One man more, as a due besides the foul."),
    )

    # ICF: a stroke
    TURN_WITH_OPPONENTS_MEN = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Own men or the Queen fall together with men of the other side: law {turn} goes on with the turn, law "
            "{opponents_man_pocketed} stops the player.",
        ),
        QT_TRANSLATE_NOOP("Reading", "The turn continues, as law {striker_with_both} has it even with the striker."),
    )
    OWN_MAN_BY_FOUL_1993 = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "When own men or the Queen fall in a foul, law {foul_while_pocketing} names no man on top, law "
            "{own_improper} and law {foul} name one; which holds?",
        ),
        QT_TRANSLATE_NOOP("Reading", "One man is taken."),
    )
    QUEEN_WHILE_DUE = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Does law {queen_while_due} also hold when own men or the striker fall together with the Queen while a "
            "due stands?",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.",
        ),
    )
    QUEEN_STRIKER_OPPONENTS_MAN = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Queen, striker and men of the other side fall: law {queen_striker} goes on with the turn, law "
            "{striker_with_opponents} ends it.",
        ),
        QT_TRANSLATE_NOOP("Reading", "Law {queen_striker} holds, since it names the Queen: the turn continues."),
    )
    NINE_ON_AFTER_RECOVERY = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Does law {queen_with_one_nine_on} hold when all nine men lie on the board only because some came back?",
        ),
        QT_TRANSLATE_NOOP("Reading", "Yes: it goes by what lies on the board before the stroke."),
    )
    NINE_ON_QUEEN_MAN_STRIKER = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "With all nine on, Queen, own men and striker fall: law {queen_man_striker} goes on with the turn, law "
            "{queen_with_striker_nine_on} ends it.",
        ),
        QT_TRANSLATE_NOOP("Reading", "Law {queen_man_striker} holds, since it names the men: the turn continues."),
    )
    QUEEN_OUT_IMPROPER_COVER_1993 = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Law {cover_man_striker_improper} leaves out what becomes of a Queen to be covered after an improper "
            "stroke.",
        ),
        QT_TRANSLATE_NOOP("Reading", "She comes back, as whenever she is not covered."),
    )

    # ICF: the last men
    BOTH_LAST_QUEEN_COVERED = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "The last man of either colour falls without the striker after the Queen was covered: no law counts it.",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; an improper one "
            "loses as with the striker, by law {covered_both_last_striker_improper} or "
            "{others_queen_both_last_striker_improper}.",
        ),
    )
    BOTH_LAST_QUEEN_ON_STRIKER = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Laws {both_last} and {both_last_improper} do not name the striker: it falls with both last men while "
            "the Queen lies on the board.",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "The opponent wins 3 points, 1 from 22 on, and may demand one for the striker, as law {own_last_striker} "
            "has it.",
        ),
    )
    COVER_BOTH_LAST_STRIKER = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Laws {cover_both_last} and {cover_both_last_improper} do not name the striker: it falls with both last "
            "men while the Queen is to be covered.",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "It counts as by law {queen_both_last_striker}, where the same pieces fall: the opponent wins 3 points, "
            "1 from 22 on, and may demand one for the striker.",
        ),
    )
    LAW_85_AT_22 = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Law {others_queen_both_last_striker} has no word on a winner who stands at 22 or more.",
        ),
        QT_TRANSLATE_NOOP("Reading", "He gets 1 point instead of 3, as everywhere else."),
    )
    OPPONENTS_LAST_QUEEN_UNCOVERED = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "The opponent's last man falls together with the Queen, or with the striker while she is to be covered.",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "It counts as if she lay on the board: men left, the Queen, and what may be demanded.",
        ),
    )
    OPPONENTS_LAST_QUEEN_COVERED = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "The opponent's last man falls after the Queen was covered; laws {cover_opponents_last}, "
            "{opponents_last} and {opponents_last_striker} speak only of before.",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "The opponent wins by the men left; the Queen counts for him only if he covered her.",
        ),
    )
    REST_AFTER_STROKE = (
        QT_TRANSLATE_NOOP("Reading", "Own men fall together with the opponent's last: do they count among those left?"),
        QT_TRANSLATE_NOOP("Reading", "No: only men that lie on the board after the stroke count."),
    )

    # ICF: placing, breaches that are no stroke
    FORGO_DUES_ONLY = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "The one who forgoes the men to be placed: does he also forgo those that come back because of the stroke?",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "No: dues and penalties fall away, the men of the stroke itself are still placed.",
        ),
    )
    FORGO_AVAILABLE_ONLY = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Law {forgoing_in_full} lets dues and penalties be forgone in full: also those that are not yet available?",
        ),
        QT_TRANSLATE_NOOP("Reading", "No: what cannot be placed now stays owed."),
    )
    PLACING_FAULT_BY_MOMENT = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "The laws call a fault in placing a foul, and do not say whether the turn of who places is lost by it.",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "It counts by its moment as any breach does: a technical foul before the first stroke of his turn or out "
            "of turn, else a foul.",
        ),
    )
    TIME_LIMIT = (
        QT_TRANSLATE_NOOP("Reading", "Law {stroke_time} gives fifteen seconds and names no penalty for taking longer."),
        QT_TRANSLATE_NOOP(
            "Reading",
            "It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.",
        ),
    )
    BOARD_LOST_MEN = (
        QT_TRANSLATE_NOOP("Reading", "A board is lost by the men on it; the law does not say whose."),
        QT_TRANSLATE_NOOP("Reading", "The men of the side that loses it count."),
    )
    BOARD_LOST_QUEEN = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "A board is lost by an act while the Queen does not lie on it: does she count for the winner?",
        ),
        QT_TRANSLATE_NOOP("Reading", "Yes, while he has at most 21 points, unless the offender had covered her."),
    )

    # The club editions
    TECHNITIA_IMPROPER = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "These rules have none for striking; what of a stroke that the umpire calls improper?",
        ),
        QT_TRANSLATE_NOOP("Reading", "It is a foul."),
        _OF_CLUBS,
    )
    ONE_PENALTY = (
        QT_TRANSLATE_NOOP("Reading", "Several fouls in one stroke: is there a penalty for each?"),
        QT_TRANSLATE_NOOP("Reading", "No: one man comes back for all of them."),
        _OF_CLUBS,
    )
    MEN_STAY_ON_FOUL = (
        QT_TRANSLATE_NOOP("Reading", "Do men pocketed in a foul stroke come back?"),
        QT_TRANSLATE_NOOP(
            "Reading",
            "No: they stay pocketed, also when the striker fell, except the penalty and the last men that are named.",
        ),
        _OF_CLUBS,
    )
    QUEEN_BACK_ON_FOUL = (
        QT_TRANSLATE_NOOP("Reading", "Is a Queen pocketed in a foul stroke put back whatever the foul?"),
        QT_TRANSLATE_NOOP("Reading", "Yes, as one that is not covered."),
        _OF_CLUBS,
    )
    COVER_IN_A_FOUL_STROKE = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?",
        ),
        QT_TRANSLATE_NOOP("Reading", "Yes; without such a man she goes back."),
        _OF_CLUBS,
    )
    CLUB_BREAK_NEXT = (
        QT_TRANSLATE_NOOP("Reading", "Three attempts to break have failed: who breaks now, and how often may he try?"),
        QT_TRANSLATE_NOOP("Reading", "The break is still to be made; the next player has three attempts of his own."),
        _OF_CLUBS,
    )
    CLUB_BREAK_FOUL = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "An attempt to break touches nothing, but the striker falls or the stroke is improper.",
        ),
        QT_TRANSLATE_NOOP("Reading", "It is a foul like any other, and the turn ends."),
        _OF_CLUBS,
    )
    CLUB_SAME_STROKE_COVERS = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "The text wants an own man “immediately after” the Queen: does one in the same stroke cover her?",
        ),
        QT_TRANSLATE_NOOP("Reading", "Yes."),
        _OF_CLUBS,
    )
    TECHNITIA_COVER_NEXT = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "The text wants Queen and own man in the “same turn”: how long may the cover take?",
        ),
        QT_TRANSLATE_NOOP("Reading", "It falls in the same stroke or in the next; without it the turn is over anyway."),
        _OF_CLUBS,
    )
    CLUB_OPPONENT_BREACH = (
        QT_TRANSLATE_NOOP("Reading", "What does a breach by the player who is not in turn cost?"),
        QT_TRANSLATE_NOOP("Reading", "One of his men comes back; the turn is not touched."),
        _OF_CLUBS,
    )
    CLUB_NEXT_BREAKER = (
        QT_TRANSLATE_NOOP("Reading", "The text does not say who breaks the next board."),
        QT_TRANSLATE_NOOP("Reading", "The break goes round as the turns do: to the other side, clockwise in doubles."),
        _OF_CLUBS,
    )

    # The match
    DOUBLES_FIRST_BREAK = (
        QT_TRANSLATE_NOOP(
            "Reading",
            "Law {order_of_breaks} settles for singles who begins the second and third game; who does in doubles?",
        ),
        QT_TRANSLATE_NOOP(
            "Reading",
            "The second is begun by the player on the right of who began the first, the third by who began the first.",
        ),
    )
    EXTRA_BOARD_AGAIN = (
        QT_TRANSLATE_NOOP("Reading", "The extra board leaves the scores level as well."),
        QT_TRANSLATE_NOOP("Reading", "Another extra board is played, again after a toss."),
    )

    def __init__(self, question: Words, answer: Words, is_of_clubs: bool = False) -> None:
        self.question = question
        """What the texts leave open."""
        self.answer = answer
        """What is held."""
        self.is_of_clubs = is_of_clubs
        """Whether it is held where clubs have their own laws, not where the ICF's are played."""

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class ReadingText:
    """A reading in the language in use, with the numbers of the edition in play."""

    question: str
    answer: str


def explain(reading: Reading, numbers: Mapping[Law, Citation], say: Say) -> ReadingText:
    """A reading in words; a law that the edition does not number is named by the number of the ICF's revised text."""
    places = {law.name.lower(): numbers.get(law, law.value) for law in Law}
    return ReadingText(say(reading.question, **places), say(reading.answer, **places))
