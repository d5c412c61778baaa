"""An umpire's hands in a real window: keys and clicks."""

from collections.abc import Callable, Sequence
from copy import copy
from itertools import count
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.app import practice_desk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.desk.session import SETTLING_MS
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.dialogs.side_panel import SidePanel
from carrom_desk.gui.entries.consequence import ConsequenceView
from carrom_desk.gui.kit.awake import ScreenPort
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.panels.log import LogPanel
from carrom_desk.gui.panels.top_bar import TitleButton
from carrom_desk.gui.settings.languages import LanguageController
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.gui.sound.players import SilentDevice, SoundDevice
from carrom_desk.gui.spectator.screens import Screens
from carrom_desk.gui.tasks.training import TrainingStore
from carrom_desk.gui.window_controller import WindowController
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.clock import ClockReading
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.storage.learner_store import SqlLearnerStore
from carrom_desk.storage.service import SqlDatabaseService
from carrom_desk.storage.text_index import FtsIndex
from tests.fakes import MemoryStore, StoppedTime, library
from tests.gui.holding import press_firmly

KEYS = {
    "space": Qt.Key.Key_Space,
    "enter": Qt.Key.Key_Return,
    "esc": Qt.Key.Key_Escape,
    "backspace": Qt.Key.Key_Backspace,
    "-": Qt.Key.Key_Minus,
    "*": Qt.Key.Key_Asterisk,
    "+": Qt.Key.Key_Plus,
    "tab": Qt.Key.Key_Tab,
    "home": Qt.Key.Key_Home,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
    "right": Qt.Key.Key_Right,
    "pageup": Qt.Key.Key_PageUp,
}
MODIFIERS = {"ctrl": Qt.KeyboardModifier.ControlModifier, "shift": Qt.KeyboardModifier.ShiftModifier}


_W = TypeVar("_W", bound=QWidget)


