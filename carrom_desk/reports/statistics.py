"""What players did at the board, in numbers that can be added up over matches."""

from collections.abc import Iterable
from dataclasses import dataclass

from carrom_desk.match.side import BySide, Seat

from .faults import FaultKind


@dataclass(frozen=True, slots=True)
class TurnPlayed:
    """A turn in which its player struck at least once."""

    strokes: int
    men: int
    """His own men that he pocketed and that stayed off the board; those that came back are not counted."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The numbers of a player, or of a side, in one match or in many.

    Strokes, turns, times and faults are those of every board, also of one that was cancelled and played again; all
    else is about boards that are over.
    """

    turns: tuple[TurnPlayed, ...] = ()
    times_ms: tuple[int, ...] = ()
    """Milliseconds that strokes took, of those strokes for which the log says it."""
    faults: tuple[FaultKind, ...] = ()
    boards: int = 0
    boards_won: int = 0
    breaks: int = 0
    """Boards broken."""
    queens: int = 0
    """Boards in which the Queen was covered, credited or not."""
    white_slams: int = 0
    black_slams: int = 0
    break_and_runs: int = 0
    """Boards won with the breaker's first turn, before the other side had struck; white slams are among them."""

    @property
    def strokes(self) -> int:
        """Strokes made."""
        return sum(turn.strokes for turn in self.turns)

    @property
    def men(self) -> int:
        """Own men pocketed that stayed off the board."""
        return sum(turn.men for turn in self.turns)

    @property
    def men_a_turn(self) -> float | None:
        """Men pocketed in a turn, on average; None before the first turn."""
        return self.men / len(self.turns) if self.turns else None

    @property
    def longest_turn(self) -> int:
        """Strokes of the turn that had most of them."""
        return max((turn.strokes for turn in self.turns), default=0)

    @property
    def most_men(self) -> int:
        """Men of the turn that brought most of them."""
        return max((turn.men for turn in self.turns), default=0)

    @property
    def median_ms(self) -> float | None:
        """Half of the timed strokes took no longer; None where the log tells no time."""
        times = sorted(self.times_ms)
        middle = len(times) // 2
        # Python's own statistics bring fractions and decimals along, which every report would wait for.
        return (times[middle] + times[~middle]) / 2 if times else None

    @property
    def longest_ms(self) -> int | None:
        """The stroke that took longest; None where the log tells no time."""
        return max(self.times_ms, default=None)

    def count(self, kind: FaultKind) -> int:
        """Faults of a kind."""
        return self.faults.count(kind)


def combined(parts: Iterable[Statistics]) -> Statistics:
    """The numbers of several matches together."""
    found = tuple(parts)
    return Statistics(
        turns=tuple(turn for part in found for turn in part.turns),
        times_ms=tuple(time for part in found for time in part.times_ms),
        faults=tuple(fault for part in found for fault in part.faults),
        boards=sum(part.boards for part in found),
        boards_won=sum(part.boards_won for part in found),
        breaks=sum(part.breaks for part in found),
        queens=sum(part.queens for part in found),
        white_slams=sum(part.white_slams for part in found),
        black_slams=sum(part.black_slams for part in found),
        break_and_runs=sum(part.break_and_runs for part in found),
    )


@dataclass(frozen=True, slots=True)
class MatchStatistics:
    """The numbers of one match."""

    sides: BySide[Statistics]
    seats: tuple[tuple[Seat, Statistics], ...]
    """The players one by one, in the order of the score card.

    In doubles what the log ascribes to a side alone is missing here: a breach by the side that is not in turn, and the
    results of boards that were over before the match was taken over.
    """

    @property
    def has_any(self) -> bool:
        """Whether there is anything to tell: a stroke, a fault or a board that is over."""
        both = (self.sides.a, self.sides.b)
        return any(side.turns or side.faults or side.boards for side in both)

    def of_seat(self, seat: Seat) -> Statistics:
        """The numbers of the player at a seat."""
        return dict(self.seats)[seat]
