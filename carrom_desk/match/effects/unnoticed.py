"""Mistakes noticed too late, as ready-made decisions about the turn and the last ruling."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import unique

from carrom_desk.i18n import N_, Worded
from carrom_desk.match.entry.entries import Mistake, MistakeStands, TurnCorrected
from carrom_desk.match.side import Side
from carrom_desk.match.state import LastRuled, MatchState, ToPlace
from carrom_desk.rules.acts import Stroke, stops_the_player
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.ruling import Turn

from .refusals import refusal


@unique
class Unnoticed(Worded):
    """Mistake not noticed before the next stroke, numbered as in icf-revised."""

    OUT_OF_TURN = "out_of_turn", N_("Out of turn")
    """Another player played; that turn is allowed (51)."""
    WRONG_MAN_PLACED = "wrong_man_placed", N_("Wrong man")
    """A man of the wrong colour was placed and stays (82(b))."""
    DUE_NOT_PLACED = "due_not_placed", N_("Due forgotten")
    """Owed men could have been placed but were not: they are forfeited (83)."""
    QUEEN_NOT_COVERED = "queen_not_covered", N_("Queen uncovered")
    """The Queen was neither covered nor returned: it counts as covered (96)."""
    WENT_ON = "went_on", N_("Played on")
    """The player pocketed an opponent's man and played on: it counts, and the turn continues until someone notices
    (125(b)).
    """


@dataclass(frozen=True, slots=True)
class UnnoticedCase:
    """A mistake that is possible given the last ruling."""

    kind: Unnoticed
    law: Citation
    entry: MistakeStands | TurnCorrected
    """Entry that applies it; the reason is empty and filled in elsewhere."""


def unnoticed_cases(state: MatchState) -> tuple[UnnoticedCase, ...]:
    """Returns the mistakes possible at the last ruling or at placings before it, in the order of their laws.

    Empty if the board is over.
    """
    last, edition = state.last_ruled, state.setup.laws
    if last is None or state.board is None or last.ruling.turn is Turn.BOARD_OVER:
        return ()
    return tuple(
        UnnoticedCase(kind, law, entry)
        for kind, (on, changed) in _CASES.items()
        for law in edition.cite(on)
        for entry in changed(state, last)
        if refusal(state, entry) is None
    )


def _other_turn(state: MatchState, last: LastRuled) -> Iterator[TurnCorrected]:
    """Gives the turn back to the player who struck last, or to the next player if it is already theirs."""
    struck = last.board.turn
    yield TurnCorrected(struck if struck is not state.current_board.turn else state.setup.seat_after(struck), "")


def _wrong_man(state: MatchState, last: LastRuled) -> Iterator[MistakeStands]:
    """One of the men to be placed was replaced by a man of the other side."""
    for side in _sides(last):
        if any(each.men.of(side) for each in _latest_placings(state, last)):
            yield MistakeStands(Mistake.WRONG_MAN, side.other)


def _due_not_placed(state: MatchState, last: LastRuled) -> Iterator[MistakeStands]:
    """Dues and penalties of either side stay pocketed; men that the act itself returns were placed."""
    for side in _sides(last):
        men = next((men for each in _latest_placings(state, last) if (men := each.dues_placed.of(side))), 0)
        if men:
            yield MistakeStands(Mistake.DUE_FORGOTTEN, side, men)


def _latest_placings(state: MatchState, last: LastRuled) -> Iterator[ToPlace]:
    """Returns the placings of the last act and those since the stroke before it, latest first."""
    return reversed((*last.board.placings, *state.current_board.placings))


def _queen_covered(_: MatchState, last: LastRuled) -> Iterator[MistakeStands]:
    if last.ruling.place.queen and isinstance(last.act, Stroke):
        yield MistakeStands(Mistake.QUEEN_UNCOVERED, last.board.turn.side)


def _sides(last: LastRuled) -> tuple[Side, Side]:
    """Returns the side whose act was ruled on, and the other."""
    return last.board.turn.side, last.board.turn.side.other


def _gone_on(state: MatchState, last: LastRuled) -> Iterator[TurnCorrected]:
    """The player may have played on after pocketing only opponent's men; the turn ends once that is noticed."""
    if stops_the_player(last.act):
        yield from _other_turn(state, last)


_CASES: Mapping[Unnoticed, tuple[Law, Callable[[MatchState, LastRuled], Iterator[MistakeStands | TurnCorrected]]]] = {
    Unnoticed.OUT_OF_TURN: (Law.OUT_OF_TURN, _other_turn),
    Unnoticed.WRONG_MAN_PLACED: (Law.OWN_MAN_PLACED_UNNOTICED, _wrong_man),
    Unnoticed.DUE_NOT_PLACED: (Law.SEVERAL_MEN_TO_PLACE, _due_not_placed),
    Unnoticed.QUEEN_NOT_COVERED: (Law.QUEEN_NOT_COVERED, _queen_covered),
    Unnoticed.WENT_ON: (Law.OPPONENTS_MEN_UNNOTICED, _gone_on),
}
"""Law and change of each case; an edition without the law leaves the case out."""
