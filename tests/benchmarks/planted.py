"""Benchmarks that fail, to test that they end the whole with a message."""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from .bars import RULING, Bar
from .figures import Pair


def works(_folder: Path, _times: int) -> dict[Bar, Pair]:
    """Measures something at once."""
    return {RULING: Pair(1.0, 1.0)}


def fails_at_once(_folder: Path, _times: int) -> dict[Bar, Pair]:
    """Fails before anything is measured."""
    raise AssertionError("planted at once")


def fails_in_a_slot(_folder: Path, _times: int) -> dict[Bar, Pair]:
    """Fails in a slot, and waits for ever for the end of the event loop."""
    return _wait(fails_at_once)


def never_ends(_folder: Path, _times: int) -> dict[Bar, Pair]:
    """Waits for nothing."""
    time.sleep(3_600)
    return {}


def measures_nothing(_folder: Path, _times: int) -> dict[Bar, Pair]:
    """Gives no figure for its bar."""
    return {}


def _wait(slot: Callable[[Path, int], object]) -> dict[Bar, Pair]:
    application = QCoreApplication.instance() or QCoreApplication([])
    QTimer.singleShot(0, lambda: slot(Path(), 0))
    application.exec()
    return {}
