"""Keeps the screen on while a match is open or a clock runs, using each platform's own method.

Failures are only logged.
"""

import logging
import os
import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QProcess

_LOG = logging.getLogger(__name__)
_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x00000001, 0x00000002
"""Windows flags: until further notice, neither sleep nor turn the screen off (SetThreadExecutionState)."""
_MAC_SLEEP_ARGUMENTS = ("-d", "-i", "-w")


Failed = Callable[[str], object]


class ScreenPort(Protocol):
    """Port for keeping the screen on without blocking."""

    def hold(self, failed: Failed) -> None:
        """Keeps the screen on until released; `failed` gets the reason if that fails, now or later."""

    def release(self) -> None:
        """Allows the screen to turn off again."""


class FreedesktopScreen:
    """Inhibits the desktop's screen saver over D-Bus, until the connection closes."""

    _SERVICE, _PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"

    def __init__(self) -> None:
        self._name = f"carrom-desk-{id(self)}"
        self._watcher: QObject | None = None

    def hold(self, failed: Failed) -> None:
        """Inhibits over a separate connection."""
        # Imported late: not needed at the start.
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, self._name)
        if not bus.isConnected():
            failed(f"no session bus: {bus.lastError().message()}")
            return
        message = QDBusMessage.createMethodCall(self._SERVICE, self._PATH, self._SERVICE, "Inhibit")
        message.setArguments(["Carrom Desk", "A match is open"])
        watcher = self._watcher = QDBusPendingCallWatcher(bus.asyncCall(message))
        watcher.finished.connect(lambda call: failed(call.error().message()) if call.isError() else None)

    def release(self) -> None:
        """Closes the connection, which ends the inhibition."""
        from PySide6.QtDBus import QDBusConnection

        self._watcher = None
        QDBusConnection.disconnectFromBus(self._name)


class WindowsScreen:
    """Implementation for Windows, for the window's thread."""

    def hold(self, failed: Failed) -> None:
        """Keeps screen and system on."""
        if not self._set(_CONTINUOUS | _SYSTEM | _DISPLAY):
            failed("SetThreadExecutionState failed")

    def release(self) -> None:
        """Restores the system's settings."""
        self._set(_CONTINUOUS)

    @staticmethod
    def _set(state: int) -> bool:
        import ctypes

        libraries = getattr(ctypes, "windll", None)
        return libraries is not None and bool(libraries.kernel32.SetThreadExecutionState(ctypes.c_uint(state)))


class MacScreen:
    """Implementation for macOS by its program `caffeinate`, which ends with this process at the latest."""

    def __init__(self, program: str = "caffeinate") -> None:
        self._program = program
        self._process: QProcess | None = None

    def hold(self, failed: Failed) -> None:
        """Starts the program."""
        process = self._process = QProcess()
        process.errorOccurred.connect(lambda _error: failed(f"{self._program}: {process.errorString()}"))
        process.start(self._program, [*_MAC_SLEEP_ARGUMENTS, str(os.getpid())])

    def release(self) -> None:
        """Stops the program."""
        if self._process is not None:
            self._process.blockSignals(True)  # ending now is not a failure
            self._process.kill()
            self._process.waitForFinished()
            self._process = None


def platform_screen() -> ScreenPort:
    if sys.platform.startswith("win"):
        return WindowsScreen()
    return MacScreen() if sys.platform == "darwin" else FreedesktopScreen()


class KeepAwake(QObject):
    """Keeps the screen on while there is a reason, and calls the port only on changes."""

    def __init__(self, port: ScreenPort | None, parent: QObject) -> None:
        """Without a port it does nothing."""
        super().__init__(parent)
        self._port = port
        self._reasons: set[str] = set()

    def want(self, reason: str, *, is_wanted: bool) -> None:
        """Sets or clears a reason."""
        was_held = bool(self._reasons)
        if is_wanted:
            self._reasons.add(reason)
        else:
            self._reasons.discard(reason)
        if self._port is None:
            return
        if self._reasons and not was_held:
            self._port.hold(self._fail)
        elif was_held and not self._reasons:
            self._port.release()

    def close(self) -> None:
        """Clears all reasons."""
        for reason in tuple(self._reasons):
            self.want(reason, is_wanted=False)

    def _fail(self, why: str) -> None:
        _LOG.warning("screen not kept awake: %s", why)
