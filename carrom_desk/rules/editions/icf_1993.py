"""The ICF's laws of 1993: law numbers, and rulings specific to this edition."""

from functools import partial

from carrom_desk.i18n import N_
from carrom_desk.rules.texts.readings import OF_ICF, Reading

from ..acts import IncidentKind, Situation
from ..breaches import Breach
from ..clocks import Clock, ClockKind
from ..edition import Edition
from ..icf.breaches import OPEN_BREACHES, judge_incident, judge_violation
from ..icf.stroke import judge_stroke
from ..icf.terms import Extra, IcfTerms, further_man_laws
from ..laws import Law, numbered
from ..position import Party, QueenPlace, men_of
from ..reminders import ICF_REMINDERS, Occasion, Reminder
from ..ruling import Call, Scoring, Turn, Verdict

SCORING = Scoring(queen=3, queen_until=21, most=12, game=25)

NUMBERS = numbered(
    {
        # Sitting position
        Law.SEATS_IN_SINGLES: "1",
        Law.SEATS_IN_DOUBLES: "2",
        Law.SEAT_NOT_MOVED: "3",
        Law.ONLY_PLAYING_ARM_TOUCHES: "4(a)",
        Law.CLOTHES_OFF_THE_SURFACE: "4(b)",
        Law.SEAT_HEIGHT: "5",
        Law.BODY_WITHIN_THE_ARROWS: "6",
        # How to strike
        Law.NO_PUSH: "7",
        Law.FINGER_STROKE: "8",
        Law.EITHER_HAND: "9",
        Law.HAND_MAY_TOUCH: "10",
        Law.ELBOW_OUTSIDE: "11(a)",
        Law.HAND_MAY_CROSS_ARROW: "11(b)",
        Law.NO_SUPPORT_FROM_FURNITURE: "12(a)",
        Law.OWN_BODY_AND_SEAT_AS_REST: "12(b)",
        # Toss and trial board
        Law.TOSS: "13",
        Law.SEATS_KEPT: "13(d)",
        Law.TRIAL_BOARD: "Trial Board",
        # The break
        Law.ROSETTE: "14(a)",
        Law.NO_DELAY_IN_SETTING_UP: "14(b)",
        Law.BREAK_MADE: "17",
        Law.BREAK_MISSED: "18(a)",
        Law.BREAK_LOST: "18(b)",
        Law.BREAK_FAULT: "18(c)",
        Law.BREAK_AFTER_PLAY: "19",
        Law.BREAK_BEFORE_PLAY: "20",
        # Turn
        Law.TURN: "21",
        Law.ORDER_OF_BREAKS: "22",
        Law.STROKE_TIME: "23",
        Law.OUT_OF_TURN: "24",
        # Score
        Law.ALL_MEN_POCKETED_WINS: "25(a)",
        Law.MEN_LEFT: "26(a)",
        Law.QUEEN_FOR_WINNER: "26(b)",
        Law.QUEEN_NOT_FOR_LOSER: "26(c)",
        Law.QUEEN_FROM_22: "27",
        Law.MOST_POINTS: "28",
        Law.EXTRA_BOARD: "29(b)",
        # Change of sides
        Law.CHANGE_OF_SIDES: "33",
        Law.TIME_TO_CHANGE_SIDES: "34",
        Law.CHANGE_AT_13: "33(b)",
        # Fouls
        Law.TECHNICAL_FOUL_BY_PLAYER: "36(a)",
        Law.TECHNICAL_FOUL_BY_OTHER: "36(b)",
        Law.FOUL: "37(a)",
        Law.FOUL_WHILE_POCKETING: "37(b)",
        # Men overboard, rolling and overlapping
        Law.MEN_JUMPED: "38",
        Law.JUMPED_TO_THE_CENTRE: "38(a)",
        Law.JUMPED_QUEEN_FIRST: "38(b)",
        Law.JUMPED_OWN_MAN_FIRST: "38(c)",
        Law.JUMPED_MORE_THAN_TWO: "38(d)",
        Law.FELL_BACK_TO_THE_CENTRE: "39(a)",
        Law.FELL_BACK_FROM_THE_LAMP: "39(b)",
        Law.ON_ITS_RIM: "40",
        Law.OVERLAPPING: "41",
        Law.STRIKER_LIFTED_OFF: "42(a)",
        Law.MEN_LIFTED_OFF_STRIKER: "43(a)",
        Law.MAN_FALLS_BY_ITSELF: "44",
        # Dues and penalties
        Law.STRIKER_ALONE: "45(a)",
        Law.STRIKER_ALONE_IMPROPER: "45(a)",
        Law.DUE_OUTSTANDING: "45(b)",
        Law.STRIKER_WITH_OWN: "46",
        Law.STRIKER_WITH_OPPONENTS: "47",
        Law.STRIKER_WITH_BOTH: "48",
        Law.OPPONENTS_IMPROPER: "49",
        Law.OWN_IMPROPER: "50(a)",
        Law.OWN_AND_STRIKER_IMPROPER: "50(b)",
        Law.DUE_TAKEN_OUT: "51(a)",
        Law.STRIKING_PLAYER_PLACES: "51(b)(ii)",
        Law.PLACED_WHEN_THERE_IS_SPACE: "52(a)",
        Law.UNWILLING_TO_PLACE: "53",
        Law.SPACE_DURING_OWN_TURN: "54",
        Law.OWN_MAN_PLACED_NOTICED: "55(a)",
        Law.OWN_MAN_PLACED_UNNOTICED: "55(b)",
        Law.SEVERAL_MEN_TO_PLACE: "56",
        Law.PLACED_WHEN_RELEASED: "57(a)",
        Law.NOTHING_ELSE_HELD: "57(b)",
        Law.PLACED_OUTSIDE_THE_CIRCLE: "58",
        Law.PLACING_DISTURBS_NOTHING: "59",
        Law.FORGOING_IN_FULL: "60",
        Law.PLACING_TIME_LIMIT: "61",
        Law.PLACING_NOT_FINISHED: "61",
        Law.CENTRE_CIRCLE_KEPT_FREE: "62(b)",
        Law.NO_HELP_FOR_THE_PARTNER: "63",
        Law.LEFT_SEAT: "64",
        # The Queen
        Law.QUEEN_RIGHT: "65",
        Law.QUEEN_PLACED_BY_UMPIRE: "66",
        Law.QUEEN_BESIDE_THE_CENTRE: "67",
        Law.QUEEN_TOO_EARLY: "68(a)",
        Law.QUEEN_WHILE_DUE: "68(b)",
        Law.QUEEN_AFTER_RECOVERY: "68(c)",
        Law.QUEEN_WITH_STRIKER_NINE_ON: "68(d)",
        Law.QUEEN_NOT_COVERED: "69",
        Law.QUEEN_COVERED_TOGETHER: "70(a)",
        Law.QUEEN_WITH_ONE_NINE_ON: "70(b)",
        Law.QUEEN_MAN_STRIKER: "71(a)",
        Law.QUEEN_MAN_STRIKER_IMPROPER: "71(b)",
        Law.QUEEN_STRIKER: "72(a)",
        Law.QUEEN_STRIKER_IMPROPER: "72(b)",
        Law.COVER_STRIKER: "73(a)",
        Law.COVER_STRIKER_IMPROPER: "73(b)",
        Law.COVER_MAN_STRIKER: "74(a)",
        Law.COVER_MAN_STRIKER_IMPROPER: "74(b)",
        # The last men
        Law.COVER_BOTH_LAST: "75(a)",
        Law.COVER_BOTH_LAST_IMPROPER: "75(b)",
        Law.COVER_OPPONENTS_LAST: "76(a)",
        Law.COVER_OPPONENTS_LAST_IMPROPER: "76(b)",
        Law.QUEEN_BOTH_LAST: "77(a)",
        Law.QUEEN_BOTH_LAST_IMPROPER: "77(b)",
        Law.BOTH_LAST: "78(a)",
        Law.BOTH_LAST_IMPROPER: "78(b)",
        Law.OPPONENTS_LAST: "79(a)",
        Law.OPPONENTS_LAST_IMPROPER: "79(b)",
        Law.OWN_LAST: "80(a)",
        Law.OWN_LAST_IMPROPER: "80(b)",
        Law.OWN_LAST_STRIKER: "81(a)",
        Law.OWN_LAST_STRIKER_IMPROPER: "81(b)",
        Law.QUEEN_BOTH_LAST_STRIKER: "82(a)",
        Law.QUEEN_BOTH_LAST_STRIKER_IMPROPER: "82(b)",
        Law.COVERED_BOTH_LAST_STRIKER: "83(a)",
        Law.COVERED_BOTH_LAST_STRIKER_IMPROPER: "83(b)",
        Law.OPPONENTS_LAST_STRIKER: "84(a)",
        Law.OPPONENTS_LAST_STRIKER_IMPROPER: "84(b)",
        Law.OTHERS_QUEEN_BOTH_LAST_STRIKER: "85(a)",
        Law.OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER: "85(b)",
        Law.QUEEN_FALLS_BY_ITSELF: "86",
        Law.NO_SHOT_WITH_THE_QUEEN: "87",
        # Only in the ICF's older text
        Law.SIDES_AFTER_A_GAME_SINGLES: "31",
        Law.SIDES_AFTER_A_GAME_DOUBLES: "32",
        Law.TERM_PLACING: "Interpretations: Placing",
        Law.RIGHT_TO_PLACE_LOST: "60",
    }
)
"""Law numbers in this text; it has no counterpart to the general laws of the revised text."""

