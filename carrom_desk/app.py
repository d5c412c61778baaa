"""The composition root of the window: the one place that knows every layer.

The window is painted first. Whatever takes time to load, the desk and then the database, is imported after that.
"""

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSysInfo, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.choices.first_look import read_first_look
from carrom_desk.gui.first_paint import FirstPaint
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.quick_imports import collect_from_now_on
from carrom_desk.gui.start_times import process_age_ms
from carrom_desk.paths import data_folder, log_folder, preferences_file, sounds_folder

from . import __version__

if TYPE_CHECKING:
    from carrom_desk.desk.diary import Diary
    from carrom_desk.gui.choices.choice_book import ChoiceBook
    from carrom_desk.gui.desk_room import DeskRoom
    from carrom_desk.gui.keeper import Keeper
    from carrom_desk.gui.sound.sounds import Sounds
    from carrom_desk.gui.spectator.screens import Screens
    from carrom_desk.gui.window_facts import WindowFacts
    from carrom_desk.match.store import MatchId, StoreError

    from .gui.sound.players import SoundDevice

OK = 0
FAILED = 1
_SETTLED_MS = 3_000
"""How long after the start everything that it loads is loaded."""


def run(database: str, *, smoke: bool, practice: bool = False) -> int:
    """Open the umpire's window on a database, a path or a URL; the exit status.

    With `smoke` the window leaves again as soon as it is ready, and writes how long that took. With `practice` it opens
    the practice database, and that one when practice is left.
    """
    age_ms = process_age_ms()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("carrom-desk")
    application.setApplicationDisplayName("Carrom Desk")
    application.setApplicationVersion(__version__)
    look = read_first_look(preferences_file())
    is_system_dark = _looks_dark(application.palette())
    window = MainWindow(look=look, is_system_dark=is_system_dark)
    opening = _Opening(application, window, database, age_ms, is_smoke=smoke, practice=practice)
    FirstPaint(window).painted.connect(opening.begin)
    if smoke:
        sys.excepthook = _leave_at_a_fault
    elif look.geometry is None or not window.restoreGeometry(look.geometry):
        window.showMaximized()
    QTimer.singleShot(_SETTLED_MS, collect_from_now_on)
    window.show()
    status = application.exec()
    opening.close()
    return status


