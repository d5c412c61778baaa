"""Export of stored matches: match files and the organiser's SoL file."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.desk.imports import results_into
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import bytes_of, write_match
from carrom_desk.exchange.sol.sol_results import SolResults
from carrom_desk.gui.dialogs.background_jobs import BackgroundJobs
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.gui.kit.background import Background
from carrom_desk.gui.kit.file_dialogs import SOL_FILES, ask_file, ask_where, documents_folder, why_not_written
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.i18n import _, ngettext, say
from carrom_desk.match.ports.store import MatchSummary, Progress, Stopped, StoreError, watched
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.names import match_stem
from carrom_desk.presentation.wording.match_columns import aloud
from carrom_desk.presentation.wording.refusal_text import fault_line, in_language
from carrom_desk.rules.texts.words import NAMED

ENDING = ".carrom"


class FileExport(QObject):
    """Asks where to save matches, or their results in the SoL file of their pairings, and writes there; nothing is
    overwritten without confirmation.
    """

    def __init__(self, library: MatchLibrary, documents: Documents, window: QWidget, notify: Notify) -> None:
        super().__init__(window)
        self._library, self._documents = library, documents
        self._window, self._notify = window, notify
        self._jobs = BackgroundJobs(Background("export", self), window, notify)

    def ask(self, summaries: Sequence[MatchSummary]) -> None:
        """Asks for a file, or a folder for several matches, and writes them."""
        name, title = "export_dialog", _("Export")
        if len(summaries) == 1:
            [summary] = summaries
            file_name, write = match_stem(summary.sides, summary.started) + ENDING, partial(self.write_one, summary)
            ask_where(self._window, name, title, file_name, (ENDING,), write)
        else:
            folder, mode = documents_folder(), QFileDialog.FileMode.Directory
            ask_file(self._window, name, title, partial(self.write_all, summaries), folder=folder, mode=mode)

    def write_one(self, summary: MatchSummary, path: Path) -> None:
        """Writes a match to a file, replacing an existing one that the umpire chose."""

        def done(text: str) -> None:
            problem = why_not_written(path, text.encode("utf-8"))
            self._notify(problem or _("Match exported to {path}.").format(path=path))

        self._documents.make(lambda: write_match(self._library.store.load(summary.id)), done)

    def write_all(self, summaries: Sequence[MatchSummary], folder: Path) -> None:
        """Writes each match to a new file in a folder."""
        words = _("Matches: {done} of {of}").format(done=0, of=len(summaries))
        work, done = partial(self._write_each, summaries, folder), partial(self._say_end, folder)
        self._jobs.do(_("Export"), words, work, done, of_matches=True)

    def _write_each(self, summaries: Sequence[MatchSummary], folder: Path, progress: Progress) -> tuple[int, list[str]]:
        """Writes matches until stopped; returns their number and the failures."""
        written, problems = 0, []
        with suppress(Stopped):
            for summary in watched(summaries, len(summaries), progress):
                try:
                    text = write_match(self._library.store.load(summary.id))
                except StoreError as error:
                    problem = in_language(error)
                else:
                    path = free_path(folder, match_stem(summary.sides, summary.started))
                    problem = why_not_written(path, text.encode("utf-8"))
                if problem:
                    problems.append(say(NAMED, name=aloud(summary), text=problem))
                else:
                    written += 1
        return written, problems

    def _say_end(self, folder: Path, outcome: tuple[int, list[str]]) -> None:
        written, problems = outcome
        text = ngettext("{count} match exported to {folder}.", "{count} matches exported to {folder}.", written)
        self._notify(text.format(count=QLocale().toString(written), folder=folder))
        if problems:
            said = _("Matches not exported: {count}.").format(count=len(problems))
            open_dialog(OutcomeDialog("outcome_dialog", _("Export"), said, problems, self._window))

    # Results

    def ask_results(self) -> None:
        """Asks for the organiser's file."""
        title = _("The organiser’s SoL file")
        ask_file(self._window, "results_source_dialog", title, self.read_results, filters=SOL_FILES)

    def read_results(self, source: Path, *, replace: bool = False) -> None:
        """Checks which results fit this file, then asks where to save; `replace` overwrites existing results."""

        def work() -> SolResults | InvalidDocument:
            try:
                return results_into(self._library, bytes_of(source), source.name, replace=replace)
            except InvalidDocument as invalid:
                return invalid

        self._documents.make(work, lambda results: self._go_on(source, results), of_many=True)

    def _go_on(self, source: Path, results: SolResults | InvalidDocument) -> None:
        if isinstance(results, InvalidDocument):
            faults = [fault_line(fault) for fault in results.problems]
            self._show_outcome(_("{name} could not be read as a SoL file.").format(name=source.name), faults)
            return
        if not results.written:
            text = _("No stored match has a result for a pairing in {name}. Nothing was saved.")
            self._show_outcome(text.format(name=source.name), results.notes, source if results.kept else None)
            return
        title, folder = _("Save results"), str(source.parent)
        write = partial(self._write_results, results, source)
        ask_where(self._window, "results_file_dialog", title, source.name, (".sol", ".sol.gz"), write, folder=folder)

    def _write_results(self, results: SolResults, source: Path, target: Path) -> None:
        why_not = why_not_written(target, results.content_for(target.name))
        if why_not:
            self._notify(why_not)
            return
        said = _("Results saved to {path}: {count}.").format(path=target, count=len(results.written))
        self._show_outcome(said, (*results.written, *results.notes), source if results.kept else None)

    def _show_outcome(self, sentence: str, details: Sequence[str], to_replace_in: Path | None = None) -> None:
        self._notify(sentence)
        title = _("Results for SoL")
        dialog = OutcomeDialog("results_dialog", title, sentence, details, self._window)
        if to_replace_in is not None:
            offer = _("Replace existing results…")
            dialog.add_offer("replace_results", offer, lambda: self.read_results(to_replace_in, replace=True))
        open_dialog(dialog)


def free_path(folder: Path, stem: str) -> Path:
    """Returns an unused path in a folder."""
    path, number = folder / f"{stem}{ENDING}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{ENDING}", number + 1
    return path
