"""Statistics of players, which can be combined over several matches."""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import chain
from typing import Any

from carrom_desk.match.entry.entries import ActEntry, Override, StrokeMade
from carrom_desk.match.history import BoardKey, BoardRecord, Slam
from carrom_desk.match.log import Step
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.presentation.log.places import stroke_times
from carrom_desk.presentation.names import Names
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import Ruling

from .faults import FaultKind, FaultLine


@dataclass(frozen=True, slots=True)
class TurnPlayed:
    """A turn in which the player struck at least once."""

    strokes: int
    men: int
    """Own men pocketed that stayed off the board, not counting any that came back, even later as a due."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Statistics of a player or a side, in one match or several.

    Strokes, turns, times and faults cover every board, including cancelled ones; all other numbers cover finished
    boards only.
    """

    turns: tuple[TurnPlayed, ...] = ()
    times_ms: tuple[int, ...] = ()
    """Duration of strokes in milliseconds, if logged."""
    faults: tuple[FaultKind, ...] = ()
    boards: int = 0
    boards_won: int = 0
    breaks: int = 0
    """Number of boards broken."""
    queens: int = 0
    """Number of boards in which the Queen was covered, credited or not."""
    white_slams: int = 0
    black_slams: int = 0
    break_and_runs: int = 0
    """Number of boards won in the breaker's first turn, before the other side struck; includes white slams."""

    @property
    def strokes(self) -> int:
        return sum(turn.strokes for turn in self.turns)

    @property
    def men(self) -> int:
        """Own men pocketed that stayed off the board."""
        return sum(turn.men for turn in self.turns)

    @property
    def men_a_turn(self) -> float | None:
        """Average number of men pocketed per turn; None before the first turn."""
        return self.men / len(self.turns) if self.turns else None

    @property
    def longest_turn(self) -> int:
        """Maximum number of strokes in a turn."""
        return max((turn.strokes for turn in self.turns), default=0)

    @property
    def most_men(self) -> int:
        """Maximum number of men in a turn."""
        return max((turn.men for turn in self.turns), default=0)

    @property
    def median_ms(self) -> float | None:
        """Median duration of the timed strokes; None if no times are logged."""
        times = sorted(self.times_ms)
        middle = len(times) // 2
        # The statistics module would import fractions and decimals, which slows down every report.
        return (times[middle] + times[~middle]) / 2 if times else None

    @property
    def longest_ms(self) -> int | None:
        """Duration of the longest stroke; None if no times are logged."""
        return max(self.times_ms, default=None)


def combined(parts: Iterable[Statistics]) -> Statistics:
    """Combines the statistics of several matches."""
    found = tuple(parts)

    def whole(name: str) -> Any:
        values = [getattr(part, name) for part in found]
        return tuple(chain.from_iterable(values)) if name in _LISTED else sum(values)

    return Statistics(**{each.name: whole(each.name) for each in fields(Statistics)})


_LISTED = ("turns", "times_ms", "faults")
"""Statistics that are lists in the order of the matches; the others are numbers."""


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """Statistics of a match."""

    sides: BySide[Statistics]
    seats: Mapping[Seat, Statistics]
    """Players in the order of the score card.

    In doubles they lack what the log only attributes to a side: breaches by the side not in turn, and boards before a
    take-over.
    """

    @property
    def has_any(self) -> bool:
        """True when there is at least one stroke, fault or finished board."""
        return any(side.turns or side.faults or side.boards for side in self.sides)


# Counting the standing entries of a match


@dataclass(frozen=True, slots=True)
class _Struck:
    """A stroke with its eventual outcome."""

    number: int
    game: int
    board: BoardState
    stroke: Stroke
    ruling: Ruling
    came_back: int = 0
    """Number of its own men that later came back as dues."""

    @property
    def seat(self) -> Seat:
        """Player who struck."""
        return self.board.turn

    @property
    def key(self) -> BoardKey:
        return self.game, self.board.number

    @property
    def men(self) -> int:
        """Own men pocketed that stay off the board; none for a fault that ends the board."""
        pocketed = self.stroke.pocketed
        if self.ruling.board is not None and (self.stroke.improper or pocketed.striker or self.stroke.before_play):
            return 0
        return max(0, pocketed.own - self.ruling.back.own - self.came_back)

    def men_of(self, side: Side) -> int:
        """Returns the men of a side that it pocketed and did not return itself."""
        pocketed, back = self.stroke.pocketed, self.ruling.back
        return pocketed.own - back.own if side is self.seat.side else pocketed.opponent - back.opponent

    @property
    def covers_queen(self) -> bool:
        """True when the Queen then belongs to the player."""
        return self.ruling.queen.holder is Party.OWN and self.board.position.queen.holder is None

    @property
    def runs_out(self) -> bool:
        """True when the breaker wins the board with it in their first turn."""
        result, turns, breaker = self.ruling.board, self.board.turns, self.board.breaker.side
        is_won = result is not None and result.winner is Party.OWN and not self.ruling.on_board.own
        is_first_turn = turns.of(breaker) == 1 and turns.of(breaker.other) == 0
        return is_won and is_first_turn and self.seat.side is breaker


