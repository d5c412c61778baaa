"""The ICF's revised laws: law numbers, and rulings specific to this edition."""

from dataclasses import replace
from functools import partial

from carrom_desk.i18n import N_
from carrom_desk.rules.texts.readings import OF_ICF, Reading

from ..acts import IncidentKind, Situation
from ..breaches import Breach
from ..clocks import Clock, ClockKind
from ..edition import Edition
from ..icf.breaches import OPEN_BREACHES, judge_incident, judge_violation
from ..icf.last_men import end_of_board
from ..icf.stroke import judge_stroke
from ..icf.terms import Extra, IcfTerms, further_man_laws, improper_striker_law
from ..laws import Law, numbered
from ..position import Party, QueenPlace, men_of
from ..reminders import ICF_REMINDERS
from ..ruling import Call, Scoring, Turn, Verdict

ICF_SCORING = Scoring(queen=3, queen_until=21, most=12, game=25)

NUMBERS = numbered(
    {
        # Sitting position
        Law.SEATS_IN_SINGLES: "27",
        Law.SEATS_IN_DOUBLES: "28",
        Law.SEAT_NOT_MOVED: "29",
        Law.ONLY_PLAYING_ARM_TOUCHES: "30(a)",
        Law.CLOTHES_OFF_THE_SURFACE: "30(b)",
        Law.SEAT_HEIGHT: "31",
        Law.BODY_WITHIN_THE_ARROWS: "32",
        # How to strike
        Law.NO_PUSH: "33",
        Law.FINGER_STROKE: "34",
        Law.EITHER_HAND: "35",
        Law.HAND_MAY_TOUCH: "36",
        Law.ELBOW_OUTSIDE: "37(a)",
        Law.HAND_MAY_CROSS_ARROW: "37(b)",
        Law.NO_SUPPORT_FROM_FURNITURE: "38(a)",
        Law.OWN_BODY_AND_SEAT_AS_REST: "38(b)",
        # Toss and trial board
        Law.TOSS: "39",
        Law.SEATS_KEPT: "39(d)",
        Law.TRIAL_BOARD: "TRIAL BOARD",
        # The break
        Law.ROSETTE: "41(a)",
        Law.NO_DELAY_IN_SETTING_UP: "41(b)",
        Law.BREAK_MADE: "44",
        Law.BREAK_MISSED: "45(a)",
        Law.BREAK_LOST: "45(b)",
        Law.BREAK_FAULT: "45(c)",
        Law.BREAK_AFTER_PLAY: "46",
        Law.BREAK_BEFORE_PLAY: "47",
        # Turn
        Law.TURN: "48",
        Law.ORDER_OF_BREAKS: "49",
        Law.STROKE_TIME: "50",
        Law.OUT_OF_TURN: "51",
        # Score
        Law.ALL_MEN_POCKETED_WINS: "52(a)",
        Law.MEN_LEFT: "53(a)",
        Law.QUEEN_FOR_WINNER: "53(b)",
        Law.QUEEN_NOT_FOR_LOSER: "53(c)",
        Law.QUEEN_FROM_22: "54",
        Law.MOST_POINTS: "55",
        Law.EXTRA_BOARD: "56(b)",
        # Change of sides
        Law.CHANGE_OF_SIDES: "60",
        Law.TIME_TO_CHANGE_SIDES: "61",
        # Fouls
        Law.TECHNICAL_FOUL_BY_PLAYER: "63(a)",
        Law.TECHNICAL_FOUL_BY_OTHER: "63(b)",
        Law.FOUL: "64(a)",
        Law.FOUL_WHILE_POCKETING: "64(b)",
        # Men overboard, rolling and overlapping
        Law.MEN_JUMPED: "65",
        Law.JUMPED_TO_THE_CENTRE: "65(a)",
        Law.JUMPED_QUEEN_FIRST: "65(b)",
        Law.JUMPED_OWN_MAN_FIRST: "65(c)",
        Law.JUMPED_MORE_THAN_TWO: "65(d)",
        Law.FELL_BACK_TO_THE_CENTRE: "66(a)",
        Law.FELL_BACK_FROM_THE_LAMP: "66(b)",
        Law.ON_ITS_RIM: "67",
        Law.OVERLAPPING: "68",
        Law.STRIKER_LIFTED_OFF: "69(a)",
        Law.MEN_LIFTED_OFF_STRIKER: "70(a)",
        Law.MAN_FALLS_BY_ITSELF: "71",
        # Dues and penalties
        Law.STRIKER_ALONE: "72(a)",
        Law.STRIKER_ALONE_IMPROPER: "72(b)",
        Law.DUE_OUTSTANDING: "72(c)",
        Law.STRIKER_WITH_OWN: "73",
        Law.STRIKER_WITH_OPPONENTS: "74",
        Law.STRIKER_WITH_BOTH: "75",
        Law.OPPONENTS_IMPROPER: "76",
        Law.OWN_IMPROPER: "77(a)",
        Law.OWN_AND_STRIKER_IMPROPER: "77(b)",
        Law.DUE_TAKEN_OUT: "78(a)",
        Law.STRIKING_PLAYER_PLACES: "78(b)(ii)",
        Law.PLACED_WHEN_THERE_IS_SPACE: "79(a)",
        Law.UNWILLING_TO_PLACE: "80",
        Law.SPACE_DURING_OWN_TURN: "81",
        Law.OWN_MAN_PLACED_NOTICED: "82(a)",
        Law.OWN_MAN_PLACED_UNNOTICED: "82(b)",
        Law.SEVERAL_MEN_TO_PLACE: "83",
        Law.PLACED_WHEN_RELEASED: "84(a)",
        Law.NOTHING_ELSE_HELD: "84(b)",
        Law.PLACED_OUTSIDE_THE_CIRCLE: "85",
        Law.PLACING_DISTURBS_NOTHING: "86",
        Law.FORGOING_IN_FULL: "87(a)",
        Law.DEMAND_AT_OPTION: "87(b)",
        Law.PLACING_TIME_LIMIT: "88(a)",
        Law.PLACING_NOT_FINISHED: "88(b)",
        Law.CENTRE_CIRCLE_KEPT_FREE: "89(b)",
        Law.NO_HELP_FOR_THE_PARTNER: "90",
        Law.LEFT_SEAT: "91",
        # The Queen
        Law.QUEEN_RIGHT: "92",
        Law.QUEEN_PLACED_BY_UMPIRE: "93",
        Law.QUEEN_BESIDE_THE_CENTRE: "94(a)",
        Law.QUEEN_TOO_EARLY: "95(a)",
        Law.QUEEN_WHILE_DUE: "95(b)",
        Law.QUEEN_AFTER_RECOVERY: "95(c)",
        Law.QUEEN_WITH_STRIKER_NINE_ON: "95(d)",
        Law.QUEEN_NOT_COVERED: "96",
        Law.QUEEN_COVERED_TOGETHER: "97(a)",
        Law.QUEEN_WITH_ONE_NINE_ON: "97(b)",
        Law.QUEEN_MAN_STRIKER: "98(a)",
        Law.QUEEN_MAN_STRIKER_IMPROPER: "98(b)",
        Law.QUEEN_STRIKER: "99(a)",
        Law.QUEEN_STRIKER_IMPROPER: "99(b)",
        Law.COVER_STRIKER: "100(a)",
        Law.COVER_STRIKER_IMPROPER: "100(b)",
        Law.COVER_MAN_STRIKER: "101(a)",
        Law.COVER_MAN_STRIKER_IMPROPER: "101(b)",
        # The last men
        Law.COVER_BOTH_LAST: "102(a)",
        Law.COVER_BOTH_LAST_IMPROPER: "102(b)",
        Law.COVER_OPPONENTS_LAST: "103(a)",
        Law.COVER_OPPONENTS_LAST_IMPROPER: "103(b)",
        Law.QUEEN_BOTH_LAST: "104(a)",
        Law.QUEEN_BOTH_LAST_IMPROPER: "104(b)",
        Law.BOTH_LAST: "105(a)",
        Law.BOTH_LAST_IMPROPER: "105(b)",
        Law.OPPONENTS_LAST: "106(a)",
        Law.OPPONENTS_LAST_IMPROPER: "106(b)",
        Law.OWN_LAST: "107(a)",
        Law.OWN_LAST_IMPROPER: "107(b)",
        Law.OWN_LAST_STRIKER: "108(a)",
        Law.OWN_LAST_STRIKER_IMPROPER: "108(b)",
        Law.QUEEN_BOTH_LAST_STRIKER: "109(a)",
        Law.QUEEN_BOTH_LAST_STRIKER_IMPROPER: "109(b)",
        Law.COVERED_BOTH_LAST_STRIKER: "110(a)",
        Law.COVERED_BOTH_LAST_STRIKER_IMPROPER: "110(b)",
        Law.OPPONENTS_LAST_STRIKER: "111(a)",
        Law.OPPONENTS_LAST_STRIKER_IMPROPER: "111(b)",
        Law.OTHERS_QUEEN_BOTH_LAST_STRIKER: "112(a)",
        Law.OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER: "112(b)",
        Law.QUEEN_FALLS_BY_ITSELF: "113",
        Law.NO_SHOT_WITH_THE_QUEEN: "114",
        # General
        Law.STRIKER_ONLY: "115",
        Law.STRIKER_JUMPED: "116",
        Law.STRIKER_CHANGED: "117",
        Law.BOARD_NOT_MOVED: "118(a)",
        Law.BOARD_EXCHANGED: "119",
        Law.DAMAGED_MAN_REPLACED: "120",
        Law.TIME_STANDS_DURING_APPEAL: "121(a)",
        Law.PLAYED_WITHOUT_ORDER: "121(b)",
        Law.POWDER_BEFORE_THE_BREAK: "122(a)",
        Law.POWDER_LEFT_ALONE: "122(b)",
        Law.POWDER_OFF_OWN_BASE_LINES: "122(c)",
        Law.STROKE_COMPLETED: "123",
        Law.STRIKER_TO_BE_REMOVED_FIRST: "124(c)",
        Law.OPPONENTS_MAN_POCKETED: "125(a)",
        Law.OPPONENTS_MEN_UNNOTICED: "125(b)",
        Law.BOARD_HIT_FOUL: "126(a)",
        Law.BOARD_DISTURBED: "126(b)",
        Law.SLIP_IS_NO_STROKE: "127(b)",
        Law.SCORE_ASKED: "128",
        Law.NO_DISTRACTION: "129",
        Law.BOTH_BASE_LINES: "130(a)",
        Law.WHOLE_BASE_CIRCLE: "130(b)",
        Law.PARTNERS_SILENT: "131",
        Law.NO_TALK_WITH_SPECTATORS: "132",
        Law.HANDS_EMPTY: "133",
        Law.MEN_TOUCHED: "134",
        Law.NO_TEST_RUNS: "135",
        Law.STRIKER_OFF_THE_FRAME: "136(a)",
        Law.STRIKER_DOWN_WHILE_PLACING: "136(b)",
        Law.ALL_PASS: "137",
        Law.REST_BEFORE_GAME_THREE: "138",
        Law.CONCESSION: "139",
        Law.BOARD_REPLAYED: "140",
        Law.MAN_BROKEN: "141",
        Law.BASE_LINES_BLOCKED: "142",
        # Loss of the match, protests
        Law.MATCH_LOST: "143",
        Law.LEFT_MATCH_AREA: "143(a)",
        Law.REST_OVERSTAYED: "143(b)",
        Law.DECISION_REFUSED: "143(c)",
        Law.INSULTING_REMARKS: "143(d)",
        Law.INTOXICATED: "143(e)",
        Law.UNCERTIFIED_STRIKER: "143(f)",
        Law.PLAY_DISCONTINUED: "143(g)",
        Law.REPEATED_DISTRACTION: "143(h)",
        Law.FAILED_TO_REPORT: "143(i)",
        Law.ABUSIVE_PROTEST: "146",
        Law.PLAY_AFTER_PROTEST: "147",
        Law.PROTEST_DECIDED: "148",
    }
)
"""Law numbers in this text."""


