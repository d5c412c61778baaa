"""The sixteen sketched moments of the umpire’s window, from real matches at the size of their sketches, fit.

CARROM_DESK_SCREENSHOTS names a folder for the pictures, to lay beside the sketches.
"""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import TextChoice, ThemeChoice
from carrom_desk.i18n import SOURCE

from .picture import Look, photograph
from .scenes import Scene
from .sketch_scenes import SKETCHES

FOLDER = os.environ.get("CARROM_DESK_SCREENSHOTS", "")
IN_SMALL = {
    "desk_small": Look((1024, 600), ThemeChoice.DARK, TextChoice.LARGE),
    "desk_polish": Look((1024, 600), text=TextChoice.LARGE, language="pl"),
}
"""Looks of the sketches in a small window."""
CUT_NAME = "Wiśniewska-"
"""Longer than a line of the strip."""

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.fixture(scope="module", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.mark.parametrize("scene", SKETCHES, ids=lambda scene: scene.name)
def test_a_sketched_moment_fits(scene: Scene, qtbot: QtBot) -> None:
    look = IN_SMALL.get(scene.name, Look((1366, 768)))
    hands = scene.hands(qtbot, look.choices, look.size)

    picture, found = photograph(scene, hands, look)
    hands.language_controller.use(SOURCE, "")  # for the next window

    if FOLDER:
        folder = Path(FOLDER) / "sketches"
        folder.mkdir(parents=True, exist_ok=True)
        assert picture.save(str(folder / f"{scene.name}.png"))
    assert [fault for fault in found if CUT_NAME not in fault] == []
