"""One walk over a log: what stands, what was taken back, what was amended; and from a stored log back to the record.

Replay, reports and the window go this way. What an entry changed is kept, so that taking it back or giving it again
costs no more than entering it did; an amendment has what follows it counted again. Where a log amends so often that
this would take long, what stands is counted once, at the end, and the states between are not known. In a replay the
stored rulings stand.
"""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, replace

from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Ruling

from .course import act_of, board_to_judge, initial_state
from .decisions import leaves_impossible_board
from .entries import ActEntry, Amended, Entry, LoggedEntry, Override, PlainEntry, Redone, Undone
from .evolve import evolve, refusal
from .problems import Reason, Refusal, Refused
from .record import Log, MatchRecord, Step, amendment_reason, decided, fold, ruling_in, with_ruling
from .setup import Setup
from .state import MatchState

MOST_RECOUNTS = 10_000
"""Steps that amendments may have counted again on the way: some fifteen times a whole long match."""


@dataclass(frozen=True, slots=True)
class MadeEntry:
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
    is_counted: bool = True
    """Whether the states are known; otherwise they are those of the last entry before it of which they are."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole match: what stands, and all that was entered."""

    steps: tuple[Step, ...]
    """Every standing entry that is no correction, in order; the last one leads to the match's state."""
    entries: tuple[MadeEntry, ...]
    """Every entry in the order in which it was made."""
    standing: frozenset[int]
    """The numbers of the entries that stand, amendments among them."""


@dataclass(frozen=True, slots=True)
class _Change:
    """What an entry of the log changed: from a place on, these steps were there, and those are now."""

    place: int
    before: tuple[Step, ...]
    after: tuple[Step, ...]


class Course:
    """A log as far as it has been walked through."""

    def __init__(self, setup: Setup, most_recounts: int = MOST_RECOUNTS) -> None:
        """Begin before the first entry."""
        self.setup = setup
        self.entries: list[LoggedEntry] = []
        self.standing: list[int] = []
        self.undone: list[int] = []
        self.is_counted = True
        """Whether the states are known at every entry."""
        self._left = most_recounts
        self._start = initial_state(setup)
        self._last_known = self._start
        self._steps: list[Step] = []
        self._changes: dict[int, _Change] = {}
        self._stands: set[int] = set()

    @property
    def state(self) -> MatchState:
        """The state that all this leads to; while it is not counted, the last that was known."""
        if not self.is_counted:
            return self._last_known
        return self._steps[-1].after if self._steps else self._start

    def stands(self, number: int) -> bool:
        """Whether an entry, or an amendment, stands."""
        return number in self._stands

    def state_before(self, number: int) -> MatchState:
        """The state just before a standing entry, while the states are counted."""
        return self._steps[self._place(number)].before

    def take(self, logged: LoggedEntry) -> MadeEntry:
        """Take one entry more, which is possible where it stands."""
        before = self.state
        self.entries.append(logged)
        about, was = self._take(logged)
        return MadeEntry(
            logged.number,
            logged.at,
            logged.elapsed_ms,
            logged.entry,
            before,
            self.state,
            about,
            was,
            is_counted=self.is_counted,
        )

    def steps(self) -> tuple[Step, ...]:
        """Every standing entry that is no correction, as it counts now."""
        return tuple(self._steps) if self.is_counted else fold(self.setup, self.entries, self.standing)[1]

    def record(self, steps: tuple[Step, ...] | None = None) -> MatchRecord:
        """The match as far as it has been walked through; `steps` where they are known already."""
        steps = self.steps() if steps is None else steps
        state = steps[-1].after if steps else self._start
        impossible = tuple(step.number for step in steps if step.is_impossible)
        return MatchRecord(self.setup, Log(self.entries), state, tuple(self.standing), tuple(self.undone), impossible)

    def walk(self, made: Iterable[MadeEntry]) -> Walk:
        """The whole way, of the entries that were taken."""
        return Walk(self.steps(), tuple(made), frozenset(self.standing))

    def _take(self, logged: LoggedEntry) -> tuple[int | None, Step | None]:
        """Take it, and answer the entry that it is about."""
        number = logged.number
        match logged.entry:
            case Undone():
                taken_back = self.standing.pop()
                self._stands.remove(taken_back)
                self.undone.append(taken_back)
                was = self._step(taken_back)
                if self.is_counted:
                    change = self._changes[taken_back]
                    self._steps[change.place :] = change.before
                return taken_back, was
            case Redone():
                given = self.undone.pop()
                self._stand(given)
                if self.is_counted:
                    self._make(self._changes[given])
                return given, self._step(given)
            case Amended() as amendment:
                was = self._step(amendment.number)
                if self.is_counted:
                    self._amend(number, amendment)
                self._stand(number)
                self.undone.clear()
                return amendment.number, was
            case entry:
                last = self.state.last_ruled if isinstance(entry, Override) else None
                was = None if last is None else self._step(last.number)
                if self.is_counted:
                    state = self.state
                    after = evolve(state, entry, number)
                    step = Step(number, logged.at, logged.elapsed_ms, entry, state, after)
                    self._changes[number] = _Change(len(self._steps), (), (step,))
                    self._steps.append(step)
                self._stand(number)
                self.undone.clear()
                return None if was is None else was.number, was

    def _stand(self, number: int) -> None:
        self.standing.append(number)
        self._stands.add(number)

    def _make(self, change: _Change) -> None:
        self._steps[change.place :] = change.after

    def _step(self, number: int) -> Step | None:
        if not self.is_counted:
            return None
        place = self._place(number)
        return self._steps[place] if place < len(self._steps) and self._steps[place].number == number else None

    def _place(self, number: int) -> int:
        return bisect_left(self._steps, number, key=lambda step: step.number)

    def _amend(self, number: int, amendment: Amended) -> None:
        """Count the entry itself and everything after it again; too often, and the states are counted no more."""
        place = self._place(amendment.number)
        self._left -= len(self._steps) - place
        if self._left < 0:
            self._last_known, self.is_counted = self.state, False
            self._steps, self._changes = [], {}
            return
        before = tuple(self._steps[place:])
        first = replace(before[0], entry=amendment.with_, is_amended=True, is_judged_again=False)
        later = (replace(step, is_judged_again=True) for step in before[1:])
        change = _Change(place, before, tuple(_counted(first.before, (first, *later))))
        self._changes[number] = change
        self._make(change)


