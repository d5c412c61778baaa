"""Reason of an entry, with ready answers above the text."""

from collections.abc import Iterable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from carrom_desk.gui.dialogs.desk_dialog import named, retitle, voiced
from carrom_desk.gui.dialogs.fields import show_in
from carrom_desk.gui.dialogs.radio_group import RadioGroup
from carrom_desk.gui.kit.layouts import down, within
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.i18n import _
from carrom_desk.presentation.next_step.referee_actions import FORMS

_MOST_REASONS = max(len(form.reasons) for form in FORMS.values())
_LEAST_LINES, _MOST_LINES = 2, 4
"""Minimum and maximum height of the text in lines, with its padding of about one; longer text scrolls."""


def ready_answers(answers: Iterable[str], field: QLineEdit | QPlainTextEdit, columns: int) -> RadioGroup:
    """Returns answers that a press copies into a text field, each a button of its own."""
    group = RadioGroup("ready", "", dict(enumerate(answers, 1)), columns=columns, is_spaced=True)
    group.setAccessibleName(_("Common reasons"))
    for choice in group.choices.values():
        set_style(choice, keyed=True)
        choice.clicked.connect(lambda _on, choice=choice: show_in(field, choice.accessibleName()))
    return group


class ReasonField(QWidget):
    """Text below its title and common reasons, which a press copies into it."""

    def __init__(self) -> None:
        super().__init__()
        self._title = voiced("", "muted")
        self.text = named(QPlainTextEdit(), "act_text", "")
        """The typed text."""
        self.text.setTabChangesFocus(True)
        self._ready = ready_answers([""] * _MOST_REASONS, self.text, 1)
        within(down(self._title, self._ready, self.text, gap=8), self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line = self.text.fontMetrics().lineSpacing()
        self.text.setMinimumHeight(_LEAST_LINES * line)
        self.text.setMaximumHeight(_MOST_LINES * line)

    @property
    def place(self) -> int:
        """Position of the chosen reason from 0; -1 for none."""
        return (self._ready.value() or 0) - 1

    def ask(self, title: str, reasons: tuple[str, ...]) -> None:
        """Shows title and reasons, and removes a reason of another action from the text."""
        choices = list(self._ready.choices.values())
        before = {choice.accessibleName() for choice in choices if not choice.isHidden()}
        self._title.setText(title)
        self.text.setAccessibleName(title)
        self._ready.unset()
        for number, choice in enumerate(choices):
            choice.setVisible(number < len(reasons))
            retitle(choice, reasons[number] if number < len(reasons) else "")
        self._ready.setVisible(bool(reasons))
        if self.text.toPlainText() in before:
            self.text.clear()

    def arrange(self, columns: int) -> None:
        """Arranges the reasons in columns."""
        self._ready.arrange(columns)
