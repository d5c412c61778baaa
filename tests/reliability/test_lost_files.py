"""Files taken away from a running desk, which the next entry reports, or overwritten: no confirmed entry is lost.

A few places are damaged here; `packaging/soak.sh` tries more with CARROM_DESK_LOSSES.
"""

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.exc import DBAPIError

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.exchange.match_file import read_match
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import MatchId, StoreError, StoreLost
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.storage.stored_matches import OPENING, begun

LOSSES = int(os.environ.get("CARROM_DESK_LOSSES", "6"))

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there"),
    pytest.mark.nightly,
]


def _overwritten(file: Path, at: int = 0, filling: bytes = b"\xa5", most: int = 100_000) -> None:
    with file.open("r+b") as raw:
        size = min(raw.seek(0, os.SEEK_END) - at, most)
        raw.seek(at)
        raw.write(filling * size)


def _journal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def _replaced(file: Path) -> None:
    other = Path(shutil.copyfile(file, file.with_name("other")))
    other.replace(_journal(file))


def _both_deleted(file: Path) -> None:
    file.unlink()
    _journal(file).unlink()


def _another_copied_over(file: Path) -> None:
    other = file.with_name("other.sqlite3")
    open_database(str(other)).close()
    file.write_bytes(other.read_bytes())


def _desk_at(file: Path, *, is_written_back: bool) -> tuple[Database, MatchDesk]:
    """Starts a desk in the middle of a match, with all but the last entry in the file itself, or all in the journal."""
    database = open_database(str(file), as_desk=True)
    desk = begun(SqlMatchStore(database), "m1", *OPENING)
    if is_written_back:
        _write_back(database)
        database.begin_watch()
        desk.submit(Noted("after it"))
    return database, desk


def _write_back(database: Database) -> None:
    with database.reading() as connection:
        connection.rollback()
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA wal_checkpoint(FULL)")


LOST: dict[str, Callable[[Path], object]] = {
    "the journal is deleted": lambda file: _journal(file).unlink(),
    "the journal is cut short": lambda file: os.truncate(_journal(file), 0),
    "the journal is cut in half": lambda file: os.truncate(_journal(file), _journal(file).stat().st_size // 2),
    "the journal is replaced": _replaced,
    "the database is deleted": lambda file: file.unlink(),
    "the database is moved": lambda file: file.rename(file.with_name("moved")),
    "the database is cut short": lambda file: os.truncate(file, 0),
    "both are deleted": _both_deleted,
}
OVERWRITTEN: dict[str, Callable[[Path], object]] = {
    "the journal is overwritten": lambda file: _overwritten(_journal(file)),
    "the journal is zeros": lambda file: _overwritten(_journal(file), filling=b"\0"),
    "the database is overwritten": lambda file: _overwritten(file, at=100),
    "the header of the database is overwritten": lambda file: _overwritten(file, at=44, most=4),
    "the database is zeros": lambda file: _overwritten(file, filling=b"\0"),
    "another is copied over it": _another_copied_over,
}


@pytest.mark.parametrize("is_written_back", [False, True], ids=["in the journal", "in the file"])
@pytest.mark.parametrize("what", LOST)
def test_the_next_entry_says_so_and_all_is_written_to_a_new_file(
    tmp_path: Path, what: str, is_written_back: bool
) -> None:
    file = tmp_path / "matches.sqlite3"
    database, desk = _desk_at(file, is_written_back=is_written_back)
    held = desk.record.entries

    LOST[what](file)
    with pytest.raises(StoreLost, match=r"Nothing was saved.* was saved to ") as lost:
        desk.submit(Noted("lost"))
    with pytest.raises(StoreLost):
        desk.submit(Noted("lost again"))

    [apart] = tmp_path.glob("*.carrom")
    assert str(apart) in str(lost.value)
    kept = read_match(apart.read_text("utf-8"))
    assert tuple(kept.entries) == tuple(held) == tuple(desk.record.entries)
    database.close()


@pytest.mark.parametrize("is_written_back", [False, True], ids=["in the journal", "in the file"])
@pytest.mark.parametrize("what", OVERWRITTEN)
def test_what_was_confirmed_before_and_after_an_overwriting_comes_back(
    tmp_path: Path, what: str, is_written_back: bool
) -> None:
    file = tmp_path / "matches.sqlite3"
    database, desk = _desk_at(file, is_written_back=is_written_back)

    OVERWRITTEN[what](file)

    assert _comes_back(file, database, desk)


def test_wherever_the_file_is_hit_nothing_confirmed_is_lost(tmp_path: Path) -> None:
    random = Random(3)
    for number in range(LOSSES):
        file = tmp_path / str(number) / "matches.sqlite3"
        file.parent.mkdir()
        database = open_database(str(file), as_desk=True)
        desk = begun(SqlMatchStore(database), "m1", *OPENING, *(Noted(f"{each}" * 300) for each in range(20)))
        target = random.choice((file, _journal(file)))
        at = random.randrange(target.stat().st_size)
        _overwritten(target, at=at, filling=random.choice((b"\0", b"\xa5", b"7")), most=random.choice((1, 64, 8_192)))

        assert _comes_back(file, database, desk), (number, at)


def _comes_back(file: Path, database: Database, desk: MatchDesk) -> bool:
    """Makes two more entries, which may fail, and returns True if the desk finds or recovers all that succeeded."""
    for note in ("after it", "and again"):
        with suppress(StoreError):
            desk.submit(Noted(note))
    with suppress(DBAPIError):  # the damage
        database.close()
    service = SqlDatabaseService(str(file))
    try:
        is_sound = service.open().load(desk.id).entries == desk.record.entries and service.check().faults == ()
    except StoreError:
        is_sound = False
    if not is_sound:
        service.rescue()
    found = service.open().load(desk.id).entries
    service.close()
    return found == desk.record.entries


TOUCHED: dict[str, Callable[[Path], object]] = {
    "the database": os.utime,
    "the journal": lambda file: os.utime(_journal(file)),
    "both, to a day long ago": lambda file: _dated(file, _journal(file)),
    "what may be done with them": lambda file: file.chmod(0o640),
    "the database, by what it holds": lambda file: _overwritten_by(file, file.read_bytes()),
}


def _dated(*files: Path) -> None:
    for each in files:
        os.utime(each, (0, 0))


def _overwritten_by(file: Path, content: bytes) -> None:
    with file.open("r+b", buffering=0) as raw:
        raw.write(content)


@pytest.mark.parametrize("is_written_back", [False, True], ids=["in the journal", "in the file"])
@pytest.mark.parametrize("what", TOUCHED)
def test_files_that_were_only_touched_are_no_loss(tmp_path: Path, what: str, is_written_back: bool) -> None:
    file = tmp_path / "matches.sqlite3"
    database, desk = _desk_at(file, is_written_back=is_written_back)

    for number in range(3):
        TOUCHED[what](file)
        desk.submit(Noted(f"still here {number}"))

    assert SqlMatchStore(database).load(MatchId("m1")).entries == tuple(desk.record.entries)
    database.close()


def test_another_program_that_writes_back_the_journal_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    database, desk = _desk_at(file, is_written_back=True)
    beside = open_database(str(file))
    begun(SqlMatchStore(beside), "m2", *OPENING, *(Noted(f"{each}" * 900) for each in range(50)))
    _write_back(beside)
    beside.close()

    desk.submit(Noted("still here"))

    assert SqlMatchStore(database).load(MatchId("m1")).entries == tuple(desk.record.entries)
    database.close()
