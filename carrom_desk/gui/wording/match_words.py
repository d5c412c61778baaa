"""What belongs to a match rather than to a stroke, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import Concession, PlacingOutcome, TossChoice
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import ChangeSides
from carrom_desk.match.side import Side
from carrom_desk.rules.edition_id import EditionId
from carrom_desk.rules.ruling import Turn


def edition_name(edition: EditionId) -> str:
    """A law text."""
    match edition:
        case EditionId.ICF_1993:
            return QCoreApplication.translate("Match", "ICF 1993")
        case EditionId.ICF_REVISED:
            return QCoreApplication.translate("Match", "ICF revised")
        case EditionId.TECHNITIA_2K20:
            return QCoreApplication.translate("Match", "Technitia 2K20")
        case EditionId.CLUB:
            return QCoreApplication.translate("Match", "Club rules")


def slam_words(slam: Slam) -> str:
    """A board pocketed in one turn."""
    match slam:
        case Slam.WHITE:
            return QCoreApplication.translate("Match", "White slam.")
        case Slam.BLACK:
            return QCoreApplication.translate("Match", "Black slam.")


def change_of_sides(change: ChangeSides) -> str:
    """When sides are changed."""
    match change:
        case ChangeSides.AFTER_4_BOARDS_OR_13:
            return QCoreApplication.translate(
                "Match", "After each game; in the last game after board 4 or at 13 points, whichever is first"
            )
        case ChangeSides.AT_13:
            return QCoreApplication.translate("Match", "After each game; in the last game at 13 points")
        case ChangeSides.NEVER:
            return QCoreApplication.translate("Match", "Never")


def placing_words(outcome: PlacingOutcome) -> str:
    """What became of the men to be placed."""
    match outcome:
        case PlacingOutcome.PLACED:
            return QCoreApplication.translate("Match", "placed")
        case PlacingOutcome.FORGONE:
            return QCoreApplication.translate("Match", "forgone")
        case PlacingOutcome.FORFEITED:
            return QCoreApplication.translate("Match", "forfeited")
        case PlacingOutcome.NO_SPACE:
            return QCoreApplication.translate("Match", "no space: stays owed")


def toss_words(choice: TossChoice) -> str:
    """What the winner of the toss takes."""
    match choice:
        case TossChoice.BREAK:
            return QCoreApplication.translate("Match", "takes the break")
        case TossChoice.SIDE:
            return QCoreApplication.translate("Match", "takes the side")


def concession_words(what: Concession) -> str:
    """What is given up."""
    match what:
        case Concession.GAME:
            return QCoreApplication.translate("Match", "concedes the game")
        case Concession.MATCH:
            return QCoreApplication.translate("Match", "concedes the match")


def turn_word(turn: Turn) -> str:
    """Who plays after an act, in short."""
    match turn:
        case Turn.CONTINUES:
            return QCoreApplication.translate("Match", "continues")
        case Turn.PASSES:
            return QCoreApplication.translate("Match", "passes")
        case Turn.BOARD_OVER:
            return QCoreApplication.translate("Match", "board over")


def side_letter(side: Side) -> str:
    """A side in one letter."""
    match side:
        case Side.A:
            return QCoreApplication.translate("Match", "A")
        case Side.B:
            return QCoreApplication.translate("Match", "B")
