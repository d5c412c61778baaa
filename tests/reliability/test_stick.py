"""A second backup folder on a USB drive that is full, read-only or unplugged."""

import subprocess
from pathlib import Path

import pytest

from carrom_desk.match.ports.store import BackupReason
from carrom_desk.storage.service import SqlDatabaseService
from tests.storage.stored_matches import OPENING, begun

from .small_disk import fill, small_disk

pytestmark = pytest.mark.nightly

__all__ = ["small_disk"]


@pytest.fixture
def service(tmp_path: Path, small_disk: Path) -> SqlDatabaseService:
    made = SqlDatabaseService(str(tmp_path / "matches.sqlite3"))
    made.use_second(str(small_disk / "copies"))
    (small_disk / "copies").mkdir()
    begun(made.open(), "m1", *OPENING)
    made.close()
    return made


def copies(service: SqlDatabaseService) -> list[str]:
    """Returns the folders with a valid copy."""
    kept = [service.look_into(backup) for backup in service.backups()]
    assert [backup.problem for backup in kept if backup.problem] == []
    return sorted(Path(backup.place).parent.name for backup in kept)


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
