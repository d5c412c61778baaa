"""Random keys and clicks in the window and every dialog: no error, no dead end, and the log matches the display.

`CARROM_DESK_MONKEY` sets the number of rounds of 50 presses for each monkey.
"""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from carrom_desk.gui.hall import opened_hall

from .monkey import Monkey

pytestmark = pytest.mark.nightly

ROUNDS = int(os.environ.get("CARROM_DESK_MONKEY", "2"))
MONKEYS = 6 if "CARROM_DESK_MONKEY" in os.environ else 3
"""Monkeys with a hundred presses each; with `packaging/soak.sh` more of them, ten minutes in total."""
FIRST = int(os.environ.get("CARROM_DESK_MONKEY_SEED", "1"))


# It also presses twice where the first press has taken away what would have taken the second.
@pytest.mark.qt_log_ignore("not accepted by receiving widget", extend=True)
@pytest.mark.parametrize("seed", range(FIRST, FIRST + MONKEYS))
def test_whatever_is_pressed_nothing_breaks(
    qtbot: QtBot, tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A real hub would open a socket, and a database in the folder of the user who runs the tests.
    monkeypatch.setattr(opened_hall, "command_of_hall", lambda language: (sys.executable, ("-c", "")))
    # A file manager or browser would cover the desk; without a desktop, Qt warns that it has none.
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    monkey = Monkey(qtbot, tmp_path, seed)
    with qtbot.captureExceptions() as faults:
        monkey.play(ROUNDS)

    assert not faults, monkey.told(str(faults[0]))
    sys.stdout.write(f"{monkey.done} presses of a monkey in {monkey.windows} windows, {monkey.entries} entries\n")
