"""The window stays responsive during imports of large files, and can cancel them; matches may be long."""

import gc
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter_ns, thread_time_ns

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QListView, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.codec.state_codec import write_setup
from carrom_desk.gui.dialogs.messages import ProgressDialog
from carrom_desk.gui.matches.file_import import FileImport
from carrom_desk.gui.matches.library_dialog import DeskFacts, LibraryDialog
from carrom_desk.gui.matches.new_match.pairings import PairingsDialog
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import SINGLES, StoppedTime
from tests.gui.hands import Hands

pytestmark = pytest.mark.nightly

SCALE = int(os.environ.get("CARROM_DESK_IMPORTS", "1"))
"""Factor for the size of the files: 12 makes an SoL file of 5 MB."""
IS_LARGE = SCALE > 1
STROKES = 1_000
"""Strokes of a huge match: more than any real one has."""
PAIRINGS = 5_000 * SCALE if IS_LARGE else 2_000
"""Pairings in an SoL file."""
LONGEST_STEP_MS = 200 if IS_LARGE else 1_000
"""Maximum work of the window between two events; lenient for small files."""
LONGEST_GAP_MS = 200
"""Maximum time between two events; only checked for large files, since it depends on other load."""
MOST_MS = 120_000


@pytest.fixture(scope="module", autouse=True)
def _nothing_stays() -> Iterator[None]:
    """Collects at once what windows with huge matches leave, up to fifty megabytes."""
    yield
    gc.collect()


class Pulse:
    """Measures the longest times without processed events."""

    def __init__(self) -> None:
        self.gap_ms = 0
        self.step_ms = 0
        """Time worked by the window itself."""
        self._beaten, self._worked = perf_counter_ns(), thread_time_ns()
        self._timer = QTimer(interval=10)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now, worked = perf_counter_ns(), thread_time_ns()
        self.gap_ms = max(self.gap_ms, (now - self._beaten) // 1_000_000)
        self.step_ms = max(self.step_ms, (worked - self._worked) // 1_000_000)
        self._beaten, self._worked = now, worked

    def stop(self) -> None:
        self._beat()
        self._timer.stop()


@contextmanager
def feeling(what: str) -> Iterator[None]:
    """Measures the window's response times during the block and checks them."""
    pulse = Pulse()
    yield
    pulse.stop()
    sys.stdout.write(
        f"{what}: at most {pulse.gap_ms} ms between two events, {pulse.step_ms} ms of work in the window\n"
    )
    assert pulse.step_ms < LONGEST_STEP_MS
    assert pulse.gap_ms < LONGEST_GAP_MS or not IS_LARGE


Row = dict[str, object]
TOSS: Row = {"entry": "toss", "winner": "a", "choice": "break"}
PLAY: Row = {"entry": "play"}
STROKE: Row = {"entry": "stroke"}
UNDO: Row = {"entry": "undo"}
REDO: Row = {"entry": "redo"}
NOTE: Row = {"entry": "note", "text": "x" * 1_900}


def _log(*rows: Row) -> str:
    return json.dumps(
        {
            "format": "carrom-desk/match",
            "version": 1,
            "id": "m1",
            "setup": write_setup(SINGLES),
            "entries": [TOSS, PLAY, *rows],
        }
    )


def _amended(times: int) -> str:
    strokes = [STROKE] * 60
    amend: Row = {"entry": "amend", "number": 2, "with": {**STROKE, "improper": True}, "reason": "seen late"}
    return _log(*strokes, *[amend] * times)


MATCHES: dict[str, Callable[[], str]] = {
    "undo and redo": lambda: _log(STROKE, *[UNDO, REDO] * (STROKES // 2)),
    "amendments": lambda: _amended(STROKES),
    "notes": lambda: _log(*[NOTE] * 110 * SCALE),
    "strokes": lambda: _log(*[STROKE] * STROKES),
}


@pytest.mark.parametrize("what", MATCHES)
def test_a_large_match_is_taken_in_beside_the_window(qtbot: QtBot, tmp_path: Path, what: str) -> None:
    file = tmp_path / "large.carrom"
    file.write_text(MATCHES[what](), encoding="utf-8")
    store = SqlMatchStore(open_database(str(tmp_path / "matches.sqlite3"), as_desk=True))
    dialog = LibraryDialog(MatchLibrary(store, StoppedTime(), lambda: MatchId("new")), DeskFacts())
    qtbot.addWidget(dialog)
    dialog.open()

    with feeling(what):
        [importing], [stop] = dialog.findChildren(FileImport), dialog.findChildren(QPushButton, "stop")
        importing.read([str(file)])
        qtbot.waitUntil(stop.isHidden, timeout=MOST_MS)

    [status] = dialog.findChildren(QLabel, "status")
    assert status.text() == "Player A1 – Player B1 imported."
    store.close()


def _sol(pairings: int) -> str:
    """Creates an SoL file with many pairings of about a hundred characters each."""
    players = [f"- {{firstname: Player, lastname: 'Number {number}', nationality: IND}}" for number in range(200)]
    sides = [f"- players: [{number}]" for number in range(1, 201)]
    made = [
        f"- {{turn: {1 + number // 100 % 999}, board: {1 + number % 100}, competitor1: {1 + number % 200}, "
        f"competitor2: {1 + (number + 1) % 200}, score1: 0, score2: 0}}"
        for number in range(pairings)
    ]
    head = "clubs:\n- {description: Carrom Club Pune}\nplayers:"
    tourney = "---\ndescription: Open\ndate: 2025-11-20\ncompetitors:"
    return "\n".join((head, *players, tourney, *sides, "matches:", *made, ""))


def _read(hands: Hands, file: Path) -> None:
    hands.controller.new_matches.pairings.read(hands.library, file)


def test_a_large_file_of_sols_is_read_beside_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "large.sol"
    file.write_text(_sol(PAIRINGS), encoding="utf-8")
    hands = Hands(qtbot)

    with feeling("SoL"):
        _read(hands, file)
        qtbot.waitUntil(lambda: hands.window.findChild(PairingsDialog) is not None, timeout=MOST_MS)
        dialog = hands.find(PairingsDialog, "pairings_dialog")
        qtbot.waitUntil(dialog.isActiveWindow)

    assert hands.find(QListView, "pairings").model().rowCount() == PAIRINGS
    dialog.reject()


def test_reading_is_left_off_when_it_is_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "large.sol"
    file.write_text(_sol(50_000), encoding="utf-8")
    hands = Hands(qtbot)

    _read(hands, file)
    qtbot.waitUntil(lambda: hands.window.findChild(ProgressDialog) is not None and hands.has_dialog())
    hands.click("stop")

    qtbot.waitUntil(lambda: "large.sol was not imported." in hands.said())
