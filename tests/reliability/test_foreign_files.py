"""Files of other programs are left unchanged, with a prompt error message."""

import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.exchange.match_file import bytes_of
from carrom_desk.match.ports.store import BackupReason, MatchId, StoreError, StoreUnavailable
from carrom_desk.reports.output.whole_file import write_whole
from carrom_desk.storage.backups import Backups
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.exchange.sol.sol_documents import IN_YAML
from tests.reliability.killed_desk import environment
from tests.storage.stored_matches import OPENING, begun, cut, entries_of, stored

LIMIT_S = 60
"""Time limit in seconds for a command that only prints a message."""

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="pipes, links and rights are other things there"),
    pytest.mark.nightly,
]


def _other_program(file: Path) -> None:
    cut(file, "CREATE TABLE bookmarks (url TEXT)", "INSERT INTO bookmarks VALUES ('x')")


def _other_program_in_wal(file: Path) -> None:
    """Simulates another program that was killed with a database in WAL mode."""
    with closing(sqlite3.connect(file.with_name("running"))) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
        connection.commit()
        for end in ("", "-wal"):
            shutil.copyfile(f"{file.with_name('running')}{end}", f"{file}{end}")


def _signed_by_another(file: Path) -> None:
    cut(file, "PRAGMA application_id = 1234", "CREATE TABLE matches (id TEXT)")


def _pipe(file: Path) -> None:
    os.mkfifo(file)


def _newer(file: Path) -> None:
    stored(file, "m1")
    cut(file, "UPDATE alembic_version SET version_num = '9999'")


