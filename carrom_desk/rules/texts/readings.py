"""Readings, applied where the law texts are silent or contradict themselves.

A ruling based on a reading names it, so that the umpire knows that the text alone does not decide, and can override it.
Laws in the texts are placeholders with the stable name, filled in with the number in the current edition.
"""

from dataclasses import dataclass
from enum import Enum, unique

from carrom_desk.i18n import N_, Words

_BY_MOMENT = N_(
    "It depends on the moment, as with any breach: a technical foul before the first stroke of the turn "
    "or when it is not the player’s turn, otherwise a foul."
)


@unique
class Reading(Enum):
    """Reading of an open question; rulings and files use its name in lower case."""

    # ICF: the break
    BEFORE_PLAY_NOTHING_TOUCHED = (
        N_(
            "Law {break_before_play} deals with a break made before “Play”. What about an attempt before “Play” "
            "that touches nothing?"
        ),
        N_(
            "It is contrary to law {break_after_play} and therefore improper. By law {break_fault} the turn is "
            "lost, whichever attempt it was, without a due or penalty."
        ),
    )
    BEFORE_PLAY_STRIKER = (
        N_("Law {break_before_play} does not say what it costs to pocket the striker in a break made before “Play”."),
        N_("One more man, as a due on top of the foul."),
    )
    BEFORE_PLAY_LAST_MAN = (
        N_(
            "A break before “Play” pockets all nine men of the other side. Law {break_before_play} brings back "
            "only the player’s own men and the Queen."
        ),
        N_(
            "A side keeps a man on the board, so the board is over, counted as after an improper stroke. The men of "
            "the stroke stay off."
        ),
    )

    # ICF: a stroke
    TURN_WITH_OPPONENTS_MEN = (
        N_(
            "A player pockets their own men or the Queen together with the other side’s men. Under law {turn} "
            "the turn continues, but under law {opponents_man_pocketed} the player stops."
        ),
        N_("The turn continues, as it does under law {striker_with_both} even with the striker."),
    )
    OWN_MAN_BY_FOUL_1993 = (
        N_(
            "When a player pockets their own men or the Queen in a foul, law {foul_while_pocketing} names no "
            "extra man, but law {own_improper} and law {foul} name one. Which applies?"
        ),
        N_("One extra man comes back."),
    )
    QUEEN_WHILE_DUE = (
        N_(
            "Does law {queen_while_due} also apply when a player’s own men or the striker are pocketed together "
            "with the Queen while a due is outstanding?"
        ),
        N_("Yes. She comes back and the turn passes. The men stay pocketed unless the striker was pocketed too."),
    )
    QUEEN_STRIKER_OPPONENTS_MAN = (
        N_(
            "The Queen, the striker and the other side’s men are pocketed. Under law {queen_striker} the turn "
            "continues, but under law {striker_with_opponents} it ends."
        ),
        N_("Law {queen_striker} applies, because it names the Queen. The turn continues."),
    )
    NINE_ON_AFTER_RECOVERY = (
        N_("Does law {queen_with_one_nine_on} apply when all nine men are on the board only because some came back?"),
        N_("Yes. What counts is what is on the board before the stroke."),
    )
    NINE_ON_QUEEN_MAN_STRIKER = (
        N_(
            "With all nine men on the board, the player pockets the Queen, their own men and the striker. Under "
            "law {queen_man_striker} the turn continues, but under law {queen_with_striker_nine_on} it ends."
        ),
        N_("Law {queen_man_striker} applies, because it names the men. The turn continues."),
    )
    QUEEN_OUT_IMPROPER_COVER_1993 = (
        N_(
            "Law {cover_man_striker_improper} does not say what happens to a Queen waiting for cover after an "
            "improper stroke."
        ),
        N_("She comes back, as she does whenever she is not covered."),
    )

    # ICF: the last men
    BOTH_LAST_QUEEN_COVERED = (
        N_(
            "After the Queen was covered, the last man of each colour is pocketed in one stroke, without the "
            "striker. No law says how this counts."
        ),
        N_(
            "A proper stroke wins 3 points (1 from 22 on) if the player’s own side covered the Queen, otherwise "
            "1. An improper stroke loses as it does with the striker, under law "
            "{covered_both_last_striker_improper} or {others_queen_both_last_striker_improper}."
        ),
    )
    BOTH_LAST_QUEEN_ON_STRIKER = (
        N_(
            "The striker is pocketed with both last men while the Queen is on the board. Laws {both_last} and "
            "{both_last_improper} do not mention the striker."
        ),
        N_(
            "The opponent wins 3 points (1 from 22 on) and may demand one for the striker, as under law "
            "{own_last_striker}."
        ),
    )
    COVER_BOTH_LAST_STRIKER = (
        N_(
            "The striker is pocketed with both last men while the Queen is waiting for cover. Laws "
            "{cover_both_last} and {cover_both_last_improper} do not mention the striker."
        ),
        N_(
            "It counts as under law {queen_both_last_striker}, where the same pieces are pocketed. The opponent "
            "wins 3 points (1 from 22 on) and may demand one for the striker."
        ),
    )
    LAW_85_AT_22 = (
        N_("Law {others_queen_both_last_striker} does not mention a winner who has 22 points or more."),
        N_("The winner gets 1 point instead of 3, as everywhere else."),
    )
    OPPONENTS_LAST_QUEEN_UNCOVERED = (
        N_(
            "The opponent’s last man is pocketed together with the Queen, or with the striker while she is "
            "waiting for cover."
        ),
        N_("It counts as if she were on the board: men left, the Queen, and any extra points."),
    )
    OPPONENTS_LAST_QUEEN_COVERED = (
        N_(
            "The opponent’s last man is pocketed after the Queen was covered. Laws {cover_opponents_last}, "
            "{opponents_last} and {opponents_last_striker} deal only with the time before that."
        ),
        N_("The opponent wins by the men left. The Queen counts for them only if they covered her."),
    )
    REST_AFTER_STROKE = (
        N_("A player’s own men are pocketed together with the opponent’s last man. Do they count among the men left?"),
        N_("No. Only men on the board after the stroke count."),
    )

    # ICF: placing, breaches outside a stroke
    FORGO_DUES_ONLY = (
        N_(
            "When a player forgoes the men to be placed, do they also forgo the men that come back because of "
            "the stroke?"
        ),
        N_("No. Dues and penalties lapse, but the men from the stroke itself are still placed."),
    )
    FORGO_AVAILABLE_ONLY = (
        N_(
            "Law {forgoing_in_full} lets dues and penalties be forgone in full. Does that include those not yet "
            "available?"
        ),
        N_("No. What cannot be placed now stays owed."),
    )
    PLACING_FAULT_BY_MOMENT = (
        N_(
            "Laws {own_man_placed_noticed}, {placed_outside_the_circle}, {placing_disturbs_nothing}, "
            "{centre_circle_kept_free} and {no_shot_with_the_queen} call a placing fault a foul, but do not say "
            "whether a turn is lost."
        ),
        _BY_MOMENT,
    )
    PLACING_FAULT_WITHOUT_PENALTY = (
        N_("Laws {nothing_else_held} and {no_help_for_the_partner} forbid this while placing, but name no penalty."),
        _BY_MOMENT,
    )
    PLACED_LATE_BY_MOMENT = (
        N_("Law {placing_not_finished} calls placing too late a foul, but does not say whether a turn is lost."),
        _BY_MOMENT,
    )
    PLACED_LATE_1993 = (
        N_("Law {placing_time_limit} allows fifteen seconds for placing but names no penalty for taking longer."),
        _BY_MOMENT,
    )
    TIME_LIMIT = (
        N_("Law {stroke_time} allows fifteen seconds but names no penalty for taking longer."),
        _BY_MOMENT,
    )
    BOARD_LOST_MEN = (
        N_("A board is lost by the men on it, but the law does not say whose men."),
        N_("The men of the losing side count."),
    )
    BOARD_LOST_QUEEN = (
        N_("A side loses the board by a breach while the Queen is not on the board. Does she count for the winner?"),
        N_("Yes, while the winner has at most 21 points, unless the offender had covered her."),
    )

    # The club editions
    TECHNITIA_IMPROPER = (
        N_("These rules say nothing about how to strike. What about a stroke that the umpire calls improper?"),
        N_("It is a foul."),
    )
    ONE_PENALTY = (
        N_("Is there a penalty for each of several fouls in one stroke?"),
        N_("No. One man comes back for all of them."),
    )
    MEN_STAY_ON_FOUL = (
        N_("Do men pocketed in a foul stroke come back?"),
        N_(
            "No. They stay pocketed even if the striker was pocketed too, except for the penalty and the last "
            "men that the rules name."
        ),
    )
    QUEEN_BACK_ON_FOUL = (
        N_("Is a Queen pocketed in a foul stroke always put back, whatever the foul?"),
        N_("Yes, like a Queen that is not covered."),
    )
    COVER_IN_A_FOUL_STROKE = (
        N_(
            "If a player pockets one of their own men in a foul stroke, does it cover a Queen that is waiting "
            "for cover?"
        ),
        N_("Yes. Without such a man she comes back."),
    )
    CLUB_BREAK_NEXT = (
        N_("Three attempts to break have failed. Who breaks now, and how many attempts do they have?"),
        N_("The break must still be made. The next player has three attempts of their own."),
    )
    CLUB_BREAK_FOUL = (
        N_("An attempt to break touches nothing, but the striker is pocketed or the stroke is improper."),
        N_("It is a foul like any other, and the turn ends."),
    )
    CLUB_SAME_STROKE_COVERS = (
        N_(
            "The text requires one of the player’s own men “immediately after” the Queen. Does one in the same "
            "stroke cover her?"
        ),
        N_("Yes."),
    )
    TECHNITIA_COVER_NEXT = (
        N_(
            "The text requires the Queen and one of the player’s own men in the “same turn”. How long may the "
            "cover take?"
        ),
        N_("It must be pocketed in the same stroke or the next. Otherwise the turn is over anyway."),
    )
    CLUB_OPPONENT_BREACH = (
        N_("What does a breach cost when it is not that player’s turn?"),
        N_("One man of that player’s side comes back. The turn is not affected."),
    )
    CLUB_NEXT_BREAKER = (
        N_("The text does not say who breaks the next board."),
        N_("The break passes as the turn does: to the other side, and clockwise in doubles."),
    )

    # The match
    DOUBLES_FIRST_BREAK = (
        N_(
            "For singles, law {order_of_breaks} settles who starts the second and third games. Who starts them "
            "in doubles?"
        ),
        N_(
            "The player to the right of whoever started the first game starts the second. Whoever started the "
            "first starts the third."
        ),
    )
    EXTRA_BOARD_AGAIN = (
        N_("The extra board also leaves the scores level."),
        N_("Another extra board is played, again after a toss."),
    )

    # Rules of an event
    EVENT_QUEEN_POINTS = (
        N_("What is the Queen worth, and a board without men to count?"),
        N_("{event}: the Queen is worth {queen_points}, a board at most {most}."),
    )
    EVENT_QUEEN_UNTIL = (
        N_("Up to which score does the Queen count?"),
        N_("{event}: the Queen counts while the winner has at most {queen_until} points before the board."),
    )
    EVENT_DUE_BEFORE_FIRST_MAN = (
        N_("Does a pocketed striker cost a man before a man of that side has been pocketed?"),
        N_("{event}: the striker costs no man before the first man of its side. It remains a foul."),
    )
    EVENT_OWN_MAN_WITH_STRIKER = (
        N_("Does the turn continue after own men and the striker?"),
        N_("{event}: the turn passes."),
    )

    def __init__(self, question: Words, answer: Words) -> None:
        self.question = question
        """Question that the texts leave open."""
        self.answer = answer
        """Answer that the reading gives."""

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class ReadingText:
    """A translated reading, with law numbers of the current edition."""

    question: str
    answer: str


UNNUMBERED = "\N{EN DASH}"
"""Placeholder for a law without a number in the edition."""

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
"""Readings used by both ICF texts."""

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
"""Readings used by both club texts."""