@dataclass(slots=True)
class _Board:
    """A board, with the men that each stroke pocketed."""

    first: BoardState
    strokes: list[_Struck] = field(default_factory=list)
    men: dict[Side, int] = field(default_factory=lambda: dict.fromkeys(Side, 0))
    """Men of each side that any stroke pocketed and did not return itself."""
    kept: dict[Side, list[int]] = field(default_factory=lambda: {side: [] for side in Side})
    """For each man of a side that is off the board, the stroke that pocketed it, in order."""
    came_back: dict[Side, list[int]] = field(default_factory=lambda: {side: [] for side in Side})
    """For each man that came back as a due, the stroke that had pocketed it."""

    def strike(self, struck: _Struck) -> None:
        """Counts another stroke."""
        self.strokes.append(struck)
        self._count(struck, 1)

    def override_ruling(self, struck: _Struck) -> None:
        """Counts the last stroke as overridden."""
        self._count(self.strokes[-1], -1)
        self.strokes[-1] = struck
        self._count(struck, 1)

    def _count(self, struck: _Struck, times: int) -> None:
        for side in Side:
            self.men[side] += times * struck.men_of(side)
        own = struck.seat.side
        self.kept[own] = self.kept[own][: bisect_left(self.kept[own], struck.number)]
        if times > 0:
            self.kept[own] += [struck.number] * (struck.men_of(own) - self.came_back[own].count(struck.number))

    def take_out(self, board: BoardState) -> None:
        """Counts the men that came back as dues, attributing them to the side's latest strokes.

        Their number is the difference between men pocketed and men on the board, which is also correct if men were
        forgone, found no space, or were decided otherwise.
        """
        first, now = self.first.on_board, board.on_board
        for side, taken in self.came_back.items():
            gone = first.of(side) - now.of(side)
            came_back = max(0, self.men[side] - gone)
            while len(taken) > came_back:
                number = taken.pop()
                if number != _BY_THE_OTHERS:
                    insort(self.kept[side], number)
            while len(taken) < came_back:
                taken.append(self.kept[side].pop() if self.kept[side] else _BY_THE_OTHERS)


_BY_THE_OTHERS = -1
"""Placeholder for the stroke, if the other side had pocketed the man."""


@dataclass(slots=True)
class _Counted:
    """All strokes, and the final state of each board."""

    strokes: list[_Struck] = field(default_factory=list)
    boards: dict[BoardKey, _Board] = field(default_factory=dict)
    all_boards: list[_Board] = field(default_factory=list)
    """Includes cancelled boards."""

    def strokes_at(self, key: BoardKey) -> list[_Struck]:
        """Returns the strokes of a board; empty if none was recorded."""
        return self.boards[key].strokes if key in self.boards else []


def statistics_of(
    names: Names, state: MatchState, steps: tuple[Step, ...], faults: tuple[FaultLine, ...]
) -> MatchStatistics:
    """Returns the statistics of a match in this state, reached by these steps."""
    counting = _Counting(_played(steps), state, stroke_times(steps), faults)
    sides = BySide(counting.of(Side.A), counting.of(Side.B))
    doubles = names.setup.doubles
    seats = {seat: counting.of(seat.side, seat) if doubles else sides.of(seat.side) for seat in names.short}
    return MatchStatistics(sides, seats)


def _played(steps: tuple[Step, ...]) -> _Counted:
    found = _Counted()
    last_act: Step | None = None
    for step in steps:
        if step.is_impossible:
            continue
        if step.begun_anew is not None:  # whose strokes no longer count, nor those of later boards
            found.boards = {key: board for key, board in found.boards.items() if key < step.begun_anew}
        if isinstance(step.entry, ActEntry):
            last_act = step
        if isinstance(step.entry, StrokeMade):
            _strike(found, step, step.entry)
        elif isinstance(step.entry, Override) and last_act is not None and not step.is_late:
            _apply_override(found, last_act, step)
        key = step.after.board_key
        if step.after.board is not None and key in found.boards:
            found.boards[key].take_out(step.after.board)
    taken = Counter(number for board in found.all_boards for numbers in board.came_back.values() for number in numbers)
    found.strokes = [
        replace(struck, came_back=taken[struck.number]) if struck.number in taken else struck
        for struck in found.strokes
    ]
    return found


