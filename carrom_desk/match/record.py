"""A match as its record: setup, log, and the state that follows from them."""

from dataclasses import dataclass, replace

from carrom_desk.rules.judge import judge

from .board_course import act_of, board_to_judge
from .entries import (
    ActEntry,
    Amended,
    Entry,
    IncidentSeen,
    LoggedEntry,
    PlainEntry,
    Redone,
    StrokeMade,
    Undone,
    ViolationSeen,
)
from .evolve import evolve, initial_state
from .log import Log
from .refusal import refusal
from .setup import Setup
from .state import MatchState


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match: what was agreed, everything that happened, and the state it is in."""

    setup: Setup
    entries: Log
    state: MatchState
    standing: tuple[int, ...] = ()
    """Numbers of the entries that stand, amendments among them; entries taken back, undo and redo are missing."""
    undone: tuple[int, ...] = ()
    """Numbers of the entries taken back that can be given again, the next one last."""
    impossible: tuple[int, ...] = ()
    """Standing entries that an amendment made impossible: they stay in the log and change nothing."""

    @property
    def next_number(self) -> int:
        """The number the next entry gets."""
        return len(self.entries)


@dataclass(frozen=True, slots=True)
class StandingEntry:
    """An entry as it counts now: amended, and its act judged anew where something before it was amended."""

    number: int
    entry: PlainEntry
    is_amended: bool = False
    is_judged_anew: bool = False
    is_impossible: bool = False


def new_record(setup: Setup) -> MatchRecord:
    """A match before its first entry."""
    return MatchRecord(setup, Log(), initial_state(setup))


def with_entry(record: MatchRecord, logged: LoggedEntry) -> MatchRecord:
    """The record with one entry more, which `decide` found possible."""
    entries = record.entries.with_one_more(logged)
    match logged.entry:
        case Undone():
            standing, undone = record.standing[:-1], (*record.undone, record.standing[-1])
        case Redone():
            standing, undone = (*record.standing, record.undone[-1]), record.undone[:-1]
        case Amended():
            standing, undone = (*record.standing, logged.number), ()
        case _:
            return _with_plain(record, entries, logged.number, logged.entry)
    return _rebuilt(record.setup, entries, standing, undone)


def _with_plain(record: MatchRecord, entries: Log, number: int, entry: PlainEntry) -> MatchRecord:
    standing = (*record.standing, number)
    return MatchRecord(record.setup, entries, evolve(record.state, entry, number), standing, (), record.impossible)


def _rebuilt(setup: Setup, entries: Log, standing: tuple[int, ...], undone: tuple[int, ...]) -> MatchRecord:
    state, rows = fold(setup, entries, standing)
    impossible = tuple(row.number for row in rows if row.is_impossible)
    return MatchRecord(setup, entries, state, standing, undone, impossible)


def fold(setup: Setup, entries: Log, standing: tuple[int, ...]) -> tuple[MatchState, tuple[StandingEntry, ...]]:
    """The state that the standing entries lead to, and each of them as it counts."""
    amendments = _amendments(entries, standing)
    state, rows = initial_state(setup), []
    for number in standing:
        original = entries[number].entry
        if isinstance(original, Amended | Undone | Redone):
            continue
        row = _as_it_counts(number, original, amendments)
        if amendments and refusal(state, row.entry) is not None:
            rows.append(replace(row, is_impossible=True))
            continue
        if row.is_judged_anew or lacks_ruling(row.entry):
            row = replace(row, entry=with_ruling(state, row.entry))
        state = evolve(state, row.entry, number)
        rows.append(row)
    return state, tuple(rows)


def _amendments(entries: Log, standing: tuple[int, ...]) -> tuple[tuple[int, Amended], ...]:
    found = ((number, entries[number].entry) for number in standing)
    return tuple((number, entry) for number, entry in found if isinstance(entry, Amended))


def _as_it_counts(number: int, original: PlainEntry, amendments: tuple[tuple[int, Amended], ...]) -> StandingEntry:
    """The latest amendment of an entry stands for it; what was amended before it later on has it judged anew."""
    ruled_at, entry = number, original
    for amended_at, amendment in amendments:
        if amendment.number == number:
            ruled_at, entry = amended_at, amendment.with_
    is_anew = any(at > ruled_at and amendment.number < number for at, amendment in amendments)
    return StandingEntry(number, entry, is_amended=ruled_at != number, is_judged_anew=is_anew)


def lacks_ruling(entry: Entry) -> bool:
    """Whether an act, or one that an amendment puts in place of another, was written without its ruling."""
    act = entry.with_ if isinstance(entry, Amended) else entry
    return isinstance(act, StrokeMade | ViolationSeen | IncidentSeen) and act.ruling is None


def with_ruling(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """The entry with the ruling that today's rules give it; entries that are no acts stay as they are."""
    if not isinstance(entry, StrokeMade | ViolationSeen | IncidentSeen):
        return entry
    return judged(state, entry)


def judged(state: MatchState, entry: ActEntry) -> ActEntry:
    """An act with its ruling.

    Raises:
        ImpossibleAct: the act cannot happen at this position.
    """
    assert state.board is not None
    position = board_to_judge(state.board, entry).position
    return replace(entry, ruling=judge(position, act_of(state, entry), state.setup.laws))


def standing_entries(record: MatchRecord) -> tuple[StandingEntry, ...]:
    """Every standing entry that is no correction, as it counts now."""
    return fold(record.setup, record.entries, record.standing)[1]


def state_before(record: MatchRecord, number: int) -> MatchState:
    """The state just before a standing entry."""
    before = tuple(each for each in record.standing if each < number or _is_amendment(record, each))
    return fold(record.setup, record.entries, before)[0]


def _is_amendment(record: MatchRecord, number: int) -> bool:
    return isinstance(record.entries[number].entry, Amended)
