"""The mock examination on the screen: written against the clock, or oral with fifteen seconds an answer."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QTextBrowser, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, plain_button, voiced
from carrom_desk.gui.dialogs.fields import NumberField, text_field, watch
from carrom_desk.gui.languages import in_browser, say
from carrom_desk.gui.law_book.page import edition_box, law_book
from carrom_desk.gui.layouts import across
from carrom_desk.gui.theme import ThemeName
from carrom_desk.reports.content import Document
from carrom_desk.reports.documents import Options
from carrom_desk.reports.exam_paper import answers_document, paper_document, result_document
from carrom_desk.reports.html import as_part
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.school.exam import MINUTES, ORAL_SECONDS, Paper, Result, make_paper, mark, oral
from carrom_desk.school.exercises import Exercise

from .exercise_view import ExerciseView, subject_of

_HIGHEST_SEED = 999_999
_TICK_MS = 250


class ExamDialog(DeskDialog):
    """One paper at a time: what it is, its questions, and the page with the result.

    Signals:
        law_wanted: an edition, and an address in the law book.
        print_wanted: a function that makes a document for `Options`, and what its file is called.
    """

    law_wanted = Signal(object, str)
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
        self._asked: tuple[Exercise, ...] = ()
        self._is_oral = False
        self._answers: list[int | None] = []
        self._begun = now()
        """When the paper, or the question that is spoken, began."""
        self.reached: Result | None = None
        """What was reached; None while the paper is not marked."""
        self._edition = edition_box("exam_laws", self.tr("Laws"), edition)
        self._seed = NumberField("exam_seed", self.tr("Number of the paper"), 1, _HIGHEST_SEED)
        self._seed.setValue(seed)
        title = self.tr("Name of the candidate")
        self._name = text_field("exam_name", title, hint=title)
        self._written = plain_button("begin_written", self.tr("Begin the written paper"), self.begin_written)
        self._oral = plain_button("begin_oral", self.tr("Begin the oral"), self.begin_oral)
        self._where = voiced("", "muted", "exam_said")
        self._page = named(QTextBrowser(), "exam_page", self.windowTitle())
        self._page.document().setDefaultStyleSheet("th, td { padding: 4px 24px 4px 0px; text-align: left; }")
        self.view = ExerciseView(theme, is_exam=True)
        """The question that is asked now."""
        self._pages = QStackedWidget()
        self._timer = QTimer(self, interval=_TICK_MS)
        self._lay_out()
        self._listen()
        self._choose_paper()

    def _choose_paper(self) -> None:
        """Tell of the paper of the number before it is begun: its sections, and the check lists."""
        self.reached = None
        without_questions = Paper(self._laws(), self._seed.value(), ())
        self._show_page(paper_document(without_questions, Options(say=say), self._version))

    def begin_written(self) -> None:
        """Ask the paper of the number, against the clock."""
        self._paper, self._is_oral = self._make_paper(), False
        self._begin(tuple(each.exercise for each in self._paper.questions))

    def begin_oral(self) -> None:
        """Ask questions to be answered aloud."""
        self._is_oral = True
        self._begin(oral(self._seed.value(), subject_of(self._laws())))

    def _begin(self, asked: tuple[Exercise, ...]) -> None:
        self._asked, self._answers, self.reached = asked, [], None
        self._begun = self._now()
        self._pages.setCurrentWidget(self.view)
        self._ask()

    def _ask(self) -> None:
        """The next question; after the last one the answers are marked."""
        if len(self._answers) == len(self._asked):
            self._finish()
            return
        if self._is_oral:
            self._begun = self._now()
        self.view.show_exercise(self._asked[len(self._answers)], is_spoken=self._is_oral)
        self._timer.start()
        self.tick()
        self._show_parts()
        (self._reveal if self._is_oral else self.view.take_keyboard()).setFocus()

    def _take(self, place: int) -> None:
        """The answer that was pressed; of a spoken one, 1 where it was right."""
        self._answers.append(place)
        self._ask()

    def reveal(self) -> None:
        """Show the answer: say yourself whether you were right."""
        self._timer.stop()
        self._where.setText("")
        self.view.reveal()
        self._show_parts()
        self._right.setFocus()

    def _finish(self) -> None:
        """Mark what was answered; what was not counts nothing."""
        self._timer.stop()
        self._where.setText("")
        if self._is_oral:
            words = self.tr("{right} of {count} answers were right, by your own word.")
            self._where.setText(words.format(right=sum(filter(None, self._answers)), count=len(self._asked)))
            self._pages.setCurrentWidget(self._page)
            self._show_parts()
            return
        assert self._paper is not None
        unanswered = [None] * (len(self._asked) - len(self._answers))
        self.reached = mark(self._paper, [*self._answers, *unanswered])
        self._show_page(self._result_document(Options(say=say)))

    def tick(self) -> None:
        """Show the time that is left, and end what is over."""
        gone = int((self._now() - self._begun).total_seconds())
        left = (ORAL_SECONDS if self._is_oral else MINUTES * 60) - gone
        if left <= 0:
            self.reveal() if self._is_oral else self._finish()
            return
        words = self.tr("Question {number} of {count}; time left {time}")
        number, count = len(self._answers) + 1, len(self._asked)
        self._where.setText(words.format(number=number, count=count, time=f"{left // 60}:{left % 60:02}"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        is_revealed = self._right.isVisible()
        if is_revealed and event.key() in (Qt.Key.Key_1, Qt.Key.Key_2):
            self._take(int(event.key() == Qt.Key.Key_1))
        elif is_enter and self._reveal.isVisible():
            self.reveal()
        elif not is_enter:
            super().keyPressEvent(event)

    # Parts

    def _listen(self) -> None:
        self._timer.timeout.connect(self.tick)
        self.view.answered.connect(self._take)
        self.view.law_wanted.connect(lambda address: self.law_wanted.emit(self._laws(), address))
        watch(self._choose_paper, self._edition, self._seed)

    def _print_button(self, name: str, title: str, make: Callable[[Options], Document]) -> QPushButton:
        return self.add_button(name, title, partial(self.print_wanted.emit, make, name))

    def _laws(self) -> Edition:
        return EDITIONS[self._edition.currentIndex()]

    def _show_page(self, document: Document) -> None:
        self._page.setHtml(in_browser(as_part(document)))
        self._page.setAccessibleDescription(self._page.toPlainText())
        self._pages.setCurrentWidget(self._page)
        self._show_parts()

    def _show_parts(self) -> None:
        is_running = self._pages.currentWidget() is self.view
        is_revealed = self._is_oral and self.view.is_answered
        why = self.tr("The examination has begun: answer it first, or close it.") if is_running else ""
        for part in (self._edition, self._seed, self._name, self._written, self._oral):
            part.setEnabled(not is_running)
            part.setToolTip(why)
        self._reveal.setVisible(is_running and self._is_oral and not is_revealed)
        for part in (self._right, self._wrong):
            part.setVisible(is_running and is_revealed)
        for part in self._prints:
            part.setVisible(not is_running)
        self._prints[2].setEnabled(self.reached is not None)
        self._prints[2].setToolTip("" if self.reached is not None else self.tr("No examination was taken yet."))

    def _make_paper(self) -> Paper:
        return make_paper(self._seed.value(), subject_of(self._laws()))

    def _paper_document(self, options: Options) -> Document:
        return paper_document(self._make_paper(), options, self._version)

    def _answers_document(self, options: Options) -> Document:
        rows = {name: row.number for row in law_book(self._laws()).rows() for name in row.names}
        return answers_document(self._make_paper(), lambda law: rows.get(law, law), options, self._version)

    def _result_document(self, options: Options) -> Document:
        assert self._paper is not None
        assert self.reached is not None
        return result_document(self._paper, self._name.text().strip(), self.reached, options, self._version)

    def _lay_out(self) -> None:
        top = across(*((part, 1) for part in (self._edition, self._seed, self._name)), self._written, self._oral)
        for page in (self._page, self.view):
            self._pages.addWidget(page)
        self.add(top, self._where, (self._pages, 1))
        self._reveal = self.add_button("oral_reveal", self.tr("Show the answer"), self.reveal)
        right, wrong = self.tr("1   I was right"), self.tr("2   I was not")
        self._right = self.add_button("oral_right", right, partial(self._take, 1))
        self._wrong = self.add_button("oral_wrong", wrong, partial(self._take, 0))
        self._prints = (
            self._print_button("exam-paper", self.tr("Paper…"), self._paper_document),
            self._print_button("exam-answers", self.tr("Answers…"), self._answers_document),
            self._print_button("exam-result", self.tr("Result…"), self._result_document),
        )
        self.add_way_out(self.tr("Close"), "close")
        self.take_room(QSize(900, 500), QSize(1240, 740))
