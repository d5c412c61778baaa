"""Checking a database: the file, its tables, the references in it, and every match, from its hashes to its replay.

Any problem is recorded as a flaw without stopping the check, and nothing is modified.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from carrom_desk.exchange.codec.entry_codec import sentence_of_difference, what_differs
from carrom_desk.formats import parsed_time
from carrom_desk.i18n import N_, Words
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.ports.store import (
    CheckOutcome,
    Flaw,
    MatchId,
    Progress,
    Stopped,
    StoreDamaged,
    StoreError,
    first_hash,
    next_hash,
    unwatched,
)
from carrom_desk.match.problems import RulingDifference
from carrom_desk.match.record import summary_of
from carrom_desk.match.replay import Corrections, ImpossibleEntry, replay
from carrom_desk.match.setup import Setup
from carrom_desk.rules.texts.words import Sentence
from carrom_desk.storage import queries
from carrom_desk.storage.database import Database
from carrom_desk.storage.errors import plain_errors
from carrom_desk.storage.rows import entry_from, player_values, setup_from, started_values, summary_values
from carrom_desk.storage.schema import ENTRIES, MATCHES, PLAYERS
from carrom_desk.storage.sqlite.driver import file_problems
from carrom_desk.storage.versions import Age, age_of, present_schema, schema_of

_RESCUE = N_("Restore the latest backup, or recover what can be read into a new database.")
_CORRECTED = N_("The umpire corrected a ruling that differs from the laws. Stored: {stored}. By the laws: {lawful}.")
_Row = sa.RowMapping
_UNFORESEEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""Exceptions that replaying a damaged log may raise; the check then continues with the next match."""
_ALL_NAMES = sa.select(sa.func.typeof(MATCHES.c.id), sa.cast(MATCHES.c.id, sa.LargeBinary)).order_by(
    sa.literal_column("rowid")
)
"""Ids of all matches in a file, including ids that are not text."""
_ALL_PLAYERS = sa.select(PLAYERS).where(PLAYERS.c.match_id == sa.bindparam("match_id"))


def _sentence(words: Words, **places: object) -> Sentence:
    """Returns the message, with advice in place of `{rescue}`."""
    return Sentence.of(words, rescue=Sentence.of(_RESCUE), **places)


def _fault(words: Words, **places: object) -> Flaw:
    """Returns a problem of the file itself."""
    return Flaw(_sentence(words, **places))


def full_check(database: Database, progress: Progress = unwatched) -> CheckOutcome:
    """Checks the file, the tables, and for every match its hashes, entries, replay, players and summary.

    Raises:
        StoreUnavailable: the database could not be reached.
    """
    faults: list[Flaw] = []
    if database.file is not None:
        try:
            faults += _file_faults(database, database.file, progress)
        except Stopped:
            return CheckOutcome((), is_stopped=True)
        faults += [*_table_faults(database), *_reference_faults(database)]
    notes: list[Flaw] = []
    entries = 0
    ids = _ids(database, faults)
    for done, match_id in enumerate(ids):
        if not progress(done, len(ids)):
            return CheckOutcome(tuple(faults), tuple(notes), done, entries, is_stopped=True)
        checked = _MatchCheck(database, match_id)
        checked.run()
        faults += checked.faults
        notes += checked.notes
        entries += checked.length
    return CheckOutcome(tuple(faults), tuple(notes), len(ids), entries)


# The file and its tables


def _file_faults(database: Database, file: Path, progress: Progress) -> list[Flaw]:
    try:
        with plain_errors(database.name):
            found = file_problems(file, lambda: not progress(0, 0))
    except StoreDamaged as error:
        return [Flaw(error.sentence)]
    if found is None:
        raise Stopped
    return [_fault(N_("The file is damaged: {what}. {rescue}"), what=each) for each in found]


def _table_faults(database: Database) -> Iterator[Flaw]:
    """Yields tables and indexes that were dropped, added or altered, and a wrong recorded version."""
    try:
        with database.reading() as connection:
            found, is_present = schema_of(connection), age_of(connection) is Age.PRESENT
    except (StoreError, DBAPIError) as error:
        yield _fault(N_("The tables could not be read: {why}. {rescue}"), why=_first_line(error))
        return
    made = present_schema()
    for kind, name in made.keys() | found.keys():
        if (kind, name) not in found:
            yield _fault(N_("The {kind} {name} is missing. {rescue}"), kind=kind, name=name)
        elif (kind, name) not in made:
            words = N_("The {kind} {name} does not belong here. Another program added it. {rescue}")
            yield _fault(words, kind=kind, name=name)
        elif made[kind, name] != found[kind, name]:
            yield _fault(N_("The {kind} {name} was changed. {rescue}"), kind=kind, name=name)
    if not is_present:
        yield _fault(N_("The database version is not recorded. {rescue}"))


