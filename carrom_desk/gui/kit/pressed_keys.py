"""The one place that tells which key was pressed, on any keyboard layout.

A key counts by what it types where that is Latin, so W is the key labelled W. A digit of any script counts as that
digit. Everything else counts by its position, as on a US keyboard: under a Hindi, Arabic or Russian layout the key at
the place of W is W. In the row of digits, keys that need Shift for their digit (French) count as the digit without it.

Qt gives the position as the native scan code: on X11 and Wayland the key code of the kernel plus 8, on Windows the scan
code of set 1, which the kernel's codes follow for these keys. On macOS the scan code is always 1, and the position is
the virtual key code of an ANSI keyboard. Events made by a program have neither.
"""

import sys
import unicodedata
from collections.abc import Collection

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

_ROWS = (
    (2, "1234567890-=", "!@#$%^&*()_+", (18, 19, 20, 21, 23, 22, 26, 28, 25, 29, 27, 24)),
    (16, "QWERTYUIOP[]", "QWERTYUIOP{}", (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30)),
    (30, "ASDFGHJKL;'`", 'ASDFGHJKL:"~', (0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39, 50)),
    (43, "\\ZXCVBNM,./", "|ZXCVBNM<>?", (42, 6, 7, 8, 9, 11, 45, 46, 43, 47, 44)),
)
"""Rows of a US keyboard: scan code of the first key, signs without and with Shift, and virtual key codes on macOS."""
_X11_OFFSET = 8
_PLAIN = Qt.KeyboardModifier.NoModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""Modifiers with which nothing is typed."""
_ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""The right Alt key, as Windows reports it."""


ENTERS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""Both Enter keys."""


def keep_key(event: QEvent, keys: Collection[int]) -> bool:
    """Keeps one of these keys for the focused widget, whatever shortcut the window has for it; returns True if so."""
    is_kept = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.key() in keys
    if is_kept:
        event.accept()
    return is_kept


def native_code(sign: str, platform: str = sys.platform) -> tuple[int, int]:
    """Returns the scan code and the virtual key code of the key with this sign on a US keyboard."""
    first, plain, _shifted, mac = next(row for row in _ROWS if sign in row[1])
    place = plain.index(sign)
    if platform == "darwin":
        return 1, mac[place]
    return first + place + (0 if platform == "win32" else _X11_OFFSET), 0


_AT = {
    native_code(sign): (sign, with_shift)
    for _, plain, shifted, _ in _ROWS
    for sign, with_shift in zip(plain, shifted, strict=True)
}
"""Signs without and with Shift by position."""


def key_of(event: QKeyEvent) -> Qt.Key:
    """Returns the pressed key, such as `Key_W` or `Key_1`."""
    key, shift = event.key(), bool(event.modifiers() & _SHIFT)
    sign = chr(key) if key <= sys.maxunicode else ""
    if sign.isdecimal():
        return Qt.Key(Qt.Key.Key_0 + unicodedata.decimal(sign))
    here = _AT.get((event.nativeScanCode(), event.nativeVirtualKey() if sys.platform == "darwin" else 0))
    is_latin = sign.isascii() if sign > " " else key not in (0, Qt.Key.Key_unknown)
    if here is None or (is_latin and (shift or not here[0].isdecimal() or sign.isalpha() or not sign)):
        return Qt.Key(key)
    return Qt.Key(ord(here[shift]))


def sign_of(event: QKeyEvent) -> str:
    """Returns the capital letter, digit or sign of the pressed key; empty for other keys, and with Ctrl or Alt."""
    key = key_of(event)
    return chr(key) if Qt.Key.Key_Space < key <= Qt.Key.Key_AsciiTilde and not event.modifiers() & _COMMANDS else ""


def typed_text(event: QKeyEvent) -> str:
    """Returns what the key types into a text field; empty if nothing."""
    text, commands = event.text(), event.modifiers() & _COMMANDS
    return text if text.strip() and text.isprintable() and commands in (_PLAIN, _ALT_GR) else ""


def as_digit(event: QKeyEvent) -> QKeyEvent:
    """Returns the event for a field that takes only numbers: keys that count as digits type them."""
    sign = sign_of(event)
    return _copy(event, event.type(), key_of(event), sign) if sign.isdecimal() else event


def _copy(event: QKeyEvent, kind: QEvent.Type, key: Qt.Key, text: str) -> QKeyEvent:
    native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
    return QKeyEvent(kind, key, event.modifiers(), *native, text, event.isAutoRepeat(), event.count())


class LayoutKeys(QObject):
    """Makes shortcuts work on layouts on which Qt finds no key for them.

    It repeats a press under the key that it counts as. What a text field takes stays as typed.
    """

    def watch(self, widget: QWidget) -> None:
        """Watches the keys of a window that is being shown."""
        window = widget.windowHandle()
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Replaces a press or release whose key counts as another one."""
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.ShortcutOverride:
            return False
        key = key_of(event)
        if key == event.key() or (typed_text(event) and _takes_text(QApplication.focusWidget())):
            return False
        if event.type() == QEvent.Type.KeyPress and self._has_triggered(watched, event, key):
            return True
        if Qt.Key.Key_Space < event.key() <= Qt.Key.Key_AsciiTilde:
            return False  # forms use it as typed unless it is a digit for them
        repeated = _copy(event, event.type(), key, event.text())
        QApplication.sendEvent(watched, repeated)
        event.setAccepted(repeated.isAccepted())
        return True

    @staticmethod
    def _has_triggered(watched: QObject, event: QKeyEvent, key: Qt.Key) -> bool:
        """Triggers the shortcut of a key, unless the focused part of the window wants the key; returns True if there
        was one.
        """
        override = _copy(event, QEvent.Type.ShortcutOverride, key, event.text())
        override.ignore()
        QApplication.sendEvent(watched, override)
        window = QApplication.activeWindow()
        if override.isAccepted() or window is None or QApplication.activePopupWidget() is not None:
            return False
        modifiers = event.modifiers() & (_COMMANDS if not chr(key).isalpha() else _COMMANDS | _SHIFT)
        found = _shortcut(window, QKeySequence(QKeyCombination(modifiers, key)))
        if found is None:
            return False
        if not event.isAutoRepeat():
            found.activate(QAction.ActionEvent.Trigger) if isinstance(found, QAction) else found.activated.emit()
        return True


def _takes_text(widget: QWidget | None) -> bool:
    return widget is not None and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def _shortcut(window: QWidget, keys: QKeySequence) -> QAction | QShortcut | None:
    """Returns the enabled action or shortcut of a window with these keys."""
    for action in window.actions():
        if action.isEnabled() and keys in action.shortcuts():
            return action
    for shortcut in window.findChildren(QShortcut):
        owner = shortcut.parent()
        is_here = isinstance(owner, QWidget) and owner.window() is window and owner.isVisible()
        if is_here and shortcut.isEnabled() and keys in list(shortcut.keys()):
            return shortcut
    return None
