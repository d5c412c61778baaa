"""Saving what can be read of a damaged database: match by match into a new one, the damaged file kept beside it."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from carrom_desk.match.entries import LoggedEntry
from carrom_desk.match.replay import ImpossibleEntry, replay
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, StoreDamaged, StoredMatch
from carrom_desk.match.summary import summary_of

from .connecting import sync_folder
from .database import open_database
from .match_rows import entry_from, setup_from
from .match_store import SqlMatchStore
from .setting_aside import Aside, claim_alone, companions_of, set_aside
from .troubles import told_plainly


@dataclass(frozen=True, slots=True)
class RescuedMatch:
    """What became of one match."""

    id: MatchId
    kept: int
    """Entries saved, from the first on; with `is_lost` none, and no setup either."""
    length: int | None
    """Entries it had, as far as that can be read."""
    is_lost: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether every entry was saved."""
        return not self.is_lost and self.kept == self.length


@dataclass(frozen=True, slots=True)
class Rescue:
    """The outcome of a rescue."""

    set_aside: Path | None
    """The damaged file under its new name."""
    matches: tuple[RescuedMatch, ...]


@dataclass(frozen=True, slots=True)
class _Readable:
    """What can be read of a match's row."""

    id: MatchId
    setup: Setup
    started: str
    length: int
    binned_at: str | None


def rescue(file: Path) -> Rescue:
    """Build a new database of all that can be read of a damaged one, and put it in its place.

    The damaged file is only read; should the rescue be broken off, it is still where it was.

    Raises:
        StoreUnavailable: another program has it open, or there is no room for a copy.
    """
    with told_plainly(str(file)):
        lock = claim_alone(file)
        try:
            with TemporaryDirectory(dir=file.parent, prefix=".rescue-") as folder:
                new = Path(folder) / f"new-{file.name}"
                matches = _rebuild(_copied(file, Path(folder)), new)
                aside = set_aside(file, Aside.DAMAGED)
                new.rename(file)
                sync_folder(file.parent)
        finally:
            lock.release()
    return Rescue(aside, matches)


def _copied(file: Path, folder: Path) -> Path:
    """A copy to read from: even opening a file may change what lies beside it."""
    for each in (file, *companions_of(file)):
        if not each.name.endswith("-shm"):
            shutil.copyfile(each, folder / each.name)
    return folder / file.name


def _rebuild(damaged: Path, new: Path) -> tuple[RescuedMatch, ...]:
    store = SqlMatchStore(open_database(str(new)))
    try:
        with closing(sqlite3.connect(damaged, isolation_level=None)) as connection:
            connection.text_factory = _text
            return tuple(_saved(connection, match_id, store) for match_id in _ids(connection))
    finally:
        store.close()


def _text(raw: bytes) -> str:
    """Letters that were overwritten make an entry unreadable, not the rescue."""
    return raw.decode(errors="replace")


def _ids(connection: sqlite3.Connection) -> list[MatchId]:
    """Every match that any table or index still names, those written to last at the end."""
    ways = (
        "SELECT id FROM matches INDEXED BY ix_matches_touched ORDER BY touched",
        "SELECT id FROM matches NOT INDEXED",
        "SELECT id FROM matches INDEXED BY ix_matches_by_begin WHERE binned_at IS NULL",
        "SELECT DISTINCT match_id FROM entries",
    )
    found = [MatchId(str(row[0])) for way in ways for row in _as_far_as_possible(connection, way)]
    return list(dict.fromkeys(found))


def _as_far_as_possible(connection: sqlite3.Connection, query: str, *values: object) -> Iterator[Any]:
    """The rows up to the first that cannot be read."""
    try:
        yield from connection.execute(query, values)
    except (sqlite3.DatabaseError, UnicodeDecodeError):  # the message may quote what was overwritten
        return


def _saved(connection: sqlite3.Connection, match_id: MatchId, store: SqlMatchStore) -> RescuedMatch:
    row = _row(connection, match_id)
    if row is None:
        return RescuedMatch(match_id, 0, None, is_lost=True)
    entries = _possible(row.setup, _entries(connection, match_id))
    match = StoredMatch(match_id, row.setup, entries)
    store.create(match, summary_of(match_id, row.started, replay(row.setup, entries).record))
    if row.binned_at is not None:
        store.delete([match_id])
    return RescuedMatch(match_id, len(entries), row.length)


def _row(connection: sqlite3.Connection, match_id: MatchId) -> _Readable | None:
    """A match's own row, found by its key or, where that is damaged, by looking through all."""
    for table in ("matches", "matches NOT INDEXED"):
        query = f"SELECT setup, started, length, binned_at FROM {table} WHERE id = ?"
        for setup, started, length, binned_at in _as_far_as_possible(connection, query, match_id):
            try:
                return _Readable(match_id, setup_from(match_id, str(setup)), str(started), int(length), binned_at)
            except (StoreDamaged, ValueError):
                continue
    return None


def _entries(connection: sqlite3.Connection, match_id: MatchId) -> tuple[LoggedEntry, ...]:
    """The log up to the first entry that is missing or cannot be read: what follows would hang in the air."""
    entries: list[LoggedEntry] = []
    query = "SELECT number, payload FROM entries WHERE match_id = ? ORDER BY number"
    for number, payload in _as_far_as_possible(connection, query, match_id):
        if number != len(entries):
            break
        try:
            entries.append(entry_from(match_id, number, str(payload)))
        except StoreDamaged:
            break
    return tuple(entries)


def _possible(setup: Setup, entries: tuple[LoggedEntry, ...]) -> tuple[LoggedEntry, ...]:
    """The log up to the first entry that is not possible where it stands."""
    try:
        replay(setup, entries)
    except ImpossibleEntry as error:
        return entries[: error.number]
    return entries
