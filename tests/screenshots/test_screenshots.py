"""Every view in every language, size, theme and text size: nothing is clipped, nothing overlaps, all buttons are large
enough.

CARROM_DESK_SCREENSHOTS names a folder for the pictures: see packaging/screenshots.sh. `-k in-de` selects one language.
Without it, `test_every_view` checks one look of each view.
"""

import json
import os
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import TextChoice, ThemeChoice
from carrom_desk.i18n import SOURCE
from carrom_desk.languages import languages

from .picture import Look, photograph
from .scenes import SCENES, Scene

FOLDER = os.environ.get("CARROM_DESK_SCREENSHOTS", "")
SIZES = ((1024, 600), (1366, 768), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
IN_MANUAL = ("game", "marks", "foul", "over")
"""Scenes shown in the manual: resources/manual/pictures."""
_MANUAL_WIDTH = 840
"""Pixels, at most the manual's initial width."""
_MANUAL_QUALITY = 85
THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)
TEXTS = tuple(TextChoice)
_PNG_QUALITY = 80
"""Takes half the time for a slightly larger file than Qt's default."""


def every(code: str) -> tuple[Look, ...]:
    """Returns every size with every text size; in English also every theme."""
    themes = THEMES if code == SOURCE else (ThemeChoice.LIGHT,)
    return tuple(Look(size, theme, text, code) for theme, text, size in product(themes, TEXTS, SIZES))


def is_worth_keeping(look: Look) -> bool:
    """Returns True for looks to inspect by eye: all in English, the most common one in other languages."""
    return look.language == SOURCE or (look.size in SIZES[:2] and look.text is TextChoice.NORMAL)


CASES = [
    pytest.param(scene, every(code), id=f"{scene.name}-in-{code}")
    for code in (languages() if FOLDER else ())
    for scene in SCENES
]

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True),
    pytest.mark.skipif(not FOLDER, reason="CARROM_DESK_SCREENSHOTS names no folder to keep pictures in"),
]


@pytest.fixture(scope="module", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.mark.parametrize(("scene", "looks"), CASES)
def test_nothing_is_cut_and_nothing_overlaps(scene: Scene, looks: tuple[Look, ...], qtbot: QtBot) -> None:
    hands, entered_in = scene.hands(qtbot, looks[0].choices, SIZES[0]), looks[0].choices
    found: dict[str, list[str]] = {}
    for look in looks:
        if scene.is_entered and look.choices != entered_in:
            hands.controller.quitting.leave_without_asking()
            hands, entered_in = scene.hands(qtbot, look.choices, SIZES[0]), look.choices
        picture, wrong = photograph(scene, hands, look)
        found[f"{scene.name}--{look.name}"] = wrong
        if wrong or is_worth_keeping(look):
            picture.save(str(Path(FOLDER) / f"{scene.name}--{look.name}.png"), quality=_PNG_QUALITY)
    hands.language_controller.use(SOURCE, "")  # for the next window
    (Path(FOLDER) / f"{scene.name}--{looks[0].language}.json").write_text(json.dumps(found, indent=1), encoding="utf-8")

    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.name in IN_MANUAL], ids=lambda scene: scene.name)
def test_the_pictures_of_the_manual_are_taken(scene: Scene, qtbot: QtBot) -> None:
    look = Look(SIZES[1])
    picture, wrong = photograph(scene, scene.hands(qtbot, look.choices, look.size), look)

    assert wrong == []
    (Path(FOLDER) / "manual").mkdir(exist_ok=True)
    small = picture.toImage().scaledToWidth(_MANUAL_WIDTH, Qt.TransformationMode.SmoothTransformation)
    assert small.save(str(Path(FOLDER) / "manual" / f"{scene.name}.jpg"), quality=_MANUAL_QUALITY)
