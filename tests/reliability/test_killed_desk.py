"""A desk killed at any instant keeps every acknowledged entry: none incomplete, none duplicated.

The number of kills is small here; `packaging/soak.sh` sets it with CARROM_DESK_KILLS.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from carrom_desk.exchange.codec.entry_codec import write_entry
from carrom_desk.exchange.codec.state_codec import write_setup
from carrom_desk.exchange.match_file import read_match

from .killed_desk import Desk, Ordeal

pytestmark = pytest.mark.nightly

KILLS = int(os.environ.get("CARROM_DESK_KILLS", "2"))
KILLS_A_MATCH = 40
MATCH = Path(__file__).parent.parent / "data" / "matches" / "icf-revised-singles-11"


def plain_entries() -> tuple[dict[str, object], list[dict[str, Any]]]:
    """Returns a whole match: its setup, and its entries as confirmed."""
    match = read_match(MATCH.with_suffix(".carrom").read_text(encoding="utf-8"))
    return write_setup(match.setup), [write_entry(logged.entry) for logged in match.entries]


@pytest.mark.parametrize("round_number", range(-(-KILLS // KILLS_A_MATCH)))
@pytest.mark.parametrize("desk", Desk)
def test_every_acknowledged_entry_is_there_after_a_kill(tmp_path: Path, desk: Desk, round_number: int) -> None:
    setup, entries = plain_entries()
    (tmp_path / "setup.json").write_text(json.dumps(setup), encoding="utf-8")
    ordeal = Ordeal(desk, tmp_path / "matches.sqlite3", tmp_path / "setup.json", entries, seed=round_number)

    tally = ordeal.run(min(KILLS, KILLS_A_MATCH))

    figures = (
        f"{desk}: {tally.kills} kills, {tally.acknowledged} entries acknowledged before one, "
        f"{tally.unanswered} on disk unanswered, none lost"
    )
    sys.stdout.write(figures + "\n")
    expected = json.loads(MATCH.with_suffix(".state.json").read_text(encoding="utf-8"))
    state = ordeal.state()
    assert {key: state[key] for key in expected if key != "next"} == {
        key: value for key, value in expected.items() if key != "next"
    }
