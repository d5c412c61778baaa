"""What stands because nobody noticed it in time: ready-made decisions about whose turn it is and the last ruling."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, QueenPlace
from carrom_desk.rules.ruling import Placing, Ruling, Turn

from .entries import Override, TurnCorrected
from .state import BoardState, LastRuled, MatchState


@unique
class Unnoticed(StrEnum):
    """What went unnoticed until the next stroke, by the numbers of icf-revised."""

    OUT_OF_TURN = "out_of_turn"
    """Another player played; his turn is allowed (51)."""
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
    entry: Override | TurnCorrected
    """What it changes; its reason is empty: it is put in words elsewhere."""


def unnoticed_cases(state: MatchState) -> tuple[UnnoticedCase, ...]:
    """The cases that can have been with the last ruling, by their laws' order; none where the board is over."""
    last, board, edition = state.last_ruled, state.board, state.setup.laws
    if last is None or board is None or last.before.board is None or last.ruling.turn is Turn.BOARD_OVER:
        return ()
    found = ((kind, edition.cite(law), _entry(kind, state, last, board)) for kind, law in LAWS.items())
    return tuple(UnnoticedCase(kind, law[0], entry) for kind, law, entry in found if law and entry is not None)


def _entry(kind: Unnoticed, state: MatchState, last: LastRuled, board: BoardState) -> Override | TurnCorrected | None:
    match kind:
        case Unnoticed.OUT_OF_TURN:
            return _other_turn(state, last, board)
        case Unnoticed.WRONG_MAN_PLACED:
            return _wrong_man(last.ruling)
        case Unnoticed.DUE_NOT_PLACED:
            return _due_not_placed(last.ruling)
        case Unnoticed.QUEEN_NOT_COVERED:
            return _queen_covered(last)
        case Unnoticed.WENT_ON:
            return _other_turn(state, last, board) if _has_gone_on(last.act) else None


def _other_turn(state: MatchState, last: LastRuled, board: BoardState) -> TurnCorrected:
    """Who struck last is in turn once more; where he is in turn anyway, the next player is."""
    assert last.before.board is not None
    struck = last.before.board.turn
    if struck is not board.turn:
        return TurnCorrected(struck, "")
    return TurnCorrected(state.setup.seat_after(struck), "")


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


def _has_gone_on(act: Act) -> bool:
    """Whether he may have played on after a man of the other side: he loses the turn when that is noticed."""
    if not isinstance(act, Stroke) or act.improper or act.pocketed.striker:
        return False
    return act.pocketed.opponent > 0
