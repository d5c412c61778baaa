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
from carrom_desk.match.ports.store import MatchId, MatchQuery
from carrom_desk.reports.tables import harmless
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import MemoryStore, library
from tests.reliability.killed_desk import environment
from tests.storage.stored_matches import OPENING, begun, ids

LIMIT_S = 60
NOTE = json.dumps({"entry": "note", "text": "here"}) + "\n"

pytestmark = [pytest.mark.skipif(os.name != "posix", reason="a shell closes the streams"), pytest.mark.nightly]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Returns a database with a match."""
    database = open_database(str(tmp_path / "matches.sqlite3"))
    begun(SqlMatchStore(database), "m1", *OPENING)
    database.close()
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
    database = open_database(str(file))
    assert len(SqlMatchStore(database).load(MatchId("m1")).entries) == len(OPENING)
    database.close()


def test_what_was_entered_is_kept_where_nobody_can_be_told(file: Path) -> None:
    status, _, messages = shell(f"--database '{file}' record --match m1 >/dev/full", given=NOTE * 3)

    assert (status, "Traceback" in messages) == (1, False)
    database = open_database(str(file))
    assert len(SqlMatchStore(database).load(MatchId("m1")).entries) <= len(OPENING) + 1
    database.close()


def test_record_ends_with_1_when_an_entry_was_refused(file: Path) -> None:
    refused = ["{", '{"entry": "toss", "winner": "a", "choice": "break"}', "[]", "\0"]
    status, answers, _ = shell(f"--database '{file}' record --match m1", given="\n".join((*refused, NOTE)))

    assert status == 1
    _opened, *told, last = map(json.loads, answers.splitlines())
    assert ["error" in answer for answer in told] == [True] * len(refused)
    assert last["number"] == len(OPENING)


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


def test_what_is_answered_holds_no_control_characters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = open_database(str(tmp_path / "matches.sqlite3"))
    begun(SqlMatchStore(database), "a\x7fb\x9bc")
    database.close()

    assert main(["--database", str(tmp_path / "matches.sqlite3"), "matches"]) == 0

    out = capsys.readouterr().out
    assert json.loads(out)["id"] == "a\x7fb\x9bc"
    assert out.strip().isprintable()


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


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("＝1+1", "'＝1+1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠SUM", "'＠SUM"),
        ("x;=1", "x;'=1"),
        ("x; ＝1", "x;' ＝1"),
        ("x\t-1", "x\t'-1"),
        ("x|@y", "x|'@y"),
        ("x\n=1", "x\n'=1"),
        ("  =1", "'  =1"),
        ("one; two", "one; two"),
        ("3 - 1 = 2", "3 - 1 = 2"),
    ],
)
def test_no_sign_begins_a_formula(cell: str, written: str) -> None:
    assert harmless(cell) == written


# Desks that start together


def test_of_desks_that_start_together_one_writes_and_the_others_hear_of_it(tmp_path: Path) -> None:
    file, setup = tmp_path / "matches.sqlite3", tmp_path / "setup.json"
    setup.write_text(
        json.dumps({"laws": "icf-revised", "sides": {side: {"players": [{"name": side}]} for side in "ab"}})
    )
    command = [sys.executable, "-m", "carrom_desk", "--database", str(file), "record", "--new", str(setup)]
    desks = [
        subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        for _ in range(3)
    ]
    try:
        winners = 0
        for desk in desks:
            assert desk.stdout is not None
            winners += desk.stdout.readline().startswith('{"id"')
        said = [desk.communicate(timeout=LIMIT_S)[1] for desk in desks]
    finally:
        for desk in desks:
            desk.kill()
    assert winners == 1
    assert sum("Another desk has this database open" in each for each in said) == len(desks) - 1, said


@pytest.mark.parametrize("zone", ["XXX-167:59:59", "nowhere/x", "A" * 5_000])
def test_a_zone_that_is_none_stops_nobody(file: Path, zone: str) -> None:
    words = f"--database '{file}' record --match m1"
    status, answers, messages = shell(words, given=NOTE, surroundings={**environment(), "TZ": zone})

    assert (status, messages) == (0, "")
    assert json.loads(answers.splitlines()[1])["number"] == len(OPENING)
