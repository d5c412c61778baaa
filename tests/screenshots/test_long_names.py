"""Every view in doubles with four names of 45 letters, in a small window: everything fits, nothing is clipped, and
players stay distinct.

Names take two lines if there is room, and are otherwise shortened by measured width.
"""

import os
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import TextChoice, ThemeChoice
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide

from .long_scenes import LONG_SCENES
from .picture import Look, photograph
from .scenes import Scene, sharing_windows

SMALL = (1024, 600)
LOOKS = (Look(SMALL), Look(SMALL, ThemeChoice.LIGHT, TextChoice.LARGEST))
"""With CARROM_DESK_SCREENSHOTS each view is checked in both looks in its own window, otherwise one window after the
other in one.
"""
IN_ALL = bool(os.environ.get("CARROM_DESK_SCREENSHOTS", ""))

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.fixture(scope="module", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


WINDOWS = sharing_windows(LONG_SCENES, most=1) if IN_ALL else sharing_windows(LONG_SCENES)


@pytest.mark.nightly
@pytest.mark.parametrize("scenes", WINDOWS, ids=lambda scenes: scenes[0].name)
def test_four_long_names_fit(scenes: tuple[Scene, ...], qtbot: QtBot) -> None:
    looks = LOOKS if IN_ALL else LOOKS[WINDOWS.index(scenes) % 2 :][:1]
    hands = scenes[0].hands(qtbot, looks[0].choices, SMALL)

    found = {f"{scene.name}--{look.name}": photograph(scene, hands, look)[1] for look in looks for scene in scenes}

    assert {name: wrong for name, wrong in found.items() if wrong} == {}


OF_OTHER_SCRIPTS = {
    "ta": (
        ("வெங்கடநரசிம்ம சத்தியநாராயண கிருஷ்ணமூர்த்தி இராமச்சந்திரன்", "விஜயசுந்தர முதியான்செலாகே சமிந்த பண்டார நாயக்க"),
        ("மீனாட்சி சுந்தரம் கார்த்திகேயன் பாலசுப்பிரமணியம்", "மீனாட்சி சுந்தரம் இரமேஷ் பாலசுப்பிரமணியம் முத்து"),
    ),
    "ur": (
        ("محمد عبدالعزیز ابن نورالدین خان صدیقی لکھنوی صاحب", "محمد عبدالامین ابن نورالدین خان صدیقی لکھنوی"),
        ("سید غلام مصطفیٰ حسین رضوی بدایونی مرادآبادی", "وقار یونس احمد خان شیروانی علی گڑھی دہلوی ثانی"),
    ),
}
"""Two pairs with names of about 45 letters, by language."""
IN_OTHER_SCRIPTS = ("toss-answered", "placing", "foul-by", "chief-protests", "doubles-over")


@pytest.mark.nightly
@pytest.mark.parametrize("language", OF_OTHER_SCRIPTS)
@pytest.mark.parametrize("name", IN_OTHER_SCRIPTS)
def test_long_names_of_other_scripts_fit(name: str, language: str, qtbot: QtBot) -> None:
    scene = next(scene for scene in LONG_SCENES if scene.name == name)
    a, b = (tuple(map(Player, names)) for names in OF_OTHER_SCRIPTS[language])
    look = Look(SMALL, language=language)
    hands = replace(scene, setup=replace(scene.setup, sides=BySide(a, b))).hands(qtbot, look.choices, look.size)

    found = photograph(scene, hands, look)[1]
    hands.settings.put(Look(SMALL).choices)  # lest the next window begin in it

    assert found == []
