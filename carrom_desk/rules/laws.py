"""The index of the law book: every law that the desk goes by, by a stable name, in the order of the ICF's text.

Beside each name stands its number in the ICF's revised text; a law that only other texts know bears its number there.
How an edition numbers them is the edition's to say.
"""

from enum import Enum, unique
from typing import NewType

Citation = NewType("Citation", str)
"""A law as an edition numbers it, such as "72(c)" or "Fouls"."""


@unique
class Law(Enum):
    """A law or paragraph, by a name that is the same in every edition."""

    # Sitting position
    SEATS_IN_SINGLES = "27"
    SEATS_IN_DOUBLES = "28"
    SEAT_NOT_MOVED = "29"
    ONLY_PLAYING_ARM_TOUCHES = "30(a)"
    CLOTHES_OFF_THE_SURFACE = "30(b)"
    SEAT_HEIGHT = "31"
    BODY_WITHIN_THE_ARROWS = "32"

    # How to strike
    NO_PUSH = "33"
    FINGER_STROKE = "34"
    EITHER_HAND = "35"
    HAND_MAY_TOUCH = "36"
    ELBOW_OUTSIDE = "37(a)"
    HAND_MAY_CROSS_ARROW = "37(b)"
    NO_SUPPORT_FROM_FURNITURE = "38(a)"
    OWN_BODY_AND_SEAT_AS_REST = "38(b)"

    # Toss and trial board
    TOSS = "39"
    SEATS_KEPT = "39(d)"
    TRIAL_BOARD = "TRIAL BOARD"

    # The break
    ROSETTE = "41(a)"
    NO_DELAY_IN_SETTING_UP = "41(b)"
    BREAK_MADE = "44"
    BREAK_MISSED = "45(a)"
    BREAK_LOST = "45(b)"
    BREAK_FAULT = "45(c)"
    BREAK_AFTER_PLAY = "46"
    BREAK_BEFORE_PLAY = "47"

    # Turn
    TURN = "48"
    ORDER_OF_BREAKS = "49"
    STROKE_TIME = "50"
    OUT_OF_TURN = "51"

    # Score
    ALL_MEN_POCKETED_WINS = "52(a)"
    MEN_LEFT = "53(a)"
    QUEEN_FOR_WINNER = "53(b)"
    QUEEN_NOT_FOR_LOSER = "53(c)"
    QUEEN_FROM_22 = "54"
    MOST_POINTS = "55"
    EXTRA_BOARD = "56(b)"

    # Change of sides
    CHANGE_OF_SIDES = "60"
    TIME_TO_CHANGE_SIDES = "61"

    # Fouls
    TECHNICAL_FOUL_BY_PLAYER = "63(a)"
    TECHNICAL_FOUL_BY_OTHER = "63(b)"
    FOUL = "64(a)"
    FOUL_WHILE_POCKETING = "64(b)"

    # Men overboard, rolling and overlapping
    MEN_JUMPED = "65"
    JUMPED_TO_THE_CENTRE = "65(a)"
    JUMPED_QUEEN_FIRST = "65(b)"
    JUMPED_OWN_MAN_FIRST = "65(c)"
    JUMPED_MORE_THAN_TWO = "65(d)"
    FELL_BACK_TO_THE_CENTRE = "66(a)"
    FELL_BACK_FROM_THE_LAMP = "66(b)"
    ON_ITS_RIM = "67"
    OVERLAPPING = "68"
    STRIKER_LIFTED_OFF = "69(a)"
    MEN_LIFTED_OFF_STRIKER = "70(a)"
    MAN_FALLS_BY_ITSELF = "71"

    # Dues and penalties
    STRIKER_ALONE = "72(a)"
    STRIKER_ALONE_IMPROPER = "72(b)"
    DUE_OUTSTANDING = "72(c)"
    STRIKER_WITH_OWN = "73"
    STRIKER_WITH_OPPONENTS = "74"
    STRIKER_WITH_BOTH = "75"
    OPPONENTS_IMPROPER = "76"
    OWN_IMPROPER = "77(a)"
    OWN_AND_STRIKER_IMPROPER = "77(b)"
    DUE_TAKEN_OUT = "78(a)"
    STRIKING_PLAYER_PLACES = "78(b)(ii)"
    PLACED_WHEN_THERE_IS_SPACE = "79(a)"
    UNWILLING_TO_PLACE = "80"
    SPACE_DURING_OWN_TURN = "81"
    OWN_MAN_PLACED_NOTICED = "82(a)"
    OWN_MAN_PLACED_UNNOTICED = "82(b)"
    SEVERAL_MEN_TO_PLACE = "83"
    PLACED_WHEN_RELEASED = "84(a)"
    NOTHING_ELSE_HELD = "84(b)"
    PLACED_OUTSIDE_THE_CIRCLE = "85"
    PLACING_DISTURBS_NOTHING = "86"
    FORGOING_IN_FULL = "87(a)"
    DEMAND_AT_OPTION = "87(b)"
    PLACING_TIME_LIMIT = "88(a)"
    PLACING_NOT_FINISHED = "88(b)"
    CENTRE_CIRCLE_KEPT_FREE = "89(b)"
    NO_HELP_FOR_THE_PARTNER = "90"
    LEFT_SEAT = "91"

    # The Queen
    QUEEN_RIGHT = "92"
    QUEEN_PLACED_BY_UMPIRE = "93"
    QUEEN_BESIDE_THE_CENTRE = "94(a)"
    QUEEN_TOO_EARLY = "95(a)"
    QUEEN_WHILE_DUE = "95(b)"
    QUEEN_AFTER_RECOVERY = "95(c)"
    QUEEN_WITH_STRIKER_NINE_ON = "95(d)"
    QUEEN_NOT_COVERED = "96"
    QUEEN_COVERED_TOGETHER = "97(a)"
    QUEEN_WITH_ONE_NINE_ON = "97(b)"
    QUEEN_MAN_STRIKER = "98(a)"
    QUEEN_MAN_STRIKER_IMPROPER = "98(b)"
    QUEEN_STRIKER = "99(a)"
    QUEEN_STRIKER_IMPROPER = "99(b)"
    COVER_STRIKER = "100(a)"
    COVER_STRIKER_IMPROPER = "100(b)"
    COVER_MAN_STRIKER = "101(a)"
    COVER_MAN_STRIKER_IMPROPER = "101(b)"

    # The last men
    COVER_BOTH_LAST = "102(a)"
    COVER_BOTH_LAST_IMPROPER = "102(b)"
    COVER_OPPONENTS_LAST = "103(a)"
    COVER_OPPONENTS_LAST_IMPROPER = "103(b)"
    QUEEN_BOTH_LAST = "104(a)"
    QUEEN_BOTH_LAST_IMPROPER = "104(b)"
    BOTH_LAST = "105(a)"
    BOTH_LAST_IMPROPER = "105(b)"
    OPPONENTS_LAST = "106(a)"
    OPPONENTS_LAST_IMPROPER = "106(b)"
    OWN_LAST = "107(a)"
    OWN_LAST_IMPROPER = "107(b)"
    OWN_LAST_STRIKER = "108(a)"
    OWN_LAST_STRIKER_IMPROPER = "108(b)"
    QUEEN_BOTH_LAST_STRIKER = "109(a)"
    QUEEN_BOTH_LAST_STRIKER_IMPROPER = "109(b)"
    COVERED_BOTH_LAST_STRIKER = "110(a)"
    COVERED_BOTH_LAST_STRIKER_IMPROPER = "110(b)"
    OPPONENTS_LAST_STRIKER = "111(a)"
    OPPONENTS_LAST_STRIKER_IMPROPER = "111(b)"
    OTHERS_QUEEN_BOTH_LAST_STRIKER = "112(a)"
    OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER = "112(b)"
    QUEEN_FALLS_BY_ITSELF = "113"
    NO_SHOT_WITH_THE_QUEEN = "114"

    # General
    STRIKER_ONLY = "115"
    STRIKER_JUMPED = "116"
    STRIKER_CHANGED = "117"
    BOARD_NOT_MOVED = "118(a)"
    DAMAGED_MAN_REPLACED = "120"
    TIME_STANDS_DURING_APPEAL = "121(a)"
    PLAYED_WITHOUT_ORDER = "121(b)"
    POWDER_BEFORE_THE_BREAK = "122(a)"
    POWDER_LEFT_ALONE = "122(b)"
    POWDER_OFF_OWN_BASE_LINES = "122(c)"
    STROKE_COMPLETED = "123"
    STRIKER_TO_BE_REMOVED_FIRST = "124(c)"
    OPPONENTS_MAN_POCKETED = "125(a)"
    OPPONENTS_MEN_UNNOTICED = "125(b)"
    BOARD_HIT_FOUL = "126(a)"
    BOARD_DISTURBED = "126(b)"
    SLIP_IS_NO_STROKE = "127(b)"
    SCORE_ASKED = "128"
    NO_DISTRACTION = "129"
    BOTH_BASE_LINES = "130(a)"
    WHOLE_BASE_CIRCLE = "130(b)"
    PARTNERS_SILENT = "131"
    NO_TALK_WITH_SPECTATORS = "132"
    HANDS_EMPTY = "133"
    MEN_TOUCHED = "134"
    NO_TEST_RUNS = "135"
    STRIKER_OFF_THE_FRAME = "136(a)"
    STRIKER_DOWN_WHILE_PLACING = "136(b)"
    ALL_PASS = "137"
    REST_BEFORE_GAME_THREE = "138"
    CONCESSION = "139"
    BOARD_REPLAYED = "140"
    MAN_BROKEN = "141"
    BASE_LINES_BLOCKED = "142"

    # Loss of the match, protests
    MATCH_LOST = "143"
    LEFT_MATCH_AREA = "143(a)"
    REST_OVERSTAYED = "143(b)"
    DECISION_REFUSED = "143(c)"
    INSULTING_REMARKS = "143(d)"
    INTOXICATED = "143(e)"
    UNCERTIFIED_STRIKER = "143(f)"
    PLAY_DISCONTINUED = "143(g)"
    REPEATED_DISTRACTION = "143(h)"
    FAILED_TO_REPORT = "143(i)"
    ABUSIVE_PROTEST = "146"
    PLAY_AFTER_PROTEST = "147"
    PROTEST_DECIDED = "148"

    # Only in the ICF's older text
    TERM_PLACING = "Interpretations: Placing"

    # Only in the rules of clubs
    CLUB_OBJECTIVE = "Objective"
    CLUB_BASIC_RULES = "Basic rules"
    CLUB_COVERING = "Covering the Queen"
    CLUB_FOULS = "Fouls"
    CLUB_SCORING = "Scoring"
    FLICK_FORWARDS = "Striking 4"
    MEN_BEHIND_THE_LINE = "Striking 5"
    HAND_WITHIN_FOUL_LINES = "Striking 6"
    MEN_PLACED_ON_OTHERS = "Other Rules 1"
    GUESS_FOR_THE_START = "Preparation 1"


NOT_IN_REVISED = frozenset(law for law in Law if not law.value[0].isdigit()) - {Law.TRIAL_BOARD}
"""The laws that the ICF's revised text does not have: there all but one have a number."""

GRANTS_ON_DEMAND = frozenset(
    law for law in Law if "102" <= law.value < "113" and ("IMPROPER" in law.name or "STRIKER" in law.name)
)
"""The laws that give the winner of a board points that he may demand: of 102 to 112 those of an improper stroke or the
striker."""
