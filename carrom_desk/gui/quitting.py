"""Leaving the desk: nothing that was typed is dropped unasked, and the last backup is made before the window goes."""

import os
import signal
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.i18n import _
from carrom_desk.presentation.wording.refusal_text import in_language

if TYPE_CHECKING:
    from carrom_desk.gui.dialogs.messages import Way

_MANY = 64


class QuitController(QObject):
    """Says whether the window may go, and what stands against it.

    Signals:
        ready: nothing stands against it any more: the window may be closed.
        elsewhere_wanted: what is not saved is to be written to a file first.
    """

    ready = Signal()
    elsewhere_wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_settled = False
        self._is_asking = False

    def may_leave(self, database: DatabaseController | None, unsaved: str) -> bool:
        """Returns True when the window may go at once; if not, the umpire is asked, or the last backup made.

        `unsaved` is why something that they entered is not on disk; empty when all is.
        """
        if self._is_settled or database is None:
            return True
        if self._is_asking:
            return False
        if unsaved:
            self._ask_about_unsaved(database, unsaved)
        elif database.wants_last_copy:
            self._back_up(database)
        else:
            return True
        return False

    def leave_unasked(self) -> None:
        """The system wants the desk gone: close it without a question. What was confirmed is on disk, and what can
        still be copied is copied once the window has gone."""
        self._settle()

    def _ask_about_unsaved(self, database: DatabaseController, why: str) -> None:
        said = _("The last entry is NOT SAVED and will be lost if you quit. {why}").format(why=why)
        elsewhere = ("save_elsewhere", _("Save elsewhere…"), self.elsewhere_wanted.emit)
        leave = ("leave_without", self._without(), partial(self._go_on_leaving, database))
        self._ask(_("Not saved"), said, elsewhere, leave)

    def _without(self) -> str:
        return _("Quit without it")

    def _go_on_leaving(self, database: DatabaseController) -> None:
        if database.wants_last_copy:
            self._back_up(database)
        else:
            self._settle()

    def _back_up(self, database: DatabaseController) -> None:
        from carrom_desk.gui.dialogs.messages import ProgressDialog

        self._is_asking = True
        said = _("All entries are saved. Making the final backup…")
        waiting = ProgressDialog(_("Closing"), said, self._without(), self._window)
        waiting.rejected.connect(self._settle)

        def end(problem: str) -> None:
            if self._is_settled:
                return
            waiting.rejected.disconnect(self._settle)
            waiting.accept()
            self._is_asking = False
            if problem:
                self._ask_about_backup(database, problem)
            else:
                self._settle()

        open_dialog(waiting)
        database.make_last_copy(end)

    def _ask_about_backup(self, database: DatabaseController, problem: str) -> None:
        said = _("The final backup failed. All entries are in {place}. {why}")
        said = said.format(place=database.service.place, why=in_language(problem))

        def leave() -> None:
            database.give_up_last_copy()
            self._settle()

        again = ("try_again", _("Try again"), partial(self._back_up, database))
        self._ask(_("Final backup failed"), said, again, ("leave_without", _("Quit anyway"), leave))

    def _ask(self, title: str, said: str, *ways: "Way") -> None:
        from carrom_desk.gui.dialogs.messages import WaysOutDialog

        self._is_asking = True
        dialog = WaysOutDialog(title, said, ways, _("Cancel"), self._window)
        dialog.finished.connect(self._asked)
        open_dialog(dialog)

    def _asked(self) -> None:
        self._is_asking = False

    def _settle(self) -> None:
        self._is_settled = True
        self.ready.emit()


class SystemShutdown(QObject):
    """Somebody logs out or shuts down, or a signal says so: heard between two events of the window, never within one.

    Nobody is there to be asked.

    Signals:
        session_ends: whatever is to be kept is to be kept now; the desk goes on until it is closed.
        wanted: the desk is to leave.
    """

    session_ends = Signal()
    wanted = Signal()

    def __init__(self, application: QGuiApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        application.commitDataRequest.connect(self.session_ends)
        if os.name == "posix":
            self._listen()

    def _listen(self) -> None:
        """Python's own handlers run in the midst of anything: all they may do is write to a pipe."""
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
            signal.signal(heard, signal.SIG_DFL)  # who says it twice will not wait
        self.wanted.emit()


def _go_on(_number: int, _frame: FrameType | None) -> None:
    """The pipe has it."""
