"""Storage of a hub beyond its matches, and of logs to send and receive."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from threading import Event
from typing import Any

import sqlalchemy as sa

from carrom_desk.match.ports.hall_store import (
    Approval,
    CountedLog,
    Divergence,
    HallMatch,
    HallTable,
    KnownLog,
    MatchOutline,
    Stretch,
    TableClock,
)
from carrom_desk.match.ports.store import Head, MatchId, MatchSummary, StoreConflict, StoreDamaged, StoredMatch

from . import queries
from .database import Database
from .errors import CONFLICT, plain_errors
from .match_store import SqlMatchStore, insert_match, row_of
from .rows import chained_values, changed_values, result_from, result_text, setup_from, summary_from
from .schema import ENTRIES, HALL_DIVERGENCES, HALL_MATCHES, HALL_TABLES, MATCHES, SETTINGS

_CHANNEL = "carrom_desk"
_CLOCK = ("since", "ends_ms", "left_ms")
"""Columns of a clock."""
_OF_TABLE = ("match_id", "setup", "owner", "place", "seen_ms", "skew_ms", "behind", "unlawful")
"""Columns besides the clock that arriving entries change."""
_OF_CHIEF = ("position", "is_calling", "planned_at", "called_ms")
"""Columns that are changed by `mark` only, and not by arriving entries."""
_APPROVED = ("approved_ms", "approved_head", "approved_result")
"""Columns of an approval."""
_MOST_AT_ONCE = 500
"""Maximum number of matches in one query."""
_PAUSE_S = 0.5
"""Seconds within which a listener notices that it should stop."""
_HEADS = (
    sa.select(MATCHES.c.id, MATCHES.c.length, MATCHES.c.last_hash)
    .where(MATCHES.c.touched > sa.bindparam("since"), MATCHES.c.trashed_at.is_(None))
    .order_by(MATCHES.c.touched)
)
_STRETCH = (
    sa.select(ENTRIES.c.payload, ENTRIES.c.previous_hash)
    .where(ENTRIES.c.match_id == sa.bindparam("match_id"), ENTRIES.c.number >= sa.bindparam("start"))
    .order_by(ENTRIES.c.number)
    .limit(sa.bindparam("most"))
)
_HALL_MATCH = sa.select(HALL_MATCHES).where(HALL_MATCHES.c.match_id == sa.bindparam("match_id"))
_DIVERGENCE = sa.select(HALL_DIVERGENCES).where(HALL_DIVERGENCES.c.match_id == sa.bindparam("match_id"))
_wanted = sa.select(sa.bindparam("match_id", type_=sa.Text).label("wanted")).subquery()
_KNOWN_LOG = (
    sa.select(
        MATCHES.c.length,
        MATCHES.c.last_hash,
        *HALL_MATCHES.c,
        *(column for column in HALL_DIVERGENCES.c if column is not HALL_DIVERGENCES.c.match_id),
    )
    .select_from(_wanted)
    .outerjoin(MATCHES, MATCHES.c.id == _wanted.c.wanted)
    .outerjoin(HALL_MATCHES, HALL_MATCHES.c.match_id == _wanted.c.wanted)
    .outerjoin(HALL_DIVERGENCES, HALL_DIVERGENCES.c.match_id == _wanted.c.wanted)
)
"""What a hub has of a match, in one row: an entry at any table waits for it."""
_NOTE = sa.update(HALL_MATCHES).where(
    HALL_MATCHES.c.match_id == sa.bindparam("noted"),
    HALL_MATCHES.c.owner.is_not_distinct_from(sa.bindparam("former", type_=sa.Integer)),
)
_SETTING = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == sa.bindparam("wanted"))
_TABLE_WITH = sa.select(HALL_TABLES).where(
    sa.or_(HALL_TABLES.c.key_hash == sa.bindparam("wanted"), HALL_TABLES.c.waiting_hash == sa.bindparam("wanted"))
)


class SqlHallStore(SqlMatchStore):
    """Matches and hall data of a database. Every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        """Uses an open database, which `close` closes."""
        super().__init__(database)
        self._listens = database.location.url is not None

    @property
    def is_shared(self) -> bool:
        """True when other hubs may use the same database."""
        return self._listens

    # Logs

    def last_touched(self) -> int:
        """Returns the number of the latest write to any match."""
        with self._database.reading() as connection:
            return int(connection.scalar(queries.LAST_NUMBER) or 0)

    def heads(self, since: int) -> Sequence[tuple[MatchId, Head]]:
        """Returns the heads of logs written to after this write number, oldest first, excluding the trash."""
        with self._database.reading() as connection:
            rows = connection.execute(_HEADS, {"since": since}).all()
        return [(MatchId(match_id), Head(length, last)) for match_id, length, last in rows]

    def stretch(self, match_id: MatchId, start: int, most: int) -> Stretch:
        """Returns up to `most` entries from a number on, with the head before them."""
        with self._database.reading() as connection:
            row = row_of(connection, match_id)
            asked = {"match_id": match_id, "start": start, "most": max(1, most)}
            found = connection.execute(_STRETCH, asked).all()
        before = found[0].previous_hash if found else (row.last_hash if start == row.length else "")
        payloads = tuple(each.payload for each in found[:most])
        after, end = Head(start, before), Head(row.length, row.last_hash)
        is_practice = setup_from(match_id, row.setup).practice
        return Stretch(match_id, row.setup, row.started, after, payloads, end, is_practice)

    def outlines(self, match_ids: Sequence[MatchId]) -> Mapping[MatchId, MatchOutline]:
        """Reads these matches without their logs in one query; missing and damaged ones are left out."""
        found: dict[MatchId, MatchOutline] = {}
        with self._database.reading() as connection:
            for start in range(0, len(match_ids), _MOST_AT_ONCE):
                asked = {"match_ids": list(match_ids[start : start + _MOST_AT_ONCE])}
                for *summary, setup, last_at, head in connection.execute(queries.OUTLINES, asked):
                    with suppress(StoreDamaged):  # the database check reports it
                        listed = summary_from(summary)
                        agreed = setup_from(listed.id, setup)
                        found[listed.id] = MatchOutline(listed, agreed, last_at or "", head)
        return found

    def extend(
        self, match: StoredMatch, after: Head, summary: MatchSummary, known: HallMatch, former: int | None
    ) -> Head:
        """Appends entries to a match, or adds a new one, and updates its record.

        Raises:
            StoreConflict: the log no longer ends at `after`, or the match has left its former owner.
        """
        with self._database.writing() as connection:
            head = connection.execute(queries.HEAD, {"match_id": match.id}).one_or_none()
            ends = (0, after.hash) if head is None else (head.length, head.last_hash)
            if ends != (after.length, after.hash):
                raise StoreConflict(CONFLICT)
            _note(connection, known, former)
            if head is None:
                return insert_match(connection, match, summary)
            rows = chained_values(match.id, match.entries, after.hash)
            end = Head(after.length + len(rows), str(rows[-1]["hash"]))
            connection.execute(queries.ADD_ENTRY, rows)
            values = {**changed_values(head, summary), "length": end.length, "last_hash": end.hash}
            connection.execute(queries.CHANGE_MATCH, {"match_id": match.id, "touched": head.next_touched, **values})
            return end

    # The hall

    def setting(self, name: str) -> str:
        """Returns the text stored under a name, or an empty text."""
        with self._database.reading() as connection:
            return str(connection.scalar(_SETTING, {"wanted": name}) or "")

    def put_setting(self, name: str, value: str) -> None:
        self._put(SETTINGS, {"name": name, "value": value})

    def value(self, name: str, usual: object) -> Any:
        """Returns the value stored as JSON under a name, or else the usual one."""
        text = self.setting(name)
        return json.loads(text) if text else usual

    def put_value(self, name: str, value: object) -> None:
        """Stores a value as JSON; a dataclass becomes an object."""
        self.put_setting(name, json.dumps(value, ensure_ascii=False, default=asdict))

    def tables(self) -> Sequence[HallTable]:
        with self._database.reading() as connection:
            rows = connection.execute(sa.select(HALL_TABLES).order_by(HALL_TABLES.c.number)).mappings().all()
        return [HallTable(**row) for row in rows]

    def table_with(self, key_hash: str) -> HallTable | None:
        """Returns the table whose current or waiting desk has the key with this hash."""
        with self._database.reading() as connection:
            row = connection.execute(_TABLE_WITH, {"wanted": key_hash}).mappings().first()
        return None if row is None or not key_hash else HallTable(**row)

    def put_table(self, table: HallTable) -> None:
        self._put(HALL_TABLES, asdict(table))

    def hall_matches(self) -> Sequence[HallMatch]:
        """Returns all matches of the hall by position."""
        query = sa.select(HALL_MATCHES).order_by(HALL_MATCHES.c.position, HALL_MATCHES.c.match_id)
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
        return [_known(row) for row in rows]

    def hall_match(self, match_id: MatchId) -> HallMatch | None:
        with self._database.reading() as connection:
            row = connection.execute(_HALL_MATCH, {"match_id": match_id}).one_or_none()
        return None if row is None else _known(row)

    def known_log(self, match_id: MatchId) -> KnownLog:
        """Returns what the hub has of a match, all of the same moment."""
        with self._database.reading() as connection:
            row = connection.execute(_KNOWN_LOG, {"match_id": match_id}).one()
        return KnownLog(
            None if row.match_id is None else _known(row),
            None if row.length is None else Head(row.length, row.last_hash),
            None if row.settled is None else _divergence_from(row),
        )

    def note_seen(self, number: int, seen_ms: int) -> None:
        """Records the time of last contact with a table."""
        change = sa.update(HALL_TABLES).where(HALL_TABLES.c.number == number).values(seen_ms=seen_ms)
        with self._database.writing() as connection:
            connection.execute(change)

    def note(self, known: HallMatch, former: int | None) -> bool:
        """Updates the record of a match, except for its marks; returns False if it has left its former owner."""
        try:
            with self._database.writing() as connection:
                _note(connection, known, former)
        except StoreConflict:
            return False
        return True

    def put_divergence(self, match_id: MatchId, divergence: Divergence) -> None:
        """Stores the difference between a table's log and the hub's, replacing any earlier one."""
        there, here = divergence.there, divergence.here
        ends = {"there_length": there.length, "there_hash": there.hash, "here_length": here.length}
        decided = {"copy": divergence.copy, "settled": divergence.settled.value, "reason": divergence.reason}
        self._put(HALL_DIVERGENCES, {"match_id": match_id, **ends, "here_hash": here.hash, **decided})

    def divergences(self) -> Mapping[MatchId, Divergence]:
        """Returns the matches whose logs differ, or differed before."""
        with self._database.reading() as connection:
            rows = connection.execute(sa.select(HALL_DIVERGENCES)).all()
        return {MatchId(row.match_id): _divergence_from(row) for row in rows}

    def divergence(self, match_id: MatchId) -> Divergence | None:
        """Returns the difference between the logs of a match, also after it was settled."""
        with self._database.reading() as connection:
            row = connection.execute(_DIVERGENCE, {"match_id": match_id}).one_or_none()
        return None if row is None else _divergence_from(row)

    def mark(self, match_id: MatchId, **marks: int | str | bool) -> None:
        """Updates the marks of a match: position, call, planned time."""
        self._mark(match_id, marks)

    def approve(self, match_id: MatchId, approval: Approval | None) -> None:
        values: tuple[int, str, str | None] = (0, "", None)
        if approval is not None:
            values = approval.at_ms, approval.head, result_text(approval.result)
        self._mark(match_id, dict(zip(_APPROVED, values, strict=True)))

    def _mark(self, match_id: MatchId, marks: Mapping[str, object]) -> None:
        change = sa.update(HALL_MATCHES).where(HALL_MATCHES.c.match_id == match_id).values(**marks)
        with self._database.writing() as connection:
            connection.execute(change)

    def drop_planned(self, match_id: MatchId) -> bool:
        """Removes a planned match that nobody has opened; returns True if there was one."""
        free = sa.and_(HALL_MATCHES.c.match_id == match_id, HALL_MATCHES.c.owner.is_(None))
        with self._database.writing() as connection:
            return connection.execute(sa.delete(HALL_MATCHES).where(free)).rowcount == 1

    def _put(self, table: sa.Table, values: dict[str, Any]) -> None:
        [key] = table.primary_key.columns
        with self._database.writing() as connection:
            change = sa.update(table).where(key == values[key.name]).values(**values)
            if connection.execute(change).rowcount == 0:
                connection.execute(sa.insert(table).values(**values))

    def add_table(self, table: HallTable) -> None:
        """Adds a table, unless another hub has just done so."""
        self._add(HALL_TABLES, asdict(table))

    def add_setting(self, name: str, value: str) -> bool:
        """Adds a text under a name; returns False if the name is taken."""
        return self._add(SETTINGS, {"name": name, "value": value})

    def _add(self, table: sa.Table, values: dict[str, Any]) -> bool:
        try:
            with self._database.writing() as connection:
                connection.execute(sa.insert(table).values(**values))
        except StoreConflict:
            return False
        return True

    # Several hubs on one database

    def announce(self, what: str) -> None:
        """Notifies the other hubs on this database of a change; a file has no other hubs."""
        if self._listens:
            with self._database.writing() as connection:
                connection.execute(sa.select(sa.func.pg_notify(_CHANNEL, what)))

    def changes(self, stop: Event) -> Iterator[str]:
        """Yields notifications of other hubs until stopped; none for a file."""
        if not self._listens:
            return
        with plain_errors(self._database.name), self._database.listening(_CHANNEL) as notices:
            while not stop.is_set():
                yield from notices(_PAUSE_S)


