"""Rules of an event and keys of a competition that cannot be: refused by the commands, with every place at once."""

import json
from pathlib import Path
from typing import Any

import pytest

from carrom_desk.cli import main

SIDES = {side: {"players": [{"name": side}]} for side in "ab"}
FORMAT = {"games": 3, "points": 25, "boards": 8, "change_sides": "never"}


def lake(base: str = "icf-revised", **rules: object) -> dict[str, Any]:
    return {"base": base, "name": "Lake Club 2026", "rules": rules}


RULES = "/setup/laws/rules"
REFUSED: dict[str, tuple[dict[str, Any], set[str]]] = {
    "unknown rules": (
        {"laws": lake(slam_points=20, solo=True)},
        {f"{RULES}/slam_points", f"{RULES}/solo"},
    ),
    "numbers out of range": (
        {
            "laws": lake(queen_points=10, queen_until=99, stroke_s=61),
            "competition": {**FORMAT, "minutes": 0, "last_board_minutes": 0},
        },
        {
            *(f"{RULES}/{name}" for name in ("queen_points", "queen_until", "stroke_s")),
            *(f"/setup/competition/{name}" for name in ("minutes", "last_board_minutes")),
        },
    ),
    "own_man_with_striker in a club edition": (
        {"laws": lake("club", own_man_with_striker="passes", queen_points=12)},
        {f"{RULES}/own_man_with_striker", f"{RULES}/queen_points"},
    ),
    "a shoot-out with draws": (
        {"competition": {**FORMAT, "shoot_out": True, "draws": True, "timed_end": "stop"}},
        {"/setup/competition/shoot_out", "/setup/competition/timed_end"},
    ),
    "a last board without minutes": (
        {"laws": lake(stroke_s=4), "competition": {**FORMAT, "last_board_minutes": 5}},
        {f"{RULES}/stroke_s", "/setup/competition/last_board_minutes"},
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_file_names_every_place(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more, places = REFUSED[case]
    setup = {"laws": "icf-revised", "sides": SIDES, **more}
    match, new = tmp_path / "m.carrom", tmp_path / "setup.json"
    match.write_text(
        json.dumps({"format": "carrom-desk/match", "version": 1, "id": "m1", "setup": setup, "entries": []})
    )
    new.write_text(json.dumps(setup))
    database = ["--database", str(tmp_path / "d.sqlite3")]

    assert main(["replay", str(match)]) == 1
    problems = json.loads(capsys.readouterr().out)["error"]["problems"]
    assert {each["at"] for each in problems} == places
    assert main([*database, "record", "--new", str(new)]) == 1
    problems = json.loads(capsys.readouterr().out)["error"]["problems"]
    assert {each["at"] for each in problems} == {place.removeprefix("/setup") for place in places}
    for words in ([*database, "import", str(match)], ["report", str(match), "--to", str(tmp_path / "r.csv")]):
        assert main(words) == 1
