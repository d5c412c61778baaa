"""The school: who learns, what about, one exercise after another, and a map of what is known."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTabWidget, QTreeWidget, QTreeWidgetItem, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, open_dialog, plain_button, voiced
from carrom_desk.gui.dialogs.fields import choice_box, stretch_column, text_field
from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.file_dialogs import ask_where, why_not_written
from carrom_desk.gui.languages import in_order
from carrom_desk.gui.law_book.page import edition_box, law_book
from carrom_desk.gui.layouts import across, down
from carrom_desk.gui.theme import ThemeName
from carrom_desk.gui.wording import plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.match.plain_text import file_stem
from carrom_desk.match.store import StoreError
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.school import learners
from carrom_desk.school.exercises import Difficulty, Exercise, Rising, Topic, Wish, make, make_any, topics_of
from carrom_desk.school.learners import (
    LawKey,
    Learner,
    LearnerStore,
    Progress,
    Strength,
    answered,
    next_law,
    strength_of,
)
from carrom_desk.school.words import DIFFICULTIES

from .exercise_view import ExerciseView, subject_of

_NAME = 80
_RISING = "rising"
"""Stands for the way from easy to hard."""


@dataclass(frozen=True, slots=True)
class SchoolNeeds:
    """What the school is handed: where learners are kept, the time, new ids, and chance."""

    store: LearnerStore
    now: Callable[[], datetime]
    new_id: Callable[[], str]
    random: Random


class SchoolDialog(DeskDialog):
    """Exercises without end.

    Signals:
        law_wanted: an edition, and an address in the law book.
    """

    law_wanted = Signal(object, str)

    def __init__(self, needs: SchoolNeeds, edition: Edition, theme: ThemeName, parent: QWidget | None = None) -> None:
        super().__init__("school_dialog", _("Umpire training"), parent)
        self._needs = needs
        self._known: dict[LawKey, Progress] = {}
        self._recent: list[LawKey] = []
        self._learner = choice_box("learner", _("Learner"), is_narrow=True)
        title = _("New learner’s name")
        self._name = text_field("learner_name", title, hint=title)
        self._name.setMaxLength(_NAME)
        self._edition = edition_box("school_laws", _("Laws"), edition)
        self._topic = choice_box("topic", _("Topic"), is_narrow=True)
        levels = [(say(DIFFICULTIES[each]), each) for each in Difficulty]
        ways = [(_("Any difficulty"), None), (_("Easy to hard"), _RISING), *levels]
        self._difficulty = choice_box("difficulty", _("Difficulty"), ways, is_narrow=True)
        self._rising = Rising()
        self.view = ExerciseView(theme)
        """What is asked now."""
        self._map = named(QTreeWidget(), "law_map", _("Progress by law"))
        self._map.setHeaderLabels([_("Law"), _("Progress"), _("Correct")])
        self._map.setRootIsDecorated(False)
        self._tabs = named(QTabWidget(), "school_tabs", _("Exercises and progress"))
        self._next = plain_button("next_exercise", _("Next"), self._go_on)
        self._export = plain_button("export_learner", _("Save progress…"), self._ask_to_export)
        self._delete = plain_button("delete_learner", _("Delete learner"), self._ask_to_delete)
        self._message = voiced("", "muted", "school_said")
        self._lay_out()
        self._edition.currentIndexChanged.connect(self._change_edition)
        self._topic.currentIndexChanged.connect(self._begin_again)
        self._difficulty.currentIndexChanged.connect(self._begin_again)
        self._learner.currentIndexChanged.connect(self._change_learner)
        self._name.returnPressed.connect(self.add_learner)
        self.view.answered.connect(self._note)
        self.view.law_wanted.connect(lambda address: self.law_wanted.emit(self._laws(), address))
        self._fill_learners("")
        self._change_edition()
        self.view.take_keyboard()

    # Exercises

    def show_next(self) -> None:
        """Ask the next exercise: about the law that is due, or any of the topic that is chosen."""
        chosen = self._topic.currentData()
        topic = chosen if isinstance(chosen, Topic) else None
        made = next(filter(None, (self._made(Wish(topic, level)) for level in self._levels())), None)
        if made is None:
            self._message.setText(_("No matching exercises. Choose another topic or difficulty."))
            return
        self._message.setText("")
        self.view.show_exercise(made)

    def _go_on(self) -> None:
        self._tabs.setCurrentIndex(0)
        self.show_next()
        self.view.take_keyboard()

    def _levels(self) -> Sequence[Difficulty | None]:
        """How hard the next one is to be; where there is none like that, something near."""
        chosen = self._difficulty.currentData()
        if chosen == _RISING:
            return sorted(Difficulty, key=lambda level: abs(level - self._rising.level))
        return [None if chosen is None else Difficulty(chosen)]

    def _made(self, wish: Wish) -> Exercise | None:
        about, random = subject_of(self._laws()), self._needs.random
        if wish.topic is not None:
            return make_any(random, about, wish)
        keys = tuple(LawKey(about.edition.id, law) for law in about.laws)
        key = next_law(random, keys, self._known, self._needs.now(), self._recent)
        return make(random, about.edition, key.name, wish) or make_any(random, about, wish)

    def _begin_again(self) -> None:
        self._rising = Rising()
        self.show_next()

    def _note(self, place: int) -> None:
        """Keep what the answer shows of the law, for the one who learns."""
        made = self.view.exercise
        assert made is not None
        key, learner, is_right = LawKey(made.edition.id, made.law), self._who(), place == made.right
        self._recent.append(key)
        self._rising = self._rising.after(is_right=is_right)
        progress = answered(self._known.get(key), key, is_right=is_right, now=self._needs.now())
        self._known[key] = progress
        self._next.setFocus()
        if learner is not None:
            self._try(lambda: self._needs.store.keep(learner.id, progress))
        self._fill_map()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on once an answer was given, and closes nothing."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._tabs.currentIndex() == 0 and self.view.is_answered:
            self._go_on()
        elif not is_enter:
            super().keyPressEvent(event)

    # What is learnt

    def _laws(self) -> Edition:
        return EDITIONS[self._edition.currentIndex()]

    def _change_edition(self) -> None:
        with QSignalBlocker(self._topic):
            self._topic.clear()
            self._topic.addItem(_("Due for review"))
            for topic in topics_of(self._laws()):
                self._topic.addItem(say(topic.value), topic)
        self._fill_map()
        self._begin_again()

    def _fill_map(self) -> None:
        """Every law with how well it is known, the weak ones first."""
        edition, now = self._laws(), self._needs.now()
        rows = {name: row for row in law_book(edition).rows() for name in row.names}
        self._map.clear()
        order = list(Strength)
        lines = []
        for law in subject_of(edition).laws:
            progress = self._known.get(LawKey(edition.id, law))
            strength = strength_of(progress, now)
            count = in_order(f"{progress.right} / {progress.asked}") if progress is not None else "–"
            place = (order.index(strength) + len(order) - 1) % len(order)  # what was not asked yet comes last
            lines.append((place, f"{in_order(rows[law].number)}  {rows[law].summary}", say(strength.value), count))
        for _place, words, strength_words, count in sorted(lines, key=lambda line: line[0]):
            item = QTreeWidgetItem(self._map, [words, strength_words, count])
            item.setToolTip(0, plain_tip(words))

    # Who learns

    def _who(self) -> Learner | None:
        found = self._learner.currentData()
        return found if isinstance(found, Learner) else None

    def add_learner(self) -> None:
        """Keep a new learner by the name that was typed."""
        name = self._name.text().strip()
        if not name:
            self._message.setText(_("Enter a name first."))
            return
        learner = Learner(self._needs.new_id(), name)
        if self._try(lambda: self._needs.store.add(learner)):
            self._name.clear()
            self._fill_learners(learner.id)

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
        self._known, self._recent = {}, []
        for button in (self._export, self._delete):
            button.setEnabled(learner is not None)
            button.setToolTip("" if learner is not None else _("Choose a learner first."))
        if learner is not None:
            self._try(lambda: self._known.update({each.key: each for each in self._needs.store.progress(learner.id)}))
        self._fill_map()

    def export(self, path: Path) -> None:
        """Write all that is known of the learner to a file."""
        learner = self._who()
        assert learner is not None
        text = learners.written(learner, tuple(self._known.values()))
        done = _("Progress of {name} saved to {path}.").format(name=learner.name, path=path)
        self._message.setText(why_not_written(path, text.encode("utf-8")) or done)

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
            self._message.setText(_("{name} was deleted, with all progress.").format(name=learner.name))

    def _try(self, do: Callable[[], object]) -> bool:
        """Do something about what is kept, or say why it could not be done."""
        try:
            do()
        except StoreError as error:
            self._message.setText(str(error))
            return False
        return True

    def _lay_out(self) -> None:
        top = across(*((part, 1) for part in (self._learner, self._edition, self._topic, self._difficulty)))
        add = plain_button("add_learner", _("Add learner"), self.add_learner)
        who = QWidget()
        who.setLayout(down(across((self._name, 1), add, self._export, self._delete), (self._map, 1)))
        stretch_column(self._map.header())
        self._tabs.addTab(self.view, _("Exercises"))
        self._tabs.addTab(who, _("Progress and learners"))
        self.add(top, (self._tabs, 1), self._message)
        self.buttons.addButton(self._next, self.buttons.ButtonRole.ActionRole)
        self.add_way_out(_("Close"), "close")
        self.take_room(QSize(900, 500), QSize(1240, 740))