FOREIGN: dict[str, Callable[[Path], object]] = {
    "text": lambda file: file.write_text("Dear umpire, " * 1_000),
    "zeros": lambda file: file.write_bytes(bytes(20_000)),
    "an image": lambda file: file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40),
    "a cut header": lambda file: file.write_bytes(b"SQLite format 3\0"),
    "another program's": _other_program,
    "another program's, killed": _other_program_in_wal,
    "another program's table of the same name": _signed_by_another,
    "an empty database of anybody": lambda file: cut(file, "VACUUM"),
    "a newer version": _newer,
    "a pipe": _pipe,
    "a device": lambda file: file.symlink_to("/dev/zero"),
    "a link to itself": lambda file: file.symlink_to(file),
    "a link to nothing": lambda file: file.symlink_to(file.with_name("gone.sqlite3")),
    "a folder": lambda file: file.mkdir(),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_what_is_foreign_is_left_as_it_is(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "hall" / "matches.sqlite3"
    file.parent.mkdir()
    FOREIGN[kind](file)
    if file.is_file():
        file.chmod(0o644)
    before = seen(file.parent)

    for read_only, as_desk in ((False, True), (False, False), (True, False)):
        with pytest.raises(StoreUnavailable) as caught:
            open_database(str(file), read_only=read_only, as_desk=as_desk)
        assert str(caught.value).endswith(".")
    service = SqlDatabaseService(str(file))
    assert not service.is_older()
    with pytest.raises(StoreError):
        service.check()

    assert seen(file.parent) == before


@pytest.fixture
def _work_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets the working directory and standard input of a command."""
    monkeypatch.chdir(tmp_path)
    Path("cup.sol").write_text(IN_YAML, encoding="utf-8")
    Path("report.html").write_text("<html></html>", encoding="utf-8")


ON_A_DATABASE = (
    ("matches",),
    ("check",),
    ("record", "--match", "m1"),
    ("import", "x.carrom"),
    ("results", "cup.sol", "--to", "out"),
    ("statistics", "m1", "--to", "out.csv"),
    ("verify", "report.html", "m1"),
    ("hall", "--listen", "127.0.0.1:0"),
)


TOLD = ("text", "a pipe", "a link to nothing", "a newer version")


@pytest.mark.parametrize("kind", TOLD)
@pytest.mark.parametrize("words", ON_A_DATABASE, ids=lambda words: words[0])
@pytest.mark.usefixtures("_work_folder")
def test_a_command_says_so_at_once(
    tmp_path: Path, kind: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hall" / "matches.sqlite3"
    file.parent.mkdir()
    FOREIGN[kind](file)
    before = seen(file.parent)

    assert main(["--database", str(file), *words]) == 1

    assert "matches.sqlite3" in capsys.readouterr().err
    assert seen(file.parent) == before
    assert not Path("out").exists()


def test_without_a_home_there_is_a_sentence(tmp_path: Path) -> None:
    nobody = {name: value for name, value in environment().items() if not name.startswith(("HOME", "XDG"))}
    done = run("matches", cwd=tmp_path, surroundings={**nobody, "HOME": str(tmp_path / "gone")})

    assert done.returncode == 1
    assert "Traceback" not in done.stderr


# Names


def test_a_linked_name_finds_the_journal_of_its_target(tmp_path: Path) -> None:
    file, link = tmp_path / "matches.sqlite3", tmp_path / "elsewhere" / "linked.sqlite3"
    link.parent.mkdir()
    link.symlink_to(file)
    database = open_database(str(file), as_desk=True)
    begun(SqlMatchStore(database), "m1", *OPENING)
    killed = tmp_path / "killed"
    killed.mkdir()
    for end in ("", "-wal", "-shm"):
        shutil.copyfile(f"{file}{end}", killed / f"matches.sqlite3{end}")
    database.close()
    link.unlink()
    link.symlink_to(killed / file.name)

    done = SqlDatabaseService(str(link)).rescue()

    assert [match.is_whole for match in done.matches] == [True]
    assert link.is_symlink()
    assert len(entries_of(link, "m1")) == len(OPENING)


def test_a_link_to_nothing_says_where_it_leads(tmp_path: Path) -> None:
    target, link = tmp_path / "stick" / "matches.sqlite3", tmp_path / "linked.sqlite3"
    link.symlink_to(target)

    for _ in ("its disk is gone", "its disk is there again"):
        with pytest.raises(StoreUnavailable, match=f"{link} is a link to {target}, which is missing"):
            open_database(str(link), as_desk=True)
        target.parent.mkdir(exist_ok=True)

    open_database(str(target)).close()
    open_database(str(link), as_desk=True).close()


def test_a_file_of_two_names_is_written_to_under_none(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    open_database(str(file)).close()
    os.link(file, tmp_path / "other.sqlite3")

    for name in ("matches.sqlite3", "other.sqlite3"):
        with pytest.raises(StoreUnavailable, match="a second name on its disk, a hard link"):
            open_database(str(tmp_path / name), as_desk=True)

    open_database(str(file), read_only=True).close()


def test_an_exchange_that_was_broken_off_leaves_one_name(tmp_path: Path) -> None:
    file, aside = tmp_path / "matches.sqlite3", tmp_path / "matches.damaged-20261121T100000Z-1.sqlite3"
    database = open_database(str(file), as_desk=True)
    begun(SqlMatchStore(database), "m1", *OPENING)
    killed = tmp_path / "killed"
    killed.mkdir()
    for end in ("", "-wal"):
        shutil.copyfile(f"{file}{end}", killed / f"{file.name}{end}")
    database.close()
    # Killed after the journal had lost its first name, and before the new file was put in place.
    os.link(killed / file.name, killed / aside.name)
    (killed / f"{file.name}-wal").rename(killed / f"{aside.name}-wal")

    desk = open_database(str(killed / file.name), as_desk=True)

    assert len(SqlMatchStore(desk).load(MatchId("m1")).entries) == len(OPENING)
    assert not (killed / aside.name).exists()
    desk.close()


def test_databases_of_one_stem_keep_their_backups_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrom_desk.storage.backups.KEPT", 2)
    names = ("matches.sqlite3", "matches.db", "matches", "matches.db.sqlite3", "matches.sqlite3.db")
    for name in names:
        open_database(str(tmp_path / name)).close()
    for _ in range(3):
        for name in names:
            Backups(tmp_path / name).make(BackupReason.BY_HAND)

    found = {name: {backup.place for backup in Backups(tmp_path / name).all()} for name in names}

    assert [len(copies) for copies in found.values()] == [2] * len(names)
    assert len(frozenset().union(*found.values())) == 2 * len(names)


# What a command reads from


@pytest.mark.parametrize("words", [("replay",), ("rule",), ("import",), ("record", "--new")])
def test_a_pipe_into_which_nobody_writes_is_not_waited_for(tmp_path: Path, words: tuple[str, ...]) -> None:
    os.mkfifo(tmp_path / "pipe")

    done = run("--database", str(tmp_path / "matches.sqlite3"), *words, str(tmp_path / "pipe"), cwd=tmp_path)

    assert done.returncode == 1
    assert "nothing is written to this pipe" in done.stderr


def test_what_comes_through_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    pipe, content = tmp_path / "pipe", b"x" * 300_000
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as beside:
        beside.submit(pipe.write_bytes, content)
        assert bytes_of(pipe) == content


def test_a_terminal_at_which_nobody_types_is_not_waited_for() -> None:
    keyboard, terminal = os.openpty()
    try:
        with pytest.raises(OSError, match="no more data arrives"):
            bytes_of(Path(os.ttyname(terminal)))
    finally:
        os.close(keyboard)
        os.close(terminal)


@pytest.mark.parametrize("kind", ["text", "an image", "a pipe", "a device", "a link to itself", "a folder"])
def test_a_hall_says_where_it_is_only_when_its_certificate_encrypts_it(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hall" / "hall.pem"
    file.parent.mkdir()
    FOREIGN[kind](file)
    before, database = seen(file.parent), tmp_path / "matches.sqlite3"
    words = ("hall", "--listen", "127.0.0.1:0", "--certificate", str(file), "--key", str(file))

    assert main(["--database", str(database), *words]) == 1

    told = capsys.readouterr()
    assert told.out == ""
    assert "could not be used. Give a certificate and its private key" in told.err
    assert seen(file.parent) == before
    assert not database.exists()


# What a command writes to


@pytest.mark.parametrize("kind", ["a pipe", "a device", "a link", "a link to nothing", "a folder"])
def test_what_is_no_file_is_not_written_over(tmp_path: Path, kind: str) -> None:
    target, letter = tmp_path / "out.csv", tmp_path / "letter"
    letter.write_text("Dear umpire")
    match kind:
        case "a pipe":
            os.mkfifo(target)
        case "a device":
            target.symlink_to("/dev/null")
        case "a link":
            target.symlink_to(letter)
        case "a link to nothing":
            target.symlink_to(tmp_path / "nothing")
        case _:
            target.mkdir()
    before = seen(tmp_path)

    with pytest.raises(OSError, match=r"link|not a regular file"):
        write_whole(target, b"content")

    assert seen(tmp_path) == before


def seen(folder: Path) -> dict[str, tuple[object, ...]]:
    """Returns every name in a folder with its type, permissions, times and contents."""
    found: dict[str, tuple[object, ...]] = {}
    for each in sorted(folder.iterdir()):
        info = each.lstat()
        content = each.read_bytes() if stat.S_ISREG(info.st_mode) else b""
        found[each.name] = (info.st_mode, info.st_ino, info.st_mtime_ns, content)
    return found


def run(
    *words: str, cwd: Path | None = None, surroundings: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "carrom_desk", *words],
        input=json.dumps({"entry": "play"}),
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        env=surroundings or environment(),
        timeout=LIMIT_S,
    )
