"""Starts the desk like its command and resumes the open match, as a separate program like its floor.

Writes as JSON when the match could take a stroke, in milliseconds since the start of the process, and its memory in
MiB. Given a number of strokes, it also writes the memory after that many and after twice as many.
"""

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from carrom_desk.cli import load_window
from tests.benchmarks.desk_clock import SimulatedNow
from tests.benchmarks.faults import end_at_a_fault

if TYPE_CHECKING:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    Play = Callable[[QMainWindow], dict[str, float]]

_LOOK_MS = 1
"""Milliseconds between checks whether the match is offered."""
_LONGEST_S = 120
"""Seconds until it must be offered."""
_BEGUN_S = time.perf_counter()
_REST_MS = 500


def main(database: str, strokes: int = 0) -> int:
    """Runs the desk and returns its exit status."""
    run = load_window()  # first of all, as the command does it
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    end_at_a_fault()
    ahead, real_ns = SimulatedNow(), time.monotonic_ns
    time.monotonic_ns = lambda: real_ns() + ahead.monotonic_ns()
    application = QApplication(sys.argv[:1])
    looking = QTimer()
    looking.timeout.connect(lambda: _go_on(application, looking, ahead, lambda window: _play(window, ahead, strokes)))
    looking.start(_LOOK_MS)
    return run(database, smoke=False)


def _go_on(application: "QApplication", looking: "QTimer", ahead: SimulatedNow, play: "Play") -> None:
    """Presses Enter to resume the open match once it is offered."""
    end_at_a_fault()  # the window, once loaded, shows a dialog instead, and goes on
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QAbstractItemView, QMainWindow

    windows = [window for window in application.topLevelWidgets() if isinstance(window, QMainWindow)]
    if not windows or not _is_offered(windows[0]):
        assert time.perf_counter() - _BEGUN_S < _LONGEST_S, "no match was offered"
        return
    looking.stop()
    first, log = windows[0].findChild(QAction, "action_first"), windows[0].findChild(QAbstractItemView, "log")
    assert first is not None
    assert log is not None
    application.processEvents()  # the one who presses Enter has seen what is offered
    ahead.ms += 1_000  # a press right after what is offered has changed is not meant
    first.trigger()
    application.processEvents()
    ready_ns = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    assert log.model().rowCount() > 0, "no match was opened"
    QTimer.singleShot(_REST_MS, lambda: _tell(ready_ns, play(windows[0])))


def _is_offered(window: "QMainWindow") -> bool:
    if "carrom_desk.gui.match_controller" not in sys.modules:
        return False
    from carrom_desk.gui.match_controller import MatchController

    match = window.findChild(MatchController)
    return match is not None and any(each.name == "continue_match" for each in match.session.screen.now.offers)


def _play(window: "QMainWindow", now: SimulatedNow, strokes: int) -> dict[str, float]:
    """Plays this many strokes twice; returns the memory in MiB before and after each."""
    # Only now: what it loads is none of the desk's.
    from tests.benchmarks.process_facts import memory_mib

    held = {"memory_mib": memory_mib()}
    if strokes:
        from random import Random

        from tests.benchmarks.desk_window import Hands

        hands, random = Hands(window, now), Random(3)
        for name in ("later_mib", "twice_as_many_mib"):
            hands.play(random, strokes)
            held[name] = memory_mib()
    return held


def _tell(ready_ns: int, held: dict[str, float]) -> None:
    from PySide6.QtWidgets import QApplication

    from tests.benchmarks.process_facts import begun_ns, tell

    tell(ready_ms=(ready_ns - begun_ns()) / 1e6, **held)
    QApplication.exit(0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
