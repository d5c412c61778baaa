"""Reason of an entry, with ready answers above the text."""

from collections.abc import Iterable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from carrom_desk.gui.dialogs.desk_dialog import named, retitle
from carrom_desk.gui.dialogs.fields import choice_box, show_in
from carrom_desk.gui.dialogs.radio_group import RadioGroup
from carrom_desk.gui.kit.layouts import down, within
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.i18n import _

_MOST_BUTTONS = 6
"""Number of common reasons up to which each has a button; more are in a box."""
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
    """Text below common reasons, which a press copies into it."""

    def __init__(self) -> None:
        super().__init__()
        self.text = named(QPlainTextEdit(), "act_text", "")
        """The typed text."""
        self.text.setTabChangesFocus(True)
        self._ready = ready_answers([""] * _MOST_BUTTONS, self.text, 1)
        self._many = choice_box("ready_many", _("Common reasons"), is_narrow=True)
        self._many.setPlaceholderText(_("Common reasons"))
        self._many.activated.connect(lambda row: show_in(self.text, self._many.itemText(row)))
        self._reasons: tuple[str, ...] = ()
        self._columns = 1
        within(down(self._ready, self._many, self.text, gap=8), self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line = self.text.fontMetrics().lineSpacing()
        self.text.setMinimumHeight(_LEAST_LINES * line)
        self.text.setMaximumHeight(_MOST_LINES * line)

    @property
    def place(self) -> int:
        """Position of the chosen reason from 0; -1 for none."""
        is_many = len(self._reasons) > _MOST_BUTTONS
        return self._many.currentIndex() if is_many else (self._ready.value() or 0) - 1

    def ask(self, title: str, reasons: tuple[str, ...]) -> None:
        """Shows title and reasons, and removes a reason of another action from the text."""
        if self.text.toPlainText() in self._reasons:
            self.text.clear()
        self._reasons, is_many = reasons, len(reasons) > _MOST_BUTTONS
        self.text.setPlaceholderText(title)
        self.text.setAccessibleName(title)
        self._ready.unset()
        self._many.clear()
        self._many.addItems(reasons if is_many else ())
        self._many.setCurrentIndex(-1)
        self._many.setVisible(is_many)
        shown = () if is_many else reasons
        for number, choice in enumerate(self._ready.choices.values()):
            choice.setVisible(number < len(shown))
            retitle(choice, shown[number] if number < len(shown) else "")
        self._ready.setVisible(bool(shown))
        self.arrange(self._columns)

    def arrange(self, columns: int) -> None:
        """Arranges the reasons in up to this many columns, with even rows."""
        self._columns = columns
        self._ready.arrange(columns if len(self._reasons) % columns == 0 else 2)
