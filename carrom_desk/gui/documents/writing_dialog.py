"""How far a long document is."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, voiced
from carrom_desk.gui.one_by_one import OneByOne


class WritingDialog(DeskDialog):
    """Does the work piece by piece, and can be stopped.

    Signals:
        made: all of it is done.
        stopped: it was stopped before that.
    """

    made = Signal()
    stopped = Signal()

    def __init__(self, pieces: Sequence[Callable[[], object]], parent: QWidget | None = None) -> None:
        super().__init__("writing_dialog", self.tr("Writing"), parent)
        self._pieces = tuple(pieces)
        self._count = 0
        self._said = named(voiced("", ""), "progress", "")
        self.body.addWidget(self._said)
        self.add_way_out(self.tr("Stop"), "stop")
        self.setMinimumWidth(460)
        self._work = OneByOne(self)
        self._work.progressed.connect(self._show)
        self._work.ended.connect(self._end)
        self.rejected.connect(self._stop)

    def begin(self) -> None:
        """Begin with the first piece."""
        self._work.begin(self._pieces)

    def _show(self, done: int, all_of_them: int) -> None:
        self._count = done
        text = self.tr("{done} of {all} parts are made.").format(done=done, all=all_of_them)
        self._said.setText(text)
        self._said.setAccessibleName(text)

    def _stop(self) -> None:
        self._work.stop()

    def _end(self) -> None:
        if self._count < len(self._pieces):
            self.stopped.emit()
            return
        self.accept()
        self.made.emit()
