"""When each board was played, and the position that it ended with."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from carrom_desk.match.entries import (
    IncidentSeen,
    Passed,
    PlayCalled,
    ProtestDecided,
    StrokeMade,
    ViolationSeen,
)
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.record import Step
from carrom_desk.match.side import BySide, by_side
from carrom_desk.match.state import MatchState

from .from_paper import paper_boards

BoardKey = tuple[int, int]
"""Numbers of game and board."""

_BEGINS_A_BOARD = PlayCalled | StrokeMade | ViolationSeen | IncidentSeen | Passed


@dataclass(slots=True)
class _Found:
    started: dict[BoardKey, str] = field(default_factory=dict)
    finished: dict[BoardKey, str] = field(default_factory=dict)
    lying: dict[BoardKey, BySide[int]] = field(default_factory=dict)
    replays: dict[BoardKey, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BoardTrail:
    """What the log tells of a board besides its result."""

    started: str
    """Wall time in ISO 8601; empty where the log does not say or the board has not begun."""
    finished: str
    lying: BySide[int] | None
    """Men on the board at its end; None for a board that is not over or that this desk did not see, as one from a
    paper sheet."""
    replays: int


class BoardTrails:
    """The trails of all boards of a match."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        """Follow the standing entries."""
        self._found = _Found()
        self._lying: dict[tuple[BoardKey, BoardRecord], BySide[int]] = {}
        """What lay on a board when it ended with this result."""
        for step in steps:
            if not step.is_impossible:
                self._follow(step)
        for board in paper_boards(steps):
            for told in (self._found.lying, self._found.started, self._found.finished):
                told.pop(board, None)

    def of(self, game: int, board: int) -> BoardTrail:
        """The trail of one board; an empty one for a board that was never begun."""
        key, found = (game, board), self._found
        return BoardTrail(
            started=found.started.get(key, ""),
            finished=found.finished.get(key, ""),
            lying=found.lying.get(key),
            replays=found.replays.get(key, 0),
        )

    def _follow(self, step: Step) -> None:
        found, key = self._found, key_of(step.before)
        if key is not None and isinstance(step.entry, _BEGINS_A_BOARD):
            found.started.setdefault(key, step.at)
        is_upheld = isinstance(step.entry, ProtestDecided) and step.entry.upheld
        begun_anew = key_of(step.after) if is_upheld else key if _is_replayed(step) else None
        if begun_anew is not None:
            found.started.pop(begun_anew, None)
            found.replays[begun_anew] = found.replays.get(begun_anew, 0) + 1
        self._note_results(step)

    def _note_results(self, step: Step) -> None:
        """A result that was settled anew by a demand or an override keeps the time at which the board ended."""
        if _boards_over(step.before) == _boards_over(step.after):
            return
        before, after = dict(records_of(step.before)), dict(records_of(step.after))
        for key in before.keys() - after.keys():
            self._found.finished.pop(key, None)
            self._found.lying.pop(key, None)
        for key in after.keys() - before.keys():
            self._found.finished[key] = step.at
        for key, record in after.items():
            if before.get(key) != record:
                # A protest upheld may bring back a result as it was, without the ruling that led to it.
                lying = _lying(step.after) or self._lying.get((key, record))
                if lying is not None:
                    self._found.lying[key] = self._lying[key, record] = lying


def key_of(state: MatchState) -> BoardKey | None:
    """The board being played; None where there is none."""
    return None if state.game is None or state.board is None else (state.game.number, state.board.number)


def _is_replayed(step: Step) -> bool:
    return step.after.boards_replayed > step.before.boards_replayed


def _boards_over(state: MatchState) -> tuple[object, ...]:
    """What `records_of` tells of, as the state has it: compared at once where an entry ends no board."""
    game = state.game or state.unfinished
    return state.history, game and (game.number, game.boards)


def records_of(state: MatchState) -> Iterator[tuple[BoardKey, BoardRecord]]:
    """Every board that is over, in order."""
    for over in state.history:
        yield from (((over.number, board.number), board) for board in over.boards)
    game = state.game or state.unfinished
    if game is not None:
        yield from (((game.number, board.number), board) for board in game.boards)


def _lying(state: MatchState) -> BySide[int] | None:
    """The men that lay on the board when it ended by the last ruling."""
    last = state.last_ruled
    if last is None:
        return None
    assert last.before.board is not None
    return by_side(last.ruling.on_board, last.before.board.turn.side)
