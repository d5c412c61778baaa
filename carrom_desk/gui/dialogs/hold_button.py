"""A button for what cannot be meant by a slip of the hand: it is held down, or pressed twice after a question."""

from collections.abc import Callable
from time import monotonic_ns

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from carrom_desk.gui.repeat_guard import WINDOW_MS
from carrom_desk.gui.tips import plain_tip

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
        if self._is_asked and self._now_ms() - self._asked_at >= WINDOW_MS:
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