class Hands:
    """A window on a store in memory with a stopped time, or on another library."""

    def __init__(
        self,
        qtbot: QtBot,
        *,
        store: MemoryStore | None = None,
        now: StoppedTime | None = None,
        opened: MatchLibrary | None = None,
        match_id: MatchId | None = None,
        size: tuple[int, int] = (1366, 768),
        db_controller: DatabaseController | None = None,
        learners: Callable[[], SqlLearnerStore] | None = None,
        log_folder: Path | None = None,
        data_folder: Path | None = None,
        choices: Settings | None = None,
        sound: SoundDevice | None = None,
        awake: ScreenPort | None = None,
        screens: Screens | None = None,
        wanted_languages: Sequence[str] = (),
        file: str | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.now = now or StoppedTime()
        self.store = store or MemoryStore()
        self.library = opened or library(self.store, self.now)
        self.settings = SettingsModel(choices or Settings())
        self.window = MainWindow(
            WindowFacts(
                "matches.sqlite3",
                self.now.monotonic_ns,
                slept_ns=lambda: self.now.slept_ms * 1_000_000,
                wall_ms=self.now.monotonic_ms,
                data_folder=data_folder,
                log_folder=log_folder,
                settings=self.settings,
                wanted_languages=lambda: wanted_languages,
                make_sound=lambda: sound or SilentDevice(),
                make_screens=lambda: screens or Screens(),
                make_awake=None if awake is None else lambda: awake,
                make_index=FtsIndex,
                file=file,
            )
        )
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        self.controller = self.window.setup_ui()
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        if db_controller is None:
            self.controller.use_library(self.library)
        else:
            self.controller.use_database(db_controller)
            if data_folder is not None:
                self._use_training(str(data_folder / "practice.sqlite3"), learners)
            db_controller.open()
        if match_id is not None:
            self.controller.matches.open(match_id)

    def _use_training(self, place: str, learners: Callable[[], SqlLearnerStore] | None) -> None:
        """Sets up practice with a separate database."""
        service, numbers = SqlDatabaseService(place), count(1)
        apart = DatabaseController(
            service,
            lambda store: MatchLibrary(store, self.now, lambda: MatchId(f"p{next(numbers)}")),
            self.window,
            makes_copies=False,
        )
        self.controller.learning.use_training(TrainingStore(apart, learners or service.learners, practice_desk))
        self.apart = apart

    def practising(self) -> "Hands":
        """Returns the hands at the practice desk over this window."""
        training = self.controller.learning.training
        assert training is not None
        assert isinstance(training.desk, MainWindow)
        assert isinstance(training.controller, WindowController)
        hands = copy(self)
        hands.window, hands.controller = training.desk, training.controller
        self.qtbot.waitUntil(hands.window.isActiveWindow)
        return hands

    # Doing

    def key(self, *names: str) -> None:
        """Presses keys in sequence, far enough apart: "w", "shift+w", "enter", "ctrl+z"."""
        for name in names:
            self.let_a_moment_pass()
            *modifiers, key = name.split("+") if name != "+" else ["+"]
            pressed = KEYS.get(key) or getattr(Qt.Key, f"Key_{key.upper()}")
            held = Qt.KeyboardModifier.NoModifier
            for modifier in modifiers:
                held |= MODIFIERS[modifier]
            QTest.keyClick(self.focus(), pressed, held)

    def click(self, *names: str) -> None:
        """Presses buttons and pieces by name in sequence, far enough apart."""
        for name in names:
            self.let_a_moment_pass()
            if name.startswith("piece_"):
                self.press_piece(name)
                continue
            button = self.part(name)
            assert button.isVisible(), f"{name} is not in sight"
            press_firmly(button)

    def press_piece(
        self, name: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton, *, after_a_moment: bool = False
    ) -> None:
        """Presses the board at a piece, perhaps so long after the last press that it may take a mark away."""
        board, piece = self.part("board"), self.part(name)
        if after_a_moment:
            board.findChildren(QTimer, "settling")[0].stop()
        QTest.mouseClick(board, button, pos=piece.mapTo(board, piece.rect().center()))

    def confirm(self) -> None:
        """Confirms a decision that ends something."""
        self.click("accept")
        self.settle()

    def let_a_moment_pass(self) -> None:
        """Waits until the next press no longer counts as a repeated one, and Enter counts again."""
        self.now.advance(SETTLING_MS)

    def wait(self, ms: int) -> None:
        """Lets time pass."""
        self.now.advance(ms)
        self.clock.poll()

    def amend(self, number: int) -> None:
        """Opens an entry of the log for amending."""
        self.find(LogPanel, "log_panel").amend_requested.emit(number)

    def focus(self) -> QWidget:
        """Returns the focused widget."""
        return QApplication.focusWidget() or self.window

    # Seeing

    @property
    def record(self) -> MatchRecord:
        return self.controller.match.session.record

    def part(self, name: str) -> QWidget:
        return self.find(QWidget, name)

    def find(self, kind: type[_W], name: str) -> _W:
        """Finds a widget by type and name, in the window or in a dialog over it."""
        found = self.window.findChild(kind, name)
        assert found is not None, f"there is no {name}"
        return found

    @property
    def language_controller(self) -> LanguageController:
        found = self.window.findChild(LanguageController)
        assert found is not None
        return found

    @property
    def clock(self) -> UmpireClock:
        found = self.window.findChild(UmpireClock)
        assert found is not None
        return found

    def read_clock(self) -> ClockReading:
        """Returns the clock's reading."""
        found = self.clock.reading
        assert found is not None
        return found

    @property
    def draft(self) -> StrokeDraft:
        """Returns the marks of the stroke being entered."""
        return self.controller.match.session.marks.draft

    def dialog(self, name: str) -> QDialog:
        return self.find(QDialog, name)

    def has_dialog(self) -> bool:
        return any(dialog.isVisible() for dialog in self.window.findChildren(QDialog))

    def turn_to_dialog(self) -> None:
        """Activates the dialog that was just opened."""
        panels = (panel for panel in self.window.findChildren(SidePanel) if panel.isVisible())
        dialog = QApplication.activeModalWidget() or next(panels, None)
        assert dialog is not None, "no dialog is open"
        dialog = dialog.window()
        dialog.activateWindow()
        self.qtbot.waitUntil(dialog.isActiveWindow)

    def settle_dialogs(self) -> None:
        """Processes the deletion of closed dialogs."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    def settle(self) -> None:
        """Processes the deletion of closed dialogs and activates the window."""
        self.settle_dialogs()
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def text(self, name: str) -> str:
        label = self.part(name)
        if isinstance(label, TitleButton):
            return label.title
        if isinstance(label, ConsequenceView):
            return label.text()
        assert isinstance(label, QLabel)
        return label.text()

    def said(self) -> str:
        """Returns the text of the notice; empty while there is none."""
        notice = self.part("notice")
        return self.text("notice") if notice.isVisible() else ""

    def point(self, name: str) -> QPoint:
        part = self.part(name)
        return part.mapTo(self.window, part.rect().center())