def _known(row: sa.Row[Any]) -> HallMatch:
    clock = approval = None
    if row.clock_since is not None:
        clock = TableClock(row.clock_since, row.clock_ends_ms, row.clock_left_ms)
    if row.approved_ms:
        result = result_from(row.match_id, row.approved_result)
        approval = Approval(row.approved_ms, row.approved_head, result)
    values = {name: getattr(row, name) for name in (*_OF_TABLE, *_OF_CHIEF)}
    return HallMatch(**values, clock=clock, approval=approval)


def _divergence_from(row: sa.Row[Any]) -> Divergence:
    there, here = Head(row.there_length, row.there_hash), Head(row.here_length, row.here_hash)
    return Divergence(there, here, row.copy, CountedLog(row.settled), row.reason)


def _note(connection: sa.Connection, known: HallMatch, former: int | None) -> None:
    """Inserts or updates the record of a match. The key prevents starting a match twice or updating it for a former
    owner.
    """
    clock = known.clock
    values = {name: getattr(known, name) for name in _OF_TABLE}
    values |= {f"clock_{name}": None if clock is None else getattr(clock, name) for name in _CLOCK}
    if connection.execute(_NOTE, {"noted": known.match_id, "former": former, **values}).rowcount == 0:
        of_chief = {name: getattr(known, name) for name in _OF_CHIEF}
        connection.execute(sa.insert(HALL_MATCHES), {**values, **of_chief})
