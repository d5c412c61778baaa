"""What every dialog that asks has: a place for fields, what is still missing, and a button that answers."""

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from .desk_dialog import DeskDialog, named, voiced
from .hold_button import HoldButton


class AskDialog(DeskDialog):
    """A dialog that can be accepted only when nothing is missing, and says what is.

    `answered` brings the answer; a dialog that is closed otherwise brings none. What each dialog has to say for itself
    is abstract: mypy refuses one that does not. It cannot be an ABC as well, whose metaclass clashes with Qt's.

    Signals:
        answered: the answer, a frozen value, once the umpire accepted.
    """

    answered = Signal(object)

    def __init__(self, name: str, title: str, accept_title: str, parent: QWidget | None = None) -> None:
        super().__init__(name, title, parent)
        self._first: QWidget | None = None
        self._problem = named(voiced("", "warning"), "problem", "")
        # As high as two lines, so that nothing moves when there is more or less to say.
        self._problem.setMinimumHeight(2 * self._problem.fontMetrics().lineSpacing())
        self._accept = named(HoldButton(accept_title), "accept", accept_title)
        self._accept.setDefault(True)
        self._accept.confirmed.connect(self.accept)
        self._accept.asked.connect(self.warn)
        # Not the signal of the box: a press alone may not be enough.
        self.buttons.addButton(self._accept, QDialogButtonBox.ButtonRole.AcceptRole)
        self.add_way_out(self.tr("Cancel"), "cancel")
        layout = self.layout()
        assert layout is not None
        layout.removeWidget(self.buttons)
        layout.addWidget(self._problem)
        layout.addWidget(self.buttons)

    @abstractmethod
    def answer(self) -> object | None:
        """What the fields say, as a frozen value; None while something is missing."""

    @abstractmethod
    def problems(self) -> Sequence[str]:
        """What is missing or wrong, as sentences; none when it can be accepted."""

    def ends(self) -> str:
        """What is asked because the answer would end a board, a game or a match; empty where it would not."""
        return ""

    def begin_at(self, field: QWidget) -> None:
        """Give the keyboard to this field when the dialog opens."""
        self._first = field

    def put_reason_beside_buttons(self) -> None:
        """Say what is missing in the line of the buttons, where there is no room for a line of its own."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.removeWidget(self._problem)
        layout.removeWidget(self.buttons)
        line = QHBoxLayout()
        line.setSpacing(16)
        line.addWidget(self._problem, 1)
        line.addWidget(self.buttons)
        layout.addLayout(line)

    def check(self) -> None:
        """Look again at what is missing; to be called whenever a field changes."""
        problems = self.problems()
        self._accept.setEnabled(not problems)
        self._accept.set_question("" if problems else self.ends())
        self._accept.withdraw()
        self.warn(problems[0] if problems else "")

    def press_accept(self) -> None:
        """Do what a press on the button that answers does: it may ask first."""
        self._accept.click()

    def warn(self, sentence: str) -> None:
        """Say something where what is missing is said."""
        self._problem.setText(sentence)
        self._problem.setAccessibleName(sentence)

    def accept(self) -> None:
        """Close with the answer; nothing happens while something is missing."""
        answer = None if self.problems() else self.answer()
        if answer is None:
            self.check()
            return
        super().accept()
        self.answered.emit(answer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter alone is a new line where more than one can be written.
        is_with_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.isAutoRepeat():
            event.accept()  # a key that is held down answers once
        elif is_enter and is_with_control:
            self.press_accept()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._first is not None:
            self._first.setFocus()
