"""Whether this computer is fit for a match: each check alone, on computers that there are not."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from carrom_desk.desk.system_check import (
    Check,
    Finding,
    FolderDisk,
    Level,
    Power,
    Reason,
    check_backups,
    check_clocks,
    check_database,
    check_disk,
    check_power,
    check_second_backups,
    read_power,
    size_words,
)
from carrom_desk.match.store import BackupReason, DatabaseService
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedNow
from tests.storage.stored_matches import begun, break_page_of


class FakeDisk:
    """A disk of any size and speed."""

    def __init__(self, free: int = 90_000, ms: float = 0.4, error: OSError | None = None) -> None:
        self._free, self._ms, self._error = free, ms, error

    def free_mb(self) -> int:
        return self._free

    def write_ms(self) -> float:
        if self._error is not None:
            raise self._error
        return self._ms


@pytest.mark.parametrize(
    ("disk", "level", "reason", "values"),
    [
        (FakeDisk(), Level.GOOD, Reason.FINE, {"free": "90 GB", "ms": 1}),
        (FakeDisk(free=499), Level.WARNING, Reason.LITTLE_ROOM, {"free": "499 MB", "ms": 1}),
        (FakeDisk(free=49), Level.BAD, Reason.NO_ROOM, {"free": "49 MB", "ms": 1}),
        (FakeDisk(ms=151), Level.WARNING, Reason.SLOW, {"free": "90 GB", "ms": 151}),
        (FakeDisk(error=OSError(28, "No space left")), Level.BAD, Reason.NOT_WRITABLE, {"why": "No space left"}),
    ],
)
def test_the_disk(disk: FakeDisk, level: Level, reason: Reason, values: Mapping[str, str | int]) -> None:
    found = check_disk(disk)

    assert (found.check, found.level, found.reason, found.values) == (Check.DISK, level, reason, values)


def test_a_real_folder_is_measured_and_left_as_it_was(tmp_path: Path) -> None:
    disk = FolderDisk(tmp_path / "not" / "there")

    assert disk.free_mb() > 0
    assert disk.write_ms() > 0
    assert list((tmp_path / "not" / "there").iterdir()) == []
    assert (size_words(9_999), size_words(10_000)) == ("9999 MB", "10 GB")


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")

    found = check_disk(FolderDisk(tmp_path / "file"))

    assert (found.level, found.reason) == (Level.BAD, Reason.NOT_WRITABLE)


# The database


@contextmanager
def opened(file: Path) -> Iterator[SqlDatabaseService]:
    service = SqlDatabaseService(str(file))
    service.open()
    yield service
    service.close()


def test_a_sound_database_its_backups_and_a_second_folder(tmp_path: Path) -> None:
    with opened(tmp_path / "matches.sqlite3") as service:
        assert check_database(service, is_open=True) == Finding(Check.DATABASE, Level.GOOD)
        assert check_backups(service) == Finding(Check.BACKUPS, Level.GOOD, Reason.NO_BACKUP_YET)
        assert check_second_backups(service).reason is Reason.NONE_CHOSEN

        (tmp_path / "stick").mkdir()
        service.use_second(str(tmp_path / "stick"))
        service.back_up(BackupReason.BY_HAND)
        found = check_backups(service)
        assert (found.level, found.reason) == (Level.GOOD, Reason.FINE)
        assert str(found.values["last"])[:2] == "20"
        assert check_second_backups(service) == Finding(Check.SECOND_BACKUPS, Level.GOOD)


def test_a_database_that_is_not_open_damaged_or_held(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    with opened(file) as service:
        begun(service.open(), "m1")
        with opened(file) as second:
            assert check_database(second, is_open=True).reason is Reason.ONLY_SHOWN
    assert check_database(service, is_open=False).reason is Reason.NOT_OPEN
    break_page_of("matches", file)
    found = check_database(service, is_open=True)
    assert (found.level, found.reason) == (Level.BAD, Reason.DAMAGED)
    assert found.values["why"]


def test_backups_that_cannot_be_written_and_a_stick_that_is_gone(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("no folder", encoding="utf-8")
    with opened(tmp_path / "matches.sqlite3") as service:
        service.use_second(str(tmp_path / "pulled out"))
        found = check_backups(service)
        assert (found.level, found.reason) == (Level.BAD, Reason.NOT_WRITABLE)
        assert check_second_backups(service).reason is Reason.GONE
        service.use_second(str(tmp_path))
        full = FakeDisk(error=OSError(28, "No space left"))
        assert check_second_backups(service, full).values["why"] == "No space left"


def test_a_server_makes_its_own_backups() -> None:
    service: DatabaseService = SqlDatabaseService("postgresql+psycopg://nobody@nowhere.invalid/carrom")

    assert check_backups(service) == Finding(Check.BACKUPS, Level.UNKNOWN, Reason.ON_A_SERVER)


# Power


def supply(folder: Path, name: str, **lines: str) -> None:
    (folder / name).mkdir(parents=True)
    for line, words in lines.items():
        (folder / name / line).write_text(f"{words}\n", encoding="utf-8")


def test_a_laptop_on_its_mains_and_off(tmp_path: Path) -> None:
    supply(tmp_path, "AC", type="Mains", online="1")
    supply(tmp_path, "BAT0", type="Battery", capacity="80", status="Charging")
    supply(tmp_path, "mouse", type="Battery", scope="Device", capacity="3", status="Discharging")
    assert read_power(tmp_path) == Power(is_plugged_in=True, percent=80)

    (tmp_path / "AC" / "online").write_text("0", encoding="utf-8")
    assert read_power(tmp_path) == Power(is_plugged_in=False, percent=80)


def test_a_battery_alone_says_by_its_status_whether_it_is_plugged_in(tmp_path: Path) -> None:
    supply(tmp_path, "BAT0", type="Battery", capacity="55", status="Discharging")
    supply(tmp_path, "BAT1", type="Battery", capacity="unreadable", status="Unknown")

    assert read_power(tmp_path) == Power(is_plugged_in=False, percent=55)


def test_a_system_that_shows_no_supplies(tmp_path: Path) -> None:
    assert read_power(tmp_path / "nothing") is None
    assert read_power(tmp_path) == Power(is_plugged_in=None)


@pytest.mark.parametrize(
    ("power", "level", "reason"),
    [
        (None, Level.UNKNOWN, Reason.NOT_KNOWN),
        (Power(None), Level.UNKNOWN, Reason.NO_BATTERY),
        (Power(is_plugged_in=True, percent=5), Level.GOOD, Reason.FINE),
        (Power(is_plugged_in=True), Level.GOOD, Reason.FINE),
        (Power(is_plugged_in=False, percent=90), Level.WARNING, Reason.ON_BATTERY),
        (Power(is_plugged_in=False, percent=39), Level.BAD, Reason.BATTERY_LOW),
        (Power(is_plugged_in=False), Level.UNKNOWN, Reason.NOT_KNOWN),
    ],
)
def test_power(power: Power | None, level: Level, reason: Reason) -> None:
    found = check_power(power)

    assert (found.level, found.reason) == (level, reason)


# Clocks


class FakeNow(StoppedNow):
    """A wall clock in any year."""

    def __init__(self, year: str) -> None:
        super().__init__()
        self._year = year

    def wall(self) -> str:
        return f"{self._year}-11-21T10:00:00.000+05:30"


@pytest.mark.parametrize(
    ("year", "passes", "level", "reason"),
    [
        ("2026", True, Level.GOOD, Reason.FINE),
        ("1970", True, Level.BAD, Reason.WRONG_YEAR),
        ("2101", True, Level.BAD, Reason.WRONG_YEAR),
        ("????", True, Level.BAD, Reason.WRONG_YEAR),
        ("2026", False, Level.BAD, Reason.STANDS_STILL),
    ],
)
def test_the_clocks(year: str, *, passes: bool, level: Level, reason: Reason) -> None:
    now = FakeNow(year)
    found = check_clocks(now, now.advance if passes else lambda _ms: None)

    assert (found.level, found.reason) == (level, reason)
