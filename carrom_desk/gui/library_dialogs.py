"""Opens the dialogs about the library of matches, and hands on what they answer."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.store import MatchQuery, MatchSummary, StoreError


class LibraryDialogs(QObject):
    """One dialog at a time, shown over a window.

    Signals:
        chosen: the `MatchId` of a match to open.
        failed: the library cannot be read, a sentence.
    """

    chosen = Signal(object)
    failed = Signal(str)

    def __init__(self, version: str, database: str, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._database = database
        self._window = window

    def ask_open_match(self, library: MatchLibrary) -> None:
        """Ask which stored match."""
        from .dialogs.open_match import OpenMatchDialog

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
        from .dialogs.about import AboutDialog

        self._open(AboutDialog(self._version, self._database, self._window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
