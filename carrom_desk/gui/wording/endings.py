"""What the umpire ends by a decision, as the question that he answers before it counts."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Entry,
    IncidentSeen,
    Override,
    ProtestDecided,
    WalkedOver,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.ruling import Turn


def ending_question(setup: Setup, entry: Entry | None) -> str:
    """Whether it is really to be ended; empty for an entry that ends nothing by itself."""
    match entry:
        case Conceded(what=Concession.MATCH):
            return _ask(QCoreApplication.translate("Ending", "{side} gives up the match?"), setup, entry.by)
        case Conceded():
            return _ask(QCoreApplication.translate("Ending", "{side} gives up the game?"), setup, entry.by)
        case Disqualified():
            return _ask(QCoreApplication.translate("Ending", "{side} loses the match?"), setup, entry.by)
        case WalkedOver():
            return _ask(QCoreApplication.translate("Ending", "{side} wins the match by walkover?"), setup, entry.winner)
        case IncidentSeen():
            return _ask(QCoreApplication.translate("Ending", "{side} loses the board?"), setup, entry.by)
        case BoardReplayed():
            return QCoreApplication.translate("Ending", "The board does not count and is played again?")
        case ProtestDecided(upheld=True):
            return QCoreApplication.translate("Ending", "The board is played again from its start?")
        case ProtestDecided():
            return QCoreApplication.translate("Ending", "The result stands?")
        case Override(turn=Turn.BOARD_OVER) | Override(board_goes_on=True):
            return QCoreApplication.translate("Ending", "The board ends otherwise than the laws say?")
        case _:
            return ""


def _ask(text: str, setup: Setup, side: Side) -> str:
    return text.format(side=setup.side_name(side))
