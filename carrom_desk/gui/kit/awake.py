"""Keeps the screen from going dark while a match is open or a clock runs.

Each platform is asked in its own way. Where that fails the window says nothing; the log does.
"""

import ctypes
import logging
import os
import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QProcess

_LOG = logging.getLogger(__name__)
_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x00000001, 0x00000002
"""Of Windows: until further notice, neither sleep nor a dark screen (SetThreadExecutionState)."""
_MAC_SLEEP_ARGUMENTS = ("-d", "-i", "-w")


Failed = Callable[[str], object]


class ScreenPort(Protocol):
    """What keeps the screen of this machine awake. Nothing here waits."""

    def hold(self, failed: Failed) -> None:
        """Keep it awake until it is released; `failed` is told why that is not possible, now or later."""

    def release(self) -> None:
        """Let it go dark again when the system wants to."""


class FreedesktopScreen:
    """The desktop's screen saver over D-Bus. It lets go by itself when the connection that asked has ended."""

    _SERVICE, _PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"

    def __init__(self) -> None:
        self._name = f"carrom-desk-{id(self)}"
        self._watcher: QObject | None = None

    def hold(self, failed: Failed) -> None:
        """Ask over a connection of its own."""
        # A start need not wait for it.
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
        """End the connection, and with it what was asked."""
        from PySide6.QtDBus import QDBusConnection

        self._watcher = None
        QDBusConnection.disconnectFromBus(self._name)


class WindowsScreen:
    """Windows, for the thread of the window."""

    def hold(self, failed: Failed) -> None:
        """Keep screen and system awake."""
        if not self._set(_CONTINUOUS | _SYSTEM | _DISPLAY):
            failed("SetThreadExecutionState failed")

    def release(self) -> None:
        """Back to the settings of the system."""
        self._set(_CONTINUOUS)

    @staticmethod
    def _set(state: int) -> bool:
        libraries = getattr(ctypes, "windll", None)
        return libraries is not None and bool(libraries.kernel32.SetThreadExecutionState(ctypes.c_uint(state)))


class MacScreen:
    """The program `caffeinate` of macOS, which ends with this process at the latest."""

    def __init__(self, program: str = "caffeinate") -> None:
        self._program = program
        self._process: QProcess | None = None

    def hold(self, failed: Failed) -> None:
        """Start it."""
        process = self._process = QProcess()
        process.errorOccurred.connect(lambda _error: failed(f"{self._program}: {process.errorString()}"))
        process.start(self._program, [*_MAC_SLEEP_ARGUMENTS, str(os.getpid())])

    def release(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.blockSignals(True)  # that it ends now is no failure
            self._process.kill()
            self._process.waitForFinished()
            self._process = None


def platform_screen() -> ScreenPort:
    """Returns what this machine has."""
    if sys.platform.startswith("win"):
        return WindowsScreen()
    return MacScreen() if sys.platform == "darwin" else FreedesktopScreen()


class KeepAwake(QObject):
    """Holds the screen while one of several reasons stands, and asks the port only when that changes."""

    def __init__(self, port: ScreenPort | None, parent: QObject) -> None:
        """Without a port nothing is held."""
        super().__init__(parent)
        self._port = port
        self._reasons: set[str] = set()

    def want(self, reason: str, *, is_wanted: bool) -> None:
        """A reason stands, or falls away."""
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
        """Nothing is a reason any more."""
        for reason in tuple(self._reasons):
            self.want(reason, is_wanted=False)

    def _fail(self, why: str) -> None:
        _LOG.warning("screen not kept awake: %s", why)
