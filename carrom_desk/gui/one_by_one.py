"""A long work done one piece after the other, between which the window goes on living."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal


class OneByOne(QObject):
    """Does pieces of work, each in a turn of its own of the window's loop; it can be stopped between two.

    Signals:
        progressed: how many are done, and of how many.
        ended: all are done, or it was stopped.
    """

    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[Callable[[], object]] | None = None
        self._done = 0
        self._all = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def is_busy(self) -> bool:
        """Whether something is under way."""
        return self._work is not None

    def begin(self, work: Sequence[Callable[[], object]]) -> None:
        """Do these pieces; what else was under way is given up."""
        self._work, self._done, self._all = iter(work), 0, len(work)
        self.progressed.emit(0, self._all)
        self._timer.start()

    def stop(self) -> None:
        """Do no more of them."""
        if self._work is not None:
            self._end()

    def _step(self) -> None:
        piece = next(self._work, None) if self._work is not None else None
        if piece is None:
            self._end()
            return
        piece()
        self._done += 1
        self.progressed.emit(self._done, self._all)

    def _end(self) -> None:
        self._timer.stop()
        self._work = None
        self.ended.emit()
