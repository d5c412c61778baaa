"""Match storage in a database."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import accumulate
from typing import Any

import sqlalchemy as sa

from carrom_desk.exchange.codec.document import is_storable
from carrom_desk.i18n import N_
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.ports.store import (
    Head,
    MatchId,
    MatchQuery,
    MatchSummary,
    NoSuchMatch,
    StoreConflict,
    StoredMatch,
    StoreError,
    first_hash,
    next_hash,
)
from carrom_desk.match.state import Status

from . import queries
from .database import Database
from .errors import CONFLICT
from .journals import entry_line, setup_line
from .rows import (
    Values,
    chained_values,
    changed_values,
    entry_values,
    log_from,
    player_values,
    setup_from,
    setup_text,
    started_values,
    summary_from,
    summary_values,
    unreadable,
)

_IS_HERE = N_("Match {match} is already here. Nothing was saved.")
_IS_IN_TRASH = N_("Match {match} is in the trash. Nothing was saved.")


class SqlMatchStore:
    """Matches of a database. Every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        """Uses an open database, which `close` closes."""
        self._database = database

    def create(self, match: StoredMatch, summary: MatchSummary) -> None:
        """Stores a new match durably; raises `StoreConflict` if the id exists, even in the trash."""
        _refuse_unkeepable(match.id)
        with self._database.writing() as connection:
            present = connection.execute(queries.MATCH, {"match_id": match.id}).one_or_none()
            if present is not None:
                words = _IS_HERE if present.trashed_at is None else _IS_IN_TRASH
                raise StoreConflict(words, match=match.id)
            insert_match(connection, match, summary)

    def append(self, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> None:
        """Appends an entry durably and updates the summary in one transaction.

        Raises:
            StoreConflict: the number is in use, or the entry before it is missing.
            NoSuchMatch: no match has this id.
            StoreError: it could not be written; nothing has changed.
        """
        # After the commit: what the journal of the match lacks is no loss, but what the database lacks would be.
        row = self._appended(match_id, logged, summary)
        if self._database.journals is not None:
            line = entry_line(row["payload"], row["hash"])
            self._database.journals.add(match_id, logged.number, line, partial(self._journal_of, match_id))

    def _appended(self, match_id: MatchId, logged: LoggedEntry, summary: MatchSummary) -> Values:
        """Appends an entry and returns its row."""
        with self._database.writing() as connection:
            head = connection.execute(queries.HEAD, {"match_id": match_id}).one_or_none()
            if head is None:
                raise _no_such_match(match_id)
            if head.length != logged.number:
                raise StoreConflict(CONFLICT)
            row = entry_values(match_id, logged, head.last_hash)
            listed = changed_values(head, summary)
            ends = {"length": logged.number + 1, "last_hash": row["hash"], "touched": head.next_touched}
            connection.execute(queries.ADD_ENTRY, row)
            connection.execute(queries.CHANGE_MATCH, {"match_id": match_id, **listed, **ends})
        return row

    def load(self, match_id: MatchId) -> StoredMatch:
        """Loads a match, also from the trash; raises `NoSuchMatch` if there is none.

        The chain of hashes is verified: a log that was altered is not continued.
        """
        row, log = self._row_and_log(match_id)
        match = StoredMatch(match_id, setup_from(match_id, row.setup), log_from(match_id, row, log))
        _proved_hashes(match_id, row, log)
        return match

    def last_at(self, match_id: MatchId) -> str:
        """Returns the wall time of a match's last entry in ISO 8601 without reading the others; empty if there is
        none.
        """
        with self._database.reading() as connection:
            return connection.scalar(queries.LAST_AT, {"match_id": match_id}) or ""

    def replace(self, match: StoredMatch, summary: MatchSummary) -> None:
        """Replaces the match with the same id; the former one moves to the trash under a new id."""
        _refuse_unkeepable(match.id)
        with self._database.writing() as connection:
            if connection.execute(queries.MATCH, {"match_id": match.id}).one_or_none() is not None:
                _set_aside(connection, match.id)
            insert_match(connection, match, summary)
        self._remove_journals([match.id])

    def matches(self, query: MatchQuery) -> Sequence[MatchSummary]:
        """Returns the matches of a query, in its order."""
        with self._database.reading() as connection:
            return tuple(map(summary_from, connection.execute(queries.listing(query))))

    def summary(self, match_id: MatchId) -> MatchSummary | None:
        """Returns the summary of a match, in the trash or not; None if there is none."""
        if not is_storable(match_id):
            return None
        with self._database.reading() as connection:
            row = connection.execute(queries.SUMMARY, {"match_id": match_id}).one_or_none()
        return None if row is None else summary_from(row)

    def count(self, query: MatchQuery) -> int:
        """Returns the number of matches of a query, ignoring its limit and offset."""
        with self._database.reading() as connection:
            return int(connection.execute(queries.counting(query)).scalar_one())

    def events(self) -> Sequence[str]:
        """Returns the distinct names of events, excluding the trash, latest first."""
        with self._database.reading() as connection:
            return tuple(connection.scalars(queries.EVENTS))

    def last_open(self) -> MatchId | None:
        """Returns the match last written to, unless it is finished."""
        with self._database.reading() as connection:
            row = connection.execute(queries.LAST_TOUCHED).one_or_none()
        return None if row is None or row.status in (Status.FINISHED, Status.ABANDONED) else MatchId(row.id)

    def known_players(self, prefix: str) -> Sequence[str]:
        """Returns names of players of earlier matches with this prefix, ignoring case, latest first."""
        with self._database.reading() as connection:
            return tuple(connection.scalars(queries.players(prefix)))

    def delete(self, match_ids: Sequence[MatchId]) -> None:
        """Moves matches to the trash, all or none, with unchanged logs; `restore_matches` restores them."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._each(queries.TRASH_MATCH, match_ids, when=now)
        self._remove_journals(match_ids)

    def restore_matches(self, match_ids: Sequence[MatchId]) -> None:
        """Restores matches from the trash, all or none."""
        self._each(queries.PUT_BACK, match_ids)

    def erase(self, match_ids: Sequence[MatchId]) -> None:
        """Permanently deletes matches in the trash, all or none; raises `NoSuchMatch` for a missing one."""
        self._each(queries.ERASE, match_ids)
        self._remove_journals(match_ids)

    def close(self) -> None:
        self._database.close()

    def _journal_of(self, match_id: MatchId) -> list[str]:
        """Returns the lines of a match's journal; none for practice.

        Raises:
            StoreDamaged: the hashes do not match, so what the journal holds is better.
        """
        row, log = self._row_and_log(match_id)
        if setup_from(match_id, row.setup).practice:
            return []
        hashes = _proved_hashes(match_id, row, log)
        entries = (entry_line(payload, reached) for (_, payload), reached in zip(log, hashes, strict=True))
        return [setup_line(match_id, row.setup, row.started), *entries]

    def _row_and_log(self, match_id: MatchId) -> tuple[sa.Row[Any], Sequence[Any]]:
        with self._database.reading() as connection:
            return row_of(connection, match_id), connection.execute(queries.LOG, {"match_id": match_id}).all()

    def _remove_journals(self, match_ids: Sequence[MatchId]) -> None:
        if self._database.journals is not None:
            self._database.journals.remove(match_ids)

    def _each(self, statement: sa.Executable, match_ids: Sequence[MatchId], **values: object) -> None:
        """Runs a statement for several matches in one transaction; raises `NoSuchMatch` if one is not affected."""
        with self._database.writing() as connection:
            for match_id in match_ids:
                reached = is_storable(match_id) and connection.execute(statement, {"match_id": match_id, **values})
                if not reached or reached.rowcount == 0:
                    raise _no_such_match(match_id)


def _refuse_unkeepable(match_id: MatchId) -> None:
    if not match_id or not is_storable(match_id):
        words = N_("The match identifier is empty or contains characters that cannot be stored. Choose another one.")
        raise StoreError(words)


def row_of(connection: sa.Connection, match_id: MatchId) -> sa.Row[Any]:
    """Returns the row of a match; raises `NoSuchMatch` if there is none."""
    row = connection.execute(queries.MATCH, {"match_id": match_id}).one_or_none() if is_storable(match_id) else None
    if row is None:
        raise _no_such_match(match_id)
    return row


def _proved_hashes(match_id: MatchId, row: sa.Row[Any], log: Sequence[Any]) -> list[str]:
    """Returns the hash of each entry of a log.

    Raises:
        StoreDamaged: they do not lead to the last hash in the row of the match.
    """
    first, *hashes = accumulate((payload for _, payload in log), next_hash, initial=first_hash(row.setup))
    if (hashes or [first])[-1] != row.last_hash:
        raise unreadable(match_id, "something in it was changed after it was stored")
    return hashes


def _no_such_match(match_id: MatchId) -> NoSuchMatch:
    shown = match_id.encode(errors="replace").decode()
    words = N_("Match {match} is not in this database. Check the list of matches.")
    return NoSuchMatch(words, match=shown)


def insert_match(connection: sa.Connection, match: StoredMatch, summary: MatchSummary) -> Head:
    """Stores a match with a new id, and returns the head of its log."""
    setup = setup_text(match.setup)
    first = first_hash(setup)
    rows = chained_values(match.id, match.entries, first)
    end = Head(len(rows), str(rows[-1]["hash"]) if rows else first)
    connection.execute(
        queries.ADD_MATCH,
        {
            "id": match.id,
            "setup": setup,
            **started_values(summary.started),
            **summary_values(summary),
            "length": end.length,
            "last_hash": end.hash,
            "touched": connection.scalar(queries.NEXT_TOUCHED),
            "trashed_at": None,
        },
    )
    if rows:
        connection.execute(queries.ADD_ENTRY, rows)
    connection.execute(queries.ADD_PLAYER, player_values(match.id, match.setup))
    return end


def _set_aside(connection: sa.Connection, match_id: MatchId) -> None:
    """Moves the replaced match to the trash under a new id."""
    number = 1
    while connection.execute(queries.MATCH, {"match_id": f"{match_id}~{number}"}).one_or_none() is not None:
        number += 1
    now = datetime.now(UTC).isoformat(timespec="seconds")
    changes = {"id": f"{match_id}~{number}", "trashed_at": now}
    connection.execute(queries.CHANGE_MATCH, {"match_id": match_id, **changes})
