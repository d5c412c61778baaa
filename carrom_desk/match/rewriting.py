"""The rule that a correction never rewrites what was played.

After a correction, each later stroke, board and pass is still possible, on the same board, and by the same colour. The
player follows from that.
"""

from collections import Counter
from dataclasses import dataclass, field, replace

from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    BoardReplayed,
    DetailsChanged,
    Entry,
    LoggedEntry,
    Passed,
    ProtestDecided,
    StrokeMade,
    Toss,
)

from .counting import Steps, counted_with
from .history import BoardKey
from .log import Step
from .problems import Reason, Refusal
from .setup import Setup
from .state import MatchState

Played = StrokeMade | Passed | BoardEntered
"""Entries that happened at the table, whatever the umpire knows later."""


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The first entry that a correction would change, and how."""

    number: int
    reason: Reason


def refusal_to_rewrite(agreed: Setup, steps: Steps, entry: Entry, state: MatchState) -> Refusal | None:
    """Returns why a correction is refused because it would change what was played; None if it would not."""
    found = rewritten(agreed, steps, entry, state)
    if found is None:
        return None
    match entry:
        case Amended():
            at = "/number"
        case DetailsChanged():
            at = "/laws" if entry.competition is None else "/competition"
            if entry.competition is not None and entry.laws is not None:
                alone = rewritten(agreed, steps, replace(entry, laws=None), state)
                found, at = (found, "/laws") if alone is None else (alone, at)
        case _:
            at = "/of"
    return Refusal(found.reason, at=at, first=found.number)


def rewritten(agreed: Setup, steps: Steps, entry: Entry, state: MatchState) -> Rewritten | None:
    """Returns the first entry that a correction would change; None if there is none."""
    number = steps[-1].number + 1 if steps else 0
    counted = counted_with(agreed, steps, LoggedEntry(number, entry), state)
    first = counted.first or 0
    before, after = _Places(), _Places()
    for place in range(first, len(steps)):
        was, now = steps[place], counted.steps[place]
        is_compared = (place > first or counted.is_whole) and isinstance(was.entry, Played) and not was.is_impossible
        reason = _difference(before, was, after, now) if is_compared else None
        if reason is not None:
            return Rewritten(was.number, reason)
        before.step_to(was)
        after.step_to(now)
    return None


def _difference(before: "_Places", was: Step, after: "_Places", now: Step) -> Reason | None:
    if now.is_impossible:
        return Reason.PLAYED_BECOMES_IMPOSSIBLE
    if before.board_of(was) != after.board_of(now):
        return Reason.PLAYED_ON_ANOTHER_BOARD
    return None if _is_white(was) is _is_white(now) else Reason.PLAYED_BY_THE_OTHER_COLOUR


def _is_white(step: Step) -> bool:
    board = step.before.current_board
    return board.turn.side is board.white


@dataclass
class _Places:
    """Follows the boards of a match, telling apart those that have the same number because one was restarted."""

    _restarts: Counter[BoardKey] = field(default_factory=Counter)
    _upheld: list[BoardKey] = field(default_factory=list)
    """Boards from which play restarted by an upheld protest; all later ones lapsed with them."""

    def board_of(self, step: Step) -> tuple[BoardKey, int]:
        """Returns the board of a step, with the number of times that it was restarted."""
        board = step.before.board_key
        assert board is not None, "what was played and counts has a board"
        return board, self._restarts[board] + sum(first <= board for first in self._upheld)

    def step_to(self, step: Step) -> None:
        """Follows another step."""
        board = step.after.board_key
        if board is None or step.is_impossible:
            return
        match step.entry:
            case ProtestDecided(upheld=True):
                self._upheld.append(board)
            case Toss() | BoardReplayed():
                self._restarts[board] += 1
            case Passed() if step.is_replay:
                self._restarts[board] += 1
            case _:
                return
