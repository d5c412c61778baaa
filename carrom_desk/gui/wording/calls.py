"""The words that the umpire calls, with their quotation marks."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.rules.ruling import Call, Ruling


def spoken(ruling: Ruling, demanded: int = 0) -> tuple[str, ...]:
    """What is called about a ruling; the end of a board with what it counts, the points demanded on top included."""
    return tuple(
        _board_words(ruling.board.points + demanded)
        if call is Call.BOARD and ruling.board is not None
        else call_words(call)
        for call in ruling.calls
    )


def _board_words(points: int) -> str:
    if points == 1:
        return QCoreApplication.translate("Call", "“Board, 1 point.”")
    return QCoreApplication.translate("Call", "“Board, {points} points.”").format(points=points)


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
