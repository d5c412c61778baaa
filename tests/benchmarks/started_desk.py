"""Starts the desk as its command does and goes on with the open match: a program of its own, like its floor.

It writes, as JSON, when the match could take a stroke, in milliseconds since the process began, and its memory in MiB.
"""

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from carrom_desk import app

_LOOK_MS = 1
"""How often to look whether the match is offered."""
_REST_MS = 500


def main(database: str) -> int:
    """Run the desk; the exit status."""
    application = QApplication(sys.argv[:1])
    looking = QTimer()
    looking.timeout.connect(lambda: _go_on(application, looking))
    looking.start(_LOOK_MS)
    return app.run(database, smoke=False)


def _go_on(application: QApplication, looking: QTimer) -> None:
    """Once the open match is offered, press Enter, which goes on with it."""
    windows = [window for window in application.topLevelWidgets() if isinstance(window, QMainWindow)]
    if not windows or not _is_offered(windows[0]):
        return
    looking.stop()
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QAbstractItemView

    first, log = windows[0].findChild(QAction, "action_first"), windows[0].findChild(QAbstractItemView, "log")
    assert first is not None
    assert log is not None
    application.processEvents()  # the one who presses Enter has seen what is offered
    first.trigger()
    application.processEvents()
    ready_ns = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    assert log.model().rowCount() > 0, "no match was opened"
    QTimer.singleShot(_REST_MS, lambda: _tell(ready_ns))


def _is_offered(window: QMainWindow) -> bool:
    if "carrom_desk.gui.match_controller" not in sys.modules:
        return False
    from carrom_desk.gui.match_controller import MatchController

    match = window.findChild(MatchController)
    return match is not None and match.view.now.offer("continue_match") is not None


def _tell(ready_ns: int) -> None:
    # Only now: what it loads is none of the desk's.
    from tests.benchmarks.process_facts import begun_ns, memory_mib, tell

    tell(ready_ms=(ready_ns - begun_ns()) / 1e6, memory_mib=memory_mib())
    QApplication.exit(0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
