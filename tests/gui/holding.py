"""A press as firm as a button asks for."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import HOLD_MS, HoldButton


def press_firmly(button: QWidget) -> None:
    """Click, or hold down what has to be held."""
    if not isinstance(button, HoldButton) or not button.question or not button.isEnabled():
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    hold(button)


def hold(button: HoldButton, ms: int = HOLD_MS) -> None:
    """Hold a button down with the mouse for so long, and let it go."""
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    button.age(ms)
    if button.isVisible():
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
