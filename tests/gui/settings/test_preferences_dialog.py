"""The preferences in the real window: changes apply at once, and are stored."""

from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QPushButton,
    QSlider,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
)
from pytestqt.qtbot import QtBot

from carrom_desk.desk.session import SETTLING_MS
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.settings.keys import key_table
from carrom_desk.gui.settings.settings import ClockAid, Settings, TextChoice, ThemeChoice
from carrom_desk.gui.sound.players import Reported, SilentDevice
from carrom_desk.presentation.next_step.actions import GROUPS, USUAL_KEYS, ActionGroup, ActionName
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport
from carrom_desk.rules.clocks import ClockKind
from tests.gui.at_match import OPENED, at_match
from tests.gui.hands import Hands
from tests.reports.test_organiser import png

LOOK, KEYS, CLOCKS, SOUND, LANGUAGE, LAWS, PRESS, REPORTS, BACKUP = range(9)
OTHERWISE = Settings(
    theme=ThemeChoice.DARK,
    text=TextChoice.LARGE,
    is_board_turned=True,
    keys=key_table({}).swapped(ActionName.WHITE, "B").own,
    clock_aid=ClockAid.NOT_USED,
    clock_exceptions={ClockKind.BREAK: ClockAid.SUGGESTED},
    is_sound_on=False,
    is_counting=True,
    is_calling=True,
    volume=35,
    call_language="en",
    window_language="en",
    laws="club",
    second_backups="/media/stick",
    organiser="Chennai District",
    logo="data:image/png;base64,",
    spectator_theme=ThemeChoice.DARK,
    spectator_screen="HDMI-1",
    begun_last="m1",
    guard_ms=250,
)


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    """Returns a match with the preferences open over it."""
    made = at_match(qtbot, *OPENED)
    QTest.keyClick(made.focus(), Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert made.dialog("preferences_dialog").isVisible()
    return made


def turn_to(hands: Hands, page: int) -> None:
    hands.find(QListWidget, "preference_pages").setCurrentRow(page)


def choose(hands: Hands, name: str, words: str) -> None:
    """Selects a row of a list by mouse."""
    box = hands.find(QComboBox, name)
    box.setCurrentIndex(box.findText(words))
    box.activated.emit(box.currentIndex())


def press(hands: Hands, name: str) -> None:
    hands.find(QAbstractButton, name).click()


# Look


def test_colours_are_worn_at_once(hands: Hands) -> None:
    press(hands, "theme_dark")

    assert hands.window.theme().name is ThemeName.DARK
    assert hands.settings.current.theme is ThemeChoice.DARK


def test_the_board_is_turned_at_once(hands: Hands) -> None:
    before = hands.point("piece_striker")
    press(hands, "board_turned")

    assert hands.settings.current.is_board_turned
    assert hands.point("piece_striker") != before


# Clocks, sounds, presses


def test_one_choice_is_for_all_clocks_with_exceptions(hands: Hands) -> None:
    turn_to(hands, CLOCKS)
    press(hands, "clock_aid_suggested")
    choose(hands, "aid_rest", "Automatic")
    choose(hands, "aid_break", "Do not use")
    choose(hands, "aid_rest", "All clocks")

    assert hands.settings.current.clock_aid is ClockAid.SUGGESTED
    assert hands.settings.current.clock_exceptions == {ClockKind.BREAK: ClockAid.NOT_USED}


def test_an_exception_that_is_chosen_as_all_the_others_is_none(hands: Hands) -> None:
    turn_to(hands, CLOCKS)
    choose(hands, "aid_break", "Suggest")
    choose(hands, "aid_rest", "Automatic")
    assert hands.settings.current.clock_exceptions == {ClockKind.BREAK: ClockAid.SUGGESTED}
    assert hands.find(QComboBox, "aid_rest").currentText() == "All clocks"

    press(hands, "clock_aid_suggested")
    assert hands.settings.current.clock_exceptions == {}


def test_sounds_are_tried_at_the_volume_that_is_chosen(hands: Hands) -> None:
    turn_to(hands, SOUND)
    hands.find(QSlider, "volume").setValue(35)
    press(hands, "sounds_on")
    press(hands, "test_sound")

    assert (hands.settings.current.is_sound_on, hands.settings.current.volume) == (False, 35)
    assert hands.text("volume_percent") == "35%"
    assert "Did you hear it?" in hands.text("sound_result")


def test_a_trial_of_the_sound_may_end_when_the_preferences_are_closed(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[Reported] = []
    monkeypatch.setattr(SilentDevice, "play", lambda self, file, reported: waiting.append(reported))
    turn_to(hands, SOUND)
    press(hands, "test_sound")
    press(hands, "close")
    hands.settle()

    with hands.qtbot.captureExceptions() as faults:
        waiting.pop()(SoundReport(SoundOutcome.PLAYED, "paplay"))

    assert not faults


def test_the_guard_against_slips_is_in_force_at_once(hands: Hands) -> None:
    turn_to(hands, PRESS)
    hands.find(QSpinBox, "guard_ms").setValue(1200)
    press(hands, "close")
    hands.settle()
    hands.key("enter")
    hands.now.advance(-SETTLING_MS)  # the next press comes 800 ms after this one
    hands.key("space")
    hands.now.advance(100)
    entries = len(hands.record.entries)
    hands.key("enter")

    assert hands.settings.current.guard_ms == 1200
    assert len(hands.record.entries) == entries
    assert hands.said() == ""


# Reports


def test_a_logo_is_chosen_and_removed_and_what_is_none_is_refused(hands: Hands, tmp_path: Path) -> None:
    (tmp_path / "logo.png").write_bytes(png())
    (tmp_path / "text.png").write_text("no picture")
    turn_to(hands, REPORTS)
    press(hands, "choose_logo")
    choose = hands.find(QFileDialog, "logo_dialog").fileSelected
    choose.emit(str(tmp_path / "text.png"))
    refused = hands.text("logo")
    choose.emit(str(tmp_path / "logo.png"))
    chosen = hands.settings.current.logo
    press(hands, "no_logo")

    assert refused == "The logo is not a PNG or JPEG picture. Choose another file."
    assert chosen.startswith("data:image/png;base64,")
    assert (hands.settings.current.logo, hands.text("logo")) == ("", "No logo.")


# Backups


def test_a_second_folder_is_chosen_and_given_up(hands: Hands, tmp_path: Path) -> None:
    turn_to(hands, BACKUP)
    press(hands, "choose_second_backups")
    hands.find(QFileDialog, "second_dialog").fileSelected.emit(str(tmp_path))
    told = hands.text("second_backups")
    press(hands, "no_second_backups")

    assert str(tmp_path) in told
    assert hands.settings.current.second_backups == ""
    assert not hands.part("no_second_backups").isEnabled()


# Keys


def item_of(hands: Hands, action: ActionName) -> QTreeWidgetItem:
    listed = hands.find(QTreeWidget, "key_list")
    group = next(place for place, each in enumerate(ActionGroup) if action in GROUPS[each])
    heading = listed.topLevelItem(group)
    assert heading is not None
    item = heading.child(GROUPS[tuple(ActionGroup)[group]].index(action))
    assert item is not None
    return item


def give(hands: Hands, action: ActionName, key: Qt.Key, text: str = "", *, shift: bool = False) -> None:
    """Sets a new shortcut for an action."""
    turn_to(hands, KEYS)
    hands.find(QTreeWidget, "key_list").setCurrentItem(item_of(hands, action))
    press(hands, "change_key")
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    catcher = hands.find(QLabel, "key_catcher")
    if text:
        QTest.sendKeyEvent(QTest.KeyAction.Click, catcher, key, text, held)
    else:
        QTest.keyClick(catcher, key, held)


@pytest.mark.parametrize(
    ("key", "text", "shift", "written"),
    [
        (Qt.Key.Key_F7, "", False, "F7"),
        (Qt.Key.Key_Exclam, "!", True, "!"),  # a sign is the same key wherever the layout has it
        (Qt.Key.Key_Odiaeresis, "Ö", True, "Shift+Ö"),
    ],
)
def test_a_new_key_is_pressed_and_in_force(hands: Hands, key: Qt.Key, text: str, shift: bool, written: str) -> None:
    give(hands, ActionName.FOUL, key, text, shift=shift)

    assert item_of(hands, ActionName.FOUL).text(1) == written
    assert hands.find(Button, "action_7").key == written
    assert hands.settings.current.keys == {ActionName.FOUL: (written,)}


@pytest.mark.parametrize(
    ("answer", "keys"),
    [
        ("swap_keys", {ActionName.FOUL: ("W",), ActionName.WHITE: ("F",)}),
        ("take_key", {ActionName.FOUL: ("W",), ActionName.WHITE: ()}),
        ("leave_key", {}),
    ],
)
def test_a_key_that_something_has_is_named_and_left_to_the_umpire(
    hands: Hands, answer: str, keys: dict[ActionName, tuple[str, ...]]
) -> None:
    give(hands, ActionName.FOUL, Qt.Key.Key_W)
    said = hands.text("key_catcher")
    shown = hands.part(answer).isVisible()
    press(hands, answer)

    assert said == "W is already used for “White man pocketed”."
    assert shown
    assert hands.settings.current.keys == keys
    assert hands.part("change_key").isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_7, Qt.Key.Key_Tab, Qt.Key.Key_Left])
