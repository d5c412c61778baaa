"""Notices that another version was installed over the running one, which a package does without asking."""

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

import carrom_desk
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.i18n import _

_EVERY_MS = 60_000


def program_file() -> Path:
    """Returns a file that every version replaces: the frozen program, or a module."""
    return Path(sys.executable if getattr(sys, "frozen", False) else carrom_desk.__file__)


class UpdateWatch(QObject):
    """Looks once a minute whether the program's file was replaced, and says so once; `remind` says it again."""

    def __init__(self, notify: Notify, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notify, self._file = notify, file
        self._begun = self._stamp()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.remind)
        self._timer.start()

    def remind(self) -> None:
        """Says that the program was replaced, if it was."""
        if self._stamp() in (self._begun, None):
            return
        self._timer.stop()
        self._notify(_("Carrom Desk was updated. After the match, close this window and start it again."))

    def _stamp(self) -> tuple[int, int] | None:
        try:
            found = self._file.stat()
        except OSError:  # in the middle of an upgrade
            return None
        return found.st_ino, found.st_mtime_ns
