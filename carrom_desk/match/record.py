"""The record of a match: setup, log and the state that follows, and how commands are added."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from carrom_desk.match.effects.course import act_of, board_to_judge, initial_state
from carrom_desk.match.effects.details import with_details
from carrom_desk.match.effects.evolve import evolve, until_claimed
from carrom_desk.match.effects.outcome import result_of
from carrom_desk.match.effects.refusals import reason_of, refusal
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    Correction,
    Entry,
    LoggedEntry,
    Override,
    PlainEntry,
    Redone,
    Undone,
    Warned,
)
from carrom_desk.match.ports.store import MatchId, MatchSummary
from carrom_desk.rules.impossible import Impossible, ImpossibleAct
from carrom_desk.rules.judge import judge

from .log import GrowingTuple, Log, MadeEntry, Numbers, Step
from .problems import Reason, Refusal, Refused
from .setup import Setup
from .side import BySide, Seat, Side, seat_of
from .state import MatchState


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Counted:
    """Standing entries as they count, as a linked list from the last one back."""

    step: Step
    """The last entry."""
    before: "Counted | None"
    """The earlier entries; None for the first."""
    impossible: tuple[int, ...] = ()
    """Numbers of the entries that an amendment made impossible."""
    former: "Counted | None" = None
    """All entries as they counted before the latest standing amendment."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """Setup, log and current state of a match.

    How its entries count is cached, so that undo and redo cost no more than the entry itself; an amendment recounts
    everything after it.
    """

    agreed: Setup
    """Setup with the original details."""
    entries: Log
    state: MatchState
    standing: Numbers = field(default_factory=Numbers)
    """Numbers of the standing entries, including amendments but not undone entries, undo and redo."""
    undone: GrowingTuple[int] = field(default_factory=GrowingTuple)
    """Numbers of the undone entries that can be redone, the next one last."""
    counted: Counted | None = field(default=None, compare=False, repr=False)
    """None before the first entry, or if not known yet; finding out means counting the match once."""
    taken_back: GrowingTuple[Counted | None] = field(default_factory=GrowingTuple, compare=False, repr=False)
    """Count of the match with each of the undone entries."""
    made: GrowingTuple[MadeEntry] = field(default_factory=GrowingTuple, compare=False, repr=False)
    """Every entry as it was made; empty if the log must be walked first."""
    recounts: int = field(default=0, compare=False)
    """Number of steps recounted because of amendments."""
    is_counted: bool = field(default=True, compare=False)
    """True when the state is that of the last entry, and not an earlier one while the log is being read."""

    @property
    def setup(self) -> Setup:
        """Setup with the current details."""
        return self.state.setup

    @property
    def next_number(self) -> int:
        """Number of the next entry."""
        return len(self.entries)

    @property
    def impossible(self) -> tuple[int, ...]:
        """Standing entries that an amendment made impossible: they stay in the log without effect."""
        counted = counted_of(self)
        return () if counted is None else counted.impossible


def with_what_is_decided(record: MatchRecord) -> MatchRecord:
    """Returns the record without the effects of points that may still be claimed: score, game, next board."""
    return replace(record, state=until_claimed(record.state)) if record.state.is_claim_awaited else record


def new_record(setup: Setup) -> MatchRecord:
    """Returns a match before its first entry."""
    return MatchRecord(setup, Log(), initial_state(setup))


def with_entry(record: MatchRecord, logged: LoggedEntry) -> MatchRecord:
    """Returns the record with another entry, which `decide` accepted."""
    entries, state, made, recounts = record.entries.with_one_more(logged), record.state, record.made, record.recounts
    standing, undone, counted, taken_back = _standing_with(record, logged)
    # While a long log is read, very many amendments would make counting at every step too slow: it waits until the end.
    if record.is_counted:
        counted = counted or _chained(None, fold(record.agreed, entries, standing))
        state = initial_state(record.agreed) if counted is None else counted.step.after
        recounts += recounts_of(record, logged.entry) if isinstance(logged.entry, Amended) else 0
    # Once an entry is missing, it stays as it is; walking through the log fills in the rest.
    if len(made) == len(record.entries):
        made = made.with_one_more(_made(record, logged, counted, state))
    return replace(
        record,
        entries=entries,
        state=state,
        standing=standing,
        undone=undone,
        counted=counted,
        taken_back=taken_back,
        made=made,
        recounts=recounts,
    )


def _standing_with(
    record: MatchRecord, logged: LoggedEntry
) -> tuple[Numbers, GrowingTuple[int], Counted | None, GrowingTuple[Counted | None]]:
    """Returns the standing entries with another one, those that can be redone, how they count, and how they counted
    before each undo.
    """
    counted, standing = counted_of(record), record.standing
    match logged.entry:
        case Undone():
            last, taken_back = standing[-1], record.taken_back.with_one_more(counted)
            # An entry is removed from the end of the chain. An amendment is not a step of it: the previous chain is
            # restored.
            if counted is not None:
                counted = counted.before if counted.step.number == last else counted.former
            return standing.without_last(), record.undone.with_one_more(last), counted, taken_back
        case Redone():
            number, taken_back = record.undone[-1], record.taken_back
            # The chain before the undo was kept, so that a redo judges nothing again.
            again, earlier = (taken_back[-1], taken_back.without_last()) if taken_back else (None, taken_back)
            return standing.with_one_more(number), record.undone.without_last(), again, earlier
        case Amended() as amendment:
            if counted is not None:
                counted = replace(_amended(counted, amendment), former=counted)
        case entry:
            if record.is_counted:
                after = evolve(record.state, entry, logged.number)
                step = Step(logged.number, logged.at, logged.elapsed_ms, entry, record.state, after)
                counted = Counted(step, counted, () if counted is None else counted.impossible)
    # After a new entry, undone ones can no longer be redone.
    return standing.with_one_more(logged.number), GrowingTuple(), counted, GrowingTuple()


def _made(before: MatchRecord, logged: LoggedEntry, counted: Counted | None, state: MatchState) -> MadeEntry:
    """Returns an entry as it was made, given the count including it and the state after it."""
    about: int | None = None
    steps = latest_steps(before)
    match logged.entry:
        case Undone():
            about = before.standing[-1]
        case Redone():
            about, steps = before.undone[-1], _steps(counted)
        case Amended(number):
            about = number
        case Override(of=of) if of is not None and of in before.standing:
            about = of
    was = None if about is None else _step_in(steps, about)
    return MadeEntry(
        logged.number,
        logged.at,
        logged.elapsed_ms,
        logged.entry,
        before.state,
        state,
        about,
        was,
        is_counted=before.is_counted,
    )


def counted_of(record: MatchRecord) -> Counted | None:
    """Returns how the standing entries count; None if there are none, or if that is not known yet."""
    if record.counted is not None or not record.standing or not record.is_counted:
        return record.counted
    return recounted(record).counted


def recounted(record: MatchRecord) -> MatchRecord:
    """Returns the record with its state recounted from the first entry."""
    counted = _chained(None, fold(record.agreed, record.entries, record.standing))
    state = initial_state(record.agreed) if counted is None else counted.step.after
    return replace(record, state=state, counted=counted, taken_back=GrowingTuple(), is_counted=True)


def _chained(counted: Counted | None, steps: Iterable[Step]) -> Counted | None:
    """Appends these steps to the count."""
    for step in steps:
        impossible = () if counted is None else counted.impossible
        counted = Counted(step, counted, (*impossible, step.number) if step.is_impossible else impossible)
    return counted


def without_steps(record: MatchRecord) -> MatchRecord:
    """Returns the record without its caches: with many records in memory they take a kilobyte per entry."""
    return replace(record, counted=None, taken_back=GrowingTuple(), made=GrowingTuple())


def recounts_of(record: MatchRecord, amendment: Amended) -> int:
    """Returns the maximum number of steps that an amendment recounts."""
    return len(record.standing) - record.standing.place(amendment.number)


def _amended(counted: Counted, amendment: Amended) -> Counted:
    """Replaces an amended entry and recounts all that follow."""
    later: list[Step] = []
    base: Counted | None = counted
    # Steps before the amended entry are unaffected: only later ones are judged again.
    while base is not None and base.step.number >= amendment.number:
        later.append(base.step)
        base = base.before
    first = replace(later.pop(), entry=amendment.with_, is_amended=True, is_judged_again=False)
    steps = (first, *(replace(step, is_judged_again=True) for step in reversed(later)))
    found = _chained(base, _counted_from(first.before, steps))
    assert found is not None
    return found


def _counted_from(state: MatchState, steps: Iterable[Step]) -> Iterator[Step]:
    """Recounts steps from a state on: acts are judged again, and entries that are no longer possible have no effect."""
    for step in steps:
        refused = refusal(state, step.entry)
        # The step stays in the chain without effect, so that a later amendment can make it possible again.
        if refused is not None and (step.is_judged_again or not keeps_former_ruling(step.entry, refused)):
            yield replace(step, before=state, after=state, is_impossible=True)
            continue
        entry = step.entry
        # A stored ruling is kept even if today's rules decide otherwise: a corrected rule does not rewrite old matches.
        if isinstance(entry, ActEntry) and (step.is_judged_again or entry.ruling is None):
            entry = judged(state, entry)
        after = evolve(state, entry, step.number)
        yield replace(step, entry=entry, before=state, after=after, is_impossible=False)
        state = after


def keeps_former_ruling(entry: PlainEntry, refused: Refusal) -> bool:
    """Returns True when an act that is refused today was accepted by an earlier version, whose ruling stands.

    Breaches that cost a board, a match or nothing were once ruled on as costing a man.
    """
    has_ruling = isinstance(entry, ActEntry) and entry.ruling is not None
    # Exactly this reason: any other fault made the breach impossible in earlier versions too.
    reasons = {problem.reason for problem in refused.problems}
    return has_ruling and reasons == {Impossible.BREACH_COSTS_NO_MAN}


def fold(setup: Setup, entries: Sequence[LoggedEntry], standing: Iterable[int]) -> tuple[Step, ...]:
    """Counts the standing entries from the first one on, with all amendments applied together."""
    numbers = tuple(standing)
    amendments = {
        entry.number: (at, entry.with_) for at in numbers if isinstance(entry := entries[at].entry, Amended)
    }  # the latest standing amendment counts
    start, steps, latest = initial_state(setup), [], -1
    for number in numbers:
        logged = entries[number]
        # An amendment counts at the place of the entry that it amends.
        if isinstance(logged.entry, Correction):
            continue
        ruled_at, entry = amendments.get(number, (number, logged.entry))
        is_amended = ruled_at != number
        # Amendments of earlier entries have it judged again.
        is_judged_again = latest > ruled_at
        steps.append(Step(number, logged.at, logged.elapsed_ms, entry, start, start, is_amended, is_judged_again))
        latest = max(latest, ruled_at if is_amended else -1)
    return tuple(_counted_from(start, steps))


def judged(state: MatchState, entry: ActEntry) -> ActEntry:
    """Returns an act with its ruling.

    Raises:
        ImpossibleAct: the act cannot happen at this position.
    """
    position = board_to_judge(state.current_board, entry).position
    return replace(entry, ruling=judge(position, act_of(state, entry), state.setup.laws))


def standing_entries(record: MatchRecord) -> tuple[Step, ...]:
    """Returns every standing entry as it counts now, except corrections."""
    return tuple(latest_steps(record))[::-1]


def latest_steps(record: MatchRecord) -> Iterator[Step]:
    """Returns every standing entry as it counts now, except corrections, last one first."""
    return _steps(counted_of(record))


def _steps(counted: Counted | None) -> Iterator[Step]:
    while counted is not None:
        yield counted.step
        counted = counted.before


def step_of(record: MatchRecord, number: int) -> Step | None:
    """Returns a standing entry as it counts; None if it is a correction, does not stand, or is unknown."""
    return _step_in(latest_steps(record), number)


def _step_in(latest: Iterator[Step], number: int) -> Step | None:
    step = next((step for step in latest if step.number <= number), None)
    return step if step is not None and step.number == number else None


def state_before(record: MatchRecord, number: int) -> MatchState:
    """Returns the state just before a standing entry."""
    earlier = next((step for step in latest_steps(record) if step.number < number), None)
    return initial_state(record.agreed) if earlier is None else earlier.after


def warned(setup: Setup, warning: Warned) -> Seat | Side:
    """Returns the recipient of a warning: a player, or in doubles the pair if no player is named."""
    if warning.player is None and setup.doubles:
        return warning.by
    return seat_of(warning.by, warning.player or 1)


def warnings_of(record: MatchRecord) -> Mapping[Seat | Side, int]:
    """Returns the number of warnings of each player, or pair without a named player; only those with any."""
    warnings = [step.entry for step in latest_steps(record) if isinstance(step.entry, Warned)]
    return Counter(warned(record.setup, entry) for entry in reversed(warnings))


def refusal_of(record: MatchRecord, command: Entry) -> Refusal | None:
    """Returns why a command is refused now, or None if it is possible."""
    try:
        decide(record, command)
    except Refused as refused:
        return refused.refusal
    return None


def reason_of_correction(record: MatchRecord, command: Entry) -> Reason | None:
    """Returns why there is nothing to undo, redo or amend; None if there is, and for other commands."""
    match command:
        case Undone():
            return None if record.standing else Reason.NOTHING_TO_UNDO
        case Redone():
            return None if record.undone else Reason.NOTHING_TO_REDO
        case Amended():
            return _amendment_reason(record, command)
        case _:
            return None


def decide(record: MatchRecord, command: Entry) -> Entry:
    """Returns the entry to store for a command, with a new ruling if it is an act.

    Raises:
        Refused: the command is not possible now; holds why.
    """
    reason = reason_of_correction(record, command)
    if reason is not None:
        raise Refused(Refusal(reason))
    match command:
        case Undone() | Redone():
            return command
        case Amended():
            # It is judged at the state before the entry that it replaces.
            return replace(command, with_=decided(state_before(record, command.number), command.with_))
        case _:
            return decided(record.state, command)


def decided(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """Returns an entry for this state, with a new ruling if it is an act.

    Raises:
        Refused: it is not possible in this state.
    """
    if not isinstance(entry, ActEntry):
        refused = refusal(state, entry)
        if refused is not None:
            raise Refused(refused)
        return _of_its_act(state, entry)
    reason = reason_of(state, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    try:
        # Whether an act is possible is left to `judge`, so that it is not checked twice.
        return judged(state, entry)
    except ImpossibleAct as impossible:
        raise Refused(Refusal(Reason.ACT_IMPOSSIBLE, impossible.problems)) from impossible


def _of_its_act(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """Returns a decision with the number of its act filled in, which never changes afterwards."""
    if not isinstance(entry, Override) or entry.of is not None:
        return entry
    assert state.last_ruled is not None, "refusal() asks for an act ruled on"
    return replace(entry, of=state.last_ruled.number)


def _amendment_reason(record: MatchRecord, amendment: Amended) -> Reason | None:
    if not 0 <= amendment.number < len(record.entries):
        return Reason.NO_SUCH_ENTRY
    # A correction says nothing about the match itself: it is undone, not amended.
    is_correction = isinstance(record.entries[amendment.number].entry, Correction)
    return Reason.ENTRY_NOT_STANDING if is_correction or amendment.number not in record.standing else None


def summary_of(match_id: MatchId, started: str, record: MatchRecord, setup: Setup | None = None) -> MatchSummary:
    """Summarises a match for a list, without the effects of points that may still be claimed. `setup` is the stored
    one, if it differs from the record's.
    """
    state = until_claimed(record.state)
    setup = with_details(setup or record.agreed, state.details)
    return MatchSummary(
        id=match_id,
        started=started,
        event=setup.event,
        round=setup.round,
        sides=BySide(setup.side_name(Side.A), setup.side_name(Side.B)),
        status=state.status,
        games=state.games,
        score=state.score,
        result=result_of(state),
    )
