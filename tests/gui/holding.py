"""Presses for buttons that ask before they act."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import ConfirmButton
from tests.gui.parts import part


def press_firmly(button: QWidget) -> None:
    """Clicks a button, twice if it asks first."""
    asks = isinstance(button, ConfirmButton) and bool(button.question) and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    if asks and button.isVisible():
        let_it_be_read(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def let_it_be_read(button: QWidget) -> None:
    """Waits until a second press no longer counts as accidental."""
    timer = part(button, QTimer)
    timer.stop()
