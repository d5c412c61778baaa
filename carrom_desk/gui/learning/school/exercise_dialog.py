"""Training dialog: learner, topic, exercises one after another, a progress map, and a mock exam."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QTabWidget, QTreeWidget, QTreeWidgetItem, QWidget

from carrom_desk.exchange.question_file import ENDING
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, open_dialog, plain_button, voiced
from carrom_desk.gui.dialogs.fields import choice_box, stretch_column, text_field
from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.kit.file_dialogs import ask_file, ask_where, why_not_written
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.pressed_keys import ENTERS
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, ngettext
from carrom_desk.match.plain_text import file_stem
from carrom_desk.match.ports.store import StoreError
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.reports.laws.law_books import law_book
from carrom_desk.reports.laws.lessons import law_map, subject_of
from carrom_desk.rules.edition import Edition
from carrom_desk.school import learners
from carrom_desk.school.exercise import AdaptiveDifficulty, Exercise
from carrom_desk.school.exercises import ExerciseRequest, make, make_any
from carrom_desk.school.learners import Grade, LawKey, Learner, Progress, answered, due_today, next_law
from carrom_desk.school.training_session import TrainingSession

from .exam_page import ExamPage
from .exercise_view import ExerciseView
from .question_files import asked_in
from .session_choices import SessionChoices
from .session_pages import SessionLine, summary_of, titled_page

if TYPE_CHECKING:
    from carrom_desk.storage.learner_store import SqlLearnerStore


_NAME_LENGTH = 80
"""Maximum length of a learner's name."""


@dataclass(frozen=True, slots=True)
class SchoolNeeds:
    """Dependencies of training: store of learners, time, new ids and randomness."""

    store: "SqlLearnerStore"
    now: Callable[[], datetime]
    new_id: Callable[[], str]
    random: Random


