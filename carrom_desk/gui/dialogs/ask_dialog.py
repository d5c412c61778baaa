"""Dialogs with an answer: accepted only if nothing is missing, and with a second press for decisions that end
something.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from carrom_desk.gui.kit.arrangement import DeskPlaces
from carrom_desk.gui.kit.pressed_keys import ENTERS
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.gui.panels.controls import SHORTCUT, KeyedButton
from carrom_desk.gui.settings.keys import written
from carrom_desk.gui.settings.settings import SECOND_PRESS_MS
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Entry, PlainEntry
from carrom_desk.presentation.corrections import CorrectionNotice

from .desk_dialog import DeskDialog, named, voiced
from .fields import show_in, value_of

WhyNot = Callable[[PlainEntry], str]
"""Returns why an entry is not possible now, or an empty text."""
DescribeOutcome = Callable[[Entry], CorrectionNotice]
"""Callback that returns the consequences of an entry."""


class ConfirmButton(KeyedButton):
    """Button guard: with a question, the first press asks and a second one, a moment later, confirms."""

    confirmed = Signal()
    """Emitted when a press is confirmed."""
    asked = Signal(str)
    """Emitted with the question and instructions; empty when withdrawn."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.question = ""
        """Pending question; empty if a press counts at once."""
        self.is_asked = False
        """True while its question is shown."""
        self._too_soon = QTimer(self, interval=SECOND_PRESS_MS, singleShot=True)
        """While it runs, a second press is ignored."""
        self.clicked.connect(self._press)

    def set_question(self, question: str) -> None:
        """Sets the question asked before a press counts; empty for none. Withdraws the previous one."""
        if question != self.question:
            self.question = question
            self.describe()
        if self.is_asked:
            self.is_asked = False
            self.asked.emit("")

    def describe(self) -> None:
        """Sets tool tip and accessible description: what is asked, and the key."""
        hint = _("{question} Press twice to confirm.").format(question=self.question) if self.question else ""
        key = say(SHORTCUT, key=self._cap.shown) if self._cap is not None else ""
        said = "\n".join(filter(None, (hint, key)))
        self.tell(said)

    def skip_question(self) -> None:
        """Treats the question as asked, so that a single press confirms it after a moment."""
        self.is_asked = True
        self._too_soon.start()

    def _press(self) -> None:
        if not self.question or (self.is_asked and not self._too_soon.isActive()):
            self.is_asked = False
            self.confirmed.emit()
        else:
            self.is_asked = True
            self._too_soon.start()
            self.asked.emit(_("{question} Press again to confirm.").format(question=self.question))


