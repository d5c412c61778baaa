"""A hall that is served from this window: a process of its own, which ends with the window."""

import json
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

_PATIENCE_MS = 3_000


def command_of_hall() -> tuple[str, Sequence[str]]:
    """The program and its arguments; a packaged desk is its own program."""
    return sys.executable, ("hall",) if getattr(sys, "frozen", False) else ("-m", "carrom_desk", "hall")


class OpenedHall(QObject):
    """Starts the hub, says where it is, and ends it.

    Signals:
        message: what came of it, a sentence.
    """

    message = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._process: QProcess | None = None
        self._url = ""
        self._said: list[str] = []

    def open(self) -> None:
        """Start the hub, or say where the one that runs is."""
        if self._process is not None and self._url:
            self._tell()
            return
        if self._process is not None:
            return
        self._process = process = QProcess(self)
        self._said.clear()
        # One way for both: what is said before the address, the password above all, is here when the address is.
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._forget)
        process.errorOccurred.connect(self._fail)
        program, arguments = command_of_hall()
        process.start(program, list(arguments))

    def close(self) -> None:
        """End it."""
        process = self._process
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.terminate()
            if not process.waitForFinished(_PATIENCE_MS):
                process.kill()
                process.waitForFinished(_PATIENCE_MS)
        self._process, self._url = None, ""

    def _hear(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = self._process.readLine().toStdString().strip()
            url = "" if self._url else _address_in(line)
            if url:
                self._url = url
                self._tell()
            else:
                self._said.append(line.removeprefix("carrom-desk: "))

    def _tell(self) -> None:
        from carrom_desk.gui.dialogs.desk_dialog import open_dialog
        from carrom_desk.gui.dialogs.messages import OutcomeDialog

        words = self.tr("The hall is open at {url}. It closes with this window.").format(url=self._url)
        dialog = OutcomeDialog("hall_dialog", self.tr("The hall"), words, self._said, self._window)
        url = QUrl(self._url)
        dialog.add_offer("hall_show", self.tr("Show it in the browser"), lambda: _show(url))
        dialog.add_offer("hall_close", self.tr("Close the hall"), self.close)
        open_dialog(dialog)

    def _fail(self, error: QProcess.ProcessError) -> None:
        """It was not even started; what ends later is heard as its end."""
        if error is QProcess.ProcessError.FailedToStart:
            self._forget()

    def _forget(self) -> None:
        self._hear()
        self._process, self._url = None, ""
        why = " ".join(self._said[-1:])
        self.message.emit(self.tr("The hall is closed. {why}").format(why=why).strip())


def _address_in(line: str) -> str:
    """The chief referee's page in what the hub says first; empty in any other line."""
    try:
        return str(json.loads(line)["chief_referee"])
    except (ValueError, LookupError, TypeError):
        return ""


def _show(url: QUrl) -> None:
    QDesktopServices.openUrl(url)
