"""Every view at small and usual sizes, in usual and large words: nothing is cut, nothing overlaps, all can be touched.

With CARROM_DESK_SCREENSHOTS naming a folder every size, theme and size of words is looked at, and the pictures are kept
there: see packaging/screenshots.sh.
"""

import json
import os
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.gui.settings import TextChoice, ThemeChoice
from carrom_desk.gui.theme import load_fonts
from carrom_desk.languages import languages

from .picture import Look, photograph
from .scenes import SCENES, Scene

FOLDER = os.environ.get("CARROM_DESK_SCREENSHOTS", "")
SIZES = ((1024, 600), (1366, 768), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
IN_MANUAL = ("game", "marks", "foul", "over")
"""What the manual shows: resources/manual/pictures."""
_MANUAL_WIDTH = 840
"""Pixels: no wider than the manual is at first."""
_MANUAL_QUALITY = 85
THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)
TEXTS = (TextChoice.NORMAL, TextChoice.LARGEST)
TRANSLATED = languages()[1:]
ALL = (
    *(Look(size, theme, text) for size, text, theme in product(SIZES, TEXTS, THEMES)),
    *(Look(size, ThemeChoice.LIGHT, text, code) for code, size, text in product(TRANSLATED, SIZES, TEXTS)),
)
OTHERWISE = (
    Look(SIZES[0], ThemeChoice.DARK, TextChoice.LARGEST),
    Look(SIZES[1], ThemeChoice.HIGH_CONTRAST),
)


def few(scene: Scene) -> tuple[Look, ...]:
    """The smallest window in English and in three languages, and another look: in turn, so that some scene has each."""
    turn = SCENES.index(scene)
    spoken = (TRANSLATED[(3 * turn + each) % len(TRANSLATED)] for each in range(min(3, len(TRANSLATED))))
    in_others = (Look(SIZES[0], ThemeChoice.LIGHT, TextChoice.NORMAL, code) for code in spoken)
    return Look(SIZES[0]), OTHERWISE[turn % len(OTHERWISE)], *in_others


pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.fixture(scope="module", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_nothing_is_cut_and_nothing_overlaps(scene: Scene, qtbot: QtBot) -> None:
    looks = ALL if FOLDER else few(scene)
    hands = scene.hands(qtbot, looks[0].choices)
    found: dict[str, list[str]] = {}
    for look in looks:
        picture, wrong = photograph(scene, hands, look)
        found[f"{scene.name}--{look.name}"] = wrong
        if FOLDER:
            picture.save(str(Path(FOLDER) / f"{scene.name}--{look.name}.png"))
    hands.settings.put(looks[0].choices)  # lest the next window begin in the language of the last look
    if FOLDER:
        (Path(FOLDER) / f"{scene.name}.json").write_text(json.dumps(found, indent=1), encoding="utf-8")

    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.skipif(not FOLDER, reason="CARROM_DESK_SCREENSHOTS names no folder to keep the pictures of the manual in")
@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.name in IN_MANUAL], ids=lambda scene: scene.name)
def test_the_pictures_of_the_manual_are_taken(scene: Scene, qtbot: QtBot) -> None:
    look = Look(SIZES[1])
    picture, wrong = photograph(scene, scene.hands(qtbot, look.choices), look)

    assert wrong == []
    (Path(FOLDER) / "manual").mkdir(exist_ok=True)
    small = picture.toImage().scaledToWidth(_MANUAL_WIDTH, Qt.TransformationMode.SmoothTransformation)
    assert small.save(str(Path(FOLDER) / "manual" / f"{scene.name}.jpg"), quality=_MANUAL_QUALITY)
