"""Pieces, men and points in words."""

from collections.abc import Sequence

from .position import QueenPlace
from .words import QT_TRANSLATE_NOOP, Say, Words, of_side

WHITE = QT_TRANSLATE_NOOP("Pieces", "white")
BLACK = QT_TRANSLATE_NOOP("Pieces", "black")
QUEEN = QT_TRANSLATE_NOOP("Pieces", "Queen")
STRIKER = QT_TRANSLATE_NOOP("Pieces", "striker")

_QUEEN_PLACES = {
    QueenPlace.ON_BOARD: QT_TRANSLATE_NOOP("Pieces", "The Queen is on the board."),
    QueenPlace.TO_COVER: QT_TRANSLATE_NOOP("Pieces", "The Queen waits for her cover."),
    QueenPlace.TO_RETURN: QT_TRANSLATE_NOOP("Pieces", "The Queen goes back when the turn ends."),
    QueenPlace.OWN: QT_TRANSLATE_NOOP("Pieces", "The player in turn covered the Queen."),
    QueenPlace.OPPONENT: QT_TRANSLATE_NOOP("Pieces", "The other side covered the Queen."),
}


def queen_words(say: Say, place: QueenPlace) -> str:
    """Where the Queen is, as a sentence."""
    return say(_QUEEN_PLACES[place])


def counted(say: Say, count: int, one: Words, several: Words, **places: object) -> str:
    """The words for one, or the counted words for any other number."""
    return say(one, **places) if count == 1 else say(several, count, **places)


_FEW_MEN = {
    True: QT_TRANSLATE_NOOP("Pieces", "%n white", "", 1),
    False: QT_TRANSLATE_NOOP("Pieces", "%n black", "", 1),
}
_MEN = {
    True: (QT_TRANSLATE_NOOP("Pieces", "1 white man"), QT_TRANSLATE_NOOP("Pieces", "%n white men", "", 1)),
    False: (QT_TRANSLATE_NOOP("Pieces", "1 black man"), QT_TRANSLATE_NOOP("Pieces", "%n black men", "", 1)),
}
_MEN_COME_BACK = {
    True: (
        QT_TRANSLATE_NOOP("Pieces", "1 white man comes back"),
        QT_TRANSLATE_NOOP("Pieces", "%n white men come back", "", 1),
    ),
    False: (
        QT_TRANSLATE_NOOP("Pieces", "1 black man comes back"),
        QT_TRANSLATE_NOOP("Pieces", "%n black men come back", "", 1),
    ),
}


def few_men(say: Say, count: int, *, is_white: bool) -> str:
    """So many men of a colour in the shortest words: "2 black"."""
    return say(_FEW_MEN[is_white], count)


def men(say: Say, count: int, *, is_white: bool) -> str:
    """So many men of a colour."""
    return counted(say, count, *_MEN[is_white])


def men_come_back(say: Say, count: int, *, is_white: bool) -> str:
    """So many men of a colour come back onto the board."""
    return counted(say, count, *_MEN_COME_BACK[is_white])


def men_of_a_side(say: Say, count: int) -> str:
    """So many men, whatever their colour."""
    one, several = QT_TRANSLATE_NOOP("Pieces", "1 man"), QT_TRANSLATE_NOOP("Pieces", "%n men", "", 1)
    return counted(say, count, one, several)


def men_owed(say: Say, count: int) -> str:
    """So many men are owed, below the name of a side."""
    one, several = QT_TRANSLATE_NOOP("Pieces", "owes 1 man"), QT_TRANSLATE_NOOP("Pieces", "owes %n men", "", 1)
    return counted(say, count, one, several)


def side_owes(say: Say, side: str, count: int) -> str:
    """So many men are owed by a side, as a sentence."""
    one = of_side(
        side,
        QT_TRANSLATE_NOOP("Pieces", "{side} owes 1 man."),
        QT_TRANSLATE_NOOP("Pieces", "{side} owe 1 man."),
    )
    several = of_side(
        side,
        QT_TRANSLATE_NOOP("Pieces", "{side} owes %n men.", "", 1),
        QT_TRANSLATE_NOOP("Pieces", "{side} owe %n men.", "", 1),
    )
    return counted(say, count, one, several, side=side)


def points_of(say: Say, count: int) -> str:
    """So many points."""
    one, several = QT_TRANSLATE_NOOP("Pieces", "1 point"), QT_TRANSLATE_NOOP("Pieces", "%n points", "", 1)
    return counted(say, count, one, several)


def listed(say: Say, parts: Sequence[str]) -> str:
    """Parts joined as in a sentence: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return say(QT_TRANSLATE_NOOP("Pieces", "{parts} and {last}"), parts=", ".join(parts[:-1]), last=parts[-1])
