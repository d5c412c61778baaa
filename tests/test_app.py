"""The application's entry point, run as a separate process."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from carrom_desk.app import process_age_ms, system_theme
from carrom_desk.desk.match_desk import SystemTime
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.match.ports.store import BackupReason, MatchId
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.benchmarks.stored import store_open_match
from tests.fakes import SINGLES
from tests.needs import homes

TIMEOUT_S = 120


def run(*arguments: str, code: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs `carrom-desk`, or another program in its environment."""
    command = [sys.executable, "-c", code] if code else [sys.executable, "-m", "carrom_desk", *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if home is not None:
        environment |= homes(home)
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT_S, env=environment)


def started_before(home: Path) -> None:
    """Simulates a desk after its very first start, which asks for the preferences."""
    (home / "carrom-desk").mkdir()
    (home / "carrom-desk" / "window.ini").touch()


def test_the_window_opens_on_a_new_database_and_says_how_long_it_took(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"

    answer = run("--database", str(file), "--smoke")

    assert answer.returncode == 0, answer.stderr
    times = json.loads(answer.stdout)
    assert times.keys() == {"first_paint_ms", "ready_ms"}
    assert 0 < times["first_paint_ms"] < times["ready_ms"]
    assert file.exists()


def test_the_window_opens_on_a_database_with_a_match(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "matches.sqlite3"))
    MatchLibrary(SqlHallStore(database), SystemTime(), lambda: MatchId("m1")).begin(SINGLES)
    database.close()

    answer = run("--smoke", "--database", str(tmp_path / "matches.sqlite3"))

    assert answer.returncode == 0, answer.stderr


