"""The words for what happens seldom."""

from PySide6.QtCore import QCoreApplication

from .seldom_acts import Option, SeldomAct


def act_title(act: SeldomAct) -> str:
    """What an act is called."""
    match act:
        case SeldomAct.NOTE:
            return QCoreApplication.translate("SeldomActs", "Note")
        case SeldomAct.PAUSE:
            return QCoreApplication.translate("SeldomActs", "Pause")
        case SeldomAct.PASS:
            return QCoreApplication.translate("SeldomActs", "Pass")
        case SeldomAct.REPLAY_BOARD:
            return QCoreApplication.translate("SeldomActs", "Replay the board")
        case SeldomAct.CHANGE_SIDES:
            return QCoreApplication.translate("SeldomActs", "Sides changed")
        case SeldomAct.PROTEST:
            return QCoreApplication.translate("SeldomActs", "Protest")
        case SeldomAct.PROTEST_DECIDED:
            return QCoreApplication.translate("SeldomActs", "Protest decided")
        case SeldomAct.CONCEDE:
            return QCoreApplication.translate("SeldomActs", "Concede")
        case SeldomAct.WALKOVER:
            return QCoreApplication.translate("SeldomActs", "Walkover")
        case SeldomAct.DISQUALIFY:
            return QCoreApplication.translate("SeldomActs", "Disqualify")


def act_meaning(act: SeldomAct) -> str:
    """What an act does."""
    match act:
        case SeldomAct.NOTE:
            return QCoreApplication.translate("SeldomActs", "A remark for the report; it changes nothing.")
        case SeldomAct.PAUSE:
            return QCoreApplication.translate(
                "SeldomActs", "Time stands still: an appeal, the chief referee is called. “Play” goes on."
            )
        case SeldomAct.PASS:
            return QCoreApplication.translate(
                "SeldomActs", "The player in turn does not strike. When everyone passed three times, replay the board."
            )
        case SeldomAct.REPLAY_BOARD:
            return QCoreApplication.translate(
                "SeldomActs", "The board is cancelled and played again with the same breaker."
            )
        case SeldomAct.CHANGE_SIDES:
            return QCoreApplication.translate("SeldomActs", "The players have changed sides.")
        case SeldomAct.PROTEST:
            return QCoreApplication.translate(
                "SeldomActs", "The result is withheld until the chief referee has decided; play may go on."
            )
        case SeldomAct.PROTEST_DECIDED:
            return QCoreApplication.translate(
                "SeldomActs", "Upheld, play goes on from the start of that board; overruled, all stands."
            )
        case SeldomAct.CONCEDE:
            return QCoreApplication.translate("SeldomActs", "A side gives up the game or the match.")
        case SeldomAct.WALKOVER:
            return QCoreApplication.translate(
                "SeldomActs", "A side wins because the other does not appear or cannot play."
            )
        case SeldomAct.DISQUALIFY:
            return QCoreApplication.translate("SeldomActs", "A side loses the match.")


def side_question(act: SeldomAct) -> str:
    """What is asked about the side."""
    match act:
        case SeldomAct.WALKOVER:
            return QCoreApplication.translate("SeldomActs", "Who wins?")
        case SeldomAct.CONCEDE:
            return QCoreApplication.translate("SeldomActs", "Who concedes?")
        case SeldomAct.PROTEST:
            return QCoreApplication.translate("SeldomActs", "Who protests?")
        case _:
            return QCoreApplication.translate("SeldomActs", "Who loses the match?")


def text_title(act: SeldomAct) -> str:
    """What the words are."""
    if act is SeldomAct.NOTE:
        return QCoreApplication.translate("SeldomActs", "Remark")
    if act is SeldomAct.PROTEST:
        return QCoreApplication.translate("SeldomActs", "Facts, decision given, and what is asked for")
    return QCoreApplication.translate("SeldomActs", "Reason")


def option_title(option: Option) -> str:
    """What an option is called."""
    match option:
        case Option.GAME:
            return QCoreApplication.translate("SeldomActs", "the game")
        case Option.MATCH:
            return QCoreApplication.translate("SeldomActs", "the match")
        case Option.OVERRULED:
            return QCoreApplication.translate("SeldomActs", "overruled")
        case Option.UPHELD:
            return QCoreApplication.translate("SeldomActs", "upheld")
