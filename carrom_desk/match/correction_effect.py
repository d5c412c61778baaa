"""What a correction would change, before it is recorded."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto, unique

from .effects.outcome import Outcome, outcome_of
from .entry.entries import Entry, LoggedEntry
from .history import BoardRecord, GameRecord
from .problems import Refusal, Refused
from .record import MatchRecord, decide, with_entry
from .side import BySide
from .state import BoardState, GameState, MatchState


@dataclass(frozen=True, slots=True)
class BoardChange:
    """A finished board whose result changes."""

    game: int
    number: int
    before: BoardRecord | None
    """None if the board is finished only after the correction."""
    after: BoardRecord | None
    """None if the board is no longer finished."""


@dataclass(frozen=True, slots=True)
class GameChange:
    """A game, finished or in progress, whose score or winner changes."""

    number: int
    before: GameRecord | GameState | None
    after: GameRecord | GameState | None


@dataclass(frozen=True, slots=True)
class OutcomeChange:
    """The result of the match, if it changes."""

    before: Outcome
    after: Outcome


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
    boards: tuple[BoardChange, ...]
    games: tuple[GameChange, ...]
    match: OutcomeChange | None
    table: frozenset[TablePart]
    lapsed: tuple[int, ...]
    """Numbers of the entries that would no longer have an effect."""
    restored: tuple[int, ...]
    """Numbers of the entries that would have an effect again."""

    @property
    def is_nothing(self) -> bool:
        """True when nothing changes on the table, in any result, or in what has an effect."""
        return not (self.changes_results or self.table or self.lapsed or self.restored)

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
    outcomes = OutcomeChange(outcome_of(before), outcome_of(after))
    return CorrectionEffect(
        entry=entry,
        before=before,
        after=after,
        boards=tuple(_boards(before, after)),
        games=tuple(_games(before, after)),
        match=None if outcomes.before == outcomes.after else outcomes,
        table=frozenset(_table(before, after)),
        lapsed=tuple(sorted(gained - lost)),
        restored=tuple(sorted(lost - gained)),
    )


def _boards(before: MatchState, after: MatchState) -> Iterator[BoardChange]:
    was, now = before.all_boards, after.all_boards
    for game, number in sorted(was.keys() | now.keys()):
        change = BoardChange(game, number, was.get((game, number)), now.get((game, number)))
        if _result(change.before) != _result(change.after):
            yield change


def _result(board: BoardRecord | None) -> tuple[object, ...] | None:
    return None if board is None else (board.winner, board.points, board.queen, board.demanded, board.slam)


def _games(before: MatchState, after: MatchState) -> Iterator[GameChange]:
    was = {game.number: game for game in before.all_games}
    now = {game.number: game for game in after.all_games}
    for number in sorted(was.keys() | now.keys()):
        change = GameChange(number, was.get(number), now.get(number))
        if _standing(change.before) != _standing(change.after):
            yield change


def _standing(game: GameRecord | GameState | None) -> tuple[BySide[int], object] | None:
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
