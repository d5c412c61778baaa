"""A board, a foul, an override, a protest and training, by someone who only hears names."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CHECKOUT = HERE.parent.parent
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PROGRAMS = {"Xvfb": "xvfb", "dbus-run-session": "dbus-daemon", "bash": "bash", "xdotool": "xdotool"}
"""Programs with their Debian packages."""


def missing() -> str:
    """Returns what this machine lacks for a screen reader; empty if nothing."""
    for program, package in PROGRAMS.items():
        if shutil.which(program) is None:
            return f"there is no {program}: install {package}"
    if not LAUNCHER.exists():
        return f"there is no {LAUNCHER}: install at-spi2-core"
    has_pyatspi = subprocess.run(["/usr/bin/python3", "-c", "import pyatspi"], check=False, capture_output=True)
    return "the system's Python has no pyatspi: install python3-pyatspi" if has_pyatspi.returncode else ""


pytestmark = [pytest.mark.skipif(bool(missing()), reason=missing() or "nothing is missing"), pytest.mark.nightly]


@pytest.fixture
def display() -> Iterator[str]:
    """Starts a separate X server."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def read_and_play(display: str, folder: Path, task: str) -> subprocess.CompletedProcess[str]:
    """Runs the desk on its own screen and bus, and the reader on it."""
    folder.mkdir()
    environment = {
        **os.environ,
        "DISPLAY": display,
        "PYTHONPATH": str(CHECKOUT),
        "HOME": str(folder),
        "CARROM_DESK_DATABASE": str(folder / "matches.sqlite3"),
        "LC_ALL": "C.UTF-8",
        **{f"XDG_{name}_HOME": str(folder / name) for name in ("DATA", "CONFIG", "STATE", "CACHE")},
    }
    environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
    return subprocess.run(
        [
            *("dbus-run-session", "--", "bash", str(HERE / "under_a_bus.sh"), sys.executable),
            *(str(HERE / "reader.py"), task, "Kavitha Raman", "Imran Sheikh"),
        ],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )


def played(task: str, display: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    # The registry of a busy machine's bus may lose sight of a window permanently: then everything begins again.
    done = read_and_play(display, tmp_path / "first", task)
    if done.returncode != 0 and "There is nothing called" in done.stderr:
        done = read_and_play(display, tmp_path / "second", task)

    assert done.returncode == 0, done.stdout + done.stderr
    return done


def test_who_knows_only_names_plays_a_board(display: str, tmp_path: Path) -> None:
    done = played("play", display, tmp_path)

    # The eight black men left, and three for the Queen.
    assert done.stdout.splitlines()[-1] == "Kavitha: 11 points"
    assert done.stdout.count("mark ") == 12  # the last in the second board


def test_who_hears_only_names_trains_by_keys_over_a_match_whose_clock_runs_on(display: str, tmp_path: Path) -> None:
    done = played("train", display, tmp_path)

    assert done.stdout.splitlines()[-1].startswith("Next step: ")
    assert "announced: " in done.stdout
    assert "Question 2 of 20" in done.stdout
