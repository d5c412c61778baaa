"""Composition root of the window, the only module that imports every layer.

The empty window is painted first. Everything that takes time to load, the desk and then the database, is imported
afterwards.
"""

import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QSysInfo,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon, QStyleHints
from PySide6.QtWidgets import QApplication, QMainWindow

from carrom_desk import __version__
from carrom_desk.gui.kit.theme import ThemeName, load_fonts
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.settings.settings import SettingsFile, SettingsModel
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.paths import data_folder, log_folder, preferences_file
from carrom_desk.resources import resource_path
from carrom_desk.single_instance import SingleInstance, hand_over

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from carrom_desk.gui.database.database_controller import DatabaseController, MakeLibrary
    from carrom_desk.gui.kit.awake import ScreenPort
    from carrom_desk.gui.sound.players import SoundDevice
    from carrom_desk.gui.spectator.screens import Screens
    from carrom_desk.gui.window_controller import WindowController
    from carrom_desk.match.ports.store import StoreError
    from carrom_desk.school.text_index import TextIndex

OK = 0
FAILED = 1
_SCALE_VARIABLE = "QT_SCALE_FACTOR"
_SCALE_FACTORS = (0.25, 8)
_IMPORTED_NS = time.monotonic_ns()
_START_TICKS = 19
"""Index of the process's start time in /proc/self/stat, counted after the name in brackets."""


def run(database: str, *, smoke: bool, practice: bool = False, file: str | None = None) -> int:
    """Opens the umpire's window for a database given by path or URL; returns the exit status.

    Where a window has this database open already, that one comes to the front and opens the file, and this start ends.
    With `smoke` the window leaves again as soon as it is ready, and writes how long that took. With `practice` it opens
    the practice database, and that one when practice is left. With `file` it opens the match of a file, stored first.
    """
    age_ms = process_age_ms()
    application = _application()
    if not smoke and not practice and hand_over(database, file):
        return OK
    preferences = SettingsFile(preferences_file())
    facts = WindowFacts(
        database=database,
        monotonic_ns=time.monotonic_ns,
        log_folder=log_folder(),
        settings=SettingsModel(preferences.read(), None if smoke else preferences.remember),
        system_theme=system_theme(application),
        make_screens=_screens,
        make_sound=None if smoke else _sound_device,
        make_awake=None if smoke else _screen_port,
        make_index=_text_index,
        data_folder=data_folder(),
        file=file,
    )
    window = MainWindow(facts)
    start = _Start(application, window, facts, age_ms, is_smoke=smoke, practice=practice)
    window.first_painted.connect(start.begin)
    if smoke:
        sys.excepthook = _leave_at_a_fault
    else:
        _place(window, preferences)
    window.show()
    status = application.exec()
    start.close()
    return status


def _place(window: MainWindow, preferences: SettingsFile) -> None:
    """Restores the window's geometry, and stores it when the window closes."""
    window.closed.connect(lambda: preferences.remember_geometry(window.saveGeometry()))
    if not window.restoreGeometry(preferences.geometry):
        window.showMaximized()


class DeskApplication(QApplication):
    """Application that opens match files at the request of macOS; on other systems a second start passes them on.

    Signals:
        file_wanted: emitted with the path of a match file.
    """

    file_wanted = Signal(str)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._waiting = ""

    def event(self, event: QEvent) -> bool:
        """Handles a request to open a file, which may come before the matches are open; returns True if it was one."""
        if isinstance(event, QFileOpenEvent):
            self._waiting = event.file()
            self.file_wanted.emit(self._waiting)
            return True
        return super().event(event)

    def deliver_files(self, open_file: Callable[[str], object]) -> None:
        """Passes on every file from now on, starting with the waiting one."""
        self.file_wanted.connect(open_file)
        open_file(self._waiting)


def _application() -> QApplication:
    _drop_unusable_scale()
    # Qt tries our font families in order for each letter, and warns about each one without it.
    QLoggingCategory.setFilterRules("qt.text.font.db=false")
    if sys.platform == "win32":  # otherwise the taskbar shows Python's icon
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID("org.carromdesk.CarromDesk")
    before = qInstallMessageHandler(_leave_without_a_display)
    application = QApplication.instance() or DeskApplication(sys.argv[:1])
    qInstallMessageHandler(before)
    assert isinstance(application, QApplication)
    application.setApplicationName("carrom-desk")
    application.setApplicationDisplayName("Carrom Desk")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("carrom-desk")
    return application


def _drop_unusable_scale() -> None:
    """Removes invalid scale factors, since Qt accepts any number, even for a window of one point or larger than
    memory.
    """
    given = os.environ.get(_SCALE_VARIABLE, "1")
    least, greatest = _SCALE_FACTORS
    with suppress(ValueError):  # Qt also ignores values that are not numbers
        if not least <= float(given) <= greatest:
            del os.environ[_SCALE_VARIABLE]
            _complain(f"{_SCALE_VARIABLE} is {given} and was ignored. Use {least} to {greatest}.")


