"""The mock examination on the screen: written against the clock, or oral with fifteen seconds an answer."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, plain_button, voiced
from carrom_desk.gui.dialogs.fields import NumberField
from carrom_desk.gui.languages import say
from carrom_desk.gui.law_book.books import edition_box, law_book
from carrom_desk.gui.theme import ThemeName
from carrom_desk.reports.content import Document
from carrom_desk.reports.documents import Options
from carrom_desk.reports.exam_paper import UNOFFICIAL, answers_document, paper_document, result_document
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.school.exam import (
    FULL_MARKS,
    MINUTES,
    ORAL_SECONDS,
    PARTS,
    Paper,
    Result,
    make_paper,
    mark,
    oral,
)
from carrom_desk.school.exercises import Exercise

from .exercise_view import ExerciseView, subject_of

_HIGHEST_SEED = 999_999
_TICK_MS = 250


class ExamDialog(DeskDialog):
    """One paper at a time.

    Signals:
        print_wanted: a function that makes a document for `Options`, and what its file is called.
    """

    print_wanted = Signal(object, str)

    def __init__(
        self,
        now: Callable[[], datetime],
        seed: int,
        edition: Edition,
        version: str,
        theme: ThemeName,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("exam_dialog", self.tr("Mock examination"), parent)
        self._now = now
        self._version = version
        self._paper: Paper | None = None
        self._spoken: tuple[Exercise, ...] = ()
        self._answers: list[int | None] = []
        self._begun: datetime | None = None
        self._result: Result | None = None
        self._edition = edition_box("exam_laws", self.tr("Laws"), edition)
        self._seed = NumberField("exam_seed", self.tr("Number of the paper"), 1, _HIGHEST_SEED)
        self._seed.setValue(seed)
        self._name = named(QLineEdit(), "exam_name", self.tr("Name of the candidate"))
        self._name.setPlaceholderText(self._name.accessibleName())
        self._written = plain_button("begin_written", self.tr("Begin the written paper"), self.begin_written)
        self._oral = plain_button("begin_oral", self.tr("Begin the oral"), self.begin_oral)
        self._where = voiced(say(UNOFFICIAL), "muted", "exam_said")
        self._view = ExerciseView(theme, is_exam=True)
        self._view.setVisible(False)
        self._right = plain_button("oral_right", self.tr("1   I was right"), lambda: self._mark_spoken(is_right=True))
        self._wrong = plain_button("oral_wrong", self.tr("2   I was not"), lambda: self._mark_spoken(is_right=False))
        self._reveal = plain_button("oral_reveal", self.tr("Show the answer"), self.reveal)
        self._prints = tuple(
            plain_button(name, title, partial(self.print_wanted.emit, make, name))
            for name, title, make in (
                ("exam-paper", self.tr("Paper…"), self._paper_document),
                ("exam-answers", self.tr("Answers…"), self._answers_document),
                ("exam-result", self.tr("Result…"), self._result_document),
            )
        )
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self.tick)
        self._view.answered.connect(self._take)
        self._lay_out()

    # The written paper

    def begin_written(self) -> None:
        """Ask the paper of the number, against the clock."""
        self._paper = self._make_paper()
        self._spoken, self._answers, self._result = (), [], None
        self._start()
        self._show_question()

    def _make_paper(self) -> Paper:
        return make_paper(self._seed.value(), subject_of(self._laws()))

    def _take(self, place: int) -> None:
        self._answers.append(place)
        assert self._paper is not None
        if len(self._answers) < len(self._paper.questions):
            self._show_question()
        else:
            self._finish()

    def _show_question(self) -> None:
        assert self._paper is not None
        self._view.show_exercise(self._paper.questions[len(self._answers)].exercise)
        self.tick()

    def _finish(self) -> None:
        """Mark the paper; what was not answered counts nothing."""
        paper = self._paper
        assert paper is not None
        self._timer.stop()
        unanswered = [None] * (len(paper.questions) - len(self._answers))
        self._result = mark(paper, [*self._answers, *unanswered])
        self._view.setVisible(False)
        outcome = self.tr("Passed.") if self._result.is_passed else self.tr("Not passed.")
        lines = [self.tr("{marks} of {full} marks.").format(marks=self._result.total, full=FULL_MARKS), outcome]
        for section, part in PARTS.items():
            lines.append(f"{say(part.title)}: {self._result.marks[section]} / {part.questions * part.marks}")
        self._where.setText("\n".join((*lines, say(UNOFFICIAL))))
        self._show_parts()

    @property
    def reached(self) -> Result | None:
        """What was reached; None while the paper is not marked."""
        return self._result

    # The oral

    def begin_oral(self) -> None:
        """Ask questions to be answered aloud."""
        self._paper, self._result, self._answers = None, None, []
        self._spoken = oral(self._seed.value(), subject_of(self._laws()))
        self._ask_spoken()

    def _ask_spoken(self) -> None:
        self._start()
        self._view.show_exercise(self._spoken[len(self._answers)], is_spoken=True)
        self.tick()

    def reveal(self) -> None:
        """Show the answer: say yourself whether you were right."""
        self._timer.stop()
        self._view.reveal()
        self._show_parts()

    def _mark_spoken(self, *, is_right: bool) -> None:
        self._answers.append(int(is_right))
        if len(self._answers) < len(self._spoken):
            self._ask_spoken()
            return
        self._view.setVisible(False)
        right = sum(each or 0 for each in self._answers)
        told = self.tr("{right} of {count} answers were right, by your own word.")
        self._where.setText(told.format(right=right, count=len(self._spoken)))
        self._spoken = ()
        self._show_parts()

    # The clock

    def tick(self) -> None:
        """Show the time that is left, and end what is over."""
        if self._begun is None:
            return
        gone = int((self._now() - self._begun).total_seconds())
        left = (ORAL_SECONDS if self._spoken else MINUTES * 60) - gone
        if left <= 0:
            self.reveal() if self._spoken else self._finish()
            return
        number = len(self._answers) + 1
        count = len(self._spoken) if self._spoken or self._paper is None else len(self._paper.questions)
        words = self.tr("Question {number} of {count}; time left {time}")
        self._where.setText(words.format(number=number, count=count, time=f"{left // 60}:{left % 60:02}"))

    def _start(self) -> None:
        self._begun = self._now()
        self._view.setVisible(True)
        self._timer.start()
        self._show_parts()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        is_revealed = bool(self._spoken) and self._view.is_answered
        if is_revealed and number in (0, 1):
            self._mark_spoken(is_right=number == 0)
        elif self._spoken and not is_revealed and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.reveal()
        elif self._paper is not None and self._result is None and 0 <= number < 9:
            self._view.press(number)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    # Parts

    def _laws(self) -> Edition:
        return EDITIONS[self._edition.currentIndex()]

    def _show_parts(self) -> None:
        is_running = self._view.isVisibleTo(self)
        is_revealed = bool(self._spoken) and self._view.is_answered
        why = self.tr("The examination has begun: answer it first, or close it.") if is_running else ""
        for part in (self._edition, self._seed, self._name, self._written, self._oral):
            part.setEnabled(not is_running)
            part.setToolTip(why)
        self._reveal.setVisible(bool(self._spoken) and not is_revealed)
        for part in (self._right, self._wrong):
            part.setVisible(is_revealed)
        for part in self._prints:
            part.setVisible(not is_running)
        self._prints[2].setEnabled(self._result is not None)
        self._prints[2].setToolTip("" if self._result is not None else self.tr("No examination was taken yet."))

    def _paper_document(self, options: Options) -> Document:
        return paper_document(self._make_paper(), options, self._version)

    def _answers_document(self, options: Options) -> Document:
        rows = {name: row.number for row in law_book(self._laws()).rows() for name in row.names}
        return answers_document(self._make_paper(), lambda law: rows.get(law, law), options, self._version)

    def _result_document(self, options: Options) -> Document:
        assert self._paper is not None
        assert self._result is not None
        return result_document(self._paper, self._name.text().strip(), self._result, options, self._version)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        for part in (self._edition, self._seed, self._name):
            top.addWidget(part, 1)
        for button in (self._written, self._oral):
            top.addWidget(button)
        self.body.addLayout(top)
        self.body.addWidget(self._where)
        self.body.addWidget(self._view, 1)
        self.body.addStretch(0)
        for button in (self._reveal, self._right, self._wrong, *self._prints):
            self.buttons.addButton(button, self.buttons.ButtonRole.ActionRole)
        self.add_way_out(self.tr("Close"), "close")
        self.take_room(QSize(900, 500), QSize(1240, 740))
        self._show_parts()
