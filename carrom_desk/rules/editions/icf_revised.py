"""The ICF's laws as revised (2020): the numbers, and what this edition answers in its own way."""

from functools import partial

from ..acts import IncidentKind, Situation
from ..edition import Edition
from ..icf.breaches import judge_incident, judge_violation
from ..icf.stroke import judge_stroke
from ..icf.terms import Extra, IcfTerms
from ..laws import Law
from ..position import Party, QueenPlace, men_of
from ..readings import Reading
from ..ruling import Call, Citation, Scoring, Turn, Verdict

ICF_SCORING = Scoring(queen=3, queen_until=21, most=12, game=25)

NUMBERS = {
    Law.BREAK_MADE: Citation("44"),
    Law.BREAK_MISSED: Citation("45(a)"),
    Law.BREAK_LOST: Citation("45(b)"),
    Law.BREAK_FAULT: Citation("45(c)"),
    Law.BREAK_BEFORE_PLAY: Citation("47"),
    Law.TURN: Citation("48"),
    Law.OUT_OF_TURN: Citation("51"),
    Law.STRIKER_JUMPED: Citation("116"),
    Law.OPPONENTS_MAN_POCKETED: Citation("125(a)"),
    Law.MEN_JUMPED: Citation("65"),
    Law.ALL_MEN_POCKETED_WINS: Citation("52(a)"),
    Law.MEN_LEFT: Citation("53(a)"),
    Law.QUEEN_FOR_WINNER: Citation("53(b)"),
    Law.QUEEN_NOT_FOR_LOSER: Citation("53(c)"),
    Law.QUEEN_FROM_22: Citation("54"),
    Law.MOST_POINTS: Citation("55"),
    Law.TECHNICAL_FOUL_BY_PLAYER: Citation("63(a)"),
    Law.TECHNICAL_FOUL_BY_OTHER: Citation("63(b)"),
    Law.FOUL: Citation("64(a)"),
    Law.FOUL_WHILE_POCKETING: Citation("64(b)"),
    Law.LEFT_SEAT: Citation("91"),
    Law.PLAYED_WITHOUT_ORDER: Citation("121(b)"),
    Law.BOARD_DISTURBED: Citation("126(b)"),
    Law.STRIKER_ALONE: Citation("72(a)"),
    Law.STRIKER_ALONE_IMPROPER: Citation("72(b)"),
    Law.DUE_OUTSTANDING: Citation("72(c)"),
    Law.STRIKER_WITH_OWN: Citation("73"),
    Law.STRIKER_WITH_OPPONENTS: Citation("74"),
    Law.STRIKER_WITH_BOTH: Citation("75"),
    Law.OPPONENTS_IMPROPER: Citation("76"),
    Law.OWN_IMPROPER: Citation("77(a)"),
    Law.OWN_AND_STRIKER_IMPROPER: Citation("77(b)"),
    Law.DUE_TAKEN_OUT: Citation("78(a)"),
    Law.QUEEN_RIGHT: Citation("92"),
    Law.QUEEN_TOO_EARLY: Citation("95(a)"),
    Law.QUEEN_WHILE_DUE: Citation("95(b)"),
    Law.QUEEN_AFTER_RECOVERY: Citation("95(c)"),
    Law.QUEEN_WITH_STRIKER_NINE_ON: Citation("95(d)"),
    Law.QUEEN_NOT_COVERED: Citation("96"),
    Law.QUEEN_COVERED_TOGETHER: Citation("97(a)"),
    Law.QUEEN_WITH_ONE_NINE_ON: Citation("97(b)"),
    Law.QUEEN_MAN_STRIKER: Citation("98(a)"),
    Law.QUEEN_MAN_STRIKER_IMPROPER: Citation("98(b)"),
    Law.QUEEN_STRIKER: Citation("99(a)"),
    Law.QUEEN_STRIKER_IMPROPER: Citation("99(b)"),
    Law.COVER_STRIKER: Citation("100(a)"),
    Law.COVER_STRIKER_IMPROPER: Citation("100(b)"),
    Law.COVER_MAN_STRIKER: Citation("101(a)"),
    Law.COVER_MAN_STRIKER_IMPROPER: Citation("101(b)"),
    Law.COVER_BOTH_LAST: Citation("102(a)"),
    Law.COVER_BOTH_LAST_IMPROPER: Citation("102(b)"),
    Law.COVER_OPPONENTS_LAST: Citation("103(a)"),
    Law.COVER_OPPONENTS_LAST_IMPROPER: Citation("103(b)"),
    Law.QUEEN_BOTH_LAST: Citation("104(a)"),
    Law.QUEEN_BOTH_LAST_IMPROPER: Citation("104(b)"),
    Law.BOTH_LAST: Citation("105(a)"),
    Law.BOTH_LAST_IMPROPER: Citation("105(b)"),
    Law.OPPONENTS_LAST: Citation("106(a)"),
    Law.OPPONENTS_LAST_IMPROPER: Citation("106(b)"),
    Law.OWN_LAST: Citation("107(a)"),
    Law.OWN_LAST_IMPROPER: Citation("107(b)"),
    Law.OWN_LAST_STRIKER: Citation("108(a)"),
    Law.OWN_LAST_STRIKER_IMPROPER: Citation("108(b)"),
    Law.QUEEN_BOTH_LAST_STRIKER: Citation("109(a)"),
    Law.QUEEN_BOTH_LAST_STRIKER_IMPROPER: Citation("109(b)"),
    Law.COVERED_BOTH_LAST_STRIKER: Citation("110(a)"),
    Law.COVERED_BOTH_LAST_STRIKER_IMPROPER: Citation("110(b)"),
    Law.OPPONENTS_LAST_STRIKER: Citation("111(a)"),
    Law.OPPONENTS_LAST_STRIKER_IMPROPER: Citation("111(b)"),
    Law.OTHERS_QUEEN_BOTH_LAST_STRIKER: Citation("112(a)"),
    Law.OTHERS_QUEEN_BOTH_LAST_STRIKER_IMPROPER: Citation("112(b)"),
}


def extra_men(situation: Situation) -> Extra:
    """One man as a due for the striker and one as a penalty for an improper stroke (72 to 77)."""
    return Extra(int(situation.striker) + int(situation.improper))


def break_before_play(situation: Situation) -> Verdict:
    """The player's own men and the Queen out, one man more, and one for the striker (47)."""
    striker = situation.striker
    return Verdict(
        Turn.PASSES,
        QueenPlace.ON_BOARD,
        (Law.BREAK_BEFORE_PLAY,),
        back=men_of(Party.OWN, situation.own),
        owed=men_of(Party.OWN, 2 if striker else 1),
        queen_back=situation.queen,
        calls=(Call.DUE_AND_FOUL if striker else Call.FOUL,),
        readings=(Reading.BEFORE_PLAY_STRIKER,) if striker else (),
    )


TERMS = IcfTerms(scoring=ICF_SCORING, extra_men=extra_men, break_before_play=break_before_play)

ICF_REVISED = Edition(
    scoring=ICF_SCORING,
    numbers=NUMBERS,
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset(IncidentKind),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=partial(judge_incident, TERMS),
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
)
