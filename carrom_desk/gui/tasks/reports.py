"""Documents: report and statistics of the open match, other documents, verification and problem report."""

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.file_dialogs import ask_where, not_written
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.i18n import _
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.refusal_text import Trouble

from .stored_matches import StoredMatches

if TYPE_CHECKING:
    from carrom_desk.gui.documents.report_actions import Documents
    from carrom_desk.reports.document import Document


class DocumentTasks(QObject):
    """Opens the dialogs about documents, with lazy imports."""

    def __init__(
        self, match: MatchController, matches: StoredMatches, facts: WindowFacts, window: QWidget, notify: Notify
    ) -> None:
        super().__init__(window)
        self._match, self._matches, self._facts = match, matches, facts
        self._window, self._notify = window, notify

    @cached_property
    def files(self) -> "Documents":
        """Writes, shows and prints documents."""
        from carrom_desk.gui.documents.report_actions import Documents

        return Documents(self._window, self._notify, settings=self._facts.settings)

    def handlers(self) -> Handlers:
        """Returns the handlers of the menu entries about documents."""
        return {
            ActionName.REPORT: self._report,
            ActionName.REPORT_HTML: partial(self._report, is_pdf=False),
            ActionName.PRINT: partial(self._report, is_to_print=True),
            ActionName.STATISTICS: self._show_statistics,
            ActionName.DOCUMENTS: lambda: self.files.ask(self._matches.library, self._open_match()),
            ActionName.VERIFY: lambda: self.files.ask_to_verify(self._matches.library),
            ActionName.DIAGNOSIS: self.ask_for_diagnosis,
        }

    def _open_match(self) -> StoredMatch | None:
        session = self._match.session
        return None if session.desk is None else session.stored()

    def _report(self, *, is_pdf: bool = True, is_to_print: bool = False) -> None:
        """Asks where to save the report of the open match, or prints it."""
        from carrom_desk.desk.documents import Form

        form, match = Form.PDF if is_pdf else Form.HTML, self._match.session.stored()
        self.files.report(self._matches.library, match, form, is_to_print=is_to_print)

    def _show_statistics(self) -> None:
        """Shows the statistics of the open match."""
        from carrom_desk.desk.gathering import replayed
        from carrom_desk.gui.documents.document_view import StatisticsDialog
        from carrom_desk.reports.match_documents import Options, match_statistics_document

        stored = self._match.session.stored()

        def work() -> "Document":
            return match_statistics_document(replayed(stored).sheet(), Options())

        self.files.make(work, lambda found: open_dialog(StatisticsDialog(found, self._window)))

    def ask_for_diagnosis(self, facts: str = "") -> None:
        """Asks where to save a problem report with this page of facts."""
        from carrom_desk.desk.system_check import facts_page

        pack = partial(self._pack, facts or facts_page({}), self._open_match())
        title, name = _("Create problem report"), "carrom-desk-diagnosis.zip"
        ask_where(self._window, "diagnosis_dialog", title, name, (".zip",), pack)

    def _pack(self, facts: str, match: StoredMatch | None, path: Path) -> None:
        """Saves the facts, the log and the open match to a file, and shows the result."""
        from carrom_desk.desk.diagnosis import log_files, pack

        logs = log_files(self._facts.log_folder) if self._facts.log_folder is not None else ()

        def work() -> None:
            try:
                pack(path, facts, logs, match)
            except OSError as error:
                raise Trouble(not_written(path, error)) from error

        text = _("{path} contains the log and the open match, with the players’ names. Send it with your report.")
        self.files.make(work, lambda _: self._notify(text.format(path=path)))
