"""Quitting: nothing typed is discarded without asking, and the final backup is made before the window closes."""

import os
import signal
from collections.abc import Callable
from functools import partial
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.i18n import N_, _, say
from carrom_desk.presentation.wording.refusal_text import in_language

_MANY = 64
_WITHOUT = N_("Quit without it")


class QuitController(QObject):
    """Decides when the window may close.

    Signals:
        ready: emitted when the window may be closed.
        elsewhere_wanted: emitted to save an unsaved entry to a file first.
    """

    ready = Signal()
    elsewhere_wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_settled = False
        self._is_asking = False

    def may_leave(self, database: DatabaseController | None, unsaved: str, in_play: str) -> bool:
        """Returns True when the window may close immediately; otherwise asks the umpire or makes the final backup.

        `unsaved` is the reason why an entry is not saved, `in_play` a sentence on marks or a running clock, or empty.
        """
        if self._is_settled or database is None:
            return True
        if self._is_asking:
            return False
        if unsaved:
            self._ask_about_unsaved(database, unsaved)
        elif in_play:
            leave = ("quit_anyway", _("Quit"), partial(self._go_on_leaving, database))
            self._ask(_("Match in progress"), in_play, leave)
        elif database.needs_last_copy:
            self._back_up(database)
        else:
            return True
        return False

    def leave_without_asking(self) -> None:
        """Closes without asking further, or at the system's request at all.

        Confirmed entries are on disk; a final backup is attempted afterwards.
        """
        self._is_settled = True
        self.ready.emit()

    def _ask_about_unsaved(self, database: DatabaseController, why: str) -> None:
        said = _("The last entry is NOT SAVED and will be lost if you quit. {why}").format(why=why)
        elsewhere = ("save_elsewhere", _("Save elsewhere…"), self.elsewhere_wanted.emit)
        leave = ("leave_without", say(_WITHOUT), partial(self._go_on_leaving, database))
        self._ask(_("Not saved"), said, elsewhere, leave)

    def _go_on_leaving(self, database: DatabaseController) -> None:
        if database.needs_last_copy:
            self._back_up(database)
        else:
            self.leave_without_asking()

    def _back_up(self, database: DatabaseController) -> None:
        from carrom_desk.gui.dialogs.messages import ProgressDialog

        self._is_asking = True
        said = _("All entries are saved. Making the final backup…")
        waiting = ProgressDialog(_("Closing"), said, say(_WITHOUT), self._window)
        waiting.rejected.connect(self.leave_without_asking)

        def end(problem: str) -> None:
            if self._is_settled or not isValid(waiting):  # the window was deleted before its backup was made
                return
            waiting.rejected.disconnect(self.leave_without_asking)
            waiting.accept()
            self._is_asking = False
            if problem:
                self._ask_about_backup(database, problem)
            else:
                self.leave_without_asking()

        open_dialog(waiting)
        database.make_last_copy(end)

    def _ask_about_backup(self, database: DatabaseController, problem: str) -> None:
        said = _("The final backup failed. All entries are in {place}. {why}")
        said = said.format(place=database.service.place, why=in_language(problem))

        def leave() -> None:
            database.skip_last_copy()
            self.leave_without_asking()

        again = ("try_again", _("Try again"), partial(self._back_up, database))
        self._ask(_("Final backup failed"), said, again, ("leave_without", _("Quit anyway"), leave))

    def _ask(self, title: str, said: str, *ways: tuple[str, str, Callable[[], object]]) -> None:
        """Asks; each way has a name, a title and what it does. Enter cancels, since it may be meant for the desk."""
        from carrom_desk.gui.dialogs.messages import OutcomeDialog

        self._is_asking = True
        cancel = _("Cancel")
        dialog = OutcomeDialog("ways_out_dialog", title, said, parent=self._window, voice="warning", way_out=cancel)
        for way in ways:
            dialog.add_offer(*way)
        dialog.finished.connect(self._asked)
        open_dialog(dialog)

    def _asked(self) -> None:
        self._is_asking = False


class SystemShutdown(QObject):
    """Detects logout, shutdown and termination signals, and handles them between Qt events without asking the umpire.

    Signals:
        session_ends: emitted to save everything now. The desk continues until it is closed.
        wanted: emitted to quit.
    """

    session_ends = Signal()
    wanted = Signal()

    def __init__(self, application: QGuiApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        application.commitDataRequest.connect(self.session_ends)
        if os.name == "posix":
            self._listen()

    def _listen(self) -> None:
        """Installs signal handlers, which may interrupt anything and therefore only write to a pipe."""
        self._hears, tells = os.pipe()
        for end in (self._hears, tells):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(tells, warn_on_full_buffer=False)
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            if signal.getsignal(each) is not signal.SIG_IGN:  # as with nohup
                signal.signal(each, _go_on)
        notifier = QSocketNotifier(self._hears, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        for heard in set(os.read(self._hears, _MANY)):
            signal.signal(heard, signal.SIG_DFL)  # a second request quits at once
        self.wanted.emit()


def _go_on(_number: int, _frame: FrameType | None) -> None:
    """Does nothing, since the signal is already in the pipe."""
