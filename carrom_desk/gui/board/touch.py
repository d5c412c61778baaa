"""A finger on the board: a tap when it is lifted soon, a long touch when it stays."""

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

LONG_TOUCH_MS = 600
"""How long a finger rests before it means something else."""
_SLIP_PX = 24.0
"""A finger that moves further than this meant neither."""


def long_touch_timer(parent: QObject) -> QTimer:
    """The timer that tells a long touch from a tap."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(LONG_TOUCH_MS)
    return timer


class Touch(QObject):
    """Follows one finger; each touch is a tap, or long, or neither."""

    tapped = Signal(QPointF)
    """Lifted soon; where it was put down."""
    held = Signal(QPointF)
    """It has stayed; where it was put down."""

    def __init__(self, timer: QTimer, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = timer
        self._at: QPointF | None = None
        timer.timeout.connect(self._hold)

    def put_down(self, at: QPointF) -> None:
        """The finger touches the board."""
        self._at = at
        self._timer.start()

    def move(self, at: QPointF) -> None:
        """It moves while it touches."""
        if self._at is not None and (at - self._at).manhattanLength() > _SLIP_PX:
            self.cancel()

    def lift(self) -> None:
        """It leaves the board."""
        at = self._at
        self.cancel()
        if at is not None:
            self.tapped.emit(at)

    def cancel(self) -> None:
        """It meant nothing."""
        self._at = None
        self._timer.stop()

    def _hold(self) -> None:
        at = self._at
        self.cancel()
        if at is not None:
            self.held.emit(at)
