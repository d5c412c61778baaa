"""Adding one entry to a match: what an umpire waits for after every stroke.

In a file the statements run on the driver's own connection, in the words SQLAlchemy compiled once. Between two waits
for the disk the processor's caches are cold, and its way through a connection would take as long as the disk itself.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from carrom_desk.match.entries import LoggedEntry
from carrom_desk.match.store import MatchId, MatchSummary, NoSuchMatch, StoreConflict

from . import match_queries as queries
from .database import Database
from .match_rows import entry_values, standing_values
from .schema import ENTRIES
from .troubles import CONFLICT

_CHANGING = ("games_a", "games_b", "score_a", "score_b", "length", "last_hash", "touched")
"""The columns of a match that an entry may change, but for the status: lists are sorted by indices that hold it, and
to write these anew with every stroke would be for nothing."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A statement, and how SQLite is told it."""

    statement: sa.Executable
    text: str
    order: tuple[str, ...]
    """The names of its values, in the text's order."""


def _step(statement: sa.Executable, columns: Sequence[str]) -> _Step:
    assert isinstance(statement, sa.ClauseElement)
    compiled = statement.compile(dialect=sqlite.dialect(), column_keys=columns)
    assert isinstance(compiled, SQLCompiler)
    return _Step(statement, str(compiled), tuple(compiled.positiontup or ()))


_HEAD = _step(queries.HEAD, ())
_ADD_ENTRY = _step(queries.ADD_ENTRY, [column.name for column in ENTRIES.columns])
_CHANGE_MATCH = _step(queries.CHANGE_MATCH, _CHANGING)
_CHANGE_STATUS = _step(queries.CHANGE_MATCH, ("status", *_CHANGING))

_Run = Callable[[_Step, Mapping[str, object]], Sequence[object] | None]
"""Runs a step and answers its row, if it has one."""


def append(database: Database, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> None:
    """Keep one entry more, durably, in one transaction with the summary.

    Raises:
        StoreConflict: an entry of this number is there already, or the one before it is not.
        NoSuchMatch: there is no match of this id.
        StoreError: it cannot be written; nothing has changed.
    """
    if database.file is None:
        with database.writing() as connection:

            def run(step: _Step, values: Mapping[str, object]) -> Sequence[object] | None:
                result = connection.execute(step.statement, values)
                return result.one_or_none() if result.returns_rows else None

            _append(run, match_id, logged, summary)
    else:
        with database.writing_directly() as driver:

            def run_directly(step: _Step, values: Mapping[str, object]) -> Sequence[object] | None:
                row: Sequence[object] | None = driver.execute(
                    step.text, [values[name] for name in step.order]
                ).fetchone()
                return row

            _append(run_directly, match_id, logged, summary)


def _append(run: _Run, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> None:
    head = run(_HEAD, {"match_id": match_id})
    if head is None:
        raise no_such_match(match_id)
    length, last_hash, status, next_touched = head
    if length != logged.number:
        raise StoreConflict(CONFLICT)
    row = entry_values(match_id, logged, str(last_hash))
    standing = standing_values(summary)
    changes = {
        **standing,
        "match_id": match_id,
        "length": logged.number + 1,
        "last_hash": row["hash"],
        "touched": next_touched,
    }
    run(_ADD_ENTRY, row)
    run(_CHANGE_MATCH if standing["status"] == status else _CHANGE_STATUS, changes)


def no_such_match(match_id: MatchId) -> NoSuchMatch:
    """What to say of an id that no match has."""
    shown = match_id.encode(errors="replace").decode()
    return NoSuchMatch(f"There is no match {shown} in this database. Look at the list of matches.")