def _counted(state: MatchState, steps: Iterable[Step]) -> Iterable[Step]:
    """The steps as they count from a state on: acts judged again, and what is not possible any more without effect."""
    for step in steps:
        if refusal(state, step.entry) is not None:
            yield replace(step, before=state, after=state, is_impossible=True)
            continue
        entry = with_ruling(state, step.entry) if step.is_judged_again else step.entry
        after = evolve(state, entry, step.number)
        yield replace(step, entry=entry, before=state, after=after, is_impossible=False)
        state = after


def walk(record: MatchRecord) -> Walk:
    """Walk through a match from its first entry."""
    course = Course(record.setup)
    return course.walk([course.take(logged) for logged in record.entries])


def taken_back_by(entries: tuple[MadeEntry, ...]) -> dict[int, int]:
    """For each entry that does not stand any more, the number of the undo that took it back last."""
    found: dict[int, int] = {}
    for made in entries:
        if made.about is not None and isinstance(made.entry, Undone):
            found[made.about] = made.number
        elif made.about is not None and isinstance(made.entry, Redone):
            del found[made.about]
    return found


def amendments_of(found: Walk) -> dict[int, int]:
    """For each amended entry that stands, the number of the amendment that counts."""
    standing = (made for made in found.entries if made.number in found.standing)
    return {made.entry.number: made.number for made in standing if isinstance(made.entry, Amended)}


class ImpossibleEntry(Exception):
    """An entry of a stored log that is not possible where it stands."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        """Hold the entry's number and why."""
        super().__init__(f"entry {number}: {refusal.reason.sentence}")
        self.number = number
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class RulingDifference:
    """A stored ruling that today's rules would not give."""

    number: int
    stored: Ruling
    today: Ruling


@dataclass(frozen=True, slots=True)
class Replay:
    """A record read back from its log."""

    record: MatchRecord
    differences: tuple[RulingDifference, ...]
    walk: Walk
    """The way through the log on which it was read."""


