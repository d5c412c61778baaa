"""The database of the window: opened, checked, and backed up during a match."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from carrom_desk.desk.match_desk import CopiesDue
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.kit.background import Background
from carrom_desk.match.ports.store import BackupReason, StoreDamaged, StoreError
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.wording.refusal_text import in_language

if TYPE_CHECKING:
    from carrom_desk.storage.hall_store import SqlHallStore
    from carrom_desk.storage.service import SqlDatabaseService

MakeLibrary = Callable[["SqlHallStore"], MatchLibrary]

_LOOK_MS = 2_000
"""Milliseconds between checks whether the writing desk has closed."""


class DatabaseController(QObject):
    """Controls the database, with one thread for backups and another for the umpire's requests.

    Signals:
        upgrading: emitted before an older version is copied and updated, which may take a while.
        opened: the `MatchLibrary`, ready.
        failed: emitted with a `StoreError` when it could not be opened or is damaged.
        checked: emitted when the quick check at the start found no problems.
        freed: emitted when the writing desk has closed and this one may write.
        not_backed_up: emitted with a sentence when a backup failed. The matches are safe.
        backed_up: emitted when a backup was made and verified.
    """

    upgrading = Signal()
    opened = Signal(object)
    failed = Signal(object)
    checked = Signal()
    freed = Signal()
    not_backed_up = Signal(str)
    backed_up = Signal()

    def __init__(
        self,
        service: "SqlDatabaseService",
        make_library: MakeLibrary,
        parent: QObject | None = None,
        *,
        makes_copies: bool = True,
    ) -> None:
        super().__init__(parent)
        self.service = service
        self.tasks = Background("tasks", self)
        """Thread for the umpire's requests."""
        self._make_library = make_library
        self._copier = Background("backup", self)
        self._due = CopiesDue()
        self._times_opened = 0
        self._watch = QTimer(self)
        self._watch.setInterval(_LOOK_MS)
        self._watch.timeout.connect(self.check_whether_free)
        self._makes_copies = makes_copies
        self._copies_under_way = 0
        self.backup_problem = ""
        """Reason why the last backup failed, a sentence; else empty."""

    # Opening it

    def open(self, *, empty: bool = False) -> None:
        """Opens the database, or emits the error. `empty` starts without matches if the file is missing."""
        self._watch.stop()
        self.service.stop()
        if (is_older := self.service.is_older()) or self.service.must_wait():
            if is_older:
                self.upgrading.emit()
            self.tasks.run(lambda: self.service.open(empty=empty), self._take, self.failed.emit)
            return
        try:
            store = self.service.open(empty=empty)
        except StoreError as error:
            self.failed.emit(error)
            return
        self._take(store)

    def check_whether_free(self) -> None:
        """Emits `freed` once when the writing desk has closed."""
        try:
            is_free = bool(self.service.held_by) and self.service.is_free()
        except (StoreError, OSError):
            return
        if is_free:
            self._watch.stop()
            self.freed.emit()

    def _take(self, store: "SqlHallStore") -> None:
        self._times_opened += 1
        opened = self._times_opened
        if self.service.held_by:
            self._watch.start()
        self.opened.emit(self._make_library(store))
        # The umpire need not wait: the check takes long with many matches, but play can continue.
        self.tasks.run(self.service.quick_check, lambda problem: self._show_checked(opened, problem), self.failed.emit)

    def _show_checked(self, opened: int, problem: str) -> None:
        if opened != self._times_opened:
            return
        if problem:
            self.failed.emit(StoreDamaged(problem))
        else:
            self.checked.emit()

    def move(self, place: str) -> None:
        """Opens another database, after a final backup of this one."""
        self._watch.stop()
        self.service.stop()

        def after_copy(problem: str) -> None:
            self.service.move(place)
            self.open()
            if problem:
                self.not_backed_up.emit(in_language(problem))

        if self.needs_last_copy:
            self.make_last_copy(after_copy)
        elif self._copies_under_way:
            # A running backup reads the old database, so it must finish first.
            self._copier.run(lambda: "", after_copy, lambda error: after_copy(error.sentence))
        else:
            after_copy("")

    # Backups

    def follow(self, record: MatchRecord) -> None:
        """Handles the opening of a match, whose finished games need no backup."""
        self._due.follow(record)

    def note(self, record: MatchRecord) -> None:
        """Backs up the database when a game or the match is over, and says when entries have no copy in the journal."""
        reason = self._due.note(record)
        if reason is not None:
            self.back_up(reason)
        if problem := self.service.journal_problem():
            self.not_backed_up.emit(in_language(problem))

    def note_other(self) -> None:
        """Marks the list of matches as changed, so that a backup is made on closing."""
        self._due.is_changed = True

    def back_up(self, reason: BackupReason) -> None:
        """Backs up the database in the background."""
        if self.service.held_by or not self._makes_copies:
            return
        self._due.is_changed = False
        self._copies_under_way += 1
        back_up = partial(self.service.back_up, reason)
        self._copier.run(back_up, self._copied, lambda error: self._copied(error.sentence))

    def _copied(self, problem: str) -> None:
        self._copies_under_way -= 1
        self.backup_problem = problem
        if problem:
            self._due.is_changed = True
            self.not_backed_up.emit(in_language(problem))
        else:
            self.backed_up.emit()

    # Closing

    @property
    def needs_last_copy(self) -> bool:
        """True when anything was written since the last backup."""
        return self._due.is_changed and self._makes_copies and not self.service.held_by

    def make_last_copy(self, done: Callable[[str], None]) -> None:
        """Makes a final backup in its thread and calls `done` with the error, or an empty text."""

        def end(problem: str) -> None:
            self._due.is_changed = bool(problem)
            done(problem)

        self._copier.run(lambda: self.service.back_up(BackupReason.LEAVING), end, lambda error: end(error.sentence))

    def back_up_now(self) -> None:
        """Makes a backup synchronously, because the desktop session is ending."""
        if self.needs_last_copy:
            self.back_up(BackupReason.LEAVING)
            self._copier.finish()

    def skip_last_copy(self) -> None:
        """Skips the final backup, after the umpire chose to quit without it."""
        self._due.is_changed = False

    def leave(self) -> str:
        """Waits for backups, makes the final one if anything changed, and closes the database.

        Returns the error of the final backup as a sentence, or an empty text.
        """
        self._times_opened += 1  # ignores the result of a pending check
        self._watch.stop()
        self.service.stop()
        self.tasks.close(is_all_done=False)
        self._copier.close(is_all_done=True)
        problem = ""
        if self.needs_last_copy:
            try:
                problem = self.service.back_up(BackupReason.LEAVING)
            except StoreError as error:
                problem = error.sentence
        self._due.is_changed = False
        self.service.close()
        return problem
