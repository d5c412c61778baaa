"""`carrom-desk rule`: a ruling for every line, and every fault of a bad one."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from carrom_desk.cli import main

STROKE = {"pocketed": {"own": 1, "opponent": 0, "queen": False, "striker": True}, "improper": False, "touched": True}
OPENING = {"on_board": {"own": 9, "opponent": 9}, "queen": "on_board", "break": {"made": True, "attempt": 1}}
GOOD = {"laws": "icf-revised", "position": OPENING, "stroke": STROKE}


def ruled(lines: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[dict[str, Any]]]:
    """Returns the exit status and the answers to these lines."""
    source = tmp_path / "scenarios.jsonl"
    source.write_text("\n".join(lines), encoding="utf-8")
    status = main(["rule", str(source)])
    return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_it_rules_on_each_line_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    improper = {**GOOD, "stroke": {**STROKE, "improper": True}}

    status, answers = ruled([json.dumps(GOOD), "", json.dumps(improper)], tmp_path, capsys)

    assert status == 0
    assert [answer["turn"] for answer in answers] == ["continues", "passes"]
    assert answers[0] == {
        "turn": "continues",
        "place": {"own": 1, "opponent": 0, "queen": False},
        "due": {"own": 1, "opponent": 0},
        "on_board": {"own": 9, "opponent": 9},
        "queen": "on_board",
        "has_pocketed": {"own": True, "opponent": False},
        "break": {"made": True, "attempt": 1},
        "board": None,
        "laws": ["73", "72(c)"],
        "calls": ["due"],
        "readings": [],
    }


def test_it_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(GOOD).encode()), encoding="utf-8"))

    assert main(["rule"]) == 0
    assert json.loads(capsys.readouterr().out)["turn"] == "continues"


def test_a_bad_line_names_every_fault_and_the_rest_still_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = {
        **GOOD,
        "moon": 1,
        "position": {**OPENING, "queen": "own", "on_board": {"own": 9, "opponent": 10}},
        "stroke": {"pocketed": {"own": True, "opponent": 0, "queen": True, "striker": False}},
    }

    status, answers = ruled([json.dumps(bad), "{", json.dumps(GOOD)], tmp_path, capsys)

    assert status == 1
    assert [problem["at"] for problem in answers[0]["error"]["problems"]] == [
        "/moon",
        "/position/on_board/opponent",
        "/stroke/pocketed/own",
        "/position/has_pocketed/own",
        "/stroke/pocketed/queen",
    ]
    assert "error" in answers[1]
    assert answers[2]["turn"] == "continues"


def test_a_line_that_is_no_text_is_a_bad_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "scenarios.jsonl"
    source.write_bytes(b"\xff\n" + json.dumps(GOOD).encode())

    assert main(["rule", str(source)]) == 1
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert "UTF-8" in first["error"]["problems"][0]["problem"]
    assert second["turn"] == "continues"


def test_a_missing_file_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", str(tmp_path / "nowhere.jsonl")]) == 1
    assert "nowhere.jsonl could not be read: " in capsys.readouterr().err
