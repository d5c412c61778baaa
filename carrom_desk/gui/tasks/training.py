"""Practice window over the umpire's, with its own database, match and clock."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow

from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.match_controller import LiveLine, MatchController
from carrom_desk.gui.sound.sounds import Sounds
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.presentation.wording.refusal_text import in_language

from .stored_matches import StoredMatches

if TYPE_CHECKING:
    from carrom_desk.match.ports.store import StoreError
    from carrom_desk.storage.learner_store import SqlLearnerStore


class Room(Protocol):
    """Controller of the practice window, the same as in the real one."""

    matches: StoredMatches
    sounds: Sounds

    def use_database(
        self, database: DatabaseController, learners: "Callable[[], SqlLearnerStore | None] | None" = None
    ) -> None:
        """Switches to a database."""

    def show_live(self, line: LiveLine) -> None:
        """Shows score and clock of the umpire's match."""

    def close(self) -> None:
        """Handles the window's end."""


MakeDesk = Callable[[WindowFacts, QMainWindow, Callable[[], object]], tuple[QMainWindow, Room]]
"""Creates a window over another one; the last argument is called when it was closed."""


@dataclass(frozen=True, slots=True)
class TrainingStore:
    """Databases for practice, separate from the real matches."""

    database: DatabaseController
    """Database of practice matches and learners, without backups; opened on first use."""
    learners: "Callable[[], SqlLearnerStore]"
    """Returns the learners of the open database."""
    make_desk: MakeDesk


class Training(QObject):
    """Practice and exercises over an open match, which continues unchanged."""

    def __init__(
        self, store: TrainingStore, match: MatchController, facts: WindowFacts, window: QMainWindow, notify: Notify
    ) -> None:
        """`match` is the open one, whose score and clock remain visible."""
        super().__init__(window)
        self._store, self._match, self._window, self._notify = store, match, window, notify
        self._facts = replace(facts, is_practice=True, file=None, make_sound=None)
        self._is_open = False
        """True when the database is open."""
        self._then: Callable[[], object] = lambda: None
        self.desk: QMainWindow | None = None
        """Practice window once opened; hidden while not in use."""
        self.controller: Room | None = None
        """Its controller."""
        store.database.opened.connect(self._opened)
        store.database.failed.connect(self._failed)

    def open(self, do: Callable[[Room], object] | None = None, *, left: Callable[[], object] = lambda: None) -> None:
        """Opens practice and does something there; `left` is called when practice is closed."""
        self._then = left
        if self.desk is None:
            self._make_desk()
        assert self.desk is not None
        assert self.controller is not None
        if not self.desk.isVisible():
            self.desk.setGeometry(self._window.geometry())
            self.desk.setWindowState(self._window.windowState())
            self.desk.show()
            self.desk.activateWindow()
            self._store.database.open()
        if do is not None and self._is_open:
            do(self.controller)

    def learners(self) -> "SqlLearnerStore | None":
        """Returns the store of learners; None with a message if its database could not be opened."""
        if not self._is_open:
            self._store.database.open()
        return self._store.learners() if self._is_open else None

    def close(self) -> None:
        """Closes the database with the program."""
        if self.controller is not None:
            self.controller.sounds.close()
            self.controller.close()
        self._store.database.leave()

    def _make_desk(self) -> None:
        desk, controller = self._store.make_desk(self._facts, self._window, self._left)
        self.desk, self.controller = desk, controller
        desk.setObjectName("practice_window")
        desk.setWindowFlag(Qt.WindowType.Window)
        desk.setWindowModality(Qt.WindowModality.WindowModal)  # avoids accidental presses on what is beneath
        controller.use_database(self._store.database, self._store.learners)
        controller.show_live(LiveLine(self._match, is_short=True))

    def _left(self) -> None:
        assert self.controller is not None
        self.controller.matches.close()
        self._window.activateWindow()
        self._then()

    def _opened(self) -> None:
        self._is_open = True

    def _failed(self, error: "StoreError") -> None:
        self._is_open = False
        if self.desk is None or not self.desk.isVisible():
            self._notify(in_language(error))