def _collect_again() -> None:
    """Enables garbage collection, except for everything loaded so far."""
    gc.freeze()
    gc.enable()


class _Start(QObject):
    """Opens desk and matches once the window has been painted, and closes them at the end."""

    def __init__(
        self,
        application: QApplication,
        window: MainWindow,
        facts: WindowFacts,
        age_ms: Callable[[], float],
        *,
        is_smoke: bool,
        practice: bool,
    ) -> None:
        """With `is_smoke`, it quits as soon as it is ready."""
        super().__init__(window)
        self._application = application
        self._window = window
        self._facts = facts
        self._age_ms = age_ms
        self._is_smoke = is_smoke
        self._is_practice = practice
        self._first_paint_ms = 0.0
        self._controller: WindowController | None = None
        self._database: DatabaseController | None = None
        self._instance: SingleInstance | None = None

    def begin(self) -> None:
        """Opens the window, and lets it paint before the matches are opened."""
        self._first_paint_ms = self._age_ms()
        load_fonts()
        self._application.setWindowIcon(QIcon(str(resource_path("icons/carrom-desk.svg"))))
        hints = self._application.styleHints()
        for changed in (hints.colorSchemeChanged, *_contrast_changes(hints)):
            changed.connect(lambda _now: self._window.follow_system(system_theme(self._application)))
        self._window.theme_changed.connect(lambda theme: self._application.setPalette(theme.palette()))
        if not self._is_smoke:
            self._report_faults()
        self._controller = self._window.setup_ui()
        QTimer.singleShot(0, self._open_matches)
        QTimer.singleShot(0, _collect_again)  # also runs after a failure

    def close(self) -> None:
        """Stops sounds, makes the last backup, and closes the database."""
        if self._controller is not None:
            self._controller.sounds.close()
            self._controller.close()
        if self._instance is not None:
            self._instance.close()
        if self._database is None:
            return
        problem = self._database.leave()
        if problem:
            # The window is gone, so the error goes to the terminal and the log.
            _complain(problem)
        if not self._is_smoke:
            _log("left, without a last backup" if problem else "left")

    def _report_faults(self) -> None:
        from carrom_desk.desk.diagnosis import start_log
        from carrom_desk.gui.database.diagnostics import CrashReporter

        assert self._facts.log_folder is not None
        log = start_log(self._facts.log_folder)
        reporter = CrashReporter(self._window, Path(log.baseFilename))
        reporter.pack_wanted.connect(self._window.pack_fault)
        reporter.install()

    def _open_matches(self) -> None:
        # After the first paint: loading the database takes as long as the window.
        from uuid import uuid4

        from carrom_desk.desk.match_desk import SystemTime
        from carrom_desk.desk.match_library import MatchLibrary
        from carrom_desk.gui.database.database_controller import DatabaseController
        from carrom_desk.gui.database.diagnostics import log_database, log_match
        from carrom_desk.match.ports.store import MatchId
        from carrom_desk.storage.hall_store import SqlHallStore
        from carrom_desk.storage.service import SqlDatabaseService

        controller = self._controller
        assert controller is not None
        service = SqlDatabaseService(self._facts.database)

        def make_library(store: SqlHallStore) -> MatchLibrary:
            return MatchLibrary(store, SystemTime(), lambda: MatchId(uuid4().hex))

        database = DatabaseController(service, make_library, self)
        self._database = database
        if self._is_smoke:
            database.failed.connect(self._leave_without)
            database.opened.connect(lambda _library: QTimer.singleShot(0, self._report))
        else:
            _log(f"Carrom Desk {__version__} on {QSysInfo.prettyProductName()}")
            log_database(database)
            log_match(controller.match)
            service.use_second(self._facts.settings.current.second_backups)
            self._listen(controller, database)
        controller.use_database(database)
        self._use_training(controller, make_library)
        if self._is_practice and controller.learning.training is not None:
            controller.learning.training.open(left=database.open)
        else:
            database.open()

    def _listen(self, controller: "WindowController", database: "DatabaseController") -> None:
        """Answers later starts, and the system's shutdown."""
        from carrom_desk.gui.kit.background import Messenger
        from carrom_desk.gui.quitting import SystemShutdown
        from carrom_desk.gui.update_watch import UpdateWatch, program_file

        self._update = UpdateWatch(controller.page.show_message, program_file(), self)
        self._messenger = Messenger(self._take_over_start)
        self._instance = SingleInstance(self._facts.database, self._messenger.sent.emit)
        self._instance.listen()
        if isinstance(self._application, DeskApplication):
            self._application.deliver_files(controller.matches.open_file)
        shutdown = SystemShutdown(self._application, self)
        shutdown.session_ends.connect(database.back_up_now)
        shutdown.wanted.connect(controller.quitting.leave_without_asking)

    def _take_over_start(self, file: str) -> None:
        """Raises the window for a later start, and opens its file."""
        self._window.come_forward()
        if self._controller is not None:
            self._controller.matches.open_file(file)
            self._update.remind()

    def _use_training(self, controller: "WindowController", make_library: "MakeLibrary") -> None:
        """Sets up the practice database next to the real one, if the latter is a file."""
        from carrom_desk.gui.database.database_controller import DatabaseController
        from carrom_desk.gui.tasks.training import TrainingStore
        from carrom_desk.storage.service import SqlDatabaseService

        if self._facts.practice_file is None:
            return
        apart = SqlDatabaseService(str(self._facts.practice_file))
        practice = DatabaseController(apart, make_library, self, makes_copies=False)
        controller.learning.use_training(TrainingStore(practice, apart.learners, practice_desk))
        if self._is_smoke and self._is_practice:
            practice.failed.connect(self._leave_without)
            practice.opened.connect(lambda _library: QTimer.singleShot(0, self._report))

    def _report(self) -> None:
        import json  # must not delay the first paint

        times = {"first_paint_ms": round(self._first_paint_ms, 1), "ready_ms": round(self._age_ms(), 1)}
        try:
            sys.stdout.write(json.dumps(times) + "\n")
            sys.stdout.flush()
        except OSError as error:
            sys.stderr.write(f"carrom-desk: The output could not be written: {error.strerror}.\n")
            QApplication.exit(FAILED)
            return
        QApplication.exit(OK)

    def _leave_without(self, error: "StoreError") -> None:
        _complain(str(error))
        QApplication.exit(FAILED)


