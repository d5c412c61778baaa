"""A press as firm as a button asks for."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import ConfirmButton


def press_firmly(button: QWidget) -> None:
    """Clicks, twice what asks before it counts."""
    asks = isinstance(button, ConfirmButton) and bool(button.question) and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    if asks and button.isVisible():
        let_it_be_read(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def let_it_be_read(button: QWidget) -> None:
    """The moment passes in which a second press would be a slip of the hand."""
    timer = button.findChild(QTimer)
    assert timer is not None
    timer.stop()
