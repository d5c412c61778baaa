"""Mock exam dialog: written against the clock, or oral with fifteen seconds for each answer."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QListWidget, QPushButton, QStackedWidget, QTextBrowser, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, open_dialog, plain_button, voiced
from carrom_desk.gui.dialogs.fields import NumberField, text_field, watch
from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.kit.pressed_keys import sign_of
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.learning.law_book.law_book_dialog import edition_box
from carrom_desk.gui.settings.languages import in_browser
from carrom_desk.i18n import _, ngettext, say
from carrom_desk.reports.document import Document
from carrom_desk.reports.laws.exam_paper import answers_document, mark_sheet_document, paper_document, result_document
from carrom_desk.reports.laws.law_books import law_book
from carrom_desk.reports.laws.lessons import subject_of
from carrom_desk.reports.match_documents import Options
from carrom_desk.reports.output.html import as_part
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.school.exam import MINUTES, ORAL_SECONDS, ExamResult, Paper, Section, Weights, make_paper, mark, oral
from carrom_desk.school.exercise import Exercise
from carrom_desk.school.exercise_text import option_words

from .exercise_view import ExerciseView

_HIGHEST_SEED = 999_999
_MOST_QUESTIONS = 40
"""Maximum number of questions of a section."""
_TICK_MS = 250
_TURNS: Mapping[int, int] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class ExamDialog(DeskDialog):
    """Shows a paper: its cover, its questions and the result.

    Signals:
        law_wanted: emitted with an edition and an address in the law book.
        print_wanted: emitted with a function that creates a document for `Options`, and its file name.
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
        super().__init__("exam_dialog", _("Mock exam"), parent)
        self._now = now
        self._version = version
        self._paper: Paper | None = None
        self._asked: tuple[Exercise, ...] = ()
        self._is_oral = False
        self._answers: list[int | None] = []
        """Answers by question; None if not answered."""
        self._at = 0
        """Question shown, counted from 0."""
        self._begun = now()
        """Start time of the paper, or of the oral question."""
        self.reached: ExamResult | None = None
        """Result; None until the paper is marked."""
        self._make_choices(edition, seed)
        self._where = voiced("", "muted", "exam_said")
        self._page = named(QTextBrowser(), "exam_page", self.windowTitle())
        self._page.document().setDefaultStyleSheet("th, td { padding: 4px 24px 4px 0px; text-align: left; }")
        self.view = ExerciseView(theme, is_exam=True)
        """Current question."""
        self._review = named(QListWidget(), "exam_review", _("Your answers"))
        self._review.setWordWrap(True)
        self._pages = QStackedWidget()
        self._timer = QTimer(self, interval=_TICK_MS)
        self._lay_out()
        self._listen()
        self._choose_paper()

    def _make_choices(self, edition: Edition, seed: int) -> None:
        """Creates the page shown before a paper starts."""
        self._edition = edition_box("exam_laws", _("Laws"), edition)
        self._seed = NumberField("exam_seed", _("Paper number"), 1, _HIGHEST_SEED)
        self._seed.setValue(seed)
        title = _("Candidate’s name")
        self._name = text_field("exam_name", title, hint=title)
        self._counts = {
            section: _count_field(section, letter) for section, letter in zip(Section, "ABCDEFG", strict=True)
        }
        self._written = plain_button("begin_written", _("Start written paper"), self.begin_written)
        self._oral = plain_button("begin_oral", _("Start oral"), self.begin_oral)

    def _choose_paper(self) -> None:
        """Shows the outline of the numbered paper before it starts: sections and checklists."""
        self.reached = None
        without_questions = Paper(self._laws(), self._seed.value(), (), self._weights())
        self._show_page(paper_document(without_questions, Options(), self._version))

    def begin_written(self) -> None:
        """Starts the numbered paper with its clock."""
        self._paper, self._is_oral = self._make_paper(), False
        self._begin(tuple(each.exercise for each in self._paper.questions))

    def begin_oral(self) -> None:
        """Starts an oral exam."""
        self._is_oral = True
        self._begin(oral(self._seed.value(), subject_of(self._laws())))

    def _begin(self, asked: tuple[Exercise, ...]) -> None:
        self._asked, self._answers, self.reached = asked, [None] * len(asked), None
        self._begun = self._now()
        self._timer.start()
        self._ask(0)

    def _ask(self, at: int) -> None:
        """Shows a question; after the last one, the review of all answers."""
        self._at = at
        if at == len(self._asked):
            self._finish() if self._is_oral else self.show_review()
            return
        if self._is_oral:
            self._begun = self._now()
        self._pages.setCurrentWidget(self.view)
        self.view.show_exercise(self._asked[at], is_spoken=self._is_oral, chosen=self._answers[at])
        self._timer.start()
        self.tick()
        self._show_parts()
        (self._reveal if self._is_oral else self.view.take_focus()).setFocus()

    def _take(self, place: int) -> None:
        """Stores the answer, replacing an earlier one; in an oral exam, 1 is correct."""
        self._answers[self._at] = place
        self._ask(self._at + 1)

    def show_review(self) -> None:
        """Shows all questions with their answers, which can still be changed."""
        self._at = min(self._at, len(self._asked) - 1)
        self._review.clear()
        for number, (asked, place) in enumerate(zip(self._asked, self._answers, strict=True), 1):
            answer = _("not answered") if place is None else option_words(asked)[place]
            words = _("{number}. {question} {answer}")
            self._review.addItem(words.format(number=number, question=say(asked.question.value), answer=answer))
        open_ones = (row for row, place in enumerate(self._answers) if place is None)
        self._review.setCurrentRow(next(open_ones, 0))
        self._pages.setCurrentWidget(self._review)
        self.tick()
        self._show_parts()
        self._review.setFocus()

    def hand_in(self) -> None:
        """Marks the paper, after confirmation if questions are unanswered."""
        missing = self._answers.count(None)
        if missing:
            said = ngettext(
                "{count} question is not answered. It scores no marks once you hand in the paper.",
                "{count} questions are not answered. They score no marks once you hand in the paper.",
                missing,
            )
            self._ask_before(_("Hand in the paper?"), said.format(count=missing), _("Hand in"), self._finish)
        else:
            self._finish()

    def reject(self) -> None:
        """Closes, after confirmation if an exam is in progress."""
        if not self._is_running:
            super().reject()
            return
        count = len(self._answers) - self._answers.count(None)
        said = ngettext(
            "The exam is not finished. {count} answer would be lost.",
            "The exam is not finished. {count} answers would be lost.",
            count,
        )
        self._ask_before(_("Discard the exam?"), said.format(count=count), _("Discard exam"), self._discard)

    def _discard(self) -> None:
        self._timer.stop()
        self.done(QDialog.DialogCode.Rejected)

    def _ask_before(self, title: str, said: str, verb: str, do: Callable[[], object]) -> None:
        open_dialog(LossDialog(title, (said,), verb, do, self))

    @property
    def _is_running(self) -> bool:
        return self._pages.currentWidget() is not self._page

    def reveal(self) -> None:
        """Reveals the answer, so that learners can mark their own."""
        self._timer.stop()
        self._where.setText("")
        self.view.reveal()
        self._show_parts()
        self._right.setFocus()

    def _finish(self) -> None:
        """Marks the answers; unanswered questions score nothing."""
        self._timer.stop()
        self._where.setText("")
        if self._is_oral:
            words = _("{right} of {count} answers were correct, by your own marking.")
            self._where.setText(words.format(right=sum(filter(None, self._answers)), count=len(self._asked)))
            self._pages.setCurrentWidget(self._page)
            self._show_parts()
            return
        assert self._paper is not None
        self.reached = mark(self._paper, self._answers)
        self._show_page(self._result_document(Options()))

    def tick(self) -> None:
        """Shows the time left; ends a question or paper when time is up."""
        gone = int((self._now() - self._begun).total_seconds())
        left = (ORAL_SECONDS if self._is_oral else MINUTES * 60) - gone
        if left <= 0:
            self.reveal() if self._is_oral else self._finish()
            return
        time, count = f"{left // 60}:{left % 60:02}", len(self._asked)
        if self._pages.currentWidget() is self._review:
            self._where.setText(_("Review your answers. Time left: {time}").format(time=time))
        else:
            words = _("Question {number} of {count}. Time left: {time}")
            self._where.setText(words.format(number=self._at + 1, count=count, time=time))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        is_revealed = self._right.isVisible()
        if is_revealed and sign_of(event) in ("1", "2"):
            self._take(int(sign_of(event) == "1"))
        elif is_enter and self._reveal.isVisible():
            self.reveal()
        elif is_enter and self._review.isVisible():
            self._ask(self._review.currentRow())
        elif event.key() in _TURNS and self._to_review.isVisible():
            self._turn(_TURNS[event.key()])
        elif not is_enter:
            super().keyPressEvent(event)

    # Parts

    def _listen(self) -> None:
        self._timer.timeout.connect(self.tick)
        self.view.answered.connect(self._take)
        self.view.law_wanted.connect(lambda address: self.law_wanted.emit(self._laws(), address))
        self._review.itemDoubleClicked.connect(lambda item: self._ask(self._review.row(item)))
        watch(self._choose_paper, self._edition, self._seed, *self._counts.values())

    def _turn(self, by: int) -> None:
        """Goes to the previous or next question."""
        self._ask(max(0, self._at + by))

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
        is_running, is_asking = self._is_running, self._pages.currentWidget() is self.view
        is_written = is_running and not self._is_oral
        for button in (self._before, self._after, self._to_review):
            button.setVisible(is_written and is_asking)
        self._before.setEnabled(self._at > 0)
        self._change.setVisible(is_written and not is_asking)
        self._hand_in.setVisible(is_written)
        is_revealed = self._is_oral and self.view.is_answered
        why = _("The exam has started. Finish or close it first.") if is_running else ""
        for part in (self._edition, self._seed, self._name, *self._counts.values(), self._written, self._oral):
            part.setEnabled(not is_running)
            part.setToolTip(plain_tip(why))
        self._reveal.setVisible(is_running and self._is_oral and not is_revealed)
        for part in (self._right, self._wrong):
            part.setVisible(is_running and is_revealed)
        for part in self._prints:
            part.setVisible(not is_running)
        self._prints[-1].setEnabled(self.reached is not None)
        self._prints[-1].setToolTip("" if self.reached is not None else _("No exam taken yet."))

    def _make_paper(self) -> Paper:
        return make_paper(self._seed.value(), subject_of(self._laws()), self._weights())

    def _weights(self) -> Weights:
        return {section: field.value() for section, field in self._counts.items()}

    def _marks_document(self, options: Options) -> Document:
        return mark_sheet_document(self._make_paper(), self._name.text().strip(), options, self._version)

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
        for page in (self._page, self.view, self._review):
            self._pages.addWidget(page)
        weights = across(*((field, 1) for field in self._counts.values()))
        self.add(top, weights, self._where, (self._pages, 1))
        self._reveal = self.add_button("oral_reveal", _("Show answer"), self.reveal)
        self._before = self.add_button("exam_before", _("Previous"), partial(self._turn, -1))
        self._after = self.add_button("exam_after", _("Next"), partial(self._turn, 1))
        self._to_review = self.add_button("exam_to_review", _("Review answers"), self.show_review)
        self._change = self.add_button("exam_change", _("Change answer"), lambda: self._ask(self._review.currentRow()))
        self._hand_in = self.add_button("exam_hand_in", _("Hand in…"), self.hand_in)
        right, wrong = _("1   I was right"), _("2   I was wrong")
        self._right = self.add_button("oral_right", right, partial(self._take, 1))
        self._wrong = self.add_button("oral_wrong", wrong, partial(self._take, 0))
        self._prints = (
            self._print_button("exam-paper", _("Paper…"), self._paper_document),
            self._print_button("exam-answers", _("Answers…"), self._answers_document),
            self._print_button("exam-marks", _("Mark sheet…"), self._marks_document),
            self._print_button("exam-result", _("Result…"), self._result_document),
        )
        self.add_way_out(_("Close"), "close")
        self.set_bounds(QSize(900, 500), QSize(1240, 740))


def _count_field(section: Section, letter: str) -> NumberField:
    """Returns the field for the number of questions in a section."""
    part = section.value
    title = _("Questions: {section}").format(section=say(part.title))
    field = NumberField(f"exam_count_{section.name.lower()}", title, 0, _MOST_QUESTIONS)
    field.setPrefix(f"{letter}  ")
    field.setToolTip(plain_tip(title))
    field.setValue(part.questions)
    return field
