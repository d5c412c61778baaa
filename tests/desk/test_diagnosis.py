"""The diary: rotated, without names, and never in the way."""

import stat
import zipfile
from pathlib import Path

import pytest

from carrom_desk.desk.diagnosis import KEPT, LONGEST, Diary, pack
from carrom_desk.exchange.match_file import read_match
from carrom_desk.match.store import MatchId, StoredMatch
from tests.fakes import SINGLES, record_of


def fault(message: str) -> ValueError:
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


def test_what_happened_is_written_down_with_its_time(tmp_path: Path) -> None:
    diary = Diary(tmp_path / "logs")

    diary.note("match m1 opened with 0 entries")
    diary.note("match m1 entry 0 saved: Toss")

    first, second = diary.file.read_text(encoding="utf-8").splitlines()
    assert first.endswith(" INFO match m1 opened with 0 entries")
    assert first[:4].isdecimal()
    assert second.endswith(" INFO match m1 entry 0 saved: Toss")


def test_a_fault_is_written_down_by_its_kind_and_place_and_without_its_words(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    error = fault("Player A1")

    diary.note_fault(type(error), error.__traceback__)

    written = diary.file.read_text(encoding="utf-8")
    assert "ERROR ValueError" in written
    assert "test_diagnosis.py" in written
    assert "Player A1" not in written


def test_it_does_not_grow_without_end(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    for _ in range(6 * LONGEST // 100_000):
        diary.note("x" * 100_000)

    assert len(diary.files()) == KEPT + 1
    assert set(tmp_path.iterdir()) == set(diary.files())
    assert all(file.stat().st_size <= LONGEST for file in diary.files())


def test_a_diary_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file", encoding="utf-8")
    diary = Diary(tmp_path / "logs")

    diary.note("nobody reads this")

    assert diary.files() == ()


def test_nobody_else_reads_it(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    diary.note("x" * (LONGEST - 100))
    diary.note("y" * 200)

    assert [stat.S_IMODE(file.stat().st_mode) for file in diary.files()] == [0o600, 0o600]


def test_the_name_of_a_match_neither_begins_a_line_nor_turns_one_round(tmp_path: Path) -> None:
    diary = Diary(tmp_path)

    diary.note("match m1\n2026-11-21 ERROR forged\x1b[31m \u202e opened")

    assert diary.file.read_text(encoding="utf-8").endswith(
        "INFO match m1\ufffd2026-11-21 ERROR forged\ufffd[31m \ufffd opened\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
def test_a_disk_that_is_full_is_not_the_diarys_to_tell(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    diary.file.symlink_to("/dev/full")

    diary.note("nobody reads this")

    assert diary.file.stat().st_size == 0


def test_one_file_holds_what_helps_to_look_into_a_fault(tmp_path: Path) -> None:
    diary = Diary(tmp_path / "logs")
    diary.note("database opened")
    match = StoredMatch(MatchId("m1"), SINGLES, record_of().entries)

    pack(tmp_path / "fault.zip", "1.2.3", diary.files(), match)

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        assert set(archive.namelist()) == {"about.txt", "logs/carrom-desk.log", "match.carrom"}
        assert stat.S_IMODE((tmp_path / "fault.zip").stat().st_mode) == 0o600
        assert "Carrom Desk 1.2.3" in archive.read("about.txt").decode()
        assert b"database opened" in archive.read("logs/carrom-desk.log")
        assert read_match(archive.read("match.carrom").decode()) == match


def test_a_log_that_is_gone_says_so_in_its_place(tmp_path: Path) -> None:
    pack(tmp_path / "fault.zip", "1.2.3", (tmp_path / "gone.log",), None)

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        assert b"could not be read" in archive.read("logs/gone.log")
        assert "match.carrom" not in archive.namelist()


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        pack(tmp_path / "nowhere" / "fault.zip", "1.2.3", (), None)
