"""Folders on a network, of a program or on a removable disk are recognised by what each system says of them."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path, PurePath, PurePosixPath
from typing import Any

import pytest

from carrom_desk.match.ports.store import FolderKind
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite import driver
from carrom_desk.storage.sqlite.driver import Access, connect, readable
from carrom_desk.storage.sqlite.files import companion
from carrom_desk.storage.sqlite.folders import kind_by_mount, kind_by_mountinfo, kind_of, kind_of_drive
from tests.storage.stored_matches import OPENING, begun, entries_of, ids, stored

LINUX = r"""
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:40 / /mnt/old rw - ext4 /dev/sdb1 rw
31 22 0:41 / /mnt/old rw,nosuid - nfs4 server:/hall rw,vers=4.2
32 22 0:42 / /mnt/hall\0401 rw - cifs //server/hall rw
33 22 0:43 / /home/umpire/cloud rw shared:9 master:1 - fuse.rclone remote: rw
34 33 8:17 / /media/card rw - fuseblk /dev/sdb1 rw
""".strip()
MACOS = """
/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)
/dev/disk3s5 on /System/Volumes/Data (apfs, local, journaled, nobrowse)
//umpire@server/hall on /Volumes/hall (1) (smbfs, nodev, nosuid, mounted by umpire)
/dev/disk4s1 on /Volumes/STICK (msdos, local, nodev, nosuid, noowners)
macfuse on /Volumes/vault (macfuse, local, nodev, nosuid)
""".strip()


@pytest.mark.parametrize(
    ("kind_by", "said", "folder", "kind"),
    [
        (kind_by_mountinfo, LINUX, "/home/umpire", FolderKind.LOCAL),
        (kind_by_mountinfo, LINUX, "/mnt/old/matches", FolderKind.NETWORK),
        (kind_by_mountinfo, LINUX, "/mnt/hall 1", FolderKind.NETWORK),
        (kind_by_mountinfo, LINUX, "/mnt/hall 12", FolderKind.LOCAL),
        (kind_by_mountinfo, LINUX, "/home/umpire/cloud/matches", FolderKind.FUSE),
        (kind_by_mountinfo, LINUX, "/media/card", FolderKind.LOCAL),
        (kind_by_mount, MACOS, "/Users/umpire", FolderKind.LOCAL),
        (kind_by_mount, MACOS, "/Volumes/hall (1)/matches", FolderKind.NETWORK),
        (kind_by_mount, MACOS, "/Volumes/STICK", FolderKind.REMOVABLE),
        (kind_by_mount, MACOS, "/Volumes/vault", FolderKind.FUSE),
    ],
)
def test_a_folder_is_of_the_kind_that_is_mounted_there(
    kind_by: Callable[[PurePath, str], FolderKind], said: str, folder: str, kind: FolderKind
) -> None:
    assert kind_by(PurePosixPath(folder), said) is kind


@pytest.mark.parametrize(
    ("drive", "said", "kind"),
    [
        ("C:", 3, FolderKind.LOCAL),
        ("E:", 2, FolderKind.REMOVABLE),
        ("Z:", 4, FolderKind.NETWORK),
        ("\\\\server\\hall", 1, FolderKind.NETWORK),
    ],
)
def test_a_drive_of_windows_is_of_a_kind(drive: str, said: int, kind: FolderKind) -> None:
    assert kind_of_drive(drive, said) is kind


def test_this_system_answers(tmp_path: Path) -> None:
    assert kind_of(tmp_path) in (FolderKind.LOCAL, FolderKind.REMOVABLE)
    assert kind_of(tmp_path / "missing") is FolderKind.LOCAL


# Without shared memory


@pytest.fixture
def untrusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "is_trusted", lambda folder: False)


def modes(file: Path) -> tuple[object, object]:
    with closing(connect(file, Access.WRITE)) as connection:
        return tuple(connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous"))


def test_a_folder_that_is_not_trusted_gets_a_rollback_journal_also_after_a_log(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = open_database(str(file))
    begun(SqlMatchStore(database), "m1", *OPENING)
    assert modes(file) == ("wal", 2)
    database.close()
    monkeypatch.setattr(driver, "is_trusted", lambda folder: False)

    assert modes(file) == ("delete", 3)
    database = open_database(str(file))
    begun(SqlMatchStore(database), "m2")
    assert ids(SqlMatchStore(database)) == ["m2", "m1"]
    assert not companion(file, "-wal").exists()
    database.close()


class NoSharedMemory(sqlite3.Connection):
    """Connection in a folder where SQLite's index of the log cannot be mapped."""

    def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        if sql == "PRAGMA journal_mode = WAL":
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMMAP
            raise error
        return super().execute(sql, parameters)


def test_a_folder_without_shared_memory_gets_a_rollback_journal(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=NoSharedMemory))
    database = open_database(str(file), as_desk=True)
    begun(SqlMatchStore(database), "m1", *OPENING)
    database.close()

    assert modes(file) == ("delete", 3)


@pytest.mark.usefixtures("untrusted")
def test_a_transaction_that_a_crash_ended_is_undone_before_reading(file: Path, tmp_path: Path) -> None:
    stored(file, "m1", *OPENING)
    crashed = tmp_path / "crashed" / file.name
    crashed.parent.mkdir()
    with closing(connect(file, Access.WRITE)) as writer:
        writer.execute("PRAGMA cache_size = 1")  # what does not fit is written before the end of the transaction
        writer.execute("BEGIN")
        writer.execute("UPDATE entries SET payload = ?", ("x" * 100_000,))
        for end in ("", "-journal"):
            companion(crashed, end).write_bytes(companion(file, end).read_bytes())
        writer.execute("ROLLBACK")
    before = {each.name: each.read_bytes() for each in crashed.parent.iterdir()}
    assert b"x" * 1_000 in before[file.name]

    assert len(entries_of(crashed, "m1", read_only=True)) == len(OPENING)
    assert {each.name: each.read_bytes() for each in crashed.parent.iterdir()} == before
    with readable(crashed) as (place, _):
        assert place != crashed

    assert len(entries_of(crashed, "m1", as_desk=True)) == len(OPENING)


def test_a_database_that_could_not_be_created_is_not_left_behind(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("carrom_desk.storage.database.make_tables", fail)
    with pytest.raises(Exception, match="is full"):
        open_database(str(file), as_desk=True)

    assert not file.exists()
    assert not companion(file, "-wal").exists()
