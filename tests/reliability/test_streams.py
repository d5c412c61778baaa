"""Closed, full and unusual streams, and desks started together: an error message, the right exit status, and no
hang.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.desk.gathering import DayAsked, day_found
from carrom_desk.match.ports.store import MatchQuery
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import MemoryStore, library
from tests.reliability.killed_desk import environment
from tests.storage.stored_matches import OPENING, begun, entries_of, ids, stored

LIMIT_S = 60
NOTE = json.dumps({"entry": "note", "text": "here"}) + "\n"

pytestmark = [pytest.mark.skipif(os.name != "posix", reason="a shell closes the streams"), pytest.mark.nightly]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Returns a database with a match."""
    stored(tmp_path / "matches.sqlite3", "m1", *OPENING)
    return tmp_path / "matches.sqlite3"


def shell(words: str, *, given: str = "", surroundings: Mapping[str, str] | None = None) -> tuple[int, str, str]:
    """Runs the program in a shell, which opens and closes its streams."""
    done = subprocess.run(
        ["sh", "-c", f'exec "{sys.executable}" -m carrom_desk {words}'],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env=surroundings or environment(),
        timeout=LIMIT_S,
    )
    return done.returncode, done.stdout, done.stderr


COMMANDS = ("matches", "--help", "record --match m1", "--smoke", "laws --search queen", "replay /dev/null")
UNWRITABLE = [(words, ">/dev/full") for words in COMMANDS] + [("matches", ">&-"), ("--smoke", ">&-")]


@pytest.mark.parametrize(("words", "stream"), UNWRITABLE)
def test_an_output_that_takes_nothing_is_a_sentence(file: Path, words: str, stream: str) -> None:
    status, _, messages = shell(f"--database '{file}' {words} {stream}", given=NOTE)

    assert "Traceback" not in messages
    assert "Exception ignored" not in messages
    assert status == 1
    assert "output could not be written" in messages


@pytest.mark.parametrize(
    ("words", "streams"),
    [
        ("check", "<&- >&- 2>&-"),
        ("record --match m1", "<&- >&- 2>&-"),
        ("record --match m1", "2>/dev/full"),
        ("--smoke", "<&- >&- 2>&-"),
    ],
)
def test_closed_streams_do_no_harm(file: Path, words: str, streams: str) -> None:
    _, _, messages = shell(f"--database '{file}' {words} {streams}")

    assert "Traceback" not in messages
    assert len(entries_of(file, "m1")) == len(OPENING)


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":79"}, {"QT_QPA_PLATFORM": "nonsense"}])
def test_without_a_screen_there_is_a_sentence(file: Path, display: dict[str, str]) -> None:
    without = {
        name: value
        for name, value in environment().items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    status, _, messages = shell(f"--database '{file}'", surroundings={**without, **display})

    assert status == 1
    assert "No window can be opened" in messages


@pytest.mark.parametrize(
    "words",
    ["$'\\377'", "report $'\\377' --to x.pdf", "export m1 --to $'\\377'/x"],
)
def test_odd_bytes_in_arguments_are_quoted_harmlessly(file: Path, words: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f"exec '{sys.executable}' -m carrom_desk --database '{file}' {words}"],
        capture_output=True,
        check=False,
        env=environment(),
        timeout=LIMIT_S,
        stdin=subprocess.DEVNULL,
    )

    assert done.returncode in (1, 2)
    assert b"Traceback" not in done.stderr


def test_control_characters_never_reach_a_terminal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evil = "x\x1b[31m\x07\x7f\x9b\u202e"
    for words in (
        [evil],
        ["report", evil, "--to", "x.html"],
        ["export", evil, "--to", "x"],
        ["rule", evil],
        ["matches", "--database", evil],
        ["day", "--date", evil, "--to", "x.csv"],
        ["blank", "--to", evil],
        ["import", evil],
    ):
        try:
            main(["--database", str(file), *words])
        except SystemExit:
            continue
    out, messages = capsys.readouterr()

    for text in (out, messages):
        assert not any(letter in text for letter in "\x1b\x07\x7f\x9b\u202e")


# Times


@pytest.mark.parametrize("day", ["0001-01-01", "0001-02-01", "9999-12-31"])
def test_any_date_can_be_asked_for(tmp_path: Path, day: str) -> None:
    database = open_database(str(tmp_path / "matches.sqlite3"))
    store = SqlMatchStore(database)
    begun(store, "m1", started=f"{day}T12:00:00.000+05:53:28")
    begun(store, "m2", started="2026-11-21T10:00:00.000+05:30")

    assert ids(store, MatchQuery(first_day=day, last_day=day)) == ["m1"]
    asked = DayAsked(on=date.fromisoformat(day))
    memory = MemoryStore()
    begun(memory, "m1", started=f"{day}T12:00:00.000+05:53:28")
    assert [match.stored.id for match in day_found(library(memory), asked).matches] == ["m1"]
    database.close()


# Cells of tables


# Desks that start together


@pytest.mark.parametrize("zone", ["XXX-167:59:59", "nowhere/x", "A" * 5_000])
def test_a_zone_that_is_none_stops_nobody(file: Path, zone: str) -> None:
    words = f"--database '{file}' record --match m1"
    status, answers, messages = shell(words, given=NOTE, surroundings={**environment(), "TZ": zone})

    assert (status, messages) == (0, "")
    assert json.loads(answers.splitlines()[1])["number"] == len(OPENING)
