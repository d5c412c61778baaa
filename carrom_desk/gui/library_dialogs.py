"""Opens the dialogs about the library of matches, and hands on what they answer."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.store import MatchId


class LibraryDialogs(QObject):
    """One dialog at a time, shown over a window. Each is loaded when it is opened first.

    Signals:
        chosen: the `MatchId` of a match to open.
        changed: stored matches have come or gone.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, version: str, database: str, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._database = database
        self._window = window

    def show_library(self, library: MatchLibrary, open_id: MatchId | None, read_only: str) -> None:
        """Show all stored matches; `open_id` is the one at the desk, `read_only` why nothing can be written."""
        from .library.library_dialog import LibraryDialog, Surroundings

        dialog = LibraryDialog(library, Surroundings(self._version, open_id, read_only), self._window)
        dialog.chosen.connect(self.chosen)
        dialog.changed.connect(self.changed)
        self._open(dialog)

    def show_about(self) -> None:
        """Tell what this program is."""
        from .dialogs.messages import AboutDialog

        self._open(AboutDialog(self._version, self._database, self._window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
