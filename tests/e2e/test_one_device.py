"""A whole match by keys alone, by a mouse alone, by a finger alone; how many presses a stroke costs.

CARROM_DESK_EVERY_WAY in the environment, as in `packaging/soak.sh`, plays singles and doubles with every device.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.match.entry.entries import Correction, StrokeMade
from carrom_desk.match.replay import replay
from tests.e2e.devices import Device, Finger, Keyboard, Mouse
from tests.e2e.referee import Referee
from tests.e2e.test_whole_match import PLAYED, library_on, recorded
from tests.fakes import StoppedTime
from tests.gui.hands import Hands

SINGLES, DOUBLES, SHORT = "icf-revised-singles-11", "icf-revised-doubles-13", "club-doubles-16"
MATCHES = {SINGLES: 270, DOUBLES: 180, SHORT: 100}
"""Matches with their minimum number of entries."""
PLAYED_BY: list[tuple[str, Callable[[Hands], Device]]] = [
    (SINGLES, Keyboard),
    (DOUBLES, Mouse),
    (SHORT, Finger),
]
"""A mouse and a finger press at the same places."""
if "CARROM_DESK_EVERY_WAY" in os.environ:
    PLAYED_BY += [(DOUBLES, Keyboard), (SINGLES, Mouse), (SINGLES, Finger), (DOUBLES, Finger)]
MOST_INPUTS = 2


def tally(inputs: list[int]) -> str:
    """Returns the distribution of presses per stroke: `1: 140, 2: 99`."""
    return ", ".join(f"{presses}: {strokes}" for presses, strokes in sorted(Counter(inputs).items()))


@pytest.mark.nightly
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
@pytest.mark.parametrize(("name", "device"), PLAYED_BY)
def test_a_whole_match_by_one_device_costs_two_presses_a_stroke(
    qtbot: QtBot, tmp_path: Path, name: str, device: Callable[[Hands], Device]
) -> None:
    match = recorded(name)
    inputs: list[int] = []
    with library_on(tmp_path / "matches.sqlite3", StoppedTime()) as library:
        library.begin(match.setup)
        hands = Hands(qtbot, now=StoppedTime(), opened=library, match_id=PLAYED)
        used = device(hands)
        referee = Referee(hands, used)
        for logged in match.entries:
            if isinstance(logged.entry, StrokeMade):
                referee.go_on_to_the_stroke()
                before = used.inputs
                referee.enter(logged.entry)
                inputs.append(used.inputs - before)
            else:
                referee.enter(logged.entry)
        kept = library.store.load(PLAYED)

    entered = [logged.entry for logged in kept.entries]
    assert len(entered) >= MATCHES[name]
    assert not any(isinstance(entry, Correction) for entry in entered)  # every press did what it was to do
    assert replay(kept.setup, kept.entries).record == hands.record
    assert write_state(hands.record.state) == write_state(replay(match.setup, match.entries).record.state)
    figures = f"{name} by {device.__name__}: {len(entered)} entries, {used.inputs} presses; by stroke {tally(inputs)}"
    sys.stdout.write(figures + "\n")
    assert median(inputs) <= MOST_INPUTS, figures
