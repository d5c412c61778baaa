"""Phase of a match, which determines the possible next entries, the expected one first, and why others are refused.

The window, the commands, generated matches and tests all ask here instead of inspecting the state.
"""

from collections.abc import Callable, Mapping
from enum import Enum, auto, unique
from typing import get_args

from carrom_desk.match.entry.entries import (
    Demanded,
    Entry,
    IncidentSeen,
    LeadStands,
    MistakeStands,
    OnTime,
    Override,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    Precondition,
    Resumed,
    ShotOut,
    SidesChanged,
    StrokeMade,
    Toss,
)
from carrom_desk.match.problems import Reason
from carrom_desk.match.state import MatchState
from carrom_desk.rules.clocks import Stop

from .course import does_lead_stand
from .mistakes import possible_mistakes


@unique
class Phase(Enum):
    """Phase of a match, most urgent first."""

    PAUSED = auto()
    """Play is paused; it resumes with the time left or with "Play"."""
    PROTESTED = auto()
    """A protest, or the decision on one, stopped play until "Play" is called (121)."""
    CLAIM = auto()
    """The winner of the last board may still claim points; entries that follow from them are possible too."""
    OVER = auto()
    """The match is over."""
    CHANGE_OF_SIDES = auto()
    SHOOT_OUT = auto()
    """A level game is decided by a shoot-out."""
    TOSS = auto()
    """A toss is needed before the first board, or before an extra one."""
    PLACING = auto()
    BREAK = auto()
    """"Play" must be called (46)."""
    BREAK_AGAIN = auto()
    """Another attempt by a player who broke without "Play": calling it is possible but not required."""
    STROKE = auto()


EXPECTED: Mapping[Phase, type[PlainEntry]] = {
    Phase.PAUSED: Resumed,
    Phase.PROTESTED: PlayCalled,
    Phase.CLAIM: Demanded,
    Phase.CHANGE_OF_SIDES: SidesChanged,
    Phase.SHOOT_OUT: ShotOut,
    Phase.TOSS: Toss,
    Phase.PLACING: PlacingDone,
    Phase.BREAK: PlayCalled,
    Phase.BREAK_AGAIN: PlayCalled,
    Phase.STROKE: StrokeMade,
}
"""Usual next entry in each phase; a finished match has none."""


def phase_of(state: MatchState) -> Phase:
    """Returns the first event that the match is waiting for."""
    return _phases(state)[0]


def _phases(state: MatchState) -> list[Phase]:
    """Returns everything that the match is waiting for, such as a change of sides after a claim."""
    board, found = state.board, []
    if state.is_paused:
        found.append(Phase.PAUSED)
    elif state.stopped is Stop.PROTEST and board is not None:
        found.append(Phase.PROTESTED)
    if state.is_claim_awaited:
        found.append(Phase.CLAIM)
    if state.end is not None:
        return [*found, Phase.OVER]
    if state.is_change_of_sides_due and state.is_between_boards:
        found.append(Phase.CHANGE_OF_SIDES)
    if board is None:
        return [*found, Phase.SHOOT_OUT if state.is_shoot_out_due else Phase.TOSS]
    if board.to_place is not None:
        found.append(Phase.PLACING)
    if board.is_play_due:
        found.append(Phase.BREAK)
    elif not board.is_play_called and not board.position.break_.made:
        found.append(Phase.BREAK_AGAIN)
    return [*found, Phase.STROKE]


# Reasons against a kind of entry, whatever its fields


def _over(state: MatchState) -> Reason | None:
    return Reason.MATCH_OVER if state.is_over else None


def _no_game(state: MatchState) -> Reason | None:
    return _over(state) or (Reason.TOSS_AWAITED if state.game is None else None)


def _no_board(state: MatchState) -> Reason | None:
    if state.board is not None:
        return None
    awaited = Reason.SHOOT_OUT_AWAITED if state.is_shoot_out_due else Reason.TOSS_AWAITED
    return _over(state) or (Reason.CLAIM_AWAITED if state.is_claim_awaited else awaited)


def _no_break(state: MatchState) -> Reason | None:
    reason = _no_board(state)
    if reason is not None:
        return reason
    return Reason.BOARD_BEGUN if state.current_board.position.break_.made else None


def _no_toss(state: MatchState) -> Reason | None:
    if state.is_shoot_out_due:
        return Reason.SHOOT_OUT_AWAITED
    return _over(state) or (Reason.NO_TOSS_NOW if state.board is not None else None)


def _nothing_played(state: MatchState) -> Reason | None:
    return _no_board(state) if state.board_start is None else None


def _paused(state: MatchState) -> Reason | None:
    return Reason.ALREADY_PAUSED if state.is_paused else _over(state)


_UNMET: Mapping[Precondition, Callable[[MatchState], Reason | None]] = {
    Precondition.NOTHING: lambda _: None,
    Precondition.MATCH: _over,
    Precondition.GAME: _no_game,
    Precondition.BOARD: _no_board,
    Precondition.BREAK: _no_break,
    Precondition.SHOOT_OUT: lambda state: _over(state) or (None if state.is_shoot_out_due else Reason.NO_SHOOT_OUT),
    Precondition.PLAYED_BOARD: _nothing_played,
    Precondition.NO_BOARD: _no_toss,
    Precondition.CLAIM: lambda state: None if state.is_claim_awaited else Reason.NOTHING_TO_DEMAND,
    Precondition.RULING: lambda state: Reason.NOTHING_TO_OVERRIDE if state.last_ruled is None else None,
    Precondition.NO_PAUSE: _paused,
    Precondition.PROTEST: lambda state: None if state.protests else Reason.NO_PROTEST,
}


def why_not(state: MatchState, kind: type[PlainEntry]) -> Reason | None:
    """Returns why no entry of this kind is possible now, or None if one may be."""
    return _UNMET[kind.about.needs](state)


def is_held_by_claim(state: MatchState, entry: Entry) -> bool:
    """Returns True when an entry depends on points that may still be claimed, and would claim all of them."""
    is_beside = isinstance(entry, Override) or entry.about.time not in (OnTime.BEGINS, OnTime.ENDS)
    return state.is_claim_awaited and not is_beside


# Possible next entries


def next_entries(state: MatchState) -> tuple[type[PlainEntry], ...]:
    """Returns the entries possible in this state, except corrections; the expected one first."""
    expected = (EXPECTED[phase] for phase in _phases(state) if phase in EXPECTED)
    others = (kind for kind in get_args(PlainEntry) if why_not(state, kind) is None and _has_any(state, kind))
    return tuple(dict.fromkeys((*expected, *others)))


def _has_any(state: MatchState, kind: type[PlainEntry]) -> bool:
    """Returns True when the laws and the board allow at least one entry of this kind."""
    if kind is PlacingDone:
        return state.current_board.to_place is not None
    if kind is Resumed:
        return state.is_paused
    if kind is LeadStands:
        return does_lead_stand(state)
    if kind is IncidentSeen:
        return bool(state.setup.laws.incidents)
    return kind is not MistakeStands or any(possible_mistakes(state))
