"""Matches to store, played entry by entry."""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import Entry, LoggedEntry, Noted, PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary, StoredMatch
from carrom_desk.match.record import MatchRecord, new_record, summary_of, with_entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.engine import Engines, Location
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite.files import journals_of
from carrom_desk.storage.versions import VERSIONS, Versions, make_tables
from tests.fakes import SINGLES, StoppedTime, improper, record_of, stroke

STARTED = "2026-11-21T10:00:00.000+05:30"
OPENING: tuple[Entry, ...] = (Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(own=1), stroke(own=2), improper())


def begun(
    store: SqlMatchStore, match_id: str = "m1", *commands: Entry, setup: Setup = SINGLES, started: str = STARTED
) -> MatchDesk:
    """Returns a match created in a store and played there."""
    name = MatchId(match_id)
    store.create(StoredMatch(name, setup, ()), summary_of(name, started, new_record(setup)))
    desk = MatchDesk(name, store, StoppedTime())
    for command in commands:
        desk.submit(command)
    return desk


def opened(location: object, *, read_only: bool = False, as_desk: bool = False) -> closing[Database]:
    return closing(open_database(str(location), read_only=read_only, as_desk=as_desk))


def stored(file: Path, match_id: str, *commands: Entry) -> Sequence[LoggedEntry]:
    """Plays a match in a database, closes it, and returns the entries of the match."""
    with opened(file) as database:
        return begun(SqlMatchStore(database), match_id, *commands).record.entries


def stored_many(file: Path, count: int) -> None:
    """Stores whole matches m0, m1 and so on in a database, and closes it."""
    with opened(file) as database:
        for number in range(count):
            SqlMatchStore(database).create(*whole(f"m{number}", *OPENING))


def entries_of(file: Path, match_id: str, *, read_only: bool = False, as_desk: bool = False) -> Sequence[LoggedEntry]:
    """Returns the entries of a match in a closed database."""
    with opened(file, read_only=read_only, as_desk=as_desk) as database:
        return SqlMatchStore(database).load(MatchId(match_id)).entries


def whole(
    match_id: str = "m1", *commands: Entry, setup: Setup = SINGLES, started: str = STARTED
) -> tuple[StoredMatch, MatchSummary]:
    """Returns a whole match as read from a file, to be created at once."""
    name = MatchId(match_id)
    record = record_of(*commands, setup=setup)
    return StoredMatch(name, setup, record.entries), summary_of(name, started, record)


def noted(record: MatchRecord, text: str) -> tuple[LoggedEntry, MatchSummary]:
    """Returns a remark as the next entry of match m1, with the resulting summary."""
    logged = LoggedEntry(record.next_number, Noted(text), STARTED, 1_000)
    return logged, summary_of(MatchId("m1"), STARTED, with_entry(record, logged))


def as_on_a_server() -> SqlMatchStore:
    """Returns a store without a file, like one on a server; SQLite in memory stands in for it."""
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = ON")
    database = Database(Location(engine.url, None), Engines(engine, engine), is_read_only=False)
    with database.writing() as connection:
        make_tables(connection)
    return SqlMatchStore(database)


@contextmanager
def knowing(versions: Versions) -> Iterator[None]:
    """Simulates a program with the given versions."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("carrom_desk.storage.versions.VERSIONS", versions)
        yield


NEXT = f"{int(VERSIONS.head) + 1:04}"
"""Version of a later program."""
LATER = f'''"""Rewrite the matches."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{VERSIONS.head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE matches SET touched = touched")
'''
REBUILT = """
    with op.batch_alter_table("matches", recreate="always") as batch:
        batch.add_column(sa.Column("colour", sa.Text(), nullable=False, server_default="green"))
"""
"""Continues the migration on SQLite, where dropping the former table must not delete the entries."""


def later_versions(folder: Path) -> Versions:
    """Returns the versions of a later program, with a migration that rewrites the matches, in a new folder."""
    shutil.copytree(VERSIONS.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / f"{NEXT}_later.py").write_text(LATER)
    return Versions(revisions=(*VERSIONS.revisions, NEXT), folder=folder)


def ids(store: SqlMatchStore, query: MatchQuery | None = None) -> list[str]:
    """Returns the ids of the listed matches."""
    return [summary.id for summary in store.matches(query or MatchQuery())]


def cut(file: Path, *statements: str) -> None:
    """Opens a raw connection to change a database outside its store."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA secure_delete = ON")  # as on Debian: elsewhere a rescue finds what was deleted
        for statement in statements:
            connection.execute(statement)


def forget_journals(file: Path) -> None:
    """Removes the text journals of a database, so that only it and its backups have the matches."""
    shutil.rmtree(journals_of(file))


def break_page_of(name: str, file: Path) -> None:
    """Overwrites the first page of a table or an index."""
    with closing(sqlite3.connect(file)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,))
        [(size,)] = connection.execute("PRAGMA page_size")
    raw = bytearray(file.read_bytes())
    raw[(page - 1) * size : page * size] = b"\xa5" * size
    file.write_bytes(raw)
