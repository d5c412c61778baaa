"""Databases of every released version open without loss, in the window and by commands, after a backup."""

import io
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.exchange.codec.entry_codec import write_entry
from carrom_desk.exchange.match_file import read_match
from carrom_desk.match.ports.store import BackupReason, MatchId, MatchQuery, StoredMatch
from carrom_desk.storage.backups import Backups
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from carrom_desk.storage.versions import VERSIONS

DATA = Path(__file__).parents[1] / "data"
RELEASED = sorted((DATA / "databases").glob("*.sqlite3"))
PLAYED = (
    "club-doubles-16",
    "technitia-2k20-singles-15",
    "icf-revised-singles-12-cut-40",
    "icf-revised-doubles-13-cut-40",
)
"""Matches stored from these files."""
OTHERS = {"in-the-bin": 40, "replaced": 10, "replaced~1": 40, "in-progress": 5}
"""Number of entries of the others."""
BINNED = {"in-the-bin", "replaced~1"}


@pytest.fixture(params=RELEASED, ids=lambda file: file.stem)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Returns a copy of a database made by a version of this program."""
    return Path(shutil.copyfile(request.param, tmp_path / "matches.sqlite3"))


def test_there_is_a_database_of_every_version() -> None:
    assert tuple(file.stem for file in RELEASED) == VERSIONS.revisions


def test_nothing_is_lost_when_it_is_opened(released: Path) -> None:
    before = rows(released)
    version = before["alembic_version"][0][0]
    database = open_database(str(released), as_desk=True)
    store = SqlMatchStore(database)

    assert full_check(database).is_sound
    for name in PLAYED:
        assert plain(store.load(MatchId(name))) == plain(played(name))
    assert {name: len(store.load(MatchId(name)).entries) for name in OTHERS} == OTHERS
    assert {summary.id for summary in store.matches(MatchQuery())} == {*PLAYED, *OTHERS} - BINNED
    assert {summary.id for summary in store.matches(MatchQuery(in_bin=True))} == BINNED
    assert store.last_open() == "in-progress"
    for words in ("ünïcode", "unicode", "ÜNICODE"):
        assert store.matches(MatchQuery(text=words))[0].id == "in-progress"
    database.close()
    after = rows(released)
    assert after["entries"] == before["entries"]
    assert after["players"] == before["players"]
    copies = Backups(released).all()
    assert [copy.reason for copy in copies] == [BackupReason.BEFORE_UPGRADE] * (version != VERSIONS.head)
    assert all(rows(Path(copy.place)) == before for copy in copies)


def test_the_commands_bring_it_up_to_date_too(
    released: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = json.dumps({"entry": "note", "text": "gone on with"}) + "\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(entry.encode())))

    assert main(["--database", str(released), "record", "--match", "in-progress"]) == 0
    recorded = capsys.readouterr()
    assert main(["--database", str(released), "check"]) == 0
    checked = capsys.readouterr()

    assert [json.loads(line) for line in recorded.out.splitlines()] == [
        {"id": "in-progress"},
        {"number": 5, "ruling": None},
    ]
    assert checked.err.split(":", 1)[1] == " Matches checked: 8, entries: 355. No problems found.\n"


@pytest.mark.parametrize("words", [("matches",), ("check",), ("record", "--match", "in-progress")])
def test_one_of_a_version_to_come_is_refused_with_a_sentence_and_left_as_it_is(
    released: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(released)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = released.read_bytes()

    assert main(["--database", str(released), *words]) == 1

    assert f"{released} was created by a newer version of Carrom Desk and was not changed." in capsys.readouterr().err
    assert released.read_bytes() == before


def played(name: str) -> StoredMatch:
    return read_match((DATA / "matches" / f"{name}.carrom").read_text(encoding="utf-8"))


def plain(match: StoredMatch) -> list[dict[str, object]]:
    """Returns a log as entered: a later version may rule differently, but keeps the stored ruling."""
    written = [write_entry(logged.entry) for logged in match.entries]
    return [{key: value for key, value in entry.items() if key != "ruling"} for entry in written]


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Returns all rows in the tables of the first version."""
    tables = {
        "matches": "id, setup, started, length, last_hash, binned_at",
        "entries": "*",
        "players": "match_id, seat, name",
        "alembic_version": "*",
    }
    with closing(sqlite3.connect(file)) as connection:
        return {
            table: connection.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()
            if table != "alembic_version"
            else connection.execute("SELECT * FROM alembic_version").fetchall()
            for table, columns in tables.items()
        }
