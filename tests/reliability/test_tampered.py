"""Any change made to a database outside the desk is named by the check, which continues and leaves nothing behind.

`packaging/soak.sh` makes more changes with CARROM_DESK_TAMPERINGS.
"""

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from carrom_desk.cli import main
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import CheckOutcome, MatchId, StoreError
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import DOUBLES, StoppedTime
from tests.storage.stored_matches import OPENING, begun

pytestmark = pytest.mark.nightly

TAMPERINGS = int(os.environ.get("CARROM_DESK_TAMPERINGS", "32"))
LOOSE = ("PRAGMA foreign_keys = OFF", "PRAGMA ignore_check_constraints = ON", "PRAGMA writable_schema = ON")

ALTERED = {
    "a table is dropped": "DROP TABLE players",
    "the version is dropped": "DROP TABLE alembic_version",
    "a table is replaced": "DROP TABLE players; CREATE TABLE players (match_id, seat, name, folded)",
    "a table is a view": "ALTER TABLE players RENAME TO seats; CREATE VIEW players AS SELECT * FROM seats",
    "a table more": "CREATE TABLE bookmarks (url TEXT)",
    "a column is dropped": "ALTER TABLE players DROP COLUMN name",
    "a column more": "ALTER TABLE matches ADD COLUMN colour TEXT",
    "an index is dropped": "DROP INDEX ix_matches_touched",
    "an index is another": "DROP INDEX ix_matches_touched; CREATE INDEX ix_matches_touched ON matches (length)",
    "an index more": "CREATE INDEX ix_more ON entries (at)",
    "a trigger": "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM players; END",
    "a view": "CREATE VIEW v AS SELECT * FROM matches",
    "no version": "DELETE FROM alembic_version",
    "a version that is no text": "UPDATE alembic_version SET version_num = x'00ff'",
    "a constraint is gone": "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (length >= 0)', 'CHECK (1)')",
}
CHANGED = {
    "a player": "UPDATE players SET name = 'Somebody' WHERE match_id = 'm1'",
    "a player less": "DELETE FROM players WHERE match_id = 'm1' AND seat = 'b1'",
    "a player more": "INSERT INTO players VALUES ('m1', 'c1', 'Somebody', 'somebody')",
    "how a player is found": "UPDATE players SET folded = 'x' WHERE match_id = 'm1'",
    "the event listed": "UPDATE matches SET event = 'Other' WHERE id = 'm1'",
    "how it is searched": "UPDATE matches SET search = '' WHERE id = 'm1'",
    "when it began": "UPDATE matches SET started = '2001-01-01T00:00:00+00:00' WHERE id = 'm1'",
    "its order": "UPDATE matches SET started_ms = 5 WHERE id = 'm1'",
    "when it was moved to the trash": "UPDATE matches SET trashed_at = 'yesterday' WHERE id = 'm1'",
    "an id that is bytes": "UPDATE matches SET id = x'ff00' WHERE id = 'm1'",
    "a payload nested deep": f"UPDATE entries SET payload = '{'[' * 20_000}' WHERE match_id = 'm1' AND number = 2",
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a closed database of three matches."""
    file = tmp_path_factory.mktemp("tampered") / "matches.sqlite3"
    database = open_database(str(file))
    store = SqlHallStore(database)
    for name in ("m1", "m2", "m3"):
        begun(store, name, *OPENING, Noted("a remark"), setup=DOUBLES)
    store.delete([MatchId("m3")])
    database.close()
    return file


@pytest.fixture
def hall(made: Path, tmp_path: Path) -> Iterator[Path]:
    """Returns a copy to change; it stays the only file in its folder."""
    file = Path(shutil.copyfile(made, tmp_path / "matches.sqlite3"))
    yield file
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize("what", ALTERED)
def test_what_is_altered_in_the_tables_is_named(hall: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    tamper(hall, ALTERED[what])
    before = hall.read_bytes()

    assert checked(hall).faults
    assert main(["--database", str(hall), "check"]) == 1

    out, messages = capsys.readouterr()
    assert all(json.loads(line)["kind"] in ("fault", "note") for line in out.splitlines())
    assert "Traceback" not in messages
    assert hall.read_bytes() == before


@pytest.mark.parametrize("what", ALTERED)
def test_what_is_stored_after_an_edit_of_the_open_match_stays(made: Path, tmp_path: Path, what: str) -> None:
    file = Path(shutil.copyfile(made, tmp_path / "matches.sqlite3"))
    database = open_database(str(file), as_desk=True)
    stored = []
    try:
        desk = MatchLibrary(SqlHallStore(database), StoppedTime(), lambda: MatchId("new")).open(MatchId("m1"))
        tamper(file, ALTERED[what])
        with suppress(StoreError):  # refused in a sentence
            stored.append(desk.submit(Noted("after")))
    finally:
        database.close()

    with closing(sqlite3.connect(file)) as connection:
        for logged in stored:
            where = "match_id = 'm1' AND number = ?"
            (payload,) = connection.execute(f"SELECT payload FROM entries WHERE {where}", (logged.number,)).fetchone()
            assert json.loads(payload)["text"] == "after"


@pytest.mark.parametrize("what", CHANGED)
def test_what_is_changed_in_a_match_is_named_and_the_others_are_checked(hall: Path, what: str) -> None:
    tamper(hall, CHANGED[what])

    found = checked(hall)

    assert found.faults
    assert not any(fault.match_id in ("m2", "m3") for fault in found.faults), found.faults
    assert found.matches >= 2


def test_a_value_of_any_kind_in_any_column_is_named(made: Path, tmp_path: Path) -> None:
    random = Random(11)
    file = tmp_path / "matches.sqlite3"
    with closing(sqlite3.connect(made)) as connection:
        columns = [
            (table, row[1])
            for table in ("matches", "entries", "players")
            for row in connection.execute(f"PRAGMA table_info({table})")
        ]
    odd: tuple[Callable[[], object], ...] = (
        lambda: None,
        lambda: random.randbytes(random.randrange(1, 40)),
        lambda: random.choice((0.5, -1.5e300, float("inf"))),
        lambda: random.choice((-1, 2**62, -(2**63))),
        lambda: random.choice(("", "\0", "x", "\ud7ff\u202e", "{}", "9" * 400)),
    )
    for number in range(TAMPERINGS):
        shutil.copyfile(made, file)
        table, column = random.choice(columns)
        value = random.choice(odd)()
        key = "id" if table == "matches" else "match_id"
        with closing(sqlite3.connect(file)) as connection, connection:
            for pragma in LOOSE:
                connection.execute(pragma)
            select = f"SELECT {column} FROM {table} WHERE {key} = 'm1' LIMIT 1"
            [(was,)] = connection.execute(select)
            try:
                connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {key} = 'm1'", (value,))
            except sqlite3.IntegrityError:
                continue
            now = connection.execute(select).fetchone()
        found = checked(file)
        is_free = (column == "touched" and isinstance(value, int)) or (column == "trashed_at" and value is None)
        assert found.faults or now == (was,) or is_free, (number, table, column, value)
        assert found.matches >= 2


def test_what_is_cut_out_of_a_file_is_named(made: Path, tmp_path: Path) -> None:
    file, random = tmp_path / "matches.sqlite3", Random(5)
    raw = made.read_bytes()
    for _ in range(TAMPERINGS // 4):
        file.write_bytes(raw[: random.randrange(1, len(raw))])
        assert main(["--database", str(file), "check"]) == 1
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


def tamper(file: Path, statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for pragma in LOOSE:
            connection.execute(pragma)
        if "TRIGGER" in statements:
            connection.execute(statements)
            return
        for statement in statements.split("; "):
            connection.execute(statement)


def checked(file: Path) -> CheckOutcome:
    return SqlDatabaseService(str(file)).check()
