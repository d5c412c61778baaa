"""Every view by keyboard alone: Tab reaches all controls and cycles; Esc closes, or asks first."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.fields import Choice
from carrom_desk.gui.dialogs.messages import LossDialog

from .picture import Look
from .scenes import SCENES, Scene

LOOK = Look((1366, 768))
MOST_STOPS = 150
"""More than any view has."""

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_control_is_reached_and_the_view_left(scene: Scene, qtbot: QtBot) -> None:
    hands = scene.hands(qtbot, LOOK.choices, LOOK.size)
    over = scene.over(hands) if scene.over is not None else None
    view = over or hands.window
    view.window().activateWindow()
    qtbot.waitUntil(view.window().isActiveWindow)

    stops, reached = stops_of(view), walked(view)
    assert {name(each) for each in stops - reached} == set()
    if over is not None:
        QTest.keyClick(view if isinstance(view, QMenu) else hands.focus(), Qt.Key.Key_Escape)
        assert not over.isVisible() or over.findChild(LossDialog) is not None


def stops_of(view: QWidget) -> set[QWidget]:
    """Returns the widgets that Tab must reach; in menus and groups of options, arrow keys are used."""
    if isinstance(view, QMenu):
        return set()
    return {first_of(each) for each in view.findChildren(QWidget) if is_stop(each, view)}


def first_of(part: QWidget) -> QWidget:
    """Returns the first option of a choice's group."""
    return part.group().buttons()[0] if isinstance(part, Choice) else part


def is_stop(part: QWidget, view: QWidget) -> bool:
    """Returns True when the keyboard must reach a widget."""
    is_shown = part.isVisibleTo(view) and part.isEnabled() and part.window() is view.window()
    return is_shown and bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.focusProxy() is None


def walked(view: QWidget) -> set[QWidget]:
    """Presses Tab until the focus is back at the start, and returns all focused widgets."""
    reached: list[QWidget] = []
    for _stop in range(MOST_STOPS):
        at = QApplication.focusWidget() or view
        if at in reached and at is not reached[-1]:  # links within a text are stops of their own
            break
        reached.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
    return set(map(first_of, reached))


def name(part: QWidget) -> str:
    return part.objectName() or type(part).__name__
