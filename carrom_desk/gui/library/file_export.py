"""What stored matches are written to: match files, documents, the organiser's file of SoL."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.desk.imports import results_into
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import bytes_of, write_match
from carrom_desk.exchange.sol_results import SolResults
from carrom_desk.gui.background import OneByOne
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.file_dialogs import documents_folder, file_dialog, not_read, not_written, save_dialog
from carrom_desk.gui.languages import in_language, say
from carrom_desk.match.plain_text import file_stem
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.store import MatchSummary, StoreError
from carrom_desk.reports.names import clusters
from carrom_desk.reports.whole_file import write_whole

from .columns import aloud

ENDING = ".carrom"
_LONGEST_NAMES = 160
"""Bytes: with date, number and ending every file system can take it."""


class FileExport(QObject):
    """Asks where to, and writes; nothing that is there already is written over unasked."""

    message = Signal(str)
    """What came of it, a sentence."""
    progressed = Signal(str)
    """How far it is, a sentence, while it can be stopped."""

    def __init__(self, library: MatchLibrary, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._window = window
        self._work = OneByOne(self)
        self._work.progressed.connect(self._say_progress)
        self._work.ended.connect(self._say_end)
        self._folder = Path()
        self._written = 0
        self._problems: list[str] = []

    def ask(self, summaries: Sequence[MatchSummary]) -> None:
        """Ask for a file, or a folder for several, and write them."""
        name, title = "export_dialog", self.tr("Export")
        if len(summaries) == 1:
            dialog = save_dialog(self._window, name, title, stem_of(summaries[0]) + ENDING, (ENDING,))
            dialog.fileSelected.connect(lambda path: self.write_one(summaries[0], Path(path)))
        else:
            dialog = file_dialog(self._window, name, title)
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setDirectory(documents_folder())
            dialog.fileSelected.connect(lambda path: self.write_all(summaries, Path(path)))
        dialog.open()

    def write_one(self, summary: MatchSummary, path: Path) -> None:
        """Write a match to a file, over one that is there: the umpire named it."""
        problem = self._write(summary, path)
        self.message.emit(problem or self.tr("The match is in {path}.").format(path=path))

    def write_all(self, summaries: Sequence[MatchSummary], folder: Path) -> None:
        """Write matches into a folder, each to a file of its own beside those that are there."""
        self._folder, self._written, self._problems = folder, 0, []
        self._work.begin([partial(self._write_beside, summary) for summary in summaries])

    def stop(self) -> None:
        """Write no more of them."""
        self._work.stop()

    def _write_beside(self, summary: MatchSummary) -> None:
        problem = self._write(summary, free_path(self._folder, stem_of(summary)))
        if problem:
            self._problems.append(f"{aloud(summary)}: {problem}")
        else:
            self._written += 1

    def _write(self, summary: MatchSummary, path: Path) -> str:
        """Write a match; why not, or nothing."""
        try:
            write_whole(path, write_match(self._library.read(summary.id)).encode("utf-8"))
        except StoreError as error:
            return in_language(error)
        except OSError as error:
            return not_written(path, error)
        return ""

    def _say_progress(self, done: int, all_of_them: int) -> None:
        text = self.tr("{done} of {all} matches are written.")
        self.progressed.emit(text.format(done=done, all=all_of_them))

    def _say_end(self) -> None:
        several = self.tr("{count} matches are in {folder}.", "", self._written)
        text = self.tr("1 match is in {folder}.") if self._written == 1 else several
        self.message.emit(text.format(count=QLocale().toString(self._written), folder=self._folder))
        if self._problems:
            said = self.tr("Matches that were not written: {count}.").format(count=len(self._problems))
            open_dialog(OutcomeDialog("outcome_dialog", self.tr("Export"), said, self._problems, self._window))


def stem_of(summary: MatchSummary) -> str:
    """A name for a match's file, without ending, that every system takes: who played whom, and when it began."""
    names = ""
    for letter in clusters(file_stem(f"{summary.sides.a} {summary.sides.b}")):
        if len(f"{names}{letter}".encode()) > _LONGEST_NAMES:
            break
        names += letter
    began = summary.started[:10], summary.started[11:16].replace(":", "")
    return "-".join(part for part in (names.strip("-"), *began) if part) or "match"


def free_path(folder: Path, stem: str) -> Path:
    """A file in a folder that is not there yet."""
    path, number = folder / f"{stem}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ENDING}", number + 1
    return path


class ResultsExport(QObject):
    """Writes the results of all stored matches back into the file of SoL that their pairings came from."""

    message = Signal(str)
    """What came of it, a sentence."""

    def __init__(self, library: MatchLibrary, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._window = window

    def ask(self) -> None:
        """Ask for the organiser's file."""
        dialog = file_dialog(self._window, "results_source_dialog", self.tr("The organiser’s file of SoL"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(["*.sol *.sol.gz", "*"])
        dialog.fileSelected.connect(lambda path: self.read(Path(path)))
        dialog.open()

    def read(self, source: Path, *, replace: bool = False) -> None:
        """See what can be written into this file, then ask where to; `replace` puts ours before results it has."""
        try:
            content = bytes_of(source)
            results = results_into(self._library, content, source.name, replace=replace, say=say)
        except OSError as error:
            self.message.emit(not_read(source, error))
            return
        except StoreError as error:
            self.message.emit(in_language(error))
            return
        except InvalidDocument as invalid:
            faults = [f"{fault.at or '/'}: {fault.problem}" for fault in invalid.problems]
            self._tell(self.tr("{name} cannot be read as a file of SoL.").format(name=source.name), faults)
            return
        if not results.written:
            text = self.tr("No stored match has a result for a pairing in {name}: nothing was written.")
            self._tell(text.format(name=source.name), results.notes, source if results.kept else None)
            return
        dialog = save_dialog(
            self._window, "results_file_dialog", self.tr("File with the results"), source.name, (".sol", ".sol.gz")
        )
        dialog.setDirectory(str(source.parent))
        dialog.fileSelected.connect(lambda path: self._write(results, source, Path(path)))
        dialog.open()

    def _write(self, results: SolResults, source: Path, target: Path) -> None:
        try:
            write_whole(target, results.content_for(target.name))
        except OSError as error:
            self.message.emit(not_written(target, error))
            return
        said = self.tr("Results written into {path}: {count}.").format(path=target, count=len(results.written))
        self._tell(said, (*results.written, *results.notes), source if results.kept else None)

    def _tell(self, sentence: str, details: Sequence[str], to_replace_in: Path | None = None) -> None:
        self.message.emit(sentence)
        title = self.tr("Results for SoL")
        dialog = OutcomeDialog("results_dialog", title, sentence, details, self._window)
        if to_replace_in is not None:
            offer = self.tr("Put ours in the place of results that are there…")
            dialog.add_offer("replace_results", offer, lambda: self.read(to_replace_in, replace=True))
        open_dialog(dialog)
