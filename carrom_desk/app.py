"""The composition root of the window: the one place that knows every layer.

The window is painted first. Whatever takes time to load, the desk and then the database, is imported after that.
"""

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.crash import CrashReporter
from carrom_desk.gui.first_paint import FirstPaint
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.preferences import Preferences
from carrom_desk.gui.start_times import process_age_ms
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.paths import data_folder, log_folder

from . import __version__

if TYPE_CHECKING:
    from carrom_desk.gui.desk_room import DeskRoom

OK = 0
FAILED = 1
CRASH_LOG = "crash.log"
WINDOW_FILE = "window.ini"
"""Where the choices about the window are kept, beside the matches."""


def run(database: str, *, smoke: bool) -> int:
    """Open the umpire's window on a database, a path or a URL; the exit status.

    With `smoke` the window leaves again as soon as it is ready, and writes how long that took.
    """
    age_ms = process_age_ms()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("carrom-desk")
    application.setApplicationDisplayName("Carrom Desk")
    application.setApplicationVersion(__version__)
    preferences = Preferences(data_folder() / WINDOW_FILE)
    hints = application.styleHints()
    window = MainWindow(
        WindowFacts(
            version=__version__,
            database=database,
            monotonic_ns=time.monotonic_ns,
            theme_choice=preferences.theme,
            is_system_dark=hints.colorScheme() == Qt.ColorScheme.Dark,
        )
    )
    application.setPalette(window.theme().palette())
    window.dressed.connect(lambda theme: application.setPalette(theme.palette()))
    hints.colorSchemeChanged.connect(lambda scheme: window.set_system_dark(scheme == Qt.ColorScheme.Dark))
    opening = _Opening(window, database, age_ms, is_smoke=smoke)
    FirstPaint(window).painted.connect(opening.begin)
    if smoke:
        sys.excepthook = _leave_at_a_fault
    else:
        CrashReporter(window, log_folder() / CRASH_LOG).install()
        window.theme_chosen.connect(preferences.remember_theme)
        window.closed.connect(lambda: preferences.remember_geometry(window.saveGeometry()))
        if not window.restoreGeometry(preferences.geometry):
            window.setWindowState(Qt.WindowState.WindowMaximized)
    window.show()
    status = application.exec()
    opening.close()
    return status


class _Opening(QObject):
    """Opens desk and matches once the window has been painted, and closes them at the end."""

    def __init__(self, window: MainWindow, database: str, age_ms: Callable[[], float], *, is_smoke: bool) -> None:
        super().__init__(window)
        self._window = window
        self._location = database
        self._age_ms = age_ms
        self._is_smoke = is_smoke
        self._first_paint_ms = 0.0
        self._close: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Open the desk, and let it be painted before the matches are opened."""
        self._first_paint_ms = self._age_ms()
        from carrom_desk.gui.fonts import load_fonts

        load_fonts()
        room = self._window.furnish()
        QTimer.singleShot(0, lambda: self._open_matches(room))

    def close(self) -> None:
        """Let go of the database."""
        self._close()

    def _open_matches(self, room: "DeskRoom") -> None:
        from uuid import uuid4

        from carrom_desk.desk.match_library import MatchLibrary
        from carrom_desk.desk.system_now import SystemNow
        from carrom_desk.match.store import MatchId, StoreError
        from carrom_desk.storage.database import open_database
        from carrom_desk.storage.match_store import SqlMatchStore

        try:
            database = open_database(self._location, as_desk=True)
        except StoreError as error:
            self._failed(room, str(error))
            return
        self._close = database.close
        room.set_library(MatchLibrary(SqlMatchStore(database), SystemNow(), lambda: MatchId(uuid4().hex)))
        if database.held_by is not None:
            room.say(database.held_by.sentence)
        if self._is_smoke:
            QTimer.singleShot(0, self._report)

    def _report(self) -> None:
        import json

        times = {"first_paint_ms": round(self._first_paint_ms, 1), "ready_ms": round(self._age_ms(), 1)}
        sys.stdout.write(json.dumps(times) + "\n")
        sys.stdout.flush()
        QApplication.exit(OK)

    def _failed(self, room: "DeskRoom", sentence: str) -> None:
        if self._is_smoke:
            sys.stderr.write(f"{sentence}\n")
            QApplication.exit(FAILED)
        else:
            room.show_trouble(sentence)


def _leave_at_a_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Nobody is there to read a dialog."""
    sys.__excepthook__(kind, error, trace)
    QApplication.exit(FAILED)