def _reference_faults(database: Database) -> Iterator[Flaw]:
    try:
        with database.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    except (StoreError, DBAPIError) as error:
        words = N_("The references could not be checked: {why}. {rescue}")
        yield _fault(words, why=_first_line(error))
        return
    loose = N_("Some rows of {table} do not belong to any match. {rescue}")
    yield from (_fault(loose, table=table) for table in dict.fromkeys(str(row[0]) for row in found))


def _ids(database: Database, faults: list[Flaw]) -> list[MatchId]:
    """Returns the ids of the matches to check; an invalid id is reported instead."""
    try:
        with database.reading() as connection:
            if database.file is None:
                return [MatchId(text) for text in connection.scalars(queries.ALL_IDS)]
            named = connection.execute(_ALL_NAMES).all()
    except (StoreError, DBAPIError) as error:
        words = N_("The matches could not be listed: {why}. {rescue}")
        faults.append(_fault(words, why=_first_line(error)))
        return []
    ids = []
    for kind, raw in named:
        try:
            if kind != "text":
                raise ValueError
            ids.append(MatchId(raw.decode()))
        except (ValueError, AttributeError):
            faults.append(_fault(N_("A match has an identifier that is not text. {rescue}")))
    return ids


def _first_line(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).partition("\n")[0].rstrip(".")


# A match


class _MatchCheck:
    """Check of a single match, as far as it is readable."""

    def __init__(self, database: Database, match_id: MatchId) -> None:
        self._database = database
        self._id = match_id
        self.faults: list[Flaw] = []
        self.notes: tuple[Flaw, ...] = ()
        self.length = 0

    def run(self) -> None:
        """Checks everything."""
        try:
            self._check()
        except StoreError as error:
            self._add(error.sentence)
        except DBAPIError as error:
            self._fault(N_("The match could not be read: {why}. {rescue}"), why=_first_line(error))
        except _UNFORESEEN as error:
            self._fault(N_("The match could not be interpreted ({kind}). {rescue}"), kind=type(error).__name__)

    def _check(self) -> None:
        key = {"match_id": self._id}
        with self._database.reading() as connection:
            row = connection.execute(queries.MATCH, key).mappings().one_or_none()
            log = connection.execute(queries.WHOLE_LOG, key).mappings().all()
            players = connection.execute(_ALL_PLAYERS, key).mappings().all()
        if row is None:
            self._fault(N_("The match is listed but missing. {rescue}"))
            return
        if not self._has_right_types(row, log, players):
            return
        for entry, sentence in _chain_faults(row, log):
            self._add(sentence, entry)
        setup = setup_from(self._id, row["setup"])
        entries = tuple(entry_from(self._id, line["number"], line["payload"]) for line in log)
        self.length = len(entries)
        for logged, line in zip(entries, log, strict=True):
            if (logged.at, logged.elapsed_ms) != (line["at"], line["elapsed_ms"]):
                self._fault(N_("The time of this entry was changed after it was stored. {rescue}"), entry=logged.number)
        self._check_list(row, setup, players, entries[0].at if entries else "")
        self._check_replay(row, setup, entries)

    def _has_right_types(self, row: _Row, log: Sequence[_Row], players: Sequence[_Row]) -> bool:
        faults = [*_type_faults(MATCHES, row)]
        for line in log:
            faults += _type_faults(ENTRIES, line)
        for line in players:
            faults += _type_faults(PLAYERS, line)
        for column in dict.fromkeys(faults):
            self._fault(N_("The column {column} contains an invalid value. {rescue}"), column=column)
        return not faults

    def _check_list(self, row: _Row, setup: Setup, players: Sequence[_Row], first: str) -> None:
        """Checks the summary columns: players, start and time of deletion.

        `first` is the time of the first entry; empty if the log has none.
        """
        seats = {(line["seat"], line["name"], line["folded"]) for line in players}
        if seats != {(each["seat"], each["name"], each["folded"]) for each in player_values(self._id, setup)}:
            self._fault(N_("The listed players differ from those in the match. {rescue}"))
        is_dated = parsed_time(row["started"]) is not None
        is_kept = is_dated and started_values(row["started"])["started_ms"] == row["started_ms"]
        if not is_kept and (row["started"] or first):
            self._fault(_BEGAN)
        if row["trashed_at"] is not None and parsed_time(row["trashed_at"]) is None:
            self._fault(_TRASHED)

    def _check_replay(self, row: _Row, setup: Setup, entries: tuple[LoggedEntry, ...]) -> None:
        if [logged.number for logged in entries] != list(range(len(entries))):
            return  # missing entries were already reported, and replaying the others is pointless
        try:
            played = replay(setup, entries, corrections=Corrections.REPORTED)
        except ImpossibleEntry as error:
            self._fault(
                N_("This entry is not possible at this point: {why} {rescue}"),
                why=error.refusal.sentence,
                entry=error.number,
            )
            self.faults += (Flaw(sentence_of_difference(each), self._id, each.number, each) for each in error.unlawful)
            return
        self.faults += (Flaw(sentence_of_difference(each), self._id, each.number, each) for each in played.unlawful)
        for broken in played.broken:
            self._fault(
                N_("This entry would be refused today: {why} It was not changed."),
                why=broken.refusal.sentence,
                entry=broken.number,
            )
        corrected = (each for each in played.differences if each not in played.unlawful)
        self.notes = tuple(_corrected(self._id, each) for each in corrected)
        if summary_values(summary_of(self._id, row["started"], played.record)).items() - dict(row).items():
            self._fault(N_("The list does not match the log. {rescue}"))

    def _fault(self, words: Words, entry: int | None = None, **places: object) -> None:
        self._add(_sentence(words, **places), entry)

    def _add(self, sentence: str, entry: int | None = None) -> None:
        self.faults.append(Flaw(sentence, self._id, entry))


