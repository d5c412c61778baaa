"""Counts what players did, from the entries of a match that stand."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from carrom_desk.match.entries import ActEntry, Override, ProtestDecided, StrokeMade
from carrom_desk.match.history import BoardRecord, Slam
from carrom_desk.match.record import Step
from carrom_desk.match.side import BySide, Seat, Side, seat_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import Ruling

from .board_trail import BoardKey, key_of, records_of
from .faults import FaultLine
from .from_paper import recorded
from .names import Names
from .statistics import MatchStatistics, Statistics, TurnPlayed
from .stroke_times import stroke_times


@dataclass(frozen=True, slots=True)
class _Struck:
    """A stroke with what became of it in the end."""

    number: int
    game: int
    board: BoardState
    stroke: Stroke
    ruling: Ruling

    @property
    def seat(self) -> Seat:
        """Who struck."""
        return self.board.turn

    @property
    def key(self) -> BoardKey:
        """The board it was struck at."""
        return self.game, self.board.number

    @property
    def men(self) -> int:
        """Own men pocketed that stay off the board; of a board that it ends, none if the stroke was a fault."""
        pocketed = self.stroke.pocketed
        if self.ruling.board is not None and (self.stroke.improper or pocketed.striker or self.stroke.before_play):
            return 0
        return max(0, pocketed.own - self.ruling.back.own)

    @property
    def covers_queen(self) -> bool:
        """Whether it gives the Queen to the player."""
        return self.ruling.queen.holder is Party.OWN and self.board.position.queen.holder is None

    @property
    def runs_out(self) -> bool:
        """Whether it ends the board as won by the breaker, still in his first turn."""
        result, turns, breaker = self.ruling.board, self.board.turns, self.board.breaker.side
        is_won = result is not None and result.winner is Party.OWN and not self.ruling.on_board.own
        is_first_turn = turns.of(breaker) == 1 and turns.of(breaker.other) == 0
        return is_won and is_first_turn and self.seat.side is breaker


@dataclass(slots=True)
class _Played:
    """All strokes, and those of each board as it was played last."""

    strokes: list[_Struck] = field(default_factory=list)
    boards: dict[BoardKey, list[_Struck]] = field(default_factory=dict)


def statistics_of(
    names: Names, state: MatchState, steps: tuple[Step, ...], faults: tuple[FaultLine, ...]
) -> MatchStatistics:
    """The numbers of a match in this state, to which these entries led."""
    counting = _Counting(_played(recorded(steps)), state, stroke_times(steps), faults)
    players = range(1, 3 if names.setup.doubles else 2)
    seats = (seat_of(side, number) for side in names.order for number in players)
    sides = BySide(counting.of(Side.A), counting.of(Side.B))
    return MatchStatistics(
        sides=sides,
        seats=tuple(
            (seat, counting.of(seat.side, seat) if names.setup.doubles else sides.of(seat.side)) for seat in seats
        ),
    )


def _played(steps: tuple[Step, ...]) -> _Played:
    found = _Played()
    last_act: Step | None = None
    for step in steps:
        if step.is_impossible:
            continue
        _forget_cancelled(found, step)
        if isinstance(step.entry, ActEntry):
            last_act = step
        if isinstance(step.entry, StrokeMade):
            _strike(found, step, step.entry)
        elif isinstance(step.entry, Override) and last_act is not None:
            _decide_otherwise(found, last_act, step)
    return found


def _strike(found: _Played, step: Step, made: StrokeMade) -> None:
    game, board = step.before.game, step.before.board
    assert game is not None
    assert board is not None
    assert made.ruling is not None
    struck = _Struck(step.number, game.number, board, made.stroke, made.ruling)
    found.strokes.append(struck)
    found.boards.setdefault(struck.key, []).append(struck)


def _decide_otherwise(found: _Played, act: Step, override: Step) -> None:
    """A stroke counts as the umpire has decided on it."""
    last = override.after.last_ruled
    if not found.strokes or found.strokes[-1].number != act.number or last is None:
        return
    struck = replace(found.strokes[-1], ruling=last.ruling)
    found.strokes[-1] = struck
    found.boards[struck.key][-1] = struck


def _forget_cancelled(found: _Played, step: Step) -> None:
    """A board that begins anew has no strokes yet, nor has one that came after it."""
    if isinstance(step.entry, ProtestDecided) and step.entry.upheld:
        begun = key_of(step.after)
    elif step.after.boards_replayed > step.before.boards_replayed:
        begun = key_of(step.before)
    else:
        return
    if begun is not None:
        found.boards = {key: strokes for key, strokes in found.boards.items() if key < begun}


@dataclass(frozen=True, slots=True)
class _Counting:
    """Counts for a side, or for one of its players."""

    played: _Played
    state: MatchState
    times_ms: Mapping[int, int]
    """By the numbers of the strokes."""
    faults: tuple[FaultLine, ...]

    def of(self, side: Side, seat: Seat | None = None) -> Statistics:
        """The numbers of a side; of one player of it where his seat is given."""
        strokes = [each for each in self.played.strokes if _is_of(each.seat, side, seat)]
        boards = tuple(records_of(self.state))
        slams = [board.slam for key, board in boards if board.winner is side and self._is_ended_by(key, seat)]
        return Statistics(
            turns=tuple(self._turns(side, seat)),
            times_ms=tuple(self.times_ms[each.number] for each in strokes if each.number in self.times_ms),
            faults=tuple(fault.kind for fault in self.faults if fault.side is side and seat in (None, fault.seat)),
            boards=len(boards),
            boards_won=sum(board.winner is side for _, board in boards),
            breaks=sum(_is_of(board.breaker, side, seat) for _, board in boards),
            queens=sum(board.queen is side and self._is_covered_by(key, seat) for key, board in boards),
            white_slams=slams.count(Slam.WHITE),
            black_slams=slams.count(Slam.BLACK),
            break_and_runs=sum(self._is_run(key, board, side, seat) for key, board in boards),
        )

    def _turns(self, side: Side, seat: Seat | None) -> Iterator[TurnPlayed]:
        """A turn begins with a stroke that is its player's first in it, and ends where another turn begins."""
        turn: list[_Struck] = []
        for struck in self.played.strokes:
            if turn and not _is_same_turn(turn[-1], struck):
                yield from _counted(turn, side, seat)
                turn = []
            turn.append(struck)
        yield from _counted(turn, side, seat)

    def _is_ended_by(self, key: BoardKey, seat: Seat | None) -> bool:
        strokes = self.played.boards.get(key)
        return seat is None or (strokes is not None and strokes[-1].seat is seat)

    def _is_covered_by(self, key: BoardKey, seat: Seat | None) -> bool:
        covers = [each for each in self.played.boards.get(key, ()) if each.covers_queen]
        return seat is None or (bool(covers) and covers[-1].seat is seat)

    def _is_run(self, key: BoardKey, board: BoardRecord, side: Side, seat: Seat | None) -> bool:
        strokes = self.played.boards.get(key)
        is_won = board.winner is side and self._is_ended_by(key, seat)
        return is_won and (board.slam is Slam.WHITE if strokes is None else strokes[-1].runs_out)


def _is_of(struck: Seat, side: Side, seat: Seat | None) -> bool:
    return struck.side is side and seat in (None, struck)


def _is_same_turn(one: _Struck, other: _Struck) -> bool:
    return other.board.strokes_in_turn > 0 and (one.key, one.seat) == (other.key, other.seat)


def _counted(turn: list[_Struck], side: Side, seat: Seat | None) -> Iterator[TurnPlayed]:
    if turn and _is_of(turn[0].seat, side, seat):
        yield TurnPlayed(len(turn), sum(struck.men for struck in turn))
