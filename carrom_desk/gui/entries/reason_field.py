"""Text of a rare action, with reasons to choose from."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.dialogs.fields import choice_box
from carrom_desk.gui.kit.layouts import down, within
from carrom_desk.i18n import _

_LEAST_LINES, _MOST_LINES = 2, 4
"""Minimum and maximum height of the text in lines, with its padding of about one; longer text scrolls."""


class ReasonField(QWidget):
    """Text below its title and a box of common reasons, which a choice copies into it."""

    def __init__(self) -> None:
        super().__init__()
        self._title = voiced("", "muted")
        self._reasons = choice_box("ready_words", _("Common reasons"), is_narrow=True)
        self._reasons.activated.connect(self._take)
        self.text = named(QPlainTextEdit(), "act_text", "")
        """The typed text."""
        self.text.setTabChangesFocus(True)
        within(down(self._title, self._reasons, self.text, gap=8), self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line = self.text.fontMetrics().lineSpacing()
        self.text.setMinimumHeight(_LEAST_LINES * line)
        self.text.setMaximumHeight(_MOST_LINES * line)

    @property
    def place(self) -> int:
        """Position of the selected reason from 0; -1 for none."""
        return self._reasons.currentIndex() - 1

    def ask(self, title: str, reasons: tuple[str, ...]) -> None:
        """Shows title and reasons, and removes a reason of another action from the text."""
        before = {self._reasons.itemText(row) for row in range(1, self._reasons.count())}
        self._title.setText(title)
        self.text.setAccessibleName(title)
        self._reasons.clear()
        self._reasons.addItem(_("Choose a reason or type one"))
        self._reasons.addItems(reasons)
        self._reasons.setVisible(bool(reasons))
        if self.text.toPlainText() in before:
            self.text.clear()

    def _take(self, row: int) -> None:
        if row > 0:
            self.text.setPlainText(self._reasons.itemText(row))
