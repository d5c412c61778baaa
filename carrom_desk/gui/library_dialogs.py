"""Opens the dialogs about the library of matches, and hands on what they answer."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchQuery, MatchSummary, StoreError

from .dialogs.about import AboutDialog
from .dialogs.new_match import NewMatchDialog
from .dialogs.open_match import OpenMatchDialog
from .dialogs.take_over import TakeOverDialog


class LibraryDialogs(QObject):
    """One dialog at a time, shown over a window.

    Signals:
        begun: the `Setup` of a new match.
        chosen: the `MatchId` of a match to open.
        failed: the library cannot be read, a sentence.
    """

    begun = Signal(object)
    chosen = Signal(object)
    failed = Signal(str)

    def __init__(self, version: str, database: str, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._database = database
        self._window = window

    def ask_new_match(self, library: MatchLibrary) -> None:
        """Ask who plays, by which laws, in which format."""

        def known(prefix: str) -> Sequence[str]:
            try:
                return library.known_players(prefix)
            except StoreError as error:
                self.failed.emit(str(error))
                return ()

        dialog = NewMatchDialog(known, self._window)
        dialog.answered.connect(lambda setup: self._agreed(setup, is_in_progress=dialog.is_in_progress()))
        self._open(dialog)

    def _agreed(self, setup: Setup, *, is_in_progress: bool) -> None:
        """A match that has begun elsewhere needs to be told how it stands."""
        if not is_in_progress:
            self.begun.emit(setup)
            return
        dialog = TakeOverDialog(setup, self._window)
        dialog.answered.connect(self.begun)
        self._open(dialog)

    def ask_open_match(self, library: MatchLibrary) -> None:
        """Ask which stored match."""

        def find(query: MatchQuery) -> Sequence[MatchSummary]:
            try:
                return library.matches(query)
            except StoreError as error:
                self.failed.emit(str(error))
                return ()

        dialog = OpenMatchDialog(find, self._window)
        dialog.answered.connect(self.chosen)
        self._open(dialog)

    def show_about(self) -> None:
        """Tell what this program is."""
        self._open(AboutDialog(self._version, self._database, self._window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
