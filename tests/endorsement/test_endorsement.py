"""The second count agrees with the recorded matches, and the trial finds problems."""

import json
from pathlib import Path

import pytest

from carrom_desk.exchange.generated import generated_match
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.rules.edition_register import BY_ID
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from tests.endorsement.corrections import Replay
from tests.endorsement.recount import Json
from tests.endorsement.trial import Trial, compare_boards, compare_strokes, hold_match, run, try_matches
from tests.reports.sheets import FILES, record_of_file, state_of_file


@pytest.mark.nightly
@pytest.mark.parametrize("name", FILES)
def test_the_second_count_agrees_with_the_states_of_the_kept_matches(name: str) -> None:
    record = record_of_file(name)
    match = StoredMatch(MatchId(name), record.agreed, tuple(record.entries))
    document = json.loads(write_match(match))

    counted = Replay(document["setup"], document["entries"]).table.state()

    state = state_of_file(name)
    assert {key: state[key] for key in counted} == counted


def test_a_trial_of_generated_matches_finds_nothing_but_what_so_few_lack(tmp_path: Path) -> None:
    tried = try_matches(BY_ID["club"], tmp_path, 1, 1, 50, doubles=True)

    assert [fault for fault in tried.faults if "no match has" not in fault] == []
    assert tried.matches == 1
    assert tried.boards > 0


@pytest.fixture
def made(tmp_path: Path) -> Path:
    file = tmp_path / "made.carrom"
    file.write_text(write_match(generated_match(ICF_REVISED, 1)))
    return file


def test_a_number_that_differs_is_found(made: Path, tmp_path: Path) -> None:
    document: Json = json.loads(made.read_text())
    trial, tables = Trial(), {}
    for table in ("boards", "strokes"):
        file = tmp_path / f"{table}.csv"
        run(trial, "report", made, "--to", file, *(["--strokes"] if table == "strokes" else []))
        tables[table] = file.read_text("utf-8-sig")
    counted = Replay(document["setup"], document["entries"])
    cells = counted.table.rows()
    compare_boards(trial, "m", tables["boards"], cells)
    compare_strokes(trial, "m", tables["strokes"], document["entries"], counted)
    assert trial.faults == []

    cells[1]["points_men"] += 1
    compare_boards(trial, "m", tables["boards"], cells)
    stroke = next(number for number in counted.table.rulings if number not in counted.decisions)
    counted.table.rulings[stroke]["place"]["own"] += 1
    compare_strokes(trial, "m", tables["strokes"], document["entries"], counted)

    assert [fault.split(":")[0:3][-1].split(" is ")[0].strip() for fault in trial.faults] == ["points_men", "back_own"]


def test_a_forged_ruling_is_found(made: Path) -> None:
    document: Json = json.loads(made.read_text())
    last = [entry for entry in document["entries"] if entry.get("ruling", {}).get("board")][-1]
    last["ruling"]["board"]["points"] += 1
    made.write_text(json.dumps(document))
    checked, held = Trial(), Trial()

    run(checked, "check", made)
    hold_match(held, str(made))

    assert "exit 1" in checked.faults[0]
    assert held.faults[0].startswith(f"{made}: ")
