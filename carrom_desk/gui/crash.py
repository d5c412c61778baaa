"""A fault of ours: it is written down and told, and the match goes on."""

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from carrom_desk.desk.diary import Diary


class CrashReporter(QObject):
    """Takes the place of Python's last word on an exception that nobody caught."""

    def __init__(self, window: QWidget, diary: Diary) -> None:
        super().__init__(window)
        self._window = window
        self._diary = diary
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
        self._diary.note_fault(kind, trace)
        if self._dialog is None:
            from .dialogs.crash import CrashDialog

            self._dialog = CrashDialog(details, str(self._diary.file), self._window)
            self._dialog.finished.connect(self._forget)
            self._dialog.open()

    def _forget(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