@pytest.mark.parametrize("factor", ["0", "1000"])
def test_a_scale_at_which_nothing_is_seen_is_ignored_and_named(
    tmp_path: Path, factor: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", factor)

    answer = run("--smoke", "--database", str(tmp_path / "matches.sqlite3"))

    assert answer.returncode == 0, answer.stderr
    assert f"QT_SCALE_FACTOR is {factor} and was ignored." in answer.stderr


def test_a_database_that_cannot_be_opened_is_said_plainly(tmp_path: Path) -> None:
    answer = run("--smoke", "--database", str(tmp_path))

    assert answer.returncode == 1
    assert answer.stdout == ""
    assert answer.stderr.startswith("carrom-desk: ")
    assert str(tmp_path) in answer.stderr
    assert "Traceback" not in answer.stderr


FOR_LATER = (
    *("alembic", "openpyxl", "yaml", "carrom_desk.commands", "typst", "segno"),
    *("carrom_desk.presentation.sheet.score_sheet", "carrom_desk.reports.output.html"),
    "carrom_desk.exchange.situations",
    *(
        "carrom_desk.storage.recovery.rescue",
        "carrom_desk.storage.recovery.integrity",
        "carrom_desk.exchange.paper_sheet",
    ),
    *(
        "carrom_desk.gui.dialogs.manual_dialog",
        "carrom_desk.gui.matches.new_match.new_match_dialog",
        "carrom_desk.gui.practice.dialogs",
        "carrom_desk.gui.spectator.spectator_window",
    ),
    *("carrom_desk.gui.database.system_check_dialog", "carrom_desk.gui.dialogs.fields"),
    *("carrom_desk.desk.hall.hall_client", "http.client"),
)
"""Modules that may be loaded on demand, but not before a stroke can be entered."""

FOR_THE_DESK = (
    *(*FOR_LATER, "sqlalchemy", "carrom_desk.gui.window_controller", "carrom_desk.gui.dialogs"),
    *("carrom_desk.match.entry.entries", "carrom_desk.rules.edition", "carrom_desk.reports.content"),
)
"""Modules loaded after the first paint."""


def test_nothing_that_takes_time_is_loaded_before_the_first_paint(tmp_path: Path) -> None:
    code = f"""
import sys
from carrom_desk import app

def look(self):
    print([name for name in {FOR_THE_DESK!r} if name in sys.modules])
    app.QApplication.exit(0)

app._Start.begin = look
sys.exit(app.run({str(tmp_path / "matches.sqlite3")!r}, smoke=True))
"""

    answer = run(code=code, home=tmp_path)

    assert answer.stdout.splitlines() == ["[]"], answer.stderr


def test_nothing_is_loaded_for_later_before_a_stroke_can_be_taken(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    store_open_match(file, 30)
    started_before(tmp_path)
    code = f"""
import builtins, gc, sys
plain = builtins.__import__
from tests.benchmarks import started_desk

def tell(ready_ns, held):
    from PySide6.QtWidgets import QApplication
    print([name for name in {FOR_LATER!r} if name in sys.modules], builtins.__import__ is plain, gc.isenabled())
    QApplication.exit(0)

started_desk._tell = tell
sys.exit(started_desk.main({str(file)!r}))
"""

    answer = run(code=code, home=tmp_path)

    assert answer.stdout.splitlines() == ["[] True True"], answer.stderr


def test_garbage_is_looked_for_also_where_the_matches_could_not_be_loaded(tmp_path: Path) -> None:
    code = f"""
import gc
from PySide6.QtCore import QTimer
from carrom_desk import app

def fail(self):
    QTimer.singleShot(0, lambda: (print(gc.isenabled()), app.QApplication.exit(0)))
    raise ValueError("a fault")

app._Start._report_faults = lambda self: None
app._Start._open_matches = fail
app.run({str(tmp_path / "matches.sqlite3")!r}, smoke=False)
"""

    answer = run(code=code, home=tmp_path)

    assert answer.stdout.splitlines() == ["True"], answer.stderr


def test_a_fault_while_nobody_is_there_ends_the_program(tmp_path: Path) -> None:
    code = (
        "import sys, carrom_desk.app as app\n"
        "from carrom_desk.gui.main_window import MainWindow\n"
        "def setup_ui(self): raise ValueError('a fault')\n"
        "MainWindow.setup_ui = setup_ui\n"
        f"sys.exit(app.run({str(tmp_path / 'matches.sqlite3')!r}, smoke=True))\n"
    )

    answer = run(code=code)

    assert answer.returncode == 1
    assert "a fault" in answer.stderr


def test_with_a_person_there_trouble_is_shown_and_the_window_stays(tmp_path: Path) -> None:
    code = (
        "import sys, carrom_desk.app as app\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "def look():\n"
        "    said = [w.text() for w in QApplication.allWidgets() if w.objectName() == 'what_now']\n"
        f"    if not said or {str(tmp_path)!r} not in said[0]:\n"
        "        QTimer.singleShot(50, look)\n"
        "        return\n"
        "    print(said[0])\n"
        "    QApplication.closeAllWindows()\n"
        "QTimer.singleShot(0, look)\n"
        f"sys.exit(app.run({str(tmp_path)!r}, smoke=False))\n"
    )

    answer = run(code=code, home=tmp_path)

    assert answer.returncode == 0, answer.stderr
    assert str(tmp_path) in answer.stdout


BEGUN = """
import signal, sys
# The one who runs the tests in the background, or under nohup, has had these ignored, and a child inherits that.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
import carrom_desk.app as app
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.match.entry.entries import Toss, TossChoice
from carrom_desk.match.side import Side
from tests.fakes import SINGLES
from tests.needs import homes

def begin():
    [window] = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]
    controller = window._controller
    if controller is not None:
        controller.new_matches.begin(SINGLES)
    if controller is None or controller.match.session.desk is None:
        QTimer.singleShot(50, begin)
        return
    controller.match.session.submit(Toss(Side.A, TossChoice.BREAK))
    print("ready", flush=True)

QTimer.singleShot(0, begin)
sys.exit(app.run(sys.argv[1], smoke=False))
"""


@pytest.mark.skipif(os.name != "posix", reason="no signal ends a program there but by force")
@pytest.mark.parametrize("said", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_closes_the_window_unasked_and_the_last_backup_is_made(tmp_path: Path, said: str) -> None:
    file = tmp_path / "matches.sqlite3"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **homes(tmp_path)}
    started_before(tmp_path)
    command = [sys.executable, "-c", BEGUN, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as desk:
        assert desk.stdout is not None
        assert desk.stdout.readline() == "ready\n", desk.communicate()
        desk.send_signal(getattr(signal, said))
        try:
            rest = desk.communicate(timeout=TIMEOUT_S)
        finally:
            desk.kill()

    assert (desk.returncode, rest) == (0, ("", ""))
    assert [copy.reason for copy in SqlDatabaseService(str(file)).backups()] == [BackupReason.LEAVING]


def test_while_another_desk_writes_the_window_opens_all_the_same(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "matches.sqlite3"), as_desk=True)

    answer = run("--smoke", "--database", str(tmp_path / "matches.sqlite3"))
    database.close()

    assert answer.returncode == 0, answer.stderr


def test_practice_opens_a_database_of_its_own_and_leaves_the_matches_alone(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    with_home = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **homes(tmp_path)}
    command = [sys.executable, "-m", "carrom_desk", "--practice", "--smoke", "--database", str(file)]

    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT_S, env=with_home)

    assert answer.returncode == 0, answer.stderr
    assert (tmp_path / "carrom-desk" / "practice.sqlite3").exists()
    assert not file.exists()


def test_practice_goes_with_no_command() -> None:
    answer = run("--practice", "matches")

    assert answer.returncode == 2
    assert "cannot be combined with a command" in answer.stderr


def test_the_age_of_the_process_grows() -> None:
    age_ms = process_age_ms()
    first, second = age_ms(), age_ms()

    assert 0 < first <= second


def test_where_the_platform_does_not_say_the_age_counts_from_the_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("time.CLOCK_BOOTTIME", raising=False)
    age_ms = process_age_ms()
    first, second = age_ms(), age_ms()

    assert 0 < first <= second


class _Accessibility(QObject):
    """Contrast preference of the system."""

    contrastPreferenceChanged = Signal(Qt.ContrastPreference)

    def __init__(self, contrast: Qt.ContrastPreference) -> None:
        super().__init__()
        self._contrast = contrast

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._contrast


@dataclass(frozen=True, slots=True)
class _System:
    """Fake system preferences, as seen by an application."""

    scheme: Qt.ColorScheme
    contrast: Qt.ContrastPreference
    ground: str = "white"

    def styleHints(self) -> Any:
        asked = _Accessibility(self.contrast)
        return SimpleNamespace(colorScheme=lambda: self.scheme, accessibility=lambda: asked)

    def palette(self) -> QPalette:
        return QPalette(QColor(self.ground))


_NO, _HIGH = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast


@pytest.mark.parametrize(
    ("system", "theme"),
    [
        (_System(Qt.ColorScheme.Light, _NO), ThemeName.LIGHT),
        (_System(Qt.ColorScheme.Dark, _NO), ThemeName.DARK),
        (_System(Qt.ColorScheme.Unknown, _NO), ThemeName.LIGHT),
        (_System(Qt.ColorScheme.Unknown, _NO, "black"), ThemeName.DARK),
        (_System(Qt.ColorScheme.Light, _HIGH), ThemeName.HIGH_CONTRAST),
        (_System(Qt.ColorScheme.Dark, _HIGH), ThemeName.HIGH_CONTRAST),
    ],
)
def test_the_theme_follows_what_the_system_asks_of_every_program(system: Any, theme: ThemeName) -> None:
    assert system_theme(system) is theme


def test_the_system_is_asked_about_contrast_by_this_version_of_qt(qapp: QApplication) -> None:
    assert system_theme(qapp) in ThemeName


_EVERY_SCRIPT = """
from PySide6.QtWidgets import QLabel
from carrom_desk import app
from carrom_desk.gui.kit.theme import load_fonts
application = app._application()
load_fonts()
label = QLabel("සිංහල தமிழ் हिन्दी বাংলা ਪੰਜਾਬੀ اردو ไทย עברית 한국어 ދިވެހި 🎯")
label.grab()
"""


def test_letters_of_every_script_bring_no_warnings_to_the_terminal() -> None:
    environment = {key: value for key, value in os.environ.items() if key != "QT_LOGGING_RULES"}
    done = subprocess.run(
        [sys.executable, "-c", _EVERY_SCRIPT], capture_output=True, text=True, timeout=60, env=environment, check=True
    )

    assert done.stderr == ""


FILES = """
from PySide6.QtGui import QFileOpenEvent
from carrom_desk.app import DeskApplication
application, opened = DeskApplication([]), []
application.sendEvent(application, QFileOpenEvent("/early.carrom"))
application.deliver_files(opened.append)
application.sendEvent(application, QFileOpenEvent("/later.carrom"))
print(opened)
"""


def test_the_files_that_macos_asks_for_are_opened_also_those_before_the_matches() -> None:
    answer = run(code=FILES)

    assert answer.stdout == "['/early.carrom', '/later.carrom']\n", answer.stderr
