"""What every dialog has: a heading, a place for fields, what is still missing, and two buttons."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

_W = TypeVar("_W", bound=QWidget)


def named(widget: _W, object_name: str, accessible_name: str) -> _W:
    """The widget with the name that programs know it by and the one that is read out."""
    widget.setObjectName(object_name)
    widget.setAccessibleName(accessible_name)
    return widget


def voiced(text: str, voice: str, *, wrap: bool = True) -> QLabel:
    """Words in one of the voices of the style sheet: heading, muted, alarm, warning."""
    label = QLabel(text)
    label.setProperty("voice", voice)
    label.setWordWrap(wrap)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


class AskDialog(QDialog):
    """A dialog that can be accepted only when nothing is missing, and says what is.

    It is shown with `open()`, which returns at once; `answered` brings the answer, and a dialog that is closed
    otherwise brings none.

    Signals:
        answered: the answer, a frozen value, once the umpire accepted.
    """

    answered = Signal(object)

    def __init__(self, title: str, accept_title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        self.body = QVBoxLayout()
        """Where the fields go."""
        self._heading = voiced(title, "heading")
        self._problem = named(voiced("", "warning"), "problem", "")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._accept = QPushButton(accept_title)
        named(self._accept, "accept", accept_title)
        self._buttons.addButton(self._accept, QDialogButtonBox.ButtonRole.AcceptRole)
        self._accept.setDefault(True)
        cancel = self._buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(self.tr("Cancel"))
        named(cancel, "cancel", cancel.text())
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(10)
        layout.addWidget(self._heading)
        layout.addLayout(self.body, 1)
        layout.addWidget(self._problem)
        layout.addWidget(self._buttons)

    def answer(self) -> object | None:
        """What the fields say, as a frozen value; None while something is missing."""
        raise NotImplementedError

    def problems(self) -> Sequence[str]:
        """What is missing or wrong, as sentences; none when it can be accepted."""
        raise NotImplementedError

    def check(self) -> None:
        """Look again at what is missing; to be called whenever a field changes."""
        problems = self.problems()
        self._accept.setEnabled(not problems)
        self._problem.setText(problems[0] if problems else "")
        self._problem.setAccessibleName(self._problem.text())

    def set_accept_title(self, title: str) -> None:
        """Say on the button what accepting does."""
        self._accept.setText(title)
        self._accept.setAccessibleName(title)

    def accept(self) -> None:
        """Close with the answer; nothing happens while something is missing."""
        answer = None if self.problems() else self.answer()
        if answer is None:
            self.check()
            return
        super().accept()
        self.answered.emit(answer)
