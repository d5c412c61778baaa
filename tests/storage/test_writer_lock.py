"""Only one desk writes to a database; a second one is read-only and says who holds the lock."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest

from carrom_desk.match.ports.store import MatchId, StoreDamaged, StoreLost, StoreUnavailable
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite import writer_lock
from carrom_desk.storage.sqlite.writer_lock import Holder, WriterClaim, claim, holder_of, is_left_open, lock_file
from tests.needs import needs_modes, needs_moving
from tests.storage.stored_matches import OPENING, begun, ids, opened, stored

desk_on = partial(opened, as_desk=True)


@contextmanager
def desk_elsewhere(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Starts a desk in a separate process."""
    program = (
        "import sys; from carrom_desk.storage.database import open_database; "
        "desk = open_database(sys.argv[1], as_desk=True); print('ready', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            yield process
        finally:
            process.kill()


def test_the_second_desk_shows_and_does_not_write(file: Path) -> None:
    with desk_on(file) as first:
        desk = begun(SqlMatchStore(first), "m1", *OPENING)
        with desk_on(file) as second:
            store = SqlMatchStore(second)
            desk.submit(OPENING[-1])

            assert (first.held_by, first.is_read_only, second.is_read_only) == (None, False, True)
            assert second.held_by is not None
            assert second.held_by.pid == os.getpid()
            assert len(store.load(MatchId("m1")).entries) == len(OPENING) + 1
            with pytest.raises(StoreUnavailable, match=rf"process {os.getpid()} on .*, since .* Close the other desk"):
                store.delete([MatchId("m1")])


def test_a_desk_that_died_holds_nothing(file: Path) -> None:
    with desk_elsewhere(file) as process:
        process.kill()
        process.wait()

        with desk_on(file) as next_one:
            assert next_one.held_by is None
            begun(SqlMatchStore(next_one), "m1")
        assert lock_file(file).exists()


def test_who_only_reads_takes_nothing(file: Path) -> None:
    with desk_on(file) as desk:
        begun(SqlMatchStore(desk), "m1")
    with desk_on(file, read_only=True) as reader, desk_on(file) as desk:
        assert (desk.held_by, reader.held_by) == (None, None)
        assert ids(SqlMatchStore(reader)) == ["m1"]


def test_who_is_no_desk_writes_beside_it(file: Path) -> None:
    # A command of a moment; the match itself is kept apart by the numbers of its entries.
    with desk_on(file):
        stored(file, "m1")


def test_a_desk_that_could_not_open_the_database_holds_nothing(file: Path) -> None:
    open_database(str(file)).close()
    file.write_bytes(file.read_bytes()[:4_096] + b"\xff" * 50_000)
    for _ in range(2):
        with pytest.raises(StoreDamaged):
            open_database(str(file), as_desk=True)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"pid": "x", "host": "h", "since": "s"}', b"\xff"])
def test_the_lock_counts_and_not_the_text(file: Path, text: bytes) -> None:
    lock_file(file).write_bytes(text)

    first = claim(file)
    assert not isinstance(first, Holder)
    lock_file(file).write_bytes(text)
    second = claim(file)

    assert isinstance(second, Holder)
    assert second.sentence == "Another desk has this database open for writing."
    first.close()


@needs_modes
def test_the_lock_is_its_owners_alone(file: Path) -> None:
    with desk_on(file):
        assert lock_file(file).stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_database_under_two_names_has_one_writer(file: Path, tmp_path: Path) -> None:
    first = open_database(str(file), as_desk=True)
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "linked.sqlite3"
    link.symlink_to(file)

    second = open_database(str(link), as_desk=True)

    assert second.held_by is not None
    first.close()
    second.close()


def test_whether_it_is_free_is_asked_without_writing_oneself_in(file: Path) -> None:
    desk = open_database(str(file), as_desk=True)
    assert holder_of(file) is not None
    desk.close()
    before = lock_file(file).read_bytes()

    assert holder_of(file) is None
    assert lock_file(file).read_bytes() == before


# Where locks are not shared, as between two computers with one folder


