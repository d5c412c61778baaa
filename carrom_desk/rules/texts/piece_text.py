"""Texts about pieces, men and points."""

from carrom_desk.i18n import N_, NN_, NP_, ngettext, say
from carrom_desk.rules.position import QueenPlace

from .words import of_side

QUEEN = NP_("Pieces", "Queen")
"""In a list of pieces, where some languages write a small letter."""
STRIKER = N_("striker")

_QUEEN_PLACES = {
    QueenPlace.ON_BOARD: N_("The Queen is on the board."),
    QueenPlace.TO_COVER: N_("The Queen is not yet covered."),
    QueenPlace.TO_RETURN: N_("The Queen returns when the turn ends."),
    QueenPlace.OWN: N_("The side to play covered the Queen."),
    QueenPlace.OPPONENT: N_("The other side covered the Queen."),
}


def queen_words(place: QueenPlace) -> str:
    return say(_QUEEN_PLACES[place])


_FEW_MEN = {True: NN_("{count} white", "{count} white"), False: NN_("{count} black", "{count} black")}
_MEN = {
    True: NN_("{count} white man", "{count} white men"),
    False: NN_("{count} black man", "{count} black men"),
}
_MEN_COME_BACK = {
    True: NN_("{count} white man comes back", "{count} white men come back"),
    False: NN_("{count} black man comes back", "{count} black men come back"),
}


def few_men(count: int, *, is_white: bool) -> str:
    """A number of men of a colour in as few words as possible: "2 black"."""
    return say(_FEW_MEN[is_white], count=count)


def men(count: int, *, is_white: bool) -> str:
    return say(_MEN[is_white], count=count)


def men_come_back(count: int, *, is_white: bool) -> str:
    """Sentence about a number of men of a colour coming back onto the board."""
    return say(_MEN_COME_BACK[is_white], count=count)


def men_of_a_side(count: int) -> str:
    """A number of men, without their colour."""
    return ngettext("{count} man", "{count} men", count).format(count=count)


def side_owes(side: str, count: int) -> str:
    """Sentence about a number of men owed by a side."""
    player = NN_("{side} owes {count} man.", "{side} owes {count} men.")
    pair = NN_("{side} owe {count} man.", "{side} owe {count} men.")
    return say(of_side(side, player, pair), side=side, count=count)


def points_of(count: int) -> str:
    return ngettext("{count} point", "{count} points", count).format(count=count)
