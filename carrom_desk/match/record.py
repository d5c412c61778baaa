"""The record of a match: setup, log and the state that follows, and how commands are added."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from carrom_desk.match.effects.course import initial_state
from carrom_desk.match.effects.decisions import is_beyond_scoring
from carrom_desk.match.effects.details import with_details
from carrom_desk.match.effects.evolve import evolve, until_claimed
from carrom_desk.match.effects.outcome import result_of
from carrom_desk.match.effects.refusals import refusal
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    Correction,
    Entry,
    LoggedEntry,
    Noted,
    Override,
    PlainEntry,
    Redone,
    Undone,
    WalkedOver,
    Warned,
)
from carrom_desk.match.ports.store import MatchId, MatchSummary

from .counting import (
    Steps,
    changes_rules,
    counted_with,
    decided,
    ended_board,
    first_from,
    is_correction,
    is_of_earlier_act,
    is_of_result_only,
    place_of,
    start_of,
)
from .log import MOST_ENTRIES, Log, MadeEntry, Step
from .problems import Reason, Refusal, Refused
from .rewriting import refusal_to_rewrite
from .setup import Setup
from .side import Seat, Side, seat_of
from .state import MatchState


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """Setup, log and current state of a match."""

    agreed: Setup
    """Setup with the original details, format and laws."""
    entries: Log
    state: MatchState
    standing: tuple[int, ...] = ()
    """Numbers of the standing entries, including amendments but not undone entries, undo and redo."""
    undone: tuple[int, ...] = ()
    """Numbers of the undone entries that can be redone, the next one last."""
    steps: Steps = field(default=(), compare=False, repr=False)
    """How the standing entries count; empty if they must be counted first."""
    made: tuple[MadeEntry, ...] = field(default=(), compare=False, repr=False)
    """Every entry as it was made; empty if the log must be walked first."""

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @property
    def started(self) -> str:
        """Wall time of the first entry that has one, in ISO 8601; empty if the log does not tell."""
        return next((logged.at for logged in self.entries if logged.at), "")

    @property
    def next_number(self) -> int:
        return len(self.entries)

    @property
    def impossible(self) -> tuple[int, ...]:
        """Standing entries that a correction made impossible: they stay in the log without effect."""
        return tuple(step.number for step in standing_entries(self) if step.is_impossible)


def with_what_is_decided(record: MatchRecord) -> MatchRecord:
    """Returns the record without the effects of points that may still be claimed: score, game, next board."""
    return replace(record, state=until_claimed(record.state)) if record.state.is_claim_awaited else record


def new_record(setup: Setup) -> MatchRecord:
    """Returns a match before its first entry."""
    return MatchRecord(setup, (), initial_state(setup))


def with_entry(record: MatchRecord, logged: LoggedEntry) -> MatchRecord:
    """Returns the record with another entry, which `decide` accepted."""
    record = with_steps(record)
    agreed, steps, standing, undone = record.agreed, record.steps, record.standing, record.undone
    match logged.entry:
        case Undone():
            steps = _without_last(record)
            standing, undone = standing[:-1], (*undone, standing[-1])
        case Redone():
            steps = counted_with(agreed, steps, record.entries[undone[-1]], record.state).steps
            standing, undone = (*standing, undone[-1]), undone[:-1]
        case _:
            steps = counted_with(agreed, steps, logged, record.state).steps
            # After a new entry, undone ones can no longer be redone.
            standing, undone = (*standing, logged.number), ()
    state = steps[-1].after if steps else initial_state(agreed)
    entries, made = (*record.entries, logged), (*record.made, _made(record, logged, steps, state))
    return MatchRecord(agreed, entries, state, standing, undone, steps, made)


def _without_last(record: MatchRecord) -> Steps:
    """Returns how the standing entries count without the last one."""
    *others, last = record.standing
    step = record.steps[-1] if record.steps else None
    if step is not None and step.number == last and not step.is_late and not changes_rules(step.entry):
        return record.steps[:-1]
    # A correction changed earlier steps too: all others are counted again, with the rulings that they were given.
    steps, state = Steps(), initial_state(record.agreed)
    for number in others:
        steps = counted_with(record.agreed, steps, record.entries[number], state).steps
        state = steps[-1].after
    return steps


def _made(before: MatchRecord, logged: LoggedEntry, steps: Steps, state: MatchState) -> MadeEntry:
    """Returns an entry as it was made, given the steps including it and the state after it."""
    about: int | None = None
    seen = before.steps
    match logged.entry:
        case Undone():
            about = before.standing[-1]
        case Redone():
            # What is redone did not stand before, so only the new steps know it.
            about, seen = before.undone[-1], steps
        case Amended(number):
            about = number
        case Override(of=of) if of is not None and of in before.standing:
            about = of
    place = None if about is None else place_of(seen, about)
    was = None if place is None else seen[place]
    return MadeEntry(logged.number, logged.at, logged.elapsed_ms, logged.entry, before.state, state, about, was)


def with_steps(record: MatchRecord) -> MatchRecord:
    """Returns the record with its caches, counting the match once if they were dropped."""
    if len(record.made) == len(record.entries):
        return record
    known, record = record, new_record(record.agreed)
    for logged in known.entries:
        record = with_entry(record, logged)
    return replace(record, state=known.state)


def without_steps(record: MatchRecord) -> MatchRecord:
    """Returns the record without its caches: with many records in memory they take a kilobyte per entry."""
    return replace(record, steps=(), made=())


def standing_entries(record: MatchRecord) -> Steps:
    """Returns every standing entry as it counts now, except amendments."""
    return with_steps(record).steps


def latest_steps(record: MatchRecord) -> Iterator[Step]:
    """Returns every standing entry as it counts now, except amendments, last one first."""
    return reversed(standing_entries(record))


def step_of(record: MatchRecord, number: int) -> Step | None:
    """Returns a standing entry as it counts; None if it is a correction, does not stand, or is unknown."""
    steps = standing_entries(record)
    place = place_of(steps, number)
    return None if place is None else steps[place]


def state_before(record: MatchRecord, number: int) -> MatchState:
    """Returns the state just before a standing entry."""
    steps = standing_entries(record)
    place = first_from(steps, number)
    return steps[place - 1].after if place else start_of(record.agreed, steps)


def warned(setup: Setup, warning: Warned) -> Seat | Side:
    """Returns the recipient of a warning: a player, or in doubles the pair if no player is named."""
    if warning.player is None and setup.doubles:
        return warning.by
    return seat_of(warning.by, warning.player or 1)


def warnings_of(record: MatchRecord) -> Mapping[Seat | Side, int]:
    """Returns the number of warnings of each player, or pair without a named player; only those with any."""
    warnings = [step.entry for step in latest_steps(record) if isinstance(step.entry, Warned)]
    return Counter(warned(record.setup, entry) for entry in reversed(warnings))


def unknown_rules(agreed: Setup) -> Refusal | None:
    """Returns why a match can only be read; None if every rule of its event is known."""
    event = agreed.laws.event
    if event is None or not event.unknown:
        return None
    return Refusal(Reason.RULES_UNKNOWN, rules=", ".join(name for name, _ in event.unknown))


def refusal_of(record: MatchRecord, command: Entry) -> Refusal | None:
    """Returns why a command is refused now, or None if it is possible."""
    try:
        decide(record, command)
    except Refused as refused:
        return refused.refusal
    return None


def decide(record: MatchRecord, command: Entry) -> Entry:
    """Returns the entry to store for a command, with a new ruling if it is an act.

    Raises:
        Refused: the command is not possible now, or rewrites what was played, or the match is full, or has rules that
            are not known; holds why.
    """
    refuse_if_full(record)
    unknown = unknown_rules(record.setup)
    if unknown is not None:
        raise Refused(unknown)
    # In this order: what is not possible at all has the more helpful reason.
    entry = possible(record, command)
    refused = _not_appeared(record, entry) or not_any_more(record, entry)
    if refused is not None:
        raise Refused(refused)
    return entry


def _not_appeared(record: MatchRecord, entry: Entry) -> Refusal | None:
    """Returns why neither side can be absent once they have played. Files that record it are still read."""
    made, before = entry, record.state
    if isinstance(entry, Amended):
        step = step_of(record, entry.number)
        made, before = entry.with_, before if step is None else step.before
    is_absence = isinstance(made, WalkedOver) and made.winner is None
    return Refusal(Reason.SIDES_APPEARED) if is_absence and before.board_start is not None else None


def refuse_if_full(record: MatchRecord) -> None:
    """Raises `Refused` if a match has as many entries as there may be."""
    if len(record.entries) >= MOST_ENTRIES:
        raise Refused(Refusal(Reason.NO_ROOM))


def possible(record: MatchRecord, command: Entry) -> Entry:
    """Returns the entry to store for a command, with a new ruling if it is an act, whatever later entries become.

    Raises:
        Refused: the command is not possible now.
    """
    match command:
        case Undone() | Redone():
            reason = _nothing_to(record, command)
            if reason is not None:
                raise Refused(Refusal(reason))
            return command
        case Amended():
            # It is judged at the state before the entry that it replaces.
            return replace(command, with_=_replacement(record, command, state_to_amend(record, command)))
        case Override() if is_of_earlier_act(record.state, command):
            reason = _late_reason(standing_entries(record), command)
            if reason is not None:
                raise Refused(Refusal(reason))
            return command
        case _:
            return decided(record.state, command)


def _nothing_to(record: MatchRecord, command: Undone | Redone) -> Reason | None:
    if isinstance(command, Undone):
        return None if record.standing else Reason.NOTHING_TO_UNDO
    return None if record.undone else Reason.NOTHING_TO_REDO


def state_to_amend(record: MatchRecord, amendment: Amended) -> MatchState:
    """Returns the state before the entry that an amendment replaces.

    Raises:
        Refused if there is no entry with that number, or it cannot be amended.
    """
    reason = _amendment_reason(record, amendment)
    if reason is not None:
        raise Refused(Refusal(reason))
    step = step_of(record, amendment.number)
    if step is None or not changes_rules(step.entry):
        return state_before(record, amendment.number)
    # The laws and the format that the entry sets go with it, so that its replacement is judged without them.
    without = LoggedEntry(record.next_number, replace(amendment, with_=Noted(""), turn=None))
    steps = counted_with(record.agreed, standing_entries(record), without, record.state).steps
    place = place_of(steps, amendment.number)
    assert place is not None
    return steps[place].before


def _replacement(record: MatchRecord, amendment: Amended, before: MatchState) -> PlainEntry:
    """Returns the entry of an amendment, with its ruling if it is an act.

    Raises:
        Refused: it is not possible at that place.
    """
    entry, step = amendment.with_, step_of(record, amendment.number)
    # The form asks what is decided, not about which stroke: that stays as it was.
    if isinstance(entry, Override) and entry.of is None and step is not None and isinstance(step.entry, Override):
        entry = replace(entry, of=step.entry.of)
    if isinstance(entry, Override) and is_of_earlier_act(before, entry):
        reason = _late_reason(standing_entries(record), entry)
        if reason is not None:
            raise Refused(Refusal(reason))
        return entry
    entry = decided(before, entry)
    if not may_give_turn(before, entry, amendment):
        raise Refused(Refusal(Reason.TURN_NOT_GIVEN))
    return entry


def may_give_turn(before: MatchState, entry: PlainEntry, amendment: Amended) -> bool:
    """Returns True when the turn after an act can be given as the amendment says, or if it says nothing."""
    if amendment.turn is None:
        return True
    if not isinstance(entry, ActEntry) or entry.ruling is None or entry.ruling.board is not None:
        # Where nothing was ruled, or the board has ended, there is no turn to give.
        return False
    ruled_on = evolve(before, entry, amendment.number)
    return refusal(ruled_on, Override(amendment.reason, turn=amendment.turn)) is None


def _late_reason(steps: Steps, override: Override) -> Reason | None:
    """Returns why an earlier act cannot be overridden; None if the result of its board can be corrected."""
    if not ended_board(steps, override.of):
        return Reason.NOT_THE_LAST_RULING
    return None if is_of_result_only(override) else Reason.ONLY_THE_RESULT


def _amendment_reason(record: MatchRecord, amendment: Amended) -> Reason | None:
    if not 0 <= amendment.number < len(record.entries):
        return Reason.NO_SUCH_ENTRY
    # A correction says nothing about the match itself: it is undone, not amended.
    is_correction = isinstance(record.entries[amendment.number].entry, Correction)
    return Reason.ENTRY_NOT_STANDING if is_correction or amendment.number not in record.standing else None


def not_any_more(record: MatchRecord, entry: Entry) -> Refusal | None:
    """Returns why a possible entry is refused although an earlier version may have stored it; None if it is not.

    Corrections that rewrite what was played, overrides in place of other entries, and impossible points of a board.
    """
    made = entry.with_ if isinstance(entry, Amended) else entry
    step = step_of(record, entry.number) if isinstance(entry, Amended) else None
    if isinstance(made, Override):
        if step is not None and not isinstance(step.entry, Override):
            return Refusal(Reason.ONLY_AN_OVERRIDE)
        if is_beyond_scoring(made, record.setup.laws):
            return Refusal(Reason.POINTS_OF_A_BOARD)
    if not is_correction(record.state, entry):
        return None
    return refusal_to_rewrite(record.agreed, standing_entries(record), entry, record.state)


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
        sides=setup.names,
        status=state.status,
        games=state.games,
        score=state.score,
        result=result_of(state),
    )
