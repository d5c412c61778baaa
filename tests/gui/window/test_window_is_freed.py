"""A closed window is freed with all its objects: no signal keeps it alive."""

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from carrom_desk.gui.window_controller import WindowController
from tests.gui.kept_desk import OPENING, Desk


def test_a_closed_window_is_freed(qtbot: QtBot, tmp_path: Path) -> None:
    kept = sat_at_a_desk(qtbot, tmp_path / "matches.sqlite3")
    gc.collect()

    assert kept() is None


def sat_at_a_desk(qtbot: QtBot, file: Path) -> "weakref.ref[WindowController]":
    """Opens a match at a desk, plays on, and closes the window."""
    desk = Desk(qtbot, file)
    desk.stored(*OPENING)
    hands = desk.sit()
    hands.key("enter", "enter")
    kept = weakref.ref(hands.controller)
    desk.db_controllers[0].leave()
    hands.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return kept