@pytest.fixture
def unshared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets every desk have the lock, and shortens the waiting."""
    monkeypatch.setattr(writer_lock, "_try_lock", lambda file: True)
    monkeypatch.setattr(writer_lock, "is_trusted", lambda folder: False)
    for name, seconds in (("BEAT_S", 0.05), ("SILENT_S", 1.0), ("SETTLE_S", 0.01), ("_LOOK_S", 0.01)):
        monkeypatch.setattr(writer_lock, name, seconds)


@pytest.fixture
def silent_desk(file: Path, unshared: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    """A desk that does not renew its record, as on a computer that sleeps."""
    monkeypatch.setattr(writer_lock, "BEAT_S", 1_000.0)
    with desk_on(file) as desk:
        yield desk


@pytest.mark.usefixtures("unshared")
@pytest.mark.parametrize("as_desk", [True, False])
def test_a_desk_that_renews_its_record_is_not_joined(file: Path, as_desk: bool) -> None:
    with desk_on(file) as first:
        begun(SqlMatchStore(first), "m1", *OPENING)
        with pytest.raises(StoreUnavailable, match=rf"process {os.getpid()} on .* Close it first"):
            open_database(str(file), as_desk=as_desk)
        begun(SqlMatchStore(first), "m2")
    with desk_on(file) as second:
        assert ids(SqlMatchStore(second)) == ["m2", "m1"]
        assert not second.is_read_only


@needs_moving
def test_a_desk_that_was_taken_over_saves_nothing_more(file: Path, silent_desk: Database) -> None:
    store = SqlMatchStore(silent_desk)
    desk = begun(store, "m1", *OPENING)
    with desk_on(file) as second:
        begun(SqlMatchStore(second), "m2")
        with pytest.raises(StoreLost, match="took over while this desk was not responding, so nothing was saved"):
            desk.submit(OPENING[-1])
        assert ids(SqlMatchStore(second)) == ["m2", "m1"]
        assert len(SqlMatchStore(second).load(MatchId("m1")).entries) == len(OPENING)
    with pytest.raises(StoreLost):
        begun(store, "m3")


@needs_moving
def test_a_desk_that_slept_in_a_transaction_harms_nothing_and_says_so(file: Path, silent_desk: Database) -> None:
    desk = begun(SqlMatchStore(silent_desk), "m1", *OPENING)
    with ExitStack() as awake:

        def sleep_in_a_transaction() -> None:
            with silent_desk.writing() as connection:
                second = awake.enter_context(desk_on(file))
                begun(SqlMatchStore(second), "m2")
                connection.exec_driver_sql("DELETE FROM matches")

        with pytest.raises(StoreLost):
            sleep_in_a_transaction()
    assert len(desk.record.entries) == len(OPENING)
    with desk_on(file, read_only=True) as reader:
        assert ids(SqlMatchStore(reader)) == ["m2", "m1"]


@pytest.mark.usefixtures("unshared")
def test_of_two_desks_that_start_at_once_one_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(str(file)).close()
    other = Holder(7, "elsewhere", "2026-11-21T10:00:00+00:00", "other", is_open=True)
    monkeypatch.setattr("time.sleep", lambda _: lock_file(file).write_text(json.dumps(asdict(other))))

    with pytest.raises(StoreUnavailable, match="process 7 on elsewhere"):
        open_database(str(file), as_desk=True)
    assert "other" in lock_file(file).read_text(), "what the other has written stays"


@pytest.mark.parametrize(("host", "takes_over"), [("elsewhere", True), (socket.gethostname(), False)])
def test_only_a_desk_of_another_computer_is_waited_for_on_a_local_disk(
    file: Path, host: str, takes_over: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(str(file), as_desk=True).close()
    former = Holder(7, host, "2026-11-21T10:00:00+00:00", "former", is_open=True)
    lock_file(file).write_text(json.dumps(asdict(former)))
    monkeypatch.setattr(writer_lock, "SILENT_S", 0.05)

    claimed = claim(file)

    assert isinstance(claimed, WriterClaim)
    assert claimed.took_over is takes_over
    claimed.close()
    assert not is_left_open(file)


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
@pytest.mark.parametrize("is_dangling", [False, True])
def test_a_lock_file_that_is_a_link_is_refused_and_nothing_is_left(tmp_path: Path, is_dangling: bool) -> None:
    elsewhere, lock = tmp_path / "elsewhere", tmp_path / "m.sqlite3.lock"
    if not is_dangling:
        elsewhere.write_text("mine")
    lock.symlink_to(elsewhere)

    with pytest.raises(StoreUnavailable, match=r"m\.sqlite3\.lock is a link"):
        open_database(str(tmp_path / "m.sqlite3"), as_desk=True)

    left = {path.name for path in tmp_path.iterdir()}
    assert left == {lock.name} | (set() if is_dangling else {"elsewhere"})
    assert is_dangling or elsewhere.read_text() == "mine"
