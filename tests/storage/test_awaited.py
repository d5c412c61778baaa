"""What an umpire waits for is asked in words of its own: they say what SQLAlchemy would, and nothing loads it."""

import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from carrom_desk.match.store import StoreUnavailable
from carrom_desk.storage import awaited
from carrom_desk.storage import match_queries as queries
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.driver import Driver
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.schema import ENTRIES, MATCHES
from tests.storage.stored_matches import OPENING, begun

CHANGING = ("games_a", "games_b", "score_a", "score_b", "length", "last_hash", "touched")

SAYINGS: dict[str, tuple[str, sa.ClauseElement, tuple[str, ...]]] = {
    "match": (
        awaited.MATCH,
        queries.MATCH.with_only_columns(MATCHES.c.setup, MATCHES.c.length, MATCHES.c.last_hash),
        (),
    ),
    "log": (awaited.LOG, queries.LOG, ()),
    "checkpoint": (awaited.CHECKPOINT, queries.CHECKPOINT, ()),
    "checkpoint dropped": (awaited.DROP_CHECKPOINT, queries.DROP_CHECKPOINT, ()),
    "checkpoint kept": (awaited.ADD_CHECKPOINT, queries.ADD_CHECKPOINT, ("match_id", "content")),
    "last touched": (awaited.LAST_TOUCHED, queries.LAST_TOUCHED, ()),
    "head": (awaited.HEAD, queries.HEAD, ()),
    "entry": (awaited.ADD_ENTRY, queries.ADD_ENTRY, tuple(column.name for column in ENTRIES.columns)),
    "change": (awaited.CHANGE_MATCH, queries.CHANGE_MATCH, CHANGING),
    "status": (awaited.CHANGE_STATUS, queries.CHANGE_MATCH, ("status", *CHANGING)),
}


@pytest.mark.parametrize("name", SAYINGS)
def test_what_is_awaited_says_what_sqlalchemy_would(name: str) -> None:
    text, statement, columns = SAYINGS[name]
    compiled = statement.compile(
        dialect=sqlite.dialect(paramstyle="named"),
        column_keys=columns,
        compile_kwargs={"literal_binds": True} if name == "last touched" else {},
    )

    said = re.sub(r"(?:matches|entries|checkpoints)\.(?=\w)", "", " ".join(str(compiled).split()))

    assert text == said.removesuffix(" OFFSET 0")


def test_a_start_and_a_stroke_load_no_sqlalchemy(file: Path, database: Database) -> None:
    begun(SqlMatchStore(database), "m1", *OPENING)
    database.close()
    program = """
import sys
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.entries import Noted
from carrom_desk.storage.vault import SqlVault
from tests.fakes import StoppedNow

vault = SqlVault(sys.argv[1])
library = MatchLibrary(vault.open(), StoppedNow(), lambda: None)
desk = library.open(library.last_open())
desk.submit(Noted("a stroke is as quick"))
vault.close()
print([name for name in sys.modules if name.startswith(("sqlalchemy", "alembic"))])
"""

    answer = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )

    assert answer.stdout == "[]\n"


def test_a_desk_at_rest_loads_what_lists_need(file: Path, database: Database) -> None:
    begun(SqlMatchStore(database), "m1")
    database.close()
    program = """
import sys
from threading import Thread
from carrom_desk.match.store import MatchQuery
from carrom_desk.storage.vault import SqlVault

vault = SqlVault(sys.argv[1])
store = vault.open()
resting = Thread(target=vault.get_ready)
resting.start()
resting.join()
before = set(sys.modules)
found = len(store.matches(MatchQuery()))
vault.close()
print(found, [name for name in sorted(set(sys.modules) - before) if name.startswith("sqlalchemy.sql")])
"""

    answer = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )

    assert answer.stdout == "1 []\n"


def test_a_transaction_that_fails_leaves_nothing_and_the_next_one_goes_on(file: Path) -> None:
    database = open_database(str(file))
    with pytest.raises(AssertionError, match="too late"), database.writing_directly() as driver:
        assert not driver.execute("DELETE FROM alembic_version").rowcount, "too late"

    with database.reading_directly() as driver:
        assert driver.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
    database.close()


def test_a_connection_that_cannot_take_back_is_given_up(file: Path) -> None:
    opened: list[sqlite3.Connection] = []

    def made() -> sqlite3.Connection:
        opened.append(sqlite3.connect(file, isolation_level=None))
        return opened[-1]

    driver = Driver(made)
    with pytest.raises(sqlite3.ProgrammingError), driver.transaction("BEGIN") as connection:
        connection.close()
    with driver.transaction("BEGIN") as connection:
        connection.execute("CREATE TABLE kept (number INTEGER)")
    driver.close()

    assert len(opened) == 2


def test_what_only_reads_cannot_be_written_directly(file: Path, database: Database) -> None:
    reader = open_database(str(file), read_only=True)

    with pytest.raises(StoreUnavailable, match="reading only"), reader.writing_directly():
        pass
    with reader.reading_directly() as driver, pytest.raises(sqlite3.OperationalError, match="readonly"):
        driver.execute("DELETE FROM alembic_version")
    reader.close()
