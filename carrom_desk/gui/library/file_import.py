"""Takes match files into the library: several at once, every fault named, nothing replaced unasked."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from carrom_desk.desk.match_import import FoundInFile, Likeness, look_into, take_in
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.outcome import OutcomeDialog
from carrom_desk.gui.one_by_one import OneByOne
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.store import MatchId, StoreError

from .columns import players_words
from .replace_dialog import ReplaceDialog


class FileImport(QObject):
    """Reads every file, asks about matches that are stored already, then keeps what is to be kept.

    Signals:
        told: what came of it, a sentence.
        progressed: how far it is, a sentence, while it can be stopped.
        taken_in: the ids of the matches that are in the library now.
    """

    told = Signal(str)
    progressed = Signal(str)
    taken_in = Signal(object)

    def __init__(self, library: MatchLibrary, open_id: MatchId | None, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._open_id = open_id
        self._window = window
        self._work = OneByOne(self)
        self._work.progressed.connect(self._tell_progress)
        self._work.ended.connect(self._ask_about_stored)
        self._found: dict[MatchId, FoundInFile] = {}
        self._taken: list[FoundInFile] = []
        self._problems: list[str] = []

    def ask(self) -> None:
        """Ask which files."""
        dialog = QFileDialog(self._window, self.tr("Import match files"))
        dialog.setObjectName("import_dialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters(["*.carrom *.json", "*"])
        dialog.filesSelected.connect(self.read)
        self._open(dialog)

    def read(self, paths: Sequence[str]) -> None:
        """Look into these files, and take in what they hold."""
        self._found, self._taken, self._problems = {}, [], []
        self._work.begin([partial(self._look, path) for path in paths])

    def stop(self) -> None:
        """Look into no more of them; what has been read is taken in."""
        self._work.stop()

    # One after the other

    def _look(self, path: str) -> None:
        name = Path(path).name
        try:
            found = look_into(self._library, path)
        except InvalidDocument as invalid:
            self._problems += [f"{name}, {problem.at or '/'}: {problem.problem}" for problem in invalid.problems]
        except OSError as error:
            self._problems.append(self.tr("{name}: cannot be read: {why}.").format(name=name, why=error.strerror))
        except StoreError as error:
            self._problems.append(f"{name}: {error}")
        else:
            self._sort(found, name)

    def _sort(self, found: FoundInFile, name: str) -> None:
        if found.match.id in self._found:
            text = self.tr("{name}: holds the same match as {other}, which comes before it.")
            self._problems.append(text.format(name=name, other=Path(self._found[found.match.id].path).name))
        elif found.likeness is Likeness.SAME and not found.is_in_bin:
            self._problems.append(self.tr("{name}: is in the library already, nothing was changed.").format(name=name))
        elif found.match.id == self._open_id:
            text = self.tr("{name}: this match is at the desk. Open or begin another one before you replace it.")
            self._problems.append(text.format(name=name))
        else:
            self._found[found.match.id] = found

    def _ask_about_stored(self) -> None:
        stored = [found for found in self._found.values() if found.likeness is not Likeness.NEW]
        if not stored:
            self._keep(())
            return
        self.told.emit(self.tr("Matches that are stored already: {count}.").format(count=len(stored)))
        dialog = ReplaceDialog(stored, self._window)
        dialog.answered.connect(self._keep)
        dialog.rejected.connect(lambda: self._keep(()))
        self._open(dialog)

    def _keep(self, ticked: Sequence[FoundInFile]) -> None:
        for found in self._found.values():
            if found.likeness is Likeness.NEW or found in ticked:
                self._take_in(found)
        self._tell_end()

    def _take_in(self, found: FoundInFile) -> None:
        try:
            take_in(self._library, found)
        except StoreError as error:
            self._problems.append(f"{Path(found.path).name}: {error}")
        else:
            self._taken.append(found)

    # Words

    def _tell_progress(self, done: int, all_of_them: int) -> None:
        text = self.tr("{done} of {all} files are read.")
        self.progressed.emit(text.format(done=done, all=all_of_them))

    def _tell_end(self) -> None:
        ids = tuple(found.match.id for found in self._taken)
        if ids:
            self.taken_in.emit(ids)
        self.told.emit(self._sum())
        if self._problems:
            details = self._problems
            self._open(OutcomeDialog("outcome_dialog", self.tr("Import"), self._sum(), details, self._window))

    def _sum(self) -> str:
        if not self._taken:
            return self.tr("Nothing was imported.")
        if len(self._taken) > 1:
            return self.tr("{count} matches were imported.").format(count=f"{len(self._taken):,}")
        summary = self._library.summary(self._taken[0].match.id)
        assert summary is not None
        return self.tr("{match} was imported.").format(match=players_words(summary))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
