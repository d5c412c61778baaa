"""Documents about matches: asked for, written to a file, shown and printed."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from carrom_desk.desk.documents import DayReport, Form, Written, stem_of
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.languages.saying import say
from carrom_desk.gui.printing.day_work import DayWork, day_work
from carrom_desk.gui.printing.documents import made, printables_of, title_of
from carrom_desk.match.match_text import match_title
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.side import Side
from carrom_desk.match.store import MatchId, StoredMatch, StoreError
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.whole_file import write_whole

from .document_dialog import DocumentDialog, Known
from .print_preview import PrintPreviewDialog
from .printers import Printers
from .request import DocumentKind, DocumentRequest
from .resolving import NothingToTell, Resolved, Sources, resolve
from .usual_paper import usual_paper
from .writing_dialog import WritingDialog

_AT_ONCE = 4
"""Pieces that are done before anybody would read how far it is."""


class Documents(QObject):
    """One dialog at a time, shown over a window.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(self, version: str, window: QWidget, printers: Printers | None = None) -> None:
        super().__init__(window)
        self._version = version
        self.window = window
        """What the dialogs are shown over."""
        self._printers = printers or Printers()

    # What is asked

    def ask(self, library: MatchLibrary | None, match: StoredMatch | None) -> None:
        """Ask which document, given the open match."""
        self._ask(Sources(self._version, library, match))

    def ask_about(self, library: MatchLibrary, ids: Sequence[MatchId]) -> None:
        """Ask which document about matches that were chosen in a list."""
        try:
            match = library.read(ids[0]) if len(ids) == 1 else None
        except StoreError as error:
            self.told.emit(str(error))
            return
        self._ask(Sources(self._version, library, match, () if match is not None else tuple(ids)))

    def print_match(self, match: StoredMatch) -> None:
        """Show the report of a match as it would be printed."""
        self.produce(
            DocumentRequest(DocumentKind.MATCH, paper=usual_paper(), is_to_print=True),
            Sources(self._version, None, match),
        )

    def _ask(self, sources: Sources) -> None:
        dialog = DocumentDialog(
            kinds_for(sources),
            self._known(sources.library),
            about="" if sources.match is None else _named(sources.match),
            paper=usual_paper(),
            parent=self.window,
        )
        dialog.answered.connect(lambda request: self.produce(request, sources))
        self._open(dialog)

    def _known(self, library: MatchLibrary | None) -> Known:
        """Where it cannot be read only what would be offered is missing: what is typed still counts."""
        if library is None:
            return Known((), lambda _: (), date(2000, 1, 1))

        def players(prefix: str) -> Sequence[str]:
            with suppress(StoreError):
                return library.known_players(prefix)
            return ()

        events: Sequence[str] = ()
        with suppress(StoreError):
            events = library.events()
        return Known(events, players, date.fromisoformat(library.today()))

    # What comes of it

    def produce(self, request: DocumentRequest, sources: Sources) -> None:
        """Make the document, then show it as printed or ask for its file."""
        try:
            found = resolve(request, sources)
        except (NothingToTell, StoreError) as failed:
            self.told.emit(str(failed))
            return
        except InvalidDocument as invalid:
            self.told.emit(" ".join(problem.problem for problem in invalid.problems))
            return
        if request.is_to_print:
            self._preview(found, request.paper)
        else:
            self._ask_file(found, request.form, request.paper)

    def _preview(self, found: Resolved, paper: Paper) -> None:
        document = found.document
        preview = PrintPreviewDialog(
            lambda paper: printables_of(document, paper), title_of(document), paper, self._printers, self.window
        )
        preview.printed.connect(
            lambda name: self._tell(self.tr("The pages are with the printer {name}.").format(name=name), found)
        )
        preview.save_wanted.connect(lambda paper: self._ask_file(found, Form.PDF, paper))
        self._open(preview)

    def _ask_file(self, found: Resolved, form: Form, paper: Paper) -> None:
        dialog = QFileDialog(self.window, self.tr("Write the document"))
        dialog.setObjectName("document_file_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(form.ending.removeprefix("."))
        dialog.setNameFilter("*.sol *.sol.gz" if form is Form.SOL else f"*{form.ending}")
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog.setDirectory(documents if Path(documents).is_dir() else str(Path.home()))
        dialog.selectFile(stem_of(found.document) + form.ending)
        dialog.fileSelected.connect(lambda path: self.write(found, form, paper, Path(path)))
        self._open(dialog)

    def write(self, found: Resolved, form: Form, paper: Paper, path: Path) -> None:
        """Write the document to a file, as a whole or not at all, and tell what came of it."""
        document = found.document
        work = day_work(document, form, paper) if isinstance(document, DayReport) else None
        if work is not None and len(work.pieces()) > _AT_ONCE:
            self._write_by_and_by(found, work, path)
            return
        self._write(lambda: made(document, form, paper, path.name), found, path)

    def _write_by_and_by(self, found: Resolved, work: DayWork, path: Path) -> None:
        """Many matches take a while: the window goes on living, and the umpire can stop it."""
        dialog = WritingDialog(work.pieces(), self.window)
        dialog.made.connect(lambda: self._write(lambda: Written(work.content()), found, path))
        dialog.stopped.connect(lambda: self.told.emit(self.tr("It was stopped: nothing was written.")))
        self._open(dialog)
        dialog.begin()

    def _write(self, make: Callable[[], Written], found: Resolved, path: Path) -> None:
        try:
            written = make()
            write_whole(path, written.content)
        except OSError as error:
            text = self.tr("{path} could not be written: {why}. Choose another place.")
            self.told.emit(text.format(path=path, why=error.strerror or error))
            return
        self._tell(self.tr("The document is in {path}.").format(path=path), found, written.notes)

    def _tell(self, sentence: str, found: Resolved, notes: Sequence[str] = ()) -> None:
        self.told.emit(sentence)
        missing = (*found.left_out, *notes)
        if missing:
            title, why = (
                self.tr("Not everything is in it"),
                self.tr("What the document does not tell, or not as it was:"),
            )
            self._open(OutcomeDialog("missing_dialog", title, why, missing, self.window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _named(match: StoredMatch) -> str:
    """Who plays whom, and where."""
    setup = plain_setup(match.setup)
    sides = " – ".join(setup.side_name(side) for side in Side)
    return " · ".join(dict.fromkeys((sides, match_title(say, setup))))


def kinds_for(sources: Sources) -> tuple[DocumentKind, ...]:
    """What can be asked for, what is nearest first."""
    of_match = (DocumentKind.MATCH, DocumentKind.MATCH_NUMBERS)
    of_library = (DocumentKind.EVENT, DocumentKind.DATE, DocumentKind.PLAYER)
    return (
        *((DocumentKind.CHOSEN,) if sources.chosen else ()),
        *(of_match if sources.match is not None else ()),
        *(of_library if sources.library is not None else ()),
        *((DocumentKind.BLANK_MATCH,) if sources.match is not None else ()),
        DocumentKind.BLANK_SINGLES,
        DocumentKind.BLANK_DOUBLES,
    )
