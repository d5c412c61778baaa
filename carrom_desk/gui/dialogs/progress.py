"""Something takes a while: how far it is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from .desk_dialog import DeskDialog, named, voiced


class ProgressDialog(DeskDialog):
    """Says what is being done and how far it is; closed by whoever opened it.

    Signals:
        stopped: the umpire does not want to wait.
    """

    stopped = Signal()

    def __init__(self, title: str, sentence: str, stop_title: str = "", parent: QWidget | None = None) -> None:
        """`stop_title` is what the button says by which it is broken off; empty: it cannot be."""
        super().__init__("progress_dialog", title, parent)
        self._can_stop = bool(stop_title)
        self._said = named(voiced(sentence, ""), "progress", sentence)
        self._bar = named(QProgressBar(), "progress_bar", sentence)
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self.body.addWidget(self._said)
        self.body.addWidget(self._bar)
        if stop_title:
            self.add_way_out(stop_title, "stop")
        self.rejected.connect(self.stopped)
        self.setMinimumWidth(520)

    def show_progress(self, done: int, of: int) -> None:
        """Say how many matches are done."""
        words = self.tr("{done} of {of} matches").format(done=done, of=of)
        self._said.setText(words)
        self._said.setAccessibleName(words)
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def reject(self) -> None:
        """Esc and the window's cross do what the button does, where there is one."""
        if self._can_stop:
            super().reject()
