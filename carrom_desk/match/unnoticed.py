"""What stands because nobody noticed it in time: ready-made decisions about whose turn it is and the last ruling."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import Turn

from .entries import Mistake, MistakeStands, TurnCorrected
from .evolve import refusal
from .side import Side, side_of
from .state import LastRuled, MatchState


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


@dataclass(frozen=True, slots=True)
class UnnoticedCase:
    """A case that the last ruling leaves room for."""

    kind: Unnoticed
    law: Citation
    entry: MistakeStands | TurnCorrected
    """What it changes; a reason is empty: it is put in words elsewhere."""


def unnoticed_cases(state: MatchState) -> tuple[UnnoticedCase, ...]:
    """The cases that can have been with the last ruling, by their laws' order; none where the board is over."""
    last, edition = state.last_ruled, state.setup.laws
    if last is None or state.board is None or last.ruling.turn is Turn.BOARD_OVER:
        return ()
    found = ((kind, edition.cite(law), changed(state, last)) for kind, (law, changed) in _CASES.items())
    return tuple(
        UnnoticedCase(kind, law[0], entry)
        for kind, law, entry in found
        if law and entry is not None and refusal(state, entry) is None
    )


def _other_turn(state: MatchState, last: LastRuled) -> TurnCorrected:
    """Who struck last is in turn once more; where he is in turn anyway, the next player is."""
    struck = last.board.turn
    return TurnCorrected(struck if struck is not state.current_board.turn else state.setup.seat_after(struck), "")


def _wrong_man(_: MatchState, last: LastRuled) -> MistakeStands | None:
    """One man of the other side lies there instead of one of those to be placed."""
    men = last.ruling.place.men
    placed = next((party for party in Party if men.of(party)), None)
    return None if placed is None else MistakeStands(Mistake.WRONG_MAN, _side(last, placed).other)


def _due_not_placed(_: MatchState, last: LastRuled) -> MistakeStands | None:
    """Dues and penalties stay down; what comes back because of the act itself was placed."""
    place, back = last.ruling.place.men, last.ruling.back
    owing = next((party for party in Party if place.of(party) > back.of(party)), None)
    if owing is None:
        return None
    return MistakeStands(Mistake.DUE_FORGOTTEN, _side(last, owing), place.of(owing) - back.of(owing))


def _queen_covered(_: MatchState, last: LastRuled) -> MistakeStands | None:
    is_returned = last.ruling.place.queen and isinstance(last.act, Stroke)
    return MistakeStands(Mistake.QUEEN_UNCOVERED, last.board.turn.side) if is_returned else None


def _side(last: LastRuled, party: Party) -> Side:
    return side_of(party, last.board.turn.side)


def _gone_on(state: MatchState, last: LastRuled) -> TurnCorrected | None:
    """He may have played on after a man of the other side: he loses the turn when that is noticed."""
    act = last.act
    if not isinstance(act, Stroke) or act.improper or act.pocketed.striker or not act.pocketed.opponent:
        return None
    return _other_turn(state, last)


_CASES: Mapping[Unnoticed, tuple[Law, Callable[[MatchState, LastRuled], MistakeStands | TurnCorrected | None]]] = {
    Unnoticed.OUT_OF_TURN: (Law.OUT_OF_TURN, _other_turn),
    Unnoticed.WRONG_MAN_PLACED: (Law.OWN_MAN_PLACED_UNNOTICED, _wrong_man),
    Unnoticed.DUE_NOT_PLACED: (Law.SEVERAL_MEN_TO_PLACE, _due_not_placed),
    Unnoticed.QUEEN_NOT_COVERED: (Law.QUEEN_NOT_COVERED, _queen_covered),
    Unnoticed.WENT_ON: (Law.OPPONENTS_MEN_UNNOTICED, _gone_on),
}
"""The law of each, on which an edition that does not number it has no word, and what it changes."""
