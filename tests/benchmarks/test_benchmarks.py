"""The benchmarks themselves: they run, and notice an exceeded limit. Does not depend on time."""

import ast
import json
import sys
from pathlib import Path

import pytest

from carrom_desk.match.side import NOUGHT, leader
from carrom_desk.storage.database import open_database
from carrom_desk.storage.recovery.integrity import full_check
from tests.benchmarks import processes
from tests.benchmarks.__main__ import main, measured
from tests.benchmarks.bars import ALL, HOUR_FRAME, PRESS, PRESS_P99, READY, RULING
from tests.benchmarks.calls import calls_of
from tests.benchmarks.figures import Pair, felt, figure, median_pair, p99_pair, taken_in_turn
from tests.benchmarks.jobs import JOBS, Job
from tests.benchmarks.play import SETUP, UNDER_WAY, played
from tests.benchmarks.stored import store_library
from tests.benchmarks.table import as_json, as_table

BENCHMARKS = Path(__file__).parent


def test_every_bar_is_measured_once() -> None:
    measured = [bar for job in JOBS for bar in job.bars]

    assert sorted(measured, key=ALL.index) == list(ALL)


@pytest.mark.parametrize("job", JOBS, ids=lambda job: job.name)
def test_what_is_measured_is_there(job: Job) -> None:
    module, _, function = job.function.rpartition(".")
    tree = ast.parse((BENCHMARKS / f"{module}.py").read_text(encoding="utf-8"))

    assert function in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_a_floor_and_ours_are_taken_in_turn() -> None:
    calls: list[str] = []

    floors, ours = taken_in_turn(
        lambda: calls.append("floor"), lambda: calls.append("ours"), 3, before=lambda: calls.append("before")
    )

    assert calls == ["before", "floor", "ours"] * 4  # the first warms up
    assert len(floors) == len(ours) == 3


def test_a_figure_is_the_median_of_its_rounds_and_knows_its_noise() -> None:
    rounds = [Pair(10, 12), Pair(20, 28), Pair(10, 15), Pair(10, 13), Pair(10, 16)]

    found = figure(RULING, rounds)

    assert (found.floor, found.ours, found.rounds) == (10, 15, 5)
    assert found.ratio == pytest.approx(1.4)
    assert found.noise == pytest.approx(0.2)
    assert not found.is_held
    assert figure(RULING, rounds[:1]).is_held


def test_a_figure_without_a_floor_is_held_against_the_bar_itself() -> None:
    assert figure(HOUR_FRAME, [Pair(None, 49)]).is_held
    assert not figure(HOUR_FRAME, [Pair(None, 51)]).is_held


def test_samples_become_medians_and_what_one_in_a_hundred_exceeds() -> None:
    samples = list(range(1, 101))

    assert median_pair(samples, samples, 0.5) == Pair(101, 101)
    assert p99_pair(samples, samples, 1) == Pair(100, 100)


def test_what_a_person_feels_is_as_on_a_machine_of_a_known_speed() -> None:
    figures = [figure(PRESS, [Pair(3, 5)]), figure(PRESS_P99, [Pair(8, 14)]), figure(READY, [Pair(1_000, 3_300)])]

    press, ready = felt(figures)

    assert (press.ours, press.is_held) == (7, True)
    assert (ready.ours, ready.is_held) == (1_650, False)
    assert felt(figures[1:]) == []


def test_the_table_marks_what_does_not_hold() -> None:
    figures = [figure(RULING, [Pair(5, 7)]), figure(HOUR_FRAME, [Pair(None, 20)])]

    titles, ruling, hour = as_table(figures).splitlines()

    assert titles.split()[0] == "what"
    assert ruling.endswith("over")
    assert "1.40" in ruling
    assert hour.endswith("50 ms")
    assert [row["is_held"] for row in json.loads(as_json(figures))] == [False, True]


def test_the_match_that_is_measured_is_in_its_third_game() -> None:
    record = played(SETUP, UNDER_WAY, most=600)

    assert (record.next_number, len(record.state.history), record.state.is_over) == (600, 2, False)


def test_a_library_that_is_measured_is_sound(tmp_path: Path) -> None:
    store_library(tmp_path / "matches.sqlite3", range(3))
    database = open_database(str(tmp_path / "matches.sqlite3"))

    checkup = full_check(database)
    database.close()

    assert (checkup.faults, checkup.notes, checkup.matches) == ((), (), 3)


@pytest.mark.skipif(sys.platform != "linux", reason="a process is measured by what Linux says of it")
@pytest.mark.parametrize("name", ["starts", "many_strokes", "presses", "confirmed_strokes", "rulings", "openings"])
def test_a_measurement_gives_a_figure_for_each_of_its_bars(tmp_path: Path, name: str) -> None:
    if name == "rulings":
        pytest.importorskip("chess", reason="there is no chess: install the extra bench")
    [job] = [job for job in JOBS if job.name == name]

    figures = measured(job, tmp_path, rounds=1, times=1)

    assert tuple(each.bar for each in figures) == job.bars
    assert all(each.ours > 0 for each in figures)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("fails_at_once", "AssertionError: planted at once"),
        ("fails_in_a_slot", "AssertionError: planted at once"),
        ("never_ends", "did not end within"),
        ("measures_nothing", "no figure for"),
    ],
)
def test_a_benchmark_that_fails_ends_the_whole_with_its_message(
    name: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    planted = [Job(f"planted.{each}", (RULING,), times=1, rounds=1) for each in ("works", name, "fails_at_once")]
    monkeypatch.setattr("tests.benchmarks.__main__.JOBS", planted)
    if name == "never_ends":
        monkeypatch.setattr(processes, "LONGEST_S", 5)

    status = main(["--json", str(tmp_path / "figures.json")])

    shown = capsys.readouterr()
    assert status == 1
    assert f"{name} failed." in shown.err
    assert words in shown.err
    assert RULING.what in shown.out, "what was measured before is shown"
    assert not (tmp_path / "figures.json").exists()


def test_calls_of_our_functions_are_counted_and_no_others() -> None:
    found = calls_of(lambda: [leader(score) for score in (NOUGHT, NOUGHT)] and sorted([2, 1]))

    assert {code.co_name: times for code, times in found.items()} == {"leader": 2}
