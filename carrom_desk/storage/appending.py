"""Adding one entry to a match: what an umpire waits for after every stroke."""

from collections.abc import Callable, Mapping, Sequence

from carrom_desk.match.entries import LoggedEntry
from carrom_desk.match.store import LogHash, MatchId, MatchSummary, NoSuchMatch, StoreConflict

from . import awaited
from .database import Database
from .match_rows import entry_values, standing_values
from .troubles import CONFLICT

_Run = Callable[[str, Mapping[str, object]], Sequence[object] | None]
"""Runs a statement and answers its row, if it has one."""


def append(database: Database, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> LogHash:
    """Keep one entry more, durably, in one transaction with the summary; the hash of the log that ends with it.

    Raises:
        StoreConflict: an entry of this number is there already, or the one before it is not.
        NoSuchMatch: there is no match of this id.
        StoreError: it cannot be written; nothing has changed.
    """
    if database.file is not None:
        with database.writing_directly() as driver:

            def run_directly(text: str, values: Mapping[str, object]) -> Sequence[object] | None:
                row: Sequence[object] | None = driver.execute(text, values).fetchone()
                return row

            return _append(run_directly, match_id, logged, summary)
    from . import match_queries as queries

    statements = {
        awaited.HEAD: queries.HEAD,
        awaited.ADD_ENTRY: queries.ADD_ENTRY,
        awaited.CHANGE_MATCH: queries.CHANGE_MATCH,
        awaited.CHANGE_STATUS: queries.CHANGE_MATCH,
    }
    with database.writing() as connection:

        def run(text: str, values: Mapping[str, object]) -> Sequence[object] | None:
            result = connection.execute(statements[text], values)
            return result.one_or_none() if result.returns_rows else None

        return _append(run, match_id, logged, summary)


def _append(run: _Run, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> LogHash:
    head = run(awaited.HEAD, {"match_id": match_id})
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
    run(awaited.ADD_ENTRY, row)
    run(awaited.CHANGE_MATCH if standing["status"] == status else awaited.CHANGE_STATUS, changes)
    return LogHash(str(row["hash"]))


def no_such_match(match_id: MatchId) -> NoSuchMatch:
    """What to say of an id that no match has."""
    shown = match_id.encode(errors="replace").decode()
    return NoSuchMatch(f"There is no match {shown} in this database. Look at the list of matches.")
