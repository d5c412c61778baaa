"""System errors while recording: a message for each, and no acknowledged entry lost."""

import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check

from .recording import LONG_NOTE, STROKE, TOSS, recording
from .small_disk import fill, small_disk

__all__ = ["small_disk"]

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="faults are made otherwise there"),
    pytest.mark.nightly,
]


def entries(database: Path, match_id: str) -> int:
    """Returns the number of stored entries, after checking the database."""
    opened = open_database(str(database))
    assert full_check(opened).is_sound
    count = len(SqlMatchStore(opened).load(MatchId(match_id)).entries)
    opened.close()
    return count


def test_a_database_that_another_program_locks(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with recording(database) as desk:
        desk.enter(TOSS)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert desk.problem(STROKE).startswith(f"Another program is still writing to {database}")
        assert desk.enter(STROKE)["number"] == 1
    assert entries(database, desk.match_id) == 2


def test_a_database_that_is_taken_away_and_put_back(tmp_path: Path) -> None:
    database, aside = tmp_path / "matches.sqlite3", tmp_path / "aside"
    with recording(database) as desk:
        desk.enter(TOSS)
        database.rename(aside)
        assert "was moved or deleted while Carrom Desk had it open. Nothing was saved." in desk.problem(STROKE)
        assert not database.exists()
        aside.rename(database)
        assert desk.enter(STROKE)["number"] == 1
    assert entries(database, desk.match_id) == 2


def test_the_log_of_a_database_that_was_taken_away_is_not_thrown_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, aside, told = tmp_path / "matches.sqlite3", tmp_path / "aside", list[str]()
    with recording(database, told=told) as desk:
        desk.enter(TOSS)
        database.rename(aside)
        desk.problem(STROKE)
    assert "No backup was made" in told[0]

    assert main(["--database", str(database), "record", "--match", desk.match_id]) == 1
    assert f"{database}-wal with the latest entries is still here. Put the file back" in capsys.readouterr().err
    aside.rename(database)
    assert entries(database, desk.match_id) == 1


def test_a_database_that_is_deleted_leaves_its_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "matches.sqlite3"
    with recording(database) as desk:
        desk.enter(TOSS)
    with recording(database, desk.match_id) as again:
        for beside in tmp_path.glob("matches.sqlite3*"):
            shutil.rmtree(beside) if beside.is_dir() else beside.unlink()
        assert "was moved or deleted" in again.problem(STROKE)

    assert main(["--database", str(database), "record", "--match", desk.match_id]) == 1
    assert f"{tmp_path / 'backups'} contains backups of it" in capsys.readouterr().err
    [backup] = (tmp_path / "backups").glob("*.sqlite3")
    assert entries(backup, desk.match_id) == 1


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"

    def limit() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, 1_000_000))

    answered = 0
    with recording(database, before=limit) as desk:
        while "number" in (answer := desk.enter(LONG_NOTE)):
            answered += 1
    assert "nothing was saved" in answer["error"]["problems"][0]["problem"]
    assert answered > 10
    assert entries(database, desk.match_id) == answered


def test_a_disk_that_is_full_and_has_room_again(small_disk: Path) -> None:
    database, told = small_disk / "matches.sqlite3", list[str]()
    with recording(database, told=told) as desk:
        desk.enter(TOSS)
        ballast = fill(small_disk)
        answered = 1
        while "number" in (answer := desk.enter(LONG_NOTE)):
            answered += 1
        assert "is full, so nothing was saved. Free up some space" in answer["error"]["problems"][0]["problem"]
        ballast.unlink()
        assert desk.enter(STROKE)["number"] == answered
    assert entries(database, desk.match_id) == answered + 1
    assert told == [""]


def test_a_backup_that_has_no_room_is_told_and_every_entry_is_there(small_disk: Path) -> None:
    database, told = small_disk / "matches.sqlite3", list[str]()
    with recording(database, told=told) as desk:
        desk.enter(TOSS)
        ballast = fill(small_disk)
    assert "No backup was made. The disk that contains" in told[0]
    ballast.unlink()
    assert entries(database, desk.match_id) == 1
    assert list((small_disk / "backups").glob("*.sqlite3")) == []


def test_a_damaged_database_takes_no_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "matches.sqlite3"
    with recording(database) as desk:
        desk.enter(TOSS)
    with closing(sqlite3.connect(database)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'ix_players_folded'")
    raw = bytearray(database.read_bytes())
    raw[(page - 1) * 4_096 : page * 4_096] = b"\xa5" * 4_096
    database.write_bytes(raw)

    assert main(["--database", str(database), "record", "--match", desk.match_id]) == 1

    assert f"{database} is damaged" in capsys.readouterr().err
    assert database.read_bytes() == raw
