"""Keeps the database behind the window: opens it, and copies it while the match goes on."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.safekeeping import BackupReason, Vault
from carrom_desk.match.store import MatchStore, StoreError

MakeLibrary = Callable[[MatchStore], MatchLibrary]


class Keeper(QObject):
    """The database, and a second thread that makes its copies one after the other.

    Signals:
        opened: the `MatchLibrary`, ready.
        failed: a `StoreError`: it cannot be opened.
        not_backed_up: why there is no copy, a sentence; the matches are safe all the same.
        backed_up: a copy was made and proved.
    """

    opened = Signal(object)
    failed = Signal(object)
    not_backed_up = Signal(str)
    backed_up = Signal()
    _copied = Signal(object)

    def __init__(self, vault: Vault, make_library: MakeLibrary, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.vault = vault
        self._make_library = make_library
        self._copier = ThreadPoolExecutor(max_workers=1, thread_name_prefix="backup")
        self._is_changed = False
        self._games, self._is_over = 0, False
        self.backup_problem = ""
        """Why the last copy failed, a sentence; empty when it did not."""
        self._copied.connect(self._tell)

    def open(self) -> None:
        """Open the database, or say why not."""
        try:
            library = self._make_library(self.vault.open())
        except StoreError as error:
            self.failed.emit(error)
            return
        self.opened.emit(library)

    def follow(self, record: MatchRecord) -> None:
        """A match was opened: its games so far are no reason for a copy."""
        self._games, self._is_over = _games(record), record.state.is_over

    def note(self, record: MatchRecord) -> None:
        """A match went on: copy the database when a game or the match is over."""
        self._is_changed = True
        games, was_over = self._games, self._is_over
        self.follow(record)
        if self._is_over and not was_over:
            self.back_up(BackupReason.MATCH_OVER)
        elif self._games > games:
            self.back_up(BackupReason.GAME_OVER)

    def back_up(self, reason: BackupReason) -> None:
        """Copy the database without keeping the umpire waiting."""
        if self.vault.held_by:
            return
        self._is_changed = False
        self._copier.submit(self.vault.back_up, reason).add_done_callback(self._copied.emit)

    def leave(self) -> str:
        """Wait for the copies, make the last one if anything changed, and let go of the database.

        What went wrong with the last copy, a sentence, or nothing.
        """
        self._copier.shutdown(wait=True)
        problem = ""
        if self._is_changed and not self.vault.held_by:
            try:
                problem = self.vault.back_up(BackupReason.LEAVING)
            except StoreError as error:
                problem = str(error)
        self.vault.close()
        return problem

    def _tell(self, copy: Future[str]) -> None:
        try:
            self.backup_problem = copy.result()
        except StoreError as error:
            self.backup_problem = str(error)
        if self.backup_problem:
            self._is_changed = True
            self.not_backed_up.emit(self.backup_problem)
        else:
            self.backed_up.emit()


def _games(record: MatchRecord) -> int:
    games = record.state.games
    return games.a + games.b
