"""The score card: games and boards as they are filled in on paper, from a match's state and log."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from carrom_desk.match.entries import (
    Conceded,
    IncidentSeen,
    Passed,
    PlayCalled,
    ProtestDecided,
    StrokeMade,
    TimeOver,
    ViolationSeen,
)
from carrom_desk.match.history import BoardPoints, BoardRecord, Slam, points_of
from carrom_desk.match.log import Step
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, by_side
from carrom_desk.match.state import BoardState, GameState, MatchState
from carrom_desk.rules.position import QueenPlace

from .names import Names
from .places import paper_boards


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A board that is over: one row of the card."""

    game: int
    number: int
    breaker: Seat
    break_by: str
    """The breaker's name."""
    winner: Side
    points: BoardPoints
    queen: Side | None
    """Who covered the Queen, credited or not."""
    slam: Slam | None
    score: BySide[int]
    """The running total, at most the points that win the game."""
    is_extra: bool
    """Whether it was played because the scores were level after the last board."""
    replays: int
    """How often it was cancelled and played again."""
    started: str
    """Wall time in ISO 8601, of "Play" or the first stroke; empty where the log does not say."""
    finished: str


@dataclass(frozen=True, slots=True)
class BoardUnderWay:
    """The board being played."""

    number: int
    breaker: Seat
    break_by: str
    on_board: BySide[int]
    """Men on the board."""
    due: BySide[int]
    """Men owed."""
    queen: QueenPlace
    """As seen from the player in turn."""
    queen_holder: Side | None
    turn: Seat
    turn_of: str
    """The name of the player in turn."""
    started: str


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game: a block of the card."""

    number: int
    boards: tuple[BoardLine, ...]
    score: BySide[int]
    winner: Side | None
    """None while it is played, when the match ended before it did, and when it was drawn."""
    is_drawn: bool
    conceded_by: Side | None
    boards_before: int
    """Boards played before this desk took the match over, of which only the score is known."""
    score_before: BySide[int]
    """The score at the take-over; nothing for either side in a game from its beginning."""
    under_way: BoardUnderWay | None
    started: str
    finished: str


# When each board was played, and the position that it ended with


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
        """A result that was settled again by a demand or an override keeps the time at which the board ended."""
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


# Filling in the card


class CardFilling:
    """Everything that the games of one match are filled in from."""

    def __init__(self, names: Names, state: MatchState, steps: tuple[Step, ...]) -> None:
        """Work on a match's present state and the entries that led to it."""
        self._names = names
        self._state = state
        self._trails = BoardTrails(steps)
        self._broken_off = _broken_off(steps)

    def games(self) -> tuple[GameLine, ...]:
        """Every game in order, also one that was broken off."""
        return tuple(self._games())

    def _games(self) -> Iterator[GameLine]:
        state = self._state
        for over in state.history:
            boards = self._boards(over.number, over.boards)
            yield self._game(over.number, boards, over.score, winner=over.winner, is_drawn=over.winner is None)
        game = state.game or state.unfinished
        if game is not None:
            boards = self._boards(game.number, game.boards)
            under_way = None if state.board is None else self._under_way(game, state.board)
            yield self._game(game.number, boards, game.score, under_way=under_way)

    def _game(
        self,
        number: int,
        boards: tuple[BoardLine, ...],
        score: BySide[int],
        *,
        winner: Side | None = None,
        is_drawn: bool = False,
        under_way: BoardUnderWay | None = None,
    ) -> GameLine:
        broken_off = self._broken_off.get(number)
        before = self._boards_before(number)
        begun = [*(board.started for board in boards), self._trails.of(number, before + len(boards) + 1).started]
        started = next((at for at in begun if at), "")
        last = boards[-1].finished if boards and winner is not None else ""
        return GameLine(
            number=number,
            boards=boards,
            score=score,
            winner=winner,
            is_drawn=is_drawn,
            conceded_by=broken_off.entry.by if broken_off and isinstance(broken_off.entry, Conceded) else None,
            boards_before=before,
            score_before=self._score_before(number),
            under_way=under_way,
            started=started,
            finished=broken_off.at if broken_off and started else last,
        )

    def _boards_before(self, game: int) -> int:
        """Boards of a game that were played before it was taken over."""
        start = self._state.setup.start
        return start.boards_played if start is not None and start.game_number == game else 0

    def _score_before(self, game: int) -> BySide[int]:
        """The score at which a game was taken over."""
        start = self._state.setup.start
        return start.score if start is not None and start.game_number == game else NOUGHT

    def _boards(self, game: int, records: tuple[BoardRecord, ...]) -> tuple[BoardLine, ...]:
        score, lines = self._score_before(game), []
        for record in records:
            lines.append(self._board(game, record, score))
            score = record.score
        return tuple(lines)

    def _board(self, game: int, record: BoardRecord, score: BySide[int]) -> BoardLine:
        trail = self._trails.of(game, record.number)
        limit = self._state.setup.competition.boards
        return BoardLine(
            game=game,
            number=record.number,
            breaker=record.breaker,
            break_by=self._names.player(record.breaker),
            winner=record.winner,
            points=points_of(record, score, trail.lying, self._state.setup.laws.scoring),
            queen=record.queen,
            slam=record.slam,
            score=record.score,
            is_extra=limit is not None and record.number > limit,
            replays=trail.replays,
            started=trail.started,
            finished=trail.finished,
        )

    def _under_way(self, game: GameState, board: BoardState) -> BoardUnderWay:
        return BoardUnderWay(
            number=board.number,
            breaker=board.breaker,
            break_by=self._names.player(board.breaker),
            on_board=board.on_board,
            due=board.due,
            queen=board.position.queen,
            queen_holder=board.queen_holder,
            turn=board.turn,
            turn_of=self._names.player(board.turn),
            started=self._trails.of(game.number, board.number).started,
        )


def _broken_off(steps: tuple[Step, ...]) -> Mapping[int, Step]:
    """What ended each game that no board did: it was conceded, or ended on time."""
    return {
        step.after.history[-1].number: step
        for step in steps
        if isinstance(step.entry, Conceded | TimeOver) and len(step.after.history) > len(step.before.history)
    }
