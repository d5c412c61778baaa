"""Learning: practice, umpire training, mock exam and rulings, over an open match."""

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMainWindow

from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.awake import KeepAwake
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.learning.law_book.opening import LawBooks, entry_at
from carrom_desk.gui.match_controller import LiveLine, MatchController
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.rules.edition import Edition

from .stored_matches import StoredMatches
from .training import Training, TrainingStore

if TYPE_CHECKING:
    from carrom_desk.gui.learning.school.exercise_dialog import SchoolDialog
    from carrom_desk.storage.learner_store import SqlLearnerStore


class LearningTasks(QObject):
    """Opens the dialogs for learning, with lazy imports."""

    def __init__(
        self,
        match: MatchController,
        matches: StoredMatches,
        laws: LawBooks,
        awake: KeepAwake,
        facts: WindowFacts,
        window: QMainWindow,
        notify: Notify,
    ) -> None:
        """`laws` opens cited laws."""
        super().__init__(window)
        self._match, self._matches, self._laws, self._awake = match, matches, laws, awake
        self._facts, self._window, self._notify = facts, window, notify
        self.training: Training | None = None
        """Practice window; None without a place for its database, and inside practice."""
        self.learners: Callable[[], SqlLearnerStore | None] = lambda: None
        """Store of learners, if any."""
        laws.stroke_asked.connect(self.look_up)

    def use_training(self, store: TrainingStore) -> None:
        """Sets the store of the practice window, which opens over a match here."""
        training = self.training = Training(store, self._match, self._facts, self._window, self._notify)
        self.learners = training.learners

    def handlers(self) -> Handlers:
        """Returns the handlers of practice, training and rulings."""
        return {
            ActionName.PRACTICE: self._practise,
            ActionName.SITUATIONS: self._practise,
            ActionName.LEAVE_PRACTICE: self._leave_practice,
            ActionName.SCHOOL: self._show_school,
            ActionName.EXAM: self._show_exam,
            ActionName.ASK_LAWS: self.look_up,
            ActionName.LAW_BOOK: self._laws.show,
            ActionName.REMINDERS: self._laws.show_unusual,
        }

    def _practise(self) -> None:
        """Offers the situations in the practice window; any other window opens that one."""
        if self.training is not None:
            self.training.open()
        elif self._matches.practice is not None and self._matches.library is not None:
            self._matches.practice.ask_situation()

    def _leave_practice(self) -> None:
        if self._matches.is_practice:
            self._window.close()

    def look_up(self, edition: Edition | None = None) -> None:
        """Looks up a ruling for the current position, by an edition or by the laws of the match."""
        from carrom_desk.gui.documents.report_actions import Documents
        from carrom_desk.gui.learning.ask_laws.ask_laws_dialog import AskLawsDialog
        from carrom_desk.presentation.questions.question import Question, question_about

        session, theme = self._match.session, self._match.theme
        question = None
        if session.desk is not None:
            number = entry_at(QApplication.focusWidget())
            question = question_about(session.record, session.marks.draft, number)
        asked = question or Question()
        dialog = AskLawsDialog(edition or session.laws, asked, theme, self._window)
        dialog.law_wanted.connect(self._laws.show_at)
        dialog.print_wanted.connect(Documents(dialog, self._notify).preview)
        self._laws.show_dialog(dialog)

    def _show_school(self) -> "SchoolDialog | None":
        """Opens umpire training with the learners of a database; a mock exam keeps the screen on."""
        store = self.learners()
        if store is None:
            return None
        from carrom_desk.gui.documents.report_actions import Documents
        from carrom_desk.gui.learning.school.exercise_dialog import SchoolDialog, SchoolNeeds

        needs = SchoolNeeds(store, lambda: datetime.now(UTC), lambda: uuid4().hex, Random())
        dialog = SchoolDialog(needs, self._match.session.laws, self._match.theme, self._window)
        documents = Documents(dialog, self._notify)
        dialog.law_wanted.connect(self._laws.show_at)
        dialog.exam.print_wanted.connect(documents.preview)
        dialog.exam.save_wanted.connect(documents.save)
        dialog.exam.running.connect(lambda is_running: self._awake.want("exam", is_wanted=is_running))
        dialog.show_above(LiveLine(self._match))
        open_dialog(dialog)
        return dialog

    def _show_exam(self) -> None:
        """Opens umpire training at the mock exam."""
        dialog = self._show_school()
        if dialog is not None:
            dialog.show_exam()
