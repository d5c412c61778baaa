"""Index of the laws: a stable name for every law the program uses, in the order of the ICF's text.

Only the editions map these names to numbers.
"""

from collections.abc import Mapping
from enum import StrEnum, auto, unique
from typing import NewType

Citation = NewType("Citation", str)
"""A law as an edition numbers it, such as "72(c)" or "Fouls"."""


@unique
class Law(StrEnum):
    """A law or paragraph, by a name that is the same in every edition."""

    # Sitting position
    SEATS_IN_SINGLES = auto()
    SEATS_IN_DOUBLES = auto()
    SEAT_NOT_MOVED = auto()
    ONLY_PLAYING_ARM_TOUCHES = auto()
    CLOTHES_OFF_THE_SURFACE = auto()
    SEAT_HEIGHT = auto()
    BODY_WITHIN_THE_ARROWS = auto()

    # How to strike
    NO_PUSH = auto()
    FINGER_STROKE = auto()
    EITHER_HAND = auto()
    HAND_MAY_TOUCH = auto()
    ELBOW_OUTSIDE = auto()
    HAND_MAY_CROSS_ARROW = auto()
    NO_SUPPORT_FROM_FURNITURE = auto()
    OWN_BODY_AND_SEAT_AS_REST = auto()

    # Toss and trial board
    TOSS = auto()
    SEATS_KEPT = auto()
    TRIAL_BOARD = auto()

    # The break
    ROSETTE = auto()
    NO_DELAY_IN_SETTING_UP = auto()
    BREAK_MADE = auto()
    BREAK_MISSED = auto()
    BREAK_LOST = auto()
    BREAK_FAULT = auto()
    BREAK_AFTER_PLAY = auto()
    BREAK_BEFORE_PLAY = auto()

    # Turn
    TURN = auto()
    ORDER_OF_BREAKS = auto()
    STROKE_TIME = auto()
    OUT_OF_TURN = auto()

    # Score
    ALL_MEN_POCKETED_WINS = auto()
    MEN_LEFT = auto()
    QUEEN_FOR_WINNER = auto()
    QUEEN_NOT_FOR_LOSER = auto()
    QUEEN_FROM_22 = auto()
    MOST_POINTS = auto()
    EXTRA_BOARD = auto()

    # Change of sides
    CHANGE_OF_SIDES = auto()
    TIME_TO_CHANGE_SIDES = auto()
    CHANGE_AT_13 = auto()
    """Only in icf-1993, for rounds without a limit of boards (29(b)); removed in the revision."""

    # Fouls
    TECHNICAL_FOUL_BY_PLAYER = auto()
    TECHNICAL_FOUL_BY_OTHER = auto()
    FOUL = auto()
    FOUL_WHILE_POCKETING = auto()

    # Men overboard, rolling and overlapping
    MEN_JUMPED = auto()
    JUMPED_TO_THE_CENTRE = auto()
    JUMPED_QUEEN_FIRST = auto()
    JUMPED_OWN_MAN_FIRST = auto()
    JUMPED_MORE_THAN_TWO = auto()
    FELL_BACK_TO_THE_CENTRE = auto()
    FELL_BACK_FROM_THE_LAMP = auto()
    ON_ITS_RIM = auto()
    OVERLAPPING = auto()
    STRIKER_LIFTED_OFF = auto()
    MEN_LIFTED_OFF_STRIKER = auto()
    MAN_FALLS_BY_ITSELF = auto()

    # Dues and penalties
    STRIKER_ALONE = auto()
    STRIKER_ALONE_IMPROPER = auto()
    DUE_OUTSTANDING = auto()
    STRIKER_WITH_OWN = auto()
    STRIKER_WITH_OPPONENTS = auto()
    STRIKER_WITH_BOTH = auto()
    OPPONENTS_IMPROPER = auto()
    OWN_IMPROPER = auto()
    OWN_AND_STRIKER_IMPROPER = auto()
    DUE_TAKEN_OUT = auto()
    STRIKING_PLAYER_PLACES = auto()
    PLACED_WHEN_THERE_IS_SPACE = auto()
    UNWILLING_TO_PLACE = auto()
    SPACE_DURING_OWN_TURN = auto()
    OWN_MAN_PLACED_NOTICED = auto()
    OWN_MAN_PLACED_UNNOTICED = auto()
    SEVERAL_MEN_TO_PLACE = auto()
    PLACED_WHEN_RELEASED = auto()
    NOTHING_ELSE_HELD = auto()
    PLACED_OUTSIDE_THE_CIRCLE = auto()
    PLACING_DISTURBS_NOTHING = auto()
    FORGOING_IN_FULL = auto()
    DEMAND_AT_OPTION = auto()
    PLACING_TIME_LIMIT = auto()
    PLACING_NOT_FINISHED = auto()
    CENTRE_CIRCLE_KEPT_FREE = auto()
    NO_HELP_FOR_THE_PARTNER = auto()
    LEFT_SEAT = auto()

    # The Queen
    QUEEN_RIGHT = auto()
    QUEEN_PLACED_BY_UMPIRE = auto()
    QUEEN_BESIDE_THE_CENTRE = auto()
    QUEEN_TOO_EARLY = auto()
    QUEEN_WHILE_DUE = auto()
    QUEEN_AFTER_RECOVERY = auto()
    QUEEN_WITH_STRIKER_NINE_ON = auto()
    QUEEN_NOT_COVERED = auto()
    QUEEN_COVERED_TOGETHER = auto()
    QUEEN_WITH_ONE_NINE_ON = auto()
    QUEEN_MAN_STRIKER = auto()
    QUEEN_MAN_STRIKER_IMPROPER = auto()
    QUEEN_STRIKER = auto()
    QUEEN_STRIKER_IMPROPER = auto()
    COVER_STRIKER = auto()
    COVER_STRIKER_IMPROPER = auto()
    COVER_MAN_STRIKER = auto()
    COVER_MAN_STRIKER_IMPROPER = auto()

    # The last men
    COVER_BOTH_LAST = auto()
    COVER_BOTH_LAST_IMPROPER = auto()
    COVER_OPPONENTS_LAST = auto()
    COVER_OPPONENTS_LAST_IMPROPER = auto()
    QUEEN_BOTH_LAST = auto()
    QUEEN_BOTH_LAST_IMPROPER = auto()
    BOTH_LAST = auto()
    BOTH_LAST_IMPROPER = auto()
    OPPONENTS_LAST = auto()
    OPPONENTS_LAST_IMPROPER = auto()
    OWN_LAST = auto()
    OWN_LAST_IMPROPER = auto()
    OWN_LAST_STRIKER = auto()
    OWN_LAST_STRIKER_IMPROPER = auto()
    QUEEN_BOTH_LAST_STRIKER = auto()
    QUEEN_BOTH_LAST_STRIKER_IMPROPER = auto()
    COVERED_BOTH_LAST_STRIKER = auto()
    COVERED_BOTH_LAST_STRIKER_IMPROPER = auto()
    OPPONENTS_LAST_STRIKER = auto()
    OPPONENTS_LAST_STRIKER_IMPROPER = auto()
    OTHERS_QUEEN_BOTH_LAST_STRIKER = auto()
    OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER = auto()
    QUEEN_FALLS_BY_ITSELF = auto()
    NO_SHOT_WITH_THE_QUEEN = auto()

    # General
    STRIKER_ONLY = auto()
    STRIKER_JUMPED = auto()
    STRIKER_CHANGED = auto()
    BOARD_NOT_MOVED = auto()
    BOARD_EXCHANGED = auto()
    DAMAGED_MAN_REPLACED = auto()
    TIME_STANDS_DURING_APPEAL = auto()
    PLAYED_WITHOUT_ORDER = auto()
    POWDER_BEFORE_THE_BREAK = auto()
    POWDER_LEFT_ALONE = auto()
    POWDER_OFF_OWN_BASE_LINES = auto()
    STROKE_COMPLETED = auto()
    STRIKER_TO_BE_REMOVED_FIRST = auto()
    OPPONENTS_MAN_POCKETED = auto()
    OPPONENTS_MEN_UNNOTICED = auto()
    BOARD_HIT_FOUL = auto()
    BOARD_DISTURBED = auto()
    SLIP_IS_NO_STROKE = auto()
    SCORE_ASKED = auto()
    NO_DISTRACTION = auto()
    BOTH_BASE_LINES = auto()
    WHOLE_BASE_CIRCLE = auto()
    PARTNERS_SILENT = auto()
    NO_TALK_WITH_SPECTATORS = auto()
    HANDS_EMPTY = auto()
    MEN_TOUCHED = auto()
    NO_TEST_RUNS = auto()
    STRIKER_OFF_THE_FRAME = auto()
    STRIKER_DOWN_WHILE_PLACING = auto()
    ALL_PASS = auto()
    REST_BEFORE_GAME_THREE = auto()
    CONCESSION = auto()
    BOARD_REPLAYED = auto()
    MAN_BROKEN = auto()
    BASE_LINES_BLOCKED = auto()

    # Loss of the match, protests
    MATCH_LOST = auto()
    LEFT_MATCH_AREA = auto()
    REST_OVERSTAYED = auto()
    DECISION_REFUSED = auto()
    INSULTING_REMARKS = auto()
    INTOXICATED = auto()
    UNCERTIFIED_STRIKER = auto()
    PLAY_DISCONTINUED = auto()
    REPEATED_DISTRACTION = auto()
    FAILED_TO_REPORT = auto()
    ABUSIVE_PROTEST = auto()
    PLAY_AFTER_PROTEST = auto()
    PROTEST_DECIDED = auto()

    # Only in the ICF's older text
    SIDES_AFTER_A_GAME_SINGLES = auto()
    SIDES_AFTER_A_GAME_DOUBLES = auto()
    TERM_PLACING = auto()
    RIGHT_TO_PLACE_LOST = auto()
    """Men not placed in time are forfeited; also cited for an unnoticed due, for which no law says so."""

    # Only in the club rules
    CLUB_OBJECTIVE = auto()
    CLUB_BASIC_RULES = auto()
    CLUB_COVERING = auto()
    CLUB_FOULS = auto()
    CLUB_SCORING = auto()
    FLICK_FORWARDS = auto()
    MEN_BEHIND_THE_LINE = auto()
    HAND_WITHIN_FOUL_LINES = auto()
    MEN_PLACED_ON_OTHERS = auto()
    GUESS_FOR_THE_START = auto()


