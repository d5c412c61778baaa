"""Dialogs that ask: they can be accepted when nothing is missing, and twice over what ends something."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from time import monotonic_ns

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QShowEvent,
)
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from carrom_desk.gui.keys import SECOND_PRESS_MS
from carrom_desk.gui.wording import plain_tip

from .desk_dialog import DeskDialog, named, voiced

HOLD_MS = 800
"""How long it is held down, in milliseconds."""
_TICK_MS = 25
_PRESSES = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
_NS_PER_MS = 1_000_000


def _now_ms() -> int:
    return monotonic_ns() // _NS_PER_MS


class HoldButton(QPushButton):
    """Without a question a press counts at once. With one it has to be held by mouse, finger or key while it fills up;
    or it is pressed twice by a key or a screen reader: the first press asks, the second answers.

    Signals:
        confirmed: it was pressed, and meant.
        asked: the question, with what to do; empty when it is withdrawn.
    """

    confirmed = Signal()
    asked = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None, *, now_ms: Callable[[], int] = _now_ms) -> None:
        super().__init__(title, parent)
        self._now_ms = now_ms
        self._question = ""
        self._is_asked = False
        self._asked_at = 0
        self._since: int | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self.poll)
        self.clicked.connect(self._pressed)

    @property
    def question(self) -> str:
        """What a press would decide; empty where a press counts at once."""
        return self._question

    @property
    def progress(self) -> float:
        """How much of the time it has been held, 0 to 1."""
        return 0.0 if self._since is None else min(1.0, (self._now_ms() - self._since) / HOLD_MS)

    def set_question(self, question: str) -> None:
        """Ask this before a press counts; empty: let every press count."""
        if question != self._question:
            self._question = question
            hint = self.tr("Hold it down, or press it twice by key: {question}").format(question=question)
            self.setAccessibleDescription(hint if question else "")
            self.setToolTip(plain_tip(hint if question else ""))
            self._let_go()
            self.withdraw()

    def withdraw(self) -> None:
        """Whatever was asked is asked no more: something has changed."""
        if self._is_asked:
            self._is_asked = False
            self.asked.emit("")

    def age(self, ms: int) -> None:
        """Take it as held for so much longer, however long that really was."""
        if self._since is not None:
            self._since -= ms
        self._asked_at -= ms
        self.poll()

    def poll(self) -> None:
        """Look whether it has been held long enough."""
        if self._since is None:
            return
        if self.progress >= 1.0:
            self._let_go()
            self._confirm()
        self.update()

    # Presses

    def _pressed(self) -> None:
        """A whole press, as a key or a screen reader gives it: nobody holds anything down."""
        if not self._question:
            self._confirm()
            return
        if self._is_asked and self._now_ms() - self._asked_at >= SECOND_PRESS_MS:
            self._confirm()
            return
        self._is_asked, self._asked_at = True, self._now_ms()
        self.asked.emit(self.tr("{question} Press again to confirm.").format(question=self._question))

    def _confirm(self) -> None:
        self._is_asked = False
        self.confirmed.emit()

    def _hold(self) -> None:
        self._since = self._now_ms()
        self.setDown(True)
        self._timer.start()

    def _let_go(self) -> bool:
        """Stop filling up; whether it was being held."""
        was_held, self._since = self._since is not None, None
        self._timer.stop()
        self.setDown(False)
        self.update()
        return was_held

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._question and event.button() is Qt.MouseButton.LeftButton:
            self._hold()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._question:
            super().mouseReleaseEvent(event)
        elif self._let_go():
            self.asked.emit(self.tr("{question} Hold the button until it is full.").format(question=self._question))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and self._question and event.key() in _PRESSES:
            if event.type() == QEvent.Type.KeyPress:
                if not event.isAutoRepeat() and self.isEnabled():
                    self._hold()
                return True
            if event.type() == QEvent.Type.KeyRelease:
                if not event.isAutoRepeat() and self._let_go():
                    self._pressed()
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._let_go()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._since is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            whole = QPainterPath()
            whole.addRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)
            painter.setClipPath(whole)
            fill = QColor(self.palette().color(QPalette.ColorRole.ButtonText))
            fill.setAlphaF(0.35)
            painter.fillRect(QRectF(0, 0, self.width() * self.progress, self.height()), fill)
            bar = QRectF(0, self.height() - 6, self.width() * self.progress, 6)
            painter.fillRect(bar, self.palette().color(QPalette.ColorRole.ButtonText))


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