CLOCKS = {
    # The text gives two trial boards and no time: this is the usual time.
    ClockKind.PRACTICE: Clock(3 * 60, (Law.TRIAL_BOARD,)),
    ClockKind.BREAK: Clock(15, (Law.BREAK_AFTER_PLAY,)),
    ClockKind.STROKE: Clock(15, (Law.STROKE_TIME,)),
    ClockKind.PLACING: Clock(15, (Law.PLACING_TIME_LIMIT,)),
    ClockKind.PLACING_OR_FORGOING: Clock(15, (Law.PLACING_TIME_LIMIT, Law.FORGOING_IN_FULL)),
    ClockKind.CHANGE_OF_SIDES: Clock(2 * 60, (Law.TIME_TO_CHANGE_SIDES,)),
}


def extra_men(situation: Situation) -> Extra:
    """One man for any kind of faulty stroke; two for striker and improper stroke if the Queen is involved (71 to
    74).
    """
    if situation.improper and situation.striker and situation.is_queen_in_it:
        return Extra(2)
    if situation.improper and not situation.striker and (situation.own or situation.queen):
        # 37(b) does not mention an additional man; 50(a) does if own men were pocketed, 37(a) for any foul.
        return Extra(1, () if situation.own else (Law.FOUL,), (Reading.OWN_MAN_BY_FOUL_1993,))
    return Extra(1)


