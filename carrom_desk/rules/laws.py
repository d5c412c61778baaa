"""The laws that decide, by a stable name each; editions number them.

Where they are handled:

======================= ============================== =====================
laws                    of icf-revised                 module
======================= ============================== =====================
the break               44 to 47                       icf/the_break.py
turn, dues, penalties   48, 64, 72 to 77, 116, 125     icf/stroke.py
the Queen               92 to 101                      icf/queen.py
the last men            102 to 112                     icf/last_man.py
points                  52(a), 53 to 55                ruling.py
owed and taken out      72(c), 78(a)                   judge.py
breaches                51, 63, 64, 91, 121(b), 126(b) icf/breaches.py
club editions           their sections                 club/
======================= ============================== =====================
"""

from enum import Enum, auto, unique


@unique
class Law(Enum):
    """A law or paragraph, by a name that is the same in every edition."""

    # A law is looked up by what it is; an enum would hash its name anew each time, in Python.
    __hash__ = object.__hash__

    # The break
    BREAK_MADE = auto()
    BREAK_MISSED = auto()
    BREAK_LOST = auto()
    BREAK_FAULT = auto()
    BREAK_BEFORE_PLAY = auto()

    # Turn
    TURN = auto()
    OUT_OF_TURN = auto()
    STRIKER_JUMPED = auto()
    OPPONENTS_MAN_POCKETED = auto()
    MEN_JUMPED = auto()

    # Score
    ALL_MEN_POCKETED_WINS = auto()
    MEN_LEFT = auto()
    QUEEN_FOR_WINNER = auto()
    QUEEN_NOT_FOR_LOSER = auto()
    QUEEN_FROM_22 = auto()
    MOST_POINTS = auto()

    # Fouls
    TECHNICAL_FOUL_BY_PLAYER = auto()
    TECHNICAL_FOUL_BY_OTHER = auto()
    FOUL = auto()
    FOUL_WHILE_POCKETING = auto()
    LEFT_SEAT = auto()
    PLAYED_WITHOUT_ORDER = auto()
    BOARD_DISTURBED = auto()

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

    # The Queen
    QUEEN_RIGHT = auto()
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

    # Sections of the club editions
    CLUB_OBJECTIVE = auto()
    CLUB_BASIC_RULES = auto()
    CLUB_COVERING = auto()
    CLUB_FOULS = auto()
    CLUB_SCORING = auto()
