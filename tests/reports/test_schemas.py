"""The published schemas accept the files that are written, and refuse others."""

import json

import pytest

from carrom_desk.match.entry.entries import KINDS
from carrom_desk.reports.results.day import day_of, results_json
from tests.reports.sheets import FILES, MATCHES, eventful, record_of_file, sheet_of
from tests.schema import faults, schema


@pytest.mark.parametrize("name", FILES)
def test_match_files_are_as_their_schema_says(name: str) -> None:
    match = json.loads((MATCHES / f"{name}.carrom").read_text(encoding="utf-8"))

    assert list(faults(match, schema("match"))) == []
    entry = next(each for each in match["entries"] if each["entry"] == "stroke")
    entry["pocketed"] = {"own": 10}
    assert list(faults(match, schema("match")))


def test_every_kind_of_entry_is_described() -> None:
    assert {name.removeprefix("entry_") for name in schema("match")["$defs"] if name.startswith("entry_")} == set(KINDS)


def test_the_results_of_an_event_are_as_their_schema_says() -> None:
    day = day_of("Open", (eventful(), *(sheet_of(record_of_file(name)) for name in FILES)))

    found = json.loads(results_json(day, "1"))

    assert list(faults(found, schema("results"))) == []
    assert [match["games_won"] for match in found["matches"]] == [
        {"a": sheet.outcome.games.a, "b": sheet.outcome.games.b} for sheet in day.sheets
    ]
    boards = [[board["points"] for game in match["games"] for board in game["boards"]] for match in found["matches"]]
    assert boards == [[board.points.total for game in sheet.games for board in game.boards] for sheet in day.sheets]
    del found["matches"][0]["fingerprint"]
    assert list(faults(found, schema("results")))
