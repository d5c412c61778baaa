"""The words that the umpire calls, with their quotation marks."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.rules.ruling import Call


def call_words(call: Call) -> str:
    """One call as it is spoken."""
    match call:
        case Call.PLAY:
            return QCoreApplication.translate("Call", "“Play.”")
        case Call.DUE:
            return QCoreApplication.translate("Call", "“Due.”")
        case Call.FOUL:
            return QCoreApplication.translate("Call", "“Foul.”")
        case Call.DUE_AND_FOUL:
            return QCoreApplication.translate("Call", "“Due and foul.”")
        case Call.TECHNICAL_FOUL:
            return QCoreApplication.translate("Call", "“Technical foul.”")
        case Call.QUEEN_COVERED:
            return QCoreApplication.translate("Call", "“Queen covered.”")
        case Call.BOARD:
            return QCoreApplication.translate("Call", "“Board.”")
