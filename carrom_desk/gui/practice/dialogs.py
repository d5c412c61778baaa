"""Dialogs for choosing a situation and ruling on it question by question."""

from collections.abc import Collection, Sequence
from random import Random

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QWidget

from carrom_desk.desk.situations import judged
from carrom_desk.exchange.situations import PracticeSituation, load_situations
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, voiced
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.learning.school.exercise_view import ExerciseView
from carrom_desk.i18n import _
from carrom_desk.presentation.questions.posed import position_lines
from carrom_desk.presentation.wording.situation_text import SITUATION_WORDS, situation_words
from carrom_desk.resources import resource_path
from carrom_desk.school.exercises import questions_about


def find_situations() -> tuple[PracticeSituation, ...]:
    """Returns all situations in learning order.

    Raises:
        ResourceMissing: the situations are missing.
    """
    found = load_situations(resource_path("practice/situations.toml").read_text(encoding="utf-8"))
    order = list(SITUATION_WORDS)
    return tuple(sorted(found, key=lambda situation: order.index(situation.name)))


class SituationDialog(AskDialog):
    """Answers with the situation whose act is entered at the desk.

    Signals:
        solved: emitted when every question was answered correctly.
        other_wanted: emitted to choose another situation.
        law_wanted: emitted with an edition and an address in the law book.
    """

    solved = Signal()
    other_wanted = Signal()
    law_wanted = Signal(object, str)

    def __init__(self, situation: PracticeSituation, theme: ThemeName, parent: QWidget | None = None) -> None:
        self._words = situation_words(situation.name)
        super().__init__("situation_dialog", self._words.title, _("Enter it yourself"), parent)
        self._situation = situation
        self._case = judged(situation)
        self._left = list(questions_about(Random(situation.name), self._case))
        self._is_right = True
        """True while every answer was correct."""
        self.view = ExerciseView(theme)
        """Current question."""
        self.view.answered.connect(self._note)
        self.view.law_wanted.connect(lambda address: self.law_wanted.emit(self._case.edition, address))
        self.add((self.view, 1))
        self._next = plain_button("next_exercise", _("Next"), self._go_on)
        for leading in (self._next, self._accept):  # the last one shown is at the end
            self.buttons.addButton(leading, self.buttons.ButtonRole.AcceptRole)
        self.add_button("other", _("Another…"), self.reject, self.other_wanted)
        self._accept.setAutoDefault(False)
        self._next.setDefault(True)
        self.set_size(1240, 740)
        self._go_on()

    def answer(self) -> PracticeSituation:
        return self._situation

    def _go_on(self) -> None:
        made = self._left.pop(0)
        lines = (*position_lines(self._case.posed), self._words.story)
        self.view.show_exercise(made, lines=lines, lesson="" if self._left else self._words.lesson)
        self._next.setVisible(bool(self._left))
        self.begin_at(self.view.take_focus())

    def _note(self, place: int) -> None:
        made = self.view.exercise
        self._is_right &= made is not None and place == made.right
        way_on = self._next if self._left else self._accept
        way_on.setDefault(True)
        way_on.setFocus()
        if not self._left and self._is_right:
            self.solved.emit()


class SituationsDialog(AskDialog):
    """Answers with a situation."""

    def __init__(
        self, situations: Sequence[PracticeSituation], solved: Collection[str], parent: QWidget | None = None
    ) -> None:
        """`solved` are the situations solved before."""
        super().__init__("situations_dialog", _("Practice"), _("Start"), parent)
        self._situations = situations
        words = _("Choose a situation. You rule first, then Carrom Desk shows its ruling.")
        self._list = named(QListWidget(), "situations", _("Situations"))
        for number, situation in enumerate(situations, 1):
            title = situation_words(situation.name).title
            text = _("{number}. {title}").format(number=number, title=title)
            if situation.name in solved:
                text = _("{title} – solved").format(title=text)
            self._list.addItem(text)
        self.add(voiced(words, "muted", "situations_told"), (self._list, 1))
        self.set_size(720, 520)
        self.begin_at(self._list)
        self._list.currentRowChanged.connect(self.check)
        self._list.itemDoubleClicked.connect(self.accept)
        open_ones = (row for row, each in enumerate(situations) if each.name not in solved)
        self._list.setCurrentRow(next(open_ones, 0))
        self.check()

    def answer(self) -> PracticeSituation | None:
        """Returns the selected situation, or None."""
        row = self._list.currentRow()
        return self._situations[row] if 0 <= row < len(self._situations) else None

    def problems(self) -> list[str]:
        """Returns why no situation can be opened."""
        return [] if self.answer() is not None else [_("Choose a situation.")]
