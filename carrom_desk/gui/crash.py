"""A fault of ours: it is written down and told, and the match goes on."""

import sys
import threading
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.diagnosis import Diary

if TYPE_CHECKING:
    from .dialogs.messages import CrashDialog


class CrashReporter(QObject):
    """Takes the place of Python's last word on an exception that nobody caught, in any thread.

    Signals:
        pack_wanted: the umpire wants a file with all that helps to look into the fault.
    """

    pack_wanted = Signal()
    _elsewhere = Signal(object)

    def __init__(self, window: QWidget, diary: Diary) -> None:
        super().__init__(window)
        self._window = window
        self._diary = diary
        self._dialog: CrashDialog | None = None
        self._elsewhere.connect(self._report_of_thread)

    def install(self) -> None:
        """Take that place until the program ends."""
        sys.excepthook = self.report
        # A dialog belongs to the window's thread.
        threading.excepthook = self._elsewhere.emit

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an exception down and tell of it; while one is told of, others are only written down."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(details)
        self._diary.note_fault(kind, trace)
        if self._dialog is None:
            from .dialogs.messages import CrashDialog

            self._dialog = CrashDialog(details, str(self._diary.file), self._window)
            self._dialog.pack_wanted.connect(self.pack_wanted)
            self._dialog.finished.connect(self._forget)
            self._dialog.open()

    def _report_of_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_type, args.exc_value, args.exc_traceback)

    def _forget(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
