"""What stands because nobody noticed it in time: ready-made overrides of the last ruling."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, QueenPlace
from carrom_desk.rules.ruling import Placing, Ruling, Turn

from .entries import Override
from .state import LastRuled


@unique
class Unnoticed(StrEnum):
    """What went unnoticed until the next stroke, by the numbers of icf-revised."""

    OUT_OF_TURN = "out_of_turn"
    """The other player played; his turn is allowed (51)."""
    WRONG_MAN_PLACED = "wrong_man_placed"
    """A man of the wrong colour was placed and stays (82(b))."""
    DUE_NOT_PLACED = "due_not_placed"
    """Men owed could have been placed and were not: they are forfeited (83)."""
    QUEEN_NOT_COVERED = "queen_not_covered"
    """The Queen was not covered and not taken out: she counts as covered (96)."""
    WENT_ON = "went_on"
    """He pocketed a man of the other side and played on: it counts, the turn is his until it is noticed (125(b))."""


LAWS: Mapping[Unnoticed, Law] = {
    Unnoticed.OUT_OF_TURN: Law.OUT_OF_TURN,
    Unnoticed.WRONG_MAN_PLACED: Law.OWN_MAN_PLACED_UNNOTICED,
    Unnoticed.DUE_NOT_PLACED: Law.SEVERAL_MEN_TO_PLACE,
    Unnoticed.QUEEN_NOT_COVERED: Law.QUEEN_NOT_COVERED,
    Unnoticed.WENT_ON: Law.OPPONENTS_MEN_UNNOTICED,
}
"""The law of each; an edition that does not number it has no word on it."""


@dataclass(frozen=True, slots=True)
class UnnoticedCase:
    """A case that the last ruling leaves room for."""

    kind: Unnoticed
    law: Citation
    override: Override
    """What it changes; its reason is empty: it is put in words elsewhere."""


def unnoticed_cases(last: LastRuled, edition: Edition) -> tuple[UnnoticedCase, ...]:
    """The cases that can have been with the last ruling, by their laws' order; none where the board is over."""
    found = ((kind, edition.cite(law), _override(kind, last)) for kind, law in LAWS.items())
    return tuple(UnnoticedCase(kind, law[0], override) for kind, law, override in found if law and override is not None)


def _override(kind: Unnoticed, last: LastRuled) -> Override | None:
    if last.ruling.turn is Turn.BOARD_OVER:
        return None
    match kind:
        case Unnoticed.OUT_OF_TURN:
            is_waiting = last.ruling.queen.is_waiting
            return None if is_waiting else Override("", turn=_other(last.ruling.turn))
        case Unnoticed.WRONG_MAN_PLACED:
            return _wrong_man(last.ruling)
        case Unnoticed.DUE_NOT_PLACED:
            return _due_not_placed(last.ruling)
        case Unnoticed.QUEEN_NOT_COVERED:
            return _queen_covered(last)
        case Unnoticed.WENT_ON:
            return _went_on(last)


def _other(turn: Turn) -> Turn:
    return Turn.CONTINUES if turn is Turn.PASSES else Turn.PASSES


def _wrong_man(ruling: Ruling) -> Override | None:
    """One man of the other side lies there instead of one of those to be placed, if one is off the board."""
    men, lying = ruling.place.men, ruling.on_board
    if men.own and lying.opponent < MEN_OF_A_SIDE:
        placed = ByParty(men.own - 1, men.opponent + 1)
    elif men.opponent and lying.own < MEN_OF_A_SIDE:
        placed = ByParty(men.own + 1, men.opponent - 1)
    else:
        return None
    return Override("", place=Placing(placed, queen=ruling.place.queen))


def _due_not_placed(ruling: Ruling) -> Override | None:
    """What comes back because of the act itself is placed all the same; dues and penalties are gone."""
    if ruling.place.men == ruling.back:
        return None
    return Override("", place=Placing(ruling.back, queen=ruling.place.queen))


def _queen_covered(last: LastRuled) -> Override | None:
    ruling = last.ruling
    if not ruling.place.queen or not isinstance(last.act, Stroke):
        return None
    return Override("", place=Placing(ruling.place.men), queen=QueenPlace.OWN)


def _went_on(last: LastRuled) -> Override | None:
    """Before it is noticed he plays on; when it is noticed, he loses the turn."""
    act = last.act
    has_pocketed = isinstance(act, Stroke) and act.pocketed.opponent > 0
    is_clean = has_pocketed and isinstance(act, Stroke) and not act.improper and not act.pocketed.striker
    return Override("", turn=_other(last.ruling.turn)) if is_clean and not last.ruling.queen.is_waiting else None