def practice_desk(
    facts: WindowFacts, window: QMainWindow, left: Callable[[], object]
) -> "tuple[MainWindow, WindowController]":
    """Creates a second window over the first, with its own database; `left` is called whenever it was closed."""
    desk = MainWindow(facts, window)
    controller = desk.setup_ui()
    desk.closed.connect(left)
    return desk, controller


def _log(what: str) -> None:
    import logging  # not before the first paint

    logging.getLogger(__name__).info(what)


def _screens() -> "Screens":
    from carrom_desk.gui.spectator.screens import Screens

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return Screens(application)


def _screen_port() -> "ScreenPort":
    from carrom_desk.gui.kit.awake import platform_screen

    return platform_screen()


def _sound_device() -> "SoundDevice":
    from carrom_desk.gui.sound.players import platform_device

    return platform_device()


def _text_index(passages: Sequence[str]) -> "TextIndex":
    from carrom_desk.storage.text_index import FtsIndex

    return FtsIndex(passages)


def _complain(problem: str) -> None:
    from carrom_desk.match.plain_text import plain

    sys.stderr.write(f"carrom-desk: {plain(problem)}\n")


def _leave_without_a_display(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """Exits if there is no display, where Qt would abort the process."""
    if kind is not QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{text}\n")
        return
    sys.stderr.write(
        "carrom-desk: No window can be opened: there is no screen that Qt could use. Commands need none.\n"
    )
    sys.stderr.flush()
    os._exit(FAILED)


def system_theme(application: QGuiApplication) -> ThemeName:
    """Returns the system's colour scheme. If it is neither light nor dark, its colours decide."""
    hints, palette = application.styleHints(), application.palette()
    if _contrast_changes(hints) and hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return ThemeName.HIGH_CONTRAST
    scheme = hints.colorScheme()
    if scheme == Qt.ColorScheme.Unknown:
        is_dark = palette.windowText().color().lightness() > palette.window().color().lightness()
    else:
        is_dark = scheme == Qt.ColorScheme.Dark
    return ThemeName.DARK if is_dark else ThemeName.LIGHT


def _contrast_changes(hints: QStyleHints) -> "tuple[SignalInstance, ...]":
    """Returns the signals for contrast changes; none before Qt 6.10."""
    return (hints.accessibility().contrastPreferenceChanged,) if hasattr(hints, "accessibility") else ()


def _leave_at_a_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Exits without a dialog, which would not be seen."""
    sys.__excepthook__(kind, error, trace)
    QApplication.exit(FAILED)


def process_age_ms() -> Callable[[], float]:
    """Returns the age of the process in milliseconds, or of this module if the platform does not tell."""
    begun_ns = _begun_ns()
    if begun_ns is None:
        return lambda: (time.monotonic_ns() - _IMPORTED_NS) / 1e6
    return lambda: (time.clock_gettime_ns(time.CLOCK_BOOTTIME) - begun_ns) / 1e6


def _begun_ns() -> int | None:
    """Returns the start of the process on the boot-time clock (Linux)."""
    if not hasattr(time, "CLOCK_BOOTTIME"):
        return None
    try:
        stat = Path("/proc/self/stat").read_text(encoding="ascii", errors="replace")
        ticks = int(stat.rpartition(")")[2].split()[_START_TICKS])
        return ticks * 1_000_000_000 // os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return None