def _strike(found: _Counted, step: Step, made: StrokeMade) -> None:
    game, board = step.before.game, step.before.board
    assert game is not None
    assert board is not None
    last = step.after.last_ruled
    # As decided, if the umpire has corrected the turn or the result of the board since.
    ruling = made.ruling if last is None or last.number != step.number else last.ruling
    assert ruling is not None
    struck = _Struck(step.number, game.number, board, made.stroke, ruling)
    found.strokes.append(struck)
    if struck.key not in found.boards:
        found.boards[struck.key] = _Board(board)
        found.all_boards.append(found.boards[struck.key])
    found.boards[struck.key].strike(struck)


def _apply_override(found: _Counted, act: Step, override: Step) -> None:
    """Applies an override to a stroke."""
    last = override.after.last_ruled
    if not found.strokes or found.strokes[-1].number != act.number or last is None:
        return
    struck = replace(found.strokes[-1], ruling=last.ruling)
    found.strokes[-1] = struck
    found.boards[struck.key].override_ruling(struck)


@dataclass(frozen=True, slots=True)
class _Counting:
    """Counters for a side, or for one of its players."""

    played: _Counted
    state: MatchState
    times_ms: Mapping[int, int]
    """Duration in milliseconds by number of the stroke."""
    faults: tuple[FaultLine, ...]

    def of(self, side: Side, seat: Seat | None = None) -> Statistics:
        """Returns the statistics of a side, or of one player if a seat is given."""
        strokes = [each for each in self.played.strokes if _is_of(each.seat, side, seat)]
        boards = self.state.all_boards.items()
        slams = [board.slam for key, board in boards if board.winner is side and self._is_ended_by(key, seat)]
        return Statistics(
            turns=tuple(self._turns(side, seat)),
            times_ms=tuple(self.times_ms[each.number] for each in strokes if each.number in self.times_ms),
            faults=tuple(
                fault.kind for fault in self.faults if fault.line.side is side and seat in (None, fault.line.seat)
            ),
            boards=len(boards),
            boards_won=sum(board.winner is side for _, board in boards),
            breaks=sum(_is_of(board.breaker, side, seat) for _, board in boards),
            queens=sum(board.queen is side and self._is_covered_by(key, seat) for key, board in boards),
            white_slams=slams.count(Slam.WHITE),
            black_slams=slams.count(Slam.BLACK),
            break_and_runs=sum(self._is_run(key, board, side, seat) for key, board in boards),
        )

    def _turns(self, side: Side, seat: Seat | None) -> Iterator[TurnPlayed]:
        """Yields turns, which start with the player's first stroke in it and end where another turn starts."""
        turn: list[_Struck] = []
        for struck in self.played.strokes:
            if turn and not _is_same_turn(turn[-1], struck):
                yield from _counted(turn, side, seat)
                turn = []
            turn.append(struck)
        yield from _counted(turn, side, seat)

    def _is_ended_by(self, key: BoardKey, seat: Seat | None) -> bool:
        strokes = self.played.strokes_at(key)
        return seat is None or (bool(strokes) and strokes[-1].seat is seat)

    def _is_covered_by(self, key: BoardKey, seat: Seat | None) -> bool:
        covers = [each for each in self.played.strokes_at(key) if each.covers_queen]
        return seat is None or (bool(covers) and covers[-1].seat is seat)

    def _is_run(self, key: BoardKey, board: BoardRecord, side: Side, seat: Seat | None) -> bool:
        strokes = self.played.strokes_at(key)
        is_won = board.winner is side and self._is_ended_by(key, seat)
        return is_won and (board.slam is Slam.WHITE if not strokes else strokes[-1].runs_out)


def _is_of(struck: Seat, side: Side, seat: Seat | None) -> bool:
    return struck.side is side and seat in (None, struck)


def _is_same_turn(one: _Struck, other: _Struck) -> bool:
    return other.board.strokes_in_turn > 0 and (one.key, one.seat) == (other.key, other.seat)


def _counted(turn: list[_Struck], side: Side, seat: Seat | None) -> Iterator[TurnPlayed]:
    if turn and _is_of(turn[0].seat, side, seat):
        yield TurnPlayed(len(turn), sum(struck.men for struck in turn))
