"""The system check, each check on its own, on simulated computers."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from carrom_desk.desk.system_check import (
    Check,
    Finding,
    FolderDisk,
    Level,
    Power,
    check_backups,
    check_clocks,
    check_database,
    check_disk,
    check_power,
    check_second_backups,
    read_power,
    size_words,
)
from carrom_desk.match.ports.store import BackupReason, FolderKind
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedTime
from tests.storage.stored_matches import begun, break_page_of


class FakeDisk(FolderDisk):
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
    ("disk", "level", "sentence"),
    [
        (FakeDisk(), Level.GOOD, "90 GB free. Saving an entry takes 1 ms."),
        (FakeDisk(free=499), Level.WARNING, "Only 499 MB left on this disk. Free up some space soon."),
        (FakeDisk(free=49), Level.BAD, "Only 49 MB left on this disk. Free up some space before a match."),
        (
            FakeDisk(ms=151),
            Level.WARNING,
            "Slow: saving an entry takes 151 ms. Close other programs, or use another disk.",
        ),
        (
            FakeDisk(error=OSError(28, "No space left")),
            Level.BAD,
            "The disk is not writable: No space left. Nothing would be saved. Use another disk.",
        ),
    ],
)
def test_the_disk_check_warns_of_little_space_and_slow_saving(disk: FakeDisk, level: Level, sentence: str) -> None:
    found = check_disk(disk)

    assert (found.check, found.level, found.sentence) == (Check.DISK, level, sentence)


def test_a_real_folder_is_measured_and_left_as_it_was(tmp_path: Path) -> None:
    disk = FolderDisk(tmp_path / "not" / "there")

    assert disk.free_mb() > 0
    assert disk.write_ms() > 0
    assert list((tmp_path / "not" / "there").iterdir()) == []
    assert (size_words(9_999), size_words(10_000)) == ("9999 MB", "10 GB")


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")

    found = check_disk(FolderDisk(tmp_path / "file"))

    assert found.level is Level.BAD
    assert found.sentence.startswith("The disk is not writable: ")


# The database


def told(finding: Finding) -> tuple[Level, str]:
    return finding.level, finding.sentence


@contextmanager
def opened(file: Path) -> Iterator[SqlDatabaseService]:
    service = SqlDatabaseService(str(file))
    service.open()
    yield service
    service.close()


def test_a_sound_database_its_backups_and_a_second_folder(tmp_path: Path) -> None:
    with opened(tmp_path / "matches.sqlite3") as service:
        assert told(check_database(service, is_open=True)) == (Level.GOOD, "Open. No structural problems found.")
        assert told(check_backups(service)) == (Level.GOOD, "None yet. The first is made at the end of a game.")
        assert check_second_backups(service).sentence.startswith("No second folder.")

        (tmp_path / "stick").mkdir()
        service.use_second(str(tmp_path / "stick"))
        service.back_up(BackupReason.BY_HAND)
        level, last = told(check_backups(service))
        assert level is Level.GOOD
        assert last.startswith("Last backup: ")
        second = (Level.GOOD, "The second folder is available and writable.")
        assert told(check_second_backups(service)) == second


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (FolderKind.NETWORK, "The matches are in a network folder."),
        (FolderKind.FUSE, "The matches are in a folder that another program provides."),
        (FolderKind.REMOVABLE, "The matches are on a removable disk."),
    ],
)
def test_a_folder_that_may_fail_is_named(
    kind: FolderKind, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrom_desk.storage.service.kind_of", lambda folder: kind)
    with opened(tmp_path / "matches.sqlite3") as service:
        level, said = told(check_database(service, is_open=True))

    assert level is Level.WARNING
    assert said.startswith(words)


def test_a_database_that_is_not_open_damaged_or_held(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    with opened(file) as service:
        begun(service.open(), "m1")
        with opened(file) as second:
            level, held = told(check_database(second, is_open=True))
            assert level is Level.WARNING
            assert held == second.held_by
    assert check_database(service, is_open=False).sentence == "The matches are not open. See Next step for the reason."
    break_page_of("matches", file)
    level, damaged = told(check_database(service, is_open=True))
    assert level is Level.BAD
    assert damaged.startswith(f"{file} is damaged.")
    assert damaged.endswith(" Open the menu, then “Backups…”.")


def test_backups_that_cannot_be_written_and_a_stick_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "backups").write_text("no folder", encoding="utf-8")
    with opened(tmp_path / "matches.sqlite3") as service:
        service.use_second(str(tmp_path / "pulled out"))
        found = check_backups(service)
        assert found.level is Level.BAD
        assert found.sentence.startswith(f"{tmp_path / 'backups'} is not writable: ")
        assert check_second_backups(service).sentence.startswith(f"{tmp_path / 'pulled out'} is missing.")
        service.use_second(str(tmp_path))
        monkeypatch.setattr(FolderDisk, "write_ms", FakeDisk(error=OSError(28, "No space left")).write_ms)
        assert "is not writable: No space left." in check_second_backups(service).sentence


def test_a_server_makes_its_own_backups() -> None:
    service: SqlDatabaseService = SqlDatabaseService("postgresql+psycopg://nobody@nowhere.invalid/carrom")

    level, sentence = told(check_backups(service))
    assert level is Level.UNKNOWN
    assert sentence.startswith("The matches are on a server")


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
    ("power", "level", "sentence"),
    [
        (None, Level.UNKNOWN, "Power status unknown. Check that the computer is plugged in."),
        (Power(None), Level.UNKNOWN, "No battery found. Check that the computer is plugged in."),
        (Power(is_plugged_in=True, percent=5), Level.GOOD, "Plugged in."),
        (Power(is_plugged_in=True), Level.GOOD, "Plugged in."),
        (Power(is_plugged_in=False, percent=90), Level.WARNING, "On battery, 90% left. Connect the charger."),
        (
            Power(is_plugged_in=False, percent=39),
            Level.BAD,
            "On battery, only 39% left, too little for a match. Connect the charger now.",
        ),
        (Power(is_plugged_in=False), Level.UNKNOWN, "Power status unknown. Check that the computer is plugged in."),
    ],
)
def test_the_power_check_says_how_long_the_battery_lasts(power: Power | None, level: Level, sentence: str) -> None:
    assert told(check_power(power)) == (level, sentence)


# Clocks


class FakeNow(StoppedTime):
    """A wall clock in any year."""

    def __init__(self, year: str) -> None:
        super().__init__()
        self._year = year

    def wall(self) -> str:
        return f"{self._year}-11-21T10:00:00.000+05:30"


@pytest.mark.parametrize(
    ("year", "passes", "level", "sentence"),
    [
        ("2026", True, Level.GOOD, "It is 21 Nov 2026, 10:00. Is that right?"),
        ("1970", True, Level.BAD, "It shows 21 Nov 1970, 10:00, which is not possible. Set the date and time."),
        ("2101", True, Level.BAD, "It shows 21 Nov 2101, 10:00, which is not possible. Set the date and time."),
        ("????", True, Level.BAD, "It shows ????-11-21 10:00, which is not possible. Set the date and time."),
        ("2026", False, Level.BAD, "The timer used for strokes is not running. Restart the computer."),
    ],
)
def test_the_clock_check_finds_a_stopped_timer_and_a_wrong_date(
    year: str, *, passes: bool, level: Level, sentence: str
) -> None:
    now = FakeNow(year)

    assert told(check_clocks(now, now.advance if passes else lambda _ms: None)) == (level, sentence)
