"""What a correction would change, before it is recorded."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto, unique
from typing import Generic, TypeVar

from .effects.outcome import Outcome, outcome_of
from .entry.entries import Entry, LoggedEntry
from .history import BoardKey, BoardRecord, GameRecord
from .problems import Refusal, Refused
from .record import MatchRecord, decide, with_entry
from .side import BySide
from .state import BoardState, GameState, MatchState

K = TypeVar("K", int, BoardKey)
T = TypeVar("T")

Game = GameRecord | GameState
"""A game, finished or in progress."""


@dataclass(frozen=True, slots=True)
class Change(Generic[T]):
    """A board, a game or the match, whose result changes."""

    before: T
    """None if it has a result only after the correction."""
    after: T
    """None if it no longer has one."""


@unique
class TablePart(Enum):
    """Part of what is on the table now."""

    BOARD = auto()
    """Another board is in progress, or the same one with another breaker."""
    MEN = auto()
    QUEEN = auto()
    DUE = auto()
    """Men owed, or still to be placed."""
    TURN = auto()
    """Another player plays next."""


@dataclass(frozen=True, slots=True)
class CorrectionEffect:
    """Everything that a correction would change."""

    entry: Entry
    """The correction as it would be stored."""
    before: MatchState
    after: MatchState
    boards: Mapping[BoardKey, Change[BoardRecord | None]]
    games: Mapping[int, Change[Game | None]]
    match: Change[Outcome] | None
    table: frozenset[TablePart]
    lapsed: tuple[int, ...]
    """Numbers of the entries that would no longer have an effect."""
    restored: tuple[int, ...]
    """Numbers of the entries that would have an effect again."""

    @property
    def changes_results(self) -> bool:
        """True when the result of a board, a game or the match changes."""
        return bool(self.boards or self.games or self.match)

    @property
    def needs_second_press(self) -> bool:
        """True when a score, a winner or the turn changes."""
        return self.changes_results or bool(self.table & {TablePart.BOARD, TablePart.TURN})


def effect_of(record: MatchRecord, correction: Entry) -> CorrectionEffect | Refusal:
    """Returns what an amendment, an override or a change of details would change, or why it is refused.

    `Refusal.first` names the first entry that it would rewrite, and the reason tells how: `PLAYED_BY_THE_OTHER_COLOUR`,
    `PLAYED_ON_ANOTHER_BOARD` or `PLAYED_BECOMES_IMPOSSIBLE`.
    """
    try:
        entry = decide(record, correction)
    except Refused as refused:
        return refused.refusal
    later = with_entry(record, LoggedEntry(record.next_number, entry))
    before, after = record.state, later.state
    lost, gained = set(record.impossible), set(later.impossible)
    outcomes = Change(outcome_of(before), outcome_of(after))
    was, now = ({game.number: game for game in state.all_games} for state in (before, after))
    return CorrectionEffect(
        entry=entry,
        before=before,
        after=after,
        boards=_changes(before.all_boards, after.all_boards, _result),
        games=_changes(was, now, _standing),
        match=None if outcomes.before == outcomes.after else outcomes,
        table=frozenset(_table(before, after)),
        lapsed=tuple(sorted(gained - lost)),
        restored=tuple(sorted(lost - gained)),
    )


def _changes(
    was: Mapping[K, T], now: Mapping[K, T], result: Callable[[T | None], object]
) -> Mapping[K, Change[T | None]]:
    changes = {key: Change(was.get(key), now.get(key)) for key in sorted(was.keys() | now.keys())}
    return {key: change for key, change in changes.items() if result(change.before) != result(change.after)}


def _result(board: BoardRecord | None) -> tuple[object, ...] | None:
    return None if board is None else (board.winner, board.points, board.queen, board.demanded, board.slam)


def _standing(game: Game | None) -> tuple[BySide[int], object] | None:
    """Returns the score of a game and, if it is finished, its winner."""
    if game is None or (isinstance(game, GameState) and not game.boards_played):
        return None  # a game that has only just begun has no result to change
    return game.score, (game.winner if isinstance(game, GameRecord) else "in progress")


def _table(before: MatchState, after: MatchState) -> Iterator[TablePart]:
    was, now = before.board, after.board
    if was is None or now is None:
        if was is not now:
            yield TablePart.BOARD
        return
    place = (before.current_game.number, was.number, was.breaker)
    if place != (after.current_game.number, now.number, now.breaker):
        yield TablePart.BOARD
    parts = {
        TablePart.MEN: (was.on_board, now.on_board),
        TablePart.QUEEN: (_queen(was), _queen(now)),
        TablePart.DUE: ((was.due, _to_place(was)), (now.due, _to_place(now))),
        TablePart.TURN: (was.turn, now.turn),
    }
    yield from (part for part, (one, other) in parts.items() if one != other)


def _queen(board: BoardState) -> object:
    """Returns who holds the Queen, or where it is."""
    return board.queen_holder or board.position.queen


def _to_place(board: BoardState) -> tuple[BySide[int], ...]:
    return tuple(each.men for each in board.open_placings)
