"""Mock exam as a mode of training: questions against the clock without help, then a review of every answer."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from random import Random

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from carrom_desk.gui.dialogs.desk_dialog import open_dialog, plain_button, voiced
from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.documents.document_view import DocumentView
from carrom_desk.gui.kit.layouts import across, down
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.i18n import _, ngettext
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.reports.document import Document
from carrom_desk.reports.laws.exam_review import review_document
from carrom_desk.reports.laws.lessons import subject_of
from carrom_desk.reports.match_documents import Options
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.school.learners import Learner
from carrom_desk.school.mock_exam import EXAM_LENGTHS, SECONDS_PER_QUESTION, MockExam, draw_exam

from .exercise_view import ExerciseView
from .session_choices import length_box

_TICK_MS = 250
_STEM = "exam-review"
"""File name of a review without extension."""


class ExamPage(QWidget):
    """Page of training for a mock exam.

    Signals:
        running: emitted with True when an exam starts, and with False when it ends.
        print_wanted: emitted with a function that creates the review for `Options`, and its file name.
        save_wanted: emitted with the same.
    """

    running = Signal(bool)
    print_wanted = Signal(object, str)
    save_wanted = Signal(object, str)

    def __init__(
        self,
        now: Callable[[], datetime],
        random: Random,
        learner: Callable[[], Learner | None],
        theme: ThemeName,
    ) -> None:
        """`learner` returns who takes the exam."""
        super().__init__()
        self.setObjectName("exam_page")
        self._now, self._random, self._learner = now, random, learner
        self._edition = USUAL
        self.exam: MockExam | None = None
        """Exam in progress, or the last one."""
        self.is_running = False
        """True while questions are answered."""
        self._at = 0
        """Question shown, counted from 0."""
        self._started = now()
        self._length = length_box("exam_length", _("Length of the exam"), EXAM_LENGTHS)
        self._start = plain_button("exam_start", _("Start exam"), self.start)
        self._about = voiced("", "", "exam_about")
        self._line = voiced("", "muted", "exam_line")
        self.view = ExerciseView(theme, is_exam=True)
        """Current question."""
        self._page = DocumentView("exam_review", _("Review"))
        self._pages = QStackedWidget()
        self._timer = QTimer(self, interval=_TICK_MS)
        self._lay_out()
        self._timer.timeout.connect(self.tick)
        self._length.currentIndexChanged.connect(self._tell_terms)
        self.view.answered.connect(self._take)
        self._show_parts()

    def show_laws(self, edition: Edition) -> None:
        """Shows the laws that the next exam is about."""
        self._edition = edition
        self._tell_terms()

    def take_focus(self) -> None:
        """Focuses the button that starts an exam."""
        self._start.setFocus()

    def start(self) -> None:
        """Draws an exam and starts its clock."""
        self.exam = draw_exam(self._random, subject_of(self._edition), self._length.currentData())
        self.is_running, self._started = True, self._now()
        self._timer.start()
        self.running.emit(True)
        self._ask(0)

    def hand_in(self) -> None:
        """Ends the exam, after confirmation if questions have no answer."""
        assert self.exam is not None
        missing = self.exam.answers.count(None)
        if not missing:
            self._finish()
            return
        said = ngettext(
            "{count} question is not answered. It counts as wrong.",
            "{count} questions are not answered. They count as wrong.",
            missing,
        )
        open_dialog(
            LossDialog(_("Hand in the exam?"), (said.format(count=missing),), _("Hand in"), self._finish, self.window())
        )

    def ask_to_discard(self, discard: Callable[[], object]) -> None:
        """Asks before an exam in progress is lost."""
        assert self.exam is not None
        count = len(self.exam.answers) - self.exam.answers.count(None)
        said = ngettext(
            "The exam is not finished. {count} answer would be lost.",
            "The exam is not finished. {count} answers would be lost.",
            count,
        ).format(count=count)

        def stop() -> None:
            self._stop()
            discard()

        open_dialog(LossDialog(_("Discard the exam?"), (said,), _("Discard exam"), stop, self.window()))

    def tick(self) -> None:
        """Shows the time left, and ends the exam when time is up."""
        assert self.exam is not None
        left = self.exam.seconds - int((self._now() - self._started).total_seconds())
        if left <= 0:
            self._finish()
            return
        words = _("Question {number} of {count}. Time left: {time}")
        time = f"{left // 60}:{left % 60:02}"
        self._line.setText(words.format(number=self._at + 1, count=len(self.exam.questions), time=time))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turns to another question by Page Up and Page Down."""
        by = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if by is not None and self.is_running:
            self._turn(by)
        else:
            super().keyPressEvent(event)

    def _tell_terms(self) -> None:
        count = self._length.currentData()
        minutes = count * SECONDS_PER_QUESTION // 60
        words = _("{laws}. {count} questions in {minutes} minutes, without help. The exam is not official.")
        self._about.setText(words.format(laws=laws_name(self._edition), count=count, minutes=minutes))

    def _ask(self, at: int) -> None:
        """Shows a question, which may have an answer already."""
        assert self.exam is not None
        self._at = at
        self.view.show_exercise(self.exam.exercises[at], chosen=self.exam.answers[at])
        self._pages.setCurrentWidget(self.view)
        self._show_parts()
        self.tick()
        self.view.take_focus()

    def _take(self, place: int) -> None:
        """Stores an answer and shows the next question without one."""
        assert self.exam is not None
        self.exam = self.exam.answered(self._at, place)
        following = self.exam.open_after(self._at)
        self._ask(self._at if following is None else following)
        if following is None:
            self._hand_in.setFocus()

    def _turn(self, by: int) -> None:
        assert self.exam is not None
        self._ask(min(max(0, self._at + by), len(self.exam.questions) - 1))

    def _finish(self) -> None:
        """Shows the review of all answers."""
        self._stop()
        self._page.show_document(self._made(Options()))
        self._pages.setCurrentWidget(self._page)
        self._show_parts()
        self._page.setFocus()

    def _stop(self) -> None:
        self.is_running = False
        self._timer.stop()
        self._line.setText("")
        self.running.emit(False)

    def _made(self, options: Options) -> Document:
        assert self.exam is not None
        learner = self._learner()
        return review_document(self.exam, "" if learner is None else learner.name, options)

    def _show_parts(self) -> None:
        for part in (self._before, self._after, self._hand_in, self._line):
            part.setVisible(self.is_running)
        for each in (self._length, self._start, self._about):
            each.setHidden(self.is_running)
        for button in (self._print, self._save):
            button.setVisible(self.exam is not None and not self.is_running)
        if self.exam is not None:
            self._before.setEnabled(self._at > 0)
            self._after.setEnabled(self._at + 1 < len(self.exam.questions))

    def _lay_out(self) -> None:
        self._before = plain_button("exam_before", _("Previous"), partial(self._turn, -1))
        self._after = plain_button("exam_after", _("Next"), partial(self._turn, 1))
        self._hand_in = plain_button("exam_hand_in", _("Hand in…"), self.hand_in)
        self._print = plain_button("exam_print", _("Print…"), lambda: self.print_wanted.emit(self._made, _STEM))
        self._save = plain_button("exam_save", _("Save…"), lambda: self.save_wanted.emit(self._made, _STEM))
        for page in (QWidget(), self.view, self._page):
            self._pages.addWidget(page)
        top = across(self._length, self._start, (self._about, 1), self._print, self._save)
        self.setLayout(down(top, self._line, (self._pages, 1), across(self._before, self._after, 1, self._hand_in)))
