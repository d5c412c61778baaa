"""Packs what helps to look into a fault into a file that the umpire names."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.desk.diagnosis import Diary
from carrom_desk.match.store import StoredMatch

from .session import MatchSession

FILE_NAME = "carrom-desk-diagnosis.zip"


class Diagnosing(QObject):
    """Asks where to, and packs.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(self, version: str, diary: Diary | None, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._diary = diary
        self._window = window

    def ask(self, session: MatchSession | None) -> None:
        """Ask for the file."""
        match = session.as_stored() if session is not None else None
        dialog = QFileDialog(self._window, self.tr("Pack a file about a fault"))
        dialog.setObjectName("diagnosis_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.setNameFilter("*.zip")
        dialog.selectFile(FILE_NAME)
        dialog.fileSelected.connect(lambda path: self.write(match, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, match: StoredMatch | None, path: Path) -> None:
        """Pack the file."""
        # Imported here: whoever packs nothing does not wait for it at the start.
        from carrom_desk.desk.diagnosis import pack

        logs = self._diary.files() if self._diary is not None else ()
        try:
            pack(path, self._version, logs, match)
        except OSError as error:
            text = self.tr("{path} could not be written: {why}. Choose another place.")
            self.told.emit(text.format(path=path, why=error.strerror or error))
            return
        text = self.tr("{path} holds the log and the open match with the players' names. Send it with a report.")
        self.told.emit(text.format(path=path))
