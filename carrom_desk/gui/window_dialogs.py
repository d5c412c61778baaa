"""Opens the dialogs that are about the desk and about paper; what each needs is loaded when it is opened first."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.database.diagnostics import ask_for_diagnosis, diagnosis_words
from carrom_desk.gui.kit.file_dialogs import not_written
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.settings.keys import key_table
from carrom_desk.i18n import _
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.presentation.wording.refusal_text import Trouble
from carrom_desk.rules.edition import Edition

from .dialogs.desk_dialog import open_dialog
from .learning.law_book.opening import LawBooks, entry_at
from .learning.live_line import LiveLine
from .match_controller import MatchController
from .sound.sounds import Sounds
from .window_facts import WindowFacts

if TYPE_CHECKING:
    from carrom_desk.gui.documents.report_actions import Documents, OneDocument
    from carrom_desk.gui.learning.ask_laws.ask_laws_dialog import AskLawsDialog
    from carrom_desk.gui.matches.paper.paper_dialog import PaperTyping
    from carrom_desk.gui.preferences.preferences_dialog import PreferencesDialog
    from carrom_desk.reports.content import Document, Part
    from carrom_desk.reports.match_documents import Options
    from carrom_desk.school.learners import LearnerStore

    from .database.window_checks import SystemCheck
    from .learning.school.exam_dialog import ExamDialog
    from .matches.new_match.pairings import PairingImport


class WindowDialogs(QObject):
    """Everything that the menu offers beside the match and the database.

    Signals:
        chosen: the `MatchId` of a match to open.
    """

    chosen = Signal(object)

    def __init__(
        self, match: MatchController, facts: WindowFacts, sounds: Sounds, window: QWidget, notify: Notify
    ) -> None:
        super().__init__(window)
        self._match = match
        self._facts = facts
        self._sounds = sounds
        self._window = window
        self._notify = notify
        self._is_first_start = facts.is_first_start
        self._preferences: PreferencesDialog | None = None

    # Paper

    @cached_property
    def documents(self) -> "Documents":
        """Writes, shows and prints documents."""
        from carrom_desk.gui.documents.report_actions import Documents

        return Documents(self._facts.version, self._window, self._notify)

    @cached_property
    def typing(self) -> "PaperTyping":
        """Takes paper sheets."""
        from carrom_desk.gui.matches.paper.paper_dialog import PaperTyping

        typing = PaperTyping(lambda: MatchId(uuid4().hex), self._window, self._notify)
        typing.kept.connect(self._go_on_with_sheet)
        return typing

    @cached_property
    def pairings(self) -> "PairingImport":
        """Takes pairings of the tournament desk."""
        from .matches.new_match.pairings import PairingImport

        return PairingImport(self._window, self._notify)

    @cached_property
    def _pages(self) -> "OneDocument":
        from carrom_desk.gui.documents.report_actions import OneDocument

        return OneDocument(self._window, self._notify)

    def ask_laws(self, laws: LawBooks, edition: Edition | None = None, words: str = "") -> None:
        """Look up a ruling, about what words describe or what is at the board; laws are read in this law book."""
        from carrom_desk.gui.learning.ask_laws.ask_laws_dialog import AskLawsDialog
        from carrom_desk.presentation.question import Question, question_about
        from carrom_desk.presentation.question_typed import question_typed

        match, version = self._match, self._facts.version
        question = question_typed(laws.meanings(edition, words)) if edition is not None else None
        session, number = match.session, entry_at(QApplication.focusWidget())
        if question is None and session.desk is not None:
            question = question_about(session.record, session.marks.draft, number)
        dialog = AskLawsDialog(edition or session.laws, question or Question(), version, match.theme, self._window)
        self._connect_printing(dialog, laws)
        laws.show_dialog(dialog)

    def show_school(self, store: "LearnerStore", laws: LawBooks) -> None:
        """Open the umpires' school on the learners of a database."""
        from carrom_desk.gui.learning.school.exercise_dialog import SchoolDialog, SchoolNeeds

        needs = SchoolNeeds(store, lambda: datetime.now(UTC), lambda: uuid4().hex, Random())
        dialog = SchoolDialog(needs, self._match.session.laws, self._match.theme, self._window)
        dialog.law_wanted.connect(laws.show_at)
        dialog.show_above(LiveLine(self._match))
        open_dialog(dialog)

    def show_exam(self, laws: LawBooks) -> QDialog:
        """Open a mock examination; its papers are printed or saved."""
        from .learning.school.exam_dialog import ExamDialog

        seed, edition, theme = Random().randint(1, 999_999), self._match.session.laws, self._match.theme
        dialog = ExamDialog(lambda: datetime.now(UTC), seed, edition, self._facts.version, theme, self._window)
        self._connect_printing(dialog, laws)
        dialog.show_above(LiveLine(self._match))
        open_dialog(dialog)
        return dialog

    def _connect_printing(self, dialog: "AskLawsDialog | ExamDialog", laws: LawBooks) -> None:
        """Have laws that are cited read in this law book, and print what there is to print."""
        from carrom_desk.gui.documents.report_actions import OneDocument

        dialog.law_wanted.connect(laws.show_at)
        dialog.print_wanted.connect(OneDocument(dialog, self._notify).preview)

    def ask_for_document(self, library: MatchLibrary | None) -> None:
        """Ask which document is wanted, about the open match or others."""
        self.documents.ask(library, None if self._match.session.desk is None else self._match.session.stored())

    def save_report(self, *, is_pdf: bool) -> None:
        """Ask where to write the report of the open match."""
        from carrom_desk.desk.documents import Form

        self.documents.save_match(self._match.session.stored(), Form.PDF if is_pdf else Form.HTML)

    def print_report(self) -> None:
        """Show the report of the open match as it is printed."""
        self.documents.print_match(self._match.session.stored())

    def show_statistics(self) -> None:
        """Show the numbers of the open match as they are now."""
        from carrom_desk.desk.documents import match_report
        from carrom_desk.desk.forms.document_request import are_long
        from carrom_desk.reports.statistics_report import match_parts, match_title

        from .documents.statistics import StatisticsDialog

        stored = self._match.session.stored()

        def work() -> "tuple[str, tuple[Part, ...]]":
            sheet = match_report(stored, version=self._facts.version).sheet.reworded()
            return match_title(sheet).title, match_parts(sheet)

        self.documents.make(
            work, lambda found: open_dialog(StatisticsDialog(*found, self._window)), is_long=are_long((stored,))
        )

    def _go_on_with_sheet(self, match_id: MatchId, is_over: bool) -> None:
        """A match that is not over is there to be gone on with."""
        if is_over:
            self._notify(_("Match saved. Find it in the list of matches."))
            return
        self.chosen.emit(match_id)
        self._notify(_("Match saved. It continues from here."))

    # The desk

    def show_preferences(self, page: int = 0, at: str = "") -> None:
        """Show a page of the preferences, with the keyboard at the part of this name."""
        from carrom_desk.gui.preferences.preferences_dialog import PreferencesDialog

        dialog = self._preferences = PreferencesDialog(self._facts.settings, self._sounds, page, self._window, at=at)
        dialog.finished.connect(self._forget_preferences)
        open_dialog(dialog)

    def welcome(self, guide: Callable[[], object]) -> None:
        """Ask what the desk has to know, once, at its very first start; `guide` begins the match of two minutes."""
        is_first, self._is_first_start = self._is_first_start, False
        if is_first:
            self._show_first_start(guide)

    def _show_first_start(self, guide: Callable[[], object]) -> None:
        from carrom_desk.gui.preferences.preferences_dialog import FirstStartDialog

        dialog = FirstStartDialog(self._facts.settings, self._sounds, self._window)
        dialog.translation_wanted.connect(lambda: self._show_first_start(guide))
        dialog.guide_wanted.connect(guide)
        open_dialog(dialog)

    def translate(self) -> None:
        """Open the preferences again where they were, in the language of now."""
        dialog = self._preferences
        if dialog is not None:
            page, at = dialog.page, dialog.has_keyboard
            dialog.done(QDialog.DialogCode.Rejected)
            self.show_preferences(page, at)

    def _forget_preferences(self) -> None:
        self._preferences = None

    def show_manual(self) -> None:
        """Show the manual at the page about what has the keyboard, or how a match goes while one is open."""
        from carrom_desk.gui.dialogs.manual_dialog import ManualDialog, page_about

        page = page_about(self._window.focusWidget())
        open_dialog(ManualDialog(page, self._window))

    def show_key_card(self) -> None:
        """Show what every key does."""
        from carrom_desk.gui.preferences.key_card_dialog import KeyCardDialog
        from carrom_desk.gui.preferences.preferences_dialog import KEYS_PAGE

        from .documents.print_preview import usual_paper
        from .preferences.key_card import key_card, key_card_document

        pages, card = self._pages, key_card(key_table(self._facts.settings.current.keys))

        def made(options: "Options") -> "Document":
            return key_card_document(card, self._facts.version, options.paper)

        dialog = KeyCardDialog(card, self._window)
        dialog.change_wanted.connect(lambda: self.show_preferences(KEYS_PAGE))
        dialog.print_wanted.connect(lambda: pages.preview(made, "keys"))
        dialog.save_wanted.connect(lambda: pages.ask_file(made, "keys", usual_paper()))
        open_dialog(dialog)

    @cached_property
    def _system_check(self) -> "SystemCheck":
        from .database.window_checks import SystemCheck

        return SystemCheck(self._facts.version, self._sounds, self._facts.settings, self._window)

    def check_system(self, database: DatabaseController | None, *, is_open: bool) -> None:
        """Look whether this computer is fit for a match; `is_open`: the matches can be read."""
        if database is not None and self._facts.data_folder is not None:
            self._system_check.show(database, self._facts.data_folder, is_open=is_open)

    def open_data_folder(self) -> None:
        """Show the folder of matches and backups in the system's file manager, or say where it is."""
        folder = self._facts.data_folder
        if folder is not None and not QDesktopServices.openUrl(QUrl.fromLocalFile(folder)):
            self._notify(_("Your matches are stored in {folder}.").format(folder=folder))

    def show_about(self) -> None:
        """Tell what this program is."""
        from .dialogs.messages import AboutDialog, NoticesDialog

        dialog = AboutDialog(self._facts.version, self._facts.database, self._window)
        dialog.notices_wanted.connect(lambda: open_dialog(NoticesDialog(self._window)))
        open_dialog(dialog)

    def ask_for_diagnosis(self) -> None:
        """Ask for a file with all that helps to look into a fault."""
        stored = None if self._match.session.desk is None else self._match.session.stored()
        ask_for_diagnosis(self._window, lambda path: self._pack(path, stored))

    def _pack(self, path: Path, match: StoredMatch | None) -> None:
        """Pack the log and the open match into a file, and say what came of it."""
        from carrom_desk.desk.diagnosis import log_files, pack
        from carrom_desk.desk.forms.document_request import are_long

        logs = log_files(self._facts.log_folder) if self._facts.log_folder is not None else ()

        def work() -> None:
            try:
                pack(path, self._facts.version, logs, match)
            except OSError as error:
                raise Trouble(not_written(path, error)) from error

        said = diagnosis_words(path)
        is_long = match is not None and are_long((match,))
        self.documents.make(work, lambda _: self._notify(said), is_long=is_long)
