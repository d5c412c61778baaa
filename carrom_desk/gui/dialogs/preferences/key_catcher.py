"""Waits for the key that is to be given."""

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QWidget

from carrom_desk.gui.dialogs.desk_dialog import voiced

_ALONE = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_Super_L,
        Qt.Key.Key_Super_R,
        Qt.Key.Key_unknown,
    }
)
_KEPT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class KeyCatcher(QLabel):
    """While it waits it has the keyboard, and no key does anything else.

    Signals:
        caught: a key in Qt's portable spelling.
        left: nothing more is waited for.
    """

    caught = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_waiting = False
        self.setObjectName("key_catcher")
        self.setProperty("voice", voiced("", "heading").property("voice"))
        self.setWordWrap(True)

    def wait(self) -> None:
        """Take the next key."""
        self._is_waiting = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        if not self._is_waiting or not isinstance(event, QKeyEvent):
            return super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self._take(event)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._stop()

    def _take(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._stop()
        elif event.key() and Qt.Key(event.key()) not in _ALONE:
            self._is_waiting = False
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.caught.emit(key_of(event))

    def _stop(self) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.left.emit()


def key_of(event: QKeyEvent) -> str:
    """The key that was pressed, in Qt's portable spelling.

    Shift counts only where the layout makes no other sign of it: a question mark is a question mark on every layout,
    whether it needs Shift or not.
    """
    modifiers = event.modifiers() & _KEPT
    text = event.text()
    is_sign = len(text) == 1 and text.isprintable() and not text.isalpha() and not text.isspace()
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not is_sign:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    pressed = QKeyCombination(modifiers, Qt.Key(event.key()))
    return QKeySequence(pressed).toString(QKeySequence.SequenceFormat.PortableText)
