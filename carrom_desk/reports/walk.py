"""A match walked through entry by entry, with the state before and after each."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.match.entries import Amended, Entry, PlainEntry, Redone, Undone
from carrom_desk.match.evolve import evolve, initial_state
from carrom_desk.match.record import MatchRecord, new_record, standing_entries, with_entry
from carrom_desk.match.state import MatchState


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that stands, as it counts now."""

    number: int
    at: str
    """Wall time in ISO 8601; empty where the log does not say."""
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
    before: MatchRecord
    after: MatchRecord


def standing_steps(record: MatchRecord) -> tuple[Step, ...]:
    """Every standing entry that is no correction, in order; the last one leads to the record's state."""
    return tuple(_steps(record))


def _steps(record: MatchRecord) -> Iterator[Step]:
    state = initial_state(record.setup)
    for row in standing_entries(record):
        after = state if row.is_impossible else evolve(state, row.entry)
        yield Step(
            number=row.number,
            at=record.entries[row.number].at,
            entry=row.entry,
            before=state,
            after=after,
            is_amended=row.is_amended,
            is_judged_anew=row.is_judged_anew,
            is_impossible=row.is_impossible,
        )
        state = after


def tellings(record: MatchRecord) -> tuple[Telling, ...]:
    """Every entry in the order in which it was made."""
    return tuple(_tellings(record))


def _tellings(record: MatchRecord) -> Iterator[Telling]:
    grown = new_record(record.setup)
    for logged in record.entries:
        after = with_entry(grown, logged)
        yield Telling(logged.number, logged.at, logged.elapsed_ms, logged.entry, grown, after)
        grown = after


def taken_back_by(told: tuple[Telling, ...]) -> dict[int, int]:
    """For each entry that does not stand any more, the number of the undo that took it back last."""
    found: dict[int, int] = {}
    for telling in told:
        if isinstance(telling.entry, Undone):
            found[telling.before.standing[-1]] = telling.number
        elif isinstance(telling.entry, Redone):
            del found[telling.before.undone[-1]]
    return found


def amendments_of(record: MatchRecord) -> dict[int, int]:
    """For each amended entry that stands, the number of the amendment that counts."""
    entries = ((number, record.entries[number].entry) for number in record.standing)
    return {entry.number: number for number, entry in entries if isinstance(entry, Amended)}
