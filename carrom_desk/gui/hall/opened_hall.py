"""Hub process started from this window, which ends with it."""

import json
import sys
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.hall.hall_link import PAGES_READABLE_BY_OTHERS, READABLE_BY_OTHERS
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.i18n import _, say

_PATIENCE_MS = 3_000
_DATABASE = "CARROM_DESK_DATABASE"
"""Environment variable with the desk's database, which the hub must not use."""


def command_of_hall(language: str) -> tuple[str, tuple[str, ...]]:
    """Returns the command line of the hub; a packaged desk runs itself."""
    program = () if getattr(sys, "frozen", False) else ("-m", "carrom_desk")
    return sys.executable, (*program, "hall", "--attended", "--language", language)


class OpenedHall(QObject):
    """Starts the hub, shows its address and stops it."""

    def __init__(self, window: QWidget, language: Callable[[], str], notify: Notify) -> None:
        """`language` returns the pages' fallback language, an ISO 639 code."""
        super().__init__(window)
        self._window = window
        self._language = language
        self._notify = notify
        self._process: QProcess | None = None
        self._url = ""
        self._password = ""
        self._has_encrypted_desks = False
        self._last_line = ""

    def open(self) -> None:
        """Starts the hub, or shows the address of a running one."""
        if self._process is not None and self._url:
            self._show_address()
            return
        if self._process is not None:
            return
        self._process = process = QProcess(self)
        self._last_line = ""
        environment = QProcessEnvironment.systemEnvironment()
        environment.remove(_DATABASE)
        process.setProcessEnvironment(environment)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._forget)
        process.errorOccurred.connect(self._fail)
        program, arguments = command_of_hall(self._language())
        process.start(program, arguments)

    def close(self) -> None:
        """Stops it."""
        process = self._process
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.closeWriteChannel()
            if not process.waitForFinished(_PATIENCE_MS):
                process.kill()
                process.waitForFinished(_PATIENCE_MS)
        self._process, self._url = None, ""

    def _hear(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = self._process.readLine().toStdString().strip()
            found = _data_in(line)
            if found:
                self._url, self._password = found.get("chief_referee", self._url), found.get("password", "")
                self._has_encrypted_desks = self._has_encrypted_desks or "desks" in found
                self._show_address()
            else:
                self._last_line = line.removeprefix("carrom-desk: ")

    def _show_address(self) -> None:
        from carrom_desk.gui.dialogs.desk_dialog import open_dialog
        from carrom_desk.gui.dialogs.messages import OutcomeDialog

        words = _("The hall is open at {url}. It closes when you quit Carrom Desk.").format(url=self._url)
        dialog = OutcomeDialog("hall_dialog", _("Hall"), words, parent=self._window)
        known = _("Chief referee’s password: {password}").format(password=self._password)
        dialog.tell(known if self._password else _("The chief referee’s password is unchanged."), "hall_password")
        readable = PAGES_READABLE_BY_OTHERS if self._has_encrypted_desks else READABLE_BY_OTHERS
        dialog.tell(say(readable), voice="muted")
        url = QUrl(self._url)
        dialog.add_offer("hall_show", _("Open in browser"), lambda: _show(url))
        dialog.add_offer("hall_new_password", _("New password"), self._ask_for_password)
        dialog.add_offer("hall_close", _("Close the hall"), self.close)
        open_dialog(dialog)

    def _ask_for_password(self) -> None:
        """Requests a new password from the hub. Everyone signed in must sign in again."""
        if self._process is not None:
            self._process.write(b"\n")

    def _fail(self, error: QProcess.ProcessError) -> None:
        """Handles a failed start; a later end is reported by `finished`."""
        if error is QProcess.ProcessError.FailedToStart:
            self._forget()

    def _forget(self) -> None:
        self._hear()
        self._process, self._url = None, ""
        self._notify(_("The hall has closed. {why}").format(why=self._last_line).strip())


def _data_in(line: str) -> Mapping[str, str]:
    """Parses a line with the hub's address or password; returns nothing for other lines."""
    return json.loads(line) if line.startswith("{") else {}


def _show(url: QUrl) -> None:
    QDesktopServices.openUrl(url)
