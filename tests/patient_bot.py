"""Pytest-qt's bot, with the patience that a busy machine needs."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker


class PatientBot(QtBot):
    """Waits as long as a busy machine needs, so that no test depends on time."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 60_000) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(
        self,
        signal: object,
        *,
        timeout: int = 60_000,
        raising: bool | None = None,
        check_params_cb: Callable[..., bool] | None = None,
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, raising=raising, check_params_cb=check_params_cb)


def delete_closed() -> None:
    """Deletes the windows that were closed, as a loop of events would."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
