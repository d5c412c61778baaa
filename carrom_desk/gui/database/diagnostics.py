"""Diagnostics: program log and crash reports."""

import logging
import sys
import threading
import traceback
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.kit.background import Messenger
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.record import MatchRecord

from .database_controller import DatabaseController

if TYPE_CHECKING:
    from carrom_desk.gui.dialogs.messages import CrashDialog

_LOG = logging.getLogger(__name__)


def log_database(database: DatabaseController) -> None:
    """Logs what happens to the database and its backups."""

    def note_opened() -> None:
        _LOG.info("database opened, only to be shown" if database.service.held_by else "database opened")

    database.opened.connect(note_opened)
    database.failed.connect(lambda error: _LOG.warning("database not opened: %s", _cause(error)))
    database.backed_up.connect(lambda: _LOG.info("backup made"))
    database.not_backed_up.connect(lambda _why: _LOG.warning("backup failed"))


def log_match(match: MatchController) -> None:
    """Logs saved and unsaved entries, with only digests of matches and entry numbers."""

    def name() -> str:
        return "" if match.session.match_id is None else _short(match.session.match_id)

    def note_recorded(record: MatchRecord) -> None:
        logged = record.entries[-1]
        _LOG.info("match %s entry %d saved: %s", name(), logged.number, type(logged.entry).__name__)

    match.opened.connect(
        lambda: _LOG.info("match %s opened with %d entries", name(), len(match.session.record.entries))
    )
    match.recorded.connect(note_recorded)
    match.not_saved.connect(lambda error: _LOG.warning("match %s entry NOT saved: %s", name(), _cause(error)))


def _short(match_id: MatchId) -> str:
    """Returns a digest of the match's id, since an id from a file may contain names."""
    return sha256(match_id.encode("utf-8", "replace")).hexdigest()[:8]


def _cause(error: StoreError) -> str:
    """Returns the types of an error and its causes, without messages, which may contain paths."""
    cause = error.__cause__
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "errno", None)
    parts = [type(error).__name__, type(cause).__name__ if cause is not None else "", str(code or "")]
    return " ".join(part for part in parts if part)


class CrashReporter(QObject):
    """Handles uncaught exceptions of all threads instead of Python's own hooks.

    Signals:
        pack_wanted: emitted to create a problem report.
    """

    pack_wanted = Signal()

    def __init__(self, window: QWidget, log: Path) -> None:
        """Names the file of the log in the dialog."""
        super().__init__(window)
        self._window = window
        self._log = log
        self._dialog: CrashDialog | None = None
        self._elsewhere = Messenger(self._report_of_thread)

    def install(self) -> None:
        """Installs the hooks until the program ends."""
        sys.excepthook = self.report
        # A dialog belongs to the window's thread.
        threading.excepthook = self._elsewhere.sent.emit

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Logs an exception and shows it; while one is shown, others are only logged."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(details)
        _LOG.error("not caught", exc_info=(kind, error, trace))
        if self._dialog is None:
            from carrom_desk.gui.dialogs.messages import CrashDialog

            self._dialog = CrashDialog(details, str(self._log), self._window)
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
