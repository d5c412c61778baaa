"""A second backup folder on a USB drive that is full, read-only or unplugged."""

import subprocess
from pathlib import Path

import pytest

from carrom_desk.match.ports.store import BackupReason, MatchQuery
from carrom_desk.storage.service import SqlDatabaseService
from tests.storage.stored_matches import OPENING, begun

from .small_disk import fill, small_disk

pytestmark = pytest.mark.nightly

__all__ = ["small_disk"]


@pytest.fixture
def service(tmp_path: Path, small_disk: Path) -> SqlDatabaseService:
    made = SqlDatabaseService(str(tmp_path / "matches.sqlite3"), second=small_disk / "copies")
    (small_disk / "copies").mkdir()
    begun(made.open(), "m1", *OPENING)
    made.close()
    return made


def copies(service: SqlDatabaseService) -> list[str]:
    """Returns the folders with a valid copy."""
    kept = [service.look_into(backup) for backup in service.backups()]
    assert [backup.problem for backup in kept if backup.problem] == []
    return sorted(Path(backup.place).parent.name for backup in kept)


def test_a_stick_with_room_gets_a_copy_each_time(service: SqlDatabaseService) -> None:
    assert [service.back_up(BackupReason.GAME_OVER) for _ in range(2)] == ["", ""]
    assert copies(service) == ["backups", "backups", "copies", "copies"]


def test_a_full_stick_is_told_and_nothing_half_is_left_on_it(service: SqlDatabaseService, small_disk: Path) -> None:
    assert service.back_up(BackupReason.GAME_OVER) == ""
    ballast = fill(small_disk)

    assert "copies (the backup folder) is full, so nothing was saved." in service.back_up(BackupReason.GAME_OVER)
    assert copies(service) == ["backups", "backups", "copies"]
    assert len(list((small_disk / "copies").iterdir())) == 1

    ballast.unlink()
    assert service.back_up(BackupReason.GAME_OVER) == ""
    assert copies(service) == ["backups", "backups", "backups", "copies", "copies"]


def test_a_stick_that_can_only_be_read_is_told(service: SqlDatabaseService, small_disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)

    said = "copies (the backup folder) is read-only, so nothing was saved."
    assert said in service.back_up(BackupReason.GAME_OVER)
    assert copies(service) == ["backups"]


def test_a_stick_that_was_pulled_out_is_told_and_no_folder_made_in_its_place(
    service: SqlDatabaseService, small_disk: Path
) -> None:
    subprocess.run(["umount", str(small_disk)], check=True)

    assert "copies, is missing, so no copy was saved there." in service.back_up(BackupReason.GAME_OVER)
    assert list(small_disk.iterdir()) == []
    assert copies(service) == ["backups"]
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(small_disk)], check=True)


def test_copies_on_a_stick_are_restored(service: SqlDatabaseService, small_disk: Path, tmp_path: Path) -> None:
    service.back_up(BackupReason.GAME_OVER)
    for file in (tmp_path / "backups").iterdir():
        file.unlink()
    (tmp_path / "matches.sqlite3").unlink()

    service.restore(service.backups()[0])

    assert [summary.id for summary in service.open().matches(MatchQuery())] == ["m1"]
    service.close()