class _Opening(QObject):
    """Opens desk and matches once the window has been painted, and closes them at the end."""

    def __init__(
        self,
        application: QApplication,
        window: MainWindow,
        database: str,
        age_ms: Callable[[], float],
        *,
        is_smoke: bool,
        practice: bool,
    ) -> None:
        """With `is_smoke` nobody is there, and it leaves as soon as it is ready."""
        super().__init__(window)
        self._application = application
        self._is_smoke = is_smoke
        self._is_system_dark = _looks_dark(application.palette())
        self._is_practice = practice
        self._window = window
        self._location = database
        self._age_ms = age_ms
        self._diary: Diary | None = None
        self._first_paint_ms = 0.0
        self._keeper: Keeper | None = None
        self._sounds: Sounds | None = None

    def begin(self) -> None:
        """Open the desk, and let it be painted before the matches are opened."""
        self._first_paint_ms = self._age_ms()
        from carrom_desk.gui.fonts import load_fonts

        load_fonts()
        self._follow_system()
        facts = self._facts()
        self._window.tell(facts)
        self._window.dressed.connect(lambda theme: self._application.setPalette(theme.palette()))
        if not self._is_smoke:
            self._report_faults()
        room = self._window.furnish()
        self._sounds = room.sounds
        QTimer.singleShot(0, lambda: self._open_matches(room, facts.book))

    def close(self) -> None:
        """Fall silent, make the last copy, and let go of the database."""
        if self._sounds is not None:
            self._sounds.close()
        if self._keeper is not None:
            problem = self._keeper.leave()
            if problem:
                # The window is gone: whoever started it from a terminal reads it, and the diary has it.
                sys.stderr.write(f"{problem}\n")
            if self._diary is not None and not self._is_smoke:
                self._diary.note("left, without a last backup" if problem else "left")
        if self._diary is not None:
            self._diary.close()

    def _facts(self) -> "WindowFacts":
        """What was chosen, and what the machine has."""
        from carrom_desk.desk.diary import Diary
        from carrom_desk.gui.choices.choice_book import ChoiceBook
        from carrom_desk.gui.choices.preferences import Preferences
        from carrom_desk.gui.window_facts import WindowFacts

        window, application, preferences = self._window, self._application, Preferences(preferences_file())
        if not self._is_smoke:
            window.closed.connect(lambda: preferences.remember_geometry(window.saveGeometry()))
        self._diary = Diary(log_folder())
        return WindowFacts(
            version=__version__,
            database=self._location,
            monotonic_ns=time.monotonic_ns,
            diary=self._diary,
            book=ChoiceBook(preferences.read(), None if self._is_smoke else preferences.remember),
            is_system_dark=self._is_system_dark,
            make_screens=lambda: _make_screens(application),
            make_sound=None if self._is_smoke else _make_sound,
            sounds_folder=sounds_folder(),
            data_folder=data_folder(),
        )

    def _report_faults(self) -> None:
        from carrom_desk.gui.crash import CrashReporter

        assert self._diary is not None
        reporter = CrashReporter(self._window, self._diary)
        reporter.pack_wanted.connect(self._window.pack_fault)
        reporter.install()

    def _follow_system(self) -> None:
        # Qt's names for states and keys take 13 ms to load: as long as all that is drawn of the first paint.
        from PySide6.QtCore import Qt

        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(lambda scheme: self._window.set_system_dark(scheme == Qt.ColorScheme.Dark))

    def _open_matches(self, room: "DeskRoom", book: "ChoiceBook") -> None:
        from carrom_desk.desk.match_library import MatchLibrary
        from carrom_desk.desk.system_now import SystemNow
        from carrom_desk.gui.called_away import CalledAway
        from carrom_desk.gui.diarist import Diarist
        from carrom_desk.gui.keeper import Keeper
        from carrom_desk.storage.vault import SqlVault

        vault = SqlVault(self._location)
        keeper = Keeper(
            vault,
            lambda store: MatchLibrary(store, SystemNow(), _new_id),
            self,
        )
        self._keeper = keeper
        if self._is_smoke:
            keeper.failed.connect(self._leave_without)
            keeper.opened.connect(lambda _library: QTimer.singleShot(0, self._report))
        else:
            assert self._diary is not None
            self._diary.note(f"Carrom Desk {__version__} on {QSysInfo.prettyProductName()}")
            diarist = Diarist(self._diary, self)
            diarist.listen_to_keeper(keeper)
            room.match_opened.connect(diarist.listen_to_session)
            room.checkpoints.noted.connect(self._diary.note)
            vault.use_second(book.choices.second_backups)
            room.match_opened.connect(room.sounds.prepare)
            away = CalledAway(self._application, self)
            away.session_ends.connect(room.copy_at_once)
            away.wanted.connect(room.leave_unasked)
        room.keep(keeper)
        if self._is_practice and room.practice is not None:
            room.practice.enter()
        else:
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


def _looks_dark(palette: QPalette) -> bool:
    """Whether the system is dark, by its colours."""
    return palette.windowText().color().lightness() > palette.window().color().lightness()


def _make_screens(application: QApplication) -> "Screens":
    from carrom_desk.gui.spectator.screens import Screens

    return Screens(application)


def _make_sound() -> "SoundDevice":
    from .gui.sound.players import platform_device

    return platform_device()


def _new_id() -> "MatchId":
    from uuid import uuid4

    from carrom_desk.match.store import MatchId

    return MatchId(uuid4().hex)


def _leave_at_a_fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Nobody is there to read a dialog."""
    sys.__excepthook__(kind, error, trace)
    QApplication.exit(FAILED)