def numbered(numbers: Mapping[Law, str]) -> dict[Law, Citation]:
    """Returns an edition's laws with their numbers."""
    return {law: Citation(number) for law, number in numbers.items()}


GRANTS_ON_DEMAND = frozenset(
    {
        Law.COVER_BOTH_LAST_IMPROPER,
        Law.COVER_OPPONENTS_LAST_IMPROPER,
        Law.QUEEN_BOTH_LAST_IMPROPER,
        Law.BOTH_LAST_IMPROPER,
        Law.OPPONENTS_LAST_IMPROPER,
        Law.OWN_LAST_IMPROPER,
        Law.OWN_LAST_STRIKER,
        Law.OWN_LAST_STRIKER_IMPROPER,
        Law.QUEEN_BOTH_LAST_STRIKER,
        Law.QUEEN_BOTH_LAST_STRIKER_IMPROPER,
        Law.COVERED_BOTH_LAST_STRIKER,
        Law.COVERED_BOTH_LAST_STRIKER_IMPROPER,
        Law.OPPONENTS_LAST_STRIKER,
        Law.OPPONENTS_LAST_STRIKER_IMPROPER,
        Law.OTHERS_QUEEN_BOTH_LAST_STRIKER,
        Law.OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER,
    }
)
"""Laws on last men that grant points on demand for an improper stroke or the striker."""