class SchoolDialog(DeskDialog):
    """Shows a training session with repeated mistakes and a summary, a map of all laws, and a mock exam.

    Signals:
        law_wanted: emitted with an edition and an address in the law book.
    """

    law_wanted = Signal(object, str)

    def __init__(self, needs: SchoolNeeds, edition: Edition, theme: ThemeName, parent: QWidget | None = None) -> None:
        super().__init__("school_dialog", _("Umpire training"), parent)
        self._needs = needs
        self._known: dict[LawKey, Progress] = {}
        self._counted: dict[LawKey, tuple[int, int]] = {}
        self._before: Progress | None = None
        """State of the last law before its answer."""
        self._recent: list[LawKey] = []
        self._own: list[Exercise] = []
        """Remaining questions from a file."""
        self._learner = choice_box("learner", _("Learner"), is_narrow=True)
        self._name = _name_of_learner("learner_name", _("New learner’s name"))
        self._first_name = _name_of_learner("first_learner_name", _("Your name"))
        self._choices = SessionChoices(edition)
        self._rising = AdaptiveDifficulty()
        self.session = TrainingSession(self._choices.length())
        """State of the session."""
        self.view = ExerciseView(theme)
        """Current question."""
        self._line, self._summary = SessionLine(), voiced("", "", "session_end")
        who = _("Who is learning? Your progress is stored under your name, on this computer only.")
        self._welcome = titled_page(who, self._first_name)
        self._end = titled_page(_("Session completed"), self._summary)
        self.exam = ExamPage(needs.now, needs.random, self._learner.currentData, theme)
        """Mock exam."""
        self._map = named(QTreeWidget(), "law_map", _("Progress by law"))
        self._map.setHeaderLabels([_("Law"), _("Progress"), _("Correct")])
        self._map.setRootIsDecorated(False)
        self._tabs = named(QTabWidget(), "school_tabs", _("Exercises and progress"))
        self._pages = QStackedWidget()
        self._next = plain_button("next_exercise", _("Next"), self._go_on)
        self._guessed = plain_button("guessed", _("I guessed"), self._grade_as_guess)
        self._export = plain_button("export_learner", _("Save progress…"), self._ask_to_export)
        self._delete = plain_button("delete_learner", _("Delete learner"), self._ask_to_delete)
        self._message = voiced("", "muted", "school_said")
        self._lay_out()
        self._listen()
        self._open()

    def _open(self) -> None:
        """Asks for a learner on first use, else shows the first learner's first exercise."""
        self._fill_learners("")
        self._change_edition()
        is_first_use = self._learner.count() == 1
        if is_first_use:
            self._pages.setCurrentWidget(self._welcome)
        else:
            self._learner.setCurrentIndex(1)
        self._show_parts()
        (self._welcome if is_first_use else self.view.take_focus()).setFocus()

    def _listen(self) -> None:
        QShortcut(QKeySequence(Qt.Key.Key_G), self.view, self._guessed.click)
        self._choices.laws_changed.connect(self._change_edition)
        self._choices.changed.connect(self.start)
        self._learner.currentIndexChanged.connect(self._change_learner)
        self._name.returnPressed.connect(lambda: self.add_learner(self._name.text()))
        self._first_name.returnPressed.connect(self._go_on)
        self.view.answered.connect(self._note)
        self.view.law_wanted.connect(lambda address: self.law_wanted.emit(self._choices.laws(), address))
        self.exam.running.connect(self._keep_to_exam)
        self._tabs.currentChanged.connect(self._show_parts)

    # The session

    def start(self) -> None:
        """Starts a session with the chosen length, topic and difficulty."""
        self._begin(())

    def open_questions(self, path: Path) -> None:
        """Asks the questions in a file, or shows what is wrong with it."""
        asked, why_not = asked_in(path, self._needs.random)
        if not asked:
            self._message.setText(why_not)
            return
        self._tabs.setCurrentIndex(0)
        self._pages.setCurrentWidget(self.view)
        self._begin(asked)
        self.view.take_focus()

    def _begin(self, own: tuple[Exercise, ...]) -> None:
        self._own = list(own)
        self._rising, self.session = AdaptiveDifficulty(), TrainingSession(len(own) or self._choices.length())
        if self._pages.currentWidget() is self._end:
            self._pages.setCurrentWidget(self.view)
        self.show_next()

    def show_next(self) -> None:
        """Shows the next exercise, scheduled by FSRS or repeating a mistake; after the last one, the summary."""
        if self.session.is_over:
            self._show_end()
            return
        made = self.session.mistakes[0] if self.session.is_repeating else self._made()
        if made is None:
            self._message.setText(_("No matching exercises. Choose another topic or difficulty."))
            return
        self._message.setText("")
        self.view.show_exercise(made, counted=self._of_edition())
        self._show_parts()

    def _go_on(self) -> None:
        self._tabs.setCurrentIndex(0)
        page = self._pages.currentWidget()
        if page is self._welcome:
            if self.add_learner(self._first_name.text()):
                self._begin_asking()
            return
        (self.start if page is self._end else self.show_next)()
        (self._next if self._pages.currentWidget() is self._end else self.view.take_focus()).setFocus()

    def _begin_asking(self) -> None:
        self._pages.setCurrentWidget(self.view)
        self._message.setText("")
        self._show_parts()
        self.view.take_focus()

    def _made(self) -> Exercise | None:
        """Returns an exercise about the law scheduled by FSRS in the chosen topic, or about any suitable law."""
        if self._own:
            return self._own.pop(0)
        about, random, topic = subject_of(self._choices.laws()), self._needs.random, self._choices.topic()
        edition = about.edition.id
        groups = [{LawKey(edition, law): weight for law, weight in group.items()} for group in about.groups(topic)]
        for level in self._choices.levels(self._rising):
            wish = ExerciseRequest(topic, level, self._of_edition())
            key = next_law(random, groups, self._known, self._needs.now(), self._recent)
            made = make(random, about.edition, key.name, wish) or make_any(random, about, wish)
            if made is not None:
                return made
        return None

    def _of_edition(self) -> Mapping[str, tuple[int, int]]:
        edition = self._choices.laws().id
        return {key.name: counts for key, counts in self._counted.items() if key.edition == edition}

    def _note(self, place: int) -> None:
        """Stores the result for the law; repeated mistakes are not stored."""
        made = self.view.exercise
        assert made is not None
        grade = Grade.RIGHT if place == made.right else Grade.WRONG
        is_repeated = self.session.is_repeating
        self.session = self.session.after(made, grade)
        self._rising = self._rising.after(is_right=grade.is_right)
        if not is_repeated:
            key = LawKey(made.edition.id, made.law)
            self._recent.append(key)
            self._before = self._known.get(key)
            self._keep(key, grade)
        self._show_parts()
        self._next.setFocus()

    def _grade_as_guess(self) -> None:
        """Schedules a guessed answer sooner."""
        made = self.view.exercise
        assert made is not None
        self.session = self.session.graded(Grade.GUESSED)
        self._keep(LawKey(made.edition.id, made.law), Grade.GUESSED)
        self._show_parts()
        self._next.setFocus()

    def _keep(self, key: LawKey, grade: Grade) -> None:
        progress, learner = answered(self._before, key, grade, self._needs.now()), self._who()
        self._known[key] = progress
        if learner is not None:
            self._try(lambda: self._needs.store.save_progress(learner.id, progress))
        days = max(0, (progress.due - self._needs.now()).days)
        self.view.show_return(
            ngettext("Comes back in {count} day.", "Comes back in {count} days.", days).format(count=days)
        )
        self._fill_map()

    def _show_parts(self) -> None:
        """Updates the progress and the buttons."""
        page, last = self._pages.currentWidget(), self.session.answers[-1:]
        is_exam = self._tabs.currentWidget() is self.exam
        due = due_today(self._known, self._known, self._needs.now())
        self._line.show_session(self.session, due, is_answered=self.view.is_answered)
        is_right = any(each.grade is Grade.RIGHT and not each.is_repeated for each in last)
        may_be_guess = page is self.view and self.view.is_answered and is_right and not is_exam
        self._guessed.setVisible(may_be_guess)
        self._guessed.setEnabled(may_be_guess)  # its shortcut would work even while it is hidden
        self._next.setText(_("Next") if page is self.view else _("Start session"))
        self._next.setHidden(is_exam)
        self._without.setVisible(page is self._welcome and not is_exam)

    def _show_end(self) -> None:
        rows = {name: row for row in law_book(self._choices.laws()).rows() for name in row.names}
        self._summary.setText(summary_of(self.session, rows))
        self._pages.setCurrentWidget(self._end)
        self._show_parts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continues on Enter after an answer, and never closes."""
        is_enter = event.key() in ENTERS
        is_ready = self.view.is_answered or self._pages.currentWidget() is not self.view
        if is_enter and self._tabs.currentIndex() == 0 and is_ready:
            self._go_on()
        elif not is_enter:
            super().keyPressEvent(event)

    # The mock exam

    def show_exam(self) -> None:
        """Shows the page of the mock exam."""
        self._tabs.setCurrentWidget(self.exam)
        self.exam.take_focus()

    def reject(self) -> None:
        """Closes, after confirmation if an exam is in progress."""
        if self.exam.is_running:
            self.exam.ask_to_discard(super().reject)
        else:
            super().reject()

    def _keep_to_exam(self, is_running: bool) -> None:
        """Disables the other pages, which have help, while an exam is in progress."""
        for tab in range(self._tabs.count()):
            self._tabs.setTabEnabled(tab, not is_running or self._tabs.widget(tab) is self.exam)

    # Laws

    def _change_edition(self) -> None:
        self._fill_map()
        self.exam.show_laws(self._choices.laws())
        self.start()

    def _fill_map(self) -> None:
        """Lists every law with its progress, weakest first."""
        self._map.clear()
        for cells in law_map(self._choices.laws(), self._known, self._needs.now()):
            QTreeWidgetItem(self._map, cells).setToolTip(0, plain_tip(cells[0]))

    # Learners

    def _who(self) -> Learner | None:
        found = self._learner.currentData()
        return found if isinstance(found, Learner) else None

    def add_learner(self, typed: str) -> bool:
        """Stores a new learner with the typed name; returns True on success."""
        name = typed.strip()
        if not name:
            self._message.setText(_("Enter a name first."))
            return False
        learner = Learner(self._needs.new_id(), name)
        is_kept = self._try(lambda: self._needs.store.add(learner))
        if is_kept:
            self._name.clear()
            self._fill_learners(learner.id)
        return is_kept

    def _fill_learners(self, chosen: str) -> None:
        found: list[Learner] = []
        self._try(lambda: found.extend(self._needs.store.learners()))
        with QSignalBlocker(self._learner):
            self._learner.clear()
            self._learner.addItem(_("None: progress not saved"))
            for learner in found:
                self._learner.addItem(learner.name, learner)
            self._learner.setCurrentIndex(next((row for row, each in enumerate(found, 1) if each.id == chosen), 0))
        self._change_learner()

    def _change_learner(self) -> None:
        learner = self._who()
        self._known, self._recent, self._before = {}, [], None
        for button in (self._export, self._delete):
            button.setEnabled(learner is not None)
        if learner is not None:
            self._try(lambda: self._known.update({each.key: each for each in self._needs.store.progress(learner.id)}))
        self._try(lambda: self._counted.update(self._needs.store.counted()))
        self._fill_map()
        self.start()

    def export(self, path: Path) -> None:
        """Writes the learner's progress to a file."""
        learner = self._who()
        assert learner is not None
        text = learners.written(learner, tuple(self._known.values()))
        done = _("Progress of {name} saved to {path}.").format(name=learner.name, path=path)
        self._message.setText(why_not_written(path, text.encode("utf-8")) or done)

    def _ask_for_questions(self) -> None:
        title = _("Open questions")
        ask_file(self, "questions_file_dialog", title, self.open_questions, filters=(f"*{ENDING}",))

    def _ask_to_export(self) -> None:
        learner = self._who()
        assert learner is not None
        name = f"{file_stem(learner.name) or 'learner'}.json"
        ask_where(self, "learner_file_dialog", _("Save progress"), name, (".json",), self.export)

    def _ask_to_delete(self) -> None:
        learner = self._who()
        assert learner is not None
        said = _("{name} and all their progress will be deleted. This cannot be undone.")
        verb = _("Delete permanently")
        delete = partial(self._delete_learner, learner)
        open_dialog(LossDialog(verb, (said.format(name=learner.name),), verb, delete, self))

    def _delete_learner(self, learner: Learner) -> None:
        if self._try(lambda: self._needs.store.delete(learner.id)):
            self._fill_learners("")
            self._message.setText(_("{name} and all their progress were deleted.").format(name=learner.name))

    def _try(self, do: Callable[[], object]) -> bool:
        """Runs a storage operation, or shows why it failed; returns True on success."""
        try:
            do()
        except StoreError as error:
            self._message.setText(in_language(error))
            return False
        return True

    def _lay_out(self) -> None:
        add = plain_button("add_learner", _("Add learner"), lambda: self.add_learner(self._name.text()))
        who = QWidget()
        own = plain_button("open_questions", _("Open questions…"), self._ask_for_questions)
        chosen, new = across((self._learner, 1), self._export, self._delete), across((self._name, 1), add, own)
        who.setLayout(down(self._choices, chosen, new, (self._map, 1)))
        stretch_column(self._map.header())
        for page in (self._welcome, self.view, self._end):
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(self.view)
        self._tabs.addTab(within(down(self._line, (self._pages, 1))), _("Exercises"))
        self._tabs.addTab(who, _("Session, laws and learners"))
        self._tabs.addTab(self.exam, _("Mock exam"))
        self.add((self._tabs, 1))
        self.foot.insertWidget(0, self._message, 1)
        self._without = self.add_button("train_unnamed", _("Train without a name"), self._begin_asking)
        self.buttons.addButton(self._guessed, self.buttons.ButtonRole.ActionRole)
        self.buttons.addButton(self._next, self.buttons.ButtonRole.AcceptRole)
        self.add_way_out(_("Close"), "close")
        self.set_size(1366, 768)


def _name_of_learner(name: str, title: str) -> QLineEdit:
    field = text_field(name, title, hint=title)
    field.setMaxLength(_NAME_LENGTH)
    return field
