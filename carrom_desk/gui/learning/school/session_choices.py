"""Choices of a session of exercises: laws, topic, difficulty and length."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.fields import ChoiceBox, choice_box
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.learning.law_book.law_book_dialog import edition_box
from carrom_desk.i18n import _, ngettext, say
from carrom_desk.rules.edition import Edition
from carrom_desk.school.exercise import AdaptiveDifficulty, Difficulty, Topic
from carrom_desk.school.exercise_text import DIFFICULTIES
from carrom_desk.school.exercises import topics_of
from carrom_desk.school.training_session import LENGTHS

USUAL_LENGTH = 20
_RISING = "rising"
"""Choice of increasing difficulty."""


class SessionChoices(QWidget):
    """Row of the choices.

    Signals:
        laws_changed: emitted when other laws are chosen, whose topics may differ.
        changed: emitted when a topic, a difficulty or a length is chosen.
    """

    laws_changed = Signal()
    changed = Signal()

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self._edition = edition_box("school_laws", _("Laws"), edition)
        self._topic = choice_box("topic", _("Topic"), is_narrow=True)
        levels = [(say(DIFFICULTIES[each]), each) for each in Difficulty]
        ways = [(_("Any difficulty"), None), (_("Easy to hard"), _RISING), *levels]
        self._difficulty = choice_box("difficulty", _("Difficulty"), ways, is_narrow=True)
        self._length = length_box("session_length", _("Length of a session"), LENGTHS)
        row = across(*((box, 1) for box in (self._edition, self._topic, self._difficulty, self._length)))
        row.setContentsMargins(0, 0, 0, 0)
        self.setLayout(row)
        self._fill_topics()
        self._edition.currentIndexChanged.connect(self._change_laws)
        for box in (self._topic, self._difficulty, self._length):
            box.currentIndexChanged.connect(self.changed)

    def laws(self) -> Edition:
        edition = self._edition.currentData()
        assert isinstance(edition, Edition)
        return edition

    def topic(self) -> Topic | None:
        """Returns the chosen topic; None for whatever is due."""
        found = self._topic.currentData()
        return found if isinstance(found, Topic) else None

    def length(self) -> int:
        return int(self._length.currentData())

    def levels(self, rising: AdaptiveDifficulty) -> Sequence[Difficulty | None]:
        """Returns the difficulties to try for the next exercise, nearest first; None for any."""
        chosen = self._difficulty.currentData()
        if chosen == _RISING:
            return sorted(Difficulty, key=lambda level: abs(level - rising.level))
        return [None if chosen is None else Difficulty(chosen)]

    def _change_laws(self) -> None:
        with QSignalBlocker(self._topic):
            self._fill_topics()
        self.laws_changed.emit()

    def _fill_topics(self) -> None:
        self._topic.clear()
        self._topic.addItem(_("Due for review"))
        for topic in topics_of(self.laws()):
            self._topic.addItem(say(topic.value), topic)


def length_box(name: str, title: str, lengths: Sequence[int]) -> ChoiceBox:
    """Returns a choice among numbers of questions."""
    words = (ngettext("{count} question", "{count} questions", each).format(count=each) for each in lengths)
    box = choice_box(name, title, list(zip(words, lengths, strict=True)), is_narrow=True)
    box.choose(USUAL_LENGTH)
    return box