def extra_men(situation: Situation) -> Extra:
    """One man as a due for the striker and one as a penalty for an improper stroke (72 to 77)."""
    return Extra(int(situation.striker) + int(situation.improper))


def break_before_play(situation: Situation, terms: IcfTerms) -> Verdict:
    """The player's own men and the Queen come back (47), with one more man (64) and one for the striker.

    The opponent's men stay pocketed (76); if they were all nine, the board is over.
    """
    if situation.is_opponents_last:
        return _last_man_before_play(situation, terms)
    laws, costs_striker = (Law.BREAK_BEFORE_PLAY, *further_man_laws(situation)), situation.charged.striker
    if situation.striker:
        laws = (*laws, improper_striker_law(situation))
    if situation.opponent:
        laws = (*laws, Law.OPPONENTS_IMPROPER)
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD,
        laws,
        back=men_of(Party.OWN, situation.own),
        owed=men_of(Party.OWN, 2 if costs_striker else 1),
        queen_back=situation.queen,
        calls=(Call.DUE_AND_FOUL if costs_striker else Call.FOUL,),
        readings=(Reading.BEFORE_PLAY_STRIKER,) if costs_striker else (),
    )


def _last_man_before_play(situation: Situation, terms: IcfTerms) -> Verdict:
    """Ends the board as after any improper stroke (102 to 111): a side without men on the board cannot continue."""
    stroke = replace(situation.stroke, improper=True)
    end = end_of_board(replace(situation, stroke=stroke), terms)
    assert end is not None
    laws, readings = (*end.laws, Law.BREAK_BEFORE_PLAY), (*end.readings, Reading.BEFORE_PLAY_LAST_MAN)
    return replace(end, laws=laws, readings=readings)


TERMS = IcfTerms(
    extra_men=extra_men,
    break_before_play=break_before_play,
    stops_after_opponents_men=True,
    open_breaches={**OPEN_BREACHES, Breach.PLACED_LATE: Reading.PLACED_LATE_BY_MOMENT},
)

CLOCKS = {
    ClockKind.APPEARANCE: Clock(15 * 60, (Law.FAILED_TO_REPORT,)),
    # The text says "a few minutes": this is the usual time.
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
    name=N_("ICF Laws of Carrom, revised"),
    short=N_("ICF revised"),
    digest="icf-revised.toml",
    numbers=NUMBERS,
    scoring=ICF_SCORING,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset(IncidentKind),
    stroke=partial(judge_stroke, TERMS),
    violation=partial(judge_violation, TERMS),
    incident=judge_incident,
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
    clocks=CLOCKS,
    reminders=ICF_REMINDERS,
    readings=OF_ICF
    | {
        Reading.BEFORE_PLAY_STRIKER,
        Reading.BEFORE_PLAY_LAST_MAN,
        Reading.TURN_WITH_OPPONENTS_MEN,
        Reading.PLACED_LATE_BY_MOMENT,
    },
)
