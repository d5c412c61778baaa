"""Readings: what is held where the law texts are silent, as question and answer."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.rules.readings import Reading


@dataclass(frozen=True, slots=True)
class ReadingWords:
    """A reading on which a ruling rests."""

    question: str
    """What the texts leave open."""
    answer: str
    """What is held."""


def reading_words(reading: Reading) -> ReadingWords:
    """The question that a reading settles, and its answer."""
    return (
        _of_a_stroke()
        | _of_the_last_men()
        | _of_placing_and_breaches()
        | _of_club_strokes()
        | _of_club_breaks_and_covers()
        | _of_the_match()
    )[reading]


def _of_a_stroke() -> dict[Reading, ReadingWords]:
    return {
        Reading.BEFORE_PLAY_NOTHING_TOUCHED: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Law 47 speaks of a break made before “Play”; what of an attempt that touches nothing then?",
            ),
            QCoreApplication.translate("Reading", "It is an attempt like any other under law 45."),
        ),
        Reading.BEFORE_PLAY_STRIKER: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Law 47 does not say what the striker costs when it falls in a break made before “Play”.",
            ),
            QCoreApplication.translate("Reading", "One man more, as a due besides the foul."),
        ),
        Reading.OWN_MAN_BY_FOUL_1993: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "When own men fall in a foul, icf-1993 takes no man on top by 37(b) and one by 50(a); which holds?",
            ),
            QCoreApplication.translate("Reading", "One man is taken, as 50(a) says."),
        ),
        Reading.QUEEN_WHILE_DUE: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Does law 95(b) also hold when own men fall together with the Queen while a due stands?",
            ),
            QCoreApplication.translate(
                "Reading",
                "Yes: she comes back and the turn passes; the men stay pocketed unless the striker fell as well.",
            ),
        ),
        Reading.NINE_ON_AFTER_RECOVERY: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Does law 97(b) hold when all nine men lie on the board only because some came back?",
            ),
            QCoreApplication.translate("Reading", "Yes: it goes by what lies on the board before the stroke."),
        ),
        Reading.NINE_ON_QUEEN_MAN_STRIKER: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "With all nine on, Queen, own men and striker fall: law 98(a) goes on with the turn, 95(d) ends it.",
            ),
            QCoreApplication.translate("Reading", "Law 98(a) holds, since it names the men: the turn continues."),
        ),
        Reading.QUEEN_OUT_IMPROPER_COVER_1993: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "icf-1993 74(b) leaves out what becomes of a Queen to be covered after an improper stroke.",
            ),
            QCoreApplication.translate("Reading", "She comes back, as she does under 101(b) of icf-revised."),
        ),
    }


def _of_the_last_men() -> dict[Reading, ReadingWords]:
    return {
        Reading.BOTH_LAST_QUEEN_COVERED: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "The last man of either colour falls without the striker after the Queen was covered: no "
                "law counts it.",
            ),
            QCoreApplication.translate(
                "Reading",
                "A proper stroke wins 3 points (1 from 22 on) for who covered the Queen himself, else 1; "
                "an improper one loses as with the striker, by law 110 or 112.",
            ),
        ),
        Reading.BOTH_LAST_QUEEN_ON_STRIKER: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Law 105 does not name the striker: both last men and the striker fall while the Queen "
                "lies on the board.",
            ),
            QCoreApplication.translate(
                "Reading",
                "The opponent wins 3 points, 1 from 22 on, and may demand one for the striker.",
            ),
        ),
        Reading.COVER_BOTH_LAST_STRIKER: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Law 102 does not name the striker: it falls with both last men while the Queen is to be covered.",
            ),
            QCoreApplication.translate(
                "Reading",
                "The opponent wins 3 points, 1 from 22 on, and may demand one for the striker.",
            ),
        ),
        Reading.LAW_85_AT_22: ReadingWords(
            QCoreApplication.translate("Reading", "icf-1993 85 has no word on a winner who stands at 22 or more."),
            QCoreApplication.translate("Reading", "He gets 1 point instead of 3, as everywhere else."),
        ),
        Reading.OPPONENTS_LAST_QUEEN_UNCOVERED: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "The opponent's last man falls together with the Queen, or with the striker while she is "
                "to be covered.",
            ),
            QCoreApplication.translate(
                "Reading",
                "It counts as if she lay on the board: men left, the Queen, and what may be demanded.",
            ),
        ),
        Reading.OPPONENTS_LAST_QUEEN_COVERED: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "The opponent's last man falls after the Queen was covered; laws 103, 106 and 111 speak "
                "only of before.",
            ),
            QCoreApplication.translate(
                "Reading",
                "The opponent wins by the men left; the Queen counts for him only if he covered her.",
            ),
        ),
        Reading.REST_AFTER_STROKE: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Own men fall together with the opponent's last: do they count among those left?",
            ),
            QCoreApplication.translate("Reading", "No: only men that lie on the board after the stroke count."),
        ),
    }


def _of_placing_and_breaches() -> dict[Reading, ReadingWords]:
    return {
        Reading.FORGO_DUES_ONLY: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Whoever forgoes the men to be placed: does he also forgo those that come back because of the stroke?",
            ),
            QCoreApplication.translate(
                "Reading",
                "No: dues and penalties fall away, the men of the stroke itself are still placed.",
            ),
        ),
        Reading.TIME_LIMIT: ReadingWords(
            QCoreApplication.translate(
                "Reading", "Law 50 gives fifteen seconds and names no penalty for taking longer."
            ),
            QCoreApplication.translate(
                "Reading",
                "It is a breach like any other: a technical foul before the first stroke of the turn, a foul after it.",
            ),
        ),
        Reading.BOARD_LOST_QUEEN: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "A board is lost by an act while the Queen does not lie on it: does she count for the winner?",
            ),
            QCoreApplication.translate(
                "Reading",
                "Yes, while he has at most 21 points, unless the offender had covered her.",
            ),
        ),
    }


def _of_club_strokes() -> dict[Reading, ReadingWords]:
    return {
        Reading.TECHNITIA_IMPROPER: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "technitia-2k20 has no rules for striking; what of a stroke that the umpire calls improper?",
            ),
            QCoreApplication.translate("Reading", "It is a foul."),
        ),
        Reading.ONE_PENALTY: ReadingWords(
            QCoreApplication.translate("Reading", "Several fouls in one stroke: is there a penalty for each?"),
            QCoreApplication.translate("Reading", "No: one man comes back for all of them."),
        ),
        Reading.MEN_STAY_ON_FOUL: ReadingWords(
            QCoreApplication.translate("Reading", "Do men pocketed in a foul stroke come back?"),
            QCoreApplication.translate(
                "Reading",
                "No: they stay pocketed, also when the striker fell, except the penalty and the last men "
                "that are named.",
            ),
        ),
        Reading.QUEEN_BACK_ON_FOUL: ReadingWords(
            QCoreApplication.translate("Reading", "Is a Queen pocketed in a foul stroke put back whatever the foul?"),
            QCoreApplication.translate("Reading", "Yes, as the text says of a foul by an opponent's man."),
        ),
        Reading.COVER_IN_A_FOUL_STROKE: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Is a Queen that waits for her cover covered by an own man that falls in a foul stroke?",
            ),
            QCoreApplication.translate("Reading", "Yes; without such a man she goes back."),
        ),
    }


def _of_club_breaks_and_covers() -> dict[Reading, ReadingWords]:
    return {
        Reading.CLUB_BREAK_NEXT: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Three attempts to break have failed: who breaks now, and how often may he try?",
            ),
            QCoreApplication.translate(
                "Reading",
                "The break is still to be made; the next player has three attempts of his own.",
            ),
        ),
        Reading.CLUB_BREAK_FOUL: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "An attempt to break touches nothing, but the striker falls or the stroke is improper.",
            ),
            QCoreApplication.translate("Reading", "It is a foul like any other, and the turn ends."),
        ),
        Reading.CLUB_SAME_STROKE_COVERS: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "club wants an own man “immediately after” the Queen: does one in the same stroke cover her?",
            ),
            QCoreApplication.translate("Reading", "Yes."),
        ),
        Reading.TECHNITIA_COVER_NEXT: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "technitia-2k20 wants Queen and own man in the “same turn”: how long may the cover take?",
            ),
            QCoreApplication.translate(
                "Reading",
                "It falls in the same stroke or in the next; without it the turn is over anyway.",
            ),
        ),
        Reading.CLUB_OPPONENT_BREACH: ReadingWords(
            QCoreApplication.translate("Reading", "What does a breach by the player who is not in turn cost?"),
            QCoreApplication.translate("Reading", "One of his men comes back; the turn is not touched."),
        ),
    }


def _of_the_match() -> dict[Reading, ReadingWords]:
    return {
        Reading.DOUBLES_FIRST_BREAK: ReadingWords(
            QCoreApplication.translate(
                "Reading",
                "Law 49 settles for singles who begins the second and third game; who does in doubles?",
            ),
            QCoreApplication.translate(
                "Reading",
                "The second is begun by the player on the right of who began the first, the third by who "
                "began the first.",
            ),
        ),
        Reading.EXTRA_BOARD_AGAIN: ReadingWords(
            QCoreApplication.translate("Reading", "The extra board leaves the scores level as well."),
            QCoreApplication.translate("Reading", "Another extra board is played, again after a toss."),
        ),
    }
