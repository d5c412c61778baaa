"""A match walked through entry by entry, with the state before and after each.

What an entry changed is kept, so that taking it back or giving it again costs no more than entering it did; only an
amendment has what follows it judged anew.
"""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from carrom_desk.match.entries import ActEntry, Amended, Entry, LoggedEntry, Override, PlainEntry, Redone, Undone
from carrom_desk.match.evolve import evolve, initial_state
from carrom_desk.match.record import MatchRecord, with_ruling
from carrom_desk.match.refusal import refusal
from carrom_desk.match.state import MatchState


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that stands, as it counts."""

    number: int
    at: str
    """Wall time in ISO 8601; empty where the log does not say."""
    elapsed_ms: int
    """Milliseconds since the match was opened first; 0 throughout where the log does not say."""
    entry: PlainEntry
    before: MatchState
    after: MatchState
    is_amended: bool = False
    is_judged_anew: bool = False
    is_impossible: bool = False
    """Whether an amendment made it impossible: it has no effect."""


@dataclass(frozen=True, slots=True)
class Telling:
    """An entry as it was when it was made, whatever became of it."""

    number: int
    at: str
    elapsed_ms: int
    entry: Entry
    before: MatchState
    after: MatchState
    about: int | None = None
    """The number of the entry that a correction or an override is about."""
    was: Step | None = None
    """That entry as it counted until then, or counts again; None where it is a correction itself."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole match, told twice."""

    steps: tuple[Step, ...]
    """Every standing entry that is no correction, in order; the last one leads to the match's state."""
    told: tuple[Telling, ...]
    """Every entry in the order in which it was made."""
    standing: frozenset[int]
    """The numbers of the entries that stand, amendments among them."""


def walk(record: MatchRecord) -> Walk:
    """Walk through a match from its first entry."""
    course = _Course(initial_state(record.setup))
    told = tuple(course.tell(logged) for logged in record.entries)
    standing = frozenset(change.number for change in course.standing)
    return Walk(tuple(course.steps), told, standing)


@dataclass(frozen=True, slots=True)
class _Change:
    """What an entry of the log changed: from a place on, these steps were there, and those are now."""

    number: int
    place: int
    before: tuple[Step, ...]
    after: tuple[Step, ...]


@dataclass(slots=True)
class _Course:
    """The steps of a match as they stand at one moment of it."""

    start: MatchState
    steps: list[Step] = field(default_factory=list)
    standing: list[_Change] = field(default_factory=list)
    undone: list[_Change] = field(default_factory=list)

    @property
    def state(self) -> MatchState:
        """The state that the steps lead to."""
        return self.steps[-1].after if self.steps else self.start

    def tell(self, logged: LoggedEntry) -> Telling:
        """Take one entry more."""
        before = self.state
        about, was = self._take(logged)
        return Telling(logged.number, logged.at, logged.elapsed_ms, logged.entry, before, self.state, about, was)

    def _take(self, logged: LoggedEntry) -> tuple[int | None, Step | None]:
        """Take it, and answer the entry that it is about."""
        match logged.entry:
            case Undone():
                change = self.standing.pop()
                was = self._step(change.number)
                self.steps[change.place :] = change.before
                self.undone.append(change)
                return change.number, was
            case Redone():
                change = self.undone.pop()
                self._make(change)
                return change.number, self._step(change.number)
            case Amended() as amendment:
                was = self._step(amendment.number)
                self._make(self._amended(logged.number, amendment))
                self.undone.clear()
                return amendment.number, was
            case entry:
                was = self._last_act() if isinstance(entry, Override) else None
                step = Step(
                    logged.number,
                    logged.at,
                    logged.elapsed_ms,
                    entry,
                    self.state,
                    evolve(self.state, entry, logged.number),
                )
                self._make(_Change(logged.number, len(self.steps), (), (step,)))
                self.undone.clear()
                return None if was is None else was.number, was

    def _make(self, change: _Change) -> None:
        self.steps[change.place :] = change.after
        self.standing.append(change)

    def _step(self, number: int) -> Step | None:
        place = self._place(number)
        return self.steps[place] if place < len(self.steps) and self.steps[place].number == number else None

    def _place(self, number: int) -> int:
        return bisect_left(self.steps, number, key=lambda step: step.number)

    def _last_act(self) -> Step | None:
        acts = (step for step in reversed(self.steps) if isinstance(step.entry, ActEntry) and not step.is_impossible)
        return next(acts, None)

    def _amended(self, number: int, amendment: Amended) -> _Change:
        """What an amendment changes: the entry itself, and everything after it."""
        place = self._place(amendment.number)
        before = tuple(self.steps[place:])
        first = replace(before[0], entry=amendment.with_, is_amended=True, is_judged_anew=False)
        later = (replace(step, is_judged_anew=True) for step in before[1:])
        return _Change(number, place, before, tuple(_counted(first.before, (first, *later))))


def _counted(state: MatchState, steps: Iterable[Step]) -> Iterable[Step]:
    """The steps as they count from a state on: acts judged anew, and what is not possible any more without effect."""
    for step in steps:
        if refusal(state, step.entry) is not None:
            yield replace(step, before=state, after=state, is_impossible=True)
            continue
        entry = with_ruling(state, step.entry) if step.is_judged_anew else step.entry
        after = evolve(state, entry, step.number)
        yield replace(step, entry=entry, before=state, after=after, is_impossible=False)
        state = after


def taken_back_by(told: tuple[Telling, ...]) -> dict[int, int]:
    """For each entry that does not stand any more, the number of the undo that took it back last."""
    found: dict[int, int] = {}
    for telling in told:
        if telling.about is not None and isinstance(telling.entry, Undone):
            found[telling.about] = telling.number
        elif telling.about is not None and isinstance(telling.entry, Redone):
            del found[telling.about]
    return found


def amendments_of(found: Walk) -> dict[int, int]:
    """For each amended entry that stands, the number of the amendment that counts."""
    standing = (telling for telling in found.told if telling.number in found.standing)
    return {telling.entry.number: telling.number for telling in standing if isinstance(telling.entry, Amended)}
