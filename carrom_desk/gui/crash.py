"""A fault of ours: it is written down and told, and the match goes on."""

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from .dialogs.desk_dialog import DeskDialog, named, voiced

WallTime = Callable[[], str]


class CrashDialog(DeskDialog):
    """Says that something went wrong, that the match is safe, and what to do."""

    def __init__(self, details: str, log: str, parent: QWidget | None = None) -> None:
        super().__init__("crash_dialog", self.tr("Something went wrong"), parent)
        said = self.tr("A fault in the program. Every entry confirmed so far is on disk. Close this and go on.")
        where = self.tr("The details are in {log}; please send them with a report.").format(log=log)
        text = named(QPlainTextEdit(details), "crash_details", self.tr("Details"))
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        self.body.addWidget(voiced(said, ""))
        self.body.addWidget(voiced(where, "muted"))
        self.body.addWidget(text, 1)
        self.add_way_out(self.tr("Go on"), "go_on")
        self.resize(760, 460)


class CrashReporter(QObject):
    """Takes the place of Python's last word on an exception that nobody caught."""

    def __init__(self, window: QWidget, log: Path, wall: WallTime) -> None:
        super().__init__(window)
        self._window = window
        self._log = log
        self._wall = wall
        self._dialog: CrashDialog | None = None

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
            self._dialog = CrashDialog(details, str(self._log), self._window)
            self._dialog.finished.connect(self._forget)
            self._dialog.open()

    def _forget(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _write(self, details: str) -> None:
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            with self._log.open("a", encoding="utf-8") as log:
                log.write(f"{self._wall()}\n{details}\n")
        except OSError as error:
            sys.stderr.write(f"{self._log} could not be written: {error}\n")
