"""A fault of ours: it is written down and told, and the match goes on."""

import sys
import time
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget


class CrashReporter(QObject):
    """Takes the place of Python's last word on an exception that nobody caught."""

    def __init__(self, window: QWidget, log: Path) -> None:
        super().__init__(window)
        self._window = window
        self._log = log
        self._dialog: QDialog | None = None

    def install(self) -> None:
        """Take that place until the program ends."""
        sys.excepthook = self.report

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an exception down and tell of it; while one is told of, others are only written down."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(details)
        self._write(details)
        if self._dialog is None:
            from .dialogs.crash import CrashDialog

            self._dialog = CrashDialog(details, str(self._log), self._window)
            self._dialog.finished.connect(self._forget)
            self._dialog.open()

    def _forget(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _write(self, details: str) -> None:
        now = time.strftime("%Y-%m-%dT%H:%M:%S%z")
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            with self._log.open("a", encoding="utf-8") as log:
                log.write(f"{now}\n{details}\n")
        except OSError as error:
            sys.stderr.write(f"{self._log} could not be written: {error}\n")
