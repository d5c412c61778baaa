"""Actions on documents about matches: request, save, preview and print."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QLocale, QObject
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.documents import (
    Form,
    MakeDocument,
    OtherDocument,
    Written,
    document_of,
    forms_by_ending,
    stem_of,
    written,
)
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest, Resolved, Sources, resolve
from carrom_desk.desk.hall.hall_link import joined_hall
from carrom_desk.desk.match_library import MatchLibrary, current_setup
from carrom_desk.desk.verify.looked_up import looked_up
from carrom_desk.desk.verify.report_files import read_report
from carrom_desk.desk.verify.verification import ReportVerdict, Verification, verify
from carrom_desk.exchange.match_file import bytes_of
from carrom_desk.gui.dialogs.background_jobs import NOTHING_WRITTEN, BackgroundJobs
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.kit.background import Background
from carrom_desk.gui.kit.file_dialogs import ask_file, ask_where, documents_folder, open_file, why_not_written
from carrom_desk.gui.kit.wording import OPEN, Notify
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.store import MatchId, Progress, StoredMatch, StoreError
from carrom_desk.presentation.names import full_names
from carrom_desk.presentation.wording.match_text import match_title
from carrom_desk.reports.match_documents import Options
from carrom_desk.reports.organiser import Organiser

from .document_dialog import DocumentDialog, Known
from .print_preview import Pages, PrintPreviewDialog, pages_of, printer_of_system, usual_paper

MOST_TOGETHER = 300
"""Maximum number of matches in one document: more than most events have, read in about ten seconds."""
_SAVED = N_("Document saved to {path}.")
T = TypeVar("T")


class Documents(QObject):
    """Runs one document dialog at a time over a window."""

    def __init__(
        self,
        window: QWidget,
        notify: Notify,
        printer: Callable[[], QPrinter] = printer_of_system,
        settings: SettingsModel | None = None,
    ) -> None:
        super().__init__(window)
        self._notify = notify
        self._settings = settings or SettingsModel(Settings())
        self.window = window
        """Parent of the dialogs."""
        self._printer = printer
        self._jobs = BackgroundJobs(Background("documents", self), window, notify)

    # Requests

    def ask(self, library: MatchLibrary | None, match: StoredMatch | None) -> None:
        """Asks for a document; `match` is the open one."""
        self._ask(Sources(library, match))

    def ask_about(self, library: MatchLibrary, ids: Sequence[MatchId]) -> None:
        """Asks for a document about matches selected in a list."""
        self._with_chosen(library, ids, self._ask)

    def write_sol(self, library: MatchLibrary, ids: Sequence[MatchId]) -> None:
        """Asks for the SoL file in which to save these matches."""

        def produce(sources: Sources) -> None:
            kind = DocumentKind.CHOSEN if sources.match is None else DocumentKind.MATCH
            self.produce(DocumentRequest(kind, Form.SOL), sources)

        self._with_chosen(library, ids, produce)

    def _with_chosen(self, library: MatchLibrary, ids: Sequence[MatchId], then: Callable[[Sources], None]) -> None:
        """Continues with a source for documents about these matches, or shows that there is none."""
        if len(ids) > MOST_TOGETHER:
            text = _("Too many matches for one document: {count}. Choose at most {most}.")
            self._notify(text.format(count=QLocale().toString(len(ids)), most=MOST_TOGETHER))
        elif len(ids) > 1:
            then(Sources(library, None, tuple(ids)))
        elif ids:
            self.make(lambda: Sources(library, library.store.load(ids[0])), then)

    def report(self, library: MatchLibrary | None, match: StoredMatch, form: Form, *, is_to_print: bool) -> None:
        """Asks where to save the report of a match, or shows its print preview."""
        request = DocumentRequest(DocumentKind.MATCH, form, Options(usual_paper()), is_to_print=is_to_print)
        self.produce(request, Sources(library, match))

    def _ask(self, sources: Sources) -> None:
        about = "" if sources.match is None else _named(sources.match)
        known = self._known(sources.library)
        dialog = DocumentDialog(sources.kinds(), known, about=about, paper=usual_paper(), parent=self.window)
        dialog.answered.connect(lambda request: self.produce(request, sources))
        open_dialog(dialog)

    def _known(self, library: MatchLibrary | None) -> Known:
        """Returns suggestions; none if they could not be read."""
        if library is None:
            return Known((), lambda _: (), date(2000, 1, 1))

        def players(prefix: str) -> Sequence[str]:
            with suppress(StoreError):
                return library.store.known_players(prefix)
            return ()

        events: Sequence[str] = ()
        with suppress(StoreError):
            events = library.store.events()
        return Known(events, players, date.fromisoformat(library.today()))

    # Verification

    def ask_to_verify(self, library: MatchLibrary | None) -> None:
        """Asks for a report and shows whether it matches the record."""
        title, filters = _("Verify report"), ["*.pdf *.html *.xlsx *.csv"]
        verify, folder = partial(self.verify, library=library), documents_folder()
        ask_file(self.window, "verify_file_dialog", title, verify, filters=filters, folder=folder)

    def verify(self, path: Path, library: MatchLibrary | None) -> None:
        """Verifies a report against the match inside it and the one stored here or in the hall; shows the result."""

        def work(_progress: Progress) -> Verification:
            report = read_report(bytes_of(path), path.name)
            sources = () if library is None else looked_up(library, report.ids)
            return verify(report, sources)

        words, stopped = _("Comparing the report…"), _("Cancelled. The report was not compared.")
        self._jobs.do(_("Verify report"), words, work, partial(self._show_verdict, path), stopped=stopped)

    def _show_verdict(self, path: Path, found: Verification) -> None:
        title, sentence = _("Verify report"), " ".join(found.sentences())
        dialog = OutcomeDialog("verified_dialog", title, sentence, found.differences, self.window)
        if found.original and found.verdict is not ReportVerdict.TRUE:
            dialog.add_offer("save_original", _("Save original…"), partial(self._ask_original, path, found.original))
        open_dialog(dialog)

    def _ask_original(self, path: Path, original: bytes) -> None:
        """Asks where to save the report made again, whose name suggests that it is not the verified file."""

        def write(chosen: Path) -> None:
            saved = say(_SAVED, path=chosen)
            self._notify(why_not_written(chosen, original) or saved)

        name = f"{path.stem}-original{path.suffix}"
        ask_where(self.window, "original_file_dialog", _("Save original"), name, (path.suffix,), write)

    # Results

    def produce(self, request: DocumentRequest, sources: Sources) -> None:
        """Finds the subject of a document, then previews it or asks for its file."""
        chosen = self._settings.current
        hall = "" if sources.library is None else joined_hall(sources.library.store)
        options = replace(request.options, organiser=Organiser(chosen.organiser, chosen.logo), hall=hall)

        def write_report(found: Resolved) -> None:
            if request.is_to_print:
                self._preview(found, options)
            else:
                self._ask_file(found, request.form, options)

        self.make(lambda: resolve(request, sources), write_report, of_many=request.kind.is_of_many)

    def _preview(self, found: Resolved, options: Options) -> None:
        def show(pages: Pages) -> None:
            preview = PrintPreviewDialog(pages, self._printer(), self.window)
            sent = _("The pages were sent to {name}.")
            refused = _("{printer} is not accepting the pages. Check that it is switched on, or save them as PDF.")
            preview.printed.connect(lambda name: self._report(sent.format(name=name), found))
            preview.refused.connect(lambda name: self._notify(refused.format(printer=name)))
            open_dialog(preview)
            if pages.notes:
                open_dialog(_left_out(pages.notes, preview))

        self.make(lambda: pages_of(document_of(found.subject, options)), show, of_many=found.of_many)

    def _ask_file(self, found: Resolved, form: Form, options: Options) -> None:
        title, name = _("Save document"), stem_of(found.subject) + form.ending
        write = partial(self.write, found, form, options)
        ask_where(self.window, "document_file_dialog", title, name, form.endings, write)

    def preview(self, make: MakeDocument, stem: str) -> None:
        """Shows the print preview of a document about no match; `stem` is its file name without extension."""
        self._preview(Resolved(OtherDocument(make, stem)), Options(usual_paper()))

    def save(self, make: MakeDocument, stem: str) -> None:
        """Asks where to save a document about no match, as a PDF or a web page."""
        write = partial(self.write_by_name, Resolved(OtherDocument(make, stem)), Options(usual_paper()))
        endings = tuple(forms_by_ending(OtherDocument))
        ask_where(self.window, "document_file_dialog", _("Save document"), stem + endings[0], endings, write)

    def write_by_name(self, found: Resolved, options: Options, path: Path) -> None:
        """Writes the document in the format of the file's extension; without a known one, as a PDF."""
        form = forms_by_ending(OtherDocument).get(path.suffix.lower())
        if form is None:
            form, path = Form.PDF, path.with_name(f"{path.name}.pdf")
        self.write(found, form, options, path)

    def write(self, found: Resolved, form: Form, options: Options, path: Path) -> None:
        """Writes the document to a file atomically and shows the result."""
        self.make(
            lambda: written(found.subject, form, options, path.name),
            lambda made: self._write(made, found, path),
            of_many=found.of_many,
        )

    def make(self, work: Callable[[], T], done: Callable[[T], None], *, of_many: bool = False) -> None:
        """Creates a document or reads data for it: at once about one match, in the background about many."""
        if not of_many:
            self._jobs.do_at_once(work, done)
            return
        words = _("Creating the document. With many matches this takes a moment.")
        making = _("Creating document")
        self._jobs.do(making, words, lambda _progress: work(), done, stopped=say(NOTHING_WRITTEN))

    def _write(self, made: Written, found: Resolved, path: Path) -> None:
        why_not = why_not_written(path, made.content)
        if why_not:
            self._notify(why_not)
            return
        saved = say(_SAVED, path=path)
        if found.left_out or made.notes:
            self._report(saved, found, made.notes)
        else:
            dialog = OutcomeDialog("saved_dialog", _("Save document"), saved, parent=self.window)
            dialog.add_offer("open_saved", say(OPEN), lambda: open_file(path) or self._notify(saved))
            open_dialog(dialog)

    def _report(self, sentence: str, found: Resolved, notes: Sequence[str] = ()) -> None:
        """Shows a sentence, and what the document lacks."""
        self._notify(sentence)
        missing = (*found.left_out, *notes)
        if missing:
            open_dialog(_left_out(missing, self.window))


def _left_out(what: Sequence[str], parent: QWidget) -> OutcomeDialog:
    title = _("Some content was left out")
    return OutcomeDialog("missing_dialog", title, _("Left out of the document, or shown differently:"), what, parent)


def _named(match: StoredMatch) -> str:
    """Returns current players and occasion of a match; the original ones if it contradicts itself."""
    setup = match.setup
    with suppress(StoreError):
        setup = current_setup(match)
    setup = plain_setup(setup)
    sides = full_names(setup).versus
    return " · ".join(dict.fromkeys((sides, match_title(setup))))
