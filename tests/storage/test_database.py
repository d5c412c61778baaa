"""Opening a database: existing or new, by path or URL, with the right version and safe settings."""

import os
import re
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from tempfile import TemporaryDirectory

import pytest

from carrom_desk.match.ports.store import MatchId, StoreUnavailable
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite.driver import Access, address_of
from tests.needs import needs_modes
from tests.storage.stored_matches import OPENING, begun, cut, ids, opened

NAMES_ELSEWHERE = ("a?b.db",) if sys.platform != "win32" else ()
"""Windows takes no question mark in a name."""


def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"

    with opened(file) as database:
        begun(SqlMatchStore(database), "m1")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}

    if sys.platform != "win32":
        assert set(modes.values()) == {0o600}
    assert modes.keys() >= {"matches.sqlite3", "matches.sqlite3-wal"}


@needs_modes
def test_a_database_that_was_copied_here_becomes_its_owners_alone(file: Path) -> None:
    open_database(str(file)).close()
    file.chmod(0o664)

    database = open_database(str(file), as_desk=True)
    begun(SqlMatchStore(database), "m1")

    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir() if path.is_file()}
    assert modes == {f"{file.name}{end}": 0o600 for end in ("", "-wal", "-shm", ".lock")}
    database.close()


def test_what_a_desk_left_that_was_killed_at_an_exchange_goes_at_the_next_start(file: Path) -> None:
    left = file.with_name(f".{file.name}.4711.part")
    folder = file.with_name(f".rescue-{file.name}-x1y2")
    other = file.with_name(".rescue-another.sqlite3-x1y2")
    left.touch()
    folder.mkdir()
    (folder / "new").touch()
    other.mkdir()
    desk = open_database(str(file), as_desk=True)

    assert (left.exists(), folder.exists(), other.exists()) == (False, False, True)
    desk.close()


def test_who_only_shows_a_database_takes_nothing_away(file: Path) -> None:
    desk = open_database(str(file), as_desk=True)
    left = file.with_name(f".{file.name}.4711.part")
    left.touch()

    open_database(str(file), as_desk=True).close()

    assert left.exists()
    desk.close()


def test_closing_leaves_one_file(file: Path) -> None:
    with opened(file) as database:
        begun(SqlMatchStore(database), "m1")

    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+pysqlite:///{}"])
def test_a_database_is_named_by_path_or_url(file: Path, form: str) -> None:
    with opened(form.format(file)) as database:
        begun(SqlMatchStore(database), "m1")
        assert (database.file, database.name) == (file, str(file))

    with opened(file) as database:
        assert ids(SqlMatchStore(database)) == ["m1"]


@pytest.mark.parametrize("name", ["a b.db", "a#c.db", "मैच.db", "100%25.db", "a&mode=memory.db", *NAMES_ELSEWHERE])
def test_any_name_will_do_for_a_file(tmp_path: Path, name: str) -> None:
    for _ in range(2):
        with opened(tmp_path / name) as database:
            assert database.file == tmp_path / name

    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_path_is_relative_to_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    with opened("here.db") as here, opened("~/there.db") as there:
        assert (here.file, there.file) == (tmp_path / "here.db", tmp_path / "home" / "there.db")


@pytest.mark.parametrize(
    ("location", "words"),
    [
        ("sqlite://", "in-memory database would lose"),
        ("sqlite:///:memory:", "in-memory database would lose"),
        ("sqlite:///file:x?mode=memory&uri=true", "in-memory database would lose"),
        ("sqlite:///a%00b.sqlite3", "null character"),
        ("://", "not a database address"),
        ("sqlite://host:port/x", "not a database address"),
        ("sybase://host/matches", "No driver found"),
        ("postgresql+nosuchdriver://host/matches", "No driver found"),
    ],
)
def test_an_address_that_will_not_do_is_refused(location: str, words: str) -> None:
    with pytest.raises(StoreUnavailable, match=words):
        open_database(location)


def test_a_driver_that_is_not_installed_is_named_with_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(StoreUnavailable, match=r"pip install 'carrom-desk\[hall\]'"):
        open_database("postgresql://127.0.0.1:1/none")


def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreUnavailable) as caught:
        open_database("sybase://umpire:secret@host/matches")

    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("read_only", [False, True])
def test_a_folder_is_no_database(tmp_path: Path, read_only: bool) -> None:
    with pytest.raises(StoreUnavailable, match="is a folder"):
        open_database(str(tmp_path), read_only=read_only)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "occupied").write_text("by a file")

    with pytest.raises(StoreUnavailable, match="There is a file where the folder of"):
        open_database(str(tmp_path / "occupied" / "matches.sqlite3"))


