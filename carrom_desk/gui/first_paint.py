"""Tells when the window has been painted for the first time."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Watches a window until it has been painted.

    Signals:
        painted: the window is on the screen; from then on whatever takes time may begin.
    """

    painted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            # Once this event and the painting of everything within the window are through.
            QTimer.singleShot(0, self.painted.emit)
        return False