class AskDialog(DeskDialog):
    """A dialog that can only be accepted if nothing is missing, and shows what is.

    `answer` is abstract for mypy, which reports dialogs without one. ABC is not used because its metaclass clashes with
    Qt's.
    """

    answered = Signal(object)
    """Emitted with the answer, a frozen value, when accepted."""
    takes_enter = True
    """False where it replaces or deletes something, which no Enter must do."""
    has_reason = False
    """True where a reason is typed, so that only Ctrl+Enter records."""

    def __init__(self, name: str, title: str, accept_title: str, parent: QWidget | None = None) -> None:
        super().__init__(name, title, parent)
        self.is_refused = False
        """True while what is entered is not possible, rather than incomplete."""
        self._first: QWidget | None = None
        self._problem = voiced("", "warning", "problem")
        # Two lines high, so that nothing moves with shorter or longer text.
        self._problem.setMinimumHeight(2 * self._problem.fontMetrics().lineSpacing())
        self._if_recorded = voiced(_("If recorded"), "good")
        self._accept = named(ConfirmButton(accept_title), "accept", accept_title)
        self._accept.setDefault(self.takes_enter)  # and has its colour
        self._accept.setAutoDefault(self.takes_enter)
        self._accept.confirmed.connect(self.accept)
        self._accept.asked.connect(self.warn)
        # Not the box's own signal: one press may not be enough.
        self.buttons.addButton(self._accept, QDialogButtonBox.ButtonRole.AcceptRole)
        # Without another default button, Qt takes the one that accepts.
        self.add_way_out(_("Cancel"), "cancel").setDefault(not self.takes_enter)
        self.foot.insertWidget(0, self._problem, 1)

    def embed(self) -> None:
        """Shows what is missing with what would follow, not beside the buttons."""
        self.foot.removeWidget(self._problem)
        self._problem.setMinimumHeight(0)
        self._below.insertWidget(0, self._problem)
        self._below.insertWidget(1, self._if_recorded)
        if self.takes_enter:
            self._accept.show_key(written("Ctrl+Enter" if self.has_reason else "Enter"))
        super().embed()
        self._set_tone()

    @abstractmethod
    def answer(self) -> object | None:
        """Returns the fields' values as a frozen value; None if something is missing."""

    def problems(self) -> Sequence[str]:
        """Returns sentences on what is missing or wrong; by default none, so that the dialog can be accepted."""
        return ()

    def ends(self) -> str:
        """Returns the question for an answer that ends a board, a game or a match; otherwise an empty text."""
        return ""

    def begin_at(self, field: QWidget) -> None:
        """Focuses this field when the dialog opens."""
        self._first = field

    def check(self) -> None:
        """Rechecks what is missing; called whenever a field changes."""
        problems = self.problems()
        self._accept.setEnabled(not problems)
        self._accept.set_question("" if problems else self.ends())
        self.warn(problems[0] if problems else "")

    def warn(self, sentence: str) -> None:
        """Shows a sentence in the line for what is missing."""
        self._problem.setText(sentence)
        self._set_tone()
        if self.isVisible():
            self.fit()

    def set_beside(self, places: DeskPlaces) -> None:
        super().set_beside(places)
        self._set_tone()

    def _set_tone(self) -> None:
        """Shows beside the board in amber what is not possible or is asked again, but not what is only missing."""
        if not self._is_beside:
            return
        self._problem.setVisible(bool(self._problem.text()))
        self._if_recorded.setVisible(self._follows_beside and not self._problem.text())
        is_warning = self.is_refused or self._accept.is_asked
        set_style(self._problem, voice="warning" if is_warning else "good")
        set_style(self._following, refused=self.is_refused)

    def accept(self) -> None:
        """Closes with the answer; does nothing while something is missing."""
        answer = None if self.problems() else self.answer()
        if answer is None:
            self.check()
            return
        super().accept()
        self.answered.emit(answer)

    def fill_in_as(self, before: "AskDialog") -> None:
        """Copies the values from the same form in another language.

        Choices come first, since they determine which other fields exist; texts come last.
        """
        for kinds in _IN_TURN:
            for old in before.findChildren(QWidget):
                new = self.findChild(type(old), old.objectName())
                if new is not None and isinstance(old, kinds) and not old.objectName().startswith("qt_"):
                    _carry(old, new)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter inserts a line break in fields with several lines.
        is_with_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        is_enter = event.key() in ENTERS
        if is_enter and event.isAutoRepeat():
            event.accept()  # a key held down answers only once
        elif is_enter and is_with_control:
            if self.takes_enter:
                self._accept.click()
        elif is_enter and self.has_reason:
            event.accept()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._first is not None:
            self._first.setFocus()


_IN_TURN = ((QListWidget,), (QAbstractButton,), (QComboBox, QSpinBox), (QLineEdit, QPlainTextEdit))
"""Kinds of fields, those that determine others first."""


def _carry(old: QWidget, new: QWidget) -> None:
    match old, new:
        case QListWidget(), QListWidget():
            new.setCurrentRow(old.currentRow())
        case QComboBox(), QComboBox():
            new.setCurrentIndex(old.currentIndex())
        case QAbstractButton(), QAbstractButton() if old.isCheckable() and old.isChecked() is not new.isChecked():
            new.click()
        case ((QSpinBox() | QLineEdit() | QPlainTextEdit()), _):
            show_in(new, value_of(old))
        case _:
            pass
