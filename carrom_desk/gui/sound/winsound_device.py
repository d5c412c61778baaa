"""Sounds played by Windows itself, in a thread that waits for their end."""

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from .device import Told
from .report import Outcome, SoundReport, shortened

NAME = "Windows"

PlayWav = Callable[[str | None], None]
"""Plays a WAV file to its end, None stops whatever is played; RuntimeError where that cannot be done."""


def windows_player() -> PlayWav | None:
    """What Windows plays with; None elsewhere."""
    if sys.platform == "win32":
        import winsound

        def play(file: str | None) -> None:
            # No default sound where this one cannot be played: it would mean something else.
            winsound.PlaySound(file, winsound.SND_FILENAME | winsound.SND_NODEFAULT if file else winsound.SND_PURGE)

        return play
    return None


class WinsoundDevice(QObject):
    """Plays one sound after the other; a new one stops the one before."""

    name = NAME
    is_silent = False
    _ended = Signal(object)

    def __init__(self, play: PlayWav, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._play = play
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sound")
        self._running: dict[Future[None], Told] = {}
        self._ended.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether a sound is being played."""
        return bool(self._running)

    def play(self, file: Path, told: Told) -> None:
        """Play a WAV file as soon as the sound before has been stopped."""
        if self._running:
            self._silence()
        future = self._thread.submit(self._play, str(file))
        self._running[future] = told
        future.add_done_callback(self._ended.emit)

    def close(self) -> None:
        """Stop at once."""
        self._running.clear()
        self._silence()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _silence(self) -> None:
        for future in tuple(self._running):
            future.cancel()  # what has not begun yet; it is told like everything else
        try:
            self._play(None)
        except RuntimeError:
            return  # nothing was played any more

    def _tell(self, future: Future[None]) -> None:
        told = self._running.pop(future, None)
        if told is None:
            return
        if future.cancelled():
            told(SoundReport(Outcome.REPLACED, NAME))
            return
        error = future.exception()
        if error is None:
            told(SoundReport(Outcome.PLAYED, NAME))
        else:
            told(SoundReport(Outcome.FAILED, NAME, shortened(str(error))))