def _type_faults(table: sa.Table, row: _Row) -> Iterator[str]:
    """Yields columns with values of the wrong type, which SQLite accepts."""
    for column in table.columns:
        if column.name not in row:
            continue  # the log is read without the match's id
        value = row[column.name]
        is_right = column.nullable if value is None else type(value) is column.type.python_type
        if not is_right:
            yield f"{table.name}.{column.name}"


def _chain_faults(row: _Row, log: Sequence[_Row]) -> Iterator[tuple[int | None, str]]:
    """Yields each break in the chain of hashes, with the entry and its kind."""
    expected = first_hash(row["setup"])
    for number, line in enumerate(log):
        if line["number"] != number:
            yield number, _sentence(N_("This entry is missing. {rescue}"))
            return
        if line["previous_hash"] != expected:
            yield number, _sentence(_CHANGED_BEFORE if number else _CHANGED_SETUP)
        if line["hash"] != next_hash(line["previous_hash"], line["payload"]):
            yield number, _sentence(_CHANGED)
        expected = line["hash"]
    if row["length"] != len(log):
        yield None, _sentence(_LENGTH, length=row["length"], found=len(log))
    elif row["last_hash"] != expected:
        yield None, _sentence(_LAST_HASH if log else _FIRST_HASH)


_BEGAN = N_("The start time of the match was changed after it was stored. {rescue}")
_TRASHED = N_("The time the match was moved to trash is not a valid time. {rescue}")
_CHANGED = N_("This entry was changed after it was stored. Its hash no longer matches. {rescue}")
_CHANGED_BEFORE = N_("The previous entry was changed after it was stored. Its hash no longer matches. {rescue}")
_CHANGED_SETUP = N_("The match setup was changed after it was stored. Its hash no longer matches. {rescue}")
_LENGTH = N_("The match should have {length} entries but has {found}. {rescue}")
_LAST_HASH = N_("A hash does not match. The end of the log was changed after it was stored. {rescue}")
_FIRST_HASH = N_("A hash does not match. The match setup was changed after it was stored. {rescue}")


def _corrected(match_id: MatchId, each: RulingDifference) -> Flaw:
    stored, lawful = map(json.dumps, what_differs(each.stored, each.lawful))
    return Flaw(Sentence.of(_CORRECTED, stored=stored, lawful=lawful), match_id, each.number, each)
