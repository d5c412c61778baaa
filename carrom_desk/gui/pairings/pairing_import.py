"""Takes the pairings of a file of the tournament desk into the library."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.desk.pairings import offered, pairings_in
from carrom_desk.exchange.match_file import bytes_of
from carrom_desk.gui.dialogs.outcome import OutcomeDialog
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import StoreError

from .pairings_dialog import PairingsDialog


class PairingImport(QObject):
    """Asks for the file, then which of its pairings are umpired here.

    Signals:
        told: what came of it, a sentence.
        taken_in: matches were added to the library.
    """

    told = Signal(str)
    taken_in = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask(self, library: MatchLibrary) -> None:
        """Ask which file."""
        dialog = QFileDialog(self._window, self.tr("Pairings from SoL"))
        dialog.setObjectName("pairing_file_dialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(["*.sol *.sol.gz", "*"])
        dialog.fileSelected.connect(lambda path: self.read(library, Path(path)))
        self._open(dialog)

    def read(self, library: MatchLibrary, path: Path) -> None:
        """Read a file, and ask which of its pairings are umpired here."""
        try:
            found = offered(library, pairings_in(bytes_of(path), path.name))
        except OSError as error:
            text = self.tr("{path} cannot be read: {why}. Choose another file.")
            self.told.emit(text.format(path=path, why=error.strerror or error))
            return
        except StoreError as error:
            self.told.emit(str(error))
            return
        except InvalidDocument as invalid:
            self._tell_faults(path, invalid)
            return
        if not found:
            self.told.emit(self.tr("Every pairing in {name} has its result already.").format(name=path.name))
            return
        dialog = PairingsDialog(found, self._window)
        dialog.answered.connect(lambda setups: self.keep(library, setups))
        self._open(dialog)

    def keep(self, library: MatchLibrary, setups: Sequence[Setup]) -> None:
        """Keep a match for each."""
        kept = 0
        try:
            for setup in setups:
                library.begin(setup)
                kept += 1
        except StoreError as error:
            text = self.tr("{kept} of {all} matches are ready. {why}")
            self.told.emit(text.format(kept=kept, all=len(setups), why=error))
        else:
            text = self.tr("Matches ready to be umpired: {count}. They are in the list of matches.")
            self.told.emit(text.format(count=kept))
        if kept:
            self.taken_in.emit()

    def _tell_faults(self, path: Path, invalid: InvalidDocument) -> None:
        said = self.tr("{name} was not taken in.").format(name=path.name)
        self.told.emit(said)
        details = [f"{fault.at or '/'}: {fault.problem}" for fault in invalid.problems]
        self._open(OutcomeDialog("outcome_dialog", self.tr("Pairings from SoL"), said, details, self._window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
