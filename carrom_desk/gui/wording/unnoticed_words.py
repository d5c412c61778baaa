"""What stands because nobody noticed it, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.unnoticed import Unnoticed, UnnoticedCase


def unnoticed_title(case: UnnoticedCase) -> str:
    """What a case is called, with its law."""
    title = QCoreApplication.translate("Unnoticed", "{case} ({law})")
    return title.format(case=_short(case.kind), law=case.law)


def unnoticed_reason(case: UnnoticedCase) -> str:
    """The reason of the override, with the law: it is printed in the report."""
    reason = QCoreApplication.translate("Unnoticed", "{case} (law {law})")
    return reason.format(case=_at_length(case.kind), law=case.law)


def _short(kind: Unnoticed) -> str:
    match kind:
        case Unnoticed.OUT_OF_TURN:
            return QCoreApplication.translate("Unnoticed", "Out of turn")
        case Unnoticed.WRONG_MAN_PLACED:
            return QCoreApplication.translate("Unnoticed", "Wrong man")
        case Unnoticed.DUE_NOT_PLACED:
            return QCoreApplication.translate("Unnoticed", "Due forgotten")
        case Unnoticed.QUEEN_NOT_COVERED:
            return QCoreApplication.translate("Unnoticed", "Queen uncovered")
        case Unnoticed.WENT_ON:
            return QCoreApplication.translate("Unnoticed", "Went on")


def _at_length(kind: Unnoticed) -> str:
    match kind:
        case Unnoticed.OUT_OF_TURN:
            return QCoreApplication.translate("Unnoticed", "Played out of turn, unnoticed: the turn is allowed")
        case Unnoticed.WRONG_MAN_PLACED:
            return QCoreApplication.translate("Unnoticed", "Wrong man placed, unnoticed: it stays")
        case Unnoticed.DUE_NOT_PLACED:
            return QCoreApplication.translate("Unnoticed", "Men owed not placed, unnoticed: they are forfeited")
        case Unnoticed.QUEEN_NOT_COVERED:
            return QCoreApplication.translate("Unnoticed", "Queen not covered, unnoticed: she counts as covered")
        case Unnoticed.WENT_ON:
            return QCoreApplication.translate(
                "Unnoticed", "Opponent's man pocketed, unnoticed: it counts, the turn ends when it is noticed"
            )
