"""The system wants the desk gone: somebody logs out or shuts down, or a signal says so. Nobody is there to be asked."""

import os
import signal
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QGuiApplication

_MANY = 64


class CalledAway(QObject):
    """Hears of it between two events of the window, never within one.

    Signals:
        session_ends: whatever is to be kept is to be kept now; the desk goes on until it is closed.
        wanted: the desk is to leave.
    """

    session_ends = Signal()
    wanted = Signal()

    def __init__(self, application: QGuiApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        application.commitDataRequest.connect(self.session_ends)
        if os.name == "posix":
            self._listen()

    def _listen(self) -> None:
        """Python's own handlers run in the midst of anything: all they may do is write to a pipe."""
        self._hears, tells = os.pipe()
        for end in (self._hears, tells):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(tells, warn_on_full_buffer=False)
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            if signal.getsignal(each) is not signal.SIG_IGN:  # as with nohup
                signal.signal(each, _go_on)
        notifier = QSocketNotifier(self._hears, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        for heard in set(os.read(self._hears, _MANY)):
            signal.signal(heard, signal.SIG_DFL)  # who says it twice will not wait
        self.wanted.emit()


def _go_on(_number: int, _frame: FrameType | None) -> None:
    """The pipe has it."""
