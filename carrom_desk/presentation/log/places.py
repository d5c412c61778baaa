"""Places of entries in a match, and durations of strokes."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from carrom_desk.match.counting import is_of_earlier_act
from carrom_desk.match.effects.course import protest_of
from carrom_desk.match.effects.decisions import override_ruling
from carrom_desk.match.entry.entries import (
    Correction,
    Demanded,
    OnTime,
    Override,
    ProtestDecided,
    ProtestLodged,
    StrokeMade,
)
from carrom_desk.match.log import MadeEntry, Step
from carrom_desk.match.state import Decision, MatchState

Place = tuple[int | None, int | None]
"""Numbers of game and board; None if there is none, for example before the toss."""

NOWHERE: Place = (None, None)


def place_of(step: Step) -> Place:
    """Returns the board that an entry is about, even if the next one has already been opened."""
    about = state_about(step)
    return NOWHERE if about is None else _place(about)


def moment_of(made: MadeEntry, step: Step | None = None) -> Step:
    """Returns an entry as it counts in this step, or as it was made where it does not count; not for corrections.

    An override of an earlier act counts at that act.
    """
    if step is None or step.is_impossible:
        assert not isinstance(made.entry, Correction)
        step = Step(made.number, made.at, made.elapsed_ms, made.entry, made.before, made.after)
    entry, at_act = step.entry, None if made.was is None else made.was.after
    if at_act is None or not isinstance(entry, Override) or not is_of_earlier_act(step.before, entry):
        return step
    if at_act.last_ruled is None or at_act.last_ruled.number != entry.of:
        return step
    decided = override_ruling(at_act, Decision(made.number, entry, is_late=True))
    return replace(step, before=at_act, after=decided)


def state_about(step: Step) -> MatchState | None:
    """Returns the state of the board that an entry is about: for a decision, the state of the ruling; for a protest,
    the start of its board (148). One that is overruled after play on another board belongs to the board in progress.
    """
    entry, before, after = step.entry, step.before, step.after
    match entry:
        case _ if isinstance(entry, Demanded) or (before.is_claim_awaited and after.is_claim_awaited):
            return before.last_board.before if before.last_board is not None else None
        case Override():
            return before.last_ruled.before if before.last_ruled is not None else None
        case ProtestLodged():
            return before.board_start or before
        case ProtestDecided() if (start := _decided_about(before, entry)) is not None:
            return start
        case _:
            return before if before.board is not None else after


def _decided_about(before: MatchState, entry: ProtestDecided) -> MatchState | None:
    """Returns the start of the board of a decided protest; None if it was overruled while another is played."""
    protest, played = protest_of(before, entry), before.board_start
    if protest is None or played is None:
        return None
    return protest.board_start if entry.upheld or _place(played) == _place(protest.board_start) else None


def _place(state: MatchState) -> Place:
    return (
        state.game.number if state.game is not None else None,
        state.board.number if state.board is not None else None,
    )


# Duration of strokes, from the log's monotonic times


@dataclass(frozen=True, slots=True)
class _Watch:
    """A clock derived from the log; it stops where the elapsed time is unknown."""

    begun_ms: int
    stopped_ms: int | None = None
    """Time at which play was stopped (121)."""

    def gone_on(self, ms: int) -> "_Watch":
        """Restarts the clock after a stop."""
        return self if self.stopped_ms is None else _Watch(self.begun_ms + ms - self.stopped_ms)


def stroke_times(steps: tuple[Step, ...]) -> Mapping[int, int]:
    """Returns the duration of strokes in milliseconds, by entry number.

    Measured from the entry that started the player's time to that of the stroke, without stops. Missing if the log does
    not tell: without times, without "Play" on that board, or next to a correction, which takes an unknown time.
    """
    watch: _Watch | None = None
    """None while the start of the player's thinking time is unknown."""
    found, last = {}, -1
    for step in steps:
        if step.number != last + 1 or step.is_impossible or step.is_amended:
            watch = None
        last = step.number
        if isinstance(step.entry, StrokeMade) and watch is not None and watch.stopped_ms is None:
            passed = step.elapsed_ms - watch.begun_ms
            if passed > 0:
                found[step.number] = passed
        watch = _after(watch, step)
    return found


def _after(watch: _Watch | None, step: Step) -> _Watch | None:
    entry, ms = step.entry, step.elapsed_ms
    if step.is_impossible:
        return None
    if entry.about.time is OnTime.GOES_ON:
        return watch
    if entry.about.time is OnTime.STOPS:
        return watch if watch is None or watch.stopped_ms is not None else _Watch(watch.begun_ms, ms)
    if entry.about.time is OnTime.RESUMES:
        return None if watch is None else watch.gone_on(ms)
    return _Watch(ms) if entry.about.time is OnTime.BEGINS and _goes_on_at_the_board(step) else None


def _goes_on_at_the_board(step: Step) -> bool:
    """Returns True when the board of the entry is still in progress after it."""
    before, after = step.before, step.after
    is_same = before.board_key is not None and before.board_key == after.board_key
    return is_same and before.boards_replayed == after.boards_replayed
