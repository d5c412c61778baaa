"""Why something is refused: a sentence each, with what to do."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.rules.impossible import Impossible


def reason_words(reason: Reason) -> str:
    """Why a command is not possible now."""
    return (_reasons_at_the_board() | _reasons_of_the_match())[reason]


def impossible_words(reason: Impossible) -> str:
    """Why an act or a position cannot be."""
    return (_impossible_positions() | _impossible_acts())[reason]


def refusal_sentences(refusal: Refusal) -> tuple[str, ...]:
    """Everything that is to be said of a refusal: for an impossible act each reason once."""
    return tuple(dict.fromkeys(impossible_words(problem.reason) for problem in refusal.problems)) or (
        reason_words(refusal.reason),
    )


def _reasons_at_the_board() -> dict[Reason, str]:
    return {
        Reason.ACT_IMPOSSIBLE: QCoreApplication.translate(
            "Refusal", "This cannot have happened at this position. Look at the marks again."
        ),
        Reason.NOTHING_TO_PLACE: QCoreApplication.translate(
            "Refusal", "There are no men to place: the last ruling puts none back."
        ),
        Reason.PLACING_ANSWERED: QCoreApplication.translate(
            "Refusal", "What became of the men to be placed is entered already. Undo it to enter it anew."
        ),
        Reason.NOTHING_TO_DEMAND: QCoreApplication.translate(
            "Refusal", "No points can be demanded now: that is possible only straight after the board."
        ),
        Reason.DEMAND_TOO_HIGH: QCoreApplication.translate(
            "Refusal", "More points are demanded than the ruling offers."
        ),
        Reason.NOTHING_TO_OVERRIDE: QCoreApplication.translate(
            "Refusal", "There is no ruling to decide otherwise: nothing has been ruled on this board yet."
        ),
        Reason.OVERRIDE_EMPTY: QCoreApplication.translate(
            "Refusal", "Say what is decided otherwise: turn, men placed, dues, Queen or board."
        ),
        Reason.OVERRIDE_IMPOSSIBLE: QCoreApplication.translate(
            "Refusal", "The board cannot be as this decision leaves it. Look at the men and the turn again."
        ),
        Reason.NO_BOARD: QCoreApplication.translate("Refusal", "No board is being played now."),
    }


def _reasons_of_the_match() -> dict[Reason, str]:
    return {
        Reason.MATCH_OVER: QCoreApplication.translate("Refusal", "The match is over. Undo the last entry to go on."),
        Reason.TOSS_AWAITED: QCoreApplication.translate("Refusal", "The toss comes first. Enter who won it."),
        Reason.NO_TOSS_NOW: QCoreApplication.translate(
            "Refusal", "There is no toss now: it comes before the first board, and before an extra board."
        ),
        Reason.CHOICE_MUST_BE_BREAK: QCoreApplication.translate(
            "Refusal", "Before an extra board the toss decides the break only."
        ),
        Reason.NO_SUCH_PLAYER: QCoreApplication.translate(
            "Refusal", "There is no such player: a side has player 1, and in doubles player 2."
        ),
        Reason.NO_PROTEST: QCoreApplication.translate("Refusal", "There is no protest to decide."),
        Reason.PROTEST_PENDING: QCoreApplication.translate(
            "Refusal", "A protest is waiting for its decision. Enter that first."
        ),
        Reason.NOT_PAUSED: QCoreApplication.translate("Refusal", "Time is not standing still."),
        Reason.ALREADY_PAUSED: QCoreApplication.translate("Refusal", "Time stands still already."),
        Reason.NOTHING_TO_UNDO: QCoreApplication.translate("Refusal", "There is nothing to take back."),
        Reason.NOTHING_TO_REDO: QCoreApplication.translate("Refusal", "There is nothing to give again."),
        Reason.NO_SUCH_ENTRY: QCoreApplication.translate("Refusal", "There is no entry of this number."),
        Reason.ENTRY_NOT_STANDING: QCoreApplication.translate(
            "Refusal", "This entry cannot be amended: it is taken back, or is itself a correction."
        ),
    }


def _impossible_positions() -> dict[Impossible, str]:
    return {
        Impossible.MEN_OUT_OF_RANGE: QCoreApplication.translate("Impossible", "There are 0 to 9 men of a side."),
        Impossible.NO_MAN_ON_BOARD: QCoreApplication.translate(
            "Impossible", "A board goes on only while each side has a man on it; this side has none."
        ),
        Impossible.DUE_BELOW_ZERO: QCoreApplication.translate(
            "Impossible", "A side owes no men or some, never fewer than none."
        ),
        Impossible.SCORE_BELOW_ZERO: QCoreApplication.translate("Impossible", "A score is 0 or more."),
        Impossible.QUEEN_PLACE_UNKNOWN: QCoreApplication.translate(
            "Impossible", "These laws know no Queen that waits to go back when the turn ends."
        ),
        Impossible.MUST_HAVE_POCKETED: QCoreApplication.translate(
            "Impossible", "With fewer than nine men on the board, a man of this side has been pocketed."
        ),
        Impossible.COVERED_WITHOUT_MAN: QCoreApplication.translate(
            "Impossible", "A side that covered the Queen has pocketed a man of its own."
        ),
        Impossible.ATTEMPT_OUT_OF_RANGE: QCoreApplication.translate(
            "Impossible", "The break has attempts 1 to 3 in a turn."
        ),
        Impossible.MEN_OFF_BEFORE_BREAK: QCoreApplication.translate(
            "Impossible", "Before the break is made all nine men of each side are on the board."
        ),
        Impossible.QUEEN_OFF_BEFORE_BREAK: QCoreApplication.translate(
            "Impossible", "Before the break is made the Queen is on the board."
        ),
    }


def _impossible_acts() -> dict[Impossible, str]:
    return {
        Impossible.POCKETED_BEFORE_BREAK: QCoreApplication.translate(
            "Impossible", "Before the break is made no man has been pocketed."
        ),
        Impossible.MORE_MEN_THAN_ON_BOARD: QCoreApplication.translate(
            "Impossible", "More men of this side are marked than lie on the board."
        ),
        Impossible.QUEEN_NOT_ON_BOARD: QCoreApplication.translate(
            "Impossible", "The Queen is marked, but she is not on the board."
        ),
        Impossible.QUEEN_TWICE: QCoreApplication.translate(
            "Impossible", "The Queen cannot be pocketed and jump off in one stroke."
        ),
        Impossible.STRIKER_TWICE: QCoreApplication.translate(
            "Impossible", "The striker cannot be pocketed and jump off in one stroke."
        ),
        Impossible.UNTOUCHED_BUT_MOVED: QCoreApplication.translate(
            "Impossible", "A striker that touched nothing cannot have pocketed or moved a piece."
        ),
        Impossible.BEFORE_PLAY_AFTER_BREAK: QCoreApplication.translate(
            "Impossible", "Only the break can come before the call of “Play”, and it is made."
        ),
        Impossible.QUEEN_WAITS_BEFORE_FIRST_STROKE: QCoreApplication.translate(
            "Impossible",
            "A Queen that waits for cover was pocketed in this turn, so the player has made his first stroke.",
        ),
        Impossible.INCIDENT_UNKNOWN: QCoreApplication.translate(
            "Impossible", "These laws do not take the board away for this act."
        ),
    }
