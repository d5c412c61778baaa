"""The window changes its language at once, calls may have another one, and the open match continues."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.controls import Button, KeyButton
from carrom_desk.gui.panels.log import LogList
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.gui.settings.languages import LanguageController, window_language
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.match.record import new_record
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.entry_text import what
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.ruling import Call
from carrom_desk.rules.texts.piece_text import men, points_of
from carrom_desk.storage.database import open_database
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import OPENED, at_match
from tests.gui.hands import Hands

CALLS = {
    "en": ("“Play.”", "“Due.”", "“Foul.”", "“Due and foul.”", "“Technical foul.”", "“Queen covered.”", "“Board.”"),
    "de": ("„Play.“", "„Due.“", "„Foul.“", "„Due und Foul.“", "„Technisches Foul.“", "„Queen gedeckt.“", "„Board.“"),
}


@pytest.fixture
def language_controller(qapp: QApplication) -> Iterator[LanguageController]:
    """Returns the controller, in English on a machine that prefers German; removed at the end."""
    owner = QObject()
    made = LanguageController(lambda: ["de-DE", "en"], owner)
    made.use("en", "")
    yield made
    made.use("en", "en")


def speak(hands: Hands, window: str, calls: str = "") -> None:
    hands.settings.put(replace(hands.settings.current, window_language=window, call_language=calls))


# The interpreter alone


@pytest.mark.parametrize(("language", "written"), [("de", "Notiz: rien"), ("fr", "Note\N{NO-BREAK SPACE}: rien")])
def test_before_a_colon_there_is_a_space_where_a_language_wants_one(
    language_controller: LanguageController, language: str, written: str
) -> None:
    language_controller.use(language, "")

    assert what(new_record(SINGLES).state, Noted("rien")) == written


@pytest.mark.parametrize(("window", "calls"), [("en", "en"), ("en", "de"), ("de", "en"), ("de", "de")])
def test_calls_stand_in_the_language_of_the_calls(
    language_controller: LanguageController, window: str, calls: str
) -> None:
    language_controller.use(window, calls)

    assert tuple(say(call.words) for call in Call) == CALLS[calls]
    assert points_of(1) == {"en": "1 point", "de": "1 Punkt"}[window]
    assert men(2, is_white=True) == {"en": "2 white men", "de": "2 weiße Steine"}[window]


@pytest.mark.parametrize(("window", "spoken"), [("", "de"), ("en", "en"), ("de", "de"), ("xx", "en")])
def test_the_calls_follow_the_window_and_the_window_the_system(
    language_controller: LanguageController, window: str, spoken: str
) -> None:
    language_controller.use(window, "")

    assert tuple(say(call.words) for call in Call) == CALLS[spoken]


def test_nothing_is_loaded_for_english(qapp: QApplication) -> None:
    owner = QObject()
    english = LanguageController(lambda: ["en-GB", "de"], owner)
    english.use("", "")

    assert english.findChildren(QTranslator) == []
    assert window_language("", lambda: ["en-GB", "de"]) == "en"


def test_keys_are_written_as_on_the_keyboards_of_the_language(language_controller: LanguageController) -> None:
    language_controller.use("de", "")
    keys = KeyTable()

    assert (keys.shown(ActionName.UNDO), keys.shown(ActionName.SPACE)) == ("Strg+Z", "Leertaste")


def test_what_goes_wrong_with_the_database_is_said_in_the_language_of_the_window(
    language_controller: LanguageController, tmp_path: Path
) -> None:
    language_controller.use("de", "")

    with pytest.raises(StoreUnavailable) as caught:
        open_database(str(tmp_path))

    assert str(caught.value) == f"{tmp_path} is a folder. Enter the path of a file in it."
    assert in_language(caught.value) == f"{tmp_path} ist ein Ordner. Geben Sie den Pfad einer Datei darin an."


def test_a_language_that_is_left_is_gone(language_controller: LanguageController) -> None:
    language_controller.use("de", "de")
    language_controller.use("en", "en")

    assert _("Confirm") == "Confirm"
    assert say(Call.DUE.words) == "“Due.”"


# In the window


def test_everything_on_the_desk_speaks_at_once_and_the_match_goes_on(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))
    hands.key("w", "s")
    hands.wait(3_000)
    draft, left, entries = hands.draft, hands.read_clock().left_s, len(hands.record.entries)
    speak(hands, "de")
    hands.settle()

    assert hands.find(Button, "confirm").title.endswith("Bestätigen")
    assert hands.find(KeyButton, "undo").title == "Rückgängig"
    assert hands.find(KeyButton, "undo").key == "Strg+Z"
    assert hands.text("call") == "„Due.“"
    assert hands.text("what_now") == "Bestätigen Sie den Stoß."
    assert hands.part("board").accessibleName().startswith("Carrombrett")
    leave = hands.window.findChildren(QAction, "action_quit")[0]
    assert (leave.text(), leave.shortcut().toString(QKeySequence.SequenceFormat.NativeText)) == ("Beenden", "Strg+Q")
    assert "weiß" in str(hands.find(LogList, "log").model().index(1, 0).data())
    assert (hands.draft, hands.read_clock().left_s, len(hands.record.entries)) == (draft, left, entries)
    hands.key("enter")
    assert len(hands.record.entries) == entries + 1
    assert hands.draft.is_empty()


def test_keys_and_buttons_work_once_after_the_language_changed(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))
    for code in ("de", "en", "de"):
        speak(hands, code)
        hands.settle()
    hands.key("w")
    hands.click("piece_white_1")
    marked = hands.draft.pocketed.white
    hands.key("1")

    assert marked == 2
    assert len(hands.record.entries) == 4


def test_only_the_calls_change_where_only_they_are_chosen(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("s")
    speak(hands, "en", "de")
    hands.settle()

    assert hands.text("call") == "„Due.“"
    assert hands.text("what_now") == "Confirm the stroke."


def test_the_preferences_stay_open_where_they_were(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.controller.actions.trigger(ActionName.KEY_CARD)
    hands.click("change_keys")
    hands.find(QListWidget, "preference_pages").setCurrentRow(4)
    box = hands.find(QComboBox, "window_language")
    box.setCurrentIndex(box.findText("Deutsch"))
    box.activated.emit(box.currentIndex())
    hands.settle()
    (dialog,) = (each for each in hands.window.findChildren(QDialog) if each.isVisible())

    assert dialog.windowTitle() == "Einstellungen"
    assert hands.find(QListWidget, "preference_pages").currentItem().text() == "Sprache"
    assert hands.text("calls") == " ".join(CALLS["de"])
    assert {label.text() for label in dialog.findChildren(QLabel)} >= {"Fenster", "Ansagen"}


@pytest.mark.parametrize("name", ["window_language", "call_language"])
def test_the_keyboard_stays_at_the_language_that_was_chosen_by_it(qtbot: QtBot, name: str) -> None:
    hands = Hands(qtbot)
    hands.controller.actions.trigger(ActionName.KEY_CARD)
    hands.click("change_keys")
    hands.settle_dialogs()
    hands.turn_to_dialog()
    hands.find(QListWidget, "preference_pages").setCurrentRow(4)
    hands.find(QComboBox, name).setFocus()
    hands.key("down")
    hands.settle_dialogs()
    hands.turn_to_dialog()

    box = hands.find(QComboBox, name)
    assert box.currentIndex() == 1
    assert box.hasFocus()


def test_the_system_s_language_is_spoken_from_the_start(qtbot: QtBot) -> None:
    hands = Hands(qtbot, wanted_languages=["de-CH"])

    assert hands.text("what_now") == "Beginnen oder öffnen Sie ein Match."
    assert hands.settings.current == Settings()
