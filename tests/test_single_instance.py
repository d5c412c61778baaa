"""A second start on the same database passes its file to the existing window."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from carrom_desk.single_instance import SingleInstance, hand_over

TAKEN, NOT_TAKEN = 0, 3
SECOND_START = """
import sys
from carrom_desk.single_instance import hand_over
sys.exit(0 if hand_over(sys.argv[1], sys.argv[2] or None) else 3)
"""


def second_start(qtbot: QtBot, database: str, file: str = "", *, folder: Path) -> int:
    """Returns the exit status of another process while this one continues."""
    process = QProcess()
    process.setWorkingDirectory(str(folder))
    process.start(sys.executable, ["-c", SECOND_START, database, file])
    qtbot.waitUntil(lambda: process.state() is QProcess.ProcessState.NotRunning, timeout=30_000)
    return process.exitCode()


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))


@pytest.fixture
def heard() -> list[str]:
    """Returns the files that later starts passed on."""
    return []


@pytest.fixture
def first(tmp_path: Path, heard: list[str]) -> Iterator[SingleInstance]:
    instance = SingleInstance(str(tmp_path / "matches.sqlite3"), heard.append)
    assert instance.listen()
    yield instance
    instance.close()


@pytest.mark.parametrize(("file", "wanted"), [("", ""), ("final, Zürich.carrom", "final, Zürich.carrom")])
def test_a_second_start_hands_its_file_over(
    first: SingleInstance, heard: list[str], qtbot: QtBot, tmp_path: Path, file: str, wanted: str
) -> None:
    assert second_start(qtbot, str(tmp_path / "matches.sqlite3"), file, folder=tmp_path) == TAKEN

    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [str(tmp_path / wanted) if wanted else ""]


def test_another_database_has_a_window_of_its_own(first: SingleInstance, qtbot: QtBot, tmp_path: Path) -> None:
    assert second_start(qtbot, str(tmp_path / "other.sqlite3"), folder=tmp_path) == NOT_TAKEN


def test_the_place_of_a_window_that_was_killed_is_taken(qtbot: QtBot, tmp_path: Path) -> None:
    database = str(tmp_path / "matches.sqlite3")
    killed = "import os; from carrom_desk.single_instance import SingleInstance as S; "
    killed += f"s = S({database!r}, print); s.listen(); os._exit(1)"
    subprocess.run([sys.executable, "-c", killed], check=False)
    assert not hand_over(database, None)

    instance = SingleInstance(database, print)
    assert instance.listen()
    instance.close()
    assert not hand_over(database, None)


def test_a_second_instance_does_not_listen(first: SingleInstance, tmp_path: Path) -> None:
    assert not SingleInstance(str(tmp_path / "matches.sqlite3"), print).listen()
