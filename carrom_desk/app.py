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

from carrom_desk.desk.diary import Diary
from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.preferences import Preferences
from carrom_desk.gui.crash import CrashReporter
from carrom_desk.gui.first_paint import FirstPaint
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.sound.device import SilentDevice
from carrom_desk.gui.sound.platform_device import platform_device
from carrom_desk.gui.spectator.screens import Screens
from carrom_desk.gui.start_times import process_age_ms
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.paths import data_folder, log_folder, preferences_file

from . import __version__

if TYPE_CHECKING:
    from carrom_desk.gui.desk_room import DeskRoom
    from carrom_desk.gui.keeper import Keeper
    from carrom_desk.gui.sound.sounds import Sounds
    from carrom_desk.match.store import StoreError

OK = 0
FAILED = 1


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
    diary = Diary(log_folder())
    preferences = Preferences(preferences_file())
    book = ChoiceBook(preferences.read(), None if smoke else preferences.remember)
    hints = application.styleHints()
    window = MainWindow(
        WindowFacts(
            version=__version__,
            database=database,
            monotonic_ns=time.monotonic_ns,
            diary=diary,
            book=book,
            screens=Screens(application),
            is_system_dark=hints.colorScheme() == Qt.ColorScheme.Dark,
            sound=SilentDevice() if smoke else platform_device(),
            data_folder=data_folder(),
        )
    )
    application.setPalette(window.theme().palette())
    window.dressed.connect(lambda theme: application.setPalette(theme.palette()))
    hints.colorSchemeChanged.connect(lambda scheme: window.set_system_dark(scheme == Qt.ColorScheme.Dark))
    opening = _Opening(window, database, age_ms, book, None if smoke else diary)
    FirstPaint(window).painted.connect(opening.begin)
    if smoke:
        sys.excepthook = _leave_at_a_fault
    else:
        CrashReporter(window, diary).install()
        window.closed.connect(lambda: preferences.remember_geometry(window.saveGeometry()))
        if not window.restoreGeometry(preferences.geometry):
            window.setWindowState(Qt.WindowState.WindowMaximized)
    window.show()
    status = application.exec()
    opening.close()
    diary.close()
    return status


class _Opening(QObject):
    """Opens desk and matches once the window has been painted, and closes them at the end."""

    def __init__(
        self,
        window: MainWindow,
        database: str,
        age_ms: Callable[[], float],
        book: ChoiceBook,
        diary: Diary | None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._location = database
        self._age_ms = age_ms
        self._book = book
        self._diary = diary
        """None: nobody is there, and it leaves as soon as it is ready."""
        self._first_paint_ms = 0.0
        self._keeper: Keeper | None = None
        self._sounds: Sounds | None = None

    def begin(self) -> None:
        """Open the desk, and let it be painted before the matches are opened."""
        self._first_paint_ms = self._age_ms()
        from carrom_desk.gui.fonts import load_fonts

        load_fonts()
        room = self._window.furnish()
        self._sounds = room.sounds
        QTimer.singleShot(0, lambda: self._open_matches(room))

    def close(self) -> None:
        """Fall silent, make the last copy, and let go of the database."""
        if self._sounds is not None:
            self._sounds.close()
        if self._keeper is None:
            return
        problem = self._keeper.leave()
        if problem:
            # The window is gone: whoever started it from a terminal reads it, and the diary has it.
            sys.stderr.write(f"{problem}\n")
        if self._diary is not None:
            self._diary.note("left, without a last backup" if problem else "left")

    def _open_matches(self, room: "DeskRoom") -> None:
        from platform import platform
        from uuid import uuid4

        from carrom_desk.desk.match_library import MatchLibrary
        from carrom_desk.desk.system_now import SystemNow
        from carrom_desk.gui.diarist import Diarist
        from carrom_desk.gui.keeper import Keeper
        from carrom_desk.match.store import MatchId
        from carrom_desk.storage.vault import SqlVault

        vault = SqlVault(self._location)
        keeper = Keeper(
            vault,
            lambda store: MatchLibrary(store, SystemNow(), lambda: MatchId(uuid4().hex)),
            self,
        )
        self._keeper = keeper
        if self._diary is None:
            keeper.failed.connect(self._leave_without)
            keeper.opened.connect(lambda _library: QTimer.singleShot(0, self._report))
        else:
            self._diary.note(f"Carrom Desk {__version__} on {platform()}")
            diarist = Diarist(self._diary, self)
            diarist.listen_to_keeper(keeper)
            room.match_opened.connect(diarist.listen_to_session)
            vault.use_second(self._book.choices.second_backups)
            room.match_opened.connect(room.sounds.prepare)
        room.keep(keeper)
        keeper.open()

    def _report(self) -> None:
        import json

        times = {"first_paint_ms": round(self._first_paint_ms, 1), "ready_ms": round(self._age_ms(), 1)}
        sys.stdout.write(json.dumps(times) + "\n")
        sys.stdout.flush()
        QApplication.exit(OK)

    def _leave_without(self, error: "StoreError") -> None:
        sys.stderr.write(f"{error}\n")
        QApplication.exit(FAILED)


def _leave_at_a_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Nobody is there to read a dialog."""
    sys.__excepthook__(kind, error, trace)
    QApplication.exit(FAILED)
