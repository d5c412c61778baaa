"""How a slip of the hand is told from a press that is meant."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QLabel

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import LEAST_GUARD_MS, MOST_GUARD_MS, Choices
from carrom_desk.gui.dialogs.number_field import NumberField

from .page import PreferencePage, note

_STEP_MS = 50


class PressPage(PreferencePage):
    """How soon a second press may follow."""

    def __init__(self, book: ChoiceBook) -> None:
        super().__init__("press", book)
        self.entitle(self.tr("Presses"))
        title = self.tr("Milliseconds in which a second press is not counted")
        self._guard = NumberField("guard_ms", title, LEAST_GUARD_MS, MOST_GUARD_MS, step=_STEP_MS)
        self._guard.setMaximumWidth(280)
        row = QHBoxLayout()
        label = QLabel(title)
        label.setWordWrap(True)
        row.addWidget(label, 1)
        row.addWidget(self._guard)
        self.body.addLayout(row)
        self.body.addWidget(
            note(
                self.tr(
                    "A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed "
                    "again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press."
                )
            )
        )
        self.show_choices(book.choices)
        self._guard.changed.connect(self._take)

    def show_choices(self, choices: Choices) -> None:
        self._guard.set_value(choices.guard_ms)

    def as_usual(self, choices: Choices) -> Choices:
        return replace(choices, guard_ms=Choices().guard_ms)

    def _take(self) -> None:
        self.put(replace(self.book.choices, guard_ms=self._guard.value()))
