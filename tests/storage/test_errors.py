"""System errors become messages, and no confirmed entry is lost."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import MatchQuery, StoreDamaged, StoreError, StoreUnavailable
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.errors import plain_errors
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from tests.fakes import StoppedTime
from tests.needs import needs_moving
from tests.storage.stored_matches import OPENING, begun, cut, ids, stored_many, whole

LONG = Noted("x" * 1_900)


@contextmanager
def pragma(database: Database, name: str, value: str, after: str) -> Iterator[None]:
    """Sets a pragma on the pool's one connection, which all transactions of a test use."""
    set_pragma(database, name, value)
    yield
    set_pragma(database, name, after)


def set_pragma(database: Database, name: str, value: str) -> None:
    with database.reading() as connection:
        driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.rollback()  # within a transaction some settings are left as they are
    driver.execute(f"PRAGMA {name} = {value}")


def submit_until_refused(desk: MatchDesk) -> StoreError:
    try:
        for _ in range(200):
            desk.submit(LONG)
    except StoreError as error:
        return error
    pytest.fail("nothing was refused")


def test_a_full_disk_refuses_the_entry_and_keeps_all_before(database: Database, store: SqlMatchStore) -> None:
    desk = begun(store, "m1", *OPENING)
    with pragma(database, "max_page_count", "1", after="1000000"):  # no page more than there are
        refused = submit_until_refused(desk)
        with pytest.raises(StoreUnavailable, match="is full"):
            store.create(*whole("m2", LONG, LONG, LONG, LONG, LONG))
    kept = desk.record.next_number
    desk.submit(Noted("room again"))

    assert isinstance(refused, StoreUnavailable)
    assert "is full, so nothing was saved. Free up some space" in str(refused)
    assert (kept + 1, MatchDesk(desk.id, store, StoppedTime()).record) == (desk.record.next_number, desk.record)
    assert ids(store) == ["m1"]
    assert not full_check(database).faults


def test_a_file_that_became_read_only_refuses(database: Database, store: SqlMatchStore) -> None:
    desk = begun(store, "m1", *OPENING)

    with (
        pragma(database, "query_only", "ON", after="OFF"),
        pytest.raises(StoreUnavailable, match="is read-only, so nothing was saved"),
    ):
        desk.submit(LONG)

    assert MatchDesk(desk.id, store, StoppedTime()).record == desk.record


def test_a_database_somebody_else_is_writing_to_refuses(file: Path, store: SqlMatchStore) -> None:
    desk = begun(store, "m1", *OPENING)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="Another program is still writing"):
            desk.submit(LONG)
        assert ids(store) == ["m1"]  # reading goes on

    desk.submit(LONG)
    assert MatchDesk(desk.id, store, StoppedTime()).record == desk.record


@needs_moving
@pytest.mark.parametrize("move", ["moved", "deleted", "exchanged"])
def test_a_file_that_was_moved_while_it_is_open_takes_no_more(file: Path, store: SqlMatchStore, move: str) -> None:
    desk = begun(store, "m1", *OPENING)
    aside = file.rename(file.with_name("elsewhere"))
    if move == "deleted":
        aside.unlink()
    if move == "exchanged":
        file.touch()

    with pytest.raises(StoreUnavailable, match="was moved or deleted"):
        desk.submit(LONG)
    with pytest.raises(StoreUnavailable, match="was moved or deleted"):
        store.delete([desk.id])


def test_a_broken_page_is_damage(file: Path) -> None:
    stored_many(file, 20)
    raw = bytearray(file.read_bytes())
    raw[4_096:] = b"\xff" * (len(raw) - 4_096)
    file.write_bytes(raw)

    with pytest.raises(StoreDamaged, match="restore the latest backup"):
        SqlMatchStore(open_database(str(file))).matches(MatchQuery())


def test_letters_that_were_overwritten_are_damage(database: Database, store: SqlMatchStore) -> None:
    desk = begun(store, "m1", *OPENING)
    assert database.file is not None
    cut(database.file, "UPDATE entries SET payload = CAST(x'7b22a5a5a5' AS TEXT) WHERE number = 2")

    with pytest.raises(StoreDamaged, match="is damaged"):
        store.load(desk.id)
    assert "is damaged" in full_check(database).faults[0].sentence


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (errno.ENOSPC, "is full"),
        (errno.EDQUOT, "is full"),
        (errno.EROFS, "is read-only"),
        (errno.EACCES, "You do not have permission to open"),
        (errno.ENOENT, "does not exist"),
        (errno.ENOTDIR, "There is a file where"),
        (errno.EISDIR, "is a folder"),
        (errno.EIO, "Reading or writing"),
        (None, "Reading or writing"),
    ],
)
def test_a_fault_of_the_system_is_told(error: int | None, words: str) -> None:
    with pytest.raises(StoreUnavailable, match=words) as caught, plain_errors("the file"):
        raise OSError(error, "as the system says it")

    assert "the file" in str(caught.value).lower()


def test_a_message_that_quotes_what_was_overwritten_is_damage() -> None:
    with pytest.raises(StoreDamaged, match="matches is damaged"), plain_errors("matches"):
        b"near \xa5".decode()


@pytest.mark.parametrize("bug", [ValueError("a bug"), sqlite3.ProgrammingError("wrong number of bindings")])
def test_other_exceptions_pass_through_unchanged(bug: Exception) -> None:
    with pytest.raises(type(bug)) as caught, plain_errors("the file"):
        raise bug

    assert caught.value is bug


def test_a_wrong_statement_is_a_bug(database: Database) -> None:
    with (
        pytest.raises(sa.exc.OperationalError, match="no such table"),
        database.reading() as connection,
    ):
        connection.exec_driver_sql("SELECT x FROM nowhere")
