"""Names and notes that look like markup are shown literally in every view: no tag, entity or mnemonic is
interpreted.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLabel, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.settings.settings import Settings
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from tests.gui.hands import Hands

from .scenes import SCENES, Scene

NAME = "<b>x</b> &amp; &y"
"""Markup that is not part of a word: bold, an ampersand, and a mnemonic."""
_HIDDEN = ("&amp;", "&y")

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


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


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_name_is_a_word_in_every_view(scene: Scene, qtbot: QtBot) -> None:
    hands: Hands = named(scene).hands(qtbot, Settings(), (1366, 768))
    hands.window.activateWindow()
    qtbot.waitUntil(hands.window.isActiveWindow)
    over = scene.over(hands) if scene.over is not None else None
    QApplication.processEvents()
    found = [*misread(hands.window), *(misread(over) if over is not None and over.isWindow() else ())]
    if over is not None:
        over.close()
        hands.settle()

    assert found == []
