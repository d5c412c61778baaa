"""The log: rotated, without names, never in the way; and the problem report that contains it."""

import logging
import stat
import zipfile
from pathlib import Path

import pytest

from carrom_desk import __version__
from carrom_desk.desk.diagnosis import KEPT, LONGEST, LogFile, log_files, pack
from carrom_desk.desk.system_check import facts_page
from carrom_desk.exchange.match_file import read_match
from carrom_desk.match.ports.store import MatchId, StoredMatch
from tests.fakes import SINGLES, record_of
from tests.needs import needs_modes

LOGGER = logging.getLogger("carrom_desk.test")


def written(log: LogFile) -> str:
    return Path(log.baseFilename).read_text(encoding="utf-8")


def test_what_happened_is_written_down_with_its_time(log: LogFile) -> None:
    LOGGER.info("match m1 opened with %d entries", 0)
    LOGGER.debug("action undo")
    LOGGER.warning("backup failed")

    first, second = written(log).splitlines()
    assert first.endswith(" INFO match m1 opened with 0 entries")
    assert first[:4].isdecimal()
    assert second.endswith(" WARNING backup failed")


def test_a_fault_is_written_down_by_its_kind_and_place_and_without_its_words(log: LogFile) -> None:
    name = "Player A1"
    try:
        raise ValueError(name)
    except ValueError:
        LOGGER.exception("not caught")

    assert "ERROR not caught\nValueError\n" in written(log)
    assert "test_diagnosis.py" in written(log)
    assert "Player A1" not in written(log)


def test_it_does_not_grow_without_end(log: LogFile, tmp_path: Path) -> None:
    for _ in range(6 * LONGEST // 100_000):
        LOGGER.info("x" * 100_000)

    folder = tmp_path / "logs"
    assert len(log_files(folder)) == KEPT + 1
    assert set(folder.iterdir()) == set(log_files(folder))
    assert all(file.stat().st_size <= LONGEST for file in log_files(folder))


def test_two_windows_write_into_one_log_and_lose_nothing(log: LogFile, tmp_path: Path) -> None:
    LOGGER.info("first")
    (tmp_path / "logs/carrom-desk.log.1").write_text("older", encoding="utf-8")

    with Path(log.baseFilename).open("a", encoding="utf-8"):  # on Windows it cannot be renamed now
        for _ in range(5):
            LOGGER.info("x" * (LONGEST // 3))

    texts = [file.read_text(encoding="utf-8") for file in log_files(tmp_path / "logs")]
    assert sum(text.count("INFO") for text in texts) == 6
    assert texts.count("older") == 1


def test_a_log_that_cannot_be_written_stops_nothing(log: LogFile, tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file", encoding="utf-8")

    LOGGER.info("nobody reads this")

    assert log_files(tmp_path / "logs") == ()


@needs_modes
def test_nobody_else_reads_it(log: LogFile, tmp_path: Path) -> None:
    LOGGER.info("x" * (LONGEST - 100))
    LOGGER.info("y" * 200)

    pack(tmp_path / "logs/fault.zip", "", log_files(tmp_path / "logs"), None)

    assert [stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "logs").iterdir()] == [0o600] * 3


def test_the_name_of_a_match_neither_begins_a_line_nor_turns_one_round(log: LogFile) -> None:
    LOGGER.info("match m1\n2026-11-21 ERROR forged\x1b[31m \u202e opened")

    assert written(log).endswith("INFO match m1\ufffd2026-11-21 ERROR forged\ufffd[31m \ufffd opened\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
def test_a_disk_that_is_full_is_not_the_logs_to_tell(
    log: LogFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "logs").mkdir()
    Path(log.baseFilename).symlink_to("/dev/full")

    LOGGER.info("nobody reads this")

    assert capsys.readouterr().err == ""


def test_maintainers_see_everything_in_the_log(log: LogFile, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "carrom_desk")
    LOGGER.debug("action undo")

    assert written(log).endswith(" DEBUG action undo\n")


def test_one_file_holds_what_helps_to_look_into_a_fault(log: LogFile, tmp_path: Path) -> None:
    LOGGER.info("database opened")
    match = StoredMatch(MatchId("m1"), SINGLES, record_of().entries)

    pack(tmp_path / "fault.zip", facts_page({}), log_files(tmp_path / "logs"), match)

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        assert set(archive.namelist()) == {"facts.txt", "logs/carrom-desk.log", "match.carrom"}
        assert f"Carrom Desk {__version__}" in archive.read("facts.txt").decode()
        assert b"database opened" in archive.read("logs/carrom-desk.log")
        assert read_match(archive.read("match.carrom").decode()) == match


def test_a_log_that_is_gone_says_so_in_its_place(tmp_path: Path) -> None:
    pack(tmp_path / "fault.zip", "", (tmp_path / "gone.log",), None)

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        assert b"could not be read" in archive.read("logs/gone.log")
        assert "match.carrom" not in archive.namelist()


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        pack(tmp_path / "nowhere" / "fault.zip", "", (), None)