def test_a_key_with_a_meaning_of_its_own_is_not_given_away(hands: Hands, key: Qt.Key) -> None:
    give(hands, ActionName.FOUL, key)

    assert "is reserved" in hands.text("key_catcher")
    assert hands.settings.current.keys == {}


def test_escape_and_a_modifier_alone_give_no_key(hands: Hands) -> None:
    give(hands, ActionName.FOUL, Qt.Key.Key_Shift)
    waiting = hands.text("key_catcher")
    QTest.keyClick(hands.find(QLabel, "key_catcher"), Qt.Key.Key_Escape)

    assert waiting.startswith("Press the new shortcut")
    assert hands.text("key_catcher") == ""
    assert hands.dialog("preferences_dialog").isVisible()
    assert hands.settings.current.keys == {}


def test_the_key_that_is_waited_for_does_nothing_else(hands: Hands) -> None:
    give(hands, ActionName.FOUL, Qt.Key.Key_Q)

    assert hands.draft.is_empty()


def test_a_key_is_removed_and_given_back(hands: Hands) -> None:
    turn_to(hands, KEYS)
    hands.find(QTreeWidget, "key_list").setCurrentItem(item_of(hands, ActionName.QUIT))
    press(hands, "remove_key")
    removed = item_of(hands, ActionName.QUIT).text(1)
    press(hands, "usual_key")

    assert removed == "none"
    assert item_of(hands, ActionName.QUIT).text(1) == "Ctrl+Q"
    assert hands.settings.current.keys == {}


