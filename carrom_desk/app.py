"""The composition root of the window: the one place that knows every layer."""

import json
import sys
import time
from collections.abc import Callable
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.desk.system_now import SystemNow
from carrom_desk.gui.crash import CrashReporter
from carrom_desk.gui.first_paint import FirstPaint
from carrom_desk.gui.fonts import load_fonts
from carrom_desk.gui.main_window import MainWindow, WindowFacts
from carrom_desk.gui.preferences import Preferences
from carrom_desk.gui.start_times import process_age_ms
from carrom_desk.match.store import MatchId, StoreError
from carrom_desk.paths import data_folder, log_folder

from . import __version__

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
    load_fonts()
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
    CrashReporter(window, log_folder() / CRASH_LOG, SystemNow().wall).install()
    opening = _Opening(window, database, age_ms, is_smoke=smoke)
    FirstPaint(window).painted.connect(opening.begin)
    if not smoke:
        window.theme_chosen.connect(preferences.remember_theme)
        window.restoreGeometry(preferences.geometry)
        window.closed.connect(lambda: preferences.remember_geometry(window.saveGeometry()))
    window.show()
    status = application.exec()
    opening.close()
    return status


class _Opening(QObject):
    """Opens the matches once the window has been painted, and closes them at the end."""

    def __init__(self, window: MainWindow, database: str, age_ms: Callable[[], float], *, is_smoke: bool) -> None:
        super().__init__(window)
        self._window = window
        self._location = database
        self._age_ms = age_ms
        self._is_smoke = is_smoke
        self._close: Callable[[], None] = lambda: None

    def begin(self) -> None:
        first_paint_ms = self._age_ms()
        # SQLAlchemy takes half a second to load: the window is there before.
        from carrom_desk.storage.database import open_database
        from carrom_desk.storage.match_store import SqlMatchStore

        try:
            database = open_database(self._location, as_desk=True)
        except StoreError as error:
            self._failed(str(error))
            return
        self._close = database.close
        self._window.set_library(MatchLibrary(SqlMatchStore(database), SystemNow(), _new_match_id))
        if database.held_by is not None:
            self._window.say(database.held_by.sentence)
        if self._is_smoke:
            QTimer.singleShot(0, lambda: self._report(first_paint_ms))

    def close(self) -> None:
        """Let go of the database."""
        self._close()

    def _report(self, first_paint_ms: float) -> None:
        times = {"first_paint_ms": round(first_paint_ms, 1), "ready_ms": round(self._age_ms(), 1)}
        sys.stdout.write(json.dumps(times) + "\n")
        sys.stdout.flush()
        QApplication.exit(OK)

    def _failed(self, sentence: str) -> None:
        if self._is_smoke:
            sys.stderr.write(f"{sentence}\n")
            QApplication.exit(FAILED)
            return
        self._window.show_trouble(sentence)


def _new_match_id() -> MatchId:
    """An identifier that no match has."""
    return MatchId(uuid4().hex)
