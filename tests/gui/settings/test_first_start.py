"""The first start: one page, Enter continues, choices apply at once."""

from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.preferences.preferences_dialog import FirstStartDialog
from carrom_desk.gui.settings.settings import Settings, SettingsFile, SettingsModel
from carrom_desk.rules.editions.club import CLUB
from tests.gui.hands import Hands


def first(qtbot: QtBot) -> Hands:
    hands = Hands(qtbot, is_first_start=True)
    hands.turn_to_dialog()
    return hands


def test_one_key_goes_on_with_what_stands_there(qtbot: QtBot) -> None:
    hands = first(qtbot)
    assert hands.dialog("first_start_dialog").isVisible()
    hands.key("enter")
    hands.settle()

    assert not hands.has_dialog()
    assert hands.settings.current == Settings()
    hands.key("enter")
    assert hands.dialog("new_match_dialog").isVisible()


def test_escape_goes_on_as_well(qtbot: QtBot) -> None:
    hands = first(qtbot)
    hands.key("esc")
    hands.settle()

    assert not hands.has_dialog()


def test_what_is_chosen_is_in_force_at_once(qtbot: QtBot) -> None:
    hands = first(qtbot)
    laws = hands.find(QComboBox, "laws")
    laws.setCurrentIndex(laws.findData(CLUB.id))
    hands.find(QCheckBox, "board_turned").click()
    hands.find(QCheckBox, "sounds_on").click()
    hands.key("enter")
    hands.settle()

    assert hands.settings.current.laws == CLUB.id
    assert hands.settings.current.is_board_turned
    assert not hands.settings.current.is_sound_on
    assert hands.controller.match.session.laws is CLUB
    hands.key("ctrl+n")
    assert hands.find(QComboBox, "laws").currentText() == "Club rules of carrom"


def test_in_another_language_the_page_stands_there_again(qtbot: QtBot) -> None:
    hands = first(qtbot)
    language = hands.find(QComboBox, "window_language")
    language.setCurrentIndex(language.findData("de"))
    hands.settle_dialogs()

    pages = [each for each in hands.window.findChildren(FirstStartDialog) if each.isVisible()]
    assert len(pages) == 1
    assert pages[0].windowTitle() == "Willkommen bei Carrom Desk"
    hands.settings.put(Settings())


def test_it_is_not_shown_where_somebody_has_worked_before(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "preferences.ini"
    assert SettingsFile(file).is_new
    kept = SettingsFile(file)
    SettingsModel(kept.read(), kept.remember).keep()

    assert not SettingsFile(file).is_new
    assert not Hands(qtbot).has_dialog()
