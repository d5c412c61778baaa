"""The umpire's window on a real database with a simulated clock, and simulated hands."""

import gc
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter_ns, thread_time_ns
from typing import TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.desk.session import Session
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.window_controller import WindowController
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.entry.entries import Entry, StrokeMade
from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.storage.service import SqlDatabaseService

from .desk_clock import SimulatedNow
from .play import SETUP, next_entry

_T = TypeVar("_T", bound=QObject)
_LONGEST_NS = 10_000_000_000
_KEYS = {"own": "WB", "opponent": "BW"}
"""Keys for men of the player in turn and of the other, depending on who plays white."""


class Painted(QObject):
    """Reports when each of several widgets has been painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._widgets = widgets
        self._missing: set[QObject] = set(widgets)
        for widget in widgets:
            widget.installEventFilter(self)

    def wait(self) -> None:
        """Processes events until everything is painted."""
        begun = perf_counter_ns()
        while self._missing:
            QApplication.processEvents()
            assert perf_counter_ns() - begun < _LONGEST_NS, "it is not painted"

    def begin(self) -> None:
        """Starts counting paints."""
        self._missing = set(self._widgets)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._missing.discard(watched)
        return False


class Hands:
    """Umpire who enters events by keyboard, in a window whose time only moves when told."""

    def __init__(self, window: QMainWindow, now: SimulatedNow) -> None:
        self.window, self.now = window, now
        self.controller = self.find(WindowController)
        self.frames_ns = array("q")
        """Duration of each key press and tick so far, with its consequences; takes little of the memory measured."""

    # Seeing

    @property
    def session(self) -> Session:
        return self.controller.match.session

    @property
    def draft(self) -> StrokeDraft:
        """Marks of the stroke being entered."""
        return self.controller.match.session.marks.draft

    def find(self, kind: type[_T], name: str = "") -> _T:
        """Finds a widget by type and name."""
        found = self.window.findChild(kind, name) if name else self.window.findChild(kind)
        assert found is not None, f"there is no {name or kind.__name__}"
        return found

    # Doing

    def begin_match(self) -> None:
        """Opens a new match."""
        self.controller.new_matches.begin(SETUP)

    def activate(self) -> None:
        """Activates the window."""
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)

    def settle(self) -> None:
        """Processes pending events."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    @contextmanager
    def _frame(self) -> Iterator[None]:
        """Measures everything that happens immediately, with all its consequences."""
        begun, worked, interrupted = perf_counter_ns(), thread_time_ns(), _interruptions()
        yield
        self.settle()
        took = perf_counter_ns() - begun
        # A busy machine may take the processor away for any time; that frame counts by the time it had it.
        self.frames_ns.append(took if _interruptions() == interrupted else thread_time_ns() - worked)

    def key(self, name: str) -> None:
        """Presses and releases a key, and processes everything that follows."""
        with self._frame():
            QTest.keyClick(self.window, _key(name))

    def wait(self, ms: int) -> None:
        """Lets time pass."""
        self.now.ms += ms
        with self._frame():
            self.find(UmpireClock).poll()

    def next_entry(self, random: Random) -> Entry | None:
        """Returns the next event in the open match; None when it is over."""
        return next_entry(self.session.record, random)

    def enter(self, entry: Entry | None) -> None:
        """Enters an event, and starts a new match when one is over."""
        if entry is None:
            with self._frame():
                self.begin_match()
        elif isinstance(entry, StrokeMade):
            self.mark(entry)
            self.key("Return")
        else:
            self.now.ms += 1_000
            with self._frame():
                assert self.session.submit(entry), f"{entry} was not entered"

    def mark(self, made: StrokeMade) -> None:
        """Enters the marks of a stroke, after starting a clock that waits for Enter."""
        if any(offer.intent is ActionName.START_CLOCK for offer in self.session.screen.now.offers[:1]):
            self.now.ms += 1_000
            self.key("Return")
        board, pocketed = self.session.record.state.board, made.stroke.pocketed
        assert board is not None
        is_black = board.turn.side is not board.white
        keys = [_KEYS["own"][is_black]] * pocketed.own + [_KEYS["opponent"][is_black]] * pocketed.opponent
        keys += ["Q"] * pocketed.queen + ["S"] * pocketed.striker + ["I"] * made.stroke.improper
        for key in keys:
            self.key(key)
        self.now.ms += 1_000

    def play(self, random: Random, strokes: int) -> None:
        """Plays this many more strokes, over several matches if necessary."""
        self.activate()
        while strokes:
            before, entry = self.session.record, self.next_entry(random)
            self.enter(entry)
            assert self.session.record is not before, f"{entry} was not entered"
            strokes -= isinstance(entry, StrokeMade)


class DeskWindow(Hands):
    """A window with an open match."""

    def __init__(self, file: Path, match_id: MatchId | None = None) -> None:
        self._application = QApplication.instance() or QApplication([])
        load_fonts()
        now, ids = SimulatedNow(), count()
        self._db_controller = DatabaseController(
            SqlDatabaseService(str(file)),
            lambda store: MatchLibrary(store, now, lambda: MatchId(f"played{next(ids)}")),
        )
        window = MainWindow(WindowFacts(str(file), now.monotonic_ns))
        window.resize(1366, 768)
        window.setup_ui()
        super().__init__(window, now)
        self.window.show()
        self.activate()
        self.controller.use_database(self._db_controller)
        self._open()
        if match_id is None:
            self.begin_match()
        else:
            self.controller.matches.open(match_id)
        self.settle()
        gc.freeze()  # like the program, which searches for garbage among what comes after its start

    def close(self) -> None:
        """Closes the window."""
        self._db_controller.leave()
        self.window.close()
        self.window.deleteLater()
        self.settle()

    def _open(self) -> None:
        """Opens the database as at a start and waits for the background check of the file."""
        loop, why = QEventLoop(), "it takes too long"

        def fail(error: object) -> None:
            nonlocal why
            why = str(error)
            loop.exit(1)

        self._db_controller.checked.connect(loop.quit)
        self._db_controller.failed.connect(fail)
        QTimer.singleShot(0, self._db_controller.open)
        QTimer.singleShot(_LONGEST_NS // 1_000_000, loop, lambda: loop.exit(1))
        assert not loop.exec(), f"the matches are not open: {why}"


def _interruptions() -> int:
    """Returns how often this thread was preempted, not counting waits for the disk or other threads."""
    from resource import RUSAGE_THREAD, getrusage  # only Linux has it

    return getrusage(RUSAGE_THREAD).ru_nivcsw


def _key(name: str) -> Qt.Key:
    found = getattr(Qt.Key, f"Key_{name}")
    assert isinstance(found, Qt.Key)
    return found


RETURN = _key("Return")
