"""Checking a database: the file, the references in it, and every match, from its hashes to its replay."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from carrom_desk.match.database_service import Progress
from carrom_desk.match.entries import LoggedEntry
from carrom_desk.match.replay import ImpossibleEntry, Replay, replay
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, StoreDamaged
from carrom_desk.match.summary import summary_of

from . import match_store as queries
from .database import Database
from .driver import file_problems
from .errors import plain_errors
from .rows import entry_from, first_hash, next_hash, setup_from, summary_values

_RESCUE = "Restore the latest backup, or have what can be read rescued into a new database."


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong."""

    sentence: str
    """What is wrong and what to do."""
    match_id: MatchId | None = None
    """In which match; None: in the file itself."""
    entry: int | None = None
    """At which entry; None: in the match as a whole."""


@dataclass(frozen=True, slots=True)
class Checkup:
    """The outcome of a check."""

    faults: tuple[Fault, ...]
    notes: tuple[Fault, ...] = ()
    """Worth knowing, and nothing wrong: stored rulings that today's rules would not give."""
    matches: int = 0
    """Matches looked at, those in the bin too."""
    entries: int = 0
    is_stopped: bool = False
    """Whether it was stopped before its end."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


def full_check(database: Database, progress: Progress = lambda _done, _of: True) -> Checkup:
    """Whether all is sound: the file, the references, and every match's hashes, entries, replay and line in the list.

    Raises:
        StoreUnavailable: it cannot be reached.
    """
    try:
        faults = [*_file_faults(database, progress), *_reference_faults(database)]
    except _Stopped:
        return Checkup((), is_stopped=True)
    notes: list[Fault] = []
    entries = 0
    ids: Sequence[str] = ()
    try:
        with database.reading() as connection:
            ids = connection.scalars(queries.ALL_IDS).all()
    except StoreDamaged as error:
        faults.append(Fault(str(error)))
    for done, text in enumerate(ids):
        if not progress(done, len(ids)):
            return Checkup(tuple(faults), tuple(notes), done, entries, is_stopped=True)
        checked = _check_match(database, MatchId(text))
        faults += checked.faults
        notes += checked.notes
        entries += checked.entries
    return Checkup(tuple(faults), tuple(notes), len(ids), entries)


class _Stopped(Exception):
    """Whoever asked for the check wants to know no more."""


def _file_faults(database: Database, progress: Progress) -> list[Fault]:
    file = database.file
    if file is None:
        return []
    try:
        with plain_errors(database.name):
            found = file_problems(file, lambda: not progress(0, 0))
    except StoreDamaged as error:
        return [Fault(str(error))]
    if found is None:
        raise _Stopped
    return [Fault(f"The file is damaged: {each}. {_RESCUE}") for each in found]


def _reference_faults(database: Database) -> list[Fault]:
    if database.file is None:
        return []
    try:
        with database.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    except StoreDamaged as error:
        return [Fault(str(error))]
    tables = dict.fromkeys(str(row[0]) for row in found)
    return [Fault(f"There are rows of {table} that belong to no match. {_RESCUE}") for table in tables]


def _check_match(database: Database, match_id: MatchId) -> Checkup:
    try:
        with database.reading() as connection:
            row = connection.execute(queries.MATCH, {"match_id": match_id}).mappings().one_or_none()
            log = connection.execute(queries.WHOLE_LOG, {"match_id": match_id}).mappings().all()
        if row is None:
            return Checkup((Fault(f"The match is listed and cannot be found. {_RESCUE}", match_id),))
        faults = list(_chain_faults(match_id, row, log))
        setup = setup_from(match_id, row["setup"])
        entries = tuple(entry_from(match_id, line["number"], line["payload"]) for line in log)
    except StoreDamaged as error:
        return Checkup((Fault(str(error), match_id),))
    faults += _time_faults(match_id, entries, log)
    try:
        played = _replayed(setup, entries, faults)
    except ImpossibleEntry as error:
        why = f"This entry is not possible where it stands: {error.refusal.reason.sentence} {_RESCUE}"
        return Checkup((*faults, Fault(why, match_id, error.number)), (), 1, len(entries))
    if played is None:
        return Checkup(tuple(faults), (), 1, len(entries))
    if summary_values(summary_of(match_id, row["started"], played.record)).items() - dict(row).items():
        faults.append(Fault(f"The list shows something else than the log leads to. {_RESCUE}", match_id))
    return Checkup(tuple(faults), _differences(match_id, played), 1, len(entries))


def _replayed(setup: Setup, entries: tuple[LoggedEntry, ...], faults: Sequence[Fault]) -> Replay | None:
    """The replay, unless entries are missing: then it would mean nothing."""
    if [logged.number for logged in entries] != list(range(len(entries))):
        assert faults
        return None
    return replay(setup, entries)


def _chain_faults(match_id: MatchId, row: sa.RowMapping, log: Sequence[sa.RowMapping]) -> Iterator[Fault]:
    """Where the chain of hashes breaks."""
    expected = first_hash(row["setup"])
    changed = "was changed after it was stored: its hash no longer fits"
    for number, line in enumerate(log):
        if line["number"] != number:
            yield Fault(f"This entry is missing. {_RESCUE}", match_id, number)
            return
        if line["previous_hash"] != expected:
            what = f"The entry before it {changed}" if number else f"The match's setup {changed}"
            yield Fault(f"{what}. {_RESCUE}", match_id, number)
        if line["hash"] != next_hash(line["previous_hash"], line["payload"]):
            yield Fault(f"This entry {changed}. {_RESCUE}", match_id, number)
        expected = line["hash"]
    if row["length"] != len(log):
        yield Fault(f"The match should have {row['length']} entries and has {len(log)}. {_RESCUE}", match_id)
    elif row["last_hash"] != expected:
        what = "the end of the log" if log else "the match's setup"
        yield Fault(f"A hash does not fit: {what} was changed after it was stored. {_RESCUE}", match_id)


def _time_faults(match_id: MatchId, entries: Sequence[LoggedEntry], log: Sequence[sa.RowMapping]) -> Iterator[Fault]:
    for logged, line in zip(entries, log, strict=True):
        if (logged.at, logged.elapsed_ms) != (line["at"], line["elapsed_ms"]):
            yield Fault(f"The time of this entry was changed after it was stored. {_RESCUE}", match_id, logged.number)


def _differences(match_id: MatchId, played: Replay) -> tuple[Fault, ...]:
    sentence = "Today's rules would give this entry another ruling; the one it was given stands."
    return tuple(Fault(sentence, match_id, difference.number) for difference in played.differences)