def break_before_play(situation: Situation, _terms: IcfTerms) -> Verdict:
    """Everything pocketed comes back, men of both colours and the Queen, and always one more man (20, 37)."""
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
    N_("Exactly two trial boards now, one for each side, before the match starts."),
)

TERMS = IcfTerms(
    extra_men=extra_men,
    break_before_play=break_before_play,
    stops_after_opponents_men=False,
    open_breaches={**OPEN_BREACHES, Breach.PLACED_LATE: Reading.PLACED_LATE_1993},
    striker_improperly=Call.DUE,
    cover_lost=(Reading.QUEEN_OUT_IMPROPER_COVER_1993,),
    others_queen_at_22=(Reading.LAW_85_AT_22,),
)

ICF_1993 = Edition(
    id="icf-1993",
    name=N_("International Laws of Carrom (ICF)"),
    short=N_("ICF Laws"),
    digest="icf-1993.toml",
    numbers=NUMBERS,
    scoring=SCORING,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset({IncidentKind.LEFT_SEAT, IncidentKind.OUT_OF_TURN}),
    stroke=partial(judge_stroke, TERMS),
    violation=partial(judge_violation, TERMS),
    incident=judge_incident,
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
    clocks=CLOCKS,
    reminders={
        **ICF_REMINDERS,
        Occasion.BEFORE_TOSS: (ICF_REMINDERS[Occasion.BEFORE_TOSS][0], TWO_TRIAL_BOARDS),
    },
    readings=OF_ICF
    | {
        Reading.OWN_MAN_BY_FOUL_1993,
        Reading.QUEEN_OUT_IMPROPER_COVER_1993,
        Reading.LAW_85_AT_22,
        Reading.PLACED_LATE_1993,
    },
    dues_of_fouls=(Law.OPPONENTS_IMPROPER, Law.OWN_IMPROPER),
)