def test_a_folder_that_is_not_there_is_named_and_not_made(tmp_path: Path) -> None:
    for as_desk in (False, True):
        with pytest.raises(StoreUnavailable, match=re.escape(f"the folder {tmp_path / 'stick' / 'hall'} does")):
            open_database(str(tmp_path / "stick" / "hall" / "matches.sqlite3"), as_desk=as_desk)

    assert not (tmp_path / "stick").exists()


@contextmanager
def no_privileges() -> Iterator[None]:
    """Drops root's privileges temporarily, since root may write everywhere."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65_534)
    try:
        yield
    finally:
        os.seteuid(before)


@needs_modes
@pytest.mark.usefixtures("database")  # all modules are loaded then: nobody may read those of root
def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir(mode=0o500)

    with no_privileges(), pytest.raises(StoreUnavailable, match="You do not have permission to open"):
        open_database(str(folder / "matches.sqlite3"))


@needs_modes
def test_a_file_that_may_not_be_written_is_shown_and_refuses() -> None:
    # Not in pytest's folder, which is its owner's alone.
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "matches.sqlite3"
        with opened(file) as database:
            begun(SqlMatchStore(database), "m1")
        file.chmod(0o444)
        folder.chmod(0o777)
        with no_privileges(), opened(file) as database:
            store = SqlMatchStore(database)
            assert ids(store) == ["m1"]
            with pytest.raises(StoreUnavailable, match="is read-only"):
                store.delete([MatchId("m1")])


def test_reading_only_makes_nothing(file: Path) -> None:
    with pytest.raises(StoreUnavailable, match="does not exist"):
        open_database(str(file), read_only=True)

    assert list(file.parent.iterdir()) == []


def test_reading_only_shows_and_refuses_to_write(file: Path) -> None:
    with opened(file) as database:
        desk = begun(SqlMatchStore(database), "m1", *OPENING)
        with opened(file, read_only=True) as reader:
            store = SqlMatchStore(reader)
            desk.submit(OPENING[-1])
            assert len(store.load(MatchId("m1")).entries) == len(OPENING) + 1
            with pytest.raises(StoreUnavailable, match="was opened read-only"):
                store.delete([MatchId("m1")])
            with pytest.raises(StoreUnavailable, match="was opened read-only"):
                begun(store, "m2")


def test_a_medium_that_is_read_only_can_be_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(file) as database:
        begun(SqlMatchStore(database), "m1")
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)

    with opened(file, read_only=True) as database:
        assert ids(SqlMatchStore(database)) == ["m1"]
        assert [path.name for path in file.parent.iterdir()] == [file.name]


@needs_modes
def test_a_folder_that_claims_to_be_writable_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    with TemporaryDirectory() as name:
        file = Path(name) / "matches.sqlite3"
        with opened(file) as database:
            begun(SqlMatchStore(database), "m1")
        file.chmod(0o666)
        file.parent.chmod(0o555)
        monkeypatch.setattr(os, "access", lambda path, mode: True)

        with no_privileges(), opened(file, read_only=True) as reader:
            assert ids(SqlMatchStore(reader)) == ["m1"]
            assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("file", "address"),
    [
        (PureWindowsPath("//server/hall 1/m#.db"), "file:////server/hall%201/m%23.db?mode=rw"),
        (PureWindowsPath("C:/Users/m?.db"), "file:///C:/Users/m%3F.db?mode=rw"),
        (PurePosixPath("/home/é/m.db"), "file:///home/%C3%A9/m.db?mode=rw"),
    ],
)
def test_a_path_becomes_an_address_that_sqlite_reads(file: PurePath, address: str) -> None:
    assert address_of(file, Access.WRITE) == address


def test_another_programs_database_is_refused_and_left_alone(file: Path) -> None:
    cut(file, "CREATE TABLE bookmarks (url TEXT)")

    with pytest.raises(StoreUnavailable, match="belongs to another program"):
        open_database(str(file))

    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("bookmarks",)]


def test_an_empty_file_becomes_a_database_unless_it_is_only_read(file: Path) -> None:
    file.touch()
    with pytest.raises(StoreUnavailable, match="contains no matches yet"):
        open_database(str(file), read_only=True)

    with opened(file) as database:
        assert ids(SqlMatchStore(database)) == []
