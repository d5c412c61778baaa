"""How long strokes took, as far as the log's monotonic times say it."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.match.entries import (
    Demanded,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlayCalled,
    ProtestLodged,
    Resumed,
    StrokeMade,
    ViolationSeen,
)
from carrom_desk.match.record import Step

_LETS_TIME_BEGIN = PlayCalled | StrokeMade | PlacingDone | ViolationSeen | Passed | Override
_LEAVES_TIME_ALONE = Noted | ProtestLodged | Demanded
"""Such an entry is made while the player thinks."""


@dataclass(slots=True)
class _Watch:
    """A clock that is read off the log; it stands still where nobody knows how much time has gone."""

    begun_ms: int | None = None
    stopped_ms: int | None = None
    """When time was made to stand still (121)."""
    last: int = -1
    """The number of the last entry seen."""

    def lose(self) -> None:
        """Nobody knows any more since when the player has been thinking."""
        self.begun_ms = self.stopped_ms = None

    def begin(self, ms: int) -> None:
        """His time begins now."""
        self.begun_ms, self.stopped_ms = ms, None

    def stop(self, ms: int) -> None:
        """Time stands still."""
        if self.begun_ms is not None and self.stopped_ms is None:
            self.stopped_ms = ms

    def go_on(self, ms: int) -> None:
        """Time goes on: it has not run meanwhile."""
        if self.begun_ms is not None and self.stopped_ms is not None:
            self.begun_ms += ms - self.stopped_ms
            self.stopped_ms = None

    def passed(self, ms: int) -> int | None:
        """Milliseconds since it began; None where that is not known."""
        if self.begun_ms is None or self.stopped_ms is not None or ms <= self.begun_ms:
            return None
        return ms - self.begun_ms


def stroke_times(steps: tuple[Step, ...]) -> Mapping[int, int]:
    """Milliseconds that a stroke took, by the number of its entry.

    Counted from the entry that let the player's time begin to the stroke's own, without the time that stood still.
    Missing where the log does not say it: without times, at a board for which "Play" was not called, and next to a
    correction, for nobody knows how much time it took.
    """
    watch, found = _Watch(), {}
    for step in steps:
        if step.number != watch.last + 1 or step.is_impossible or step.is_amended:
            watch.lose()
        watch.last = step.number
        if isinstance(step.entry, StrokeMade) and not step.is_impossible:
            passed = watch.passed(step.elapsed_ms)
            if passed is not None:
                found[step.number] = passed
        _go_on(watch, step)
    return found


def _go_on(watch: _Watch, step: Step) -> None:
    match step.entry:
        case _ if step.is_impossible:
            watch.lose()
        case Paused():
            watch.stop(step.elapsed_ms)
        case Resumed():
            watch.go_on(step.elapsed_ms)
        case PlayCalled() if watch.stopped_ms is not None:
            watch.go_on(step.elapsed_ms)
        case _ if isinstance(step.entry, _LEAVES_TIME_ALONE):
            pass
        case _ if isinstance(step.entry, _LETS_TIME_BEGIN) and _goes_on_at_the_board(step):
            watch.begin(step.elapsed_ms)
        case _:
            watch.lose()


def _goes_on_at_the_board(step: Step) -> bool:
    """Whether the board at which the entry was made is still being played after it."""
    before, after = step.before, step.after
    if before.board is None or after.board is None or before.game is None or after.game is None:
        return False
    is_same = (before.game.number, before.board.number) == (after.game.number, after.board.number)
    return is_same and before.boards_replayed == after.boards_replayed
