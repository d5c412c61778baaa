"""Every view with names that look like markup, shown literally, without faults of layout, and by keyboard alone.

Size, text size, theme and language vary by view: `test_screenshots` checks all of them, and `test_long_names` every
view in English in the smallest window. No tag, entity or mnemonic is interpreted. Tab reaches all controls and cycles.
Esc closes, or asks first.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLabel, QMenu, QTabBar, QWidget

from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import TextChoice, ThemeChoice
from carrom_desk.i18n import SOURCE
from carrom_desk.languages import languages
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from tests.gui.hands import Hands
from tests.patient_bot import PatientBot, delete_closed

from .faults import faults
from .picture import Look, settle, too_large
from .scenes import SCENES, Scene

NAME = "<b>x</b> &amp; &y"
"""Markup that is not part of a word: bold, an ampersand, and a mnemonic."""
_HIDDEN = ("&amp;", "&y")
LOOKS = (
    Look((1024, 600)),
    Look((1024, 600), ThemeChoice.DARK, TextChoice.LARGEST),
    Look((1366, 768), ThemeChoice.HIGH_CONTRAST, TextChoice.LARGEST),
)
MOST_STOPS = 150
"""More than any view has."""

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@dataclass(frozen=True, slots=True)
class View:
    """A window, and the dialog or menu over it."""

    hands: Hands
    over: QWidget | None
    faults: list[str]
    """Faults of its layout, found in its language, which the tests do not speak."""


def look_of(scene: Scene) -> Look:
    """Returns a look that varies by view."""
    turn, spoken = SCENES.index(scene), languages()
    return replace(LOOKS[turn % len(LOOKS)], language=spoken[5 * turn % len(spoken)])


@pytest.fixture(scope="module", params=SCENES, ids=lambda scene: scene.name)
def view(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[View]:
    """Opens each view once for all tests, which take less time than that."""
    load_fonts()
    scene: Scene = request.param
    look = look_of(scene)
    hands = named(scene).hands(PatientBot(request), look.choices, look.size)
    QApplication.setPalette(hands.window.theme().palette())  # as the application does
    hands.window.activateWindow()
    hands.qtbot.waitUntil(hands.window.isActiveWindow)
    over = scene.over(hands) if scene.over is not None else None
    settle()
    found = faults(hands.window)
    if over is not None:
        found += too_large(over, look)
        found += faults(over) if over.isWindow() else ()
    yield View(hands, over, found)
    hands.language_controller.use(SOURCE, "")  # lest the next window begin in another
    hands.window.close()
    hands.window.deleteLater()
    delete_closed()


@pytest.mark.nightly
def test_a_name_is_a_word_in_every_view(view: View) -> None:
    over = view.over
    found = [*misread(view.hands.window), *(misread(over) if over is not None and over.isWindow() else ())]

    assert found == []


@pytest.mark.nightly
def test_nothing_is_cut_and_nothing_overlaps(view: View) -> None:
    assert view.faults == []


@pytest.mark.nightly
def test_every_control_is_reached_and_the_view_left(view: View) -> None:
    over, top = view.over, view.over or view.hands.window
    top.window().activateWindow()
    view.hands.qtbot.waitUntil(top.window().isActiveWindow)

    stops, reached = stops_of(top), walked(top)
    assert {name(each) for each in stops - reached} == set()
    if over is not None:
        QTest.keyClick(top if isinstance(top, QMenu) else view.hands.focus(), Qt.Key.Key_Escape)
        assert not over.isVisible() or over.findChild(LossDialog) is not None


# Names


def named(scene: Scene) -> Scene:
    """Returns the same view of a match in which every text is such a name."""
    players = (Player(NAME, NAME),) * (2 if scene.setup.doubles else 1)
    sides = BySide(players, players)
    return replace(scene, setup=replace(scene.setup, sides=sides, event=NAME, round=NAME, table=NAME, umpire=NAME))


def misread(top: QWidget) -> Iterator[str]:
    """Yields the texts that are not shown literally."""
    for part in (top, *top.findChildren(QWidget)):
        match part:
            case QLabel() if part.buddy() is not None:
                yield from _keys_in(part.text(), part)
            case QLabel() if part.textFormat() is Qt.TextFormat.PlainText:
                pass
            case QLabel() if "x</b>" in part.text() or "&lt;b" in part.text():
                is_safe = part.textFormat() is Qt.TextFormat.AutoText and not GuiQt.mightBeRichText(part.text())
                yield from () if is_safe else (f"{part.objectName()}: {part.text()}",)
            case QAbstractButton() | QGroupBox():
                yield from _keys_in(part.text() if isinstance(part, QAbstractButton) else part.title(), part)
            case QTabBar():
                yield from (line for place in range(part.count()) for line in _keys_in(part.tabText(place), part))
            case _:
                pass
    for action in top.findChildren(QAction):
        yield from _keys_in(action.text(), action)
        if "<b>x" in action.toolTip():
            yield f"{action.objectName()}: {action.toolTip()}"


def _keys_in(text: str, part: QWidget | QAction) -> Iterator[str]:
    """Yields texts whose ampersand is taken for a mnemonic."""
    words = text.replace("&&", "")
    if any(each in words for each in _HIDDEN):
        yield f"{part.objectName()}: {text}"


# Keys


def stops_of(view: QWidget) -> set[QWidget]:
    """Returns the widgets that Tab must reach; in menus and groups of options, arrow keys are used."""
    if isinstance(view, QMenu):
        return set()
    return {first_of(each) for each in view.findChildren(QWidget) if is_stop(each, view)}


def first_of(part: QWidget) -> QWidget:
    """Returns the first option of an exclusive group, such as a choice or a pair of toggles."""
    group = part.group() if isinstance(part, QAbstractButton) else None
    return group.buttons()[0] if group is not None and group.exclusive() else part


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
