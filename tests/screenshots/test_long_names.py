"""Every view in doubles with four names of 45 letters, in a small window: all fits, nothing is cut, nobody is mixed up.

Names take two lines where there is room, and are shortened by their measured width where there is none.
"""

import os

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import TextChoice, ThemeChoice

from .long_scenes import LONG_SCENES
from .picture import Look, photograph
from .scenes import Scene

SMALL = (1024, 600)
LOOKS = (Look(SMALL), Look(SMALL, ThemeChoice.LIGHT, TextChoice.LARGEST))
"""With CARROM_DESK_SCREENSHOTS each view is looked at in both, else in one of them, in turn."""
IN_ALL = bool(os.environ.get("CARROM_DESK_SCREENSHOTS", ""))

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.fixture(scope="module", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.mark.parametrize("scene", LONG_SCENES, ids=lambda scene: scene.name)
def test_four_long_names_fit(scene: Scene, qtbot: QtBot) -> None:
    looks = LOOKS if IN_ALL else LOOKS[LONG_SCENES.index(scene) % 2 :][:1]
    hands = scene.hands(qtbot, looks[0].choices, SMALL)

    found = {look.name: photograph(scene, hands, look)[1] for look in looks}

    assert {name: wrong for name, wrong in found.items() if wrong} == {}
