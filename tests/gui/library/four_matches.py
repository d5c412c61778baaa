"""A library of four matches, and its dialog."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from carrom_desk.match.state import Status
from tests.fakes import MemoryStore
from tests.gui.library.at_library import AtLibrary
from tests.gui.library.shelf import put

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def four() -> MemoryStore:
    store = MemoryStore()
    put(store, "m1", a="Asha", b="Bilal", event="Open", day="2025-12-31", status=Status.FINISHED)
    put(store, "m2", a="Chandra", b="asha", event="City League", day="2026-11-15")
    put(store, "m3", a="Deepa", b="Bilal", event="Open", day="2026-11-20", status=Status.UNDER_PROTEST)
    put(store, "m4", a="Bilal", b="Zoe", event="", day="2026-11-21", status=Status.BEFORE_TOSS)
    return store


M1, M2, M3, M4 = "Asha – Bilal", "Chandra – asha", "Deepa – Bilal", "Bilal – Zoe"


def at_four(qtbot: QtBot) -> AtLibrary:
    return AtLibrary(qtbot, four())
