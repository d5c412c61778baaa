"""Initial settings of dialogs: a toss, and everything possible."""

from carrom_desk.match.entry.entries import Toss, TossChoice
from carrom_desk.match.side import Side

TOSS = Toss(Side.A, TossChoice.BREAK)


def possible(_command: object) -> str:
    return ""