def test_every_action_is_listed_with_its_keys(hands: Hands) -> None:
    listed = {action: item_of(hands, action) for action in USUAL_KEYS}

    assert len({item.text(0) for item in listed.values()}) == len(USUAL_KEYS)
    assert all(item.text(1) for item in listed.values())
    assert listed[ActionName.FIRST].text(1) == "Enter, Page Down"
    assert len(USUAL_KEYS) == len(listed)


# As usual


AS_USUAL: tuple[tuple[int, Callable[[Settings, Settings], Settings]], ...] = (
    (
        LOOK,
        lambda choices, usual: replace(
            choices, theme=usual.theme, text=usual.text, is_board_turned=False, spectator_theme=None
        ),
    ),
    (KEYS, lambda choices, usual: replace(choices, keys=usual.keys)),
    (CLOCKS, lambda choices, usual: replace(choices, clock_aid=usual.clock_aid, clock_exceptions={})),
    (
        SOUND,
        lambda choices, usual: replace(
            choices, is_sound_on=True, is_counting=False, is_calling=False, volume=usual.volume
        ),
    ),
    (LANGUAGE, lambda choices, usual: replace(choices, window_language="", call_language="")),
    (LAWS, lambda choices, usual: replace(choices, laws="")),
    (PRESS, lambda choices, usual: replace(choices, guard_ms=usual.guard_ms)),
    (REPORTS, lambda choices, usual: replace(choices, organiser="", logo="")),
    (BACKUP, lambda choices, usual: replace(choices, second_backups="")),
)
"""Each page, with the changes that restoring its defaults reverts."""


def test_a_page_is_as_usual_and_no_other(hands: Hands) -> None:
    for page, as_usual in AS_USUAL:
        hands.settings.put(OTHERWISE)
        turn_to(hands, page)
        hands.find(QPushButton, "restore_page").click()

        assert hands.settings.current == as_usual(OTHERWISE, Settings())
        assert hands.settings.current != OTHERWISE


def test_every_setting_is_chosen_on_a_page_but_what_the_desk_remembers(hands: Hands) -> None:
    hands.settings.put(OTHERWISE)
    for page in range(hands.find(QListWidget, "preference_pages").count()):
        turn_to(hands, page)
        press(hands, "restore_page")

    assert unusual(OTHERWISE) == {each.name for each in fields(Settings)}
    assert unusual(hands.settings.current) == {"spectator_screen", "begun_last"}


def unusual(settings: Settings) -> set[str]:
    """Returns the choices that differ from the defaults."""
    return {each.name for each in fields(settings) if getattr(settings, each.name) != getattr(Settings(), each.name)}


def test_restoring_all_settings_restores_the_defaults(hands: Hands) -> None:
    hands.settings.put(OTHERWISE)
    press(hands, "restore_all")

    assert hands.settings.current == Settings()


def test_every_page_shows_what_was_chosen_elsewhere(hands: Hands) -> None:
    hands.settings.put(replace(OTHERWISE, window_language=""))

    assert hands.find(QAbstractButton, "theme_dark").isChecked()
    assert hands.find(QAbstractButton, "text_large").isChecked()
    assert hands.find(QAbstractButton, "board_turned").isChecked()
    assert item_of(hands, ActionName.WHITE).text(1) == "B"
    assert hands.find(QComboBox, "aid_break").currentText() == "Suggest"
    assert not hands.find(QAbstractButton, "sounds_on").isChecked()
    assert hands.find(QSlider, "volume").value() == 35
    assert hands.find(QComboBox, "call_language").currentText() == "English"
    assert hands.find(QSpinBox, "guard_ms").value() == 250
    assert "/media/stick" in hands.text("second_backups")
    assert hands.window.theme().name is ThemeName.DARK
