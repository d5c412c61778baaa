"""A match stored by an earlier version opens in the window, although its ruling would be refused or impossible
today.
"""

import json
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.entry.entries import StrokeMade
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces
from tests.fakes import MemoryStore, library
from tests.gui.hands import Hands
from tests.match.every_entry import stored
from tests.match.playing import enter, play


def with_a_breach_that_costs_the_match() -> StoredMatch:
    document = json.loads(write_match(stored(play("toss a break; p1; breach b; p1"))))
    document["entries"][2]["breach"] = Breach.INDISCIPLINE.value
    return read_match(json.dumps(document))


def with_no_man_left() -> StoredMatch:
    broken = StrokeMade(Stroke(Pieces(opponent=9), before_play=True))
    document = json.loads(write_match(stored(enter(play("toss a break"), broken))))
    on_board, fell = {"own": 9, "opponent": 0}, {"own": False, "opponent": True}
    document["entries"][1]["ruling"] |= {"turn": "passes", "on_board": on_board, "has_pocketed": fell, "board": None}
    return read_match(json.dumps(document))


@pytest.mark.parametrize("make", [with_a_breach_that_costs_the_match, with_no_man_left])
def test_a_match_with_a_former_ruling_opens(qtbot: QtBot, make: Callable[[], StoredMatch]) -> None:
    match, store = make(), MemoryStore()
    library(store).add(match)

    hands = Hands(qtbot, store=store, match_id=match.id)

    assert hands.record.state == replay_match(match).record.state
    hands.key("ctrl+z")
    assert len(hands.record.entries) == len(match.entries) + 1
