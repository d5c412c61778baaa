"""What a hall keeps beside its matches, and how logs are sent on and received."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from threading import Event
from typing import Any

import sqlalchemy as sa

from carrom_desk.match.ports.hall_store import Divergence, HallMatch, HallStore, HallTable, Stretch, TableClock
from carrom_desk.match.ports.store import Head, MatchId, MatchSummary, StoreConflict, StoredMatch

from .database import Database
from .errors import CONFLICT, plain_errors
from .match_store import ADD_ENTRY, CHANGE_MATCH, HEAD, LAST_NUMBER, SqlMatchStore, insert_match, row_of
from .rows import chained_values, changed_values, setup_from
from .schema import ENTRIES, HALL_DIVERGENCES, HALL_MATCHES, HALL_TABLES, MATCHES, SETTINGS

_CHANNEL = "carrom_desk"
_CLOCK = ("since", "ends_ms", "left_ms")
"""What is kept of a clock, each in a column."""
_PAUSE_S = 0.5
"""How soon a listener notices that it is to stop."""
_HEADS = (
    sa.select(MATCHES.c.id, MATCHES.c.length, MATCHES.c.last_hash)
    .where(MATCHES.c.touched > sa.bindparam("since"), MATCHES.c.binned_at.is_(None))
    .order_by(MATCHES.c.touched)
)
_STRETCH = (
    sa.select(ENTRIES.c.payload, ENTRIES.c.previous_hash)
    .where(ENTRIES.c.match_id == sa.bindparam("match_id"), ENTRIES.c.number >= sa.bindparam("start"))
    .order_by(ENTRIES.c.number)
    .limit(sa.bindparam("most"))
)
_TABLE = (HALL_TABLES.c.number, HALL_TABLES.c.code, HALL_TABLES.c.key_hash, HALL_TABLES.c.seen_ms)
_SETTING = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == sa.bindparam("wanted"))


class SqlHallStore(SqlMatchStore, HallStore):
    """The matches of one database, and the hall they are played in. Every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        """Work on an open database, which `close` closes."""
        super().__init__(database)
        self._listens = database.location.url is not None

    # Logs

    def last_touched(self) -> int:
        """The number of the latest write to any match."""
        with self._database.reading() as connection:
            return int(connection.scalar(LAST_NUMBER) or 0)

    def heads(self, since: int) -> Sequence[tuple[MatchId, Head]]:
        """The ends of the logs written to after a write of this number, the oldest first; of those in the bin none."""
        with self._database.reading() as connection:
            rows = connection.execute(_HEADS, {"since": since}).all()
        return [(MatchId(match_id), Head(length, last)) for match_id, length, last in rows]

    def stretch(self, match_id: MatchId, start: int, most: int) -> Stretch:
        """At most so many entries from a number on, and one row to know where they begin."""
        with self._database.reading() as connection:
            row = row_of(connection, match_id)
            asked = {"match_id": match_id, "start": start, "most": max(1, most)}
            found = connection.execute(_STRETCH, asked).all()
        before = found[0].previous_hash if found else (row.last_hash if start == row.length else "")
        payloads = tuple(each.payload for each in found[:most])
        after, end = Head(start, before), Head(row.length, row.last_hash)
        is_practice = setup_from(match_id, row.setup, row.former).practice
        return Stretch(match_id, row.setup, row.started, after, payloads, end, is_practice)

    def extend(
        self, match: StoredMatch, after: Head, summary: MatchSummary, known: HallMatch, former: int | None
    ) -> Head:
        """Keep entries more, or a new match with its first ones, and what is known of it.

        Raises:
            StoreConflict: the log does not end at `after` any more, or the match is not the former owner's any more.
        """
        with self._database.writing() as connection:
            head = connection.execute(HEAD, {"match_id": match.id}).one_or_none()
            ends = (0, after.hash) if head is None else (head.length, head.last_hash)
            if ends != (after.length, after.hash):
                raise StoreConflict(CONFLICT)
            _note(connection, known, former)
            if head is None:
                return insert_match(connection, match, summary)
            rows = chained_values(match.id, match.entries, after.hash)
            end = Head(after.length + len(rows), str(rows[-1]["hash"]))
            connection.execute(ADD_ENTRY, rows)
            values = {**changed_values(head, summary), "length": end.length, "last_hash": end.hash}
            connection.execute(CHANGE_MATCH, {"match_id": match.id, "touched": head.next_touched, **values})
            return end

    # The hall

    def setting(self, name: str) -> str:
        """What is kept under a name; empty when nothing is."""
        with self._database.reading() as connection:
            return str(connection.scalar(_SETTING, {"wanted": name}) or "")

    def put_setting(self, name: str, value: str) -> None:
        """Keep a text under a name."""
        self._put(SETTINGS, {"name": name, "value": value})

    def tables(self) -> Sequence[HallTable]:
        """All tables by number."""
        with self._database.reading() as connection:
            rows = connection.execute(sa.select(*_TABLE).order_by(HALL_TABLES.c.number)).mappings().all()
        return [HallTable(**row) for row in rows]

    def table_with(self, key_hash: str) -> HallTable | None:
        """The table whose desk has the key of this hash."""
        query = sa.select(*_TABLE).where(HALL_TABLES.c.key_hash == key_hash)
        with self._database.reading() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None or not key_hash else HallTable(**row)

    def put_table(self, table: HallTable) -> None:
        """Keep a table, in place of the one of its number."""
        self._put(HALL_TABLES, asdict(table))

    def hall_matches(self) -> Sequence[HallMatch]:
        """All matches of the hall by their position."""
        query = sa.select(HALL_MATCHES).order_by(HALL_MATCHES.c.position, HALL_MATCHES.c.match_id)
        with self._database.reading() as connection:
            rows = connection.execute(query).mappings().all()
        return [_known(row) for row in rows]

    def hall_match(self, match_id: MatchId) -> HallMatch | None:
        """One of them."""
        with self._database.reading() as connection:
            query = sa.select(HALL_MATCHES).where(HALL_MATCHES.c.match_id == match_id)
            row = connection.execute(query).mappings().one_or_none()
        return None if row is None else _known(row)

    def note(self, known: HallMatch, former: int | None, divergence: Divergence | None = None) -> bool:
        """Keep what the hall knows of a match, but for the call, and how its table's log differs, if it does.

        False when it is not the former owner's any more.
        """
        try:
            with self._database.writing() as connection:
                _note(connection, known, former)
                if divergence is not None:
                    there, here = divergence.there, divergence.here
                    row = (known.match_id, there.length, there.hash, here.length, here.hash)
                    connection.execute(sa.insert(HALL_DIVERGENCES).values(row))
        except StoreConflict:
            return False
        return True

    def divergences(self) -> Mapping[MatchId, Divergence]:
        """The matches whose table has another log, as it was sent last."""
        with self._database.reading() as connection:
            rows = connection.execute(sa.select(HALL_DIVERGENCES)).all()
        return {MatchId(match_id): Divergence(Head(*ends[:2]), Head(*ends[2:])) for match_id, *ends in rows}

    def set_calling(self, match_id: MatchId, *, is_calling: bool) -> None:
        """Note a call for the chief referee, or that it was answered."""
        change = sa.update(HALL_MATCHES).where(HALL_MATCHES.c.match_id == match_id).values(is_calling=is_calling)
        with self._database.writing() as connection:
            connection.execute(change)

    def _put(self, table: sa.Table, values: dict[str, Any]) -> None:
        [key] = table.primary_key.columns
        with self._database.writing() as connection:
            change = sa.update(table).where(key == values[key.name]).values(**values)
            if connection.execute(change).rowcount == 0:
                connection.execute(sa.insert(table).values(**values))

    # Several hubs on one database

    def announce(self, what: str) -> None:
        """Tell the other hubs on this database that something has changed; at a file there is no other."""
        if self._listens:
            with self._database.writing() as connection:
                connection.execute(sa.select(sa.func.pg_notify(_CHANNEL, what)))

    def changes(self, stop: Event) -> Iterator[str]:
        """What hubs announce, until the stop; nothing at a file."""
        if not self._listens:
            return
        with plain_errors(self._database.name), self._database.listening(_CHANNEL) as notices:
            while not stop.is_set():
                yield from notices(_PAUSE_S)


def _known(row: sa.RowMapping) -> HallMatch:
    values = dict(row)
    clock = {name: values.pop(f"clock_{name}") for name in _CLOCK}
    return HallMatch(**values, clock=None if clock["since"] is None else TableClock(**clock))


def _note(connection: sa.Connection, known: HallMatch, former: int | None) -> None:
    """The key refuses the second of two that begin one match, and a match that is another's by now.

    How the table's log differed is forgotten: what is noted now is what it sent last.
    """
    owned = HALL_MATCHES.c.owner.is_(None) if former is None else HALL_MATCHES.c.owner == former
    values = asdict(known)
    clock = values.pop("clock") or dict.fromkeys(_CLOCK)
    values |= {f"clock_{name}": value for name, value in clock.items()}
    is_calling = values.pop("is_calling")
    change = sa.update(HALL_MATCHES).where(HALL_MATCHES.c.match_id == known.match_id, owned).values(**values)
    if connection.execute(change).rowcount == 0:
        connection.execute(sa.insert(HALL_MATCHES).values(**values, is_calling=is_calling))
    connection.execute(sa.delete(HALL_DIVERGENCES).where(HALL_DIVERGENCES.c.match_id == known.match_id))