def replay(setup: Setup, entries: Iterable[LoggedEntry], *, rejudge: bool = False) -> Replay:
    """Read a log back; a missing ruling is judged now, a stored one stands unless `rejudge` asks otherwise.

    Raises:
        ImpossibleEntry: an entry is not possible where it stands. Where a log amends so often that not every state is
            known, what is not possible has no effect, as what an amendment makes impossible.
    """
    course, all_made, differences = Course(setup), [], []
    for logged in entries:
        made, difference = go_on(course, logged, rejudge=rejudge)
        all_made.append(made)
        if difference is not None:
            differences.append(difference)
    walked = course.walk(all_made)
    return Replay(course.record(walked.steps), tuple(differences), walked)


def go_on(course: Course, logged: LoggedEntry, *, rejudge: bool = False) -> tuple[MadeEntry, RulingDifference | None]:
    """Take one entry of a log more, and answer it, and where today's rules would rule otherwise.

    Raises:
        ImpossibleEntry: it is not possible where it stands; the course is as it was.
    """
    try:
        entry, difference = _as_it_stands(course, logged, rejudge=rejudge)
    except Refused as refused:
        raise ImpossibleEntry(logged.number, refused.refusal) from refused
    return course.take(logged if entry is logged.entry else replace(logged, entry=entry)), difference


def _as_it_stands(course: Course, logged: LoggedEntry, *, rejudge: bool) -> tuple[Entry, RulingDifference | None]:
    """An entry with the ruling that stands, and where today's rules would give another.

    Raises:
        Refused: it is not possible.
    """
    entry = logged.entry
    reason = _reason_of_correction(course, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    if isinstance(entry, Undone | Redone) or not course.is_counted:
        return entry, None
    state = course.state_before(entry.number) if isinstance(entry, Amended) else course.state
    act = entry.with_ if isinstance(entry, Amended) else entry
    today = decided(state, act)
    stored = _with_stored_ruling(today, act)
    difference = _difference(logged.number, stored, today)
    if difference is not None and not rejudge and not _can_stand(state, stored, difference.stored):
        raise Refused(Refusal(Reason.OVERRIDE_IMPOSSIBLE))
    counts = today if rejudge else stored
    return (replace(entry, with_=counts) if isinstance(entry, Amended) else counts), difference


def _reason_of_correction(course: Course, entry: Entry) -> Reason | None:
    match entry:
        case Undone():
            return None if course.standing else Reason.NOTHING_TO_UNDO
        case Redone():
            return None if course.undone else Reason.NOTHING_TO_REDO
        case Amended():
            return amendment_reason(course.entries, course.stands, entry)
        case _:
            return None


def _with_stored_ruling(decided: PlainEntry, stored: PlainEntry) -> PlainEntry:
    """An act as decided today, with the stored ruling put in where there is one."""
    if not isinstance(decided, ActEntry) or not isinstance(stored, ActEntry) or stored.ruling is None:
        return decided
    assert decided.ruling is not None
    if stored.ruling == decided.ruling:
        return decided
    return replace(decided, ruling=_with_back(stored.ruling, decided.ruling))


def _with_back(stored: Ruling, today: Ruling) -> Ruling:
    """Files do not say which of the men to place are dues: it follows from the act."""
    back = ByParty(
        min(today.back.own, stored.place.men.own),
        min(today.back.opponent, stored.place.men.opponent),
    )
    return replace(stored, back=back)


def _difference(number: int, stored: PlainEntry, decided: PlainEntry) -> RulingDifference | None:
    was, today = ruling_in(stored), ruling_in(decided)
    if was is None or today is None or was is today or was == today:
        return None
    return RulingDifference(number, was, today)


def _can_stand(state: MatchState, act: PlainEntry, ruling: Ruling) -> bool:
    """Whether the board can be as a stored ruling leaves it that today's rules would not give."""
    assert isinstance(act, ActEntry)
    assert state.board is not None
    if ruling.board is not None:
        return True
    before = board_to_judge(state.board, act)
    return not leaves_impossible_board(before, act_of(state, act), ruling, state.setup.laws)
